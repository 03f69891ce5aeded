"""How long saving and loading take at the end of a long game."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from newangeles_gui.session import Match

GAMES: Final = 60
TIMES: Final = 30
LATEST: Final = 12  # choices that are saved one after the other


def measure_saves(box: Any) -> dict[str, float]:
    """Saving with and without the disk, loading with everything checked, and the size.

    A choice is saved into the folder for temporary files; there the disk must have it.
    """
    from newangeles_gui.session import load_bytes, save_bytes

    match = _longest(box)
    raw = save_bytes(match, 0)
    return {
        "save_in_memory_ms": _best(lambda: save_bytes(match, 0)),
        "save_on_disk_ms": _on_disk(match),
        "load_verified_ms": _best(lambda: load_bytes(raw, box)),
        "save_kilobytes": len(raw) / 1e3,
    }


def _longest(box: Any) -> Match:
    """The longest of many random games."""
    from newangeles_gui.engine import Start
    from newangeles_gui.session import Match, Plan, Seat

    from .sim_games import Chance

    names = list(box.title.rules.roles(box))[: box.title.meta.seats[-1]]
    longest = None
    for number in range(GAMES):
        plan = Plan(Start(names, str(number)), [Seat(name) for name in names])
        match = Match.begin(box, plan, "bench")
        chance = Chance(number)
        while match.pending is not None:
            match.apply(chance.choose(match.game, match.pending))
        if longest is None or len(match.record.choices) > len(longest.record.choices):
            longest = match
    assert longest is not None
    return longest


def _on_disk(match: Match) -> float:
    """The quickest of several saves, each of which has one choice more than the last."""
    from newangeles_gui.session import SaveStore

    choices = match.record.choices
    with tempfile.TemporaryDirectory() as folder:
        store = SaveStore(Path(folder))
        times = []
        for length in range(max(0, len(choices) - LATEST), len(choices) + 1):
            match.record.choices = choices[:length]
            times.append(_seconds(lambda: store.autosave(match)))
    match.record.choices = choices
    return min(times[1:]) * 1e3  # the first one makes the folders and the whole journal


def _best(work: Callable[[], object]) -> float:
    return min(_seconds(work) for _ in range(TIMES)) * 1e3


def _seconds(work: Callable[[], object]) -> float:
    started = perf_counter()
    work()
    return perf_counter() - started
