"""Recorded games: the same seed gives the same game, and each seat sees what it saw."""

import pytest

from newangeles_gui.titles.new_angeles.rules.game import Box
from tests.titles.new_angeles.golden.record import GAMES, HERE, lines_of


@pytest.mark.parametrize("name", GAMES)
def test_golden_game(name: str, box: Box) -> None:
    recorded = (HERE / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    played = lines_of(box, *GAMES[name])
    for number, (was, came) in enumerate(zip(recorded, played, strict=False), 1):
        assert came == was, f"line {number} of {name}.txt; see golden/record.py"
    assert len(played) == len(recorded)
