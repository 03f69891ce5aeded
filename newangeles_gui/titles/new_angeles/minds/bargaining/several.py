"""One offer to several players: the same terms for each, and when that pays."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import ceil
from typing import TYPE_CHECKING, Final, NamedTuple

from newangeles_gui.engine import Decision

from ...rules import ABSTAIN, COUNTER, DEEDS, MAIN, Goods, Promise, Support, Trade
from ..judgement import Eye
from .appraisal import NEUTRAL
from .conversation import StandingOffer, for_whoever_backs, side_of
from .prospect import Change, SettledVotes

if TYPE_CHECKING:
    from ...rules import View
    from .appraisal import TradeMoment

# What can be promised in the same words to each; an asset lies with one player only.
ALIKE = ("support", "no_counter", "pay")

MOST_CARDS: Final = 3
MOST_PRICE: Final = 6
MORE: Final = 0.25  # capital that every further supporter has to be worth


class Pledge(NamedTuple):
    """A promise that is given by me to each of them, or by each of them to me."""

    mine: bool
    kind: str
    amount: int = 1
    until: str = "deal"


@dataclass(slots=True, frozen=True)
class TermsForAll:
    """What each of them gets and gives; with `cards` it is for backing my offer with so many."""

    give: int = 0
    get: int = 0
    pledges: tuple[Pledge, ...] = ()
    cards: int = 0

    @property
    def empty(self) -> bool:
        """Whether there is nothing to say yes to."""
        if self.cards:
            return not self.give
        return not (self.give or self.get or self.pledges)

    def cost(self, number: int) -> int:
        """The capital that it takes if so many accept; what they pay may come too late."""
        return self.give * number

    def trade(self, me: str, other: str) -> Trade:
        """The trade with one of them, made now."""
        later = []
        for one in self.pledges:
            by, to = (me, other) if one.mine else (other, me)
            amount = one.amount if one.kind in DEEDS else 1
            later.append(Promise(by, to, one.kind, amount, "", one.until))
        return Trade(me, other, Goods(self.give), Goods(self.get), None, tuple(later))

    def standing(self, view: View, to: tuple[int, ...]) -> StandingOffer:
        """The offer to whoever backs mine."""
        return StandingOffer(view.seat, self.cards, self.give, view.turns_taken, to)


def can_be_backed(view: View) -> bool:
    """Whether the one who looks has an offer in a deal whose support is still to come."""
    return bool(side_of(view, view.seat)) and bool(supporters(view, view.seat))


def supporters(view: View, by: int) -> list[int]:
    """Who can still support the offer of a seat in this deal, in turn."""
    deal, players = view.deal, len(view.corporations)
    if deal is None or deal.winning:
        return []
    first, pending = 1, view.pending
    top = next((one for one in view.stack if isinstance(one, Support)), None)
    if top is not None:
        laying = pending is not None and pending.kind == "lay"
        first = top.asked + (1 if laying or top.side else 0)
    order = [(view.active + step) % players for step in range(first, players)]
    return [seat for seat in order if seat not in (by, deal.main_by, deal.counter_by)]


def when_asked(view: View, standing: StandingOffer) -> tuple[View, Trade] | None:
    """What the seat of a view would see if it had to support right now, and the trade then.

    It is as things stand: whoever supports before may change what it is worth.
    """
    top, deal = (view.stack[-1] if view.stack else None), view.deal
    pending = view.pending
    if not isinstance(top, Support) or deal is None or pending is None or pending.kind != "support":
        return None
    if view.seat not in supporters(view, standing.by) or not view.hand:
        return None
    asked = (view.seat - view.active) % len(view.corporations)
    sides = [MAIN, *([COUNTER] if deal.counter else [])]
    if view.seat in deal.barred_from_counter:
        sides = sides[:1]
    turn = replace(top, asked=asked, side="", laid=0, at_least=1)
    question = Decision("support", view.seat, [*sides, ABSTAIN], pending.source)
    ahead = replace(view, stack=[*view.stack[:-1], turn], pending=question)
    trade = for_whoever_backs(ahead, standing)
    return None if trade is None else (ahead, trade)


class Reach(NamedTuple):
    """So many supporters for the same price, and what is gained if they all take it."""

    seats: tuple[int, ...]
    cards: int
    price: int
    gain: float


class Rally:
    """Looks whether several supporters together are worth more than the best one alone."""

    def __init__(self, moment: TradeMoment) -> None:
        self.moment = moment
        self.view: View = moment.view
        self.here = moment.prospect()

    def offer(self) -> StandingOffer | None:
        """The offer to all that is worth making; None if one supporter or none is enough."""
        me, manners = self.view.seat, self.moment.bench.manners
        if not manners.speaks or not side_of(self.view, me):
            return None
        best: Reach | None = None
        for cards in range(1, MOST_CARDS + 1):
            found = self._best(cards)
            if found is not None and (best is None or found.gain > best.gain):
                best = found
        wanted = manners.caution + manners.margin + manners.reserve
        if best is None or best.gain < wanted * self._unit():
            return None
        return StandingOffer(me, best.cards, best.price, self.view.turns_taken, best.seats)

    def _unit(self) -> float:
        return self.here.slope(self.moment.eye)

    def _best(self, cards: int) -> Reach | None:
        """The cheapest supporters first; each further one has to turn something by itself."""
        supporters = self._open(cards)
        if len(supporters) < 2:
            return None  # one alone is asked without calling to all
        priced = sorted((self._price(seat, cards), seat) for seat in supporters)
        best, several = 0.0, None
        seats: list[int] = []
        for price, seat in priced:
            seats.append(seat)
            cost = price * len(seats)
            if price > MOST_PRICE or cost > self.view.capital[self.view.seat]:
                break
            gain = self._gain(seats, cards, price)
            if gain <= best + MORE * self._unit():
                continue
            best = gain
            several = Reach(tuple(seats), cards, price, gain) if len(seats) > 1 else None
        return several

    def _open(self, cards: int) -> list[int]:
        """Who still has votes to give, enough of them, and not more in mind already."""
        me, here, hands = self.view.seat, self.here, self.view.hand_sizes
        found = []
        for seat in range(len(hands)):
            if seat == me or not here.is_open(seat) or hands[seat] < cards:
                continue
            if here.chance_of(me, (SettledVotes(seat, me, cards),)) >= here.chance_of(me):
                found.append(seat)
        return found

    def _gain(self, seats: list[int], cards: int, price: int) -> float:
        """What it brings when all of these take it."""
        return self._valued(self.moment.eye, seats, cards, price) - self.here.value(self.moment.eye)

    def _valued(self, eye: Eye, seats: list[int], cards: int, price: int) -> float:
        me = self.view.seat
        paid = ((me, float(-price * len(seats))), *((seat, float(price)) for seat in seats))
        backings = tuple(SettledVotes(seat, me, cards) for seat in seats)
        return self.here.value(eye, Change(paid), backings)

    def _price(self, seat: int, cards: int) -> int:
        """What a supporter is likely to want for its votes, in whole capital."""
        eye, here = Eye(seat), self.here
        unit = here.slope(eye)
        bound = here.value(eye, backings=(SettledVotes(seat, self.view.seat, cards),))
        lost = here.value(eye) - (bound - here.card_cost(eye, cards))
        mine = self._gain([seat], cards, 0)
        wanted = NEUTRAL.caution * 0.5 * unit + NEUTRAL.greed * max(0.0, mine)
        shy = 1.3 - 0.6 * self.moment.bench.manners.boldness
        return max(1, ceil((lost + shy * wanted) / unit))
