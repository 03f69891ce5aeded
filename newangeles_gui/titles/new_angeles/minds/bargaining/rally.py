"""One offer to several supporters: each who backs mine gets the same, where that pays."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Final, NamedTuple

from ..judgement.judge import Eye
from .change import Backing, Change
from .manners import NEUTRAL
from .occasions import Standing, side_of

if TYPE_CHECKING:
    from ...rules.view import View
    from .appraisal import Moment

MOST_CARDS: Final = 3
MOST_PRICE: Final = 6
MORE: Final = 0.25  # capital that every further supporter has to be worth


class Reach(NamedTuple):
    """So many supporters for the same price, and what is gained if they all take it."""

    seats: tuple[int, ...]
    cards: int
    price: int
    gain: float


class Rally:
    """Looks whether several supporters together are worth more than the best one alone."""

    def __init__(self, moment: Moment) -> None:
        self.moment = moment
        self.view: View = moment.view
        self.here = moment.prospect()

    def offer(self) -> Standing | None:
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
        return Standing(me, best.cards, best.price, self.view.turns_taken, best.seats)

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
            if here.chance_of(me, (Backing(seat, me, cards),)) >= here.chance_of(me):
                found.append(seat)
        return found

    def _gain(self, seats: list[int], cards: int, price: int) -> float:
        """What it brings when all of these take it."""
        return self._valued(self.moment.eye, seats, cards, price) - self.here.value(self.moment.eye)

    def _valued(self, eye: Eye, seats: list[int], cards: int, price: int) -> float:
        me = self.view.seat
        paid = ((me, float(-price * len(seats))), *((seat, float(price)) for seat in seats))
        backings = tuple(Backing(seat, me, cards) for seat in seats)
        return self.here.value(eye, Change(paid), backings)

    def _price(self, seat: int, cards: int) -> int:
        """What a supporter is likely to want for its votes, in whole capital."""
        eye, here = Eye(seat), self.here
        unit = here.slope(eye)
        bound = here.value(eye, backings=(Backing(seat, self.view.seat, cards),))
        lost = here.value(eye) - (bound - here.card_cost(eye, cards))
        mine = self._gain([seat], cards, 0)
        wanted = NEUTRAL.caution * 0.5 * unit + NEUTRAL.greed * max(0.0, mine)
        shy = 1.3 - 0.6 * self.moment.bench.manners.boldness
        return max(1, ceil((lost + shy * wanted) / unit))
