"""The city of the front screens as it stands: where everything is, and its pictures put together.

Places are those of a picture of 1920 x 1080; the sky fills any window, the city keeps to the
right of it, because the words are on the left.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

if TYPE_CHECKING:
    from newangeles_gui.widgets import Kit

Point = tuple[float, float]
Size = tuple[int, int]

STAGE: Final = (1920, 1080)
SKY: Final = "board/city"
ROOT: Final = "board/root.normal"
DRIFT: Final = 14  # how far the sky moves to each side
CENTRE: Final = (1330, 548)  # of the Root
COLUMN: Final = 216  # from one slab to the next, across
ROW: Final = 114  # and down
SLAB: Final = (335, 298)
SLAB_MIDDLE: Final = (0.5, 0.72)  # of the ground within the picture of a slab
ROOT_SIZE: Final = (472, 682)
ROOT_MIDDLE: Final = (0.5, 0.745)
CABLE_STRIP: Final = 0.045  # of the picture of the Root: bare cable, repeated up to the sky
CABLE_END: Final = 0.47  # how far down that picture the cable reaches
# Ways between slabs are those of the board, so every district stands beside where its path leads.
PLACES: Final = MappingProxyType[str, tuple[int, int]](
    {
        "guayaquil": (0, -1),
        "quinde": (-1, 0),
        "rabotgorod": (-1, 1),
        "la_costa": (0, 2),
        "laguna_velasco": (0, 1),
        "base_de_cayambe": (1, 0),
        "rutherford": (1, 1),
        "manta": (1, -1),
        "nihongai": (2, 0),
        "esmeraldas": (1, 2),
    }
)
WAYS: Final = (
    ("guayaquil", "quinde"),
    ("quinde", "rabotgorod"),
    ("la_costa", "rabotgorod"),
    ("rabotgorod", "laguna_velasco"),
    ("laguna_velasco", "rutherford"),
    ("manta", "nihongai"),
    ("nihongai", "rutherford"),
    ("esmeraldas", "rutherford"),
    ("rutherford", "base_de_cayambe"),
    ("base_de_cayambe", "root"),
)


class Part(NamedTuple):
    """A picture that is needed, and how large."""

    name: str
    size: Size


class Stage:
    """A window's view of the city: from places of the stage to pixels."""

    def __init__(self, size: Size) -> None:
        self.size = size
        self.scale = min(size[0] / STAGE[0], size[1] / STAGE[1])
        # In wide windows the city stays on the right, in high ones in the middle of the height.
        self.left = size[0] - STAGE[0] * self.scale
        self.top = (size[1] - STAGE[1] * self.scale) / 2
        self.cover = max(size[0] / STAGE[0], size[1] / STAGE[1])

    def at(self, place: Point) -> tuple[int, int]:
        """The pixel of a place."""
        return (
            round(self.left + place[0] * self.scale),
            round(self.top + place[1] * self.scale),
        )

    def long(self, units: float) -> int:
        """Pixels for so many units of the stage."""
        return max(1, round(units * self.scale))

    def sized(self, size: Size) -> Size:
        """Pixels for a size."""
        return (self.long(size[0]), self.long(size[1]))

    @property
    def sky(self) -> Size:
        """The sky is larger than the window, for it moves."""
        more = 2 * round(DRIFT * self.cover)
        return (
            round(STAGE[0] * self.cover) + more,
            round(STAGE[1] * self.cover) + more * STAGE[1] // STAGE[0],
        )

    @property
    def cable(self) -> tuple[int, int, int]:
        """Where the cable is, its lower and its upper end."""
        x, top = self.at((CENTRE[0], CENTRE[1] - ROOT_SIZE[1] * ROOT_MIDDLE[1]))
        return (x, top + round(self.long(ROOT_SIZE[1]) * CABLE_END), -self.long(40))


def place_of(district: str) -> Point:
    """The middle of a slab on the stage, or of the Root."""
    column, row = PLACES.get(district, (0, 0))
    return (CENTRE[0] + (column - row) * COLUMN, CENTRE[1] + (column + row) * ROW)


def parts(stage: Stage) -> list[Part]:
    """Every picture that the city is made of."""
    slabs = [Part(f"districts/{name}.normal", stage.sized(SLAB)) for name in PLACES]
    return [Part(SKY, stage.sky), Part(ROOT, stage.sized(ROOT_SIZE)), *slabs]


def load(kit: Kit, part: Part) -> pygame.Surface:
    """A picture from the disk at its size; may run in a thread."""
    return kit.pictures.sized(part.name, part.size)


def stand(kit: Kit, stage: Stage, pictures: Mapping[str, pygame.Surface]) -> pygame.Surface:
    """The slabs around the Root and the ways between them, on nothing."""
    whole = pygame.Surface(stage.size, pygame.SRCALPHA)
    _put_conduits(kit, whole, stage)
    names = sorted([*PLACES, "root"], key=lambda name: place_of(name)[1])
    for name in names:
        if name == "root":
            _put_root(whole, stage, pictures[ROOT])
        else:
            picture = pictures[f"districts/{name}.normal"]
            x, y = stage.at(place_of(name))
            width, height = picture.get_size()
            middle = SLAB_MIDDLE
            whole.blit(picture, (x - width * middle[0], y - height * middle[1]))
    return whole


def _put_root(whole: pygame.Surface, stage: Stage, picture: pygame.Surface) -> None:
    x, y = stage.at(CENTRE)
    width, height = picture.get_size()
    left, top = round(x - width * ROOT_MIDDLE[0]), round(y - height * ROOT_MIDDLE[1])
    strip = picture.subsurface((0, height // 16, width, max(1, round(height * CABLE_STRIP))))
    above = top + height // 16
    while above > 0:
        above -= strip.get_height()
        whole.blit(strip, (left, above))
    start = height // 16
    whole.blit(picture, (left, top + start), (0, start, width, height - start))


def _put_conduits(kit: Kit, whole: pygame.Surface, stage: Stage) -> None:
    """The lit ways on the ground: soft light with a bright line within."""
    color = kit.color("accent")
    small = pygame.Surface((stage.size[0] // 4 + 1, stage.size[1] // 4 + 1), pygame.SRCALPHA)
    small.fill((*color, 0))
    for start, end in ways(stage):
        near = [(x // 4, y // 4) for x, y in (start, end)]
        pygame.draw.line(small, (*color, 255), near[0], near[1], max(2, stage.long(14) // 4))
    soft = pygame.transform.gaussian_blur(small, max(2, stage.long(12) // 4))
    whole.blit(pygame.transform.smoothscale(soft, stage.size), (0, 0))
    for start, end in ways(stage):
        pygame.draw.line(whole, (*color, 190), start, end, max(1, stage.long(2)))


def ways(stage: Stage) -> Iterable[tuple[tuple[int, int], tuple[int, int]]]:
    """Where the ways begin and end."""
    return [(stage.at(place_of(start)), stage.at(place_of(end))) for start, end in WAYS]
