"""What the other player thinks of the trade, its terms in signs, and the ledger of promises."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import Label, Look, Paragraph, Widget, mixed, put_panel

from ..minds.bargain import MOST_REASONS
from ..rules import BROKEN, KEPT, OPEN, VOID
from ..words import corporation, own_words, trades
from ..words import reason as said
from .things import FILM, ThingGround

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.widgets import Kit, Scroll

    from ..minds.bargain import Rating, Reason
    from ..rules import Trade, View

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
WORD: Final = 32  # units
GAP: Final = 6
PADDING: Final = 8
SIGN: Final = 20
LIT: Final = 0.4


class OpinionMeter(Widget):
    """Five cells from no to yes; the one that holds is lit, and its word stands below."""

    def __init__(
        self, services: Services, rect: pygame.Rect, rating: Rating | None, otherwise: str
    ) -> None:
        super().__init__(services.kit, rect, "meter")
        self.lit = None if rating is None else rating.meter
        high = self.kit.px(WORD)
        word = pygame.Rect(rect.x, rect.bottom - high, rect.width, high)
        self.cells = pygame.Rect(rect.x, rect.y, rect.width, rect.height - high - self.kit.px(2))
        text, color, style = otherwise, "muted", "small"
        if rating is not None:
            text = services.say(f"meter.m{rating.meter}")
            color, style = METER[rating.meter], "heading"
        self.add(Label(self.kit, word, text, style, color, "center", name="trade.meter"))

    def paint(self, surface: pygame.Surface) -> None:
        """The cells."""
        gap = self.kit.px(GAP)
        width = (self.cells.width - gap * (len(METER) - 1)) / len(METER)
        for place in range(len(METER)):
            left = self.cells.x + round(place * (width + gap))
            cell = pygame.Rect(left, self.cells.y, round(width), self.cells.height)
            self._cell(surface, cell, place)

    def _cell(self, surface: pygame.Surface, rect: pygame.Rect, place: int) -> None:
        kit, lit = self.kit, self.lit is not None and place == self.lit
        before = self.lit is not None and place < self.lit
        color = kit.color(METER[place])
        share = LIT if lit else FILM if before else 0.0
        fill = mixed(kit.color("base"), color, share)
        line = color if lit else mixed(kit.color("line"), color, 0.5 if before else 0.0)
        put_panel(kit, surface, rect, Look(fill, line, 230, cut=8, glow=8 if lit else 0))
        size = rect.height / kit.view.factor * (0.74 if lit else 0.56)
        ink = kit.color("text") if lit else mixed(kit.color("faint"), color, 0.4 if before else 0)
        sign = kit.icon(f"meter_{place}", min(size, 48), ink)
        surface.blit(sign, sign.get_rect(center=rect.center))


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
    scroll.add(ThingGround(kit, rect, color), OpinionSign(kit, spot, icon, color), words)
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


def put_heading(kit: Kit, scroll: Scroll, top: int, text: str) -> int:
    """A headline between the parts; where it ends."""
    words = Paragraph(
        kit, (scroll.rect.x, top), scroll.inner, text, "small_strong", "muted"
    )  # fmt: skip
    scroll.add(words)
    return words.rect.bottom + kit.px(GAP)


def reason_text(services: Services, reason: Reason, pick: int = 0) -> str:
    """A reason as a sentence; on chips always the same one, so that a change of mind is seen."""
    return said(own_words(services.words), reason.code, reason.about, pick)


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
    top = put_heading(kit, scroll, top, services.say("ledger.title"))
    if not view.promises:
        text = services.say("ledger.none")
        words = Paragraph(kit, (scroll.rect.x, top), scroll.inner, text, "small", "faint")
        scroll.add(words)
        return words.rect.bottom
    for promise in reversed(view.promises):
        icon, color = SIGNS[promise.fate]
        text = services.say(
            f"ledger.fate.{promise.fate}",
            player=corporation(promise.by),
            to=corporation(promise.to),
            promise=own_words(services.words).promise(promise),
        )
        top = put_line(kit, scroll, top, icon, color, text)
    return top


def reputation(view: View, player: str) -> tuple[int, int]:
    """How many promises a player has kept and broken; void ones do not count."""
    fates = [one.fate for one in view.promises if one.by == player]
    return fates.count(KEPT), fates.count(BROKEN)
