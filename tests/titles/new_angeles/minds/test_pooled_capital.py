"""Capital that all put together (Information Procurement): nobody pays what can make nothing."""

import random

import pytest

from newangeles_gui.engine.decisions import Choice
from newangeles_gui.titles.new_angeles.minds.coach.coach import Counsellor
from newangeles_gui.titles.new_angeles.minds.registry import make_agent
from newangeles_gui.titles.new_angeles.minds.search import Skills
from newangeles_gui.titles.new_angeles.rules.capital import pool
from newangeles_gui.titles.new_angeles.rules.steps.deal import ActionCard
from newangeles_gui.titles.new_angeles.rules.views import view

LEVELS = ("greedy", "intern", "manager", "director")
FEW = 40  # playouts


@pytest.fixture(scope="module")
def agents(ai_box):
    return {level: make_agent(level, ai_box) for level in LEVELS}


@pytest.fixture
def paying(bench):
    """A function: four players with this capital, these amounts paid, at the next question."""

    def make(capital, *paid):
        game = bench.until(1, "main_offer")
        state = game.state
        state.active, state.capital[:], state.threat = 0, capital, 15
        del state.stack[1:]
        state.stack.append(ActionCard("information_procurement", 0))
        game.run()
        for amount in paid:
            game.apply(Choice("spend", str(amount)))
        assert game.pending.kind == "spend"
        return game

    return make


def asked(game, seen_by=None):
    seen = game.state if seen_by is None else view(game, seen_by)
    return pool(game.box, seen, game.pending.seat)


@pytest.mark.parametrize(
    ("capital", "paid", "missing", "share"),
    [
        ([9, 9, 9, 9], (), 4, 1),
        ([9, 9, 9, 9], (0,), 4, 2),
        ([9, 9, 9, 9], (0, 1), 3, 2),
        ([9, 9, 9, 9], (1, 1, 1), 1, 1),
        ([9, 9, 9, 9], (4,), 0, 0),
        ([9, 9, 9, 9], (7,), 0, 0),
    ],
)
def test_what_is_missing_is_seen_by_everybody(paying, capital, paid, missing, share):
    game = paying(capital, *paid)
    for seat in (None, 0, 3):
        found = asked(game, seat)
        assert (found.needed, found.paid) == (4, sum(paid))
        assert (found.missing, found.share) == (missing, share)


@pytest.mark.parametrize(
    ("capital", "paid", "wasted"),
    [
        ([9, 9, 9, 9], (), {0: 0, 1: 0, 4: 0, 5: 1, 9: 5}),
        ([9, 9, 9, 9], (1, 1, 1), {0: 0, 1: 0, 2: 1, 9: 8}),
        ([9, 9, 9, 9], (4,), {0: 0, 1: 1, 9: 9}),
        # The last one pays all that is missing, or in vain.
        ([9, 9, 9, 9], (1, 0, 0), {0: 0, 1: 1, 2: 2, 3: 0, 4: 1}),
        # Nobody after this one has enough for the rest.
        ([9, 9, 9, 1], (0, 0), {0: 0, 1: 1, 2: 2, 3: 0, 4: 0, 5: 1}),
        ([1, 1, 1, 0], (), {0: 0, 1: 1}),
    ],
)
def test_what_can_make_no_difference_is_wasted(paying, capital, paid, wasted):
    found = asked(paying(capital, *paid))
    assert {amount: found.wasted(amount) for amount in wasted} == wasted


POSITIONS = [
    ([29, 9, 9, 9], ()),
    ([29, 9, 9, 9], (1,)),
    ([9, 9, 9, 29], (1, 1, 1)),
    ([9, 9, 9, 29], (1, 1, 0)),
    ([9, 9, 29, 0], (1, 0)),
    ([3, 0, 0, 0], ()),
    ([9, 29, 9, 9], (4,)),
]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("capital", "paid"), POSITIONS)
def test_no_opponent_wastes_capital(agents, paying, level, capital, paid):
    game = paying(capital, *paid)
    seat = game.pending.seat
    for seed in range(3):
        choice = agents[level].choose(view(game, seat), game.pending, random.Random(seed))
        assert asked(game).wasted(int(choice.option)) == 0


@pytest.mark.parametrize(("capital", "paid"), POSITIONS)
def test_the_coach_does_not_recommend_waste(ai_box, paying, capital, paid):
    game = paying(capital, *paid)
    advice = Counsellor(Skills(ai_box), FEW, 1).advise(
        view(game, game.pending.seat), game.pending, random.Random(1)
    )
    assert {asked(game).wasted(int(one.option)) for one in advice.counsels} == {0}
