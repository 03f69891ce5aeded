"""Small questions: yes or no, a number, one of several, several of several."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from newangeles_gui.words import Sayings

    from .console import Console

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
