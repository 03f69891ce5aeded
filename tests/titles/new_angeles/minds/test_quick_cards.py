"""What the quick rules expect of a card before anybody has played it."""

import pytest

from newangeles_gui.titles.new_angeles.minds.quick.policy import QuickPolicy
from newangeles_gui.titles.new_angeles.rules.state import (
    ANDROID,
    HUMAN_FIRST,
    ILLNESS,
    ORGCRIME,
    OUTAGE,
    PROTEST,
)


@pytest.fixture(scope="module")
def policy(ai_box):
    return QuickPolicy(ai_box)


@pytest.fixture
def table(bench):
    """A game of four at a main offer, with a city that is laid out by district."""

    def make(demand="retail_shortage", back="outage", seed=1, **city):
        game = bench.until(seed, "main_offer")
        state = game.state
        state.demand, state.round_place, state.threat = demand, 0, 12
        state.city[:] = [city.get(name, 0) for name in game.box.district_ids]
        events = state.event_deck
        top = next(one for one in events if game.box.events[one].back == back)
        events.remove(top)
        events.append(top)
        return game

    return make


def expected(policy, game, card):
    return policy.deals.cards(game.state)[card]


def test_contracts_are_paid_for_what_a_card_really_does(policy, table):
    game = table(quinde=ILLNESS, la_costa=ILLNESS)
    assert expected(policy, game, "clinical_trials").gains == (("jinteki", 2),)
    assert expected(policy, game, "clean_slate").gains == (("jinteki", 4),)
    assert expected(policy, table(), "clinical_trials").gains == ()


def test_capital_for_who_resolves_a_card(policy, table):
    game = table()
    own = {
        "high_risk_investments": 3.0,
        "vanity_project": 2.0,
        "underpaid_overclocked": 4.0,
        "information_procurement": -1.0,
        "clinical_trials": 0.0,
    }
    assert {card: expected(policy, game, card).own for card in own} == own


def test_a_unit_is_swept_away_once(policy, table):
    """Scorched Earth sweeps the burnt district and another one, not the best one twice."""
    one = expected(policy, table(quinde=ORGCRIME), "scorched_earth").calm
    two = expected(policy, table(quinde=ORGCRIME, manta=ORGCRIME), "scorched_earth").calm
    assert two > one + 0.3


def test_a_strike_is_the_price_of_liquidation(policy, table, bench):
    """Where nothing is missing there is nothing to gain from it."""
    game = table(quinde=ANDROID, manta=ANDROID)
    game.state.supply = list(bench.box.track_ends)
    assert expected(policy, game, "liquidation").calm < 0
    short = table()
    short.state.supply = [1, 1, 0, 4, 1]
    last = len(bench.box.rounds) - 1 - list(reversed(bench.box.rounds)).index("demand")
    short.state.round_place, short.state.turn_track = last - 1, []
    assert expected(policy, short, "liquidation").calm > 0, "the last chance to deliver"


def test_of_two_effects_the_better_one_counts(policy, table):
    """Live Feeds lowers unrest or removes orgcrime."""
    unrest = expected(policy, table(quinde=PROTEST), "live_feeds").calm
    both = expected(policy, table(quinde=PROTEST, base_de_cayambe=ORGCRIME), "live_feeds").calm
    assert both > unrest + 0.3


def test_what_the_next_event_is_about_hurts_most(policy, table):
    city = {"quinde": OUTAGE, "manta": ORGCRIME}
    outage = table(back="outage", **city)
    crime = table(back="orgcrime", **city)
    assert (
        expected(policy, outage, "budget_renovations").calm
        > expected(policy, crime, "budget_renovations").calm
    )
    assert (
        expected(policy, crime, "arrest_orders").calm
        > expected(policy, outage, "arrest_orders").calm
    )


def test_nothing_hurts_when_no_event_is_left(policy, table, bench):
    city = {"quinde": OUTAGE, "manta": ORGCRIME}
    early = table(**city)
    late = table(**city)
    late.state.round_place, late.state.turn_track = len(bench.box.rounds) - 1, []
    late.state.phase = "demand"
    assert expected(policy, late, "budget_renovations").calm == 0
    assert expected(policy, early, "budget_renovations").calm > 0.5


def test_light_is_brought_to_where_the_demand_is_short(policy, table):
    """45.2: entertainment is missing, and Quinde would deliver it."""
    dark = {"quinde": ANDROID | OUTAGE, "nihongai": ANDROID | OUTAGE}
    game = table(demand="retail_shortage", back="unrest", **dark)
    game.state.supply = [9, 9, 9, 0, 9]
    sight, hurts = policy.deals.sight(game.state), policy.deals.hurts
    at = game.box.district_at
    assert hurts.of(OUTAGE, at["quinde"], sight) > hurts.of(OUTAGE, at["nihongai"], sight) + 0.5


def test_hidden_things_and_purses_change_nothing(policy, table):
    game = table(quinde=OUTAGE, manta=HUMAN_FIRST | ANDROID, esmeraldas=ILLNESS)
    other = game.clone()
    state = other.state
    state.hands = [[] for _ in state.hands]
    state.rivals, state.capital = [""] * 4, [0] * 4
    state.event_deck[:-1] = reversed(state.event_deck[:-1])
    state.owners, state.exhausted, state.threat = {}, [], 3
    fresh = QuickPolicy(game.box)
    for card in game.box.cards:
        assert expected(policy, game, card) == expected(fresh, other, card), card
    assert game.state.city[3] == HUMAN_FIRST | ANDROID, "nothing was done to the game itself"
