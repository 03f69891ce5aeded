"""What is said at a table before a decision: who approaches whom, when, and what comes of it.

It only says whom to ask what; whoever runs it decides where the thinking is done.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, Protocol, TypeAlias, cast

from newangeles_gui.engine import Choice

from ...rules import COUNTER, MAIN, OPEN, SPECTATOR, Goods, Now, Trade
from .proposals import COUNTEROFFER, END_OF_TURN, MAIN_OFFER, SUPPORT

if TYPE_CHECKING:
    from ...rules import View
    from .answers import Answer

DEBTS: Final = "debts"
Occasion: TypeAlias = "tuple[int, str]"  # a seat, and which moment this is for it
Step: TypeAlias = "tuple[object, ...]"


@dataclass(slots=True, frozen=True)
class StandingOffer:
    """Each who backs an offer of this turn gets so much: one trade for each supporter.

    `to` has the seats that were spoken to; nobody in particular is everybody.
    """

    by: int
    cards: int
    pays: int
    turn: int
    to: tuple[int, ...] = ()

    def reaches(self, seat: int) -> bool:
        """Whether a seat was spoken to."""
        return seat != self.by and (not self.to or seat in self.to)


def step_of(view: View) -> Step:
    """What is being decided now; trades change nothing about that."""
    pending, deal = view.pending, view.deal
    if pending is None:
        return ()
    on_offer = (deal.main, deal.counter) if deal else ()
    return (view.turns_taken, pending.kind, pending.seat, pending.source, *on_offer)


def occasions(view: View) -> list[Occasion]:
    """Who may want to talk before this decision."""
    pending, deal = view.pending, view.deal
    if pending is None:
        return []
    found: list[Occasion] = []
    if pending.kind == "support" and deal is not None:
        seats = (deal.main_by, deal.counter_by, pending.seat)
        found = [(seat, SUPPORT) for seat in seats if seat >= 0]
    elif pending.kind == "counter" and deal is not None and deal.main_by != pending.seat:
        found = [(deal.main_by, COUNTEROFFER)]
    elif pending.kind == "main_offer":
        players = len(view.corporations)
        others = [(view.active + step) % players for step in range(1, players)]
        found = [(view.active, MAIN_OFFER), *[(seat, END_OF_TURN) for seat in others]]
    elif pending.moment:  # R.21: what was just won can be sold or bought for this end of turn
        players = len(view.corporations)
        found = [((pending.seat + step) % players, END_OF_TURN) for step in range(players)]
    talking = [seat for seat, _ in found]
    return found + [(seat, DEBTS) for seat in _debtors(view) if seat not in talking]


def _debtors(view: View) -> list[int]:
    names = {one.by for one in view.promises if one.kind == "pay" and one.fate == OPEN}
    return [seat for seat, name in enumerate(view.corporations) if name in names]


def side_of(view: View, seat: int) -> str:
    """Whether the main offer or the counteroffer is a seat's; empty if neither is."""
    deal = view.deal
    if deal is None:
        return ""
    if deal.main and deal.main_by == seat:
        return MAIN
    return COUNTER if deal.counter and deal.counter_by == seat else ""


def for_whoever_backs(view: View, standing: StandingOffer) -> Trade | None:
    """An offer to all supporters, as a trade with the one who decides now."""
    pending = view.pending
    if pending is None or pending.kind != "support" or not standing.reaches(pending.seat):
        return None
    side = side_of(view, standing.by)
    if not side or side not in pending.options:
        return None
    name = view.corporations[pending.seat]
    now = Now(name, Choice(pending.kind, side), standing.cards)
    return Trade(view.corporations[standing.by], name, Goods(standing.pays), Goods(), now)


BUY_VOTE: Final = "buy_vote"
SELL_VOTE: Final = "sell_vote"
BUY_QUIET: Final = "buy_quiet"
BUY_DEED: Final = "buy_deed"
SELL_DEED: Final = "sell_deed"
SELL_ASSET: Final = "sell_asset"
BUY_ASSET: Final = "buy_asset"
PAY_DEBT: Final = "pay_debt"
GIFT: Final = "gift"
DEAL: Final = "deal"
FOR_ALL: Final = "for_all"  # the same offer goes to several supporters
INTENTS: Final = (
    BUY_VOTE,
    SELL_VOTE,
    BUY_QUIET,
    BUY_DEED,
    SELL_DEED,
    SELL_ASSET,
    BUY_ASSET,
    PAY_DEBT,
    GIFT,
    DEAL,
    FOR_ALL,
)

MOST_TRADES: Final = 4  # between opponents in one turn
MOST_OFFERS: Final = 3  # debts and offers that somebody tries before it gives up

LAST: Final = 9  # an attempt after which nobody proposes something else
Said: TypeAlias = "list[Trade] | list[StandingOffer] | Answer"
Talk: TypeAlias = "Generator[Ask, Said, None]"
Negotiation: TypeAlias = "Generator[Ask, Said, Trade | None]"


def intent_of(view: View, trade: Trade, by: str) -> str:
    """What somebody who proposes a trade wants with it."""
    mine, theirs = (trade.give, trade.get) if trade.giver == by else (trade.get, trade.give)
    if trade.now is not None:
        own = trade.now.by == by
        if trade.now.choice.kind == "support":
            return SELL_VOTE if own else BUY_VOTE
        if trade.now.choice.kind == "counter" and not own:
            return BUY_QUIET
        return SELL_DEED if own else BUY_DEED
    if mine.assets and not theirs.assets:
        return SELL_ASSET
    if theirs.assets and not mine.assets:
        return BUY_ASSET
    if not trade.later and not theirs.capital and not theirs.assets:
        return PAY_DEBT if _owes(view, by) else GIFT
    return DEAL


