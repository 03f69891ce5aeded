"""How long a save and a load take and how large a save is, at the end of the longest game."""

import pytest

from newangeles_gui.commands.bench import measure_saves
from newangeles_gui.titles.new_angeles.rules.game import Box


@pytest.fixture(scope="module")
def figures(box: Box) -> dict[str, float]:
    return measure_saves(box)


def test_figures(figures: dict[str, float]) -> None:
    """The disk's own share is for `newangeles bench` to tell: it is another on each machine."""
    assert figures.keys() == {
        "save_in_memory_ms", "save_on_disk_ms", "load_verified_ms", "save_kilobytes",
    }  # fmt: skip
    assert 0 < figures["save_in_memory_ms"] <= 5
    assert 0 < figures["load_verified_ms"] <= 1_000
    assert 1 < figures["save_kilobytes"] <= 150
    assert figures["save_on_disk_ms"] > 0
