"""The talks in a game of the arena, and what came of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from newangeles_gui.engine import Told
from newangeles_gui.minds import History, heard

from ..rules import SPECTATOR, View, view
from .bargaining import Bargainer, Conversation, Negotiator, is_gift
from .yardsticks import AnswerReader

if TYPE_CHECKING:
    from newangeles_gui.engine import Event
    from newangeles_gui.minds import Agent

    from ..rules import Game, Trade
    from .bargaining import Answer, Ask, Said, Step


class Figures(NamedTuple):
    """Counts over games; `better` are trades after which both are better off as they see it."""

    offers: int = 0
    agreed: int = 0
    measured: int = 0
    better: int = 0
    bought: int = 0
    idle: int = 0

    def plus(self, other: Figures) -> Figures:
        """Both together."""
        return Figures(*(one + two for one, two in zip(self, other, strict=True)))

    def line(self) -> str:
        """The figures for people; nothing where nobody made an offer."""
        if not self.offers:
            return ""
        return (
            f"{self.offers} offers, {_share(self.agreed, self.offers)} agreed on; "
            f"both better off in {_share(self.better, self.measured)}; "
            f"{self.bought} votes bought, {self.idle} of them not pivotal"
        )

    def to_dict(self) -> dict[str, int]:
        """The figures for programs."""
        return self._asdict()


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f} %" if whole else "-"


class Chat:
    """Runs the talks of one game on the spot."""

    def __init__(
        self,
        game: Game,
        agents: Sequence[Agent],
        log: Sequence[Event],
        told: Callable[[list[Event]], None],
    ) -> None:
        """`log` is read and never written: `told` is who adds to it what a trade does."""
        self.game = game
        self.agents = agents
        self.log = log
        self.told = told
        self.conversation = Conversation(self)
        self._talks = [isinstance(one, Bargainer) for one in agents]
        self.figures = Figures()
        self._done: set[Step] = set()
        self._heard: list[Told] = []  # so much of the log as all the table has heard
        self._read = 0
        self._views: dict[int, View] = {}  # as long as nothing happens

    def before(self) -> None:
        """Everything that is to be said before the next decision."""
        if not any(self._talks):
            return
        self._views.clear()
        while (step := self.conversation.now()) and step not in self._done:
            self._done.add(step)
            self.conversation.turn_to(step)
            talk = self.conversation.course()
            ask = next(talk, None)
            while ask is not None:
                try:
                    ask = talk.send(self._said(ask))
                except StopIteration:
                    ask = None
        spoken = self.conversation.spoken
        agreed = sum(one.agreed is not None for one in spoken)
        self.figures = self.figures.plus(Figures(len(spoken), agreed))
        spoken.clear()

    def _said(self, ask: Ask) -> Said:
        agent = self.agents[ask.seat]
        assert isinstance(agent, Bargainer)
        seen, public = self.view(ask.seat), self._public()
        if ask.kind == "rally":
            called = agent.rally(seen, public) if isinstance(agent, Negotiator) else None
            return [] if called is None else [called]
        if isinstance(ask.about, str):
            return agent.propose(seen, ask.about, public)
        answer = agent.answer(seen, ask.about, ask.attempt, public)
        self._read_out(ask.seat, ask.about, answer)
        return answer

    def _read_out(self, seat: int, trade: Trade, answer: Answer) -> None:
        """The other one hears what is said, and some read more into it than others."""
        for name in (trade.giver, trade.taker):
            other = self.game.seat_of(name)
            listener = self.agents[other]
            if other != seat and isinstance(listener, AnswerReader):
                listener.hear(self.view(other), trade, answer)

    def _public(self) -> History:
        """What all the table has heard."""
        self._heard += heard(self.log[self._read :], SPECTATOR, self.game.box.title.tellings)
        self._read = len(self.log)
        return tuple(self._heard)

    def _measure(self, trade: Trade) -> None:
        """Whether both gain by their own measure, and whether votes were bought for nothing."""
        gains = []
        public = self._public()
        for name in (trade.giver, trade.taker):
            agent, seat = self.agents[self.game.seat_of(name)], self.game.seat_of(name)
            if isinstance(agent, Negotiator):
                seen = self.view(seat)
                appraisal = agent.appraiser.moment(seen, public).appraise(trade)
                gains.append(appraisal.gain > 0 or is_gift(name, trade))
        if len(gains) == 2:
            self.figures = self.figures.plus(Figures(measured=1, better=int(all(gains))))
        self._measure_votes(trade)

    def _measure_votes(self, trade: Trade) -> None:
        now = trade.now
        if now is None or now.choice.kind != "support" or not now.cards:
            return
        buyer = self.game.seat_of(trade.taker if now.by == trade.giver else trade.giver)
        agent = self.agents[buyer]
        if not isinstance(agent, Negotiator):
            return
        idle = agent.appraiser.moment(self.view(buyer), self._public()).turns_nothing(trade)
        self.figures = self.figures.plus(Figures(bought=1, idle=int(idle)))

    # ------------------------------------------------------------ the floor

    def view(self, seat: int = SPECTATOR) -> View:
        """What a seat may know."""
        known = self._views.get(seat)
        if known is None:
            known = self._views[seat] = view(self.game, seat)
        return known

    def talks(self, seat: int) -> bool:
        """Whether the player in a seat bargains."""
        return seat >= 0 and self._talks[seat]

    def fits(self, trade: Trade) -> bool:
        """Whether the rules would let a trade happen."""
        return trade.fits(self.game)

    def trade(self, trade: Trade) -> bool:
        """Make a trade; whether it could be made."""
        if not self.fits(trade):
            return False
        self._measure(trade)
        self.told(self.game.apply(trade.choice()))
        self._views.clear()
        return True

    def tell(self, seat: int, person: int, trade: Trade, moment: str) -> bool:
        """Who does not bargain is not talked to."""
        return False
