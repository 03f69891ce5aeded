"""What is being said at the table: reasons of opponents, comments, and why not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from newangeles_gui.table import ANNOYED, SCHEMING

from ..city.rim import Moods
from ..minds.bargaining import NEARLY
from ..offers.talks import reason_text
from ..words import for_all, own_words, remark

if TYPE_CHECKING:
    from newangeles_gui.engine import Event
    from newangeles_gui.scenes import Services

    from ..minds.bargaining import OfferSpoken, StandingOffer
    from ..minds.chatter import SpokenLine
    from .replying import TalkingDirector

HASTY: Final = "4x"
FADE: Final = 4.0  # seconds after which a bubble no longer lies over the board


Words = Callable[[], str]  # in the language of then


class Said(NamedTuple):
    """Who says something, and whether it is said to who looks."""

    seat: int
    words: Words
    to_viewer: bool = False


class Bubbles:
    """Who said what last, by seat; one speaks at a time, the first of the lines."""

    def __init__(
        self, services: Services, director: TalkingDirector, note: Callable[[int, Words], None]
    ) -> None:
        self.services, self.director = services, director
        self._note = note  # keeps what is said
        self.moods = Moods()  # how they feel about what all have seen
        self.said: list[Said] = []
        self._heard = len(director.match.log)
        self._refused: Counter[str] = Counter()  # so often for a reason: the next in other words
        self._read = (self.said, 0.0)  # which lines, and how many seconds they have been there

    @property
    def lines(self) -> list[tuple[int, str]]:
        """What was said, in the language that is spoken now."""
        return [(one.seat, one.words()) for one in self.said]

    @property
    def seen(self) -> list[tuple[int, str]]:
        """Those that hang at faces; at the highest speed nobody can read what others talk."""
        hasty = self.services.settings.values["animation"] == HASTY
        return [(one.seat, one.words()) for one in self.said if one.to_viewer or not hasty]

    def weighed(self, player: str, meter: int) -> None:
        """Somebody has refused what a person offers; who nearly agrees has plans."""
        if meter == NEARLY:
            self.moods.feel(player, SCHEMING)

    def refused(self, player: str) -> None:
        """A person has refused what somebody offers."""
        self.moods.feel(player, ANNOYED)

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
        remarks = director.parley.remarks[:] if seat >= 0 else []
        voices = director.parley.voices
        comment = voices.comment(seat) if remarks else voices.comment()
        if seat < 0 and comment is None and not agreed:
            return
        self.said = []
        if remarks:
            self.say(seat, partial(self._remarks, remarks))
        else:
            self.said = agreed  # the log has it as what it is
        if comment is not None:
            self.say(comment.seat, partial(self._remarks, [comment]))

    def say(self, seat: int, words: Words, to_viewer: bool = False) -> None:
        """A line at a face, after those that are there; it is kept as well."""
        self.said.append(Said(seat, words, to_viewer))
        self._note(seat, words)

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
                    found = [Said(pair[0], partial(self._event, one))]
        return found

    def _event(self, event: Event) -> str:
        return self.services.words.event(event)

    def hear_talks(self) -> bool:
        """What is offered to several, and why those refuse whom a person asked; whether any."""
        calls, refusals = self.director.parley.calls(), self.director.parley.refusals()
        for one in calls:
            self.said = []
            self.say(one.by, partial(self._call, one), to_viewer=True)
        for spoken in refusals:
            self._refuses(spoken)
        return bool(calls or refusals)

    def _refuses(self, spoken: OfferSpoken) -> None:
        """Why somebody does not take what a person offers to several."""
        assert spoken.answer is not None
        seat = self.director.match.plan.start.players.index(spoken.trade.taker)
        for reason in spoken.answer.rating.reasons[:1]:
            pick = self._refused[reason.code]
            self._refused[reason.code] += 1
            self.said = []
            words = partial(reason_text, self.services, reason, pick)
            self.say(seat, words, to_viewer=True)

    def _call(self, standing: StandingOffer) -> str:
        return for_all(own_words(self.services.words), standing.cards, standing.pays)

    def too_late(self, seat: int) -> None:
        """The offer of a seat can no longer be taken."""
        words = partial(self.services.say, "bargain.talk.too_late")
        self.said = [Said(seat, words, to_viewer=True)]
