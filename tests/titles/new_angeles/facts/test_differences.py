"""What follows from a card if nothing else happens, and in what two futures differ."""

import random
from dataclasses import replace

import pytest

from newangeles_gui.titles.new_angeles.facts import futures
from newangeles_gui.titles.new_angeles.facts.differences import (
    MOST_PLACES,
    Span,
    compared,
    makes,
    read,
    shades,
    ways,
)
from newangeles_gui.titles.new_angeles.facts.futures import (
    demand_due,
    finished,
    foreseeing,
    future,
    future_of,
    next_events,
    outlooks,
    rounds_left,
)
from newangeles_gui.titles.new_angeles.rules import (
    ANDROID,
    DEVELOPMENT,
    HUMAN_FIRST,
    ILLNESS,
    ORGCRIME,
    OUTAGE,
    PRISEC,
    PROTEST,
    STRIKE,
    ActionCard,
    Deal,
    Game,
)
from newangeles_gui.titles.new_angeles.rules.setup import new_game
from newangeles_gui.titles.new_angeles.rules.views import view

PLAYERS = ["weyland", "globalsec", "haas_bioroid", "jinteki", "nbn"]
ME = PLAYERS.index("nbn")
CITY = {
    "guayaquil": HUMAN_FIRST | PROTEST,
    "la_costa": ANDROID,
    "rabotgorod": HUMAN_FIRST | ANDROID | OUTAGE,
    "quinde": ILLNESS,
    "esmeraldas": ILLNESS,
    "laguna_velasco": ANDROID | PROTEST,
    "manta": DEVELOPMENT,
    "nihongai": ORGCRIME | STRIKE,
    "rutherford": PRISEC | ANDROID,
    "base_de_cayambe": HUMAN_FIRST | DEVELOPMENT | PROTEST,
}


@pytest.fixture
def game(box) -> Game:
    """A vote that the tech of one district decides."""
    found, chance = new_game(box, PLAYERS, "7"), random.Random(5)
    number = 0
    while found.pending is None or found.pending.kind != "main_offer" or number <= 90:
        found.take(chance.choice(found.pending.options))
        number += 1
    state = found.state
    state.city = [CITY[name] for name in box.district_ids]
    state.supply, state.demand, state.threat = [0, 1, 3, 2, 0], "network_disruption", 9
    state.investments[ME] = "technology_sector"
    asset = state.deal.asset
    state.deal = Deal(asset=asset, main="gentrification", main_by=PLAYERS.index("weyland"))
    state.deal.counter, state.deal.counter_by = "clean_slate", PLAYERS.index("jinteki")
    return found


def both(box, game):
    seen = view(game, ME)
    deal = seen.deal
    main = future(box, seen, deal.main, deal.main_by, "main")
    return seen, main, future(box, seen, deal.counter, deal.counter_by, "counter")


def test_the_demand_is_weighed_after_the_productions_to_come(box, game) -> None:
    seen = view(game, ME)
    assert rounds_left(box, seen) == 1
    now, *others = outlooks(game.clone(), seen, ())
    assert not others
    assert now.supply == (0, 1, 3, 2, 0)
    # La Costa and Rutherford produce. Rabotgorod is dark, and by its Human First a second outage
    # moves on from there to Laguna Velasco before that is exploited (12.1).
    assert now.coming == (1, 1, 3, 3, 3)
    assert not now.met and now.income == 0
    game.state.phase = "event"
    assert rounds_left(box, view(game, ME)) == 0


def test_a_renewed_demand_is_due_at_the_next_demand_round(box) -> None:
    """45.3: while investments are chosen the one that lies open is the next one already."""
    chance, due = random.Random(1), {}
    game = new_game(box, ["nbn", "jinteki", "weyland", "melange"], 3)
    while game.pending is not None and game.state.round_place < 4:
        seen = view(game)
        due[seen.round_place, seen.phase, game.pending.kind] = demand_due(box, seen)
        game.take(chance.choice(game.pending.options))
    assert box.rounds[:7] == (1, 2, "demand", 3, 4, "demand", 5)
    assert due[0, "action", "lay"] == 2 and due[1, "action", "lay"] == 1
    assert due[2, "demand", "keep_investment"] == 3
    assert due[3, "action", "lay"] == 2


def test_the_next_event_is_chance_among_those_with_its_back_that_have_not_been(box, game) -> None:
    seen = view(game, ME)
    assert seen.top_event_back == "outage"
    known = [one for one in box.events if box.back_of[one] == "outage"]
    assert [*next_events(box, seen)] == known
    assert [*next_events(box, seen, {"earthquake"})] == [
        one for one in known if one != "earthquake"
    ]
    assert [*next_events(box, seen, {*known})] == known, "once all have been they come again"
    rises = {event: one.rise for event in known for one in outlooks(game.clone(), seen, (event,))}
    # The outages are in districts of the first and the second tier: 1 for each of the two, none
    # for an earthquake that wants three, 3 for what looks at the second tier.
    assert rises == {
        "crumbling_infrastructure": 2, "earthquake": 0, "helium_transport": 3,
        "rolling_outages": 2,
    }  # fmt: skip
    game.state.phase = "event"
    assert next_events(box, view(game, ME)) == ()


def test_how_far_the_next_event_goes_depends_on_the_offer_and_on_what_has_been(box, game) -> None:
    seen, main, _ = both(box, game)
    # Rabotgorod is lit, so its Human First darkens a district of the third tier instead.
    assert read(main, "event") == Span(2, 0, 5)
    assert {one.rise for one in main.now} == {0, 2, 3}
    ahead = foreseeing(box, seen, "gentrification", 0, "main", {"helium_transport"})
    assert read(finished(ahead), "event") == Span(2, 0, 1)
    row = compared(seen, main, None)[1]
    assert (row.what, row.main.most, row.counter.most) == ("event", 5, 3)


