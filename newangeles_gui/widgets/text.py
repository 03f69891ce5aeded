"""Words on surfaces: type faces by role, wrapped and fitted, drawn once and kept."""

from __future__ import annotations

import math
import re
import struct
from collections import OrderedDict
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

import pygame

from .surfaces import Rgb, weight

KEPT: Final = 3_000  # wrapped texts and widths
KEPT_BYTES: Final = 14_000_000  # of drawn texts, in the size of the design
SPACE: Final = 0.25  # of the size of the letters
LEAST_SPACE: Final = 4  # pixels, but for the smallest of all
OPENING: Final = '«„“("'
CLOSING: Final = frozenset(".,;:!?)")
DASHES: Final = frozenset("—–")
FOLDERS: Final = re.compile(r"[^/\\]*[/\\]|[^/\\]+")  # the names of a path with what ends them
SMALLEST_SHARE: Final = 0.72  # a text that does not fit may be so much smaller
READABLE: Final = 12  # pixels: what is to be read should not be smaller than that


class Style(NamedTuple):
    """A role of text: the file of its face, and its size in units."""

    face: str
    size: int


STYLES: Final = MappingProxyType(
    {
        "display": Style("RussoOne_400Regular.ttf", 84),
        "title": Style("RussoOne_400Regular.ttf", 44),
        "headline": Style("Exo2_700Bold.ttf", 52),
        "heading": Style("Exo2_700Bold.ttf", 28),
        "number": Style("Exo2_700Bold.ttf", 26),
        "big_number": Style("RussoOne_400Regular.ttf", 34),
        "label": Style("Exo2_600SemiBold.ttf", 20),
        "lead": Style("Exo2_500Medium.ttf", 28),
        "body": Style("Exo2_400Regular.ttf", 20),
        "strong": Style("Exo2_700Bold.ttf", 20),
        "italic": Style("Exo2_400Regular_Italic.ttf", 20),
        "small": Style("Exo2_500Medium.ttf", 18),
        "small_strong": Style("Exo2_700Bold.ttf", 18),
    }
)


