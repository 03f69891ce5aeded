"""The ledger of promises: who, to whom, what, until when, and what became of it."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from newangeles_gui.widgets.label import Paragraph

from ..rules.promises import BROKEN, KEPT, OPEN, VOID
from ..words.vocabulary import corporation
from .voice import put_heading, put_line

if TYPE_CHECKING:
    from newangeles_gui.scenes.base import Services
    from newangeles_gui.widgets.scroll import Scroll

    from ..rules.view import View

SIGNS: Final = MappingProxyType(
    {
        OPEN: ("promise", "warning"),
        KEPT: ("kept", "good"),
        BROKEN: ("broken", "bad"),
        VOID: ("void", "faint"),
    }
)


def put_ledger(services: Services, scroll: Scroll, top: int, view: View) -> int:
    """A heading and a line for every promise, the newest first; where it ends."""
    kit = services.kit
    top = put_heading(kit, scroll, top, services.say("screen.trade.ledger"))
    if not view.promises:
        text = services.say("screen.trade.no_promises")
        words = Paragraph(kit, (scroll.rect.x, top), scroll.inner, text, "small", "faint")
        scroll.add(words)
        return words.rect.bottom
    for promise in reversed(view.promises):
        icon, color = SIGNS[promise.fate]
        text = services.say(
            f"screen.trade.fate.{promise.fate}",
            player=corporation(promise.by),
            to=corporation(promise.to),
            promise=services.words.promise(promise),
        )
        top = put_line(kit, scroll, top, icon, color, text)
    return top


def reputation(view: View, player: str) -> tuple[int, int]:
    """How many promises a player has kept and broken; void ones do not count."""
    fates = [one.fate for one in view.promises if one.by == player]
    return fates.count(KEPT), fates.count(BROKEN)
