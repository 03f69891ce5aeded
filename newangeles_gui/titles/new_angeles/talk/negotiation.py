"""A talk with one other player: the draft, what is asked about it, and what the other answers.

Screens and the prompt show it and drive it; nothing here waits. Ask `hear` from time to time
while it is `thinking`.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final

from newangeles_gui.engine import Choice

from ..minds.bargaining import YES, is_empty, lasting, lines_of, longer, side_of, supporters
from ..rules import (
    ABSTAIN,
    COUNTER,
    DEEDS,
    KINDS,
    MAIN,
    PASS,
    Goods,
    Now,
    Promise,
    Trade,
    is_secret,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..minds.bargaining import Answer, Rating
    from ..rules import Box, View
    from .bargaining import Talks
    from .talking import Offer, Talking


# More cards than a hand can hold, and more capital than a game pays, would be idle talk.
MOST_CARDS: Final = 10
MOST_CAPITAL: Final = 50


@dataclass(slots=True)
class TradeDraft:
    """Who with whom, both sides, the binding now and the promises; lines can be locked."""

    box: Box
    view: View
    trade: Trade
    locked: set[str] = field(default_factory=set)

    @property
    def me(self) -> str:
        """Who puts it together."""
        return self.trade.giver

    @property
    def partner(self) -> str:
        """With whom."""
        return self.trade.taker

    @property
    def empty(self) -> bool:
        """Whether nothing is on the table."""
        return is_empty(self.trade)

    def other(self, player: str) -> str:
        """The other one of the two."""
        return self.partner if player == self.me else self.me

    def side(self, player: str) -> str:
        """The side of the trade on which somebody's goods are, as its lines call it."""
        return "give" if player == self.me else "get"

    def goods(self, player: str) -> Goods:
        """What somebody hands over."""
        return self.trade.give if player == self.me else self.trade.get

    def capital(self, player: str) -> int:
        """How much somebody has."""
        return self.view.capital[self.view.corporations.index(player)]

    def left(self, player: str) -> int:
        """How much capital somebody would have afterwards."""
        gains = self.goods(self.other(player)).capital - self.goods(player).capital
        return self.capital(player) + gains

    @property
    def barred(self) -> bool:
        """Whether an ability keeps the two from handing anything over until the deal ends."""
        deal, names = self.view.deal, self.view.corporations
        seats = {names.index(self.me), names.index(self.partner)}
        return deal is not None and bool(seats & set(deal.barred_from_trade))

    # ------------------------------------------------------------ what could be put down

    def owned(self, player: str) -> list[str]:
        """The assets that lie with a player."""
        seat = self.view.corporations.index(player)
        return [asset for asset, owner in self.view.owners.items() if owner == seat]

    def sparable(self, player: str) -> list[str]:
        """The assets of a player that stay where they are."""
        moved = (*self.trade.give.assets, *self.trade.get.assets)
        return [one for one in self.owned(player) if one not in moved]

    @property
    def decider(self) -> str:
        """Who of the two decides something right now that others may hear (14.2a); or nobody."""
        pending = self.view.pending
        if pending is None or not self.bindable:
            return ""
        return self.view.corporations[pending.seat]

    @property
    def bindable(self) -> list[str]:
        """The answers that one of the two can be bound to right now (14.2a)."""
        pending = self.view.pending
        if pending is None or pending.only_a_moment:
            return []
        if self.view.corporations[pending.seat] not in (self.me, self.partner):
            return []
        if pending.private:  # nobody may hear what could be answered, but anybody can pass (25)
            return [PASS] if pending.kind == "counter" else []
        return [one for one in pending.options if not is_secret(self.box, pending, one)]

    def promisable(self, by: str) -> list[str]:
        """The kinds of promise that a player has not given yet and could give."""
        given = {one.kind for one in self.trade.later if one.by == by}
        sparable = self.sparable(self.other(by))
        return [kind for kind in KINDS if kind not in given and (kind != "spare" or sparable)]

    def ends(self, by: str, kind: str) -> tuple[str, ...]:
        """Until when somebody can promise something so that it can matter, the earliest first."""
        return lasting(self.box, self.view, by, self.other(by), kind)

    def longer(self, promise: Promise) -> str:
        """The end after that of a promise; after the last the first again."""
        return longer(promise.until, self.ends(promise.by, promise.kind))

    # ------------------------------------------------------------ what is changed

    def take(self, trade: Trade) -> None:
        """Put another trade between the same two on the table, whoever proposed it."""
        self.trade = trade if trade.giver == self.me else turned(trade)

    def holds(self, trade: Trade) -> bool:
        """Whether just this lies on the table, whoever proposed it."""
        return self.trade in (trade, turned(trade))

    def clear(self) -> None:
        """Take everything off the table, and the locks with it."""
        self.trade = Trade(self.me, self.partner)
        self.locked.clear()

    def pay(self, player: str, capital: int) -> None:
        """Somebody hands over so much capital."""
        self._put(player, replace(self.goods(player), capital=capital))

    def hand_over(self, player: str, assets: tuple[str, ...]) -> None:
        """Somebody hands over these assets; nobody can spare what changes hands."""
        self._put(player, replace(self.goods(player), assets=assets))
        later = tuple(one for one in self.trade.later if one.about not in assets)
        self.trade = replace(self.trade, later=later)

    def toggle_asset(self, player: str, asset: str) -> None:
        """Put an asset on the table or take it back."""
        lying = self.goods(player).assets
        without = tuple(one for one in lying if one != asset)
        self.hand_over(player, without if asset in lying else (*lying, asset))

    def bind(self, option: str, cards: int = 1) -> None:
        """Promise the decision that is being taken now; with none it is left open."""
        pending = self.view.pending
        assert pending is not None
        counted = cards if pending.kind == "support" and option != ABSTAIN else 0
        by = self.view.corporations[pending.seat]
        now = Now(by, Choice(pending.kind, option), counted) if option else None
        self.trade = replace(self.trade, now=now)

    def promise(self, by: str, kind: str) -> None:
        """Add a promise of a kind that somebody has not given yet, for as short as can be."""
        to = self.other(by)
        about = next(iter(self.sparable(to)), "") if kind == "spare" else ""
        one = Promise(by, to, kind, 1, about, self.ends(by, kind)[0])
        self.trade = replace(self.trade, later=(*self.trade.later, one))

    def change(self, place: int, **values: object) -> None:
        """Another amount, asset or time for a promise."""
        later = list(self.trade.later)
        later[place] = replace(later[place], **values)  # type: ignore[arg-type]
        self.trade = replace(self.trade, later=tuple(later))

    def drop(self, place: int) -> None:
        """Take a promise off the table."""
        later = self.trade.later
        self.trade = replace(self.trade, later=(*later[:place], *later[place + 1 :]))

    def _put(self, player: str, goods: Goods) -> None:
        if player == self.me:
            self.trade = replace(self.trade, give=goods)
        else:
            self.trade = replace(self.trade, get=goods)


