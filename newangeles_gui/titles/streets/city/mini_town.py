"""Small pictures of games for lists of saves: the city as it lies, seen whole."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui.scenes import PlainOverview
from newangeles_gui.widgets import mixed

from ..rules import City, place_of
from .anatomy import DEEP
from .pictures import Art

if TYPE_CHECKING:
    from collections.abc import Sequence

    from newangeles_gui.widgets import Kit

    from ..rules import Box

LARGEST: Final = 72  # pixels of a cell: a young city fills no picture
AROUND: Final = 0.7  # of a cell, free at the sides
AT_ONCE: Final = 5  # tiles that are read between two frames
EDGE: Final = 160  # of its width, a picture has an edge


class LaidTile(NamedTuple):
    """A tile of the city: its place, which it is, its rotation, and whether it has paid."""

    x: int
    y: int
    name: str
    quarter: int
    closed: bool


@dataclass(slots=True, frozen=True)
class TownFacts(PlainOverview):
    """What all can see of a game of Streets; without a city where only the header is known."""

    turn: int = 0
    characters: tuple[str, ...] = ()  # by seat; people have none
    city: tuple[LaidTile, ...] = ()

    @staticmethod
    def of(
        plain: PlainOverview, turn: int, money: Sequence[int], characters: Sequence[str],
        city: City | None = None,
    ) -> TownFacts:  # fmt: skip
        """The same with what is open in this game: money too (14.4)."""
        known = {field.name: getattr(plain, field.name) for field in fields(PlainOverview)}
        known["scores"] = tuple(money[: len(plain.seats)])
        laid = () if city is None else _laid(city)
        return TownFacts(**known, turn=turn, characters=tuple(characters), city=laid)


def _laid(city: City) -> tuple[LaidTile, ...]:
    """From north to south, so that roofs stand over what lies behind them."""
    tiles = (
        LaidTile(*place_of(cell), city.tiles[n], city.turns[n], not city.is_open(n))
        for n, cell in enumerate(city.cells)
    )
    return tuple(sorted(tiles, key=lambda one: (one.y, -one.x)))


class MiniTown:
    """Draws them; tiles are read a few at a time, and are plain until then."""

    def __init__(self, kit: Kit, box: Box) -> None:
        self.kit, self.art = kit, Art(kit, box)
        self._wanted: dict[tuple[str, int, bool, int], None] = {}
        self._ready: set[tuple[str, int, bool, int]] = set()

    @property
    def waiting(self) -> bool:
        """Whether a picture is not complete yet."""
        return bool(self._wanted)

    def load_one(self) -> bool:
        """Read a few tiles that pictures wait for; whether there were any."""
        few = sorted(self._wanted, key=lambda one: -one[-1])[:AT_ONCE]  # large pictures first
        for wanted in few:
            del self._wanted[wanted]
            self.art.slab(*wanted)
            self.art.building(*wanted)
            self._ready.add(wanted)
        return bool(few)

    def picture(self, facts: TownFacts, size: tuple[int, int]) -> pygame.Surface:
        """The city in the middle of its ground, or what can be drawn of it by now."""
        cell = _cell(facts.city, size)
        needed = {(one.name, one.quarter, one.closed, cell): None for one in facts.city}
        missing = [one for one in needed if one not in self._ready]
        self._wanted |= dict.fromkeys(missing)
        key = ("mini town", facts.city, size, not missing)
        return self.kit.kept(key, lambda: self._draw(facts.city, size, cell, not missing))

    def _draw(
        self, city: Sequence[LaidTile], size: tuple[int, int], cell: int, whole: bool
    ) -> pygame.Surface:
        kit, surface = self.kit, pygame.Surface(size)
        surface.fill(mixed(kit.color("ground"), kit.color("ground_far"), 0.35))
        if city:
            left, top, wide, high = _bounds(city)
            x = (size[0] - wide * cell) / 2 - left * cell
            y = (size[1] - high * cell * DEEP) / 2 - top * cell * DEEP + cell * 0.1
            for one in city:
                self._put(surface, one, cell, (x + one.x * cell, y + one.y * cell * DEEP), whole)
        line = max(1, size[0] // EDGE)
        pygame.draw.rect(surface, kit.color("line"), surface.get_rect(), line)
        return surface

    def _put(
        self, surface: pygame.Surface, one: LaidTile, cell: int, at: tuple[float, float],
        whole: bool,
    ) -> None:  # fmt: skip
        if whole:
            self.art.slab(one.name, one.quarter, one.closed, cell).put(surface, *at)
            self.art.building(one.name, one.quarter, one.closed, cell).put(surface, *at)
            return
        color = self.kit.color("closed" if one.closed else "open")
        pygame.draw.rect(surface, color, (*at, cell - 1, round(cell * DEEP) - 1))


def _bounds(city: Sequence[LaidTile]) -> tuple[int, int, int, int]:
    """Left, top, how wide and how high, in cells."""
    across, down = [one.x for one in city], [one.y for one in city]
    left, top = min(across), min(down)
    return left, top, max(across) - left + 1, max(down) - top + 1


def _cell(city: Sequence[LaidTile], size: tuple[int, int]) -> int:
    """How large a cell is where the whole city has room."""
    if not city:
        return LARGEST
    _, _, wide, high = _bounds(city)
    fitting = min(size[0] / (wide + AROUND), size[1] / ((high + AROUND) * DEEP))
    return max(3, min(LARGEST, int(fitting)))
