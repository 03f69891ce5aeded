"""The city behind the front screens: it lives as long as somebody is there to see it."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui.widgets import Rgb, dim, mixed

from ..city import (
    ADDED,
    BLACK,
    CAR,
    CARS,
    DRIVE,
    LAYER,
    ROOT_NAME,
    SIZE,
    WHITE,
    Blit,
    Cityscape,
    anchor,
    glow,
    layer,
    layer_size,
    layers,
    rain,
    running,
    spread,
    whole_city,
)

if TYPE_CHECKING:
    from newangeles_gui.widgets import Kit

    from ..city import Way
    from ..rules import Box


Point = tuple[float, float]
Size = tuple[int, int]

STAGE: Final = (1920, 1080)
SKY: Final = "skies/violet"
DRIFT: Final = 14  # how far the sky moves to each side
NEAR: Final = 1.13  # of the measure of the map
ROOT: Final = (1590, 585)  # where the Root stands
FADING: Final = (384, 806)  # from where to where, from the left of the window, the city comes out
CABLE_END: Final = 0.47  # how far down the picture of the Root the cable reaches


class Part(NamedTuple):
    """A picture that is needed, and how large."""

    name: str
    size: Size


class Stage:
    """A window's view of the city: from places of the stage to pixels."""

    def __init__(self, kit: Kit, box: Box, size: Size) -> None:
        self.kit, self.box, self.size = kit, box, size
        self.scale = min(size[0] / STAGE[0], size[1] / STAGE[1])
        # In wide windows the city stays on the right, in high ones in the middle of the height.
        self.left = size[0] - STAGE[0] * self.scale
        self.top = (size[1] - STAGE[1] * self.scale) / 2
        self.cover = max(size[0] / STAGE[0], size[1] / STAGE[1])
        self.city = Cityscape(kit, box, whole_city(self._room()))

    def _room(self) -> pygame.Rect:
        """Where the whole map would be seen."""
        across, down = anchor(ROOT_NAME)
        place = self.at((ROOT[0] - across * NEAR, ROOT[1] - down * NEAR))
        return pygame.Rect(place, [self.long(side * NEAR) for side in SIZE])

    def at(self, place: Point) -> tuple[int, int]:
        """The pixel of a place."""
        return (
            round(self.left + place[0] * self.scale),
            round(self.top + place[1] * self.scale),
        )

    def long(self, units: float) -> int:
        """Pixels for so many units of the stage."""
        return max(1, round(units * self.scale))

    @property
    def sky(self) -> Size:
        """The sky is larger than the window, for it moves."""
        more = 2 * round(DRIFT * self.cover)
        return (
            round(STAGE[0] * self.cover) + more,
            round(STAGE[1] * self.cover) + more * STAGE[1] // STAGE[0],
        )

    @property
    def lit(self) -> pygame.Rect:
        """Where anything of the city is seen."""
        first = self.long(FADING[0])
        return pygame.Rect(first, 0, max(0, self.size[0] - first), self.size[1])

    def clear(self, place: Size) -> bool:
        """Whether nothing there is to disturb who reads the words."""
        return place[0] > self.long(FADING[1])

    @property
    def cable(self) -> tuple[int, int, int]:
        """Where the cable is, its lower and its upper end."""
        name = f"slabs/{ROOT_NAME}.normal"
        width, height = layer_size(self.kit, name, self.city.width)
        left, top = self.city.corner(ROOT_NAME, name)
        return left + width // 2, top + round(height * CABLE_END), -self.long(40)


def parts(stage: Stage) -> list[Part]:
    """Every picture that the city is made of, the sky first."""
    kit, city = stage.kit, stage.city
    seen = [name for name in city.seen_in(stage.lit) if name != ROOT_NAME]
    names = [one for district in seen for one in layers(district, 0)]
    names += [city.bridge(district)[0] for district in city.paths]
    names += [f"slabs/{ROOT_NAME}.normal", "slabs/cable.normal"]
    found = [Part(name, layer_size(kit, name, city.width)) for name in dict.fromkeys(names)]
    return [Part(SKY, stage.sky), *found]


def load(kit: Kit, part: Part) -> pygame.Surface:
    """A picture from the disk at its size; may run in a thread."""
    return kit.pictures.sized(part.name, part.size)


