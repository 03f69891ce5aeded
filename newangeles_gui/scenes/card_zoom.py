"""Cards large enough to read, with what their words mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import (
    Button,
    Card,
    IconButton,
    Image,
    Panel,
    Paragraph,
    Scroll,
    card_height,
    dim,
)

from .almanac.rulebook import mentioned
from .base import Scene, Services

if TYPE_CHECKING:
    from newangeles_gui.widgets import Input, Widget

WIDEST: Final = 560  # units
SEVERAL: Final = 440
NOTES: Final = 420
MARGIN: Final = 40
GAP: Final = 28
BUTTON: Final = 52
VEIL: Final = 190
TILE: Final = 52


class CardZoom(Scene):
    """Cards side by side with the keywords of the chosen one; Escape or a click beside closes."""

    name = "card_zoom"
    overlay = True
    private = True  # the card may be one of the hand

    def __init__(self, services: Services, card_ids: Sequence[str], chosen: int = 0) -> None:
        super().__init__(services)
        self.cards = list(card_ids)
        self.chosen = chosen  # the card whose words are explained

    def build(self) -> None:
        """The cards in the middle, the notes beside them, the way out below."""
        area = self.screen.inflate(-2 * self.px(MARGIN), -2 * self.px(MARGIN))
        below = pygame.Rect(area.x, area.bottom - self.px(BUTTON), area.width, self.px(BUTTON))
        area.height -= self.px(BUTTON + GAP)
        notes = self.px(NOTES) if area.width >= self.px(2 * NOTES) else 0
        room = area.width - (notes + self.px(GAP) if notes else 0)
        width, shown = self._fitting(room, area.height)
        rects = self._places(area, width, len(shown), notes)
        for rect, place in zip(rects, shown, strict=True):
            self.root.add(self._card(rect, place))
        if notes:
            left = rects[-1].right + self.px(GAP)
            self._put_notes(pygame.Rect(left, rects[0].y, notes, rects[0].height))
        self._put_buttons(below, len(shown) < len(self.cards))
        if self.root.focus is None:
            self.root.set_focus(self.root.named("close"))

    def _fitting(self, room: int, height: int) -> tuple[int, list[int]]:
        """How wide a card is, and which are shown: as many as can be read."""
        count = len(self.cards)
        tallest = int(height / (card_height(1000) / 1000))
        widest = min(self.px(WIDEST if count == 1 else SEVERAL), tallest, room)
        fitting = max(1, min(count, (room + self.px(GAP)) // (widest + self.px(GAP))))
        first = max(0, min(self.chosen - fitting // 2, count - fitting))
        return widest, list(range(first, first + fitting))

    def _places(self, area: pygame.Rect, width: int, count: int, notes: int) -> list[pygame.Rect]:
        gap = self.px(GAP)
        whole = count * width + (count - 1) * gap + (notes + gap if notes else 0)
        left, height = area.centerx - whole // 2, card_height(width)
        top = area.centery - height // 2
        return [pygame.Rect(left + n * (width + gap), top, width, height) for n in range(count)]

    def _card(self, rect: pygame.Rect, place: int) -> Card:
        state = "chosen" if len(self.cards) > 1 and place == self.chosen else ""
        face = self.services.face(self.cards[place])
        return Card(
            self.kit, rect, face, lambda: self.choose(place), self.close, state, f"card.{place}"
        )

    def _put_notes(self, rect: pygame.Rect) -> None:
        """The keywords of the chosen card."""
        padding = self.px(20)
        face = self.services.face(self.cards[self.chosen])
        inner = rect.inflate(-2 * padding, -2 * padding)
        scroll = Scroll(self.kit, inner, "notes")
        said = " ".join((face.kind_line, face.text, *(row.text for row in face.rows)))
        y = inner.y
        if face.effect is not None:
            drawn = face.effect.draw(self.kit, TILE, scroll.inner)
            spot = drawn.get_rect(topleft=(inner.x, y))
            scroll.add(Image(self.kit, spot, drawn, "effect"))
            y = spot.bottom + self.px(14)
        for word in mentioned(self.services.words.catalog, said):
            where = ", ".join(word.rules)
            title = f"{word.label}  ·  {where}" if where else word.label
            for text, style, color in ((title, "strong", "accent"), (word.text, "small", "text")):
                part = Paragraph(self.kit, (inner.x, y), scroll.inner, text, style, color)
                scroll.add(part)
                y = part.rect.bottom + self.px(4)
            y += self.px(14)
        if scroll.children:
            scroll.rect.height = min(scroll.depth, inner.height)
            height = scroll.rect.height + 2 * padding
            self.root.add(Panel(self.kit, pygame.Rect(*rect.topleft, rect.width, height)), scroll)

    def _put_buttons(self, rect: pygame.Rect, more: bool) -> None:
        close = pygame.Rect(0, rect.y, self.px(220), rect.height)
        close.centerx = rect.centerx
        side = rect.height
        if more:
            for step, icon in ((-1, "arrow_left"), (1, "arrow_right")):
                x = close.x - side - self.px(16) if step < 0 else close.right + self.px(16)
                self.root.add(self._turn(pygame.Rect(x, rect.y, side, side), icon, step))
        self.root.add(
            Button(self.kit, close, self.say("screen.close"), self.close, "cross", name="close")
        )

    def _turn(self, rect: pygame.Rect, icon: str, step: int) -> Widget:
        tip = self.say("card.next" if step > 0 else "card.previous")
        return IconButton(self.kit, rect, icon, tip, lambda: self.turn(step), name=icon)

    def choose(self, place: int) -> None:
        """Explain another card; the only one closes."""
        if len(self.cards) == 1:
            self.close()
        else:
            self.chosen = place
            self.rebuild()

    def turn(self, step: int) -> None:
        """The next card, around at the end."""
        self.chosen = (self.chosen + step) % len(self.cards)
        self.rebuild()

    def close(self) -> None:
        """Go back."""
        self.services.stack.pop()

    def cancel(self) -> bool:
        """Escape closes."""
        self.close()
        return True

    def handle(self, given: Input) -> bool:
        """Z closes what Z has opened; arrows go from card to card; a click beside closes."""
        if given.kind == "action" and given.name == "zoom":
            return self.cancel()
        if given.kind == "action" and given.name in ("left", "right") and len(self.cards) > 1:
            self.turn(1 if given.name == "right" else -1)
            return True
        if super().handle(given):
            return True
        beside = given.kind == "context" or (given.kind == "press" and self.root.under is None)
        return self.cancel() if beside else False

    def paint(self, surface: pygame.Surface) -> None:
        """A veil over the screen below."""
        dim(surface, self.kit.color("base"), VEIL)
