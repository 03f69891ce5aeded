"""A district as a picture, put together from layers, and its plate below it.

The frame of the plate has the colour of what became of the district, as the rim of the slab has.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui.widgets import Look, Mark, RowPart, RowText, mixed, put_panel, row

from ..facts import Product, products
from ..rules import ANDROID, DEVELOPMENT, ILLNESS, OUTAGE, PROTEST, STRIKE
from ..words import sentence
from .map import ROOT_NAME, SLAB, slots, standing

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.widgets import Kit, Rgb


WIDE: Final = 822  # of a slab within its file
LAYER: Final = "layer"  # layers are kept under this name
UNRESTS: Final = ("protest", "strike")  # have pictures of their own of what people do
# How much light is left in a city, and its colour, by what became of the district.
LIGHTS: Final = MappingProxyType({"neutral": 255, "protest": 217, "strike": 87, "outage": 0})
EMBERS: Final = MappingProxyType({"strike": (255, 165, 125)})
GLOW: Final = MappingProxyType({"strike": (255, 150, 140)})
SICK: Final = MappingProxyType({"neutral": 255, "protest": 255, "strike": 153, "outage": 153})
DIM: Final = (84, 84, 104)
WHITE: Final = (255, 255, 255)
PLAIN: Final = (*WHITE, 255)
NOTHING: Final[Mapping[str, pygame.Surface]] = MappingProxyType({})
Pixels = tuple[int, int]
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


def slab(
    kit: Kit,
    district: str,
    bits: int,
    at: Nearness,
    read: Mapping[str, pygame.Surface] = NOTHING,
    bare: pygame.Surface | None = None,
) -> pygame.Surface:
    """The district as it is: put together in the size at rest, else made of that or the whole.

    Layers of the whole may have been read before; who has its ground at rest, lends it.
    """
    source = at.source
    if at.width != at.rest:  # stays at hand, for when the camera comes back
        slab(kit, district, bits, Nearness(at.rest, at.rest), bare=bare)

    def make() -> pygame.Surface:
        if at.width == at.rest and bare is not None:
            drawn = bare.copy()
            _put_pieces(kit, drawn, district, bits, at.width)
            return drawn
        if at.width == source:
            return _whole(kit, district, bits, source, read)
        if source == WIDE:  # hardly anything is as large: it is not kept
            drawn = _whole(kit, district, bits, source, read)
        else:
            drawn = slab(kit, district, bits, Nearness(source, source))
        return _resized(drawn, at.width / source)

    return kit.kept(("slab", district, bits, at.width, source), make)


def stepped_back(
    kit: Kit, district: str, bits: int, at: Nearness, bright: pygame.Surface
) -> pygame.Surface:
    """The same, darkened, because it is about other districts now."""

    def make() -> pygame.Surface:
        drawn = bright.copy()
        drawn.fill((*DIM, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return drawn

    return kit.kept(("stepped back", district, bits, at), make)


def near_layer(kit: Kit, name: str, at: Nearness) -> pygame.Surface:
    """A layer that stands alone, made in the same way."""
    source = at.source
    if at.width == source:
        return layer(kit, name, source)
    key = (LAYER, name, at.width, source)
    return kit.kept(key, lambda: _resized(layer(kit, name, source), at.width / source))


def resized(kit: Kit, name: str, look: int, rested: pygame.Surface, at: Nearness) -> pygame.Surface:
    """What was drawn at rest, as large as it is seen from nearer or farther."""
    if at.width == at.rest:
        return rested
    key = ("stretched", name, look, at)
    return kit.kept(key, lambda: _resized(rested, at.width / at.rest))


def _resized(surface: pygame.Surface, share: float) -> pygame.Surface:
    size = (round(surface.get_width() * share), round(surface.get_height() * share))
    return pygame.transform.smoothscale(surface, size)


def layers(district: str, bits: int) -> list[str]:
    """The pictures that a district as it is, without its pieces, is put together from."""
    state = state_of(bits)
    found = [f"slabs/base.{state}"]
    found += [f"slabs/{district}.dark"] * (state != "neutral")
    found += [f"slabs/{district}.lit"] * bool(LIGHTS[state])
    found += ["slabs/development"] * bool(bits & DEVELOPMENT)
    found += [f"slabs/{district}.ill"] * bool(bits & ILLNESS)
    return [*found, *[f"slabs/{district}.{state}"] * (state in UNRESTS), f"slabs/rim.{state}"]


def not_kept(kit: Kit, district: str, bits: int, width: int) -> Iterator[tuple[str, Pixels]]:
    """Those of them that would have to be read beside slabs of a width, each with its size."""
    for name in layers(district, bits):
        size = layer_size(kit, name, width)
        if not kit.keeps((LAYER, name, size)):
            yield name, size


def draw_root(
    surface: pygame.Surface,
    root: pygame.Surface,
    cable: pygame.Surface,
    at: tuple[int, int],
    shift: int = 0,
) -> None:
    """The Root with the cable that goes up from it; shaken aside, the cable more than its foot."""
    middle, y = at[0] + (root.get_width() - cable.get_width()) // 2 + shift, at[1]
    while y > 0:
        y -= cable.get_height()
        surface.blit(cable, (middle, y))
    surface.blit(root, (at[0] + shift // 3, at[1]))


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


def _whole(
    kit: Kit, district: str, bits: int, width: int, read: Mapping[str, pygame.Surface]
) -> pygame.Surface:
    """Its layers in their order, and what stands on them."""
    surface = ground(kit, district, bits, width, read)
    _put_pieces(kit, surface, district, bits, width)
    return surface


def ground(
    kit: Kit,
    district: str,
    bits: int,
    width: int,
    read: Mapping[str, pygame.Surface] = NOTHING,
) -> pygame.Surface:
    """Its layers in their order, each as bright and in the colour that it has in this state."""
    state = state_of(bits)
    first, *others = layers(district, bits)
    surface = (read.get(first) or layer(kit, first, width)).copy()
    light = {
        f"slabs/{district}.dark": (*EMBERS.get(state, WHITE), 255),
        f"slabs/{district}.lit": (*GLOW.get(state, WHITE), LIGHTS[state]),
        f"slabs/{district}.ill": (*WHITE, SICK[state]),
    }
    for name in others:
        drawn, color = read.get(name) or layer(kit, name, width), light.get(name, PLAIN)
        if color != PLAIN:
            drawn = drawn.copy()
            drawn.fill(color, special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(drawn, (0, 0))
    return surface


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


def pieces_at_rest(kit: Kit, width: int) -> Iterator[tuple[str, Pixels]]:
    """The pictures of all pieces, a little larger than any stands beside slabs of a width."""
    for name in kit.pictures.known:
        if name.startswith("pieces/") and name.endswith(".large"):
            across, down = layer_size(kit, name, width)
            yield name, (across + 1, down + 1)


def natural_width(scale: float) -> int:
    """How wide a slab is at so many pixels for a measure of the map."""
    return max(1, round(SLAB * scale))


NAME: Final = 32  # units high
CHIP: Final = 28
PAD: Final = 9
CHIP_PAD: Final = 6
CHIP_GAP: Final = 4
SIGN: Final = 20
TIER: Final = 18
NATURAL: Final = 0.85  # of the size at which slabs and words go together
READABLE: Final = 13  # pixels that letters keep in any window
SHARE: Final = 16 / 1080  # and of its height
WORDS: Final = 18  # units: how high they are
CROWDED: Final = 0.83  # of the room for the least plate, below which chips find none
LEAST: Final = 0.62  # of its size that a plate keeps
UNSHRUNK: Final = 10_000  # a width at which plates have their full size
FRAMES: Final = MappingProxyType(
    {"neutral": "line", "protest": "warning", "strike": "bad", "outage": "muted"}
)
ROOT_THREAT: Final = "+2"  # 34.2


def plate(
    services: Services,
    district: str,
    bits: int,
    width: int,
    dimmed: bool = False,
    rim: Rgb | None = None,
    bare: bool | None = None,
) -> pygame.Surface:
    """The plate as one picture; its upper middle hangs at the foot of the district.

    Where slabs are small for the size of the words, plates shrink as far as they can be read;
    where that is not enough they are bare: number and name alone, unless it is said otherwise.
    """
    share, bare = _shrunk(services, width, bare)
    look = (district, bits, dimmed, rim, bare, services.words.catalog.language.code)
    kit = services.kit
    whole = kit.kept(
        ("city plate", *look), lambda: _draw(services, district, bits, dimmed, rim, bare)
    )
    if share == 1:
        return whole
    size = (round(whole.get_width() * share), round(whole.get_height() * share))
    return kit.kept(("plate", *look, share), lambda: pygame.transform.smoothscale(whole, size))


def plate_size(services: Services, district: str, bits: int, width: int) -> tuple[int, int]:
    """How large the plate is; for that it need not be drawn in this size."""
    share, bare = _shrunk(services, width, None)
    whole = plate(services, district, bits, UNSHRUNK, bare=bare)
    return round(whole.get_width() * share), round(whole.get_height() * share)


def _shrunk(services: Services, width: int, bare: bool | None) -> tuple[float, bool]:
    """By how much a plate is smaller beside slabs of a width, and whether it is bare."""
    factor = services.kit.view.factor
    natural = width / (SLAB * factor) / NATURAL
    readable = max(READABLE, SHARE * services.kit.view.size[1])
    least = min(1.0, max(LEAST, readable / (WORDS * factor)))
    share = math.ceil(100 * max(least, min(1.0, natural))) / 100
    return share, natural < least * CROWDED if bare is None else bare


def _draw(
    services: Services, district: str, bits: int, dimmed: bool, rim: Rgb | None, bare: bool
) -> pygame.Surface:
    kit = services.kit
    name = _name(services, district, rim or _frame(services, district, bits), bare)
    chips = [] if bare else _chips(services, district, bits)
    gap = kit.px(CHIP_GAP)
    wide = sum(one.get_width() for one in chips) + gap * max(0, len(chips) - 1)
    below = kit.px(CHIP) + kit.px(1) if chips else 0
    size = (max(name.get_width(), wide), name.get_height() + below)
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.blit(name, ((size[0] - name.get_width()) // 2, 0))
    left = (size[0] - wide) // 2
    for chip in chips:
        surface.blit(chip, (left, name.get_height() + kit.px(1)))
        left += chip.get_width() + gap
    if dimmed:
        surface.fill((110, 110, 130, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def district_name(services: Services, district: str) -> str:
    """What a district is called where no sentence goes before it."""
    return sentence(services.words.name(f"district.{district}"))


def _name(services: Services, district: str, line: Rgb, bare: bool) -> pygame.Surface:
    kit = services.kit
    parts: list[RowPart] = [RowText(district_name(services, district), "small_strong")]
    if district != ROOT_NAME:
        place = services.box.district_at[district]
        tier = Mark(f"symbols/tier_{services.box.tier[place]}.white", TIER, "text")
        signs = () if bare else (tier,)
        parts = [RowText(str(place + 1), "small_strong", "muted"), *signs, *parts]
    return _framed(services, row(kit, parts), NAME, PAD, line, False)


def _frame(services: Services, district: str, bits: int) -> Rgb:
    kit = services.kit
    if district == ROOT_NAME:
        return kit.color("line")
    return kit.color(FRAMES[state_of(bits)])


def _chips(services: Services, district: str, bits: int) -> list[pygame.Surface]:
    kit = services.kit
    if district == ROOT_NAME:
        parts = (Mark("symbols/threat", SIGN), RowText(ROOT_THREAT, "strong", "threat"))
        return [_framed(services, row(kit, parts), CHIP, CHIP_PAD, kit.color("base"), False)]
    place = services.box.district_at[district]
    soon = bool(bits & ANDROID)  # 61.1: it is going to be exploited
    return [_chip(services, one, soon) for one in products(services.box, bits, place)]


def _chip(services: Services, product: Product, soon: bool) -> pygame.Surface:
    kit = services.kit
    color = kit.color(product.resource)
    dull = mixed(color, kit.color("panel"), 0.55)
    sign = Mark(f"symbols/{product.resource}.white", SIGN, product.resource)
    number = RowText(str(product.amount), "small_strong", "muted" if product.blocked else "text")
    line = dull if product.blocked or not soon else color
    chip = _framed(
        services, row(kit, (sign, number)), CHIP, CHIP_PAD, line, soon and not product.blocked
    )
    if product.blocked:
        width, height = chip.get_size()
        struck = ((kit.px(5), height - kit.px(6)), (width - kit.px(5), kit.px(6)))
        pygame.draw.line(chip, kit.color("base"), *struck, kit.px(4))
        pygame.draw.line(chip, kit.color("bad"), *struck, max(2, kit.px(2)))
    return chip


def _framed(
    services: Services, inner: pygame.Surface, units: float, pad: float, line: Rgb, filled: bool
) -> pygame.Surface:
    kit = services.kit
    size = (inner.get_width() + 2 * kit.px(pad), kit.px(units))
    surface = pygame.Surface(size, pygame.SRCALPHA)
    fill = mixed(kit.color("base"), line, 0.34 if filled else 0.08)
    look = Look(fill, line, 240, edge=1.6, cut=6, sheen=0.06)
    put_panel(kit, surface, surface.get_rect(), look)
    surface.blit(inner, inner.get_rect(center=surface.get_rect().center))
    return surface
