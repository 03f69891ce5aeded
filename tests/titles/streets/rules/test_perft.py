"""In how many ways the next questions can be answered, at the start and in the middle of games."""

import random

import pytest

from newangeles_gui.titles.streets.rules import Box, Game, new_game

SEATS = ["coral", "ivory", "slate"]
Case = tuple[int, tuple[str, ...], int, int]  # players, modules, seed, decisions before
COUNTS: dict[Case, list[int]] = {
    (2, (), 1, 0): [24, 666, 20508],
    (3, ("advisors",), 2, 0): [24, 666, 20980],
    (1, (), 1, 0): [24, 616, 23315],
    (2, ("business", "advisors"), 3, 30): [4, 177, 768],
    (3, ("advisors",), 4, 40): [2, 234, 1248],
    (3, ("business",), 5, 50): [2, 76, 368],
    (1, ("advisors",), 6, 20): [2, 10, 405],
}


def played(box: Box, case: Case) -> Game:
    """The game of a case, after so many decisions by chance."""
    players, modules, seed, decisions = case
    game = new_game(box, SEATS[:players], seed, modules, record=False)
    dice = random.Random(seed)
    for _ in range(decisions):
        assert game.pending is not None
        game.take(dice.choice(game.pending.options))
    return game


def leaves(game: Game, depth: int) -> int:
    """The number of ways in which so many questions can be answered."""
    if game.pending is None:
        return 1
    if depth == 1:
        return len(game.pending.options)
    total = 0
    for option in game.pending.options:
        twin = game.clone()
        twin.take(option)
        total += leaves(twin, depth - 1)
    return total


@pytest.mark.parametrize("case", COUNTS, ids=str)
def test_perft(box: Box, case: Case) -> None:
    game = played(box, case)
    assert [leaves(game, depth) for depth in (1, 2, 3)] == COUNTS[case]
