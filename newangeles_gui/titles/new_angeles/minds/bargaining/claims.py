"""What promises for later are hoped to bring, in capital, and whose word counts how much.

Who is asked a question keeps its own word, or breaks it when that is worth it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from newangeles_gui.engine import Decision
from newangeles_gui.minds import UNHEARD, History

from ...rules import (
    ABSTAIN,
    BROKEN,
    DECISIONS,
    DEEDS,
    KEPT,
    LOSE,
    MAIN,
    MOST_OPEN,
    OPEN,
    PASS,
    UNTIL,
    Promise,
    Support,
    side_of,
)
from ..judgement import Clock
from .prospect import SettledVotes

if TYPE_CHECKING:
    from ...rules import Box, Trade, View
    from .appraisal import Appraiser, TradeMoment

KEPT_BEFORE: Final = 2.0  # what is thought of somebody who has not promised anything yet
BROKEN_BEFORE: Final = 1.0
# Leaving something alone costs little, so it says little; small payments say less than large.
EASILY_KEPT: Final = 0.25
REAL_PAYMENT: Final = 3
MOST_TRUST: Final = 0.95

STAKE: Final = 2.5  # what winning some deal to come is worth
CARD: Final = 0.3
BOUND: Final = 0.2  # for having to back somebody, whatever lies there then
NAME: Final = 0.25  # what a deed that was promised and done is worth to whoever did it
PIVOTAL: Final = (0.0, 0.22, 0.36, 0.45, 0.5)  # chance that so many votes turn a deal
COUNTERED: Final = 0.25  # chance that somebody would counter
HINDERED: Final = 0.3  # share of a stake that a counteroffer takes
SILENCE: Final = 0.25  # capital for each deal in which somebody could counter, but must not
TAKEN: Final = 0.03  # chance that somebody would take the asset that is to be spared
ASSET: Final = 2.0
NOBODY: Final = -1
FAVOURS: Final = (1, 2)  # cards
MOST_HOPE: Final = 12  # capital that nobody is ever likely to pay later
CREDIT: Final = 4  # capital that a good name is worth: nobody is believed to pay more to keep it
DEAR: Final = 10.0  # capital that its word is worth to the most loyal
FRESH: Final = 3  # cards that anybody is likely to have at some later deal


def trust(view: View, name: str) -> float:
    """How likely a player keeps a promise."""
    kept = KEPT_BEFORE
    broken = BROKEN_BEFORE
    for one in view.promises:
        if one.by == name:
            kept += _credit(one) if one.fate == KEPT else 0.0
            broken += 1.0 if one.fate == BROKEN else 0.0
    # Who has broken more than a few is not believed at all, whatever was kept besides.
    return min(MOST_TRUST, kept / (kept + broken * broken)) if broken else MOST_TRUST


def _credit(promise: Promise) -> float:
    if promise.kind not in DEEDS:
        return EASILY_KEPT
    return min(1.0, promise.amount / REAL_PAYMENT) if promise.kind == "pay" else 1.0


def broken_by(view: View, name: str, to: str = "") -> int:
    """How many promises somebody has broken, in all or to one player."""
    return sum(
        one.fate == BROKEN and one.by == name and to in ("", one.to) for one in view.promises
    )


def kept_by(view: View, name: str) -> int:
    """How many deeds that were promised have been done."""
    return sum(one.fate == KEPT and one.by == name and one.kind in DEEDS for one in view.promises)


def debt(promises: tuple[Promise, ...], by: str, to: str) -> int:
    """What somebody still owes; one payment settles all that are not larger."""
    return max(
        (one.amount for one in promises if _is(one, "pay", by, to) and one.fate == OPEN), default=0
    )


def after(view: View, trade: Trade) -> tuple[Promise, ...]:
    """The open promises once the trade is made: payments in it settle what was owed."""
    paid = {trade.giver: trade.give.capital, trade.taker: trade.get.capital}
    still = [
        one
        for one in view.promises
        if one.fate == OPEN and not (one.kind == "pay" and _pays(one, trade, paid))
    ]
    return (*still, *trade.later)


def _pays(promise: Promise, trade: Trade, paid: dict[str, int]) -> bool:
    pair = (promise.by, promise.to)
    if pair not in ((trade.giver, trade.taker), (trade.taker, trade.giver)):
        return False
    return paid[promise.by] >= promise.amount


def owed(view: View, promises: tuple[Promise, ...], by: str, to: str) -> float:
    """What a debt is worth: nobody pays what they are never likely to have."""
    held = view.capital[view.corporations.index(by)]
    return float(min(debt(promises, by, to), held + 4, MOST_HOPE))


def believed(box: Box, view: View, promises: tuple[Promise, ...], by: str, to: str) -> float:
    """What a debt is worth to whom it is owed: all that stands for it is one good name.

    The name answers for all debts together, and nothing answers for what may wait until the game
    is over.
    """
    sound = tuple(one for one in promises if not _ends_with_game(box, view, one))
    others = sum(debt(promises, by, one) for one in view.corporations if one not in (by, to))
    return min(owed(view, sound, by, to), float(max(0, CREDIT - others)))


def _ends_with_game(box: Box, view: View, promise: Promise) -> bool:
    """Whether a promise is judged when nobody needs a good name any more."""
    last = promise.until == "round" and _deals(box, view) == view.turns_left
    return promise.until == "game" or last


def _deals(box: Box, view: View) -> int:
    """About how many begin before the game is over."""
    return Clock.read(box, view.round_place, view.phase, view.turns_left).deals


def _deals_to_come(box: Box, view: View, until: str) -> int:
    """About how many deals begin before a promise ends; the one that goes on does not count."""
    if until in ("deal", "turn"):
        return 0
    return _deals(box, view) if until == "game" else view.turns_left


def new_promises(view: View, trade: Trade, by: str) -> list[Promise]:
    """What somebody promises in a trade beyond what is promised already; no kind counts twice."""
    found: dict[str, Promise] = {}
    for one in trade.later:
        if one.by == by and one.kind != "pay" and not known(view, one):
            before = found.get(one.kind)
            if before is None or _weight(one) > _weight(before):
                found[one.kind] = one
    return list(found.values())


def _weight(promise: Promise) -> int:
    """How much of its kind a promise is."""
    return UNTIL.index(promise.until) if promise.kind == "no_counter" else promise.amount


def known(view: View, promise: Promise) -> bool:
    """Whether as much has been promised before."""
    return any(
        one.fate == OPEN and _is(one, promise.kind, promise.by, promise.to)
        and _weight(one) >= _weight(promise)
        for one in view.promises
    )  # fmt: skip


def beyond(view: View, trade: Trade, name: str) -> bool:
    """Whether somebody would promise more votes than they have or are likely to have."""
    held = view.hand_sizes[view.corporations.index(name)]
    return any(
        one.by == name and one.kind == "support"
        and one.amount > (held if _offers(view, one) else max(held, FRESH))
        for one in trade.later
    )  # fmt: skip


def _is(promise: Promise, kind: str, by: str, to: str) -> bool:
    return (promise.kind, promise.by, promise.to) == (kind, by, to)


def hope(box: Box, view: View, promise: Promise) -> tuple[float, float]:
    """What a promise about deals to come brings to the other, and what keeping it costs."""
    chance = _arises(view, promise)
    if promise.kind == "support":
        cards = min(promise.amount, len(PIVOTAL) - 1)
        held = view.hand_sizes[view.corporations.index(promise.by)]
        cards = min(cards, max(held, 2))
        return chance * PIVOTAL[cards] * STAKE, chance * (CARD * cards + BOUND - NAME)
    if promise.kind == "no_counter":
        each, deals = COUNTERED * HINDERED * STAKE, _deals_to_come(box, view, promise.until)
        theirs = max(chance, deals / len(view.corporations)) if deals else chance
        return theirs * each, max(theirs * each, deals * SILENCE - _silenced(box, view, promise))
    return TAKEN * ASSET, TAKEN * ASSET


def _silenced(box: Box, view: View, promise: Promise) -> float:
    """What it costs already that somebody has promised others not to counter."""
    before = [
        _deals_to_come(box, view, one.until)
        for one in view.promises
        if (one.by, one.kind, one.fate) == (promise.by, promise.kind, OPEN)
    ]
    return SILENCE * max(before, default=0)


def _arises(view: View, promise: Promise) -> float:
    """The chance that an offer of the other player still comes in time."""
    if promise.until in ("deal", "turn"):
        return 0.0  # the deal that is going on is looked at for itself
    players = len(view.corporations)
    distance = (view.corporations.index(promise.to) - view.active) % players
    in_round = 0 < distance <= view.turns_left
    if promise.until == "round":
        return 0.9 if in_round else 0.15
    return 0.9


def breaks(view: View, trade: Trade, name: str) -> bool:
    """Whether somebody's votes are bound against an offer that they have promised to back."""
    now, deal = trade.now, view.deal
    if now is None or deal is None or now.by != name or now.choice.kind != "support":
        return False
    behind = {"main": deal.main_by, "counter": deal.counter_by}.get(now.choice.option, NOBODY)
    owners = {view.corporations[seat] for seat in (deal.main_by, deal.counter_by) if seat >= 0}
    backed = "" if behind == NOBODY else view.corporations[behind]
    return any(
        one.kind == "support" and one.by == name and one.fate == OPEN
        and one.to in owners and one.to != backed
        for one in view.promises
    )  # fmt: skip


