"""What speaks against an answer so plainly that it is said before it is given."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..rules.capital import SPEND, pool
from ..rules.questions import broken
from .vocabulary import corporation

if TYPE_CHECKING:
    from newangeles_gui.engine.decisions import Decision

    from ..rules.view import View
    from .wording import Wording


def warning(words: Wording, decision: Decision, option: str, view: View) -> str:
    """What speaks against an answer: capital that it wastes, promises that it breaks (14.2)."""
    if decision.kind == SPEND:
        return _waste(words, decision, int(option), view)
    let_down = dict.fromkeys(one.to for one in broken(view, decision, option))
    said = [words.say("decision.breaks_word", player=corporation(one)) for one in let_down]
    return " ".join(said)


def _waste(words: Wording, decision: Decision, amount: int, view: View) -> str:
    asked = pool(words.box, view, decision.seat)
    wasted = asked.wasted(amount)
    if not wasted:
        return ""
    if amount < asked.missing:
        way = "never_enough" if asked.later else "not_enough"
    else:
        way = "too_much" if asked.missing else "enough"
    return words.say(f"decision.waste.{way}", wasted=wasted, missing=asked.missing)
