"""The corporations: contract, draws, emergency action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.scenes.almanac.tab import INSIDE, TileTab
from newangeles_gui.widgets.card_print import symbol

if TYPE_CHECKING:
    from ..content.specs import Corporation, DrawList

MARK: Final = 88  # units
GAP: Final = 12
SYMBOL: Final = 26


class CorporationsTab(TileTab):
    """Six tiles; a click shows the emergency action."""

    name = "corporations"
    least = 520

    def keys(self) -> list[str]:
        """All corporations."""
        return list(self.screen.services.box.corporations)

    def choose(self, key: str) -> None:
        """Show the emergency action."""
        corporation = self.screen.services.box.corporations[key]
        self.screen.place.chosen[self.name] = key
        self.screen.open(f"card.{corporation.emergency}")

    def height(self, width: int) -> int:
        """As high as the one with the most words needs."""
        room = width - 2 * self.px(INSIDE)
        return max(self._depth(key, room) for key in self.keys()) + 2 * self.px(INSIDE)

    def _depth(self, key: str, room: int) -> int:
        beside = room - self.px(MARK + 2 * GAP)
        head = self.px(44) + self.depth(self._contract(key), "body", beside)
        head = max(head, self.px(MARK))
        title, text = self._emergency(key)
        words = self.depth(title, "strong", room) + self.depth(text, "small", room)
        return head + words + self.px(3 * GAP) + self.px(SYMBOL) + self._draws_title(room)

    def _draws_title(self, room: int) -> int:
        return self.depth(self.say("draws"), "small_strong", room)

    def _contract(self, key: str) -> str:
        return self.screen.services.words.text(f"corporation.{key}")

    def _emergency(self, key: str) -> tuple[str, str]:
        words = self.screen.services.words
        card = f"emergency.{self.screen.services.box.corporations[key].emergency}"
        return self.say("emergency", name=words.name(card)), words.text(card)

    def paint_inside(self, surface: pygame.Surface, rect: pygame.Rect, key: str) -> None:
        """Mark, name and contract; then the emergency action; then the draws."""
        corporation = self.screen.services.box.corporations[key]
        mark = symbol(self.kit, f"marks/{key}.256", self.px(MARK))
        surface.blit(mark, rect.topleft)
        left = rect.x + self.px(MARK + 2 * GAP)
        room = rect.right - left
        name = self.screen.services.words.name(f"corporation.{key}")
        self.write(surface, name, "heading", "text", (left, rect.y), room)
        y = rect.y + self.px(44)
        y = self.write(surface, self._contract(key), "body", "text", (left, y), room)
        y = max(y, rect.y + self.px(MARK)) + self.px(GAP)
        title, text = self._emergency(key)
        y = self.write(surface, title, "strong", "threat", (rect.x, y), rect.width)
        y = self.write(surface, text, "small", "muted", (rect.x, y), rect.width) + self.px(GAP)
        title = self.say("draws")
        y = self.write(surface, title, "small_strong", "accent", (rect.x, y), rect.width)
        self._paint_draws(surface, corporation, pygame.Rect(rect.x, y, rect.width, 0))

    def _paint_draws(
        self, surface: pygame.Surface, corporation: Corporation, rect: pygame.Rect
    ) -> None:
        """Both sides of the corp sheet (2.3)."""
        sides = (("four", corporation.draws_of_four), ("more", corporation.draws_of_more))
        for place, (key, draws) in enumerate(sides):
            x = rect.x + place * rect.width // 2
            y = rect.y + self.px(4)
            self.write(surface, self.say(key), "small", "text", (x, y), rect.width)
            x += self.kit.type.width(self.say(key), "small") + self.px(12)
            self._paint_types(surface, draws, (x, y))

    def _paint_types(
        self, surface: pygame.Surface, draws: DrawList, place: tuple[int, int]
    ) -> None:
        x, side = place[0], self.px(SYMBOL)
        for line in draws:
            for _ in range(line.count):
                surface.blit(symbol(self.kit, f"symbols/{line.type}", side), (x, place[1]))
                x += side + self.px(8)
