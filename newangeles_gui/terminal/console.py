"""The terminal: lines out, lines in, nothing else."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Iterable
from typing import Final, TextIO

MOST_COLUMNS: Final = 100
LEAST_COLUMNS: Final = 40
# Enough to push everything private out of sight where nothing can be cleared.
BLANK_LINES: Final = 60
# Home, clear the screen, clear what can be scrolled back to.
CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"


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
