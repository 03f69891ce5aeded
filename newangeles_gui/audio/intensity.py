"""Which of the three pieces a threat asks for; a little up and down changes nothing."""

from __future__ import annotations

from typing import Final

PIECES: Final = ("play_calm", "play_tense", "play_critical")
STEPS: Final = (0.40, 0.72)  # of the limit: from here on the next piece
SLACK: Final = 0.06  # of the limit: so far below the step before it goes back


class Intensity:
    """How thick the score is."""

    __slots__ = ("_level",)

    def __init__(self) -> None:
        self._level = 0

    @property
    def piece(self) -> str:
        """The piece to be heard."""
        return PIECES[self._level]

    def follow(self, threat: int, limit: int) -> str:
        """The piece for a threat; 64.0: at the limit the game ends."""
        share = threat / limit if limit > 0 else 0.0
        while self._level < len(STEPS) and share >= STEPS[self._level]:
            self._level += 1
        while self._level and share < STEPS[self._level - 1] - SLACK:
            self._level -= 1
        return self.piece
