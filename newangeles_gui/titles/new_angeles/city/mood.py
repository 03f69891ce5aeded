"""The mood of the city: a sky by threat, one grade crossing over into the next; under it rain,
cars where it is calm, fires in a strike, and a red pulse near the end.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import Rgb, mixed

from ..rules import OUTAGE, STRIKE, UNREST

if TYPE_CHECKING:
    from collections.abc import Mapping

    from newangeles_gui.widgets import Kit

    from .picture import Cityscape, Way


# From how much threat on the sky has which grade.
GRADES: Final = ((21, "red"), (15, "amber"), (8, "violet"), (0, "teal"))
ORDER: Final = tuple(name for _, name in reversed(GRADES))
FIRST: Final = ORDER[0]
SECONDS: Final = 2.0  # from one grade to the next
STEPS: Final = 12  # pictures in that time
VEIL: Final = 56  # of 255: how much darker it is than its file, so that the city stands out


def grade(threat: int) -> str:
    """The sky for so much threat."""
    return next(name for least, name in GRADES if threat >= least)


def sky_of(threat: int) -> str:
    """The picture of the sky for so much threat."""
    return f"skies/{grade(threat)}"


def sky_picture(kit: Kit, name: str, size: tuple[int, int]) -> pygame.Surface:
    """A sky that fills a size, a little darkened."""

    def make() -> pygame.Surface:
        made = kit.filling(f"skies/{name}", size).convert()
        veil = pygame.Surface(size)
        veil.fill(kit.color("base"))
        veil.set_alpha(VEIL)
        made.blit(veil, (0, 0))
        return made

    return kit.kept(("city sky", name, size, kit.color("base")), make)


class Sky:
    """What is seen of it now; `follow` says how much threat there is."""

    def __init__(self, kit: Kit, size: tuple[int, int]) -> None:
        self.kit, self.size = kit, size
        self.name = ""
        self._before = ""
        self._passed = SECONDS

    def follow(self, threat: int) -> str:
        """There is so much threat now; the sound of the change if the grade is another one."""
        still = self.kit.calm or self.kit.theme.high_contrast
        name = FIRST if still else grade(threat)
        if name == self.name:
            return ""
        self._before, self.name = self.name, name
        self._passed = SECONDS if still or not self._before else 0.0
        if not self._before:
            return ""
        return "sky_darkens" if ORDER.index(name) > ORDER.index(self._before) else "sky_clears"

    @property
    def step(self) -> int:
        """Which picture of the crossing it is; the last one stays."""
        return min(STEPS, int(self._passed / SECONDS * STEPS))

    @property
    def key(self) -> tuple[str, str, int]:
        """What its picture depends on."""
        return (self._before, self.name, self.step)

    def update(self, seconds: float) -> bool:
        """Time passes; whether there is another picture."""
        before = self.step
        self._passed = min(SECONDS, self._passed + seconds)
        return self.step != before

    def wait(self) -> float | None:
        """Seconds until the next picture; None while it rests."""
        return SECONDS / STEPS if self.step < STEPS else None

    def put(self, surface: pygame.Surface, at: tuple[int, int] = (0, 0)) -> None:
        """Draw it."""
        new = sky_picture(self.kit, self.name, self.size)
        if self.step >= STEPS:
            surface.blit(new, at)
            return
        surface.blit(sky_picture(self.kit, self._before, self.size), at)
        new.set_alpha(255 * self.step // STEPS)
        surface.blit(new, at)
        new.set_alpha(None)


Blit = tuple[pygame.Surface, tuple[int, int]]

BLACK: Final = (0, 0, 0)
WHITE: Final = (255, 255, 255)
ADDED: Final = pygame.BLEND_RGB_ADD
SPREAD: Final = (0.6180339887, 0.7548776662, 0.5698402910)  # even, but in no order
STAGE: Final = (1920, 1080)  # the units of this file are pixels of a screen that large
RAIN: Final = ((110, 15, 1.3, 0.15), (60, 30, 2.2, 0.24))  # how many, long, fast, bright
SLANT: Final = 0.16
DRY: Final = 0.12  # of that rain falls where there is no threat
WET: Final = 1.6  # and so much at the end
CAR: Final = 5  # units: how large its light is in front of the title
NEAR_CAR: Final = 8  # and on the table
CARS: Final = 2  # on each lane
DRIVE: Final = 0.13  # of a lane in a second
LANES: Final = MappingProxyType({"coming": WHITE, "going": (255, 70, 80)})
FIRE: Final = (255, 120, 40)
FLAME: Final = 15  # units
# Where it burns in the picture of a strike: the same places in every district.
FLAMES: Final = ((258, 630), (325, 665), (449, 642), (572, 665), (654, 641))
ALARM: Final = 0.8  # of the threat track, from where on the sky pulses
HEARTBEAT: Final = 2.4  # seconds
REDDER: Final = 30  # of 255: at most


def spread(number: int, way: int = 0) -> float:
    """An even but orderless number from 0 to 1 for every whole number."""
    return (number + 1) * SPREAD[way] % 1


@cache
def glow(radius: int, color: Rgb, strength: float = 1.0) -> pygame.Surface:
    """A round light to be added."""
    side = radius * 2 + 1
    surface = pygame.Surface((side, side))
    for ring in range(radius, 0, -1):
        share = strength * (1 - ring / radius) ** 2.2
        shade = tuple(min(255, round(part * share)) for part in color)
        pygame.draw.circle(surface, shade, (radius, radius), ring)
    core = tuple(min(255, round((part + (255 - part) * 0.7) * strength)) for part in color)
    pygame.draw.circle(surface, core, (radius, radius), max(1, radius // 6))
    return surface


@cache
def _drop(long: int, color: Rgb) -> pygame.Surface:
    wide = max(2, round(long * SLANT) + 1)
    surface = pygame.Surface((wide, long))
    pygame.draw.line(surface, color, (wide - 1, 0), (0, long - 1))
    return surface


def rain(
    size: tuple[int, int], scale: float, seconds: float, color: Rgb, share: float = 1.0
) -> Iterator[Blit]:
    """Two curtains of it, one farther away; so much of all that can fall."""
    width, height = size
    for depth, (count, units, speed, bright) in enumerate(RAIN):
        long = max(1, round(units * scale))
        streak = _drop(long, mixed(BLACK, color, bright))
        for number in range(round(count * share)):
            fallen = spread(number, 1) + seconds * speed * (1 + 0.25 * spread(number, 2))
            y = fallen % 1 * (height + long) - long
            # Every fall is at another place.
            x = (spread(number + depth * 500) + math.floor(fallen) * 0.37) % 1 * width * 1.1
            yield streak, (round(x - y * SLANT), round(y))


def running(
    ways: Iterable[Way], light: pygame.Surface, count: int, passed: float
) -> Iterator[Blit]:
    """So many lights on each way; `passed` is how often one has come to its end by now."""
    half = light.get_width() // 2
    for number, ((x1, y1), (x2, y2)) in enumerate(ways):
        for one in range(count):
            share = (passed + one / count + spread(number)) % 1
            yield (
                light,
                (round(x1 + (x2 - x1) * share) - half, round(y1 + (y2 - y1) * share) - half),
            )


class CityMood:
    """Moves over the city as long as somebody is there to see it, by threat and by unrest."""

    def __init__(self, kit: Kit, city: Cityscape) -> None:
        self.kit, self.city = kit, city
        self.seconds = 0.0
        self._lanes: dict[tuple[str, str], list[Way]] = {}
        self._seen_from: object = None

    @property
    def moves(self) -> bool:
        """Whether it is wanted: not by those who want it calm, or every contrast."""
        return not self.kit.calm and not self.kit.theme.high_contrast

    def paint(
        self, surface: pygame.Surface, rect: pygame.Rect, city: Mapping[str, int], threat: float
    ) -> None:
        """Over the city in a part of the screen; these districts as bits, threat from 0 to 1."""
        if not self.moves:
            return
        scale = min(rect.width / STAGE[0], rect.height / STAGE[1])
        share, color = DRY + (WET - DRY) * min(1.0, threat), self.kit.color("text")
        falling = rain(rect.size, scale, self.seconds, color, share)
        lights = [(one, (x + rect.x, y + rect.y)) for one, (x, y) in falling]
        lights += self._cars(
            scale, [name for name, bits in city.items() if not bits & (OUTAGE | UNREST)]
        )
        lights += self._fires(scale, [name for name, bits in city.items() if bits & STRIKE])
        surface.fblits(lights, ADDED)
        if threat >= ALARM:
            wave = math.sin(math.pi * self.seconds / HEARTBEAT) ** 2
            surface.fill((round(REDDER * wave), 0, 0), rect, ADDED)

    def _cars(self, scale: float, calm: Sequence[str]) -> Iterator[Blit]:
        radius = max(2, round(NEAR_CAR * scale * max(1.0, self.city.camera.sight.zoom)))
        for direction, color in LANES.items():
            ways = [way for name in calm for way in self._lanes_of(name, direction)]
            yield from running(ways, glow(radius, color), CARS, self.seconds * DRIVE)

    def _lanes_of(self, name: str, direction: str) -> list[Way]:
        """Where they lie for the camera as it is."""
        if self._seen_from != self.city.camera.sight:
            self._seen_from = self.city.camera.sight
            self._lanes.clear()
        if (name, direction) not in self._lanes:
            self._lanes[name, direction] = self.city.lanes(name, direction)
        return self._lanes[name, direction]

    def _fires(self, scale: float, burning: Sequence[str]) -> Iterator[Blit]:
        """Each flame in its own time."""
        radius = max(3, round(FLAME * scale * max(1.0, self.city.camera.sight.zoom)))
        share = self.city.share
        for name in burning:
            left, top = self.city.corner(name, f"slabs/{name}.strike")
            for number, (x, y) in enumerate(FLAMES):
                own = self.seconds * (0.8 + spread(number)) + spread(number + top, 1)
                light = glow(radius, FIRE, round(3 + 2 * math.sin(own * math.tau)) / 8)
                yield light, (left + round(x * share) - radius, top + round(y * share) - radius)