def turned(trade: Trade) -> Trade:
    """The same trade as the other one would propose it."""
    return Trade(trade.taker, trade.giver, trade.get, trade.give, trade.now, trade.later)


def counts(kind: str) -> bool:
    """Whether a promise of this kind has an amount."""
    return kind in DEEDS


def most(kind: str) -> int:
    """The largest amount that can be promised."""
    return MOST_CARDS if kind == "support" else MOST_CAPITAL


# What an opponent can be asked to make of a draft.
TAKE: Final = "take"  # all that is asked of it stays, mine grows
GIVE: Final = "give"  # all that I give stays, the other's grows
FIT: Final = "fit"  # whatever is not locked may change
# What the last question came to.
BETTER: Final = "better"  # what lies on the table now would be accepted
AS_IT_IS: Final = "as_it_is"  # that was accepted before
NOTHING: Final = "nothing"  # nothing helps
ACCEPTED: Final = "accepted"
INSTEAD: Final = "instead"
REFUSED: Final = "refused"
LATER: Final = "later"  # a promise, where nothing can be decided now


class Negotiation:
    """What one player puts together for another, what is asked about it and what comes of it."""

    def __init__(self, talks: Talks, talking: Talking, draft: TradeDraft) -> None:
        self.talks, self.talking, self.draft = talks, talking, draft
        self.rating: Rating | None = None
        self.outcome = ""
        self.way = ""  # what was asked last
        self.instead: Trade | None = None  # what the other proposes
        self._then: Callable[[Any], None] | None = None  # what to do with the next answer

    @property
    def trade(self) -> Trade:
        """What lies on the table."""
        return self.draft.trade

    @property
    def seat(self) -> int:
        """The seat of the other player."""
        return self.draft.view.corporations.index(self.draft.partner)

    @property
    def with_opponent(self) -> bool:
        """Whether the other one is no person."""
        return self.talking.talks(self.seat)

    @property
    def helps(self) -> bool:
        """Whether the other one can say what it would take."""
        return self.with_opponent and self.talks.can_improve(self.seat)

    @property
    def possible(self) -> bool:
        """Whether the rules would let the trade happen; they have nothing against none."""
        return self.draft.empty or self.talking.fits(self.trade)

    @property
    def thinking(self) -> bool:
        """Whether an answer is still to come."""
        return self._then is not None

    @property
    def theirs(self) -> Offer | None:
        """What the other one has offered, as long as just that lies on the table."""
        waiting = self.talking.offers_to(self.draft.view.seat)
        offer = next((one for one in waiting if one.by == self.seat), None)
        return offer if offer is not None and self.draft.holds(offer.trade) else None

    # ------------------------------------------------------------ what is asked

    def changed(self) -> None:
        """The draft is another: what the other thinks of it is asked anew."""
        self.outcome, self.rating, self.instead, self._then = "", None, None, None
        if self.draft.empty or not self.with_opponent or not self.possible:
            self.talks.forget()
        else:
            self.talks.begin_rate(self.seat, self.trade)
            self._listen(self._rated)

    def improve(self, way: str) -> None:
        """Have the other one change what is not locked, and nothing that is to stay."""
        stays = {TAKE: self.draft.partner, GIVE: self.draft.me}.get(way)
        locked = lines_of(self.trade, stays) if stays else frozenset()
        liked = self.rating is not None and self.rating.meter == YES
        self.way, self.outcome, self.rating = way, "", None
        self.talks.begin_improve(self.seat, self.trade, locked | self.draft.locked)
        self._listen(lambda found: self._improved(found, liked))

    @property
    def wished(self) -> str:
        """What the other one would be asked the price of: vote, pass, word or all of it."""
        now = self.trade.now
        if self.draft.empty:
            wish = self._wish()
            return {PASS: "pass", LATER: "word"}.get(wish, "vote") if wish else ""
        if now is not None and now.by == self.draft.partner and now.cards:
            return "vote"
        return "all"

    def ask_price(self) -> None:
        """What the other one wants: for its vote where nothing is on the table yet."""
        wish = self._wish()
        if self.draft.empty and wish == LATER:
            self.draft.promise(self.draft.partner, "support")
        elif self.draft.empty and wish:
            self.draft.bind(wish, needed(self.draft.view, wish, self.seat))
        self.improve(TAKE)

    def offer(self) -> None:
        """Make the offer to an opponent."""
        self.refuse_theirs()
        self.talks.begin_answer(self.seat, self.trade)
        self._listen(self._answered)

    def refuse_theirs(self) -> None:
        """Who makes a proposal of their own has refused what the other one has offered."""
        self.talking.propose_instead(self.draft.view.seat, self.seat)

    def forget(self) -> None:
        """Nobody wants to know any more."""
        self._then = None
        self.talks.forget()

    def hear(self) -> bool:
        """Whether an answer has come."""
        result = None if self._then is None else self.talks.result()
        if self._then is None or result is None:
            return False
        then, self._then = self._then, None
        then(result)
        return True

    # ------------------------------------------------------------ what comes of it

    def _wish(self) -> str:
        """What would be bought first: a vote or a pass that is decided now, else support later."""
        draft = self.draft
        if draft.decider == draft.partner:
            pending = draft.view.pending
            side = side_of(draft.view, draft.view.seat)
            options = [side] if pending is not None and pending.kind == "support" else [PASS]
            found = [one for one in options if one in draft.bindable]
            if found:
                return found[0]
        return LATER if "support" in draft.promisable(draft.partner) else ""

    def _listen(self, then: Callable[[Any], None]) -> None:
        """What comes of the question that was just asked; perhaps it is there already."""
        self._then = then
        self.hear()

    def _rated(self, rating: Rating) -> None:
        self.rating = rating

    def _improved(self, found: list[Trade], liked: bool) -> None:
        before = self.trade
        if found:
            self.draft.take(found[0])
        self.changed()
        if self.trade != before:
            self.outcome = BETTER
        else:
            self.outcome = AS_IT_IS if found or liked else NOTHING

    def _answered(self, answer: Answer) -> None:
        self.rating, self.instead = answer.rating, answer.instead
        if answer.accepts:
            self.outcome = ACCEPTED
        else:
            self.outcome = REFUSED if answer.instead is None else INSTEAD


def needed(view: View, side: str, seat: int) -> int:
    """How many cards of a seat a side needs now: as many as turn the deal if nobody comes after."""
    deal = view.deal
    if deal is None or side not in (MAIN, COUNTER) or later_voters(view, seat):
        return 1
    ahead = deal.votes(MAIN) - deal.votes(COUNTER)
    turning = -ahead if side == MAIN else ahead + 1  # 54.5: a tie goes to the main offer
    return max(1, min(turning, view.hand_sizes[seat]))


def later_voters(view: View, seat: int) -> list[int]:
    """Who can still support an offer after a seat has."""
    deal = view.deal
    if deal is None:
        return []
    order = supporters(view, deal.main_by)
    after = order[order.index(seat) + 1 :] if seat in order else order
    return [one for one in after if view.hand_sizes[one]]
