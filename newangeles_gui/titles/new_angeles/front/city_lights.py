"""What moves in the city of the front screens: rain, lights on the ways, windows, cars, flyers.

Everything is where it is by the time alone, so that nothing has to be remembered, and every
light is one small surface that is added to the picture.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

import pygame

from newangeles_gui.widgets.theme import Rgb, mixed

from .city_stage import Stage, ways

BLACK: Final = (0, 0, 0)
WHITE: Final = (255, 255, 255)
ADDED: Final = pygame.BLEND_RGB_ADD
SPREAD: Final = (0.6180339887, 0.7548776662, 0.5698402910)  # even, but in no order
Blit = tuple[pygame.Surface, tuple[int, int]]

RAIN: Final = ((110, 15, 1.3, 0.15), (60, 30, 2.2, 0.24))  # how many, long, fast, bright
SLANT: Final = 0.16
FLYERS: Final = 26
FLYER_HEIGHTS: Final = (0.045, 0.15)
PULSES: Final = 3  # on each way
CARS: Final = ((0.0, 26.0), (0.37, 31.0), (0.71, 22.0))  # where at first; seconds for the cable
GLINTS: Final = 90
TRIED: Final = 5_000
BRIGHT: Final = 540  # red, green and blue together


def spread(number: int, way: int = 0) -> float:
    """An even but orderless number from 0 to 1 for every whole number."""
    return (number + 1) * SPREAD[way] % 1


class Glint(NamedTuple):
    """A window or lamp of the picture that flickers."""

    place: tuple[int, int]
    color: Rgb
    phase: float


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
def streak(long: int, color: Rgb, rightwards: bool) -> pygame.Surface:
    """A flyer with its tail."""
    surface = pygame.Surface((long, 5))
    for x in range(long):
        share = (x / long) ** 2
        shade = tuple(round(part * share * 0.8) for part in color)
        pygame.draw.line(surface, shade, (x, 2), (x, 2))
    surface.blit(glow(2, color), (long - 5, 0), special_flags=ADDED)
    return surface if rightwards else pygame.transform.flip(surface, True, False)


@cache
def drop(long: int, color: Rgb) -> pygame.Surface:
    """A streak of rain."""
    wide = max(2, round(long * SLANT) + 1)
    surface = pygame.Surface((wide, long))
    pygame.draw.line(surface, color, (wide - 1, 0), (0, long - 1))
    return surface


def rain(stage: Stage, seconds: float, color: Rgb) -> Iterator[Blit]:
    """Two curtains of it, one farther away."""
    width, height = stage.size
    for depth, (count, units, speed, bright) in enumerate(RAIN):
        long = stage.long(units)
        streak_of_rain = drop(long, mixed(BLACK, color, bright))
        for number in range(count):
            fallen = spread(number, 1) + seconds * speed * (1 + 0.25 * spread(number, 2))
            y = fallen % 1 * (height + long) - long
            # Every fall is at another place.
            x = (spread(number + depth * 500) + math.floor(fallen) * 0.37) % 1 * width * 1.1
            yield streak_of_rain, (round(x - y * SLANT), round(y))


def flyers(stage: Stage, seconds: float, colors: tuple[Rgb, ...]) -> Iterator[Blit]:
    """Traffic in the air over the skyline, in lanes that know one direction."""
    width = stage.size[0]
    for number in range(FLYERS):
        lane = number % 5
        rightwards = lane % 2 == 0
        least, most = FLYER_HEIGHTS
        y = (least + (most - least) * (lane / 4 + 0.06 * spread(number, 1))) * stage.size[1]
        speed = 0.012 + 0.022 * spread(lane, 2)
        share = (spread(number) + seconds * speed) % 1
        long = stage.long(26 + 16 * (lane % 3))
        x = (share if rightwards else 1 - share) * (width + 2 * long) - long
        yield streak(long, colors[lane % len(colors)], rightwards), (round(x), round(y))


def pulses(stage: Stage, seconds: float, color: Rgb) -> Iterator[Blit]:
    """Light runs along the ways, towards the Root."""
    light = glow(stage.long(11), color)
    half = light.get_width() // 2
    for number, ((x1, y1), (x2, y2)) in enumerate(ways(stage)):
        for pulse in range(PULSES):
            share = (seconds * 0.22 + pulse / PULSES + spread(number)) % 1
            yield (
                light,
                (round(x1 + (x2 - x1) * share) - half, round(y1 + (y2 - y1) * share) - half),
            )


def cars(stage: Stage, seconds: float, color: Rgb) -> Iterator[Blit]:
    """Cars climb the cable."""
    x, low, high = stage.cable
    light, body = glow(stage.long(26), color, 0.8), _car(stage.long(9), stage.long(22), color)
    for first, whole in CARS:
        share = (first + seconds / whole) % 1
        y = round(low + (high - low) * share)
        yield light, (x - light.get_width() // 2, y - light.get_height() // 2)
        yield body, (x - body.get_width() // 2, y - body.get_height() // 2)


@cache
def _car(wide: int, high: int, color: Rgb) -> pygame.Surface:
    surface = pygame.Surface((wide, high))
    surface.fill(mixed(BLACK, mixed(color, WHITE, 0.5), 0.55))
    surface.fill(WHITE, (0, high // 3, wide, max(1, high // 5)))
    return surface


def find_glints(picture: pygame.Surface, area: pygame.Rect) -> list[Glint]:
    """Bright windows and lamps of a picture."""
    found: list[Glint] = []
    for number in range(TRIED):
        place = (
            int(area.x + spread(number) * (area.width - 1)),
            int(area.y + spread(number, 1) * (area.height - 1)),
        )
        red, green, blue, alpha = picture.get_at(place)
        if alpha > 200 and red + green + blue > BRIGHT:
            found.append(Glint(place, (red, green, blue), spread(number, 2)))
            if len(found) == GLINTS:
                break
    return found


def glints(stage: Stage, seconds: float, lights: list[Glint]) -> Iterator[Blit]:
    """Windows flicker, each in its own time."""
    radius = stage.long(7)
    for number, (place, color, phase) in enumerate(lights):
        wave = math.sin((seconds * (0.35 + 0.4 * spread(number)) + phase) * math.tau)
        strength = round(max(0.0, wave) * 4) / 5
        if strength:
            yield glow(radius, color, strength), (place[0] - radius, place[1] - radius)
