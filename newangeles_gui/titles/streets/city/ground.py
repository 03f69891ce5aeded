"""The warm ground that the city stands on, with its pencilled plan; and the last evening."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import mixed, soft_light

from .anatomy import DEEP
from .look import EVENING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from newangeles_gui.widgets import Kit, Rgb

    from .board import CityBoard
    from .marks import TileLook

GROUND: Final = "backdrops/ground"
CROSS: Final = 7  # units from the middle to an end
PENCIL: Final = 0.3
CORNERS: Final = ((0, 0), (1, 0), (0, 1), (1, 1))
TEAL_SHARE: Final = 70
LAMP: Final = 0.75  # of a cell, how far a lit house shines
LAMPS: Final = 90


def put_ground(board: CityBoard, surface: pygame.Surface) -> None:
    """Paper with a cross at every corner of a cell."""
    kit, size = board.kit, board.rect.size
    if board.art.has(GROUND):
        surface.blit(kit.fitted(GROUND, size), board.rect)
        return
    ground = kit.kept(("city ground", size, kit.color("ground")), lambda: _paper(board, size))
    surface.blit(ground, board.rect)
    _put_crosses(board, surface)


def _put_crosses(board: CityBoard, surface: pygame.Surface) -> None:
    """Row by row, each of them drawn once."""
    kit, rect, cell = board.kit, board.rect, board.cell
    color = mixed(kit.color("ground_far"), kit.color("pencil"), PENCIL)
    arm = kit.px(CROSS)
    columns = int(rect.width / cell) + 3
    key = ("ground crosses", columns, round(cell), color)
    row = kit.kept(key, lambda: _crosses(columns, cell, arm, color))
    first = board.camera.on_board(rect.topleft)
    last = board.camera.on_board(rect.bottomright)
    for line in range(int(first[1] // DEEP), int(last[1] // DEEP) + 2):
        x, y = board.camera.on_screen((int(first[0] // 1), line * DEEP))
        surface.blit(row, (x - arm, y - arm))


def _crosses(columns: int, cell: float, arm: int, color: Rgb) -> pygame.Surface:
    row = pygame.Surface((round(columns * cell) + 2 * arm, 2 * arm + 1), pygame.SRCALPHA)
    for column in range(columns):
        x = arm + round(column * cell)
        pygame.draw.line(row, color, (x - arm, arm), (x + arm, arm))
        pygame.draw.line(row, color, (x, 0), (x, 2 * arm))
    return row


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
