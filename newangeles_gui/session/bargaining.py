"""Talks between the seats of a match: every opponent answers from its own view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from newangeles_gui.ai.bargain import NO_WAY, YES, Answer, Bargainer, Rating, Reason
from newangeles_gui.ai.plain_gain import plain_gain
from newangeles_gui.ai.registry import make_agent

if TYPE_CHECKING:
    from newangeles_gui.rules.trade import Trade

    from .match import Match


class Talks:
    """Asks opponents what they think of trades; nothing here changes the match."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._attempts: dict[tuple[int, int], int] = {}

    def rate(self, seat: int, trade: Trade) -> Rating:
        """How the opponent in a seat likes a trade."""
        bargainer = self._bargainer(seat)
        if bargainer is not None:
            return bargainer.rate(self.match.view(seat), trade)
        if plain_gain(self.match.view(seat), trade):
            return Rating(YES, (Reason("plain_gain", 1),))
        return Rating(NO_WAY, (Reason("no_gain", -1),))

    def answer(self, seat: int, trade: Trade) -> Answer:
        """What the opponent says to an offer."""
        topic = (len(self.match.record.choices), seat)
        attempt = self._attempts.get(topic, 0)
        self._attempts[topic] = attempt + 1
        bargainer = self._bargainer(seat)
        if bargainer is not None:
            return bargainer.answer(self.match.view(seat), trade, attempt)
        rating = self.rate(seat, trade)
        return Answer(rating.meter == YES, rating)

    def improve(self, seat: int, trade: Trade, locked: frozenset[str]) -> Trade | None:
        """The nearest trade that the opponent would accept."""
        bargainer = self._bargainer(seat)
        if bargainer is None:
            return None
        return bargainer.improve(self.match.view(seat), trade, locked)

    def can_improve(self, seat: int) -> bool:
        """Whether the opponent in a seat can say what it would take."""
        return self._bargainer(seat) is not None

    def _bargainer(self, seat: int) -> Bargainer | None:
        planned = self.match.plan.seats[seat]
        if not planned.level:
            return None
        agent: object = make_agent(planned.level, self.match.game.box)
        return agent if isinstance(agent, Bargainer) else None
