"""What shines over the city: places for a tile, the tile that is held, sums and their lines."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui.widgets import mixed

from . import anatomy
from .look import ink_on
from .marks import TileLook, words
from .tile import dashed_cell

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from newangeles_gui.widgets import Rgb

    from ..rules import City, LedgerCount, LedgerLine, LedgerSpot
    from .board import CityBoard
    from .placing import TilePlacing

SUM: Final = 0.2  # of a cell, how high a sum is
THICK, THIN = 2.6, 1.5  # units of lines
END, WEAK_END, LEAST_END = 6, 4.5, 2.6  # units, what ends them
OF_CELL: Final = 0.048  # it is no larger than that
EDGE: Final = 2  # units, dark around what is strong
WHOLE_SUMS_FROM: Final = 124  # pixels a cell
CURVE: Final = 0.12
STEPS_OF_CURVE: Final = 14
GLOW: Final = 44


class LitLine(NamedTuple):
    """A sum on the board, and why it is so."""

    line: LedgerLine
    why: LedgerCount
    owner: str
    own: bool
    paid: bool = False
    turned: float = 1.0  # how far it has turned over since it was paid


def put_places(board: CityBoard, surface: pygame.Surface, placing: TilePlacing) -> None:
    """Every cell where the tile that is held can lie; where it would close something it glows."""
    kit = board.kit
    for cell in placing.cells:
        if cell == placing.cell:
            continue
        rect = board.cell_rect(cell)
        closes = placing.closes(cell)
        color = kit.color("accent") if closes else kit.color("pencil")
        if closes:
            put_glow(board, surface, rect, color)
        surface.blit(dashed_cell(kit, rect.size, color), rect)


def put_glow(board: CityBoard, surface: pygame.Surface, rect: pygame.Rect, color: Rgb) -> None:
    """Light on the ground of a cell."""
    key = ("cell glow", rect.size, color)
    surface.blit(board.kit.kept(key, lambda: _glow(rect.size, color)), rect)


def _glow(size: tuple[int, int], color: Rgb) -> pygame.Surface:
    small = pygame.Surface((32, 32), pygame.SRCALPHA)
    small.fill((*color, 0))
    pygame.draw.rect(small, (*color, GLOW * 2), (3, 3, 26, 26), 4)
    pygame.draw.rect(small, (*color, GLOW), (6, 6, 20, 20))
    return pygame.transform.smoothscale(pygame.transform.gaussian_blur(small, 2), size)


def put_frame(
    board: CityBoard, surface: pygame.Surface, cells: Iterable[int], color: Rgb, thick: float = 3
) -> None:
    """A frame around tiles that lie in a row, or around each of several."""
    rects = [board.cell_rect(cell) for cell in cells]
    if rects:
        whole = rects[0].unionall(rects[1:]).inflate(2, 2)
        width = max(2, board.kit.px(thick))
        pygame.draw.rect(surface, color, whole, width, border_radius=4)


def put_ghost(board: CityBoard, surface: pygame.Surface, placing: TilePlacing) -> None:
    """The tile as it would lie, and triangles at the edges where its road could be."""
    if placing.cell is None or not placing.ready:
        return
    look = ghost_look(board, placing)
    x, y = board.camera.on_screen(board.corner(placing.cell))
    board.marks.put_ground(surface, (x, y), look)
    board.marks.put_all(surface, [((x, y), look)])
    put_frame(board, surface, [placing.cell], board.kit.color("accent"), 4)
    if len(placing.legal) > 1:
        for quarter in placing.legal:
            chosen = quarter == placing.quarter
            put_handle(board, surface, placing.cell, board.rotation(quarter), chosen)


def ghost_look(board: CityBoard, placing: TilePlacing) -> TileLook:
    """How the tile that is held looks."""
    view = board.view
    owner = view.players[placing.seat] if placing.seat >= 0 else ""
    people = board.art.box.tiles[placing.taken].people
    found = placing.ledger
    if found is not None and placing.cell is not None:
        people = found.city.people[found.city.at[placing.cell]]
    rotation = board.rotation(placing.quarter)
    return TileLook(placing.taken, rotation, False, owner, 1, view.business, people)


def put_handle(
    board: CityBoard, surface: pygame.Surface, cell: int, rotation: int, chosen: bool
) -> None:
    """A triangle in a dark disc at the edge where the road would be."""
    x, y = anatomy.EDGE_MIDDLE[rotation]
    inner = (0.5 + (x - 0.5) * 0.84, 0.5 + (y - 0.5) * 0.84)
    center = board.pixel(cell, inner)
    radius = max(8, round(board.cell * 0.065))
    ground = board.kit.color("accent" if chosen else "base")
    pygame.draw.aacircle(surface, ground, center, radius)
    pygame.draw.aacircle(surface, board.kit.color("text"), center, radius, 2)
    way = pygame.Vector2(((0, 1), (-1, 0), (0, -1), (1, 0))[rotation])
    across = way.rotate(90)
    tip = pygame.Vector2(center) + way * radius * 0.6
    foot = pygame.Vector2(center) - way * radius * 0.35
    points = [tip, foot + across * radius * 0.5, foot - across * radius * 0.5]
    pygame.draw.polygon(surface, board.kit.color("base" if chosen else "text"), points)


# Sums, and lines to everything that was counted.


def value_rect(board: CityBoard, city: City, cell: int) -> pygame.Rect:
    """Where the value of a tile stands on its home strip: the sum takes its place."""
    tile = city.at[cell]
    marks, (x, y) = board.marks, board.camera.on_screen(board.corner(cell))
    plate = marks.plate(board.art.box.tiles[city.tiles[tile]])
    return marks.plate_rect((x, y), board.rotation(city.turns[tile]), plate)


def put_sums(
    board: CityBoard, surface: pygame.Surface, city: City, lit: Sequence[LitLine],
    strong: int | None,
) -> None:  # fmt: skip
    """The lines below, the sums over them; of one that is pointed at alone all are strong."""
    ordered = sorted(lit, key=lambda one: (one.own, one.line.cell == strong))
    for one in ordered:
        alone = one.line.cell == strong
        if alone or not one.paid:
            _put_lines(board, surface, city, one, alone or (one.own and strong is None))
    for one in ordered:
        value = value_rect(board, city, one.line.cell)
        drawn = _turning(board, one, value.width)
        surface.blit(drawn, drawn.get_rect(midleft=(value.x - 1, value.centery)))


def _turning(board: CityBoard, one: LitLine, least: int) -> pygame.Surface:
    """The plate; while it turns over first the sum with its parts is seen, then that alone."""
    if not one.paid or one.turned >= 1:
        return sum_plate(board, one, least)
    drawn = sum_plate(board, one._replace(paid=one.turned >= 0.5), least)
    high = max(1, round(drawn.get_height() * abs(1 - 2 * one.turned)))
    return pygame.transform.smoothscale(drawn, (drawn.get_width(), high))


def sum_plate(board: CityBoard, one: LitLine, least: int) -> pygame.Surface:
    """`8 + 0` on paper, the sum in the owner's colour; from afar the sum alone."""
    kit, high = board.kit, max(14, round(board.cell * SUM))
    whole = board.cell >= WHOLE_SUMS_FROM and not one.paid
    key = ("sum plate", one.owner, one.line.value, one.line.people, one.paid, high, whole, least)
    said = board.services.say("town.dollars", n=one.line.money)
    return kit.kept(
        (*key, said), lambda: _draw_sum(board, one, said, high, least if whole else -least)
    )


