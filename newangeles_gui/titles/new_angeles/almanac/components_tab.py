"""What is in the box, counted."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

import pygame

from newangeles_gui.scenes.almanac.index import KINDS
from newangeles_gui.scenes.almanac.tab import TileTab

from ..table.card_faces import HIDDEN_BACK

HEIGHT: Final = 132  # units
PICTURE: Final = 92
# The words that a piece leads to; a district and a corporation lead to their tabs.
GLOSSARY: Final = MappingProxyType({"unrest": "protest"})
PICTURES: Final = MappingProxyType(
    {
        "unrest": "pieces/strike",
        "district": "districts/manta.normal",
        "corporation": "marks/nbn.256",
        "emergency": HIDDEN_BACK,
    }
)


class ComponentsTab(TileTab):
    """A tile for every kind of thing; a click leads to where it is explained."""

    name = "components"
    least = 290

    def keys(self) -> list[str]:
        """Pieces first, then cards."""
        return list(self.screen.index.components)

    def height(self, width: int) -> int:
        """All are equally high."""
        return self.px(HEIGHT)

    def choose(self, key: str) -> None:
        """Look it up."""
        screen = self.screen
        if key in KINDS:
            screen.place.kind = key
            screen.open("cards")
        elif key in ("district", "corporation"):
            screen.open("city" if key == "district" else "corporations")
        else:
            screen.open(f"glossary.{GLOSSARY.get(key, key)}")

    def paint_inside(self, surface: pygame.Surface, rect: pygame.Rect, key: str) -> None:
        """The picture, the number and the name."""
        side = min(rect.height, self.px(PICTURE))
        frame = pygame.Rect(rect.x, rect.y, side, rect.height)
        drawn = self._picture(key, side)
        surface.blit(drawn, drawn.get_rect(center=frame.center))
        left = frame.right + self.px(16)
        room = rect.right - left
        count = str(self.screen.index.components[key])
        name = self.screen.index.component(key)
        number = self.kit.type.draw(count, "big_number", self.kit.color("accent"))
        whole = number.get_height() + self.depth(name, "label", room)
        y = rect.centery - whole // 2
        surface.blit(number, (left, y))
        self.write(surface, name, "label", "text", (left, y + number.get_height()), room)

    def _picture(self, key: str, side: int) -> pygame.Surface:
        name = PICTURES.get(key) or (
            f"cards_frames/{key}.back" if key in KINDS else f"pieces/{key}"
        )
        width, height = self.kit.pictures.known[name].size
        share = side / max(width, height)
        size = (round(width * share), round(height * share))
        return self.kit.kept(("component", name, size), lambda: self.kit.pictures.sized(name, size))
