"""Cards in hands and on the table: a picture with a name, and the text if there is room."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from .card_print import (
    BodyLine,
    Fitted,
    WordRoom,
    fade,
    fit,
    height_of,
    line_step,
    lines_of,
    put_body,
    put_lines,
    symbol,
    tinted,
    window,
)
from .surfaces import SMOOTH, cut_lines, cut_shape, mixed

if TYPE_CHECKING:
    from .card_print import CardFace
    from .kit import Kit

CUT: Final = 0.07  # of the width
PADDING: Final = 0.045
LEADING: Final = 0.86
LEAST_TITLE: Final = 0.8  # of 20 units
TINY_TITLE: Final = 0.72  # for a long word that would have to be broken otherwise
SMALLEST_TITLE: Final = 0.4  # where all letters are large, before anything is cut
MOST_BODY: Final = 0.9  # of the size of the text
LEAST_BODY: Final = 0.72  # but never less than can be read: then the picture is lower
MOST_WORDS: Final = 0.62  # the share of the height that words may take before they shrink
MOST_PLATE: Final = 0.88  # words that would leave less of the picture are for the large card
BADGE: Final = 0.22
LEAST_ABOVE: Final = 0.8  # of a badge, for the picture it stands on
SHADE: Final = 26  # units of shade at the foot of the picture
TILE: Final = 0.242  # of the width, for a tile of what the card does
BARE: Final = 96  # units: in narrower cards signs come before pictures
LARGE_SHARE: Final = 0.32
LEAST_TILE: Final = 20  # pixels: in smaller ones nothing could be read
MOST_TILES: Final = 4
LARGE_TILE: Final = 44  # units, where there is room for words as well


class Layout(NamedTuple):
    """A small card, in pixels."""

    size: tuple[int, int]
    title: Fitted
    plate: pygame.Rect  # below the picture
    body: list[BodyLine]
    share: float
    effect: pygame.Surface | None = None


def paint_small(kit: Kit, face: CardFace, size: tuple[int, int]) -> pygame.Surface:
    """Picture, sign, name, and in signs what it does where they can be read."""
    title = _title(kit, face, size)
    tile = size[0] * (TILE if size[0] >= kit.px(BARE) else LARGE_SHARE)
    effect = _effect(kit, face, size, tile)
    if _title_height(kit, title, size) + _depth(effect, size) > size[1]:
        effect = None  # the name comes first
    height = _title_height(kit, title, size) + _depth(effect, size)
    plate = pygame.Rect(0, size[1] - height, size[0], height)
    return _paint(kit, face, Layout(size, title, plate, [], 1.0, effect))


def _effect(kit: Kit, face: CardFace, size: tuple[int, int], tile: float) -> pygame.Surface | None:
    """What a card does, in tiles so many pixels wide or smaller ones."""
    if face.effect is None or tile < LEAST_TILE:
        return None
    room = size[0] - 2 * _padding(size)
    return face.effect.draw(kit, tile / kit.view.factor, room, MOST_TILES)


def _depth(effect: pygame.Surface | None, size: tuple[int, int]) -> int:
    """How much of the height it takes, with the gap below it."""
    return 0 if effect is None else effect.get_height() + _padding(size)


def paint_medium(kit: Kit, face: CardFace, size: tuple[int, int]) -> pygame.Surface:
    """Picture, sign, name and text; the more text, the lower the picture."""
    title = _title(kit, face, size)
    above = _title_height(kit, title, size, len(title.lines))
    width = size[0] - 4 * _padding(size)
    least = kit.type.least("body", LEAST_BODY)
    share = max(MOST_BODY, least)
    lines = lines_of(kit, face, width, share)
    while height_of(lines) > size[1] * MOST_WORDS - above and share > least:
        share = max(least, round(share - 0.03, 2))
        lines = lines_of(kit, face, width, share)
    height = above + height_of(lines) + 2 * _padding(size)
    if height > size[1] * MOST_PLATE:
        return paint_small(kit, face, size)
    effect = _effect(kit, face, size, kit.px(LARGE_TILE))
    if height + _depth(effect, size) > size[1] * MOST_PLATE:
        effect = None
    height += _depth(effect, size)
    plate = pygame.Rect(0, size[1] - height, size[0], height)
    return _paint(kit, face, Layout(size, title, plate, lines, share, effect))


def whole_title(kit: Kit, face: CardFace, size: tuple[int, int]) -> bool:
    """Whether a small card of this size shows all of its name."""
    return _title(kit, face, size).whole


def _padding(size: tuple[int, int]) -> int:
    return max(4, round(size[0] * PADDING))


def _title(kit: Kit, face: CardFace, size: tuple[int, int]) -> Fitted:
    most = max(0.9, min(1.3, size[0] / kit.px(190)))
    width = size[0] - 2 * _padding(size) - kit.px(4)
    room = WordRoom(width, size[1] // 2, 2, most, LEAST_TITLE, LEADING)
    found = fit(kit.type, face.title, "strong", room)
    if _unbroken(found, face):
        return found
    # Three lines or smaller letters are better than a broken word, and a broken word than dots.
    low = room._replace(lines=3, most=LEAST_TITLE, least=TINY_TITLE)
    found = fit(kit.type, face.title, "strong", low)
    if _unbroken(found, face):
        return found
    tiny = low._replace(least=kit.type.least("strong", SMALLEST_TITLE))
    tall = tiny._replace(lines=5, height=size[1] * 2 // 3)
    for one in (low._replace(least=LEAST_TITLE), tiny, tiny._replace(lines=4), tall):
        found = fit(kit.type, face.title, "strong", one)
        if found.whole:
            return found
    return fit(kit.type, face.title, "strong", low._replace(lines=4))


def _unbroken(title: Fitted, face: CardFace) -> bool:
    return title.whole and " ".join(title.lines) == face.title


def _title_height(kit: Kit, title: Fitted, size: tuple[int, int], least: int = 2) -> int:
    lines = max(least, len(title.lines))
    step = line_step(kit.type, "strong", title.share, LEADING)
    return lines * step + 2 * _padding(size)


def _paint(kit: Kit, face: CardFace, layout: Layout) -> pygame.Surface:
    size, plate = layout.size, layout.plate
    surface = pygame.Surface(size, pygame.SRCALPHA)
    rim = kit.color(face.rim)
    ground = mixed(kit.color("base"), rim, 0.05)
    surface.fill((*ground, 255))
    surface.blit(window(kit, face.picture, (size[0], plate.top + 1)), (0, 0))
    shade = min(kit.px(SHADE), plate.top)
    surface.blit(fade((size[0], shade), ground, 0, 255), (0, plate.top + 1 - shade))
    pygame.draw.rect(surface, rim, (0, plate.top, size[0], max(1, kit.px(1.5))))
    if not layout.body:
        _put_signs(kit, surface, face, plate.top)
    _put_badge(kit, surface, face, layout.plate.top)
    _put_words(kit, surface, face, layout)
    return _trimmed(kit, surface, face)


def _put_words(kit: Kit, surface: pygame.Surface, face: CardFace, layout: Layout) -> None:
    size, padding = layout.size, _padding(layout.size)
    least = 1 if layout.body else 2
    height = _title_height(kit, layout.title, size, least)
    rect = pygame.Rect(padding, layout.plate.top, size[0] - 2 * padding, height)
    color = kit.color("text")
    put_lines(kit, surface, rect, layout.title, "strong", color, "center", LEADING)
    foot = rect.bottom
    if layout.effect is not None:
        surface.blit(layout.effect, layout.effect.get_rect(midtop=(size[0] // 2, foot)))
        foot += _depth(layout.effect, size)
    if layout.body:
        room = pygame.Rect(2 * padding, foot, size[0] - 4 * padding, 0)
        room.height = size[1] - padding - foot
        put_body(kit, surface, room, layout.body, layout.share)


def _put_badge(kit: Kit, surface: pygame.Surface, face: CardFace, above: int) -> None:
    """On the picture, if there is one; the colour of the edge says the same."""
    side = max(kit.px(26), min(kit.px(46), round(surface.get_width() * BADGE)))
    if not face.sign or above < side * LEAST_ABOVE:
        return
    rect = pygame.Rect(0, 0, side, side)
    rim = kit.color(face.rim)
    large = pygame.Surface((side * SMOOTH, side * SMOOTH), pygame.SRCALPHA)
    outline = [(0, 0), (side * SMOOTH, 0), (side * SMOOTH, side * SMOOTH * 6 // 10)]
    outline += [(side * SMOOTH * 6 // 10, side * SMOOTH), (0, side * SMOOTH)]
    pygame.draw.polygon(large, (*kit.color("base"), 225), outline)
    pygame.draw.lines(large, rim, False, outline[1:], max(2, kit.px(1.5) * SMOOTH))
    surface.blit(pygame.transform.smoothscale(large, rect.size), rect)
    sign = tinted(kit, face.sign, round(side * 0.66), rim)
    surface.blit(sign, sign.get_rect(center=(round(side * 0.47), round(side * 0.47))))


def _put_signs(kit: Kit, surface: pygame.Surface, face: CardFace, bottom: int) -> None:
    """The numbers of a card along the foot of its picture."""
    if not face.signs:
        return
    width = surface.get_width() - 2 * _padding(surface.get_size())
    side = max(kit.px(17), min(kit.px(26), width // (len(face.signs) * 2)))
    share = max(0.65, side / kit.px(26))
    step = round(side * 1.9)
    each = max(1, min(len(face.signs), width // step))
    count = -(-len(face.signs) // each)
    each = -(-len(face.signs) // count)
    top = bottom - count * round(side * 1.25) - kit.px(3)
    ground = pygame.Surface((surface.get_width(), bottom - top), pygame.SRCALPHA)
    ground.fill((*kit.color("base"), 190))
    surface.blit(ground, (0, top))
    for place, sign in enumerate(face.signs):
        row, column = divmod(place, each)
        here = min(each, len(face.signs) - row * each)
        x = (surface.get_width() - here * step) // 2 + column * step
        y = top + kit.px(2) + row * round(side * 1.25)
        surface.blit(symbol(kit, sign.picture, side), (x, y))
        drawn = kit.type.draw(sign.text, "number", kit.color("text"), share)
        surface.blit(drawn, (x + side + side // 8, y + (side - drawn.get_height()) // 2))


def _trimmed(kit: Kit, surface: pygame.Surface, face: CardFace) -> pygame.Surface:
    """Cut corners and a coloured edge: the same for all cards of a size and a colour."""
    size, rim = surface.get_size(), kit.color(face.rim)
    cut, edge = size[0] * CUT, max(3, round(kit.px(2.5) * SMOOTH))
    lines = kit.kept(("card edge", size, rim), lambda: cut_lines(kit, size, cut, edge, rim))
    shape = kit.kept(("card shape", size), lambda: cut_shape(kit, size, cut))
    surface.blit(lines, (0, 0))
    surface.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return surface
