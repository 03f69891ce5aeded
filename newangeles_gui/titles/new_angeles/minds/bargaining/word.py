"""Keeping one's word where questions are answered, or breaking it when that is worth it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from newangeles_gui.engine import Decision
from newangeles_gui.minds import UNHEARD, History

from ...decisions import DECISIONS
from ...rules import ABSTAIN, MAIN, OPEN, PASS, Support, side_of
from ...rules.effects.dealing import LOSE
from . import claims
from .appraisal import DEAR
from .prospect import SettledVotes

if TYPE_CHECKING:
    from ...rules import Promise, View
    from .appraisal import Appraiser, TradeMoment

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
        saved = claims.saved_up(view, view.corporations[view.seat])
        return bool(saved) and len(view.hand) - spent < saved

    def _saves_up(self) -> bool:
        """Whether the cards of the hand are kept for an offer that is still to come."""
        view = self.view
        if not self._needs(1):
            return False
        moment = self._moment()
        here, eye = moment.prospect(), moment.eye
        away = here.value(eye, backings=(SettledVotes(view.seat, claims.NOBODY, 0),))
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
