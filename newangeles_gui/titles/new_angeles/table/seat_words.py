"""Promises and contract on a player's panel: words that run around the portrait and the assets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui.table import put_sign

if TYPE_CHECKING:
    from newangeles_gui.widgets import Kit

    from .seat_layout import SeatLayout

STYLE: Final = "small"
SIGN: Final = 22  # units
GAP: Final = 4
NARROWEST: Final = 74  # a strip with less room for words is left empty
STEP: Final = 4  # percent
ELLIPSIS: Final = "…"
DOT: Final = " · "  # between a name and what is said of it


class SeatLine(NamedTuple):
    """A line of words and where it is."""

    text: str
    rect: pygame.Rect


class SeatNote(NamedTuple):
    """Something to be read: its sign and colour, its lines, and their size as a share."""

    icon: str
    color: str
    lines: tuple[SeatLine, ...]
    share: float


class Wanted(NamedTuple):
    """Something that is to be read."""

    icon: str
    color: str
    text: str


def planned(
    kit: Kit, layout: SeatLayout, wanted: Sequence[Wanted], least: float
) -> tuple[list[SeatNote], bool]:
    """As much as there is room for, as large as that lets it be; and whether it is all."""
    found: list[SeatNote] = []
    for percent in range(100, round(least * 100) - 1, -STEP):
        found = _flowing(kit, layout, wanted, percent / 100)
        if len(found) == len(wanted):
            return found, True
    return found, False


def cut_short(
    kit: Kit, layout: SeatLayout, wanted: Sequence[Wanted], least: float
) -> list[SeatNote]:
    """What there is room for, the last of it with an ellipsis: the tip has it whole."""
    return _flowing(kit, layout, wanted, least, cut=True)


def _flowing(
    kit: Kit, layout: SeatLayout, wanted: Sequence[Wanted], share: float, cut: bool = False
) -> list[SeatNote]:
    """One below the other, each whole unless the last may be cut."""
    top, found = layout.words.y, []
    for one in wanted:
        lines = _around(kit, layout, one.text, top, share)
        if not lines and cut:
            lines = _beginning(kit, layout, one.text, top, share)
        if not lines:
            break
        found.append(SeatNote(one.icon, one.color, tuple(lines), share))
        top = lines[-1].rect.bottom + kit.px(GAP)
    return found


def _around(kit: Kit, layout: SeatLayout, text: str, top: int, share: float) -> list[SeatLine]:
    """The lines of a text from a height on; none if it does not fit."""
    words, room, high = kit.type, layout.words, kit.type.line_height(STYLE, share)
    found: list[SeatLine] = []
    while text:
        strip = pygame.Rect(room.x, top, room.width, high)
        if strip.bottom > room.bottom:
            return []
        strip = _free(kit, layout, strip)
        line = words.wrap(text, STYLE, strip.width, share)[0] if strip.width else ""
        if line and words.width(line, STYLE, share) <= strip.width:
            found.append(SeatLine(line, strip))
            text = text[len(line) :].lstrip(" ")
        elif found:
            return []  # a hole in the middle of a text is hard to read over
        top += high
    return found


def _beginning(kit: Kit, layout: SeatLayout, text: str, top: int, share: float) -> list[SeatLine]:
    """The longest beginning of a text that fits, a word at a time."""
    while " " in text:
        text = text.rpartition(" ")[0]
        lines = _around(kit, layout, text.rstrip(".,:;") + ELLIPSIS, top, share)
        if lines:
            return lines
    return []


def shortened(kit: Kit, text: str, width: int) -> str:
    """Who plays at which level: where there is little room the given name goes, not the level."""
    name, dot, rest = text.partition(DOT)
    tries = [text, *([name.rpartition(" ")[2] + DOT + rest, rest] if dot else [])]
    fitting = (one for one in tries if kit.type.width(one, STYLE) <= width)
    return next(fitting, tries[-1])


def _free(kit: Kit, layout: SeatLayout, strip: pygame.Rect) -> pygame.Rect:
    """What the portrait at the right and the assets at the left leave of a strip, for words."""
    left, right, gap = strip.x + kit.px(SIGN + 8), strip.right, kit.px(GAP)
    face = layout.portrait
    if face.width and strip.bottom > face.y and strip.y < face.bottom + gap:
        right = min(right, face.x - gap)
    for asset in layout.assets:
        if strip.bottom > asset.y - gap:
            left = max(left, asset.right + 2 * gap)
    width = right - left
    return pygame.Rect(left, strip.y, width if width >= kit.px(NARROWEST) else 0, strip.height)


def put_entries(kit: Kit, surface: pygame.Surface, entries: Sequence[SeatNote], left: int) -> None:
    """Draw them, each with its sign at the left."""
    for entry in entries:
        color = kit.color("muted" if entry.icon == "contract" else "text")
        for line in entry.lines:
            surface.blit(kit.type.draw(line.text, STYLE, color, entry.share), line.rect)
        first = entry.lines[0].rect
        middle = (left + kit.px(SIGN) // 2, first.centery)
        put_sign(kit, surface, middle, entry.icon, SIGN - 2, entry.color)
