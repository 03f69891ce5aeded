"""Tables of plain text."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

GAP = "  "
# The last column of a table keeps at least so many characters.
LEAST_LAST = 16


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
        start = GAP.join([*cells, ""])
        room = max(LEAST_LAST, width - len(start))
        wrapped = textwrap.wrap(row[-1], room, break_on_hyphens=False) or [""]
        lines.append((start + wrapped[0]).rstrip())
        lines += [" " * len(start) + more for more in wrapped[1:]]
    return lines


def titled(title: str, lines: Sequence[str]) -> list[str]:
    """Lines below a title."""
    return ["", f"-- {title} --", *lines]
