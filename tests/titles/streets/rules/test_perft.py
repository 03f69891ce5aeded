"""How many ways the first turns of a game can go."""

import pytest

from newangeles_gui.titles.streets.rules import Box, Game, new_game

SEATS = ["coral", "ivory", "slate"]
COUNTS: dict[tuple[int, tuple[str, ...], int], list[int]] = {
    (2, (), 1): [],
    (3, ("advisors",), 2): [],
    (2, ("business",), 5): [],
    (1, (), 1): [],
}


def leaves(game: Game, depth: int) -> int:
    """The number of ways in which so many questions can be answered."""
    if depth == 0 or game.pending is None:
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
def test_perft(box: Box, case: tuple[int, tuple[str, ...], int]) -> None:
    players, modules, seed = case
    game = new_game(box, SEATS[:players], seed, modules, record=False)
    assert [leaves(game, depth) for depth in (1, 2, 3)] == COUNTS[case]
