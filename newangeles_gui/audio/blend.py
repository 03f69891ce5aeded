"""How thick the score is, and how one intensity becomes another."""

from __future__ import annotations

from typing import Final

WHOLE: Final = 1.0
STEPS: Final = (0.40, 0.72)  # from this tension on the next piece
SLACK: Final = 0.06  # so far below the step before it goes back


class Intensity:
    """How thick the score is; a little up and down of the tension changes nothing."""

    __slots__ = ("_level",)

    def __init__(self) -> None:
        self._level = 0

    @property
    def level(self) -> int:
        """From 0, the calm one."""
        return self._level

    def follow(self, tension: float) -> int:
        """The level for a tension, 0 to 1."""
        while self._level < len(STEPS) and tension >= STEPS[self._level]:
            self._level += 1
        while self._level and tension < STEPS[self._level - 1] - SLACK:
            self._level -= 1
        return self._level


class Blend:
    """One piece, or two for the length of a bar; the shares always add up to one.

    Linear, because the pieces share their chords and their rain to the sample: equal power
    would make these swell in the middle.
    """

    __slots__ = ("_after", "_bar", "_before", "_place", "wanted")

    def __init__(self, piece: str, bar: float) -> None:
        self.wanted = piece
        self._before = self._after = piece
        self._bar = bar
        self._place = 0.0  # seconds since the last bar line

    @property
    def busy(self) -> bool:
        """Whether a change is going on or waits for its bar line."""
        return not self._before == self._after == self.wanted

    def advance(self, seconds: float) -> int:
        """Time passes; a change that is wanted begins at the next bar line and takes one bar.

        Answers how many bar lines have been passed.
        """
        lines, self._place = divmod(self._place + seconds, self._bar)
        for _ in range(min(int(lines), 2)):
            self._before, self._after = self._after, self.wanted
        return int(lines)

    @property
    def rest(self) -> float:
        """Seconds until the next bar line."""
        return self._bar - self._place

    def share(self, piece: str) -> float:
        """How much of a piece is heard, 0 to 1."""
        if self._before == self._after:
            return WHOLE if piece == self._after else 0.0
        progress = self._place / self._bar
        if piece == self._after:
            return progress
        return WHOLE - progress if piece == self._before else 0.0
