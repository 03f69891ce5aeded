"""Reads which characters a TrueType font has: its `cmap` table, formats 4 and 12.

pygame's metrics do not tell: for an unknown character they are those of the empty box.
"""

import struct
from pathlib import Path


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
