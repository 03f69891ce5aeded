"""What somebody thinks of a trade, and its terms in signs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import Look, Paragraph, Widget, mixed, put_panel

from ..minds.bargain import MOST_REASONS
from ..words import own_words, trades
from ..words import reason as said

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.widgets import Kit, Scroll

    from ..minds.bargain import Rating, Reason
    from ..rules import Trade

TERM_SIGNS: Final[Mapping[str, tuple[str, str]]] = {
    trades.GIVES: ("symbols/capital.white", "capital"),
    trades.NOTHING: ("symbols/capital.white", "faint"),
    trades.BINDS: ("lock", "accent"),
    trades.PROMISES: ("promise", "warning"),
}


def signs_of(trade: Trade) -> list[tuple[str, str]]:
    """A picture and a colour for each line that the words of a trade have."""
    return [TERM_SIGNS[kind] for kind in trades.kinds(trade)]


METER: Final = ("bad", "bad", "warning", "media", "good")
GAP: Final = 6  # units
PADDING: Final = 8
SIGN: Final = 20
FILM: Final = 0.12  # how much of its colour a line's ground has


class OpinionSign(Widget):
    """A sign before a line of words."""

    def __init__(self, kit: Kit, rect: pygame.Rect, icon: str, color: str) -> None:
        super().__init__(kit, rect)
        self.icon, self.color = icon, color

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the sign."""
        sign = self.kit.icon(self.icon, SIGN, self.kit.color(self.color))
        surface.blit(sign, sign.get_rect(center=self.rect.center))


def put_reasons(services: Services, scroll: Scroll, top: int, rating: Rating) -> int:
    """The reasons as chips, for and against; where they end."""
    for place, reason in enumerate(rating.reasons[:MOST_REASONS]):
        icon, color = ("plus", "good") if reason.sign > 0 else ("minus", "bad")
        text = reason_text(services, reason)
        top = put_chip(services.kit, scroll, top, icon, color, text, f"reason.{place}")
    return top


class ChipGround(Widget):
    """What a line lies on: a panel with a film of colour."""

    def __init__(self, kit: Kit, rect: pygame.Rect, color: str) -> None:
        super().__init__(kit, rect)
        self.color = color

    def paint(self, surface: pygame.Surface) -> None:
        """Draw it."""
        color = self.kit.color
        fill = mixed(color("raised"), color(self.color), FILM)
        look = Look(fill, mixed(color("line"), color(self.color), 0.75), 245, cut=9)
        put_panel(self.kit, surface, self.rect, look)


def put_chip(
    kit: Kit, scroll: Scroll, top: int, icon: str, color: str, text: str, name: str = ""
) -> int:
    """A sign and words on a ground of their colour; where it ends."""
    padding, sign = kit.px(PADDING), kit.px(SIGN)
    left = scroll.rect.x + 2 * padding + sign
    width = scroll.rect.x + scroll.inner - padding - left
    words = Paragraph(kit, (left, top + padding // 2), width, text, "small", name=name)
    rect = pygame.Rect(scroll.rect.x, top, scroll.inner, words.rect.height + padding)
    spot = pygame.Rect(rect.x + padding, rect.y, sign, rect.height)
    scroll.add(ChipGround(kit, rect, color), OpinionSign(kit, spot, icon, color), words)
    return rect.bottom + kit.px(GAP)


def put_line(kit: Kit, scroll: Scroll, top: int, icon: str, color: str, text: str) -> int:
    """A sign and words without a ground; where they end."""
    sign, gap = kit.px(SIGN), kit.px(PADDING)
    left = scroll.rect.x + sign + gap
    width = scroll.inner - sign - gap
    words = Paragraph(kit, (left, top), width, text, "small")
    spot = pygame.Rect(scroll.rect.x, top, sign, kit.type.line_height("small"))
    scroll.add(OpinionSign(kit, spot, icon, color), words)
    return words.rect.bottom + kit.px(GAP)


def reason_text(services: Services, reason: Reason, pick: int = 0) -> str:
    """A reason as a sentence; on chips always the same one, so that a change of mind is seen."""
    return said(own_words(services.words), reason.code, reason.about, pick)
