"""The warm ground that the city stands on, with its pencilled plan; and the last evening.

The light on the paper stays where it is, what is drawn on it moves with the city.
"""

from __future__ import annotations

import math
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final
from zlib import crc32

import pygame

from newangeles_gui.widgets import mixed, soft_light

from .anatomy import DEEP

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from newangeles_gui.widgets import Kit

    from .board import CityBoard
    from .marks import TileLook

GROUND: Final = "backdrops/ground"
EVENING: Final = (92, 112, 158)  # what is left of each colour in the last round, of 255
CROSS: Final = 6  # units from the middle to an end
CORNERS: Final = ((0, 0), (1, 0), (0, 1), (1, 1))
TEAL_SHARE: Final = 70
LAMP: Final = 0.75  # of a cell, how far a lit house shines
LAMPS: Final = 90
# How dark the pencil is: lines of the grid, crosses on it, what has been drawn freely; of 255.
HAIR, CROSSES, DRAWN = 0.04, 0.6, 66
SKETCHES: Final = 16  # different ones; a plot has one of them or, three times as often, none
TILTS: Final = (0, 33, 90, -33)  # of lines that tell a distance
PLOT: Final = 2  # cells
MIXING: Final = 2654435761  # what differs little comes to lie far apart
SMOOTH: Final = 2
# The river: it comes again after so many cells, lower by as many; half as wide as this.
PERIOD, FALLS, WIDE, BENDS = 14, -7, 0.58, 0.9
BANK: Final = 0.16  # of a cell where the wash has dried darker
WASH, DRIED = 44, 16  # of 255
LOW: Final = 24  # points a cell of what is only drawn softly
RIVER_AT: Final = 5.5  # how far south of the first tile it is


def put_ground(board: CityBoard, surface: pygame.Surface) -> None:
    """Paper, a river in water-colour, and what an architect has pencilled."""
    kit, size = board.kit, board.rect.size
    if board.art.has(GROUND):
        surface.blit(kit.fitted(GROUND, size), board.rect)
    else:
        paper = kit.kept(("city ground", size, kit.color("ground")), lambda: _paper(board, size))
        surface.blit(paper, board.rect)
    clip = surface.get_clip().clip(board.rect)
    first, last = board.camera.on_board(clip.topleft), board.camera.on_board(clip.bottomright)
    columns = range(math.floor(first[0]), math.floor(last[0]) + 2)
    rows = range(math.floor(first[1] / DEEP), math.floor(last[1] / DEEP) + 2)
    _put_river(board, surface, columns)
    _put_grid(board, surface, columns, rows)
    _put_sketches(board, surface, columns, rows)


def _put_grid(board: CityBoard, surface: pygame.Surface, columns: range, rows: range) -> None:
    """A hair line along every edge of a cell, a cross where they meet."""
    kit, rect, cell, arm = board.kit, board.rect, board.cell, board.kit.px(CROSS)
    hair = mixed(kit.color("ground_far"), kit.color("ink_muted"), HAIR)
    xs = [board.camera.on_screen((x, 0))[0] for x in columns]
    ys = [board.camera.on_screen((0, y * DEEP))[1] for y in rows]
    for x in xs:
        pygame.draw.line(surface, hair, (x, rect.top), (x, rect.bottom))
    key = ("city crosses", len(xs), cell, arm, kit.color("ink_muted"))
    row = kit.kept(key, lambda: _crosses(kit, len(xs), cell, arm))
    for y in ys:
        pygame.draw.line(surface, hair, (rect.left, y), (rect.right, y))
        surface.blit(row, (xs[0] - arm, y - arm))


def _crosses(kit: Kit, columns: int, cell: float, arm: int) -> pygame.Surface:
    """Those of one line of the grid."""
    row = pygame.Surface((round(columns * cell) + 2 * arm, 2 * arm + 1), pygame.SRCALPHA)
    dark = mixed(kit.color("ground_far"), kit.color("ink_muted"), CROSSES)
    for column in range(columns):
        x = arm + round(column * cell)
        pygame.draw.line(row, dark, (x - arm, arm), (x + arm, arm))
        pygame.draw.line(row, dark, (x, 0), (x, 2 * arm))
    return row