def test_the_demand_hangs_on_an_event_before_the_last_production(box, game) -> None:
    """With two rounds left the pieces of the next event may stop a district."""
    game.state.round_place, game.state.city = 0, [0] * 10
    assert rounds_left(box, view(game, ME)) == 2
    game.state.city[box.district_at["manta"]] = ANDROID
    game.state.supply, game.state.demand = [0] * 5, "network_disruption"
    seen = view(game, ME)
    (made,) = {one.coming for one in outlooks(game.clone(), seen, ("earthquake",))}
    assert made == (0, 0, 2, 4, 0)
    stopped = {one.coming for one in outlooks(game.clone(), seen, next_events(box, seen))}
    assert len(stopped) > 1


def test_rows_are_those_that_differ_the_demand_first(box, game) -> None:
    seen, main, counter = both(box, game)
    rows = {one.what: one for one in compared(seen, main, counter)}
    assert [*rows] == ["demand", "outage", "illness", "investment"]
    assert rows["demand"].main == Span(0, 1, 1) and rows["demand"].counter == Span(0, 0, 0)
    assert rows["outage"].main == Span(1, 0, 0) and rows["outage"].counter == Span(1, 1, 2)
    assert rows["illness"].main.certain and rows["illness"].counter == Span(2, 0, 2)
    assert rows["investment"].main.most > 0 == rows["investment"].counter.most


def test_without_a_counteroffer_it_is_compared_with_now(box, game) -> None:
    seen, main, _ = both(box, game)
    rows = {one.what: one for one in compared(seen, main, None)}
    assert rows["outage"].counter == Span(1, 1, 1)
    assert "illness" not in rows


def test_what_one_gains_oneself_is_among_the_rows_however_many_differ(box, game) -> None:
    """Main offer of NBN with Gurren Imaishi at stake: five other numbers differed as well."""
    seen, main, _ = both(box, game)
    one = main.after[0]
    city, mine = (ILLNESS,) * len(one.city), list(one.capital)
    mine[ME] += 5
    other = one._replace(
        city=city, met=not one.met, threat=one.threat + 1, rise=one.rise + 1, income=one.income + 1,
        capital=tuple(mine),
    )  # fmt: skip
    rows = compared(seen, main, replace(main, after=(other,)))
    assert len(rows) == 5
    assert [row.what for row in rows[-2:]] == ["investment", "capital"]


def test_nobody_but_its_owner_sees_an_investment(box, game) -> None:
    for seat in (0, -1):
        game.state.investments[0] = "short_sale" if seat else "populist_dismissal"
        seen = view(game, seat)
        game.state.investments[ME] = "technology_sector"
        first = future(box, seen, "gentrification", 0, "main")
        assert all(one.income == 0 for one in first.after) or seat == 0
    spectator = view(game)
    assert "investment" not in {
        one.what for one in compared(spectator, future(box, spectator, "gentrification", 0), None)
    }


def test_contracts_are_paid_in_coins(box, game) -> None:
    _, main, counter = both(box, game)
    weyland, jinteki = PLAYERS.index("weyland"), PLAYERS.index("jinteki")
    paid = read(main, "capital", weyland)
    assert paid.certain and paid.least - paid.before == 2
    maybe = read(counter, "capital", jinteki)
    assert maybe.least == maybe.before and maybe.most - maybe.before == 4


def test_what_comes_and_goes_in_the_districts(box, game) -> None:
    seen, main, counter = both(box, game)
    found = {one.district: one for one in shades(box, seen, main)}
    lit = found["rabotgorod"]
    assert lit.certain and lit.comes == ("prisec",) and {*lit.goes} == {"human_first", "outage"}
    assert makes(box, lit) == (False, True)
    assert found["laguna_velasco"].comes == ("human_first",)
    assert ways(box, found.values()) == [("human_first", "rabotgorod", "laguna_velasco")]
    maybe = shades(box, seen, counter)
    assert {one.district for one in maybe} == {"quinde", "esmeraldas"}
    assert all(not one.certain and one.before == one.after for one in maybe)


def test_a_choice_among_many_places_is_shown_at_none(box, game) -> None:
    seen = view(game, ME)
    many = future(box, seen, "ark_construction", 0, "main")
    assert len({one.where for one in many.may("development")}) > MOST_PLACES
    assert shades(box, seen, many) == ()


def test_an_answer_to_a_card_is_foreseen_and_nothing_after_the_card(box, game) -> None:
    game.state.deal.winning, game.state.deal.winner = "counter", ME
    game.state.deal.counter_by = ME
    game.state.stack.append(ActionCard("clean_slate", ME))
    game.run()
    seen = view(game, ME)
    option = next(one for one in seen.pending.options if one.endswith("quinde"))
    foreseen = future_of(box, seen, option)
    gone = [one for one in foreseen.certain if one.what == "illness"]
    assert [one.where for one in gone] == ["quinde"]
    assert not foreseen.choices and "outage" not in {one.what for one in foreseen.certain}
    assert future_of(box, seen, "nothing of the sort") is None
    assert foreseen.now[0].city == tuple(seen.city)


def test_questions_that_no_card_asks_foresee_nothing(box, game) -> None:
    seen = view(game, ME)
    assert all(future_of(box, seen, one) is None for one in game.pending.options)


def test_other_worlds_have_the_same_outlook(box, game, monkeypatch) -> None:
    seen = view(game, ME)
    first = [future(box, seen, card, ME) for card in box.cards]
    monkeypatch.setattr(futures, "WORLD", 7)
    assert [future(box, seen, card, ME) for card in box.cards] == first
    assert any(one.after != one.now for one in first)
