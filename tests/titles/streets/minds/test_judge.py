"""What hung on the tiles of a game is judged: what was right gained, what was wrong missed."""

from copy import copy
from pathlib import Path

import pytest

from newangeles_gui.minds import Task
from newangeles_gui.titles.streets.minds.judge import StreetsJudge, Swing, TileBuilt
from newangeles_gui.titles.streets.minds.players import StreetsCrew
from newangeles_gui.titles.streets.results.course import LEAST, Course
from newangeles_gui.titles.streets.rules import Box, View, view
from newangeles_gui.titles.streets.scenario.positions import read_positions

FILE = Path(__file__).parents[1] / "positions" / "closing.yaml"


@pytest.fixture(scope="module")
def pairs(box: Box) -> list[tuple[TileBuilt, TileBuilt]]:
    """Questions with one right answer, each with that and with another one."""
    found = []
    for position in read_positions(FILE):
        game, asked = position.question(box)
        if not position.title.startswith("Closes now") or len(found) == 4:
            continue
        right = next(one for one in asked.options if position.solved_by(one))
        wrong = next(one for one in asked.options if not position.solved_by(one))
        seen = view(game, asked.seat)
        found.append((TileBuilt(seen, asked, right), TileBuilt(seen, asked, wrong)))
    return found


@pytest.fixture(scope="module")
def crew(box: Box) -> StreetsCrew:
    return StreetsCrew(box)


def test_what_is_right_gains_and_what_is_wrong_misses_it(pairs, crew) -> None:
    built = [one for pair in pairs for one in pair]
    swings = crew.perform(Task("judge", "mayor", None, built, 1))
    for (right, _), good, bad in zip(pairs, swings[::2], swings[1::2], strict=True):
        assert good.money > 0 > bad.money
        assert bad.best == right.option != good.best


def test_it_is_always_judged_alike_and_quickly_where_nobody_can_wait(pairs, crew) -> None:
    task = Task("judge", "mayor", None, [pairs[0][0]], 3)
    assert crew.perform(task) == crew.perform(task)
    assert crew.perform_quickly(task) == crew.perform(task._replace(level="builder"))
    assert StreetsJudge(crew.agent("builder")).swings([], None) == []


def test_three_decisions_turned_a_game_in_their_order(pairs) -> None:
    tiles = [one for pair in pairs[:3] for one in pair]
    tiles = [one._replace(view=_at(one.view, turn)) for turn, one in enumerate(tiles)]
    course = Course(built=tiles, players=["coral", "ivory"] * 3)
    swings = [Swing(money, "another") for money in (4.2, -30.0, 2.0, 9.0, -1.0, 12.6)]
    found = course.turnings(swings)
    assert [(one.turn, one.player, one.swing) for one in found] == [
        (2, "ivory", -30),
        (4, "ivory", 9),
        (6, "ivory", 13),
    ]
    assert course.turnings([Swing(LEAST - 1.0, "another")] * 6) == []


def _at(seen: View, turn: int) -> View:
    found = copy(seen)
    found.turn = turn
    return found