# The river.


def _put_river(board: CityBoard, surface: pygame.Surface, columns: range) -> None:
    """Column after column of cells; each of them is drawn once for this size."""
    kit, cell = board.kit, board.cell
    for x in columns:
        times, place = divmod(x, PERIOD)
        key = ("city river", place, cell, kit.color("pencil"))
        drawn = kit.kept(key, partial(_reach, kit, place, cell))
        left, top = board.camera.on_screen((x, _head(place) + times * FALLS + RIVER_AT))
        right = board.camera.on_screen((x + 1, 0))[0]
        surface.blit(drawn, (left, top), (0, 0, right - left, drawn.get_height()))


def _middle(x: float) -> float:
    """How far south the middle of the river is there."""
    return FALLS * x / PERIOD + BENDS * math.sin(math.tau * x / PERIOD)


def _head(place: int) -> float:
    """The most northern spot of the river in a column."""
    return min(_middle(place + n / 4) for n in range(5)) - WIDE - 2 * BANK


def _reach(kit: Kit, place: int, cell: float) -> pygame.Surface:
    """The river in one column of cells: a soft wash, darker along its banks."""
    top = _head(place)
    foot = max(_middle(place + n / 4) for n in range(5)) + WIDE + 2 * BANK
    high = foot - top
    small = pygame.Surface((LOW, round(high * LOW)), pygame.SRCALPHA)
    color = kit.color("pencil")
    for x in range(small.get_width()):
        across = place + (x + 0.5) / LOW
        slope = math.hypot(1, (_middle(across + 0.1) - _middle(across - 0.1)) / 0.2)
        for y in range(small.get_height()):
            off = abs(top + (y + 0.5) / LOW - _middle(across)) / slope
            wash = max(0.0, min(1.0, (WIDE - off) / BANK + 0.5))
            bank = max(0.0, 1 - abs(off - WIDE + BANK) / BANK)
            small.set_at((x, y), (*color, round(WASH * wash + DRIED * bank * wash)))
    size = (math.ceil(cell) + 1, round(high * cell))
    return pygame.transform.smoothscale(small, size)


# What was drawn freely.


def _put_sketches(board: CityBoard, surface: pygame.Surface, columns: range, rows: range) -> None:
    """Circles, houses that were never built, distances; always the same ones at a place."""
    kit, cell = board.kit, board.cell
    for x, y in _plots(columns, rows):
        number, across, down = _sketched(x, y)
        if number < SKETCHES:
            key = ("city sketch", number, cell, kit.color("ink_muted"))
            drawn = kit.kept(key, partial(_sketch, kit, number, cell))
            center = board.camera.on_screen((x + across, (y + down) * DEEP))
            surface.blit(drawn, drawn.get_rect(center=center))


@lru_cache(512)
def _sketched(x: int, y: int) -> tuple[int, float, float]:
    """Which sketch a plot has, and where on it."""
    inner = (0.3, PLOT - 0.3)
    which = int(_between(0, 4 * SKETCHES, f"which {x} {y}"))
    return which, _between(*inner, f"x {x} {y}"), _between(*inner, f"y {x} {y}")


def _between(least: float, most: float, what: str) -> float:
    """Somewhere between two measures: always the same for the same thing."""
    return least + (most - least) * (crc32(what.encode()) * MIXING % 2**32) / 2**32


