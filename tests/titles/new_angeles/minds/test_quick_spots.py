"""What the quick rules know about districts: playouts and beginners answer by them."""

import pytest

from newangeles_gui.titles.new_angeles.minds.quick.policy import QuickPolicy
from newangeles_gui.titles.new_angeles.rules.state import (
    ANDROID,
    HUMAN_FIRST,
    ILLNESS,
    ORGCRIME,
    OUTAGE,
)
from newangeles_gui.titles.new_angeles.rules.steps.deal import ActionCard


@pytest.fixture(scope="module")
def policy(ai_box):
    return QuickPolicy(ai_box)


def asked(bench, card, city, seat=0):
    """A game in which a card asks its first question about this city."""
    game = bench.until(1, "main_offer")
    state = game.state
    state.threat, state.rivals = 12, ["weyland", "nbn", "haas_bioroid", "jinteki"]
    state.city[:] = [city.get(name, 0) for name in game.box.district_ids]
    del state.stack[1:]
    state.stack.append(ActionCard(card, seat))
    game.run()
    return game


def answers(policy, game, kind):
    """The answers to all questions of a kind until the card is done."""
    found = []
    while (pending := game.pending) is not None and pending.kind != "main_offer":
        option = policy.answer(game, pending)
        if pending.kind == kind:
            found.append(option)
        game.take(option)
    return found


def test_a_piece_is_not_pushed_to_the_root(bench, policy):
    """34.2, 34.3: where one stands already the next one moves on, and from there to the Root."""
    crowded = {name: ORGCRIME for name in bench.box.district_ids if name != "guayaquil"}
    game = asked(bench, "media_circus", dict.fromkeys(crowded, HUMAN_FIRST))
    assert answers(policy, game, "place") == ["guayaquil"]


def test_a_piece_is_not_pushed_through_an_ill_district(bench, policy):
    """3.0, R.2: moving on involves the districts on the way, and threat rises by 2."""
    city = {"guayaquil": HUMAN_FIRST, "quinde": ILLNESS}
    game = asked(bench, "media_circus", city)
    assert not {"guayaquil", "quinde"} & set(answers(policy, game, "place"))


def test_androids_that_work_in_ill_districts_stay_there(bench, policy):
    """3.0, 68.1: up to three may be moved; none has to be."""
    ill = dict.fromkeys(("quinde", "manta", "laguna_velasco", "rutherford"), ANDROID | ILLNESS)
    game = asked(bench, "labor_solutions", ill)
    game.state.supply = list(bench.box.track_ends)  # nothing is missing that would be worth it
    threat = game.state.threat
    assert answers(policy, game, "move_android") == ["done"]
    assert game.state.threat == threat


def test_an_android_goes_where_the_demand_is_short(bench, policy):
    """29.3, 45.2: one that stands in the dark is of no use."""
    dark = {
        "quinde": ANDROID,
        "manta": ANDROID,
        "la_costa": ANDROID,
        "rutherford": ANDROID | OUTAGE,
    }
    game = asked(bench, "efficiency_experts", dark)
    game.state.demand = "increased_martian_violence"
    game.state.supply[:] = [1, 2, 0, 8, 4]  # two credits are missing
    assert policy.answer(game, game.pending) == "rutherford"
    game.take("rutherford")
    goal = game.pending.options.index(policy.answer(game, game.pending))
    district = game.box.district_at[game.pending.options[goal]]
    credits = [amount for place, amount in game.box.primary[district] if place == 4]
    assert credits, "it brings credits"
