"""What is told at once is heard one after the other, and of too much only what matters most."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from .sounds import AT_ONCE, Sounds

MOST: Final = 4  # that wait
# The next one comes when this share of a sound is over, within these bounds (seconds).
SHARE: Final = 0.3
SHORTEST: Final = 0.1
LONGEST: Final = 0.35
PRIORITIES: Final = tuple(AT_ONCE)


class Cue(NamedTuple):
    """A sound to be played; what other players do at their end of the table is far."""

    sound: str
    far: bool = False


class Burst:
    """The sounds that wait for their turn."""

    __slots__ = ("_cues", "_sounds", "_wait")

    def __init__(self, sounds: Sounds) -> None:
        self._sounds = sounds
        self._cues: list[Cue] = []
        self._wait = 0.0

    @property
    def busy(self) -> bool:
        """Whether sounds wait."""
        return bool(self._cues)

    def add(self, cues: Iterable[Cue]) -> None:
        """Play these as well; the first one at once if nothing waits."""
        for cue in cues:
            self._add(cue)
        best = sorted(self._cues, key=lambda cue: PRIORITIES.index(self._rank(cue)))[:MOST]
        self._cues = [cue for cue in self._cues if cue in best]
        self.update(0.0)

    def _add(self, cue: Cue) -> None:
        if not self._sounds.rank(cue.sound):
            return
        for place, other in enumerate(self._cues):
            if other.sound == cue.sound:
                self._cues[place] = Cue(cue.sound, cue.far and other.far)
                return
        self._cues.append(cue)

    def _rank(self, cue: Cue) -> str:
        rank = self._sounds.rank(cue.sound)
        return rank if rank in AT_ONCE else PRIORITIES[-1]

    def update(self, seconds: float) -> None:
        """Time passes."""
        self._wait = max(0.0, self._wait - seconds)
        while self._cues and not self._wait:
            cue = self._cues.pop(0)
            if self._sounds.play(cue.sound, cue.far):
                length = self._sounds.seconds(cue.sound)
                self._wait = min(LONGEST, max(SHORTEST, SHARE * length))

    def clear(self) -> None:
        """Nothing waits any more."""
        self._cues.clear()