class Type:
    """Draws words; everything in pixels, `factor` is pixels for a unit of a style's size."""

    def __init__(self, folder: Path, factor: float = 1.0) -> None:
        self.folder = folder
        self.factor = factor
        self._fonts: dict[tuple[str, int], pygame.font.Font] = {}
        self._drawn: OrderedDict[tuple[object, ...], pygame.Surface] = OrderedDict()
        self._drawn_bytes = 0
        self._wrapped: OrderedDict[tuple[object, ...], list[str]] = OrderedDict()
        self._widths: dict[tuple[str, str, float], int] = {}
        pygame.font.init()

    def resize(self, factor: float) -> None:
        """Words get another size from now on."""
        if factor != self.factor:
            self.factor = factor
            self._fonts.clear()  # each keeps its letters, so those of other sizes add up
            self._drawn.clear()
            self._drawn_bytes = 0
            self._wrapped.clear()
            self._widths.clear()

    def size(self, style: str, share: float = 1.0) -> int:
        """The size of a style in pixels."""
        return max(6, round(STYLES[style].size * self.factor * share))

    def least(self, style: str, share: float) -> float:
        """A share of a style's size, or the one at which it can just be read if that is more."""
        return max(share, min(1.0, (READABLE - 0.4) / (STYLES[style].size * self.factor)))

    def font(self, style: str, share: float = 1.0) -> pygame.font.Font:
        """The font of a style."""
        key = (STYLES[style].face, self.size(style, share))
        found = self._fonts.get(key)
        if found is None:
            found = self._fonts[key] = pygame.font.Font(self.folder / key[0], key[1])
        return found

    def line_height(self, style: str, share: float = 1.0) -> int:
        """From one line to the next."""
        return self.font(style, share).get_linesize()

    def width(self, text: str, style: str, share: float = 1.0) -> int:
        """How wide a line is."""
        key = (text, style, share)
        found = self._widths.get(key)
        if found is None:
            if len(self._widths) >= KEPT:
                self._widths.clear()
            found = self._widths[key] = _width(self.font(style, share), text)
        return found

    def draw(self, text: str, style: str, color: Rgb, share: float = 1.0) -> pygame.Surface:
        """A line as a surface; the same one for the same words."""
        key = (text, style, color, share)
        found = self._drawn.get(key)
        if found is None:
            found = self._drawn[key] = _drawn(self.font(style, share), text, color)
            self._drawn_bytes += weight(found)
            most = KEPT_BYTES * max(1.0, self.factor)
            while self._drawn_bytes > most and len(self._drawn) > 1:
                self._drawn_bytes -= weight(self._drawn.popitem(last=False)[1])
        else:
            self._drawn.move_to_end(key)
        return found

    def wrap(self, text: str, style: str, width: int, share: float = 1.0) -> list[str]:
        """The text in lines no wider than `width`, where that is possible."""
        key = (text, style, width, share)
        found = self._wrapped.get(key)
        if found is None:
            font = self.font(style, share)
            found = [
                line for paragraph in text.split("\n") for line in _wrapped(font, paragraph, width)
            ]
            self._wrapped[key] = found
            if len(self._wrapped) > KEPT:
                self._wrapped.popitem(last=False)
        return found

    def fit(
        self, text: str, style: str, size: tuple[int, int], most_lines: int = 1
    ) -> tuple[list[str], float, bool]:
        """Lines and the share of the style's size at which they fit; and whether they do.

        What does not fit at the smallest share is cut, the last line with three dots.
        """
        for percent in range(100, round(SMALLEST_SHARE * 100) - 1, -4):
            share = percent / 100
            lines = self.wrap(text, style, size[0], share)
            if self._fits(lines, style, size, most_lines, share):
                return lines, share, True
        lines = self.wrap(text, style, size[0], SMALLEST_SHARE)
        room = size[1] // self.line_height(style, SMALLEST_SHARE)
        return (
            self._cut(lines, style, size[0], max(1, min(most_lines, room))),
            SMALLEST_SHARE,
            False,
        )

    def must_cut(self, text: str, style: str, room: int) -> bool:
        """Whether it is too long for a line of this room, however small it may become."""
        return self.width(text, style, SMALLEST_SHARE) > room

    def _fits(
        self, lines: list[str], style: str, size: tuple[int, int], most_lines: int, share: float
    ) -> bool:
        if len(lines) > most_lines or len(lines) * self.line_height(style, share) > size[1]:
            return False
        return all(self.width(line, style, share) <= size[0] for line in lines)

    def _cut(self, lines: list[str], style: str, width: int, room: int) -> list[str]:
        kept = lines[:room]
        last = kept[-1]
        while last and self.width(last + "…", style, SMALLEST_SHARE) > width:
            last = last[:-1]
        return [*kept[:-1], last.rstrip() + "…"]


def _gap(font: pygame.font.Font) -> int:
    """Between two words: the spaces of the faces are so narrow that small words run together."""
    size = font.point_size
    return max(font.size(" ")[0], math.ceil(size * SPACE), min(LEAST_SPACE, round(size / 3)))


def _width(font: pygame.font.Font, text: str) -> int:
    words = text.split(" ")
    return sum(font.size(word)[0] for word in words if word) + _gap(font) * (len(words) - 1)


def _drawn(font: pygame.font.Font, text: str, color: Rgb) -> pygame.Surface:
    """The words of a line, each on its own, so that no space is lost to kerning."""
    if " " not in text:
        return font.render(text, True, color)
    line = pygame.Surface((_width(font, text), font.size(text)[1]), pygame.SRCALPHA)
    left, gap = 0, _gap(font)
    for word in text.split(" "):
        if word:
            drawn = font.render(word, True, color)
            line.blit(drawn, (left, 0))
            left += drawn.get_width()
        left += gap
    return line


