"""The city of the front screens as it stands: the one map, with its Root at the right.

Places are those of a picture of 1920 x 1080; the sky fills any window, the city keeps to the
right of it, because the words are on the left.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui.table import Camera

from ..city import LAYER, ROOT_NAME, SIZE, Cityscape, anchor, layer, layer_size, layers

if TYPE_CHECKING:
    from newangeles_gui.widgets import Kit

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
        self.city = Cityscape(kit, box, Camera(SIZE, self._room()))

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
