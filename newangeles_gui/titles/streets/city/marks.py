"""What is printed over the tiles and always upright: symbols, signs, values, and the people."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from ..content import COLOURS, TYPES
from . import anatomy
from .anatomy import DEEP
from .pictures import CLOSED, OPEN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from newangeles_gui.widgets import Kit, Rgb

    from ..rules import CityTile, People
    from .anatomy import Spot
    from .pictures import Art

# Pixels a cell below which something is left out.
BUSINESS_FROM, CARS_FROM, PLATES_FROM = 100, 100, 84
FEW: Final = 2  # who lies on a towel of their own; more are a number
STANDING_SHOWN: Final = 3
TIMES: Final = "×"
SMOOTH: Final = 3
COUNTED: Final = ("symbols", "people", "set")
TOWEL: Final = 0.235  # of a cell from one to the next
CARS: Final = 6
BESIDE_SUM: Final = 0.68  # of the home strip
BESIDE, ABOVE = 0.16, 0.16  # of a cell, how far marks reach beyond a tile


class TileLook(NamedTuple):
    """Everything by which one tile of the city differs from another."""

    name: str
    rotation: int
    closed: bool
    owner: str = ""
    signs: int = 0
    business: bool = False
    people: People = (0, 0, 0, 0)
    seekers: People = (0, 0, 0, 0)
    pale: bool = False  # its symbols can count for nothing more
    free: tuple[bool, bool] = (False, False)  # the ends of its road that are open
    looks_round: bool = False  # its seekers look the other way


class TileMarks:
    """Draws them at so many pixels a cell."""

    def __init__(self, art: Art, cell: float) -> None:
        self.art, self.kit, self.cell = art, art.kit, cell

    def px(self, share: float) -> int:
        """Pixels for a share of a cell."""
        return max(1, round(share * self.cell))

    def at(self, corner: Spot, spot: Spot) -> Spot:
        """Where a spot of a tile is drawn whose north-western corner is there."""
        return corner[0] + spot[0] * self.cell, corner[1] + spot[1] * DEEP * self.cell

    def put_all(self, surface: pygame.Surface, seen: Sequence[tuple[Spot, TileLook]]) -> None:
        """All of it for some tiles, each drawn once."""
        off, above = self.px(BESIDE), self.px(ABOVE)
        for corner, look in seen:
            key = ("tile marks", look, self.cell)
            drawn = self.kit.kept(key, partial(self._drawn, look))
            surface.blit(drawn, (round(corner[0]) - off, round(corner[1]) - above))

    def _drawn(self, look: TileLook) -> pygame.Surface:
        """Road, owner, value and people of a tile, with its corner so far in."""
        size = (self.px(1 + 2 * BESIDE), self.px(DEEP + 2 * ABOVE))
        surface = pygame.Surface(size, pygame.SRCALPHA)
        corner = (self.px(BESIDE), self.px(ABOVE))
        self.put_road(surface, corner, look)
        self.put_owner(surface, corner, look)
        self.put_value(surface, corner, look)
        self.put_people(surface, corner, look)
        return surface

    # The road.

    def put_road(self, surface: pygame.Surface, corner: Spot, look: TileLook) -> None:
        """Barriers on free ends, the arrow, the symbols over it."""
        rotation = look.rotation
        for end, free in zip(anatomy.ENDS[rotation], look.free, strict=True):
            if free:
                self.art.tile(f"barriers/{rotation * 90}", self.cell).put(
                    surface, *self.at(corner, end)
                )
        tile = self.art.box.tiles[look.name]
        colours = [n for n, count in enumerate(tile.symbols) for _ in range(count)]
        if colours:
            state = CLOSED if look.pale else OPEN
            arrow = self.art.tile(f"arrows/{rotation * 90}.{state}", self.cell)
            arrow.put(surface, *self.at(corner, anatomy.EDGE_MIDDLE[rotation]))
        spots = anatomy.symbols_on(rotation, len(colours))
        for colour, spot in zip(colours, spots, strict=True):
            self.put_disc(surface, self.at(corner, spot), colour, look.pale)

    def put_ground(self, surface: pygame.Surface, corner: Spot, look: TileLook) -> None:
        """The tile without its marks; what drives or parks on most roads may be under a roof."""
        block = self.art.block(look.name, look.rotation, look.closed, self.cell)
        block.put(surface, *corner)
        chance = sum(map(ord, look.name))
        name = f"cars/{1 + chance % CARS}.{look.rotation * 90}"
        if self.cell < CARS_FROM or not chance % 4 or not self.art.has(name):
            return
        x, y = anatomy.ROAD_MIDDLE[look.rotation]
        across, down = anatomy.ALONG[look.rotation]
        far = 0.29 if chance % 8 < 4 else -0.27
        self.art.tile(name, self.cell).put(
            surface, *self.at(corner, (x + across * far, y + down * far))
        )

    def put_disc(self, surface: pygame.Surface, at: Spot, colour: int, pale: bool = False) -> None:
        """A symbol around a place."""
        name = f"discs/{TYPES[colour]}{'.pale' if pale else ''}"
        side = 2 * self.px(anatomy.DISC)
        drawn = self.art.sized(name, (side, side))
        surface.blit(drawn, (round(at[0]) - side // 2, round(at[1]) - side // 2))

    # Owner, value, business.

    def put_owner(self, surface: pygame.Surface, corner: Spot, look: TileLook) -> None:
        """The sign on its post, a second one behind it, the icon at its foot."""
        if not look.owner:
            return
        rotation, side = look.rotation, self.px(anatomy.SIGN)
        left, top = (round(one) for one in self.at(corner, anatomy.SIGN_AT[rotation]))
        foot = round(self.at(corner, (0, anatomy.FOOT[rotation]))[1])
        middle = left + side // 2
        post = pygame.Rect(middle - self.px(0.008), top, self.px(0.022), foot - top)
        pygame.draw.rect(surface, self.kit.color("ink"), post)
        sign = self.art.high(f"signs/{look.owner}", side)
        for n in reversed(range(look.signs)):
            surface.blit(sign, (left + n * self.px(anatomy.SECOND_SIGN), top))
        if look.business and self.cell >= BUSINESS_FROM:
            self._put_business(surface, (middle, foot), look.name)

    def _put_business(self, surface: pygame.Surface, foot: tuple[int, int], name: str) -> None:
        tile, side = self.art.box.tiles[name], self.px(anatomy.BUSINESS)
        icon = self.art.business(tile.business, side)
        step = self.px(0.03)
        for n in reversed(range(tile.icons)):
            surface.blit(icon, (foot[0] - side // 2 + n * step, foot[1] - side - n * step))

    def put_value(self, surface: pygame.Surface, corner: Spot, look: TileLook) -> None:
        """The value plate at the left of the home strip."""
        tile = self.art.box.tiles[look.name]
        if look.closed or tile.start or self.cell < PLATES_FROM:
            return
        plate = self.plate(tile)
        surface.blit(plate, self.plate_rect(corner, look.rotation, plate))

    def plate_rect(self, corner: Spot, rotation: int, plate: pygame.Surface) -> pygame.Rect:
        """Where a plate stands in the home strip."""
        x0, y0, _, y1 = anatomy.HOME[rotation]
        left, middle = self.at(corner, (x0 + anatomy.PLATE_IN, (y0 + y1) / 2))
        return plate.get_rect(midleft=(round(left), round(middle)))

    def plate(self, tile: CityTile) -> pygame.Surface:
        """How much for what, on a small plate."""
        high = self.px(anatomy.PLATE)
        key = ("value plate", tile.kind, tile.of, tile.each, high)
        return self.kit.kept(key, lambda: value_plate(self.art, tile, high))

    # People.

    def put_people(self, surface: pygame.Surface, corner: Spot, look: TileLook) -> None:
        """Those at home on towels, seekers upright before the house."""
        x0, y0, x1, y1 = anatomy.HOME[look.rotation]
        foot = self.at(corner, ((x0 + x1) / 2, y1 - 0.02))
        if look.closed:  # 8.1: nobody is at home any more; what was paid stands beside them
            foot = self.at(corner, (x0 + (x1 - x0) * BESIDE_SUM, y1 - 0.02))
            self._put_standing(surface, foot, _crowds(look.people, look.seekers), look.looks_round)
            return
        right, middle = self.at(corner, (x1 - 0.01, (y0 + y1) / 2))
        step = self.px(TOWEL)
        for colour, count in reversed([*enumerate(look.people)]):
            if count:
                right = self._put_lying(surface, right, middle, colour, count) - step // 12
        self._put_standing(surface, foot, _crowds(look.seekers), look.looks_round)

    def _put_lying(
        self, surface: pygame.Surface, right: float, middle: float, colour: int, count: int
    ) -> float:
        """One on a towel, a second one beside, or a number over them; where they begin."""
        one = self.art.wide(f"people/{COLOURS[colour]}.lying", self.px(anatomy.LYING))
        if self.cell < PLATES_FROM:
            return self._put_badge(surface, (right, middle), colour, count)
        shown = min(count, FEW)
        step = round(one.get_width() * 0.55)
        left = right - one.get_width() - (shown - 1) * step
        for n in range(shown):
            place = one.get_rect(midleft=(round(left + n * step), round(middle)))
            surface.blit(one, place)
        if count > FEW:
            self._put_badge(surface, (right + self.px(0.02), middle), colour, count)
        return left

    def _put_badge(self, surface: pygame.Surface, right: Spot, colour: int, count: int) -> float:
        badge = crowd_badge(self.kit, self.kit.color(COLOURS[colour]), count, self.px(0.15))
        place = badge.get_rect(midright=(round(right[0]), round(right[1])))
        surface.blit(badge, place)
        return place.left

    def _put_standing(
        self, surface: pygame.Surface, foot: Spot, crowds: Sequence[tuple[int, int]],
        other_way: bool,
    ) -> None:  # fmt: skip
        """A few of each colour side by side; where they are more, a number over their heads."""
        each = max(1, STANDING_SHOWN // max(1, len(crowds)))
        step = self.px(0.14)
        wide = sum(min(count, each) for _, count in crowds) + len(crowds) - 1
        left, n = foot[0] - (wide - 1) * step / 2, 0
        for colour, count in crowds:
            for _ in range(min(count, each)):
                name = f"people/{COLOURS[colour]}.standing"
                one = self.art.high(name, self.px(anatomy.STANDING))
                if other_way == (n % 2 == 0):  # they fidget: never all of them look the same way
                    one = pygame.transform.flip(one, True, False)
                surface.blit(one, one.get_rect(midbottom=(round(left), round(foot[1]))))
                left, n = left + step, n + 1
            if count > each:
                end = (left, foot[1] - self.px(0.2))
                self._put_badge(surface, end, colour, count)
            left += step


def _crowds(*standing: People) -> list[tuple[int, int]]:
    """Colours and how many of each stand there."""
    counts = [sum(one) for one in zip(*standing, strict=True)]
    return [(colour, count) for colour, count in enumerate(counts) if count]


def crowd_badge(kit: Kit, tint: Rgb, count: int, side: int) -> pygame.Surface:
    """A number in a disc with a light edge."""
    key = ("crowd badge", tint, count, side)
    return kit.kept(key, lambda: _draw_badge(kit, tint, count, side))


def _draw_badge(kit: Kit, tint: Rgb, count: int, side: int) -> pygame.Surface:
    large = pygame.Surface((side * SMOOTH, side * SMOOTH), pygame.SRCALPHA)
    middle, radius = (side * SMOOTH // 2,) * 2, side * SMOOTH // 2
    pygame.draw.circle(large, kit.color("paper"), middle, radius)
    dark = tuple(round(one * 0.72) for one in tint)
    pygame.draw.circle(large, dark, middle, round(radius * 0.86))
    badge = pygame.transform.smoothscale(large, (side, side))
    number = words(kit, str(count), "number", kit.color("paper"), side * 0.72)
    badge.blit(number, number.get_rect(center=(side // 2, side // 2)))
    return badge


def words(kit: Kit, text: str, style: str, color: Rgb, height: float) -> pygame.Surface:
    """Words whose letters are so many pixels high in all."""
    return kit.type.draw(text, style, color, max(0.2, height / kit.type.size(style)))


def value_plate(art: Art, tile: CityTile, high: int) -> pygame.Surface:
    """`2 x` and a little picture of what is counted."""
    parts: list[pygame.Surface] = []
    ink = art.kit.color("ink")
    if tile.kind != "copy":
        text = str(tile.each) + ("" if tile.kind == "encloses" else TIMES)
        parts.append(words(art.kit, text, "number", ink, high * 0.68))
    parts += value_signs(art, tile.kind, tile.of, round(high * 0.74))
    return _plate(art.kit, parts, high)


def value_signs(art: Art, kind: str, of: Sequence[int], side: int) -> list[pygame.Surface]:
    """What a value counts, as pictures."""
    if kind == "symbols":
        return [art.sized(f"discs/{TYPES[of[0]]}", (side, side))]
    if kind == "people":
        return [art.high(f"people/{COLOURS[of[0]]}.standing", side * 1.18)]
    if kind == "set":
        return [_set(art, of, side)]
    name = f"values/{kind}"
    return [art.high(name, side)] if art.has(name) else []


def _set(art: Art, of: Sequence[int], side: int) -> pygame.Surface:
    """Symbols in a bracket."""
    step = round(side * 0.78)
    wide = step * (len(of) - 1) + side
    surface = pygame.Surface((wide, side + max(2, side // 6)), pygame.SRCALPHA)
    for n, colour in enumerate(of):
        surface.blit(art.sized(f"discs/{TYPES[colour]}", (side, side)), (n * step, 0))
    ink, thick, foot = art.kit.color("ink"), max(1, side // 12), surface.get_height() - 1
    ends = [(1, foot - side // 6), (1, foot - thick // 2), (wide - 2, foot - thick // 2)]
    pygame.draw.lines(surface, ink, False, [*ends, (wide - 2, foot - side // 6)], thick)
    return surface


def _plate(kit: Kit, parts: Sequence[pygame.Surface], high: int) -> pygame.Surface:
    pad = max(2, high // 6)
    wide = sum(one.get_width() for one in parts) + pad * 2 + pad // 2 * (len(parts) - 1)
    large = pygame.Surface((wide * SMOOTH, high * SMOOTH), pygame.SRCALPHA)
    rect, radius = large.get_rect(), high * SMOOTH // 4
    pygame.draw.rect(large, (*kit.color("ink"), 110), rect, border_radius=radius)
    edge = max(1, high // 16) * SMOOTH
    pygame.draw.rect(large, kit.color("paper"), rect.inflate(-edge, -edge), border_radius=radius)
    plate = pygame.transform.smoothscale(large, (wide, high))
    left = pad
    for one in parts:
        plate.blit(one, one.get_rect(midleft=(left, high // 2)))
        left += one.get_width() + pad // 2
    return plate
