"""What speaks against an answer so plainly that it is said before it is given."""

from __future__ import annotations

from typing import TYPE_CHECKING

from newangeles_gui.rules.pooling import SPEND, pool

if TYPE_CHECKING:
    from newangeles_gui.engine.decisions import Decision
    from newangeles_gui.rules.view import View

    from .wording import Wording


def warning(words: Wording, decision: Decision, option: str, view: View) -> str:
    """A sentence about capital that the answer would waste; empty if it wastes none."""
    if decision.kind != SPEND:
        return ""
    asked, amount = pool(words.box, view, decision.seat), int(option)
    wasted = asked.wasted(amount)
    if not wasted:
        return ""
    if amount < asked.missing:
        way = "never_enough" if asked.later else "not_enough"
    else:
        way = "too_much" if asked.missing else "enough"
    return words.say(f"decision.waste.{way}", wasted=wasted, missing=asked.missing)
