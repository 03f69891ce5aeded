"""Recorded games: the same seed gives the same game."""

import pytest

from newangeles_gui.titles.streets.rules import Box
from tests.titles.streets.golden.record import GAMES, HERE, lines_of


@pytest.mark.parametrize("name", GAMES)
def test_golden_game(name: str, box: Box) -> None:
    recorded = (HERE / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    played = lines_of(box, name)
    for number, (was, came) in enumerate(zip(recorded, played, strict=False), 1):
        assert came == was, f"line {number} of {name}.txt; see golden/record.py"
    assert len(played) == len(recorded)
