"""Colours by meaning, for every palette; panels with cut corners, glowing edges and shades."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

import pygame

if TYPE_CHECKING:
    from .kit import Kit


Rgb = tuple[int, int, int]
Palettes: TypeAlias = Mapping[str, Mapping[str, Rgb]]  # by palette and meaning

BASE: Final = MappingProxyType[str, Rgb](
    {
        "base": (0x0B, 0x0E, 0x1E),
        "panel": (0x14, 0x1A, 0x33),
        "raised": (0x1D, 0x25, 0x47),
        "line": (0x2B, 0x35, 0x66),
        "text": (0xE8, 0xEC, 0xFF),
        "muted": (0x9A, 0xA5, 0xD1),
        "faint": (0x6B, 0x76, 0xA8),
        "accent": (0x4F, 0xD8, 0xFF),
        "focus": (0xFF, 0xF2, 0xB0),
        "good": (0x36, 0xE0, 0x8A),
        "bad": (0xFF, 0x4D, 0x6A),
        "warning": (0xFF, 0xB0, 0x3A),
        "mint": (0x7C, 0xF5, 0xD6),
        "violet": (0xB0, 0x6B, 0xFF),
        "blue": (0x3A, 0xA0, 0xFF),
        "pink": (0xFF, 0x6B, 0xD6),
    }
)
# Red and green are told apart by blue, orange and brightness.
RED_GREEN: Final = MappingProxyType[str, Rgb](
    {
        "good": (0x56, 0xB4, 0xE9),
        "bad": (0xE6, 0x7E, 0x00),
        "violet": (0xCC, 0x99, 0xFF),
        "blue": (0x3A, 0x7B, 0xFF),
    }
)
PALETTES: Final = MappingProxyType(
    {
        "standard": MappingProxyType[str, Rgb]({}),
        "deuteranopia": RED_GREEN,
        "protanopia": MappingProxyType[str, Rgb](
            {
                **RED_GREEN,
                "bad": (0xF5, 0xA6, 0x23),
                "pink": (0xA0, 0xA8, 0xFF),
            }
        ),
        # Blue and yellow are told apart by red, teal and brightness.
        "tritanopia": MappingProxyType[str, Rgb](
            {
                "good": (0x00, 0xD6, 0xA3),
                "mint": (0xB8, 0xF2, 0xFF),
                "violet": (0xE0, 0x57, 0xA8),
                "blue": (0x00, 0xB5, 0xC4),
            }
        ),
    }
)
HIGH_CONTRAST: Final = MappingProxyType[str, Rgb](
    {
        "base": (0, 0, 0),
        "panel": (0x08, 0x0A, 0x14),
        "raised": (0x1A, 0x20, 0x3C),
        "line": (0x8C, 0x9A, 0xE0),
        "text": (255, 255, 255),
        "muted": (0xD0, 0xD8, 0xF5),
        "faint": (0xA8, 0xB2, 0xDC),
    }
)


@dataclass(slots=True, frozen=True)
class Theme:
    """The colours in force; an unknown palette is the standard. `own` are those of a game."""

    palette: str = "standard"
    high_contrast: bool = False
    own: Palettes = field(default_factory=lambda: MappingProxyType({}))
    _known: Mapping[str, Rgb] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Put everything together once: colours are asked for all the time."""
        own = {**self.own.get("standard", {}), **self.own.get(self.palette, {})}
        more = HIGH_CONTRAST if self.high_contrast else {}
        known = {**BASE, **PALETTES.get(self.palette, {}), **own, **more}
        object.__setattr__(self, "_known", known)

    def __getitem__(self, name: str) -> Rgb:
        return self._known[name]


