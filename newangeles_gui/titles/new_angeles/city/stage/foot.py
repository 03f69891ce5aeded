"""The foot of an offer: the cards that support it, how many they are, what to know before."""

from __future__ import annotations

from typing import Final

import pygame

from newangeles_gui.table import Ink, put_mark, put_sign, put_text
from newangeles_gui.widgets import Look, WordRoom, fit, mixed, put_panel

from ...facts.deal_facts import backers, step_of
from ...rules import NOBODY
from .offer import OfferPart

BACK: Final = (50, 70)  # units
LEAST: Final = 0.72
TOTAL: Final = 1.2  # of the size of a title


class OfferFoot(OfferPart):
    """Painted by its card."""

    def put(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """How many cards support it and whose they are; before that, what is to be known."""
        kit, px = self.kit, self.px
        inner = rect.inflate(-2 * px(16), -2 * px(10))
        total = str(self.deal.votes(self.side))
        voted = step_of(self.view) in ("support", "resolution") or bool(self.deal.support)
        if voted:
            drawn = kit.type.draw(total, "title", kit.color(self.side), TOTAL)
            wide = drawn.get_width() + px(8)
            number = pygame.Rect(inner.x, inner.y, wide, inner.height)
            if self.side == "main":
                number.right = inner.right
            surface.blit(drawn, drawn.get_rect(center=number.center))
            inner.width -= wide + px(8)
            if self.side == "counter":
                inner.x = number.right + px(8)
            self._put_backs(surface, inner)
        else:
            self._put_before(surface, inner)

    def _put_before(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        text = self.price() if self.side == "counter" else ""
        if text:
            sign = pygame.Rect(rect.x, rect.y, self.px(34), rect.height)
            put_sign(self.kit, surface, sign.center, "discard", self.units(26), "counter")
            rect = pygame.Rect(sign.right, rect.y, rect.right - sign.right, rect.height)
            put_text(
                self.kit, surface, rect, text, Ink("small_strong", "counter", lines=2, least=0.7)
            )
        elif self.side == "main":
            self._put_chip(surface, rect, self.tell("wins_ties"))

    def _put_backs(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The support face down, each card with the mark of who laid it."""
        seats = [seat for seat, cards in backers(self.deal, self.side) for _ in range(cards)]
        wide, high = (self.px(one) for one in BACK)
        high = min(high, rect.height)
        wide = min(wide, high * BACK[0] // BACK[1])
        chip = self._chip_text()
        room = rect.width if not chip else rect.width - min(self.px(96), rect.width // 2)
        gap = self.px(5)
        step = min(wide + gap, (room - wide) // max(1, len(seats) - 1)) if seats else 0
        used = step * (len(seats) - 1) + wide if seats else 0
        left = rect.x if self.side == "main" else rect.right - used
        for place, seat in enumerate(seats):
            spot = pygame.Rect(left + place * step, rect.centery - high // 2, wide, high)
            self._put_back(surface, spot, seat)
        if chip:
            rest = rect.copy()
            rest.width -= used + self.px(8) if used else 0
            if self.side == "main":
                rest.right = rect.right
            self._put_chip(surface, rest, chip)

    def _chip_text(self) -> str:
        if self.won:
            return self.tell("won")
        ties = self.side == "main" and not self.deal.winning
        return self.tell("wins_ties") if ties else ""

    def _put_back(self, surface: pygame.Surface, rect: pygame.Rect, seat: int) -> None:
        kit, line = self.kit, self.kit.color(self.side)
        look = Look(mixed(kit.color("raised"), kit.color("blue"), 0.16), line, 255, 1.6,
                    self.units(8), sheen=0.3)  # fmt: skip
        put_panel(kit, surface, rect, look)
        if seat == NOBODY:
            put_sign(kit, surface, rect.center, "hidden", self.units(26), "muted")
            return
        owner = self.view.corporations[seat]
        tint = self.tint(seat)
        radius = rect.width * 2 // 5
        pygame.draw.circle(surface, kit.color("base"), rect.center, radius)
        pygame.draw.circle(surface, tint, rect.center, radius, max(1, self.px(2)))
        put_mark(kit, surface, rect.center, owner, radius * 1.2 / kit.view.factor)

    def _put_chip(self, surface: pygame.Surface, rect: pygame.Rect, text: str) -> None:
        """A few words in a frame, at the inner end of the foot."""
        kit, px, line = self.kit, self.px, self.kit.color(self.side)
        high = min(rect.height, px(44))
        room = WordRoom(max(1, rect.width - px(12)), max(1, high - px(4)), 2, 1.0, LEAST)
        if not fit(kit.type, text, "small_strong", room).whole:
            return  # the tip says it
        wide = min(rect.width, kit.type.width(text, "small_strong") + px(28))
        chip = pygame.Rect(rect.x, 0, wide, high)
        chip.centery = rect.centery
        if self.side == "counter":
            chip.right = rect.right
        look = Look(mixed(kit.color("panel"), line, 0.16), mixed(line, kit.color("base"), 0.3),
                    255, 1.4, self.units(10))  # fmt: skip
        put_panel(kit, surface, chip, look)
        inner = chip.inflate(-px(12), -px(4))
        put_text(
            kit, surface, inner, text, Ink("small_strong", self.side, "center", 2, least=LEAST)
        )
