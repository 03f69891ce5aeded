"""A district as a picture, put together from layers: its slab, its city, what befell it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from ..rules import DEVELOPMENT, ILLNESS, OUTAGE, PROTEST, STRIKE
from .map import ROOT_NAME, SLAB, slots, standing

if TYPE_CHECKING:
    from newangeles_gui.widgets import Kit

WIDE: Final = 822  # of a slab within its file
LAYER: Final = "layer"  # layers are kept under this name
UNRESTS: Final = ("protest", "strike")  # have pictures of their own of what people do
# How much light is left in a city, and its colour, by what became of the district.
LIGHTS: Final = MappingProxyType({"neutral": 255, "protest": 217, "strike": 87, "outage": 0})
EMBERS: Final = MappingProxyType({"strike": (255, 165, 125)})
GLOW: Final = MappingProxyType({"strike": (255, 150, 140)})
SICK: Final = MappingProxyType({"neutral": 255, "protest": 255, "strike": 153, "outage": 153})
DIM: Final = (84, 84, 104)
SOFT: Final = 1.3  # times its size at rest, up to which a picture may be stretched


def state_of(bits: int) -> str:
    """Which of the states a district is in."""
    if bits & OUTAGE:
        return "outage"
    if bits & STRIKE:
        return "strike"
    return "protest" if bits & PROTEST else "neutral"


class Nearness(NamedTuple):
    """How wide slabs are on the screen, and where the camera rests; what was drawn there serves.

    Where it is not `sharp` also what is seen from near is made of that: it is there at once.
    """

    width: int
    rest: int
    sharp: bool = True

    @property
    def source(self) -> int:
        """The width from which slabs of this one are made."""
        close = self.width > self.rest * SOFT and self.sharp
        return WIDE if close else self.rest


def slab(kit: Kit, district: str, bits: int, at: Nearness, dimmed: bool = False) -> pygame.Surface:
    """The district as it is: put together in the size at rest, else made of that or the whole."""
    source = at.source

    def make() -> pygame.Surface:
        if at.width == source:
            drawn = _whole(kit, district, bits, source)
        else:
            drawn = _resized(slab(kit, district, bits, Nearness(source, source)), at.width / source)
        if dimmed:
            drawn.fill((*DIM, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return drawn

    return kit.kept(("slab", district, bits, at.width, source, dimmed), make)


def near_layer(kit: Kit, name: str, at: Nearness) -> pygame.Surface:
    """A layer that stands alone, made in the same way."""
    source = at.source
    if at.width == source:
        return layer(kit, name, source)
    key = (LAYER, name, at.width, source)
    return kit.kept(key, lambda: _resized(layer(kit, name, source), at.width / source))


def _resized(surface: pygame.Surface, share: float) -> pygame.Surface:
    size = (round(surface.get_width() * share), round(surface.get_height() * share))
    return pygame.transform.smoothscale(surface, size)


def layers(district: str, bits: int) -> list[str]:
    """The pictures that a district as it is, without its pieces, is put together from."""
    state = state_of(bits)
    found = [f"slabs/base.{state}", f"slabs/rim.{state}"]
    found += [f"slabs/{district}.dark"] * (state != "neutral")
    found += [f"slabs/{district}.lit"] * bool(LIGHTS[state])
    found += ["slabs/development"] * bool(bits & DEVELOPMENT)
    found += [f"slabs/{district}.ill"] * bool(bits & ILLNESS)
    return found + [f"slabs/{district}.{state}"] * (state in UNRESTS)


def root(kit: Kit, breached: bool, at: Nearness) -> pygame.Surface:
    """The Root beside slabs of a width."""
    return near_layer(kit, f"slabs/{ROOT_NAME}.{'breached' if breached else 'normal'}", at)


def cable(kit: Kit, breached: bool, at: Nearness) -> pygame.Surface:
    """A piece of the cable that goes up from the Root."""
    return near_layer(kit, f"slabs/cable.{'breached' if breached else 'normal'}", at)


def first_layers(districts: Iterable[str]) -> Iterator[str]:
    """The pictures that the city is made of as long as little has happened."""
    yield from ("slabs/base.neutral", "slabs/rim.neutral", "slabs/development")
    yield from (f"slabs/{ROOT_NAME}.normal", "slabs/cable.normal")
    for name in districts:
        yield f"slabs/{name}.lit"


def corner(kit: Kit, name: str, width: int, at: tuple[int, int]) -> tuple[int, int]:
    """The upper left corner of a picture whose anchor is at a place."""
    known = kit.pictures.known[name]
    share = width / WIDE
    x = at[0] - known.size[0] * known.anchor[0] * share
    return round(x), round(at[1] - known.size[1] * known.anchor[1] * share)


def piece_box(kit: Kit, district: str, slot: str, width: int) -> pygame.Rect:
    """Where a piece stands in the picture of its district."""
    return box_in(kit, f"slabs/{district}.lit", slot, width)


def box_in(kit: Kit, picture: str, name: str, width: int) -> pygame.Rect:
    """A place that a picture names, in its size beside slabs of a width."""
    share = width / WIDE
    left, top, wide, tall = kit.pictures.known[picture].boxes[name]
    return pygame.Rect(
        round(left * share), round(top * share), round(wide * share), round(tall * share)
    )


def layer_size(kit: Kit, name: str, width: int) -> tuple[int, int]:
    """How large a layer is beside slabs of a width."""
    across, down = kit.pictures.known[name].size
    return max(1, round(across * width / WIDE)), max(1, round(down * width / WIDE))


def layer(kit: Kit, name: str, width: int, loaded: pygame.Surface | None = None) -> pygame.Surface:
    """A layer in its size beside slabs of a width; it may have been loaded before."""
    size = layer_size(kit, name, width)
    if size == kit.pictures.known[name].size:
        return kit.pictures.sized(name, size)  # for one of many layers of one picture
    return kit.kept((LAYER, name, size), lambda: loaded or kit.pictures.sized(name, size))


def _whole(kit: Kit, district: str, bits: int, width: int) -> pygame.Surface:
    state = state_of(bits)
    surface = layer(kit, f"slabs/base.{state}", width).copy()
    _put_city(kit, surface, district, state, width)
    if bits & DEVELOPMENT:
        surface.blit(layer(kit, "slabs/development", width), (0, 0))
    if bits & ILLNESS:
        _put(kit, surface, f"slabs/{district}.ill", width, SICK[state])
    if state in UNRESTS:
        surface.blit(layer(kit, f"slabs/{district}.{state}", width), (0, 0))
    surface.blit(layer(kit, f"slabs/rim.{state}", width), (0, 0))
    _put_pieces(kit, surface, district, bits, width)
    return surface


def _put_city(kit: Kit, surface: pygame.Surface, district: str, state: str, width: int) -> None:
    if state != "neutral":
        _put(kit, surface, f"slabs/{district}.dark", width, 255, EMBERS.get(state))
    if LIGHTS[state]:
        _put(kit, surface, f"slabs/{district}.lit", width, LIGHTS[state], GLOW.get(state))


def _put(
    kit: Kit,
    surface: pygame.Surface,
    name: str,
    width: int,
    alpha: int = 255,
    color: tuple[int, int, int] | None = None,
) -> None:
    drawn = layer(kit, name, width)
    if alpha != 255 or color is not None:
        drawn = drawn.copy()
        drawn.fill((*(color or (255, 255, 255)), alpha), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(drawn, (0, 0))


def _put_pieces(kit: Kit, surface: pygame.Surface, district: str, bits: int, width: int) -> None:
    for piece, slot in sorted(slots(bits).items(), key=lambda one: standing(bits).index(one[0])):
        box = piece_box(kit, district, slot, width)
        drawn = piece_picture(kit, piece, box.size)
        surface.blit(drawn, drawn.get_rect(center=box.center))


def piece_picture(kit: Kit, piece: str, room: tuple[int, int]) -> pygame.Surface:
    """A piece as large as it can be in its place."""
    name = f"pieces/{piece}.large"
    whole = kit.pictures.known[name].size
    share = min(room[0] / whole[0], room[1] / whole[1])
    size = (max(1, round(whole[0] * share)), max(1, round(whole[1] * share)))
    return kit.kept(("piece", piece, size), lambda: kit.pictures.sized(name, size))


def natural_width(scale: float) -> int:
    """How wide a slab is at so many pixels for a measure of the map."""
    return max(1, round(SLAB * scale))