def stand(stage: Stage, pictures: Mapping[str, pygame.Surface]) -> pygame.Surface:
    """The city on nothing; towards the words it fades."""
    for name in pictures.keys() - {SKY}:
        layer(stage.kit, name, stage.city.width, pictures[name])
    whole = pygame.Surface(stage.size, pygame.SRCALPHA)
    whole.set_clip(stage.lit)
    stage.city.draw(whole, dict.fromkeys(stage.box.district_ids, 0))
    stage.kit.let_go((LAYER, "slab"))  # hardly anything else is as large as this
    _fade(whole, stage)
    return whole


def _fade(whole: pygame.Surface, stage: Stage) -> None:
    first, last = map(stage.long, FADING)
    for x in range(first, last):
        alpha = round(255 * (x - first) / (last - first))
        column = (x, 0, 1, stage.size[1])
        whole.fill((255, 255, 255, alpha), column, pygame.BLEND_RGBA_MULT)


FLYERS: Final = 26
FLYER_HEIGHTS: Final = (0.045, 0.15)
PULSES: Final = 3  # on each way
CABLE_CARS: Final = (
    (0.0, 26.0),
    (0.37, 31.0),
    (0.71, 22.0),
)  # where at first; seconds for the cable
GLINTS: Final = 90
TRIED: Final = 5_000
BRIGHT: Final = 540  # red, green and blue together


class Glint(NamedTuple):
    """A window or lamp of the picture that flickers."""

    place: tuple[int, int]
    color: Rgb
    phase: float


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
    """Light runs along the paths, towards the Root."""
    light = glow(stage.long(11), color)
    ways = [stage.city.way(name) for name in stage.city.paths]
    return running(_clear(stage, ways), light, PULSES, seconds * 0.22)


def traffic(stage: Stage, seconds: float, colors: Mapping[str, Rgb]) -> Iterator[Blit]:
    """Cars drive through the districts: their lights come and go."""
    for direction, color in colors.items():
        lanes = [
            one for name in stage.box.district_ids for one in stage.city.lanes(name, direction)
        ]
        light = glow(stage.long(CAR), color)
        yield from running(_clear(stage, lanes), light, CARS, seconds * DRIVE)


def _clear(stage: Stage, ways: Iterable[Way]) -> list[Way]:
    """Those that disturb nobody who reads the words."""
    return [one for one in ways if stage.clear((min(one[0][0], one[1][0]), one[0][1]))]


def cars(stage: Stage, seconds: float, color: Rgb) -> Iterator[Blit]:
    """Cars climb the cable."""
    x, low, high = stage.cable
    light, body = glow(stage.long(26), color, 0.8), _car(stage.long(9), stage.long(22), color)
    for first, whole in CABLE_CARS:
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


FRAME: Final = 0.1  # seconds: ambient life needs no more
PATIENCE: Final = 20.0  # seconds without an input; then it rests
STILL: Final = 7.3  # the moment that is shown where nothing moves
SWAY: Final = 9.0  # seconds
BLURRED: Final = 6  # times smaller
QUIET: Final = 168  # how dark the city is behind words
SHADE_TO: Final = 0.62  # of the width, from the left
SHADE: Final = 215


