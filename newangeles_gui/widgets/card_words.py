"""Words that have to fit on a card: made smaller, wrapped, hyphenated, at worst cut."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

if TYPE_CHECKING:
    from .kit import Kit
    from .text import Type
    from .theme import Rgb

STEP: Final = 0.04
VOWELS: Final = frozenset("aeiouyąęóáéíаеёиоуыэюя")
SHORTEST_PART: Final = 3  # letters on either side of a hyphen


class Fitted(NamedTuple):
    """Lines at a share of their style's size; and whether nothing was cut."""

    lines: tuple[str, ...]
    share: float
    whole: bool


class Room(NamedTuple):
    """Where words have to fit: pixels, lines, and the sizes that are allowed."""

    width: int
    height: int
    lines: int = 1
    most: float = 1.0
    least: float = 0.8
    leading: float = 1.0


def fit(words: Type, text: str, style: str, room: Room) -> Fitted:
    """The largest size at which a text fits; long words are broken before anything is cut."""
    share = room.most
    while share > room.least - STEP / 2:
        lines = words.wrap(text, style, room.width, share)
        if _fits(words, lines, style, room, share):
            return Fitted(tuple(lines), share, True)
        share = round(share - STEP, 2)
    broken = _broken(words, text, style, room)
    lines = words.wrap(broken, style, room.width, room.least)
    if _fits(words, lines, style, room, room.least):
        return Fitted(tuple(lines), room.least, True)
    return Fitted(tuple(_cut(words, lines, style, room)), room.least, False)


def put_lines(
    kit: Kit,
    surface: pygame.Surface,
    fitted: Fitted,
    style: str,
    color: Rgb,
    rect: pygame.Rect,
    align: str = "left",
    leading: float = 1.0,
) -> None:
    """Draw fitted lines in the middle of a rectangle's height."""
    step = line_step(kit.type, style, fitted.share, leading)
    drawn = [kit.type.draw(line, style, color, fitted.share) for line in fitted.lines]
    full = drawn[0].get_height() if drawn else 0
    y = rect.centery - (step * (len(drawn) - 1) + full) // 2
    for line in drawn:
        x = rect.x
        if align == "center":
            x = rect.centerx - line.get_width() // 2
        elif align == "right":
            x = rect.right - line.get_width()
        surface.blit(line, (x, y))
        y += step


def line_step(words: Type, style: str, share: float, leading: float) -> int:
    """From one line to the next."""
    return max(1, round(words.line_height(style, share) * leading))


def _fits(words: Type, lines: list[str], style: str, room: Room, share: float) -> bool:
    height = len(lines) * line_step(words, style, share, room.leading)
    if len(lines) > room.lines or height > room.height:
        return False
    return all(words.width(line, style, share) <= room.width for line in lines)


def _broken(words: Type, text: str, style: str, room: Room) -> str:
    """The text with hyphens and spaces inside the words that are too wide."""
    parts = []
    for word in text.split(" "):
        rest = word
        while words.width(rest, style, room.least) > room.width:
            at = _break(words, rest, style, room)
            if not at:
                break
            parts.append(rest[:at] + "-")
            rest = rest[at:]
        parts.append(rest)
    return " ".join(parts)


def _break(words: Type, word: str, style: str, room: Room) -> int:
    """Where a word can be broken: before a consonant with a vowel after it, as late as it fits."""
    for at in range(len(word) - SHORTEST_PART, SHORTEST_PART - 1, -1):
        syllable = word[at].lower() not in VOWELS and word[at + 1].lower() in VOWELS
        if syllable and words.width(word[:at] + "-", style, room.least) <= room.width:
            return at
    return 0


def _cut(words: Type, lines: list[str], style: str, room: Room) -> list[str]:
    step = line_step(words, style, room.least, room.leading)
    kept = lines[: max(1, min(room.lines, room.height // step))]
    return [_dotted(words, line, style, room, line is kept[-1]) for line in kept]


def _dotted(words: Type, line: str, style: str, room: Room, last: bool) -> str:
    if not last and words.width(line, style, room.least) <= room.width:
        return line
    while line and words.width(line + "…", style, room.least) > room.width:
        line = line[:-1]
    return line.rstrip(" -") + "…"