def saved_up(view: View, name: str) -> int:
    """Cards that somebody needs for what was promised before new ones are drawn."""
    players, names = len(view.corporations), view.corporations
    most = 0
    for one in view.promises:
        if one.kind == "support" and one.by == name and one.fate == OPEN and not _offers(view, one):
            theirs = (names.index(one.to) - view.active) % players or players
            mine = (names.index(name) - view.active) % players or players
            if theirs < mine:
                most = max(most, one.amount)
    return most


def _offers(view: View, promise: Promise) -> bool:
    """Whether the chance for a promise is there: the other has an offer on the table."""
    return side_of(view, promise.to) != ""


def favours(view: View, by: str, to: str) -> list[Promise]:
    """What somebody can promise in return for votes: to back an offer of the other as well."""
    still_open = [one for one in view.promises if one.fate == OPEN]
    if len(still_open) >= MOST_OPEN // 2:
        return []
    given = sum(one.amount for one in still_open if one.kind == "support" and one.by == by)
    free = view.hand_sizes[view.corporations.index(by)] - given  # nobody has more to give away
    words = [Promise(by, to, "support", cards, until="game") for cards in FAVOURS if cards <= free]
    return [one for one in words if not known(view, one)]


DONE: Final = "done"
NEVER_BREAKS: Final = 0.9  # loyalty from which on nothing is worth a broken word


