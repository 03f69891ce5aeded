"""The same offer to several players: who is spoken to, the terms, what each of them thinks."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

from ..minds.bargaining import (
    ALIKE,
    Pledge,
    TermsForAll,
    can_be_backed,
    for_all,
    longer,
    supporters,
)

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from ..minds.bargaining import Rating
    from ..rules import Trade, View
    from .bargaining import Talks
    from .talking import Talking

MOST_VOTES: Final = 6  # that each can be asked for


class Hindrance(NamedTuple):
    """Why an offer cannot be made: the key of its words, and what they name."""

    key: str
    values: Mapping[str, Any]
    names: tuple[str, ...] = ()  # the corporations that it is about


class CallToSeveral:
    """The same terms for each; each answers for itself. Ask `hear` while it is `thinking`."""

    def __init__(self, talks: Talks, talking: Talking, view: View) -> None:
        self.talks, self.talking, self.view = talks, talking, view
        self.kinds = ALIKE  # of promises that can be given in the same words to each
        self.me = view.corporations[view.seat]
        self.backed = can_be_backed(view)
        self.terms = TermsForAll()
        self.chosen: set[str] = set()
        self.ratings: dict[str, Rating | None] = {}
        self._waiting: list[str] = []  # whose opinion is still wanted
        self._asked = ""
        self.turn_to(self.backed)

    # ------------------------------------------------------------ what there is

    @property
    def seat(self) -> int:
        """The seat of who offers."""
        return self.view.seat

    @property
    def others(self) -> list[str]:
        """Everybody else, clockwise."""
        names, count = self.view.corporations, len(self.view.corporations)
        return [names[(self.seat + step) % count] for step in range(1, count)]

    @property
    def reachable(self) -> list[str]:
        """Who can be spoken to on these terms."""
        if not self.backing:
            return self.others
        return [self.view.corporations[seat] for seat in supporters(self.view, self.seat)]

    @property
    def partners(self) -> list[str]:
        """Who is spoken to, in turn."""
        return [name for name in self.reachable if name in self.chosen]

    @property
    def seats(self) -> tuple[int, ...]:
        """Their seats."""
        return tuple(self.seat_of(name) for name in self.partners)

    def seat_of(self, name: str) -> int:
        """Where somebody sits."""
        return self.view.corporations.index(name)

    def is_opponent(self, name: str) -> bool:
        """Whether no person plays them."""
        return self.talking.talks(self.seat_of(name))

    def thinks(self, name: str) -> bool:
        """Whether somebody's opinion is still to come."""
        return name in self._waiting or name == self._asked

    @property
    def thinking(self) -> bool:
        """Whether an opinion is still to come."""
        return bool(self._asked)

    def trade(self, name: str) -> Trade:
        """The trade with one of them."""
        return self.terms.trade(self.me, name)

    def fits(self, name: str) -> bool:
        """Whether the rules would let it happen."""
        return self.talking.fits(self.trade(name))

    def lasting(self, mine: bool, kind: str) -> tuple[str, ...]:
        """The ends of such a promise that leave a chance with each of them, the earliest first."""
        others = self.partners or self.others
        return for_all(self.talking.match.game.box, self.view, others, mine, kind)

    @property
    def poorest(self) -> int:
        """The capital that each of them has at least."""
        capital = self.view.capital
        return min((capital[self.seat_of(one)] for one in self.partners), default=0)

    @property
    def held(self) -> int:
        """The capital of who offers."""
        return self.view.capital[self.seat]

    @property
    def cost(self) -> int:
        """What it takes if all of them accept."""
        return self.terms.cost(len(self.partners))

    @property
    def hindrance(self) -> Hindrance | None:
        """Why the offer cannot be made."""
        if self.talking.match.over:
            return Hindrance("screen.trade.impossible", {})
        if not self.partners:
            return Hindrance("several.nobody", {})
        if self.terms.empty:
            return Hindrance("several.empty", {})
        if self.cost > self.held:
            return Hindrance("several.too_dear", {"cost": self.cost, "held": self.held})
        barred = [] if self.backing else [one for one in self.partners if not self.fits(one)]
        return Hindrance("several.not_with", {}, tuple(barred)) if barred else None

    # ------------------------------------------------------------ what can be changed

    def turn_to(self, backing: bool) -> None:
        """For backing my offer in this deal, or for something else now; all can hear it."""
        self.backing = backing
        self.terms = TermsForAll(cards=1) if backing else TermsForAll()
        self.chosen = set(self.reachable)

    def clear(self) -> None:
        """Nothing is offered."""
        self.terms = TermsForAll(cards=self.terms.cards)

    @property
    def full(self) -> bool:
        """Whether anything is offered, however little."""
        return self.terms != TermsForAll(cards=self.terms.cards)

    def given(self, mine: bool, kind: str) -> Pledge | None:
        """Such a promise, if it is part of the terms."""
        pledges = self.terms.pledges
        return next((one for one in pledges if (one.mine, one.kind) == (mine, kind)), None)

    def longer(self, given: Pledge) -> str:
        """The end after that of a promise; after the last the first again."""
        return longer(given.until, self.lasting(given.mine, given.kind))

    def promise(self, mine: bool, kind: str, on: bool) -> None:
        """Something is promised to or by each, for as short as can be; or no more."""
        until = self.lasting(mine, kind)[0]
        self._pledge(mine, kind, Pledge(mine, kind, until=until) if on else None)

    def alter(self, mine: bool, kind: str, **values: Any) -> None:
        """Another amount or time for a promise."""
        given = self.given(mine, kind)
        self._pledge(mine, kind, given and given._replace(**values))

    def _pledge(self, mine: bool, kind: str, pledge: Pledge | None) -> None:
        others = [one for one in self.terms.pledges if (one.mine, one.kind) != (mine, kind)]
        kept = [*others, *([] if pledge is None else [pledge])]
        order = sorted(kept, key=lambda one: (not one.mine, ALIKE.index(one.kind)))
        self.terms = replace(self.terms, pledges=tuple(order))

    def stand(self) -> None:
        """The offer stands until each decides; what they have offered themselves is refused."""
        self.refuse_theirs()
        self.talking.offer_to_all(self.seat, self.terms.cards, self.terms.give, self.seats)

    def refuse_theirs(self) -> None:
        """Who makes a proposal of their own has refused what the others have offered."""
        for seat in self.seats:
            self.talking.propose_instead(self.seat, seat)

    # ------------------------------------------------------------ what they think

    def changed(self) -> None:
        """The terms are others: what all think of them is asked anew, one after the other."""
        self.forget()
        self.ratings = {}
        why = self.hindrance
        if why is None or why.names:
            barred: Collection[str] = () if why is None else why.names
            wanted = [one for one in self.partners if self.is_opponent(one)]
            self._waiting = [one for one in wanted if one not in barred]
        self._ask_next()

    def hear(self) -> bool:
        """Whether somebody has made up its mind."""
        result = self.talks.result() if self._asked else None
        if result is None:
            return False
        self.ratings[self._asked] = cast("Rating", result)
        self._asked = ""
        self._ask_next()
        return True

    def forget(self) -> None:
        """Nobody wants to know any more."""
        self._waiting, self._asked = [], ""
        self.talks.forget()

    def _ask_next(self) -> None:
        while self._waiting and not self._asked:
            name = self._waiting.pop(0)
            seat = self.seat_of(name)
            if not self.backing:
                self.talks.begin_rate(seat, self.trade(name))
            elif not self.talks.begin_rate_ahead(seat, self.terms.standing(self.view, ())):
                continue
            self._asked = name
            self.hear()
