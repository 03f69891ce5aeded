"""Counts of positions to a depth from fixed starts, as chess programs prove their moves."""

import pytest

from newangeles_gui.engine.decisions import Choice
from newangeles_gui.titles.new_angeles.rules.game import Box, Game
from newangeles_gui.titles.new_angeles.rules.setup import new_game

# (players, decisions played first, always the first option): leaves at depth 1, 2, 3, ...
COUNTS = {
    (4, 0): (4, 16, 64, 256, 512, 1024, 2048),
    (4, 20): (6, 24, 168, 384, 2616),
    (5, 33): (6, 36, 216, 432, 1744),
    (6, 47): (2, 7, 19, 35, 96),
    (5, 90): (10, 20, 80, 130, 400, 1450),
    (6, 120): (4, 10, 36, 132, 384),
}


def leaves(game: Game, depth: int) -> int:
    """How many positions there are after so many decisions."""
    if depth == 0 or game.pending is None:
        return 1
    total = 0
    for choice in game.pending.choices():
        twin = game.clone()
        twin.apply(choice)
        total += leaves(twin, depth - 1)
    return total


def start(box: Box, players: int, played: int) -> Game:
    """A position some decisions into a game."""
    game = new_game(box, list(box.corporations)[:players], "perft", "migrants")
    for _ in range(played):
        assert game.pending is not None
        game.apply(Choice(game.pending.kind, game.pending.options[0]))
    return game


@pytest.mark.parametrize(("players", "played"), COUNTS)
def test_counts(players: int, played: int, box: Box) -> None:
    game = start(box, players, played)
    counts = tuple(leaves(game, depth) for depth in range(1, len(COUNTS[players, played]) + 1))
    assert counts == COUNTS[players, played], f"{players} players after {played} decisions"