class LivingCity:
    """Draws the city; `quiet` is dark and out of focus, for screens full of words."""

    def __init__(self, kit: Kit, box: Box, quiet: bool = False) -> None:
        self.kit, self.box = kit, box
        self.quiet = quiet
        self.seconds = STILL
        self._rested = 0.0  # since the last input
        self._since = 0.0  # since the last picture
        self._stage = Stage(kit, box, kit.view.size)
        self._glints: list[Glint] = []

    def wake(self) -> None:
        """Somebody is there."""
        self._rested = 0.0

    @property
    def awake(self) -> bool:
        """Whether it moves."""
        return not self.kit.calm and self._rested < PATIENCE

    def update(self, seconds: float) -> bool:
        """Time passes; whether there is something new to be seen."""
        if not self.awake:
            return False
        self._rested += seconds
        self._since += seconds
        if self._since < FRAME * 0.95:
            return False
        self.seconds += min(self._since, 2 * FRAME)
        self._since = 0.0
        return True

    def wait(self) -> float | None:
        """Seconds until the next picture; None if it rests."""
        return max(0.01, FRAME - self._since) if self.awake else None

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the city as it is now."""
        if self._stage.size != surface.get_size():
            self._stage = Stage(self.kit, self.box, surface.get_size())
            self._glints = []
        if self.quiet:
            surface.blit(quiet_city(self._stage), (0, 0))
            surface.fblits(list(self._rain()), ADDED)
        else:
            self._paint_bright(surface)

    def _rain(self) -> Iterator[Blit]:
        stage = self._stage
        return rain(stage.size, stage.scale, self.seconds, self.kit.color("text"))

    def _paint_bright(self, surface: pygame.Surface) -> None:
        stage, color, now = self._stage, self.kit.color, self.seconds
        city = standing_city(stage)
        if not self._glints:
            self._glints = find_glints(city, city.get_bounding_rect())
        surface.blit(city_sky(stage), _swayed(stage, now))
        streaks = (color("accent"), color("entertainment"), color("warning"))
        surface.fblits(list(flyers(stage, now, streaks)), ADDED)
        surface.blit(city, (0, 0))
        before = [
            *pulses(stage, now, color("accent")),
            *traffic(stage, now, {"coming": WHITE, "going": color("bad")}),
            *glints(stage, now, self._glints),
            *cars(stage, now, color("accent")),
            *self._rain(),
        ]
        surface.fblits(before, ADDED)


def load_all(kit: Kit, needed: Sequence[Part]) -> dict[str, pygame.Surface]:
    """Pictures from the disk, on all cores."""
    with ThreadPoolExecutor() as pool:
        loaded = pool.map(lambda part: load(kit, part), needed)
        return {part.name: one for part, one in zip(needed, loaded, strict=True)}


def standing_city(
    stage: Stage, pictures: Mapping[str, pygame.Surface] | None = None
) -> pygame.Surface:
    """Slabs and paths, from these pictures or those on the disk; made once for each window."""

    def make() -> pygame.Surface:
        return stand(stage, pictures or load_all(stage.kit, parts(stage)[1:])).convert_alpha()

    return stage.kit.kept(("city.standing", stage.size), make)


def city_sky(stage: Stage, pictures: Mapping[str, pygame.Surface] | None = None) -> pygame.Surface:
    """Sky and ground, darker where the words are; made once for each window."""

    def make() -> pygame.Surface:
        return _shaded(stage.kit, (pictures or load_all(stage.kit, parts(stage)[:1]))[SKY])

    return stage.kit.kept(("city.sky", stage.size), make)


def quiet_city(stage: Stage) -> pygame.Surface:
    """All of it, dark and out of focus; made once for each window."""
    return stage.kit.kept(("city.quiet", stage.size), lambda: _blurred(stage))


def _swayed(stage: Stage, seconds: float) -> tuple[int, int]:
    reach = round(DRIFT * stage.cover)
    across = round(math.sin(seconds / SWAY) * reach) - reach
    return (across, -reach * STAGE[1] // STAGE[0])


def _shaded(kit: Kit, picture: pygame.Surface) -> pygame.Surface:
    base = kit.color("base")
    strip = pygame.Surface((32, 1), pygame.SRCALPHA)
    for x in range(32):
        share = max(0.0, 1 - x / 31 / SHADE_TO)
        strip.set_at((x, 0), (*base, round(SHADE * min(1.0, share * 1.5))))
    sky = picture.copy()
    sky.blit(pygame.transform.smoothscale(strip, sky.get_size()), (0, 0))
    return sky.convert()


def _blurred(stage: Stage) -> pygame.Surface:
    whole = pygame.Surface(stage.size)
    whole.blit(city_sky(stage), _swayed(stage, 0))
    whole.blit(standing_city(stage), (0, 0))
    width, height = stage.size
    small = pygame.transform.smoothscale(whole, (width // BLURRED, height // BLURRED))
    whole = pygame.transform.smoothscale(pygame.transform.gaussian_blur(small, 2), stage.size)
    dim(whole, stage.kit.color("base"), QUIET)
    return whole.convert()