def _owes(view: View, by: str) -> bool:
    return any(one.kind == "pay" and one.by == by and one.fate == "open" for one in view.promises)


class Ask(NamedTuple):
    """Somebody is to propose for a moment, or to answer a trade for the so-manieth time.

    `rally` asks for an offer to several supporters at once.
    """

    kind: Literal["propose", "answer", "rally"]
    seat: int
    about: Trade | str
    attempt: int = 0


class Floor(Protocol):
    """Where people and opponents sit together."""

    def view(self, seat: int = SPECTATOR) -> View:
        """What a seat may know."""

    def talks(self, seat: int) -> bool:
        """Whether an opponent sits there, who answers by itself."""

    def fits(self, trade: Trade) -> bool:
        """Whether the rules would let a trade happen."""

    def trade(self, trade: Trade) -> bool:
        """Make a trade; whether it could be made."""

    def tell(self, seat: int, person: int, trade: Trade, moment: str) -> bool:
        """Lay an offer before a person; whether that was possible."""


@dataclass(slots=True, frozen=True)
class OfferSpoken:
    """An offer between opponents, and what they agreed on: it, something near it, or nothing."""

    by: int
    trade: Trade
    agreed: Trade | None
    answer: Answer | None = None  # to an offer to several


@dataclass(slots=True)
class Conversation:
    """The talks of one game; remembers what was refused in the step that is going on."""

    floor: Floor
    standing: list[StandingOffer] = field(default_factory=list)
    refused: set[str] = field(default_factory=set)
    spoken: list[OfferSpoken] = field(default_factory=list)
    called: list[StandingOffer] = field(default_factory=list)  # by opponents, all game long
    step: Step = ()
    _trades: dict[int, int] = field(default_factory=dict)

    def now(self) -> Step:
        """What is being decided now."""
        return step_of(self.floor.view())

    def turn_to(self, step: Step) -> None:
        """Another step has begun: what was refused before may be said again."""
        self.step = step
        self.refused.clear()
        turn = self.floor.view().turns_taken
        self.standing = [one for one in self.standing if one.turn == turn]

    def course(self) -> Talk:
        """Everything that opponents want to say before this decision."""
        step = self.now()
        yield from self._rally()
        for standing in self.standing[:]:
            yield from self._stand(standing)
            if self.now() != step:
                return
        for seat, moment in occasions(self.floor.view()):
            if self.floor.talks(seat):
                yield from self._approach(seat, moment)
            if self.now() != step:
                return

    def _rally(self) -> Talk:
        """Opponents with an offer of their own speak to several supporters at once."""
        for seat, moment in occasions(self.floor.view()):
            pending = self.floor.view().pending
            if moment != SUPPORT or pending is None or pending.seat == seat:
                continue
            if not self.floor.talks(seat) or any(one.by == seat for one in self.standing):
                continue
            found = cast("list[StandingOffer]", (yield Ask("rally", seat, moment)))
            self.standing += found
            self.called += found

    def _approach(self, seat: int, moment: str) -> Talk:
        """Somebody makes its offers, until one is agreed on."""
        table = self.floor.view()
        turn, me = table.turns_taken, table.corporations[seat]
        trades = cast("list[Trade]", (yield Ask("propose", seat, moment)))
        for trade in trades[:MOST_OFFERS]:
            partner = table.corporations.index(trade.taker if trade.giver == me else trade.giver)
            if str(trade) in self.refused or self._trades.get(turn, 0) >= MOST_TRADES:
                continue
            if not self.floor.talks(partner):
                if self.floor.tell(seat, partner, trade, moment):
                    return
                continue
            agreed = yield from self._negotiate(seat, partner, trade)
            self.spoken.append(OfferSpoken(seat, trade, agreed))
            if agreed is not None and self.floor.trade(agreed):
                self._trades[turn] = self._trades.get(turn, 0) + 1
                return

    def _negotiate(self, seat: int, partner: int, trade: Trade) -> Negotiation:
        """Two rounds: an offer, and what the other wants instead."""
        answer = cast("Answer", (yield Ask("answer", partner, trade)))
        if answer.accepts:
            return trade
        self.refused.add(str(trade))
        other = answer.instead
        if other is None or str(other) in self.refused:
            return None
        back = cast("Answer", (yield Ask("answer", seat, other, 1)))
        if back.accepts:
            return other
        self.refused.add(str(other))
        return None

    def _stand(self, standing: StandingOffer) -> Talk:
        """An offer to all comes to the one who supports now."""
        table = self.floor.view()
        trade = for_whoever_backs(table, standing)
        if trade is None or table.pending is None or str(trade) in self.refused:
            return
        seat = table.pending.seat
        if not self.floor.fits(trade):
            return
        if self.floor.talks(standing.by):
            # What was worth it before others supported may not be any more.
            own = cast("Answer", (yield Ask("answer", standing.by, trade, LAST)))
            if not own.accepts:
                return
        if not self.floor.talks(seat):
            self.floor.tell(standing.by, seat, trade, FOR_ALL)
            return
        answer = cast("Answer", (yield Ask("answer", seat, trade)))
        agreed = trade if answer.accepts else None
        self.spoken.append(OfferSpoken(standing.by, trade, agreed, answer))
        if not (answer.accepts and self.floor.trade(trade)):
            self.refused.add(str(trade))