class Word:
    """Narrows a question down to the answers that keep what was promised."""

    def __init__(self, appraiser: Appraiser, view: View, history: History = UNHEARD) -> None:
        self.appraiser = appraiser
        self.view = view
        self.history = history
        me = view.corporations[view.seat]
        self.mine = [one for one in view.promises if one.fate == OPEN and one.by == me]

    def narrowed(self, decision: Decision) -> Decision:
        """The same question with the answers that keep the word; as it was if it is broken."""
        if not self.mine or len(decision.options) == 1:
            return decision
        options = self._options(decision)
        return Decision(decision.kind, decision.seat, options, decision.source, decision.private)

    def _options(self, decision: Decision) -> list[str]:
        options = decision.options
        if decision.kind == "support":
            return self._support(options)
        if decision.kind == "lay":
            return self._lay(options)
        if decision.kind == "forced_support":
            return self._forced(options)
        if decision.kind == "counter" and PASS in options:
            return [PASS] if self._is_bound() and self._keeps_quiet() else options
        if DECISIONS[decision.kind].takes:
            spared = {one.about for one in self.mine if one.kind == "spare"}
            return [one for one in options if one not in spared] or options
        return options

    def _support(self, options: list[str]) -> list[str]:
        promise = self._backed()
        if promise is None and ABSTAIN in options and self._saves_up():
            return [ABSTAIN]
        if promise is None or promise.amount > len(self.view.hand):
            return options
        side = side_of(self.view, promise.to)
        if side not in options or not self._keeps_support(promise):
            return options
        return [side]

    def _lay(self, options: list[str]) -> list[str]:
        """As many cards as were promised, where the promised side was chosen."""
        promise = self._backed()
        top = self.view.stack[-1]
        if not isinstance(top, Support) or DONE not in options:
            return options
        if promise is None:
            return [DONE] if self._saves_up() else options
        kept = top.side == side_of(self.view, promise.to) and top.laid < promise.amount
        return [one for one in options if one != DONE] if kept else options

    def _forced(self, options: list[str]) -> list[str]:
        """A card that is forced keeps the promise of one for the main offer (R.26)."""
        promise = self._backed()
        kept = promise and promise.amount == 1 and side_of(self.view, promise.to) == MAIN
        cards = [one for one in options if one != LOSE]
        return cards if kept and cards else options

    def _backed(self) -> Promise | None:
        """The promise of support that this deal is the chance for."""
        fitting = [one for one in self.mine if one.kind == "support" and side_of(self.view, one.to)]
        return max(fitting, key=lambda one: one.amount, default=None)

    def _moment(self) -> TradeMoment:
        return self.appraiser.moment(self.view, self.history)

    def _keeps_support(self, promise: Promise) -> bool:
        moment, view = self._moment(), self.view
        here, eye = moment.prospect(), moment.eye
        behind = view.corporations.index(promise.to)
        bound = here.value(eye, backings=(SettledVotes(view.seat, behind, promise.amount),))
        return self._worth_keeping(moment, here.value(eye) - bound)

    def _is_bound(self) -> bool:
        """Whether a counteroffer goes against a promise, or takes the cards that one needs."""
        deal = self.view.deal
        price = len(deal.pile) if deal is not None else 0
        silent = any(one.kind == "no_counter" for one in self.mine)
        return silent or self._backed() is not None or self._needs(price + 1)

    def _needs(self, spent: int) -> bool:
        """Whether so many cards less are too few for what has been promised for later."""
        view = self.view
        saved = saved_up(view, view.corporations[view.seat])
        return bool(saved) and len(view.hand) - spent < saved

    def _saves_up(self) -> bool:
        """Whether the cards of the hand are kept for an offer that is still to come."""
        view = self.view
        if not self._needs(1):
            return False
        moment = self._moment()
        here, eye = moment.prospect(), moment.eye
        away = here.value(eye, backings=(SettledVotes(view.seat, NOBODY, 0),))
        return self._worth_keeping(moment, here.value(eye) - away)

    def _keeps_quiet(self) -> bool:
        moment = self._moment()
        silent = moment.prospect(None, frozenset({self.view.seat}))
        lost = moment.prospect().value(moment.eye) - silent.value(moment.eye)
        return self._worth_keeping(moment, lost)

    def _worth_keeping(self, moment: TradeMoment, lost: float) -> bool:
        loyalty = self.appraiser.manners.loyalty
        if loyalty >= NEVER_BREAKS:
            return True
        return lost <= DEAR * loyalty * moment.prospect().slope(moment.eye)
