"""The greedy player holds back who runs away with the game, but not at the city's cost."""

import random

import pytest

from newangeles_gui.engine.decisions import Decision
from newangeles_gui.titles.new_angeles.minds.judgement.judge import Eye, Judge, Standings
from newangeles_gui.titles.new_angeles.rules.views import view

NAMES = ["jinteki", "haas_bioroid", "nbn", "weyland", "globalsec", "melange"]
OWN = 2  # NBN looks on
HERE, THERE = 0, 1


@pytest.fixture(scope="session")
def standings(ai_box):
    return Standings(ai_box)


def test_the_richest_opponent_runs_away(standings):
    level = standings.runaway(NAMES, [20] * 6, OWN, 0)
    assert level == 0
    assert standings.runaway(NAMES, [20, 30, 20, 20, 20, 20], OWN, 0) == 8
    assert standings.runaway(NAMES, [20, 20, 30, 20, 20, 20], OWN, 0) == 0  # oneself


def test_contracts_to_come_count_as_long_as_there_are_rounds(standings):
    early = standings.runaway(NAMES, [20] * 6, OWN, 6)
    late = standings.runaway(NAMES, [20] * 6, OWN, 1)
    assert early > late > 0


def two_like_offers(bench, leader, threat):
    """What the last supporter says to two offers that are alike but for who makes them."""
    seen = view(bench.until(1, "support", players=6))
    deal = seen.deal
    deal.main_by, deal.counter_by = HERE, THERE
    deal.main = deal.counter = "high_risk_investments"
    deal.support, deal.support_side, deal.support_by = [], [], []
    seen.active, seen.seat, seen.threat = HERE, 5, threat
    seen.hand = ["live_feeds"] * 4
    seen.hand_sizes[5] = 4
    seen.city = [0] * 10
    seen.owners = {}
    seen.corporations = NAMES[1:5] + [NAMES[0], NAMES[5]]
    seen.capital = [20] * 6
    seen.capital[leader] = 32
    seen.rival, seen.investment = seen.corporations[3], ""
    return seen


def answer(bench, seen):
    asked = Decision("support", seen.seat, ["main", "counter", "abstain"], "deal")
    return bench.agents["greedy"].choose(seen, asked, random.Random(1)).option


def test_backs_the_poorer_of_two_like_offers(bench):
    assert answer(bench, two_like_offers(bench, HERE, 3)) == "counter"
    assert answer(bench, two_like_offers(bench, THERE, 3)) != "counter"


def test_envy_is_for_a_city_out_of_danger(bench):
    assert answer(bench, two_like_offers(bench, HERE, 24)) == "abstain"


def test_the_end_frightens_more_than_its_chance(ai_box, bench):
    judge = Judge(ai_box)
    state = bench.new(1, 6).state
    eye = Eye(0, "nbn")

    def look(threat):
        state.threat = threat
        survival = 1 - judge.outlook.chance_of_end(state, judge.clock(state))
        return judge.value(state, eye), survival

    (calm, safe), (tense, unsafe) = look(2), look(10)
    assert tense / calm < 0.98 * unsafe / safe


def test_envy_grows_with_the_table(bench):
    def watch(players):
        seen = view(bench.until(1, "support", players=players))
        seen.threat, seen.city = 3, [0] * 10
        return bench.agents["greedy"].prospects.table(seen).watch

    assert watch(4) == 0
    assert watch(6) > 1.4 * watch(5) > 0
