"""Tables of plain text."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

GAP = "  "
# The last column of a table keeps at least so many characters.
LEAST_LAST = 16
BELOW = 6


def columns(rows: Sequence[Sequence[str]], width: int, numbers: frozenset[int]) -> list[str]:
    """Rows with every column as wide as it needs; the last one wraps below itself.

    `numbers` are the columns that are aligned to the right.
    """
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)][:-1]
    lines: list[str] = []
    for row in rows:
        cells = [
            cell.rjust(size) if place in numbers else cell.ljust(size)
            for place, (cell, size) in enumerate(zip(row[:-1], widths, strict=True))
        ]
        lines += _with_last(GAP.join([*cells, ""]), row[-1], width)
    return lines


def _with_last(start: str, last: str, width: int) -> list[str]:
    """A row and its last cell, which goes below where there is no room beside."""
    room = width - len(start)
    if room < LEAST_LAST:
        indent = " " * BELOW
        above = textwrap.wrap(start.rstrip(), width, subsequent_indent=indent)
        below = textwrap.wrap(last, width - BELOW, break_on_hyphens=False)
        return [*above, *(indent + line for line in below)]
    wrapped = textwrap.wrap(last, room, break_on_hyphens=False) or [""]
    indent = " " * len(start)
    return [(start + wrapped[0]).rstrip(), *(indent + line for line in wrapped[1:])]


def titled(title: str, lines: Sequence[str]) -> list[str]:
    """Lines below a title."""
    return ["", f"-- {title} --", *lines]
