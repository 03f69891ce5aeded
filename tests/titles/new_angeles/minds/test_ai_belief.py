"""Beliefs about rivals: exact from the deal, and moved the right way by what happens."""

import random

import pytest

from newangeles_gui.engine.decisions import Choice
from newangeles_gui.minds.agent import heard
from newangeles_gui.titles.new_angeles.minds.belief import believe
from newangeles_gui.titles.new_angeles.minds.measures import Calibration
from newangeles_gui.titles.new_angeles.minds.tuned import load_reading
from newangeles_gui.titles.new_angeles.rules.views import view
from newangeles_gui.titles.new_angeles.tellings import TELLINGS

READING = load_reading()


@pytest.mark.parametrize(("players", "ways"), [(4, 24), (5, 120), (6, 720)])
def test_the_deal_alone(bench, players, ways):
    seen = view(bench.until(1, "keep_investment", players=players), 0)
    belief = believe(seen, (), READING)
    assert len(belief.chances) == ways
    assert sum(belief.chances.values()) == pytest.approx(1)
    assert belief.rival_of(0)[seen.rival] == pytest.approx(1)
    for seat in range(1, players):
        chances = belief.rival_of(seat)
        assert chances[seen.rival] == 0
        possible = [chance for chance in chances.values() if chance]
        assert possible == [pytest.approx(1 / players)] * players


def test_before_the_rivals_are_dealt_all_is_possible_for_everybody(bench):
    """S.10: not even the own one is known during the first draws."""
    belief = believe(view(bench.new(1), 0), (), READING)
    assert len(belief.chances) == 120
    for seat in range(4):
        assert [*belief.rival_of(seat).values()] == [pytest.approx(1 / 5)] * 5


def backing(names, actor, side, cards=3):
    return (
        ("main_offer_proposed", {"player": names[0]}),
        ("counteroffer_proposed", {"player": names[1]}),
        ("supported", {"player": names[actor], "side": side, "cards": cards}),
    )


def test_whom_one_backs_is_less_likely_ones_rival(bench):
    game = bench.until(1, "keep_investment")
    seen = view(game, 3)
    seen.rival = "federalist"
    names = seen.corporations
    belief = believe(seen, backing(names, 2, "main"), READING).rival_of(2)
    assert belief[names[0]] < belief[names[2]] < belief[names[1]]
    more = believe(seen, backing(names, 2, "main") * 3, READING).rival_of(2)
    assert more[names[0]] < belief[names[0]]


def test_who_raises_threat_may_be_the_federalist(bench):
    seen = view(bench.until(1, "keep_investment"), 3)
    seen.rival = seen.corporations[0]
    names = seen.corporations
    told = (
        ("card_resolved", {"player": names[1], "card": "liquidation"}),
        ("threat_rose", {"amount": 3, "to": 9, "why": "illness"}),
    )
    before = believe(seen, (), READING).federalist()
    after = believe(seen, told * 3, READING).federalist()
    assert after[1] > before[1] and after[2] < before[2]


def test_events_that_nobody_caused_say_nothing(bench):
    seen = view(bench.until(1, "keep_investment"), 3)
    told = (("threat_rose", {"amount": 3, "to": 9, "why": "earthquake"}),)
    assert believe(seen, told, READING).chances == believe(seen, (), READING).chances


def test_drawn_cards_follow_the_belief(bench):
    seen = view(bench.until(1, "keep_investment"), 3)
    belief = believe(seen, backing(seen.corporations, 2, "main") * 2, READING)
    dice = random.Random(1)
    drawn = [belief.sample(dice) for _ in range(4000)]
    for card, chance in belief.rival_of(2).items():
        share = sum(one[2] == card for one in drawn) / len(drawn)
        assert share == pytest.approx(chance, abs=0.04)
    assert all(one[3] == seen.rival for one in drawn)