def _draw_sum(board: CityBoard, one: LitLine, said: str, high: int, least: int) -> pygame.Surface:
    """At least so wide; without the parts where that is less than nothing."""
    kit, pad, whole = board.kit, max(3, high // 4), least > 0
    tint = kit.color(one.owner)
    money = words(kit, said, "number", ink_on(kit, one.owner), high * 0.66)
    parts = f"{one.line.value}+{one.line.people}"
    left = words(kit, parts, "number", kit.color("ink"), high * 0.6) if whole else None
    taken = left.get_width() + 2 * pad if left is not None else 0
    wide = max(abs(least) + 2, taken + money.get_width() + 2 * pad)
    surface = pygame.Surface((wide, high), pygame.SRCALPHA)
    rect, radius = surface.get_rect(), high // 3
    pygame.draw.rect(surface, kit.color("paper"), rect, border_radius=radius)
    colored = pygame.Rect(taken, 0, wide - taken, high)
    square = 0 if taken else -1
    pygame.draw.rect(surface, tint, colored, border_radius=radius, border_top_left_radius=square,
                     border_bottom_left_radius=square)  # fmt: skip
    pygame.draw.rect(surface, kit.color("ink"), rect, max(1, high // 14), border_radius=radius)
    if left is not None:
        surface.blit(left, left.get_rect(midleft=(pad, high // 2)))
    surface.blit(money, money.get_rect(center=(colored.centerx, high // 2)))
    return surface


def _put_lines(
    board: CityBoard, surface: pygame.Surface, city: City, one: LitLine, strong: bool
) -> None:
    """Strong ones in the owner's colour with a dark edge; what ends them says what counts."""
    start = value_rect(board, city, one.line.cell).center
    kit = board.kit
    width = max(2, kit.px(THICK)) if strong else max(1, kit.px(THIN))
    tint = kit.color(one.owner)
    dark = mixed(tint, kit.color("ink"), 0.7)
    color = tint if strong else mixed(tint, dark, 0.35)
    ends = [
        (spot.what, spot_at(board, city, spot))
        for spot in one.why.spots
        if spot.cell != one.line.cell or spot.what != "tile"
    ]
    far = round(board.cell * OF_CELL)
    for _, end in ends:
        points = curve(start, end)
        if strong:
            _put_curve(surface, dark, points, width + max(2, kit.px(EDGE)))
        _put_curve(surface, color, points, width)
    for what, end in ends:
        radius = max(kit.px(LEAST_END), min(kit.px(END if strong else WEAK_END), far))
        _draw_end(surface, what, end, radius + max(1, kit.px(EDGE) // 2), dark)
        _draw_end(surface, what, end, radius, color)


def _put_curve(
    surface: pygame.Surface, color: Rgb, points: Sequence[tuple[float, float]], width: int
) -> None:
    for first, last in pairwise(points):
        pygame.draw.aaline(surface, color, first, last, width)


def _draw_end(
    surface: pygame.Surface, what: str, at: tuple[int, int], radius: int, color: Rgb
) -> None:
    """A disc for a symbol, a head for a person, a roof for a tile, a plate for a sign."""
    x, y = at
    if what == "person":
        pygame.draw.aacircle(surface, color, (x, y - radius // 3), round(radius * 0.62))
        body = pygame.Rect(x - radius, y + radius // 4, 2 * radius, radius)
        pygame.draw.rect(surface, color, body, border_top_left_radius=radius,
                         border_top_right_radius=radius)  # fmt: skip
    elif what == "tile":
        eaves, far = y + radius // 5, round(radius * 1.25)
        pygame.draw.polygon(surface, color, [(x - far, eaves), (x, y - far), (x + far, eaves)])
        wall = pygame.Rect(x - round(radius * 0.8), eaves, round(radius * 1.6), radius)
        pygame.draw.rect(surface, color, wall)
    elif what == "sign":
        side = round(radius * 1.8)
        plate = pygame.Rect(x - side // 2, y - side // 2, side, side)
        pygame.draw.rect(surface, color, plate, border_radius=max(1, radius // 2))
    else:
        pygame.draw.aacircle(surface, color, at, radius)


def curve(start: tuple[int, int], end: tuple[int, int]) -> list[tuple[float, float]]:
    """A gentle bow from one place to another."""
    (x1, y1), (x2, y2) = start, end
    middle = ((x1 + x2) / 2 - (y2 - y1) * CURVE, (y1 + y2) / 2 + (x2 - x1) * CURVE)
    found = []
    for n in range(STEPS_OF_CURVE + 1):
        t = n / STEPS_OF_CURVE
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        found.append((a * x1 + b * middle[0] + c * x2, a * y1 + b * middle[1] + c * y2))
    return found


def spot_at(board: CityBoard, city: City, spot: LedgerSpot) -> tuple[int, int]:
    """Where something lies that was counted."""
    tile = city.at[spot.cell]
    rotation = board.rotation(city.turns[tile])
    if spot.what == "symbol":
        number = sum(board.art.box.tiles[city.tiles[tile]].symbols)
        places = anatomy.symbols_on(rotation, number)
        return board.pixel(spot.cell, places[min(spot.place, number - 1)])
    if spot.what == "person":
        return board.pixel(spot.cell, anatomy.at_home(rotation))
    if spot.what == "sign":
        x, y = anatomy.SIGN_AT[rotation]
        return board.pixel(spot.cell, (x + 0.1, y + 0.1))
    return board.pixel(spot.cell, anatomy.ROOF[rotation])
