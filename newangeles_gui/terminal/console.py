"""The terminal: lines out, lines in, tables of plain text, small questions, nothing else."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final, TextIO, TypeVar

if TYPE_CHECKING:
    from newangeles_gui.words import Sayings


CANCEL: Final = "x"

T = TypeVar("T")


class Cancelled(Exception):
    """The person has thought better of it."""


class Asker:
    """Asks until the answer makes sense."""

    def __init__(self, console: Console, words: Sayings) -> None:
        self.console = console
        self.words = words

    def yes(self, question: str) -> bool:
        """Yes or no."""
        return self.yes_or(question) is True

    def yes_or(self, question: str, *others: str) -> bool | str:
        """Yes, no (or the letter that cancels), or one of the other letters."""
        language = self.words.catalog.language
        while True:
            answer = self.console.ask(question).lower()
            if answer in language.yes:
                return True
            if answer in others:
                return answer
            if answer in language.refuses or answer == CANCEL:
                return False
            if answer in language.agrees:  # a word of another language
                return True
            yes, no = language.yes[0], language.no[0]
            self.console.say(self.words.say("textgame.answer_yes_no", yes=yes, no=no))

    def number(self, question: str, least: int, most: int, empty: int | None = None) -> int:
        """A number in a range; an empty line means `empty` if that is one."""
        while True:
            answer = self.console.ask(question)
            if answer.lower() == CANCEL:
                raise Cancelled
            if not answer and empty is not None:
                return empty
            number = whole_number(answer)
            if number is not None and least <= number <= most:
                return number
            bad = self.words.say("textgame.pick.bad_number", least=least, most=most)
            self.console.say(bad)

    def one(self, title: str, items: Sequence[T], label: Callable[[T], str]) -> T | None:
        """One of several; None for an empty line."""
        self._list(title, [label(item) for item in items])
        place = self.number(self.words.say("textgame.pick.number"), 1, len(items), empty=0)
        return items[place - 1] if place else None

    def some(self, title: str, items: Sequence[T], label: Callable[[T], str]) -> list[T]:
        """Any of several; none for an empty line."""
        self._list(title, [label(item) for item in items])
        while True:
            answer = self.console.ask(self.words.say("textgame.pick.numbers"))
            if answer.lower() == CANCEL:
                raise Cancelled
            places = [whole_number(part) for part in answer.replace(",", " ").split()]
            chosen = [place for place in places if place is not None and 1 <= place <= len(items)]
            if len(chosen) == len(places) == len(set(chosen)):
                return [items[place - 1] for place in chosen]
            self.console.say(self.words.say("textgame.pick.bad_numbers", most=len(items)))

    def _list(self, title: str, labels: Sequence[str]) -> None:
        self.console.say(title)
        for number, label in enumerate(labels, 1):
            self.console.say("  " + self.words.say("textgame.choice", number=number, label=label))


def whole_number(text: str) -> int | None:
    """The number that somebody typed in plain digits; None if it is none."""
    if not (text.isascii() and text.isdecimal()) or len(text) > 4:
        return None
    return int(text)


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
