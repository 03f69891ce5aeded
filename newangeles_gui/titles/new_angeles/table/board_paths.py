"""The conduits between the districts, and the light that flows through them."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from ..rules import ROOT
from .board_places import ROOT_NAME, Places, Point

if TYPE_CHECKING:
    from newangeles_gui.widgets import Kit

    from ..rules import Box

TILE: Final = 0.95  # how large conduits are drawn beside slabs
INSET: Final = 20  # units of a slab that a conduit reaches over it
ROOT_RADIUS: Final = (140, 66)
SAMPLES: Final = 160
SMALLEST: Final = 0.42


@dataclass(slots=True, frozen=True)
class Conduit:
    """A path from one district to the next, from edge to edge."""

    start: Point
    end: Point

    @property
    def angle(self) -> float:
        """Degrees against the clock, as pictures are turned."""
        return -math.degrees(math.atan2(self.end[1] - self.start[1], self.end[0] - self.start[0]))

    @property
    def length(self) -> int:
        """Pixels."""
        return round(math.dist(self.start, self.end))

    @property
    def middle(self) -> Point:
        """Half-way."""
        return ((self.start[0] + self.end[0]) // 2, (self.start[1] + self.end[1]) // 2)

    def at(self, share: float) -> Point:
        """A point on the way."""
        (x, y), (then_x, then_y) = self.start, self.end
        return (round(x + (then_x - x) * share), round(y + (then_y - y) * share))


def conduits(box: Box, places: Places) -> dict[str, Conduit]:
    """The outgoing path of every district."""
    found = {}
    for place, name in enumerate(box.district_ids):
        to = box.next_district[place]
        found[name] = _between(places, name, ROOT_NAME if to == ROOT else box.district_ids[to])
    return found


def _between(places: Places, here: str, there: str) -> Conduit:
    start, end = places.middle(here), places.middle(there)
    length = max(1.0, math.dist(start, end))
    whole = Conduit(start, end)
    inset = places.px(INSET) / length
    shares = [step / SAMPLES for step in range(SAMPLES + 1)]
    left, entered = _ground(places, here), _ground(places, there)
    leaves = next((one for one in shares if not left(whole.at(one))), 0.0)
    enters = next((one for one in shares[::-1] if not entered(whole.at(one))), 1.0)
    return Conduit(whole.at(max(0.0, leaves - inset)), whole.at(min(1.0, enters + inset)))


def _ground(places: Places, name: str) -> Callable[[Point], bool]:
    """Whether a point lies on the ground of a district, or of the Root."""
    if name != ROOT_NAME:
        return partial(inside, places.ground(name))
    x, y = places.middle(name)
    across, down = (places.px(radius) or 1 for radius in ROOT_RADIUS)
    return lambda point: ((point[0] - x) / across) ** 2 + ((point[1] - y) / down) ** 2 <= 1


def inside(outline: list[Point], point: Point) -> bool:
    """Whether a point lies within an outline."""
    x, y = point
    found = False
    for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            found = not found
    return found


def conduit_picture(kit: Kit, places: Places, conduit: Conduit, look: str) -> pygame.Surface:
    """A conduit as a picture, turned into its direction."""
    share = max(SMALLEST, places.share) * TILE
    key = ("conduit", look, conduit.length, round(conduit.angle), share)
    return kit.kept(key, lambda: _strip(kit, conduit, look, share))


def _strip(kit: Kit, conduit: Conduit, look: str, share: float) -> pygame.Surface:
    tile = kit.picture(f"board/conduit.level.{look}", share)
    count = max(1, round(conduit.length / tile.get_width()))
    strip = pygame.Surface((count * tile.get_width(), tile.get_height()), pygame.SRCALPHA)
    for step in range(count):
        strip.blit(tile, (step * tile.get_width(), 0))
    strip = pygame.transform.smoothscale(strip, (max(1, conduit.length), tile.get_height()))
    return pygame.transform.rotozoom(strip, conduit.angle, 1.0)


def pulse_picture(kit: Kit, places: Places, conduit: Conduit) -> pygame.Surface:
    """The light that runs along a conduit."""
    share = max(SMALLEST, places.share) * TILE
    key = ("pulse", round(conduit.angle), share)

    def make() -> pygame.Surface:
        light = kit.picture("board/conduit.pulse", share)
        return pygame.transform.rotozoom(light, conduit.angle, 1.0)

    return kit.kept(key, make)


def node_picture(kit: Kit, places: Places, look: str) -> pygame.Surface:
    """Where a conduit reaches a slab."""
    return kit.picture(f"board/conduit.node.{look}", max(SMALLEST, places.share) * 0.52)
