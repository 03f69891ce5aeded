"""What opponents think of the trades of a person, what their votes cost, what the coach asks.

Every one answers from its own view; nothing is guessed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from newangeles_gui.engine import Choice, seeded
from newangeles_gui.minds import Task, heard

from ..minds.bargaining import (
    LEANING,
    YES,
    Answer,
    Rating,
    StandingOffer,
    side_of,
    supporters,
    when_asked,
)
from ..minds.coach import LEVEL, Advice
from ..minds.tasks import TaskKind
from ..rules import SPECTATOR, Goods, Now, Trade
from .negotiation import needed
from .talking import OnTheSpot

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision
    from newangeles_gui.session import Match

    from ..minds.tasks import Result
    from ..rules import Trade, View
    from .talking import Performer


FIRST: Final = 0  # the attempt on a topic: then there may be something else instead


class Coaching:
    """One visit to the coach; ask `update` from time to time, it never waits.

    The coach sees what the seat sees, and the chance that goes into its thinking has nothing to
    do with the chance of the game.
    """

    def __init__(
        self,
        match: Match,
        performer: Performer,
        seat: int,
        decision: Decision | None,
        trade: Trade | None = None,
    ) -> None:
        self.match = match
        self.performer = performer
        self.seat = seat
        self.decision = decision
        self.trade = trade
        self.advice: Advice | None = None
        self.rating: Rating | None = None
        self.better: Trade | None = None  # what to propose instead of an offer that is too low
        self._asked = False

    @property
    def waiting(self) -> bool:
        """Whether something is still to come."""
        return self._wants_rating or self._wants_advice

    @property
    def blocked(self) -> bool:
        """Whether somebody else's thoughts have to come to an end first."""
        return self.waiting and not self._asked and self.performer.thinking

    @property
    def _wants_rating(self) -> bool:
        return self.trade is not None and self.rating is None

    @property
    def _wants_advice(self) -> bool:
        return self.decision is not None and self.advice is None

    def _task(self) -> Task:
        """What has to be thought about next."""
        view = self.match.view(self.seat)
        if self._wants_rating:
            assert self.trade is not None
            public = heard(self.match.log, SPECTATOR, self.match.title.tellings)
            return Task("answer", LEVEL, view, self.trade, FIRST, history=public)
        assert self.decision is not None
        seed = seeded(f"coach {self.seat} {len(self.match.record.choices)}")
        history = heard(self.match.log, self.seat, self.match.title.tellings)
        return Task("advise", LEVEL, view, self.decision, seed, history=history)

    def update(self) -> bool:
        """Think on; whether something new can be said."""
        if self._asked:
            return self._take()
        if self.waiting and not self.performer.thinking:
            self.performer.begin(self._task())
            self._asked = True
        return False

    def _take(self) -> bool:
        result = self.performer.result()
        if isinstance(result, Answer):
            self.rating = result.rating
            if LEANING <= result.rating.meter < YES:
                self.better = result.instead
        elif isinstance(result, Advice):
            self.advice = result
        else:
            return False
        self._asked = False
        return True

    def cancel(self) -> None:
        """Nobody wants to know any more."""
        if self._asked:
            self._asked = False
            self.performer.cancel()


class VotePrice(NamedTuple):
    """For so much capital a seat would back the offer of who asks."""

    seat: int
    price: int
    trade: Trade
    now: bool  # whether the seat decides now, so that just this can be offered


class VotePrices:
    """Knows what the votes still to come cost; asks one seat at a time, anew after each choice."""

    def __init__(self, talks: Talks) -> None:
        self.talks = talks
        self._position: tuple[int, int] = (-1, -1)
        self._known: dict[int, VotePrice | None] = {}

    def told(self, view: View) -> Sequence[VotePrice]:
        """The prices that are known by now."""
        self._turn_to(view)
        return [one for one in self._known.values() if one is not None]

    def ask(self, view: View) -> bool:
        """Ask the next one; whether that has told a price."""
        self._turn_to(view)
        for seat in supporters(view, view.seat) if side_of(view, view.seat) else []:
            if seat not in self._known:
                self._known[seat] = vote_price(self.talks, view, seat)
                return self._known[seat] is not None
        return False

    def _turn_to(self, view: View) -> None:
        position = (len(self.talks.match.record.choices), view.seat)
        if position != self._position:
            self._position, self._known = position, {}


def vote_price(talks: Talks, view: View, seat: int) -> VotePrice | None:
    """The least capital for which an opponent would back the viewer's offer; None if for none.

    It is what the meter begins to say yes to. Who votes later says it as things stand.
    """
    pending, side = view.pending, side_of(view, view.seat)
    if pending is None or pending.kind != "support" or not side:
        return None
    if seat not in supporters(view, view.seat) or not talks.can_improve(seat):
        return None
    name, me = view.corporations[seat], view.corporations[view.seat]
    now = Now(name, Choice("support", side), needed(view, side, seat))
    found = talks.least(seat, Trade(me, name, now=now), _all_but_capital(view, me))
    if found is None or found.give != Goods(found.give.capital):
        return None
    return VotePrice(seat, found.give.capital, found, pending.seat == seat)


