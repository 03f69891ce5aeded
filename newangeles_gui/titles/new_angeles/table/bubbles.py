"""What is being said at the table: reasons of opponents, comments, and why not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, TypeAlias

from newangeles_gui.table import SCHEMING

from ..city.rim import Moods
from ..minds.bargaining import NEARLY
from ..offers.voice import reason_text
from ..rules import SPECTATOR
from ..words import for_all, own_words, remark

if TYPE_CHECKING:
    from newangeles_gui.engine import Event
    from newangeles_gui.scenes import Services

    from ..minds.bargaining import OfferSpoken, StandingOffer
    from ..minds.chatter import SpokenLine
    from .director import TalkingDirector

FADE: Final = 4.0  # seconds after which a bubble no longer lies over the board


Said: TypeAlias = "tuple[int, Callable[[], str]]"  # who, and the words in the language of then


class Bubbles:
    """Who said what last, by seat; one speaks at a time, the first of the lines."""

    def __init__(self, services: Services, director: TalkingDirector) -> None:
        self.services, self.director = services, director
        self.moods = Moods()  # how they feel about what all have seen
        self.said: list[Said] = []
        self._heard = len(director.match.log)
        self._refused = 0  # one after the other says it in other words
        self._read = (self.said, 0.0)  # which lines, and how many seconds they have been there

    @property
    def lines(self) -> list[tuple[int, str]]:
        """What was said, in the language that is spoken now."""
        return [(seat, words()) for seat, words in self.said]

    def weighed(self, player: str, meter: int) -> None:
        """Somebody has refused what a person offers; who nearly agrees has plans."""
        if meter == NEARLY:
            self.moods.feel(player, SCHEMING)

    def clear(self) -> None:
        """Somebody answers: what was said before is over."""
        self.said = []

    def fade(self, seconds: float) -> bool:
        """Time passes while somebody has to think; whether a line makes room for the next."""
        said, age = self._read
        self._read = (self.said, age + seconds if said is self.said else seconds)
        if not self.said or self._read[1] < FADE:
            return False
        self.said = self.said[1:]
        return True

    def wait(self) -> float | None:
        """Seconds until it fades; None if nothing is being said."""
        said, age = self._read
        left = FADE - (age if said is self.said else 0.0)
        return max(0.0, left) if self.said else None

    def hear(self) -> None:
        """Why the opponent who has just answered did so, and what another says about it."""
        seat, director = self.director.answering, self.director
        agreed = self._agreed()
        remarks = director.parley.remarks[:] if seat != SPECTATOR else []
        comment = director.parley.voices.comment(seat if remarks else SPECTATOR)
        if seat == SPECTATOR and comment is None and not agreed:
            return
        self.said = [(seat, partial(self._remarks, remarks))] if remarks else agreed
        if comment is not None:
            self.said.append((comment.seat, partial(self._remarks, [comment])))

    def _remarks(self, said: Sequence[SpokenLine]) -> str:
        words = own_words(self.services.words)
        return " ".join(remark(words, *one.remark, one.pick) for one in said)

    def _agreed(self) -> list[Said]:
        """What opponents have just agreed on among themselves, the newest if it is several."""
        match = self.director.match
        log, players = match.log, match.plan.start.players
        fresh, self._heard = log[min(self._heard, len(log)) :], len(log)
        found: list[Said] = []
        for one in fresh:
            if one.kind == "traded":
                pair = [players.index(str(one.data[name])) for name in ("player", "to")]
                if not set(pair) & set(self.director.people):
                    found = [(pair[0], partial(self._event, one))]
        return found

    def _event(self, event: Event) -> str:
        return self.services.words.event(event)

    def hear_talks(self) -> bool:
        """What is offered to several, and why those refuse whom a person asked; whether any."""
        calls, refusals = self.director.parley.calls(), self.director.parley.refusals()
        for one in calls:
            self.said = [(one.by, partial(self._call, one))]
        for spoken in refusals:
            self._refuses(spoken)
        return bool(calls or refusals)

    def _refuses(self, spoken: OfferSpoken) -> None:
        """Why somebody does not take what a person offers to several."""
        assert spoken.answer is not None
        seat = self.director.match.plan.start.players.index(spoken.trade.taker)
        for reason in spoken.answer.rating.reasons[:1]:
            self.said = [(seat, partial(reason_text, self.services, reason, self._refused))]
            self._refused += 1

    def _call(self, standing: StandingOffer) -> str:
        return for_all(own_words(self.services.words), standing.cards, standing.pays)

    def too_late(self, seat: int) -> None:
        """The offer of a seat can no longer be taken."""
        self.said = [(seat, partial(self.services.say, "bargain.talk.too_late"))]
