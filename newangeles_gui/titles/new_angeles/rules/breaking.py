"""Which promises an answer breaks, from what its player knows (14.2, R.26)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..decisions import DECISIONS
from .effects.dealing import LOSE
from .offers import COUNTER, MAIN
from .promises import OPEN
from .state import NOBODY
from .step import DONE
from .steps.counteroffers import PASS
from .steps.support import Abstention, Support

if TYPE_CHECKING:
    from collections.abc import Sequence

    from newangeles_gui.engine.decisions import Decision

    from .promises import Promise
    from .view import View

NOT_SAID: Final = -1  # how many cards will support


def broken(view: View, decision: Decision, option: str, cards: int = NOT_SAID) -> list[Promise]:
    """The promises of who decides that an answer breaks; with support also by too few cards."""
    me = view.corporations[decision.seat]
    mine = [one for one in view.promises if one.fate == OPEN and one.by == me]
    return [one for one in mine if _breaks(view, decision, one, option, cards)]


def side_of(view: View, name: str) -> str:
    """Which offer of this deal is a player's, if any; the main offer of one who has both."""
    return next(iter(_sides(view, name)), "")


def _sides(view: View, name: str) -> list[str]:
    deal = view.deal
    if deal is None:
        return []
    seat = view.corporations.index(name)
    owners = {MAIN: deal.main_by if deal.main else NOBODY}
    owners[COUNTER] = deal.counter_by if deal.counter else NOBODY
    return [side for side, owner in owners.items() if owner == seat]


def cannot_be_kept(view: View, promise: Promise) -> bool:
    """Whether a promise of support for an offer of this deal is void as things are (R.26)."""
    by = view.corporations.index(promise.by)
    barred = view.deal is not None and by in view.deal.barred_from_counter
    if barred and side_of(view, promise.to) == COUNTER:
        return True
    return promise.amount > view.hand_sizes[by] + promise.spent


def _breaks(view: View, decision: Decision, promise: Promise, option: str, cards: int) -> bool:
    kind = decision.kind
    if promise.kind == "no_counter":
        return kind == "counter" and option != PASS
    if promise.kind == "spare":
        return DECISIONS[kind].takes and option == promise.about
    sides = _sides(view, promise.to) if promise.kind == "support" else []
    if sides and kind == "counter":
        return option != PASS  # R.26: that is against the very offer
    if not sides or cannot_be_kept(view, promise):
        return False
    if kind == "support":
        return option not in sides or NOT_SAID < cards < promise.amount
    if kind == "forced_support":
        kept = option != LOSE and MAIN in sides and promise.amount == 1
        return _was_due(view, promise) and not kept
    return kind == "lay" and _stops_short(view, promise, sides, option, cards)


def _was_due(view: View, promise: Promise) -> bool:
    """Whether a promise was there when its player abstained: its fate hangs on the forced card."""
    known = next((one.given for one in view.stack if isinstance(one, Abstention)), 0)
    return promise in view.promises[:known]


def _stops_short(
    view: View, promise: Promise, sides: Sequence[str], option: str, cards: int
) -> bool:
    """Whether somebody will have laid fewer cards than promised."""
    top = view.stack[-1] if view.stack else None
    if not isinstance(top, Support) or top.side not in sides:
        return False
    laid = top.laid if option == DONE else cards
    return NOT_SAID < laid < promise.amount
