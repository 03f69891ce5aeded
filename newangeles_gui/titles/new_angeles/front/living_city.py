"""The city behind the front screens: it lives as long as somebody is there to see it."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets.surfaces import dim

from . import city_lights
from .city_lights import ADDED, Blit, Glint
from .city_stage import DRIFT, SKY, STAGE, Part, Stage, load, parts, stand

if TYPE_CHECKING:
    from newangeles_gui.widgets.kit import Kit

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

    def __init__(self, kit: Kit, quiet: bool = False) -> None:
        self.kit = kit
        self.quiet = quiet
        self.seconds = STILL
        self._rested = 0.0  # since the last input
        self._since = 0.0  # since the last picture
        self._stage = Stage(kit.view.size)
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
            self._stage = Stage(surface.get_size())
            self._glints = []
        if self.quiet:
            surface.blit(quiet_city(self.kit, self._stage), (0, 0))
            surface.fblits(list(self._rain()), ADDED)
        else:
            self._paint_bright(surface)

    def _rain(self) -> Iterator[Blit]:
        return city_lights.rain(self._stage, self.seconds, self.kit.color("text"))

    def _paint_bright(self, surface: pygame.Surface) -> None:
        stage, color, now = self._stage, self.kit.color, self.seconds
        city = standing_city(self.kit, stage)
        if not self._glints:
            self._glints = city_lights.find_glints(city, city.get_bounding_rect())
        surface.blit(city_sky(self.kit, stage), _swayed(stage, now))
        streaks = (color("accent"), color("entertainment"), color("warning"))
        behind = [
            *city_lights.flyers(stage, now, streaks),
            *city_lights.pulses(stage, now, color("accent")),
        ]
        surface.fblits(behind, ADDED)
        surface.blit(city, (0, 0))
        before = [
            *city_lights.glints(stage, now, self._glints),
            *city_lights.cars(stage, now, color("accent")),
            *self._rain(),
        ]
        surface.fblits(before, ADDED)


def load_all(kit: Kit, needed: Sequence[Part]) -> dict[str, pygame.Surface]:
    """Pictures from the disk, on all cores."""
    with ThreadPoolExecutor() as pool:
        loaded = pool.map(lambda part: load(kit, part), needed)
        return {part.name: one for part, one in zip(needed, loaded, strict=True)}


def standing_city(
    kit: Kit, stage: Stage, pictures: Mapping[str, pygame.Surface] | None = None
) -> pygame.Surface:
    """Slabs and ways, from these pictures or those on the disk; made once for each window."""

    def make() -> pygame.Surface:
        return stand(kit, stage, pictures or load_all(kit, parts(stage)[1:])).convert_alpha()

    return kit.kept(("city.standing", stage.size), make)


def city_sky(
    kit: Kit, stage: Stage, pictures: Mapping[str, pygame.Surface] | None = None
) -> pygame.Surface:
    """Sky and ground, darker where the words are; made once for each window."""

    def make() -> pygame.Surface:
        return _shaded(kit, (pictures or load_all(kit, parts(stage)[:1]))[SKY])

    return kit.kept(("city.sky", stage.size), make)


def quiet_city(kit: Kit, stage: Stage) -> pygame.Surface:
    """All of it, dark and out of focus; made once for each window."""
    return kit.kept(("city.quiet", stage.size), lambda: _blurred(kit, stage))


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


def _blurred(kit: Kit, stage: Stage) -> pygame.Surface:
    whole = pygame.Surface(stage.size)
    whole.blit(city_sky(kit, stage), _swayed(stage, 0))
    whole.blit(standing_city(kit, stage), (0, 0))
    width, height = stage.size
    small = pygame.transform.smoothscale(whole, (width // BLURRED, height // BLURRED))
    whole = pygame.transform.smoothscale(pygame.transform.gaussian_blur(small, 2), stage.size)
    dim(whole, kit.color("base"), QUIET)
    return whole.convert()
