"""The one map of the city: where districts, pieces and paths lie, at every scale.

Its measure is a pixel of the table at 1920x1080; a slab is so many of them wide.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from ..rules import BIT, MASK, PIECES, PROTEST, ROOT, STRIKE

if TYPE_CHECKING:
    from ..rules import Box

Spot = tuple[float, float]

ROOT_NAME: Final = "root"
SLAB: Final = 348.0  # how wide a slab is
COLUMN: Final = 0.62 * SLAB
SIZE: Final = (1920.0, 590.0)  # of the map with its roofs and plates
FIRST: Final = (200.0, 117.0)  # the anchor of La Costa on the map
# In columns, and in widths of a slab downwards.
PLACES: Final = MappingProxyType(
    {
        "la_costa": (0.0, 0.0),
        "guayaquil": (-0.06, 0.90),
        "quinde": (1.0, 0.45),
        "rabotgorod": (2.0, 0.0),
        "manta": (2.0, 0.90),
        "laguna_velasco": (3.0, 0.45),
        "esmeraldas": (4.0, 0.0),
        "nihongai": (4.0, 0.90),
        "rutherford": (5.0, 0.45),
        "base_de_cayambe": (6.0, 0.90),
        ROOT_NAME: (7.0, 0.30),
    }
)
# The outline of a slab around its anchor.
HALF: Final = SLAB / 2
EDGE: Final = 52  # half of the straight edges at the back and in front
BACK: Final = -54
FRONT: Final = 85
WIDEST: Final = 16  # how far below the anchor a slab is widest
DEEP: Final = 17  # how thick its edge is seen
FOOT: Final = FRONT + DEEP
SLAB_EDGE: Final[tuple[Spot, ...]] = (
    (-EDGE, BACK), (EDGE, BACK), (HALF, WIDEST), (HALF, WIDEST + DEEP),
    (EDGE, FOOT), (-EDGE, FOOT), (-HALF, WIDEST + DEEP), (-HALF, WIDEST),
)  # fmt: skip
ROOT_FOOT: Final = 100
ROOT_EDGE: Final[tuple[Spot, ...]] = (
    (-150, 30), (-60, -25), (60, -25), (150, 30), (60, ROOT_FOOT - 10), (-60, ROOT_FOOT - 10),
)  # fmt: skip
DOCK: Final = 0.045 * SLAB  # paths lie so far below the line between two anchors
# What stands in front, and what lies along the edge, in the order of their places.
FIGURES: Final[tuple[str, ...]] = ("human_first", "orgcrime", "prisec", "android")
TOKENS: Final[tuple[str, ...]] = ("protest", "strike", "outage", "illness")


class Path(NamedTuple):
    """The way from a district to the next one: its picture, and the middle of it."""

    kind: str
    middle: Spot
    goal: str


def anchor(name: str) -> Spot:
    """Where a district or the Root stands on the map."""
    across, down = PLACES[name]
    return FIRST[0] + across * COLUMN, FIRST[1] + down * SLAB


def outline(name: str) -> list[Spot]:
    """The edge of a slab with its side, or of the Root."""
    x, y = anchor(name)
    return [(x + dx, y + dy) for dx, dy in (ROOT_EDGE if name == ROOT_NAME else SLAB_EDGE)]


def inside(outline: list[tuple[int, int]], pos: tuple[int, int]) -> bool:
    """Whether a pixel lies within an outline."""
    x, y = pos
    found = False
    for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            found = not found
    return found


def around(name: str) -> pygame.FRect:
    """The ground of a slab as a rectangle."""
    spots = outline(name)
    left, top = min(x for x, _ in spots), min(y for _, y in spots)
    return pygame.FRect(left, top, max(x for x, _ in spots) - left, max(y for _, y in spots) - top)


def foot(name: str) -> Spot:
    """Where the plate of a district hangs: the middle of its front edge."""
    x, y = anchor(name)
    return x, y + (ROOT_FOOT if name == ROOT_NAME else FOOT - 10)


def paths(box: Box) -> dict[str, Path]:
    """The outgoing path of each district."""
    found = {}
    for place, name in enumerate(box.district_ids):
        to = box.next_district[place]
        goal = ROOT_NAME if to == ROOT else box.district_ids[to]
        (x, y), (then_x, then_y) = anchor(name), anchor(goal)
        kind = "level" if y == then_y else "rising" if y > then_y else "falling"
        middle = ((x + then_x) / 2, (y + then_y) / 2 + DOCK)
        found[name] = Path(ROOT_NAME if to == ROOT else kind, middle, goal)
    return found


def standing(bits: int) -> list[str]:
    """The pieces and unrest of a district, as they are drawn one after the other."""
    here = [piece for piece in PIECES if bits & BIT[piece]]
    here += ["protest"] * bool(bits & PROTEST) + ["strike"] * bool(bits & STRIKE)
    return sorted(here, key=lambda piece: (piece in TOKENS, piece == "development"))


def beside(bits: int, piece: str) -> int:
    """A district with one more piece."""
    return bits | MASK.get(piece, 0)


def without(bits: int, piece: str) -> int:
    """A district with one piece less."""
    return bits & ~MASK.get(piece, 0)


def slots(bits: int) -> dict[str, str]:
    """In which place of its slab each piece stands: figures share the front among them."""
    here = standing(bits)
    figures = [one for one in FIGURES if one in here]
    tokens = [one for one in TOKENS if one in here]
    found = {one: f"figure_{n + 1}_of_{len(figures)}" for n, one in enumerate(figures)}
    found |= {one: f"token_{n + 1}" for n, one in enumerate(tokens)}
    return found | ({"development": "development"} if "development" in here else {})