def _all_but_capital(view: View, me: str) -> frozenset[str]:
    """The lines that stay: nothing but capital is paid."""
    mine = (f"give.{asset}" for asset, owner in view.owners.items() if owner == view.seat)
    words = (f"later.{kind}.{me}" for kind in ("pay", "support"))
    return frozenset({"get.capital", "now", *mine, *words})


USUAL_LEVEL: Final = "manager"  # for the seats that a save says nothing useful about


class Talks:
    """Asks opponents what they think of trades; nothing here changes the match.

    Nothing here waits: `begin_...` asks, and `result` has the answer when it is there.
    """

    def __init__(self, match: Match, performer: Performer | None = None) -> None:
        self.match = match
        self.here = OnTheSpot(match.game.box)
        self.performer: Performer = performer or self.here
        self._attempts: dict[tuple[int, int], int] = {}
        self._asked: Task | None = None
        self._next: Task | None = None

    def can_improve(self, seat: int) -> bool:
        """Whether the opponent in a seat can say what it would take."""
        planned = self.match.plan.seats[seat]
        level = planned.level or USUAL_LEVEL
        return self.here.agents.bargainer(level, planned.character) is not None

    @property
    def waiting(self) -> bool:
        """Whether a result is still to come."""
        return self._asked is not None or self._next is not None

    def begin_rate(self, seat: int, trade: Trade) -> None:
        """Ask how a trade is liked; an older question that still waits is forgotten."""
        self._begin(self._task("rate", seat, trade))

    def begin_rate_ahead(self, seat: int, standing: StandingOffer) -> bool:
        """Ask how a supporter would like an offer if its turn were now; whether it can tell."""
        task = self._ahead(seat, standing)
        if task is not None:
            self._begin(task)
        return task is not None

    def least(self, seat: int, trade: Trade, locked: frozenset[str]) -> Trade | None:
        """The nearest trade that a supporter would accept if its turn were now, at once.

        That is told on the spot: it takes no longer than a frame.
        """
        assert trade.now is not None
        view = self.match.view(seat)
        by, turn = view.corporations.index(trade.giver), view.turns_taken
        found = when_asked(view, StandingOffer(by, trade.now.cards, 0, turn))
        if found is None:
            return None
        task = self._task("improve", seat, trade, locked)._replace(view=found[0])
        return next(iter(cast("list[Trade]", self.here.agents.perform(task))), None)

    def _ahead(self, seat: int, standing: StandingOffer) -> Task | None:
        found = when_asked(self.match.view(seat), standing)
        if found is None:
            return None
        ahead, trade = found
        return self._task("rate", seat, trade)._replace(view=ahead)

    def begin_answer(self, seat: int, trade: Trade) -> None:
        """Make an offer."""
        self._begin(self._task("answer", seat, trade, self._attempt(seat)))

    def begin_improve(self, seat: int, trade: Trade, locked: frozenset[str]) -> None:
        """Ask for the nearest trade that would be accepted: the result has one or none."""
        self._begin(self._task("improve", seat, trade, locked))

    def result(self) -> Result | None:
        """The result of the newest question if it is there."""
        if self._asked is not None:
            result = self.performer.result()
            if result is None:
                return None
            self._asked = None
            if self._next is None:
                return result
        if self._next is not None and not self.performer.thinking:
            self._asked, self._next = self._next, None
            self.performer.begin(self._asked)
        return None

    def forget(self) -> None:
        """Nobody wants to know any more."""
        if self._asked is not None:
            self.performer.cancel()
        self._asked = self._next = None

    def _begin(self, task: Task) -> None:
        """At once if nobody else is thinking; a newer question replaces one that still waits."""
        if self.performer.thinking:
            self._next = task
        else:
            self._asked = task
            self.performer.begin(task)

    def _attempt(self, seat: int) -> int:
        """How often this was a topic: since the last choice, with this seat."""
        topic = (len(self.match.record.choices), seat)
        attempt = self._attempts.get(topic, 0)
        self._attempts[topic] = attempt + 1
        return attempt

    def _task(
        self, kind: TaskKind, seat: int, trade: Trade, more: int | frozenset[str] = 0
    ) -> Task:
        planned = self.match.plan.seats[seat]
        view = self.match.view(seat)
        public = heard(self.match.log, SPECTATOR, self.match.title.tellings)
        return Task(
            kind, planned.level or USUAL_LEVEL, view, trade, more, planned.character, public
        )
