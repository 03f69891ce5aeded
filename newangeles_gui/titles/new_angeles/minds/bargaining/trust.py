"""Whose word counts how much: from the ledger, which all can see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...rules.promises import BROKEN, DEEDS, KEPT

if TYPE_CHECKING:
    from ...rules.promises import Promise
    from ...rules.view import View

KEPT_BEFORE: Final = 2.0  # what is thought of somebody who has not promised anything yet
BROKEN_BEFORE: Final = 1.0
# Leaving something alone costs little, so it says little; small payments say less than large.
EASILY_KEPT: Final = 0.25
REAL_PAYMENT: Final = 3
MOST_TRUST: Final = 0.95


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
