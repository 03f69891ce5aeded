"""The still picture of the board: ground, conduits, slabs with their pieces, plates."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import mixed

from .board_lights import ring
from .board_paths import conduit_picture, node_picture
from .board_places import ROOT_NAME
from .board_plate import natural_width, plate, plate_height
from .board_slab import corner, picture_name, piece_picture, slab

if TYPE_CHECKING:
    from ..rules import Box
    from .board import Board

STATES: Final = ("protest", "strike", "outage", "ill", "developed", "normal")
VEIL: Final = 165  # how much the city behind is darkened
OVERLAP: Final = 12  # units of a slab that its plate covers
GAP: Final = 6  # units between two plates
FRAME: Final = 14  # units over which the city fades into the table
CABLE: Final = 70  # units of the upper end of the Root's picture, where there is only cable
SHADE: Final = (3, 5, 14)
HIGHLIGHT: Final = 1.46  # the frame around a piece, in sizes of the piece


def all_pictures(box: Box) -> Iterator[str]:
    """The ids of all pictures that the districts and the Root can show."""
    for name in box.district_ids:
        for state in STATES:
            yield picture_name(name, state)
    yield picture_name(ROOT_NAME, "breached")


def signature(board: Board) -> tuple[object, ...]:
    """What the picture depends on."""
    box = board.services.box
    districts = [
        (board.bits(place), board.dimmed(name)) for place, name in enumerate(box.district_ids)
    ]
    return (tuple(districts), board.alarmed, board.services.words.catalog.language.code)


def draw(board: Board) -> pygame.Surface:
    """The whole picture as it is now."""
    surface = _ground(board).copy()
    left, top = board.rect.topleft
    for name in sorted(board.places.anchors, key=lambda one: board.places.anchors[one][1]):
        x, y = corner(board.kit, board.places, name)
        shade = _shade(board, name)
        surface.blit(shade, (x - left, y - top))
        surface.blit(_slab(board, name), (x - left, y - top))
        if name == ROOT_NAME:
            _put_cable(board, surface, (x - left, y - top))
    surface.blit(_conduits(board), (0, 0))
    for name in board.places.anchors:
        made = _plate(board, name)
        place = plate_rect(board, name)
        surface.blit(made, (place.x - left, place.y - top))
    return surface


def _put_cable(board: Board, surface: pygame.Surface, at: tuple[int, int]) -> None:
    """The cable of the elevator goes on to the upper edge of the board."""
    whole = _slab(board, ROOT_NAME)
    piece = whole.subsurface(whole.get_rect(height=board.places.px(CABLE)))
    y = at[1] - piece.get_height()
    while y > -piece.get_height():
        surface.blit(piece, (at[0], y))
        y -= piece.get_height()


def _slab(board: Board, name: str) -> pygame.Surface:
    kit, places = board.kit, board.places
    if name == ROOT_NAME:
        return kit.picture(
            picture_name(name, "breached" if board.alarmed else "normal"), places.share
        )
    bits = board.bits(board.services.box.district_at[name])
    return slab(kit, places, name, bits, board.dimmed(name))


def _plate(board: Board, name: str) -> pygame.Surface:
    root = name == ROOT_NAME
    bits = 0 if root else board.bits(board.services.box.district_at[name])
    dimmed = not root and board.dimmed(name)
    return plate(board.services, name, bits, dimmed, board.places.small, board.rooms[name])


def room(board: Board, name: str) -> int:
    """How wide a plate can be beside its neighbours in the same line."""
    anchors, gap = board.places.anchors, board.kit.px(GAP)
    height = plate_height(board.services, board.places.small)
    x, y = anchors[name]
    room = board.rect.width
    for other, (across, down) in anchors.items():
        if other == name or abs(down - y) > height:
            continue
        apart = abs(across - x)
        theirs = min(natural_width(board.services, other, board.places.small), apart)
        room = min(room, 2 * apart - theirs - gap)
    return room


def plate_rect(board: Board, name: str) -> pygame.Rect:
    """Where a name plate hangs."""
    x, y = board.places.foot(name)
    rect = _plate(board, name).get_rect(midtop=(x, y - board.places.px(OVERLAP)))
    return rect.clamp(board.rect)


def put_plates(board: Board, surface: pygame.Surface) -> None:
    """Draw the plates once more, over the lights."""
    for name in board.places.anchors:
        surface.blit(_plate(board, name), plate_rect(board, name))


def bright_path(board: Board, surface: pygame.Surface, name: str) -> None:
    """The outgoing path of a district and where it leads, brighter than the others."""
    box, conduit = board.services.box, board.conduits[name]
    strip = _shine(board, name)
    surface.blit(strip, strip.get_rect(center=conduit.middle), special_flags=pygame.BLEND_RGB_ADD)
    to = box.next_district[box.district_at[name]]
    goal = box.district_ids[to] if to >= 0 else ROOT_NAME
    if goal != ROOT_NAME:
        outline = board.places.ground(goal)
        made, at = ring(board.kit, board.places, outline, board.kit.color("accent"), 0.0)
        surface.blit(made, at)


def _shine(board: Board, name: str) -> pygame.Surface:
    """A conduit on black: what it adds to the picture."""
    conduit = board.conduits[name]

    def make() -> pygame.Surface:
        strip = conduit_picture(board.kit, board.places, conduit, "lit")
        shine = pygame.Surface(strip.get_size())
        shine.blit(strip, (0, 0))
        return shine

    return board.kit.kept(("shine", name, board.rect.size), make)


def put_piece(
    board: Board,
    surface: pygame.Surface,
    rect: pygame.Rect,
    piece: str,
    chosen: bool,
    size: float,
) -> None:
    """A piece that can be picked, with the sights around it."""
    kit = board.kit
    picture = piece_picture(kit, board.places, piece)
    sights = _sights(board, 255 if chosen else round(255 * (size - 0.2)))
    surface.blit(picture, picture.get_rect(center=rect.center))
    surface.blit(sights, sights.get_rect(center=rect.center))


def _sights(board: Board, alpha: int) -> pygame.Surface:
    """The frame around a piece, in a few steps of brightness."""
    kit, share = board.kit, board.places.piece * HIGHLIGHT
    step = alpha // 16 * 16 + 15

    def make() -> pygame.Surface:
        made = kit.picture("board/target", share).copy()
        made.set_alpha(step)
        return made

    return kit.kept(("sights", share, step), make)


def _ground(board: Board) -> pygame.Surface:
    kit = board.kit
    key = ("board ground", board.rect.size)
    return kit.kept(key, lambda: _draw_ground(board))


def _draw_ground(board: Board) -> pygame.Surface:
    kit, size = board.kit, board.rect.size
    surface = kit.fitted("board/city", size).convert()
    veil = pygame.Surface(size)
    veil.fill(kit.color("base"))
    veil.set_alpha(VEIL)
    surface.blit(veil, (0, 0))
    _fade_edges(board, surface)
    return surface


def _conduits(board: Board) -> pygame.Surface:
    """All conduits, from dock to dock over the edges of the slabs."""
    key = ("board conduits", board.rect.size)
    return board.kit.kept(key, lambda: _draw_conduits(board))


def _draw_conduits(board: Board) -> pygame.Surface:
    kit = board.kit
    surface = pygame.Surface(board.rect.size, pygame.SRCALPHA)
    offset = pygame.Vector2(board.rect.topleft)
    node = node_picture(kit, board.places, "lit")
    for conduit in board.conduits.values():
        strip = conduit_picture(kit, board.places, conduit, "lit")
        surface.blit(strip, strip.get_rect(center=pygame.Vector2(conduit.middle) - offset))
        for end in (conduit.start, conduit.end):
            surface.blit(node, node.get_rect(center=pygame.Vector2(end) - offset))
    return surface


def _shade(board: Board, name: str) -> pygame.Surface:
    """A dark breath around a slab, which lifts it off what lies behind."""
    kit, places = board.kit, board.places
    whole = kit.picture(picture_name(name), places.share).get_size()
    return kit.kept(("slab shade", name, whole), lambda: _draw_shade(board, name, whole))


def _draw_shade(board: Board, name: str, size: tuple[int, int]) -> pygame.Surface:
    left, top = corner(board.kit, board.places, name)
    ground = board.places.ground(name)
    if name == ROOT_NAME:
        return pygame.Surface((1, 1), pygame.SRCALPHA)
    small = pygame.Surface((max(4, size[0] // 4), max(4, size[1] // 4)), pygame.SRCALPHA)
    small.fill((*SHADE, 0))
    outline = [((x - left) // 4, (y - top) // 4) for x, y in ground]
    pygame.draw.polygon(small, (*SHADE, 215), outline)
    pygame.draw.polygon(small, (*SHADE, 215), outline, 3)
    soft = pygame.transform.gaussian_blur(small, max(1, board.places.px(16) // 4))
    return pygame.transform.smoothscale(soft, size)


def _fade_edges(board: Board, surface: pygame.Surface) -> None:
    kit = board.kit
    rect = surface.get_rect()
    for step in range(kit.px(FRAME)):
        shade = pygame.Surface((1, 1))
        shade.fill(mixed(kit.color("base"), kit.color("line"), 0.2))
        _edge(surface, rect.inflate(-2 * step, -2 * step), 1 - step / kit.px(FRAME), shade)


def _edge(surface: pygame.Surface, rect: pygame.Rect, share: float, shade: pygame.Surface) -> None:
    for size, at in (
        ((rect.width, 1), rect.topleft),
        ((rect.width, 1), (rect.x, rect.bottom - 1)),
        ((1, rect.height), rect.topleft),
        ((1, rect.height), (rect.right - 1, rect.y)),
    ):
        line = pygame.transform.scale(shade, size)
        line.set_alpha(round(220 * share))
        surface.blit(line, at)
