"""What the almanac has of New Angeles: districts, corporations, components."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

import pygame

from newangeles_gui.scenes import AlmanacChapter
from newangeles_gui.scenes.almanac.tab import INSIDE, TileTab
from newangeles_gui.widgets import Area, symbol

from .city import SIZE, CityPanorama, NightPane, anchor, slab_in, whole_city
from .city.signs import SymbolsTab, contract_line, legend_entries
from .table.card_faces import CARD_KINDS, HIDDEN_BACK, symbol_name

if TYPE_CHECKING:
    from collections.abc import Callable

    from newangeles_gui.scenes import Services
    from newangeles_gui.widgets import CardFace

    from .content import Corporation, DrawList
    from .rules import Box

HEIGHT: Final = 200  # units
PICTURE: Final = 0.4  # of the width of the tile
LARGER: Final = 1.12  # a district has much air around it
SYMBOL: Final = 34
WORDS: Final = 24


class CityMap(NightPane):
    """The map of the city with its names; a click finds a district."""

    def __init__(
        self, services: Services, rect: pygame.Rect, choose: Callable[[str], None]
    ) -> None:
        super().__init__(services.kit, rect, name="map")
        self.services, self.choose = services, choose
        room = Area(rect).inset(services.kit.px(MAP_EDGE))
        room.top(round(rect.height * ABOVE))
        self.city = CityPanorama(services, whole_city(room.rest))

    def paint(self, surface: pygame.Surface) -> None:
        """The city in peace, under a calm sky."""
        super().paint(surface)
        before = surface.get_clip()
        surface.set_clip(self.rect.clip(before))
        self.city.draw(surface, dict.fromkeys(self.services.box.district_ids, 0))
        surface.set_clip(before)

    def click(self, pos: tuple[int, int]) -> bool:
        """The district that is nearest."""
        place, names = self.city.camera.on_screen, self.services.box.district_ids
        self.choose(min(names, key=lambda name: math.dist(pos, place(anchor(name)))))
        return True


MAP_EDGE: Final = 12  # units
ABOVE: Final = 0.09  # of the height, where roofs and cable rise above the map
MAP: Final = 0.52  # of the height at most, and only where there is so much room:
ROOM_FOR_MAP: Final = 560  # units


class CityTab(TileTab):
    """The map, and ten tiles."""

    name = "city"
    least = 395

    def build(self) -> None:
        """The map above the tiles, unless something is looked for."""
        if self.area.height >= self.px(ROOM_FOR_MAP) and not self.screen.query:
            area = Area(self.area, self.px(GAP))
            high = min(round(area.rest.width * SIZE[1] / SIZE[0]), round(area.rest.height * MAP))
            self.add(CityMap(self.screen.services, area.top(high), self.choose))
            self.area = area.rest
        super().build()

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
        room = (round(rect.width * LARGER), round(rect.height * LARGER))
        drawn = slab_in(self.kit, key, 0, room)
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


MARK: Final = 88  # units
GAP: Final = 12
SMALL_SYMBOL: Final = 26
TILE: Final = 40


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
        head += self._sentence(key).get_height() + self.px(GAP)
        head = max(head, self.px(MARK))
        title, text = self._emergency(key)
        words = self.depth(title, "strong", room) + self.depth(text, "small", room)
        return head + words + self.px(3 * GAP) + self.px(SMALL_SYMBOL) + self._draws_title(room)

    def _sentence(self, key: str) -> pygame.Surface:
        """The contract in symbols."""
        return contract_line(self.screen.services, key).draw(self.kit, TILE)

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
        said = self._sentence(key)
        surface.blit(said, (left, y + self.px(GAP // 2)))
        y += said.get_height() + self.px(GAP)
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
        x, side = place[0], self.px(SMALL_SYMBOL)
        for line in draws:
            for _ in range(line.count):
                surface.blit(symbol(self.kit, f"symbols/{line.type}", side), (x, place[1]))
                x += side + self.px(8)


COMPONENT_HEIGHT: Final = 132  # units
COMPONENT_PICTURE: Final = 92
# The words that a piece leads to; a district and a corporation lead to their tabs.
EXAMPLE: Final = "manta"  # what a district looks like
GLOSSARY: Final = MappingProxyType({"unrest": "protest"})
PICTURES: Final = MappingProxyType(
    {
        "unrest": "pieces/strike",
        "corporation": "marks/nbn.256",
        "emergency": HIDDEN_BACK,
    }
)


class ComponentsTab(TileTab):
    """A tile for every kind of thing; a click leads to where it is explained."""

    name = "components"
    least = 290

    @cached_property
    def components(self) -> dict[str, int]:
        """How many of everything are in the box."""
        return components(self.screen.services.box, self.screen.index.faces)

    def keys(self) -> list[str]:
        """Pieces first, then cards."""
        return list(self.components)

    def height(self, width: int) -> int:
        """All are equally high."""
        return self.px(COMPONENT_HEIGHT)

    def choose(self, key: str) -> None:
        """Look it up."""
        screen = self.screen
        if key in CARD_KINDS:
            screen.place.kind = key
            screen.open("cards")
        elif key in ("district", "corporation"):
            screen.open("city" if key == "district" else "corporations")
        else:
            screen.open(f"glossary.{GLOSSARY.get(key, key)}")

    def paint_inside(self, surface: pygame.Surface, rect: pygame.Rect, key: str) -> None:
        """The picture, the number and the name."""
        side = min(rect.height, self.px(COMPONENT_PICTURE))
        frame = pygame.Rect(rect.x, rect.y, side, rect.height)
        drawn = self._picture(key, side)
        surface.blit(drawn, drawn.get_rect(center=frame.center))
        left = frame.right + self.px(16)
        room = rect.right - left
        count = str(self.components[key])
        name = component_name(self.screen.services, key)
        number = self.kit.type.draw(count, "big_number", self.kit.color("accent"))
        whole = number.get_height() + self.depth(name, "label", room)
        y = rect.centery - whole // 2
        surface.blit(number, (left, y))
        self.write(surface, name, "label", "text", (left, y + number.get_height()), room)

    def _picture(self, key: str, side: int) -> pygame.Surface:
        if key == "district":
            return slab_in(self.kit, EXAMPLE, 0, (side, side))
        name = PICTURES.get(key) or (
            f"cards_frames/{key}.back" if key in CARD_KINDS else f"pieces/{key}"
        )
        width, height = self.kit.pictures.known[name].size
        share = side / max(width, height)
        size = (round(width * share), round(height * share))
        return self.kit.kept(("component", name, size), lambda: self.kit.pictures.sized(name, size))


def components(box: Box, faces: Mapping[str, CardFace]) -> dict[str, int]:
    """How many of everything are in the box: pieces, cards by kind, districts, corporations."""
    limits, content = box.limits, box.content
    cards = dict.fromkeys(CARD_KINDS, 0)
    for card, face in faces.items():
        cards[face.kind] += getattr(box.cards.get(card), "copies", 1)
    return {
        **{str(name): count for name, count in limits.units.items()},
        **{str(name): count for name, count in limits.tokens.items()},
        **cards,
        "district": len(content.districts),
        "corporation": len(content.corporations),
    }


def component_name(services: Services, name: str) -> str:
    """What a component is called."""
    return services.say(f"screen.almanac.component.{name}")


def _districts(services: Services, faces: Mapping[str, CardFace]) -> Iterator[tuple[str, ...]]:
    """By name, number and what they produce."""
    name = services.words.name
    for district in services.box.content.districts.values():
        goods = [name(f"term.{one}") for one in (*district.primary, *district.secondary)]
        yield district.id, name(f"district.{district.id}"), f"{district.n}", *goods


def _corporations(services: Services, faces: Mapping[str, CardFace]) -> Iterator[tuple[str, ...]]:
    """By name, contract and emergency action."""
    words = services.words
    for one in services.box.corporations.values():
        key = f"corporation.{one.id}"
        yield one.id, words.name(key), words.text(key), words.name(f"emergency.{one.emergency}")


def _components(services: Services, faces: Mapping[str, CardFace]) -> Iterator[tuple[str, ...]]:
    for name in components(services.box, faces):
        yield name, component_name(services, name)


CHAPTERS: Final = (
    AlmanacChapter("city", "home", "district", CityTab, _districts),
    AlmanacChapter("corporations", "people", "corporation", CorporationsTab, _corporations),
    AlmanacChapter("components", "set_aside", "component", ComponentsTab, _components),
    AlmanacChapter(
        "symbols", "eye", "symbol", SymbolsTab, lambda services, faces: legend_entries(services)
    ),
)
