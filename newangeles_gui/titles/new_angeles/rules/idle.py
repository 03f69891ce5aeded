"""Questions on which nothing hangs, or that one may not want to hear again in a deal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .promises import OPEN
from .state import NOBODY
from .step import DONE

if TYPE_CHECKING:
    from newangeles_gui.engine.decisions import Decision

    from .box import Box
    from .view import View

# Moments that can come more than once in a deal.
REPEATED: Final = frozenset(
    {
        "main_offer_proposed",
        "counteroffer_proposed",
        "abstained",
        "threat_rose",
        "illness_raised_threat",
    }
)
BY_OTHER = "by_other"
EMPTY_HAND = "empty_hand"


def can_be_skipped(decision: Decision) -> bool:
    """Whether the same assets may be offered again in this deal, so that one may not want that."""
    repeated = decision.kind == "use" and decision.source in REPEATED
    return repeated and DONE in decision.options[1:]


def support_matters(box: Box, view: View, seat: int) -> bool:
    """Whether supporting, or abstaining, can bring or cost a player anything in this deal (R.12).

    With a counteroffer it always may. Without one the main offer wins, also with no support.
    """
    deal = view.deal
    if deal is None or deal.counter_by != NOBODY or rewards_support(box, deal.main):
        return True
    return _is_promised(view, seat, deal.main_by) or any(
        _hangs_on_it(box, view, asset, seat) for asset in view.owners
    )


def rewards_support(box: Box, card: str) -> bool:
    """Whether a card gives more to those who supported it; its verbs say so."""
    programs = [name for name in box.programs if name.partition(".")[0] == card]
    return any(
        getattr(verb, "if_supported", None) is not None
        for name in programs
        for verb in box.programs[name]
    )


def _is_promised(view: View, seat: int, friend: int) -> bool:
    """Whether a word given would be kept or broken by it."""
    by, to = view.corporations[seat], view.corporations[friend]
    return any(
        (one.by, one.to, one.kind, one.fate) == (by, to, "support", OPEN) for one in view.promises
    )


def _hangs_on_it(box: Box, view: View, asset: str, seat: int) -> bool:
    """Whether an asset in play answers to abstaining, or to a hand that is laid down whole."""
    ability = box.abilities.get(asset)
    if ability is None or (ability.cost == "exhaust" and asset in view.exhausted):
        return False
    mine = view.owners[asset] == seat
    if ability.condition == EMPTY_HAND:
        return mine
    return ability.window == "abstained" and not (mine and ability.condition == BY_OTHER)