@cache
def mixed(first: Rgb, second: Rgb, share: float) -> Rgb:
    """Between two colours: 0 is the first, 1 the second."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return (red, green, blue)


REACH: Final = 2  # the glow fades out so many times farther than it is strong
SMOOTH: Final = 3  # panels are drawn so much larger and scaled down, for smooth edges


class Look(NamedTuple):
    """How a panel looks: colours, how opaque it is, its edge, cut corners and glow in units."""

    fill: Rgb
    line: Rgb
    alpha: int = 235
    edge: float = 1.5
    cut: float = 12
    glow: float = 0
    sheen: float = 0.12  # how much lighter the fill is at the top


def panel(kit: Kit, size: tuple[int, int], look: Look) -> pygame.Surface:
    """A panel of a size; with a glow the surface is larger by its margin on all sides."""
    return kit.kept(("panel", size, look), lambda: _draw(kit, size, look))


def margin(kit: Kit, look: Look) -> int:
    """How far the glow reaches beyond the panel."""
    return kit.px(look.glow * REACH) if look.glow else 0


def put_panel(kit: Kit, surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
    """Draw a panel at a place."""
    if rect.width <= 0 or rect.height <= 0:
        return
    drawn, around = panel(kit, rect.size, look), margin(kit, look)
    at = (rect.x - around, rect.y - around)
    if look.alpha or around:
        surface.blit(drawn, at)
        return
    for part in _rim(kit, drawn.get_rect(), look):  # what is within is clear
        surface.blit(drawn, part.move(at), part)


def put_focus(kit: Kit, surface: pygame.Surface, rect: pygame.Rect) -> None:
    """The ring that shows where keys and buttons go."""
    around = rect.inflate(kit.px(8), kit.px(8))
    width = max(2, kit.px(3))
    pygame.draw.rect(surface, kit.color("focus"), around, width, border_radius=kit.px(6))


def corners(rect: pygame.Rect, cut: int) -> list[tuple[int, int]]:
    """The outline of a panel: the top left and the bottom right corner are cut."""
    cut = min(cut, rect.width // 2, rect.height // 2)
    left, top, right, bottom = rect.left, rect.top, rect.right - 1, rect.bottom - 1
    return [
        (left + cut, top),
        (right, top),
        (right, bottom - cut),
        (right - cut, bottom),
        (left, bottom),
        (left, top + cut),
    ]


def _rim(kit: Kit, whole: pygame.Rect, look: Look) -> list[pygame.Rect]:
    """The strips of a panel in which its outline lies."""
    deep = _least(whole.size, *_cut_and_edge(kit, look))[1]
    inner = whole.inflate(-2 * deep, -2 * deep)
    if inner.width <= 0 or inner.height <= 0:
        return [whole]
    return [
        pygame.Rect(0, 0, whole.width, deep),
        pygame.Rect(0, inner.bottom, whole.width, deep),
        pygame.Rect(0, deep, deep, inner.height),
        pygame.Rect(inner.right, deep, deep, inner.height),
    ]


def _cut_and_edge(kit: Kit, look: Look) -> tuple[int, int]:
    """In pixels how far corners are cut, in thirds of them how thick the outline is."""
    cut = kit.px(look.cut) if look.cut else 0
    return cut, max(1, round(look.edge * kit.view.factor * SMOOTH)) if look.edge else 0


def _draw(kit: Kit, size: tuple[int, int], look: Look) -> pygame.Surface:
    around = margin(kit, look)
    whole = (size[0] + 2 * around, size[1] + 2 * around)
    surface = pygame.Surface(whole, pygame.SRCALPHA)
    body = _body(kit, size, look)
    if around:
        surface.blit(_glow(kit, size, look, around), (0, 0))
        # The glow shines around the panel, not through it.
        hole = pygame.mask.from_surface(body).to_surface(
            setcolor=(0, 0, 0, 255), unsetcolor=(0, 0, 0, 0)
        )
        surface.blit(hole, (around, around), special_flags=pygame.BLEND_RGBA_SUB)
    surface.blit(body, (around, around))
    return surface


def _body(kit: Kit, size: tuple[int, int], look: Look) -> pygame.Surface:
    cut, edge = _cut_and_edge(kit, look)
    body = shade(size, mixed(look.fill, (255, 255, 255), look.sheen), look.fill, look.alpha)
    shape = cut_shape(kit, size, cut, edge)
    body.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    if edge:
        body.blit(cut_lines(kit, size, cut, edge, look.line), (0, 0))
    return body


def cut_shape(kit: Kit, size: tuple[int, int], cut: float, edge: int = 0) -> pygame.Surface:
    """White in the shape of a panel, to cut others to it."""
    small, around = _least(size, cut, edge)

    def make() -> pygame.Surface:
        return pygame.transform.smoothscale(_mask(small, cut), small)

    return pulled(kit.kept(("panel shape", small, cut), make), around, size)


def cut_lines(kit: Kit, size: tuple[int, int], cut: float, edge: int, line: Rgb) -> pygame.Surface:
    """The outline of a panel in a colour, so many thirds of a pixel thick."""
    small, around = _least(size, cut, edge)

    def make() -> pygame.Surface:
        mask = _mask(small, cut)
        lines = pygame.Surface(mask.get_size(), pygame.SRCALPHA)
        lines.fill((*line, 0))
        outline = corners(mask.get_rect(), round(cut * SMOOTH))
        pygame.draw.polygon(lines, (*line, 255), outline, edge * 2)
        lines.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return pygame.transform.smoothscale(lines, small)

    return pulled(kit.kept(("panel lines", small, cut, edge, line), make), around, size)


def _least(size: tuple[int, int], cut: float, edge: int) -> tuple[tuple[int, int], int]:
    """The size of the least panel with these corners, and how far each of them reaches."""
    around = math.ceil(max(cut, edge)) + 2
    return (min(size[0], 2 * around + 2), min(size[1], 2 * around + 2)), around


def _mask(size: tuple[int, int], cut: float) -> pygame.Surface:
    mask = pygame.Surface((size[0] * SMOOTH, size[1] * SMOOTH), pygame.SRCALPHA)
    mask.fill((255, 255, 255, 0))
    outline = corners(mask.get_rect(), round(cut * SMOOTH))
    pygame.draw.polygon(mask, (255, 255, 255, 255), outline)
    return mask


def pulled(small: pygame.Surface, edge: int, size: tuple[int, int]) -> pygame.Surface:
    """A picture made larger without changing its corners: what lies between them is pulled long."""
    if small.get_size() == size:
        return small
    made = pygame.Surface(size, pygame.SRCALPHA)
    columns, rows = (
        _thirds(now, then, edge) for now, then in zip(small.get_size(), size, strict=True)
    )
    for x, wide, left, width in columns:
        for y, high, top, height in rows:
            part = small.subsurface(x, y, wide, high)
            if width > wide and height > high and _is_plain(part):  # quick, however large it is
                made.fill(part.get_at((0, 0)), (left, top, width, height))
                continue
            made.blit(pygame.transform.scale(part, (width, height)), (left, top))
    return made


def _is_plain(part: pygame.Surface) -> bool:
    raw = part.copy().get_buffer().raw
    return raw == raw[:4] * (len(raw) // 4)


def _thirds(now: int, then: int, edge: int) -> list[tuple[int, int, int, int]]:
    """Beginning, middle and end of a length: from where, how long, to where, how long."""
    if now == then:
        return [(0, now, 0, then)]
    inner, longer = now - 2 * edge, then - 2 * edge
    return [
        (0, edge, 0, edge),
        (edge, inner, edge, longer),
        (edge + inner, edge, edge + longer, edge),
    ]


def shade(size: tuple[int, int], top: Rgb, bottom: Rgb, alpha: int) -> pygame.Surface:
    """A surface that goes from one colour to another, downwards."""
    strip = pygame.Surface((1, 2), pygame.SRCALPHA)
    strip.set_at((0, 0), (*top, alpha))
    strip.set_at((0, 1), (*bottom, alpha))
    return pygame.transform.smoothscale(strip, size)


def _glow(kit: Kit, size: tuple[int, int], look: Look, around: int) -> pygame.Surface:
    whole = (size[0] + 2 * around, size[1] + 2 * around)
    small = (max(4, whole[0] // 4), max(4, whole[1] // 4))
    rect = pygame.Rect(around // 4, around // 4, size[0] // 4, size[1] // 4)
    surface = pygame.Surface(small, pygame.SRCALPHA)
    surface.fill((*look.line, 0))
    outline = corners(rect, kit.px(look.cut) // 4)
    strong = max(1, kit.px(look.glow) // 8)
    pygame.draw.polygon(surface, (*look.line, 220), outline, strong * 2)
    blurred = pygame.transform.gaussian_blur(surface, strong)
    return pygame.transform.smoothscale(blurred, whole)


def dim(surface: pygame.Surface, color: Rgb, alpha: int) -> None:
    """Lay a veil over everything that is there."""
    veil = pygame.Surface(surface.get_size())
    veil.fill(color)
    veil.set_alpha(alpha)
    surface.blit(veil, (0, 0))


def weight(surface: pygame.Surface) -> int:
    """How many bytes a surface takes."""
    return surface.get_pitch() * surface.get_height()


BRIGHT: Final = 110
SMALLER: Final = 4  # times: it is blurred small


def soft_light(kit: Kit, width: int, color: str, bright: int = BRIGHT) -> pygame.Surface:
    """A light in a colour, so many pixels wide; made once."""
    ink = kit.color(color)

    def make() -> pygame.Surface:
        side = max(8, width // SMALLER)
        small = pygame.Surface((side, side), pygame.SRCALPHA)
        small.fill((*ink, 0))
        pygame.draw.circle(small, (*ink, bright), (side // 2, side // 2), side * 2 // 7)
        blurred = pygame.transform.gaussian_blur(small, max(1, side // 9))
        return pygame.transform.smoothscale(blurred, (width, width))

    return kit.kept(("soft light", width, ink, bright), make)
