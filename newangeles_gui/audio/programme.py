"""Which music there is for each scene, and what comes next."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from newangeles_gui.engine import rng

from .catalogue import Recording


@dataclass(slots=True, frozen=True)
class Suite:
    """Pieces in step from calm to critical: as long as each other, with the same bars."""

    name: str
    pieces: tuple[str, ...]
    bars: int
    bar: float  # seconds

    def piece(self, intensity: int) -> str:
        """The piece of an intensity, from 0."""
        return self.pieces[min(intensity, len(self.pieces) - 1)]


def suites_of(recordings: Iterable[Recording]) -> dict[str, list[Suite]]:
    """The suites of each scene."""
    together: dict[tuple[str, str], list[Recording]] = {}
    for one in sorted(recordings, key=lambda one: one.intensity):
        together.setdefault((one.scene, one.suite), []).append(one)
    scenes: dict[str, list[Suite]] = {}
    for (scene, name), pieces in together.items():
        first = pieces[0]
        bars = max(1, round(first.seconds / first.bar))
        names = tuple(piece.name for piece in pieces)
        scenes.setdefault(scene, []).append(Suite(name, names, bars, first.bar))
    return scenes


class Programme:
    """The suites of each scene in a drawn order: none comes again before all others were heard."""

    __slots__ = ("_rounds",)

    def __init__(self, recordings: Iterable[Recording] = (), seed: int = 0) -> None:
        self._rounds = suites_of(recordings)
        state = rng.seed(seed)
        for _, suites in sorted(self._rounds.items()):
            suites.sort(key=lambda suite: suite.name)
            state = rng.shuffle(suites, state)

    def knows(self, scene: str) -> bool:
        """Whether there is music for a scene."""
        return scene in self._rounds

    def next(self, scene: str) -> Suite | None:
        """What was not heard for the longest time; None if there is nothing."""
        suites = self._rounds.get(scene)
        return suites[0] if suites else None

    def heard(self, scene: str, suite: Suite) -> None:
        """It begins: now all others come before it."""
        suites = self._rounds[scene]
        suites.remove(suite)
        suites.append(suite)

    def leave_out(self, scene: str, suite: Suite) -> None:
        """It cannot be played."""
        self._rounds[scene].remove(suite)
