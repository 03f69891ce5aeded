"""The value of a position moves the right way with each thing that matters."""

import pytest

from newangeles_gui.titles.new_angeles.minds.judgement.city import Clock
from newangeles_gui.titles.new_angeles.minds.judgement.judge import Extra, Eye, Judge
from newangeles_gui.titles.new_angeles.rules.effect import Effect
from newangeles_gui.titles.new_angeles.rules.game import Game
from newangeles_gui.titles.new_angeles.rules.state import BIT, OUTAGE, STRIKE
from newangeles_gui.titles.new_angeles.rules.steps.rounds import Production


@pytest.fixture(scope="session")
def judge(ai_box):
    return Judge(ai_box)


@pytest.fixture
def state(bench):
    return bench.new(1).state


FIELD = Eye(0, "jinteki")
AGAINST_NBN = Eye(0, "nbn")
FEDERALIST = Eye(0, "federalist")


@pytest.mark.parametrize("eye", [Eye(0), FIELD, AGAINST_NBN, FEDERALIST])
def test_own_capital_is_good(judge, state, eye):
    values = []
    for capital in range(5, 45, 4):
        state.capital[0] = capital
        values.append(judge.value(state, eye))
    assert values == sorted(values) and values[0] < values[-1]


def test_the_rivals_capital_is_bad_and_no_other(judge, state):
    before = judge.value(state, AGAINST_NBN)
    state.capital[1] += 6
    assert judge.value(state, AGAINST_NBN) == before
    state.capital[2] += 6  # NBN
    assert judge.value(state, AGAINST_NBN) < before


def test_against_the_field_the_richest_does_not_matter(judge, state):
    state.capital[:] = [20, 12, 14, 30]
    before = judge.value(state, FIELD)
    state.capital[3] += 10
    assert judge.value(state, FIELD) == before
    state.capital[2] += 10  # 67.2: two poorer players are needed with four
    assert judge.value(state, FIELD) < before


@pytest.fixture
def last_round(state):
    state.round_place, state.phase = 7, "action"
    return state


def test_threat_hurts_more_the_nearer_it_is_to_the_end(judge, last_round):
    state = last_round

    def loss(threat):
        state.threat = threat
        before = judge.value(state, FIELD)
        state.threat += 2
        return before - judge.value(state, FIELD)

    assert 0 < loss(2) < loss(8) < loss(14)


def test_a_rich_federalist_likes_threat_and_a_poor_one_does_not(judge, last_round):
    state = last_round

    def gain(capital):
        state.capital[0] = capital
        state.threat = 14
        before = judge.value(state, FEDERALIST)
        state.threat = 19
        return judge.value(state, FEDERALIST) - before

    assert gain(32) > 0.05
    assert gain(12) < 0


def test_a_game_ended_by_threat_is_lost_but_for_a_rich_federalist(judge, state):
    state.ended_by = "threat"
    state.capital[0] = 24
    assert judge.value(state, FEDERALIST) == judge.value(state, AGAINST_NBN) == 0
    state.capital[0] = 25
    assert judge.value(state, FEDERALIST) == 1


@pytest.mark.parametrize("piece", ["human_first", "orgcrime", "illness", "outage"])
def test_trouble_in_the_city_is_bad(judge, state, piece):
    state.city[:] = [0] * 10
    before = judge.value(state, AGAINST_NBN)
    state.city[8] |= BIT[piece]
    assert judge.value(state, AGAINST_NBN) < before


def test_the_visible_event_back_says_which_trouble_is_worst(judge, state, ai_box):
    outages = next(one.id for one in ai_box.events.values() if one.back == "outage")
    state.event_deck[-1] = outages
    state.city[:] = [0] * 10
    forecast = judge.outlook.forecast
    dark = [OUTAGE if district in (5, 8) else 0 for district in range(10)]
    striking = [STRIKE if district in (5, 8) else 0 for district in range(10)]
    assert forecast.dangers(dark)["outage"].rise > forecast.dangers(striking)["outage"].rise == 0
    assert forecast.dangers(striking)["unrest"].rise > 0


def test_the_forecast_of_an_event_is_what_the_event_does(judge, bench, ai_box):
    """Every event, resolved by the rules on cities of a played game."""
    game = bench.new(4)
    for number, _ in enumerate(bench.moves(game, ["random"], 4)):
        if number % 60:
            continue
        for event in ai_box.events:
            twin = Game(ai_box, game.state.clone(), record=False)
            twin.state.threat = 0
            twin.state.owners.clear()  # nobody answers with an asset
            twin.state.stack = [Effect(event, 0)]
            twin.run()
            assert twin.state.threat == judge.outlook.forecast.rise(event, game.state.city), event


def test_a_missing_resource_matters_more_when_time_runs_out(judge):
    outlook = judge.outlook.demands
    early = Clock(productions=2, deals_to_demand=8, deals=24, events=6, later_demands=2)
    late = Clock(productions=1, deals_to_demand=0, deals=16, events=5, later_demands=2)
    targets = (0, 0, 3, 0, 0)
    enough, short = (0, 0, 3, 0, 0), (0, 0, 2, 0, 0)
    assert outlook.failure(targets, enough, late) < outlook.failure(targets, short, early)
    assert outlook.failure(targets, short, early) < outlook.failure(targets, short, late)


def test_projected_supply_is_what_production_brings(judge, bench, ai_box):
    for seed in range(6):
        twin = Game(ai_box, bench.new(seed).state.clone(), record=False)
        city, supply = twin.state.city[:], twin.state.supply[:]
        for _ in range(2):
            twin.state.stack = [Production()]
            twin.run()
        assert judge.outlook.demands.supply(city, supply, 2) == tuple(twin.state.supply)


def test_a_prize_is_worth_something_to_who_gets_it(judge, state):
    before = judge.value(state, AGAINST_NBN)
    assert judge.value(state, AGAINST_NBN, Extra(prize=5, prize_to=0)) > before
    assert judge.value(state, AGAINST_NBN, Extra(prize=5, prize_to=2)) < before


@pytest.mark.parametrize(
    ("place", "phase", "turns_left", "clock"),
    [
        (0, "action", 3, Clock(2, 7, 23, 6, 2)),
        (1, "action", 0, Clock(1, 0, 16, 5, 2)),
        (7, "action", 2, Clock(1, 2, 2, 1, 0)),
        (7, "event", 0, Clock(0, 0, 0, 0, 0)),
        (8, "demand", 0, Clock(0, 0, 0, 0, 0)),
    ],
)
def test_the_clock(ai_box, place, phase, turns_left, clock):
    assert Clock.read(ai_box, place, phase, turns_left) == clock
