"""What the greedy player does at some tables where the answer is plain."""

import random

import pytest

from newangeles_gui.engine.decisions import Decision
from newangeles_gui.titles.new_angeles.minds.yardsticks.deal_policy import cards_to_lay
from newangeles_gui.titles.new_angeles.rules.state import ANDROID, ILLNESS, OUTAGE
from newangeles_gui.titles.new_angeles.rules.steps.deal import ActionCard
from newangeles_gui.titles.new_angeles.rules.views import view


@pytest.mark.parametrize(
    ("behind", "later", "budget", "cards"),
    [
        (0, (0, 0), 5, 0),  # a tie is a win for the main offer: nothing to add
        (-2, (0, 1), 5, 0),  # it leads by enough
        (1, (0, 0), 5, 1),  # the last one: just as many as it takes
        (3, (0, 0), 5, 3),
        (3, (0, 0), 2, 0),  # cannot turn it: no card is wasted
        (1, (0, 1), 5, 2),  # one more against what is still to come
        (2, (3, 0), 5, 1),  # friends will do the rest, but somebody has to begin
        (1, (0, 0), 0, 0),  # not worth a card
    ],
)
def test_how_manycards_to_lay(behind, later, budget, cards):
    assert cards_to_lay(behind, later, budget) == cards


def resolving(bench, card, seat=0, **changes):
    """A four-player game in which this card is about to be resolved."""
    game = bench.until(1, "main_offer")
    state = game.state
    state.city[:] = [0] * 10
    for name, value in changes.items():
        setattr(state, name, value)
    return start(game, card, seat)


def start(game, card, seat):
    del game.state.stack[1:]
    game.state.stack.append(ActionCard(card, seat))
    game.run()
    return game


def answer(bench, game):
    seen = view(game, game.pending.seat)
    return bench.agents["greedy"].choose(seen, game.pending, random.Random(1)).option


def test_mends_the_district_that_produces(bench):
    city = [0] * 10
    city[1] = OUTAGE
    city[8] = OUTAGE | ANDROID
    game = resolving(bench, "gentrification", city=city)
    assert answer(bench, game) == "rutherford"


def test_cures_as_much_as_its_contract_pays_for(bench):
    city = [0] * 10
    city[1] = city[4] = city[9] = ILLNESS
    game = resolving(bench, "mandatory_quarantine", city=city)  # Jinteki sits in seat 0
    before = game.state.capital[0]
    while game.pending.kind == "remove":
        game.apply(bench.agents["greedy"].choose(view(game, 0), game.pending, random.Random(1)))
    assert game.state.capital[0] == before + 6


def test_does_not_place_an_outage_where_it_hurts(bench):
    city = [0] * 10
    city[2] = city[5] = ILLNESS
    city[5] |= ANDROID
    game = resolving(bench, "clean_slate", city=city)
    while game.pending.kind == "remove":
        game.apply(bench.agents["greedy"].choose(view(game, 0), game.pending, random.Random(1)))
    assert set(game.pending.options) == {"laguna_velasco", "la_costa"}
    assert answer(bench, game) == "la_costa"


def test_gives_capital_to_itself_first_and_to_its_rival_last(bench):
    game = resolving(bench, "high_risk_investments")
    game.state.rivals[:] = ["nbn", "jinteki", "haas_bioroid", "weyland"]
    given = []
    while game.pending and game.pending.source == "high_risk_investments":
        given.append(answer(bench, game))
        game.apply(bench.agents["greedy"].choose(view(game, 0), game.pending, random.Random(1)))
    assert given[0] == "jinteki" and "nbn" not in given


def test_nobody_supports_where_only_one_offer_lies(bench):
    asked = 0
    for seed in range(3):
        game = bench.new(seed, 5)
        for seen, decision, choice in bench.moves(game, ["greedy"], seed):
            if decision.kind == "support" and not seen.deal.counter:
                asked += 1
                assert choice.option == "abstain"
    assert asked


def raising_or_calming(bench, capital):
    """What a Federalist with this capital offers when threat stands one below the end."""
    seen = view(bench.until(1, "main_offer"))
    seen.seat = seen.active
    seen.threat, seen.rival = 24, "federalist"
    seen.capital[seen.seat] = capital
    seen.supply = [0] * 5  # Spin Doctors will raise threat
    seen.hand = ["spin_doctors", "clinical_trials"]
    asked = Decision("main_offer", seen.seat, seen.hand)
    return bench.agents["greedy"].choose(seen, asked, random.Random(1)).option


def test_a_federalist_ends_the_game_only_when_rich_enough(bench):
    assert raising_or_calming(bench, 24) == "clinical_trials"
    assert raising_or_calming(bench, 25) == "spin_doctors"
