"""The terminal: lines out, lines in, tables of plain text, nothing else."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Iterable, Sequence
from typing import Final, TextIO

MOST_COLUMNS: Final = 100
LEAST_COLUMNS: Final = 40
# Enough to push everything private out of sight where nothing can be cleared.
BLANK_LINES: Final = 60
# Home, clear the screen, clear what can be scrolled back to.
CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"
GAP: Final = "  "
# The last column of a table keeps at least so many characters.
LEAST_LAST: Final = 16
BELOW: Final = 6


class InputEnded(Exception):
    """There is nobody to ask any more."""


class Console:
    """Writes wrapped lines and reads answers."""

    def __init__(self, source: TextIO, sink: TextIO) -> None:
        self.source = source
        self.sink = sink

    @property
    def columns(self) -> int:
        """How wide a line may be."""
        if not self.sink.isatty():
            return MOST_COLUMNS
        found = shutil.get_terminal_size((MOST_COLUMNS, 24)).columns
        return max(LEAST_COLUMNS, min(MOST_COLUMNS, found))

    def say(self, text: str = "", indent: int = 2) -> None:
        """Write a line; what does not fit goes on below, indented."""
        lines = textwrap.wrap(
            text,
            self.columns,
            subsequent_indent=" " * indent,
            break_on_hyphens=False,
            drop_whitespace=True,
            replace_whitespace=False,
        )
        self.sink.write("\n".join(lines) + "\n")

    def say_all(self, lines: Iterable[str], indent: int = 2) -> None:
        """Write several lines."""
        for line in lines:
            self.say(line, indent)

    def ask(self, question: str) -> str:
        """Ask for a line; InputEnded if there is none."""
        self.sink.write(question + " ")
        self.sink.flush()
        line = self.source.readline()
        if not line:
            self.sink.write("\n")
            raise InputEnded
        if not self.source.isatty():
            self.sink.write("\n")  # nobody pressed Enter here
        return line.strip()

    def clear(self) -> None:
        """Take everything out of sight."""
        self.sink.write(CLEAR if self.sink.isatty() else "\n" * BLANK_LINES)
        self.sink.flush()


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
