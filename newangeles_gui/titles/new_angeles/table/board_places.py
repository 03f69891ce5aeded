"""Where the districts, the Root and their pieces lie on the board."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

if TYPE_CHECKING:
    from newangeles_gui.widgets import Kit

Point = tuple[int, int]

ROOT_NAME: Final = "root"


class MapPlan(NamedTuple):
    """A staggered map in columns and lines, and how close they can come in widths of a slab."""

    spots: Mapping[str, tuple[float, float]]
    columns: int
    lines: float
    narrow: float
    towers: int  # units that roofs of the first line rise above the anchor
    plate: int  # units that a name plate hangs below its slab


# Every path but one leads to a neighbour, and all of them flow to the right, down to the Root;
# only Esmeraldas lies beyond Rutherford.
WIDE: Final = MapPlan(
    MappingProxyType(
        {
            "la_costa": (0.0, 0.0),
            "guayaquil": (0.0, 1.16),
            "quinde": (1.0, 0.5),
            "rabotgorod": (2.0, 0.0),
            "manta": (2.0, 1.1),
            "laguna_velasco": (3.0, 0.5),
            "nihongai": (3.0, 1.5),
            "rutherford": (4.0, 1.06),
            "esmeraldas": (5.0, 0.5),
            "base_de_cayambe": (5.0, 1.5),
            ROOT_NAME: (6.0, 0.9),
        }
    ),
    columns=6,
    lines=1.5,
    narrow=0.66,
    towers=152,
    plate=56,
)
# With very little room the plates decide: three full lines, long names where there is room.
TIGHT: Final = MapPlan(
    MappingProxyType(
        {
            "guayaquil": (0.08, 0.0),
            "quinde": (1.16, 0.0),
            "rabotgorod": (2.23, 0.0),
            "laguna_velasco": (3.74, 0.0),
            "la_costa": (0.16, 1.0),
            "nihongai": (1.41, 1.0),
            "rutherford": (2.66, 1.0),
            "manta": (0.15, 2.0),
            "esmeraldas": (1.4, 2.0),
            "base_de_cayambe": (3.08, 2.0),
            ROOT_NAME: (4.03, 1.18),
        }
    ),
    columns=4,
    lines=2.0,
    narrow=0.9,
    towers=96,
    plate=56,
)

# Measures of the drawn slabs in units at their natural size, around the anchor.
WIDTH: Final = 332
HALF: Final = WIDTH // 2
EDGE: Final = 50  # half of the straight front and back edge
BACK: Final = 51  # from the anchor up to the back edge of the ground
FRONT: Final = 81  # down to the front edge
BELOW: Final = 97  # down to the foot of the slab
MIDDLE: Final = 15  # the middle of the ground lies below the anchor
ROOT_HALF: Final = 150
# Shares of their natural size below which slabs lie in another order, and have short plates.
CLOSE: Final = 0.52
SMALL: Final = 0.45
SMALL_PLATE: Final = 42
LARGEST: Final = 1.2
MARGIN: Final = 8
SMALLEST_PIECE: Final = 0.36
LARGEST_PIECE: Final = 1.15
# Boxes of the manifest (in a file of twice the size) and what stands in them.
SLOTS: Final = MappingProxyType(
    {
        "human_first": "figure_1",
        "prisec": "figure_2",
        "orgcrime": "figure_3",
        "android": "android",
        "illness": "illness",
        "outage": "state",
        "protest": "state",
        "strike": "state",
        "development": "development",
    }
)
FIGURES: Final = frozenset({"human_first", "orgcrime", "prisec", "android"})
# Pieces stand farther apart than their boxes.
SPREAD: Final = MappingProxyType({"android": 1.62, "illness": 1.62, "development": -0.1})
LIFTED: Final = MappingProxyType({"development": 34})  # where no plate of a neighbour covers it
FIGURE: Final = (72, 80)  # units
TOKEN: Final = (64, 64)
FEET: Final = 0.78  # where a figure stands on the ground, from its top


@dataclass(slots=True, frozen=True)
class Places:
    """The geometry of a board in pixels; `share` is the size of the slabs, `piece` of pieces."""

    rect: pygame.Rect
    factor: float
    share: float
    piece: float
    anchors: dict[str, Point]
    small: bool  # plates are kept short

    def px(self, units: float) -> int:
        """Pixels for so many units of a slab at its natural size."""
        return round(units * self.factor * self.share)

    def ground(self, district: str) -> list[Point]:
        """The outline of a slab, its sides included."""
        x, y = self.anchors[district]
        offsets = (
            (-EDGE, -BACK),
            (EDGE, -BACK),
            (HALF, MIDDLE),
            (HALF, MIDDLE + BELOW - FRONT),
            (EDGE, BELOW),
            (-EDGE, BELOW),
            (-HALF, MIDDLE + BELOW - FRONT),
            (-HALF, MIDDLE),
        )
        return [(x + self.px(dx), y + self.px(dy)) for dx, dy in offsets]

    def around(self, district: str) -> pygame.Rect:
        """The ground of a slab as a rectangle."""
        x, y = self.anchors[district]
        left, top = x - self.px(HALF), y - self.px(BACK)
        return pygame.Rect(left, top, self.px(WIDTH), self.px(BACK + BELOW))

    def middle(self, district: str) -> Point:
        """The middle of the ground, where paths begin and end."""
        x, y = self.anchors[district]
        return (x, y + self.px(MIDDLE))

    def foot(self, district: str) -> Point:
        """The middle of the foot, where the name plate hangs."""
        x, y = self.anchors[district]
        return (x, y + self.px(BELOW))

    def slot(self, district: str, piece: str, boxes: dict[str, tuple[int, ...]]) -> pygame.Rect:
        """Where a piece stands in a district."""
        left, top, width, height = boxes[SLOTS[piece]]
        across = (left + width / 2 - 360) / 2 * SPREAD.get(piece, 1.5)
        down = (top + (height if piece in FIGURES else height / 2) - 422) / 2
        down -= LIFTED.get(piece, 0)
        # Pieces on small slabs are larger than their boxes; they keep their distance.
        pace = max(self.share, self.piece * 0.72) * self.factor
        x, y = self.anchors[district]
        size = FIGURE if piece in FIGURES else TOKEN
        scale = self.piece * self.factor
        rect = pygame.Rect(0, 0, round(size[0] * scale), round(size[1] * scale))
        rect.center = (x + round(across * pace), y + self.px(down))
        if piece in FIGURES:
            rect.bottom = y + self.px(down) + round(rect.height * (1 - FEET))
        return rect


def places(kit: Kit, rect: pygame.Rect) -> Places:
    """Slabs as large as the rectangle allows, spread over all of it."""
    factor = kit.view.factor
    width, height = rect.width / factor - 2 * MARGIN, rect.height / factor - MARGIN
    plan, share = WIDE, _share(WIDE, width, height)
    if share < CLOSE:
        plan, share = TIGHT, _share(TIGHT, width, height)
    if share < SMALL:
        plan = TIGHT._replace(plate=SMALL_PLATE)
        share = min(SMALL, _share(plan, width, height))
    column = (width - (HALF + ROOT_HALF) * share) / plan.columns
    line = (height - (plan.towers + BELOW) * share - plan.plate) / plan.lines
    left = rect.x / factor + MARGIN + HALF * share
    top = rect.y / factor + MARGIN / 2 + plan.towers * share
    anchors = {
        name: (round((left + across * column) * factor), round((top + down * line) * factor))
        for name, (across, down) in plan.spots.items()
    }
    piece = max(SMALLEST_PIECE, min(LARGEST_PIECE, share * 1.08))
    return Places(pygame.Rect(rect), factor, share, piece, anchors, share <= SMALL)


def _share(plan: MapPlan, width: float, height: float) -> float:
    """How large slabs can be so that no plate covers another slab's ground."""
    across = width / (HALF + ROOT_HALF + plan.columns * plan.narrow * WIDTH)
    slabs = plan.towers + BELOW + plan.lines * (BACK + BELOW)
    down = (height - plan.plate * (1 + plan.lines)) / slabs
    return max(0.12, min(LARGEST, across, down))
