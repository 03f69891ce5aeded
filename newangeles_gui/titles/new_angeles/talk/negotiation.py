"""A talk with one other player: the draft, what is asked about it, and what the other answers.

Screens and the prompt show it and drive it; nothing here waits. Ask `hear` from time to time
while it is `thinking`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ..minds.bargaining import YES, lines_of, side_of, supporters
from ..rules import COUNTER, MAIN, PASS, Trade
from .draft import TradeDraft

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..minds.bargaining import Answer, Rating
    from ..rules import View
    from .bargaining import Talks
    from .talking import Offer, Talking

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
