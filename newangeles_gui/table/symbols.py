"""Sentences of symbols as pictures: tiles with a thing above and what happens to it below."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final, NamedTuple

import pygame

from newangeles_gui.widgets import Kit, Look, corners, mixed, put_panel
from newangeles_gui.words import Joint, Round, Sentence, SymbolTile, SymbolWord, cut

from .stage import dashed

# Shares of the width of a tile.
TALL: Final = 1.36
SIGN: Final = 0.62
SIGN_MIDDLE: Final = 0.44
FOOT: Final = 0.3  # the middle of what happens, above the lower edge
ROUND: Final = 0.9
JOINT: Final = 0.5
GAP: Final = 0.12
CUT: Final = 0.2
SMALL_SIGN: Final = 0.42
LETTERS: Final = 0.5
WORDS: Final = 0.38
BESIDE: Final = 0.08  # free at either side of what happens: the tile is as wide as that needs
READABLE: Final = 12  # pixels: letters do not become smaller, but where they have no room
DASH: Final = 0.11
SMALLER: Final = 0.66  # tiles may become so much smaller before a sentence goes on below
TIGHT: Final = 0.98  # parts are whole pixels wide: together they may be a little more than meant
ALPHA: Final = pygame.SRCALPHA
# In a chip: the sign on the disc, and its colour.
DISCS: Final = MappingProxyType(
    {
        "remove": ("minus", "bad"),
        "fall": ("arrow_down", "good"),
        "rise": ("arrow_up", "bad"),
        "move": ("arrow_right", "accent"),
    }
)
# What stands before a number; pictures of the house's signs where letters would not do.
STAGES: Final = MappingProxyType({"rise": True, "fall": False})  # whether it points up
TRIANGLE: Final = 0.32
BEFORE: Final = MappingProxyType({"add": "+", "remove": "−"})
PICTURED: Final = MappingProxyType(
    {
        "move": "icons/arrow_right",
        "look": "icons/eye",
    }
)


class SymbolLook(NamedTuple):
    """The picture of a sign, and its colour; a picture that has colours of its own has none."""

    picture: str
    color: str = ""


@dataclass(frozen=True, slots=True)
class SymbolBook:
    """How the signs of a title look, and its words beside them, by key."""

    looks: Mapping[str, SymbolLook]
    say: Callable[[str], str]


@dataclass(frozen=True, slots=True)
class SymbolLine:
    """A sentence as it is printed on a card; the words in it are those of a language."""

    sentence: Sentence
    language: str
    book: SymbolBook = field(compare=False)

    def draw(self, kit: Kit, units: float, room: int = 0, most: int = 0) -> pygame.Surface:
        """In tiles so many units wide; in smaller ones and several lines for a room in pixels."""
        said = cut(self.sentence, most) if most else self.sentence
        line = sentence_picture(kit, self.book, said, units)
        if not room or line.get_width() <= room:
            return line
        smaller = units * max(SMALLER, TIGHT * room / line.get_width())
        line = sentence_picture(kit, self.book, said, smaller)
        if line.get_width() <= room:
            return line
        key = ("sentence lines", said, smaller, room, self.language)
        return kit.kept(key, lambda: _in_lines(kit, self.book, said, smaller, room))


def sentence_picture(
    kit: Kit, book: SymbolBook, sentence: Sentence, units: float
) -> pygame.Surface:
    """A sentence in one line, with tiles so many units wide."""
    key = ("sentence", sentence, units, book.say("any"))
    return kit.kept(key, lambda: _side_by_side([*_parts(kit, book, sentence, units)], kit, units))


def sentence_chip(kit: Kit, book: SymbolBook, sentence: Sentence, units: float) -> pygame.Surface:
    """A short sentence in one frame: signs with what happens at their corner, then the sum."""
    key = ("chip", sentence, units, book.say("any"))
    return kit.kept(key, lambda: _draw_chip(kit, book, sentence, units))


def _draw_chip(kit: Kit, book: SymbolBook, sentence: Sentence, units: float) -> pygame.Surface:
    parts = []
    for one in sentence:
        if isinstance(one, SymbolTile):
            parts.append(_chip_sign(kit, book, one, units))
        elif isinstance(one, Joint):
            parts.append(_joint(kit, one, units))
    gap, pad = kit.px(units * 0.14), kit.px(units * 0.24)
    width = sum(part.get_width() for part in parts) + gap * max(0, len(parts) - 1) + 2 * pad
    surface = pygame.Surface((width, kit.px(units * 1.36)), pygame.SRCALPHA)
    line = mixed(kit.color("line"), kit.color("muted"), 0.4)
    look = Look(kit.color("base"), line, 200, 1.2, units * 0.3, sheen=0.05)
    put_panel(kit, surface, surface.get_rect(), look)
    left = pad
    for part in parts:
        surface.blit(part, (left, (surface.get_height() - part.get_height()) // 2))
        left += part.get_width() + gap
    return surface


def _chip_sign(kit: Kit, book: SymbolBook, tile: SymbolTile, units: float) -> pygame.Surface:
    sign = _sign(kit, book, tile.sign, units * 0.82)
    if tile.change in DISCS:
        return _with_disc(kit, sign, DISCS[tile.change], units)
    said = BEFORE.get(tile.change, "") + _amount(book, tile.amount)
    if not said:
        return sign
    share = units * 0.62 * kit.view.factor / kit.type.size("strong")
    return _tight([sign, kit.type.draw(said, "strong", kit.color("text"), share)])


def _with_disc(
    kit: Kit, sign: pygame.Surface, look: tuple[str, str], units: float
) -> pygame.Surface:
    """A sign with a small disc at its corner that tells what happens to it."""
    side = kit.px(units * 0.46)
    surface = pygame.Surface(
        (sign.get_width() + side // 3, sign.get_height() + side // 4), pygame.SRCALPHA
    )
    surface.blit(sign, (0, 0))
    smooth = 4
    disc = pygame.Surface((side * smooth, side * smooth), pygame.SRCALPHA)
    middle = (side * smooth // 2,) * 2
    pygame.draw.circle(disc, kit.color("base"), middle, side * smooth // 2)
    pygame.draw.circle(disc, kit.color(look[1]), middle, side * smooth // 2 - smooth)
    corner = (surface.get_width() - side, surface.get_height() - side)
    surface.blit(pygame.transform.smoothscale(disc, (side, side)), corner)
    inner = kit.icon(f"icons/{look[0]}", units * 0.34, kit.color("base"))
    surface.blit(inner, inner.get_rect(center=pygame.Rect(corner, (side, side)).center))
    return surface


def _in_lines(
    kit: Kit, book: SymbolBook, sentence: Sentence, units: float, room: int
) -> pygame.Surface:
    """As many lines as it takes; what joins two tiles begins the line of the second."""
    lines: list[Sentence] = [()]
    for place, one in enumerate(sentence):
        with_next = sentence[place : place + 2] if isinstance(one, Joint) else (one,)
        longer = _line(kit, book, (*lines[-1], *with_next), units, 0)
        if lines[-1] and longer.get_width() > room and not _joins(lines[-1]):
            lines.append(())
        lines[-1] += (one,)
    drawn = [_line(kit, book, line, units, room) for line in lines]
    gap = kit.px(units * GAP)
    high = sum(part.get_height() for part in drawn) + gap * (len(drawn) - 1)
    surface = pygame.Surface((min(room, max(part.get_width() for part in drawn)), high), ALPHA)
    top = 0
    for part in drawn:
        surface.blit(part, part.get_rect(midtop=(surface.get_width() // 2, top)))
        top += part.get_height() + gap
    return surface


def _joins(line: Sentence) -> bool:
    return isinstance(line[-1], Joint)


def _line(
    kit: Kit, book: SymbolBook, sentence: Sentence, units: float, room: int
) -> pygame.Surface:
    """Words alone need less height than tiles, and in little room they are smaller."""
    words = all(isinstance(one, SymbolWord) for one in sentence)
    drawn = sentence_picture(kit, book, sentence, units)
    if words:
        drawn = drawn.subsurface(drawn.get_bounding_rect())
    if room and drawn.get_width() > room:
        high = round(drawn.get_height() * room / drawn.get_width())
        drawn = pygame.transform.smoothscale(drawn, (room, high))
    return drawn


def tile_height(units: float) -> float:
    """How high a tile of a width is."""
    return units * TALL


def _parts(
    kit: Kit, book: SymbolBook, sentence: Sentence, units: float
) -> Iterator[pygame.Surface]:
    for one in sentence:
        if isinstance(one, SymbolTile):
            yield _tile(kit, book, one, units)
        elif isinstance(one, Round):
            yield _round(kit, book, one, units)
        elif isinstance(one, Joint):
            yield _joint(kit, one, units)
        elif isinstance(one, SymbolWord):
            yield kit.type.draw(book.say(one.key), "small", kit.color("text"))


def _side_by_side(parts: Sequence[pygame.Surface], kit: Kit, units: float) -> pygame.Surface:
    gap = kit.px(units * GAP)
    width = sum(one.get_width() for one in parts) + gap * max(0, len(parts) - 1)
    height = max(kit.px(tile_height(units)), *(one.get_height() for one in parts), 1)
    surface = pygame.Surface((max(1, width), height), pygame.SRCALPHA)
    left = 0
    for one in parts:
        surface.blit(one, (left, (height - one.get_height()) // 2))
        left += one.get_width() + gap
    return surface


def _tile(kit: Kit, book: SymbolBook, tile: SymbolTile, units: float) -> pygame.Surface:
    below = _change(kit, book, tile, units)
    beside = BESIDE if tile.amount[:1].isdigit() else BESIDE / 2
    wide = 0 if below is None else below.get_width() + 2 * kit.px(units * beside)
    size = (max(kit.px(units), wide), kit.px(tile_height(units)))
    surface = pygame.Surface(size, pygame.SRCALPHA)
    whole = surface.get_rect()
    line = mixed(kit.color("line"), kit.color("text"), 0.25)
    edge = 0.0 if tile.up_to else max(1.2, units / 28)
    put_panel(
        kit, surface, whole, Look(kit.color("base"), line, 245, edge, units * CUT, sheen=0.05)
    )
    if tile.up_to:
        dash = max(1, kit.px(units * DASH))
        dashed(surface, line, corners(whole, kit.px(units * CUT)), dash, max(1, dash // 3))
    sign = _sign(kit, book, tile.sign, units * SIGN)
    middle = whole.height * (SIGN_MIDDLE if below is None else 0) or kit.px(units * SIGN_MIDDLE)
    surface.blit(sign, sign.get_rect(center=(whole.centerx, round(middle))))
    if below is not None:
        foot = whole.bottom - kit.px(units * FOOT)
        surface.blit(below, below.get_rect(center=(whole.centerx, foot)))
    return surface


def _sign(kit: Kit, book: SymbolBook, name: str, units: float) -> pygame.Surface:
    look = book.looks[name]
    return kit.icon(look.picture, units, kit.color(look.color) if look.color else None)


def _change(kit: Kit, book: SymbolBook, tile: SymbolTile, units: float) -> pygame.Surface | None:
    """What happens: a sign or a letter, and how much of it."""
    parts = []
    if tile.change in STAGES:
        parts.append(_triangle(kit, units * TRIANGLE, STAGES[tile.change]))
    elif tile.change in PICTURED:
        parts.append(kit.icon(PICTURED[tile.change], units * SMALL_SIGN, kit.color("text")))
    elif tile.change in book.looks:
        parts.append(_sign(kit, book, tile.change, units * SMALL_SIGN))
    said = _amount(book, tile.amount)
    if tile.amount[:1].isdigit():
        said = BEFORE.get(tile.change, "") + said
    if said:
        letters = LETTERS if tile.amount[:1].isdigit() else WORDS
        size = max(units * letters * kit.view.factor, READABLE)
        share = size / kit.type.size("strong")
        drawn = kit.type.draw(said, "strong", kit.color("text"), share)
        # An arrow that leads away stands behind its number, all others before it.
        parts.insert(0 if tile.change == "move" else len(parts), drawn)
    return _tight(parts) if parts else None


def _triangle(kit: Kit, units: float, up: bool) -> pygame.Surface:
    smooth, size = 4, kit.px(units)
    large = pygame.Surface((size * smooth, size * smooth), pygame.SRCALPHA)
    foot, tip = (0.85, 0.2) if up else (0.25, 0.9)
    points = [(size * smooth * x, size * smooth * y) for x, y in ((0, foot), (1, foot), (0.5, tip))]
    pygame.draw.polygon(large, kit.color("text"), points)
    return pygame.transform.smoothscale(large, (size, size))


def _amount(book: SymbolBook, amount: str) -> str:
    """Numbers as they are; the keys of words among them in words."""
    return "/".join(book.say(one) if one.isalpha() else one for one in amount.split("/"))


def _tight(parts: Sequence[pygame.Surface]) -> pygame.Surface:
    height = max(one.get_height() for one in parts)
    surface = pygame.Surface((sum(one.get_width() for one in parts), height), pygame.SRCALPHA)
    left = 0
    for one in parts:
        surface.blit(one, (left, (height - one.get_height()) // 2))
        left += one.get_width()
    return surface


def _round(kit: Kit, book: SymbolBook, one: Round, units: float) -> pygame.Surface:
    size = kit.px(units * ROUND)
    smooth = 4
    large = pygame.Surface((size * smooth, size * smooth), pygame.SRCALPHA)
    color = kit.color("warning" if one.price else "accent")
    center, radius = (size * smooth // 2,) * 2, size * smooth // 2 - 1
    pygame.draw.circle(large, (*kit.color("base"), 245), center, radius)
    pygame.draw.circle(large, color, center, radius, max(2, size * smooth // 20))
    surface = pygame.transform.smoothscale(large, (size, size))
    look = book.looks[one.sign]
    sign = kit.icon(look.picture, units * ROUND * 0.58, color)
    surface.blit(sign, sign.get_rect(center=surface.get_rect().center))
    return surface


def _joint(kit: Kit, one: Joint, units: float) -> pygame.Surface:
    color = mixed(kit.color("text"), kit.color("panel"), 0.3)
    if one.sign == "then":
        return kit.icon("icons/arrow_right", units * JOINT, color)
    size = (kit.px(units * JOINT * 0.7), kit.px(units))
    surface = pygame.Surface(size, pygame.SRCALPHA)
    width = max(2, kit.px(units / 18))
    pygame.draw.line(surface, color, (width, size[1] - width), (size[0] - width, width), width)
    return surface