def test_a_card_left_under_the_board_stays_there(bench):
    game = bench.until(1, "keep_investment")
    seen = view(game, 0)
    me, other = seen.corporations[:2]
    hidden = next(one for one in seen.corporations if one != seen.rival)
    left = ("rival_seen", {"player": me, "rival": hidden, "swapped": True, "under": hidden})
    assert {one[-1] for one in believe(seen, (left,), READING).chances} == {hidden}
    unknown = ("rival_seen", {"player": other})
    assert len({one[-1] for one in believe(seen, (left, unknown), READING).chances}) > 1


def test_what_is_heard_is_what_the_seat_may_know(bench):
    game = bench.new(5)
    game.record = True
    dice, log = random.Random(1), list(game.events)
    while (decision := game.pending) is not None:
        log += game.apply(Choice(decision.kind, dice.choice(decision.options)))
    told = heard(log, 1, TELLINGS)
    assert told and all(TELLINGS[kind].heeded for kind, _ in told)
    seen = [facts for kind, facts in told if kind == "rival_seen"]
    assert all("rival" not in one or one["player"] == game.name(1) for one in seen)


def test_calibration_counts_what_was_said_and_what_was_right():
    table = Calibration(READING)
    for number in range(100):
        table.add({"nbn": 0.7, "weyland": 0.3}, "nbn" if number % 10 < 7 else "weyland")
    bins = {round(one.said, 1): one for one in table.bins()}
    assert bins[0.7].right == pytest.approx(0.7) and bins[0.3].right == pytest.approx(0.3)
    assert bins[0.7].number == 100
    assert any("70 %" in line for line in table.lines())


@pytest.mark.parametrize(("said", "right_of_ten", "off"), [(0.7, 7, 0.0), (0.9, 6, 0.3)])
def test_calibration_tells_how_far_off_statements_are(said, right_of_ten, off):
    table = Calibration(READING)
    for number in range(100):
        table.add(
            {"nbn": said, "weyland": 1 - said}, "nbn" if number % 10 < right_of_ten else "weyland"
        )
    assert table.error() == pytest.approx(off)
    assert table.lines()[-1] == f"statements are off by {100 * off:.1f} % on average"


def test_nothing_said_is_nothing_wrong():
    assert Calibration(READING).error() == 0
    assert Calibration(READING).bins() == []


def test_watching_asks_every_seat_about_every_other_once_a_turn(bench):
    game = bench.new(3)
    table = Calibration(READING)
    table.watch(game, [])  # the opening belongs to no turn
    assert table.seats == 0
    dice = random.Random(2)
    while game.state.turns_taken < 2:
        game.apply(Choice(game.pending.kind, dice.choice(game.pending.options)))
        table.watch(game, [])
    assert table.seats == 2 * 4 * 3
    assert sum(one.number for one in table.bins()) == len(table.statements)
    assert sum(truth for _, truth in table.statements) == table.seats


RAISED = (
    ("card_resolved", {"player": "haas_bioroid", "card": "liquidation"}),
    ("threat_rose", {"amount": 3, "to": 9, "why": "illness"}),
)


@pytest.mark.parametrize("count", [4, 6, 8])
def test_few_deals_stand_for_all_of_a_belief(bench, count):
    """Each seat is the Federalist as often as it is likely, to less than one deal."""
    seen = view(bench.until(1, "keep_investment"), 3)
    seen.rival = seen.corporations[0]
    belief = believe(seen, RAISED * 3, READING)
    for start in (0.0, 0.3, 0.99):
        deals = belief.spread(count, start)
        assert len(deals) == count
        assert all((*deal, left(seen, deal)) in belief.chances for deal in deals)
        for seat, chance in enumerate(belief.federalist()):
            found = sum(deal[seat] == "federalist" for deal in deals)
            assert abs(found - chance * count) < 1 + 1e-9


def left(seen, deal):
    return next(one for one in (*seen.corporations, "federalist") if one not in deal)