def _plots(columns: range, rows: range) -> Iterator[tuple[int, int]]:
    """The plots that can be seen from there."""
    for x in range(columns[0] // PLOT * PLOT - PLOT, columns[-1] + 1, PLOT):
        for y in range(rows[0] // PLOT * PLOT - PLOT, rows[-1] + 1, PLOT):
            yield x, y


def _sketch(kit: Kit, number: int, cell: float) -> pygame.Surface:
    """One of them, in thin pencil."""
    far = cell * SMOOTH
    side = round(far * 1.4)
    large = pygame.Surface((side, side), pygame.SRCALPHA)
    pencil, middle = (*kit.color("ink_muted"), DRAWN), side / 2
    if number % 4 < 2:
        _draw_rings(large, pencil, number, far)
    elif number % 4 == 2:
        wide, high = _between(0.4, 0.9, f"wide {number}"), _between(0.35, 0.6, f"high {number}")
        rect = pygame.Rect(0, 0, far * wide, far * high)
        rect.center = (round(middle), round(middle))
        faint = (*pencil[:3], DRAWN // 2)
        pygame.draw.rect(large, faint, rect, SMOOTH)
        pygame.draw.line(large, faint, rect.topleft, rect.bottomright, SMOOTH)
        pygame.draw.line(large, faint, rect.bottomleft, rect.topright, SMOOTH)
    else:
        _draw_distance(large, pencil, TILTS[number // 4 % len(TILTS)], far * 0.6)
    used = large.get_bounding_rect()
    part = pygame.Rect(0, 0, 2 * max(abs(used.left - middle), abs(used.right - middle)),
                       2 * max(abs(used.top - middle), abs(used.bottom - middle)))  # fmt: skip
    part.center = (round(middle), round(middle))
    size = (max(1, part.width // SMOOTH), max(1, part.height // SMOOTH))
    return pygame.transform.smoothscale(large.subsurface(part.clip(large.get_rect())), size)


def _draw_rings(
    surface: pygame.Surface, color: tuple[int, int, int, int], number: int, far: float
) -> None:
    """One circle, or several that were not drawn around quite the same middle."""
    middle = surface.get_width() / 2
    for n in range(1 + number // 2 % 3):
        radius = far * (_between(0.16, 0.34, f"radius {number}") + 0.03 * n)
        off = [far * _between(-0.03, 0.03, f"{way} {number} {n}") for way in ("x", "y")]
        center = (round(middle + off[0]), round(middle + off[1]))
        pygame.draw.circle(surface, color, center, round(radius), SMOOTH)


def _draw_distance(
    surface: pygame.Surface, color: tuple[int, int, int, int], turn: float, far: float
) -> None:
    """A line with an arrow at both ends."""
    middle, way = pygame.Vector2(surface.get_rect().center), pygame.Vector2(1, 0).rotate(turn)
    for end in (way, -way):
        tip = middle + end * far
        pygame.draw.line(surface, color, middle, tip, SMOOTH)
        for side in (-1, 1):
            pygame.draw.line(surface, color, tip, tip - end.rotate(side * 28) * far * 0.16, SMOOTH)
        across = end.rotate(90) * far * 0.14
        pygame.draw.line(surface, color, tip - across, tip + across, SMOOTH)


def _paper(board: CityBoard, size: tuple[int, int]) -> pygame.Surface:
    """Light in the north-west, darker far away, teal in the corners."""
    kit = board.kit
    small = pygame.Surface((3, 3))
    light, far = kit.color("ground"), kit.color("ground_far")
    for x in range(3):
        for y in range(3):
            small.set_at((x, y), mixed(light, far, min(1.0, 0.28 * (x + y))))
    paper = pygame.transform.smoothscale(small, size)
    wide = max(size) * 2 // 3
    glow = soft_light(kit, wide, "pencil", TEAL_SHARE)
    for across, down in CORNERS:
        paper.blit(glow, glow.get_rect(center=(across * size[0], down * size[1])))
    return paper.convert() if pygame.display.get_surface() else paper


def put_night(
    board: CityBoard, surface: pygame.Surface, seen: Sequence[tuple[int, int, TileLook]]
) -> None:
    """Everything is blue and dark; where a street is finished the lamps are on."""
    surface.fill(EVENING, surface.get_clip().clip(board.rect), pygame.BLEND_RGB_MULT)
    lamp = added_light(board.kit, round(LAMP * 2 * board.cell), "closed", LAMPS)
    for x, y, look in seen:
        if look.closed:
            middle = (x + round(board.cell / 2), y + round(board.cell * 0.4))
            surface.blit(lamp, lamp.get_rect(center=middle), special_flags=pygame.BLEND_RGB_ADD)


def added_light(kit: Kit, width: int, color: str, bright: int) -> pygame.Surface:
    """A soft light that is added to what it falls on."""
    key = ("added light", width, kit.color(color), bright)
    return kit.kept(key, lambda: soft_light(kit, width, color, bright).premul_alpha())
