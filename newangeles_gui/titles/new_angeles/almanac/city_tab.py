"""The districts: what they look like, what they produce, where their paths lead."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import pygame

from newangeles_gui.scenes.almanac.tab import TileTab
from newangeles_gui.widgets.card_print import symbol

from ..table.card_faces import symbol_name

HEIGHT: Final = 200  # units
PICTURE: Final = 0.4  # of the width of the tile
SYMBOL: Final = 34
WORDS: Final = 24


class CityTab(TileTab):
    """Ten tiles."""

    name = "city"
    least = 395

    def keys(self) -> list[str]:
        """All districts by number."""
        return list(self.screen.services.box.district_ids)

    def height(self, width: int) -> int:
        """All are equally high."""
        return self.px(HEIGHT)

    def choose(self, key: str) -> None:
        """Light it."""
        self.screen.place.chosen[self.name] = key
        self.screen.refresh()

    def paint_inside(self, surface: pygame.Surface, rect: pygame.Rect, key: str) -> None:
        """The picture at the left, the facts at the right."""
        district = self.screen.services.box.content.districts[key]
        width = round(rect.width * PICTURE)
        self._paint_picture(surface, pygame.Rect(rect.x, rect.y, width, rect.height), key)
        words = self.screen.services.words
        left = rect.x + width + self.px(14)
        room = rect.right - left
        name = f"{district.n}  {words.name(f'district.{key}')}"
        lines, share, _ = self.kit.type.fit(name, "heading", (room, self.px(40)))
        drawn = self.kit.type.draw(lines[0], "heading", self.kit.color("text"), share)
        surface.blit(drawn, (left, rect.y))
        y = rect.y + self.px(42)
        self._paint_tier(surface, (left, y), district.tier)
        y += self.px(32)
        self._paint_goods(surface, (left, y), district.primary, district.secondary)
        y += self.px(44)
        place = words.name(f"district.{district.to}")
        self.write(surface, self.say("leads", place=place), "small", "muted", (left, y), room)

    def _paint_picture(self, surface: pygame.Surface, rect: pygame.Rect, key: str) -> None:
        name = f"districts/{key}.normal"
        known = self.kit.pictures.known[name].size
        share = min(rect.width / known[0], rect.height / known[1]) * 1.12
        size = (round(known[0] * share), round(known[1] * share))
        drawn = self.kit.kept(
            ("district tile", key, size), lambda: self.kit.pictures.sized(name, size)
        )
        surface.blit(drawn, drawn.get_rect(center=rect.center))

    def _paint_tier(self, surface: pygame.Surface, place: tuple[int, int], tier: int) -> None:
        side = self.px(24)
        surface.blit(symbol(self.kit, f"symbols/tier_{tier}", side), place)
        text, color = self.say("tier", n=tier), f"tier_{tier}"
        self.write(
            surface, text, "small_strong", color, (place[0] + side + self.px(8), place[1]), 999
        )

    def _paint_goods(
        self,
        surface: pygame.Surface,
        place: tuple[int, int],
        primary: Mapping[Any, int],
        secondary: Mapping[Any, int],
    ) -> None:
        """The primary resource is in a circle (4.2)."""
        side, x = self.px(SYMBOL), place[0]
        for goods, ringed in ((primary, True), (secondary, False)):
            for name, amount in goods.items():
                rect = pygame.Rect(x, place[1], side, side)
                small = round(side * (0.7 if ringed else 0.8))
                if ringed:
                    ring = self.kit.color("line")
                    pygame.draw.circle(surface, self.kit.color("base"), rect.center, side // 2)
                    pygame.draw.circle(surface, ring, rect.center, side // 2, self.px(2))
                sign = symbol(self.kit, symbol_name(name), small)
                surface.blit(sign, sign.get_rect(center=rect.center))
                text = self.kit.type.draw(str(amount), "number", self.kit.color("text"))
                surface.blit(text, (rect.right + self.px(5), rect.centery - text.get_height() // 2))
                x = rect.right + text.get_width() + self.px(22)
