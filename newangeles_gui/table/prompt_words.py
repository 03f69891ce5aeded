"""The words in the bar with the question: what is asked, chosen, brought about and warned of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui.widgets import Image, Paragraph

if TYPE_CHECKING:
    from newangeles_gui.widgets import Kit, Scroll

SIGN: Final = 18  # units
GAP: Final = 2


class PromptLine(NamedTuple):
    """One of several things that are said, in a paragraph of its own."""

    text: str
    name: str
    style: str
    color: str
    sign: str = ""  # stands before it

    def indent(self, kit: Kit) -> int:
        """How much room the sign takes."""
        return kit.px(SIGN + 6) if self.sign else 0


def lines_of(title: str, chosen: str, told: Sequence[str], warning: str = "") -> list[PromptLine]:
    """The question and what is known; or the chosen answer and what it would bring about."""
    warned = [PromptLine(warning, "prompt.warning", "small_strong", "warning", "warning")]
    first = [PromptLine(title, "prompt.title", "label", "text")]
    style, color, sign = "small", "muted", ""
    if chosen:
        first = [
            PromptLine(title, "prompt.title", "small", "muted"),
            PromptLine(chosen, "prompt.chosen", "strong", "accent"),
        ]
        color, sign = "text", "arrow_right"
    told = [one for one in told if one]
    return [
        *first,
        *(warned if warning else ()),
        *(
            PromptLine(one, f"prompt.detail.{at}", style, color, sign)
            for at, one in enumerate(told)
        ),
    ]


def depth(kit: Kit, lines: Sequence[PromptLine], width: int) -> int:
    """How high they are below one another."""
    high = 0
    for one in lines:
        wrapped = kit.type.wrap(one.text, one.style, width - one.indent(kit))
        high += len(wrapped) * kit.type.line_height(one.style) + kit.px(GAP)
    return max(0, high - kit.px(GAP))


def put(kit: Kit, scroll: Scroll, lines: Sequence[PromptLine]) -> None:
    """Put them below one another, in the middle if there is room to spare."""
    top = scroll.rect.y
    top += max(0, scroll.rect.height - depth(kit, lines, scroll.inner)) // 2
    for one in lines:
        taken = one.indent(kit)
        place = (scroll.rect.x + taken, top)
        words = Paragraph(
            kit, place, scroll.inner - taken, one.text, one.style, one.color, one.name
        )
        scroll.add(words)
        if one.sign:
            spot = pygame.Rect(scroll.rect.x, top, kit.px(SIGN), kit.type.line_height(one.style))
            color = kit.color("accent" if one.color == "text" else one.color)
            scroll.add(Image(kit, spot, kit.icon(one.sign, SIGN, color)))
        top = words.rect.bottom + kit.px(GAP)
