"""How loud each of several pieces in step is: a linear cross-fade from bar line to bar line."""

from __future__ import annotations

from typing import Final

WHOLE: Final = 1.0


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

    def advance(self, seconds: float) -> None:
        """Time passes; a change that is wanted begins at the next bar line and takes one bar."""
        lines, self._place = divmod(self._place + seconds, self._bar)
        for _ in range(min(int(lines), 2)):
            self._before, self._after = self._after, self.wanted

    def share(self, piece: str) -> float:
        """How much of a piece is heard, 0 to 1."""
        if self._before == self._after:
            return WHOLE if piece == self._after else 0.0
        progress = self._place / self._bar
        if piece == self._after:
            return progress
        return WHOLE - progress if piece == self._before else 0.0
