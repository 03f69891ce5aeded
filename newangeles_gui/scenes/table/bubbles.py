"""What is being said at the table: reasons of opponents, comments, and why not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from newangeles_gui.rules.view import SPECTATOR
from newangeles_gui.words.bargaining import for_all
from newangeles_gui.words.remarks import remark

from ..trade.voice import reason_text

if TYPE_CHECKING:
    from ..base import Services
    from .director import Director

FADE: Final = 4.0  # seconds after which a bubble no longer lies over the board


class Bubbles:
    """Who said what last, by seat; at most two speak at a time."""

    def __init__(self, services: Services, director: Director) -> None:
        self.services, self.director = services, director
        self.lines: list[tuple[int, str]] = []
        self._heard = len(director.match.log)
        self._refused = 0  # one after the other says it in other words
        self._read = (self.lines, 0.0)  # which lines, and how many seconds they have been there

    def clear(self) -> None:
        """Somebody answers: what was said before is over."""
        self.lines = []

    def fade(self, seconds: float) -> bool:
        """Time passes while somebody has to think; whether what was said has now gone."""
        lines, age = self._read
        self._read = (self.lines, age + seconds if lines is self.lines else seconds)
        if not self.lines or self._read[1] < FADE:
            return False
        self.clear()
        return True

    def wait(self) -> float | None:
        """Seconds until it fades; None if nothing is being said."""
        lines, age = self._read
        left = FADE - (age if lines is self.lines else 0.0)
        return max(0.0, left) if self.lines else None

    def hear(self) -> None:
        """Why the opponent who has just answered did so, and what another says about it."""
        seat, words, director = self.director.answered, self.services.words, self.director
        said, agreed = list[str](), self._agreed()
        if seat != SPECTATOR:
            said = [remark(words, *one.remark, one.pick) for one in director.remarks]
        comment = director.voices.comment(seat if said else SPECTATOR)
        if seat == SPECTATOR and comment is None and not agreed:
            return
        self.lines = [(seat, " ".join(said))] if said else agreed
        if comment is not None:
            self.lines.append((comment.seat, remark(words, *comment.remark, comment.pick)))

    def _agreed(self) -> list[tuple[int, str]]:
        """What opponents have just agreed on among themselves, the newest if it is several."""
        match = self.director.match
        log, players = match.log, match.plan.start.players
        fresh, self._heard = log[min(self._heard, len(log)) :], len(log)
        found: list[tuple[int, str]] = []
        for one in fresh:
            if one.kind == "traded":
                pair = [players.index(str(one.data[name])) for name in ("player", "to")]
                if not set(pair) & set(self.director.people):
                    found = [(pair[0], self.services.words.event(one))]
        return found

    def hear_talks(self) -> bool:
        """What is offered to several, and why those refuse whom a person asked; whether any."""
        calls, refusals = self.director.calls(), self.director.refusals()
        for one in calls:
            self.lines = [(one.by, for_all(self.services.words, one.cards, one.pays))]
        for seat, reason in refusals:
            self.lines = [(seat, reason_text(self.services, reason, self._refused))]
            self._refused += 1
        return bool(calls or refusals)

    def too_late(self, seat: int) -> None:
        """The offer of a seat can no longer be taken."""
        self.lines = [(seat, self.services.say("bargain.talk.too_late"))]
