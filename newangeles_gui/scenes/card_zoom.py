"""Cards large enough to read, with what their words mean."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import (
    Area,
    Button,
    Card,
    Column,
    IconButton,
    Image,
    Panel,
    Scroll,
    card_height,
)

from .almanac.index import mentioned
from .base import Services
from .dialogs import Overlay

if TYPE_CHECKING:
    from newangeles_gui.widgets import Input

WIDEST: Final = 560  # units
SEVERAL: Final = 440
NOTES: Final = 420
MARGIN: Final = 40
GAP: Final = 28
BUTTON: Final = 52
TILE: Final = 52


class CardZoom(Overlay):
    """Cards side by side with the keywords of the chosen one."""

    name = "card_zoom"
    veil = 190
    private = True  # the card may be one of the hand

    def __init__(self, services: Services, card_ids: Sequence[str], chosen: int = 0) -> None:
        super().__init__(services)
        self.cards = list(card_ids)
        self.chosen = chosen  # the card whose words are explained

    def build(self) -> None:
        """The cards in the middle, the notes beside them, the way out below."""
        area = Area(self.screen, self.px(GAP)).inset(self.px(MARGIN))
        below = area.bottom(self.px(BUTTON))
        notes = self.px(NOTES) if area.rest.width >= self.px(2 * NOTES) else 0
        room = area.rest.width - (notes + area.gap if notes else 0)
        width, shown = self._fitting(room, area.rest.height)
        whole = len(shown) * (width + area.gap) + (notes or -area.gap)
        row = Area(area.middle(whole, card_height(width)), area.gap)
        self.root.add(*(self._card(row.left(width), place) for place in shown))
        if notes:
            self._put_notes(row.rest)
        self._put_buttons(below, len(shown) < len(self.cards))
        self.focus_first("close")

    def _fitting(self, room: int, height: int) -> tuple[int, list[int]]:
        """How wide a card is, and which are shown: as many as can be read."""
        count = len(self.cards)
        tallest = int(height / (card_height(1000) / 1000))
        widest = min(self.px(WIDEST if count == 1 else SEVERAL), tallest, room)
        fitting = max(1, min(count, (room + self.px(GAP)) // (widest + self.px(GAP))))
        first = max(0, min(self.chosen - fitting // 2, count - fitting))
        return widest, list(range(first, first + fitting))

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
        column = Column(scroll, scroll.inner)
        said = " ".join((face.kind_line, face.text, *(row.text for row in face.rows)))
        if face.effect is not None:
            drawn = face.effect.draw(self.kit, TILE, scroll.inner)
            spot = drawn.get_rect(topleft=column.room(drawn.get_height(), self.px(14)).topleft)
            scroll.add(Image(self.kit, spot, drawn, "effect"))
        for word in mentioned(self.services.words.catalog, said):
            where = ", ".join(word.rules)
            title = f"{word.label}  ·  {where}" if where else word.label
            column.say(title, "strong", "accent", self.px(4))
            column.say(word.text, "small", gap=self.px(18))
        if scroll.children:
            scroll.rect.height = min(scroll.depth, inner.height)
            height = scroll.rect.height + 2 * padding
            self.root.add(Panel(self.kit, pygame.Rect(*rect.topleft, rect.width, height)), scroll)

    def _put_buttons(self, rect: pygame.Rect, more: bool) -> None:
        close = Area(rect).middle(self.px(220), rect.height)
        turns = (("arrow_left", "previous", -1), ("arrow_right", "next", 1)) if more else ()
        for icon, tip, step in turns:
            side = pygame.Rect(0, close.y, close.height, close.height)
            side.centerx = close.centerx + step * (close.width // 2 + self.px(16) + side.width // 2)
            turn, tip = partial(self.turn, step), self.say(f"card.{tip}")
            self.root.add(IconButton(self.kit, side, icon, tip, turn, name=icon))
        self.root.add(
            Button(self.kit, close, self.say("screen.close"), self.close, "cross", name="close")
        )

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

    def handle(self, given: Input) -> bool:
        """Z closes what Z has opened; arrows go from card to card."""
        if given.kind == "action" and given.name == "zoom":
            return self.cancel()
        if given.kind == "action" and given.name in ("left", "right") and len(self.cards) > 1:
            self.turn(1 if given.name == "right" else -1)
            return True
        return super().handle(given)