def _wrapped(font: pygame.font.Font, text: str, width: int) -> list[str]:
    lines: list[str] = []
    line, taken, gap = "", 0, _gap(font)
    for word in _pieces(font, text, width):
        needed = _width(font, word)
        if line and taken + gap + needed > width:
            lines.append(line)
            line = ""
        line, taken = (f"{line} {word}", taken + gap + needed) if line else (word, needed)
    return [*lines, line]


def _pieces(font: pygame.font.Font, text: str, width: int) -> list[str]:
    """Words; a dash or a last number begins no line, a lone letter or digit ends none.

    Where there is no room for such a pair it is parted all the same.
    """
    pieces: list[str] = []
    for word in text.split(" "):
        before = pieces[-1].rpartition(" ")[2].lstrip(OPENING) if pieces else ""
        if before and (word in DASHES or _ends(word) or (len(before) == 1 and before.isalnum())):
            pieces[-1] += f" {word}"
        else:
            pieces.append(word)
    found: list[str] = []
    for piece in pieces:
        words = [piece] if _width(font, piece) <= width else piece.split(" ")
        found += [part for word in words for part in _unfolded(font, word, width)]
    return found


def _unfolded(font: pygame.font.Font, word: str, width: int) -> list[str]:
    """A path that is too long for a line goes on in the next one, after a folder."""
    if _width(font, word) <= width:
        return [word]
    parts = [""]
    for name in FOLDERS.findall(word):
        if parts[-1] and _width(font, parts[-1] + name) > width:
            parts.append("")
        parts[-1] += name
    return parts


def _ends(word: str) -> bool:
    return word[-1:] in CLOSING and word[:-1].isdigit()


def table(data: bytes, name: bytes) -> bytes:
    """One table of a font file."""
    count = struct.unpack_from(">H", data, 4)[0]
    for index in range(count):
        tag, _, offset, length = struct.unpack_from(">4sLLL", data, 12 + 16 * index)
        if tag == name:
            return data[offset : offset + length]
    raise KeyError(name)


def format_4(part: bytes) -> set[int]:
    """Segments of 16-bit characters with an offset each, or a list of pictures."""
    half = struct.unpack_from(">H", part, 6)[0] // 2
    ends = struct.unpack_from(f">{half}H", part, 14)
    starts = struct.unpack_from(f">{half}H", part, 16 + 2 * half)
    deltas = struct.unpack_from(f">{half}H", part, 16 + 4 * half)
    ranges = struct.unpack_from(f">{half}H", part, 16 + 6 * half)
    found = set()
    for index in range(half):
        for code in range(starts[index], min(ends[index], 0xFFFE) + 1):
            glyph = code
            if ranges[index]:
                place = 16 + 6 * half + 2 * index + ranges[index] + 2 * (code - starts[index])
                glyph = struct.unpack_from(">H", part, place)[0]
                if not glyph:
                    continue
            if (glyph + deltas[index]) % 0x10000:
                found.add(code)
    return found


def format_12(part: bytes) -> set[int]:
    """Groups of 32-bit characters."""
    found: set[int] = set()
    for index in range(struct.unpack_from(">L", part, 12)[0]):
        start, end, glyph = struct.unpack_from(">LLL", part, 16 + 12 * index)
        found.update(code for code in range(start, end + 1) if glyph + code - start)
    return found


def characters_of(font: Path) -> set[int]:
    """The code points that a font has a picture for."""
    cmap = table(font.read_bytes(), b"cmap")
    found: set[int] = set()
    for index in range(struct.unpack_from(">H", cmap, 2)[0]):
        offset = struct.unpack_from(">L", cmap, 4 + 8 * index + 4)[0]
        kind = struct.unpack_from(">H", cmap, offset)[0]
        if kind == 4:
            found |= format_4(cmap[offset:])
        elif kind == 12:
            found |= format_12(cmap[offset:])
    return found
