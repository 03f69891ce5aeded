"""A district as a picture: its slab, what has become of it, and the pieces on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from ..rules import BIT, DEVELOPMENT, ILLNESS, OUTAGE, PROTEST, STRIKE
from .board_places import FIGURES, ROOT_NAME, Places

if TYPE_CHECKING:
    from newangeles_gui.widgets import Kit

DIM: Final = (138, 138, 156)
SMALL_PICTURE: Final = 0.62  # below this share the simpler drawings of the pieces are used
# Drawn one after the other: what stands in front comes last.
ORDER: Final = (
    ("development", BIT["development"]),
    ("human_first", BIT["human_first"]),
    ("orgcrime", BIT["orgcrime"]),
    ("prisec", BIT["prisec"]),
    ("illness", BIT["illness"]),
    ("protest", PROTEST),
    ("strike", STRIKE),
    ("outage", BIT["outage"]),
    ("android", BIT["android"]),
)


def state_of(bits: int) -> str:
    """Which drawing shows a district."""
    if bits & OUTAGE:
        return "outage"
    if bits & STRIKE:
        return "strike"
    return "protest" if bits & PROTEST else "normal"


def standing(bits: int) -> list[str]:
    """The pieces in a district, the farthest first."""
    return [piece for piece, bit in ORDER if bits & bit]


def piece_picture(kit: Kit, places: Places, piece: str) -> pygame.Surface:
    """A piece as large as it is on this board."""
    small = places.piece * places.factor < SMALL_PICTURE
    return kit.picture(f"pieces/{piece}.small" if small else f"pieces/{piece}", places.piece)


def slab(kit: Kit, places: Places, district: str, bits: int, dimmed: bool) -> pygame.Surface:
    """The district as it is now; its anchor is that of the slab's picture."""
    key = ("district", district, bits, dimmed, places.share, places.piece)
    return kit.kept(key, lambda: _draw(kit, places, district, bits, dimmed))


def _draw(kit: Kit, places: Places, district: str, bits: int, dimmed: bool) -> pygame.Surface:
    share = places.share
    surface = kit.picture(f"districts/{district}.{state_of(bits)}", share).copy()
    if bits & DEVELOPMENT:
        surface.blit(kit.picture(f"districts/{district}.developed", share), (0, 0))
    if bits & ILLNESS:
        surface.blit(kit.picture(f"districts/{district}.ill", share), (0, 0))
    left, top = corner(kit, places, district)
    boxes = kit.pictures.known[f"districts/{district}.normal"].boxes
    for piece in standing(bits):
        drawn = piece_picture(kit, places, piece)
        place = places.slot(district, piece, boxes).move(-left, -top)
        shadow(kit, surface, place, piece)
        surface.blit(drawn, drawn.get_rect(center=place.center))
    if dimmed:
        surface.fill((*DIM, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def shadow(kit: Kit, surface: pygame.Surface, place: pygame.Rect, piece: str) -> None:
    """A soft dark patch under a piece sets it off from the lights behind it."""
    size = (round(place.width * 1.25), round(place.height * (1.1 if piece in FIGURES else 1.0)))
    dark = kit.kept(("piece shadow", size), lambda: _patch(size))
    surface.blit(dark, dark.get_rect(center=(place.centerx, place.centery + place.height // 14)))


def _patch(size: tuple[int, int]) -> pygame.Surface:
    patch = pygame.Surface((24, 24), pygame.SRCALPHA)
    patch.fill((4, 6, 16, 0))
    pygame.draw.circle(patch, (4, 6, 16, 190), (12, 12), 8)
    soft = pygame.transform.gaussian_blur(patch, 3)
    return pygame.transform.smoothscale(soft, (max(1, size[0]), max(1, size[1])))


def corner(kit: Kit, places: Places, district: str) -> tuple[int, int]:
    """The top left corner of a district's picture on the screen."""
    known = kit.pictures.known[picture_name(district)]
    size = kit.picture(picture_name(district), places.share).get_size()
    x, y = places.anchors[district]
    return (x - round(size[0] * known.anchor[0]), y - round(size[1] * known.anchor[1]))


def picture_name(district: str, state: str = "normal") -> str:
    """The id of the drawing."""
    folder = "board" if district == ROOT_NAME else "districts"
    return f"{folder}/{district}.{state}"
