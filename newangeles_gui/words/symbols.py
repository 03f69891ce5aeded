"""Sentences of symbols: what a card does, without a word of any language.

A tile is a thing above and what happens to it below. Between tiles stand `then` and `or`; round
signs say when a card works and at what price; a word stands where no symbol says enough.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from types import MappingProxyType
from typing import Final, Literal, TypeAlias

Change = Literal["", "add", "remove", "rise", "fall", "move", "owner", "look", "count"]

MARKS: Final = MappingProxyType(
    {"add": "+", "remove": "-", "rise": "^", "fall": "v", "move": ">", "owner": "<>"}
)


@dataclass(frozen=True, slots=True)
class SymbolTile:
    """A thing, and what happens to it."""

    sign: str
    change: Change = ""
    amount: str = ""  # a number, several with a stroke or dash between, or the key of a word
    up_to: bool = False  # less may happen, or nothing

    def __str__(self) -> str:
        mark = MARKS.get(self.change, f"{self.change}" and f" {self.change} ")
        said = f"{self.sign} {mark}{self.amount}".strip().replace("  ", " ")
        return f"[{said}]" if self.up_to else said


@dataclass(frozen=True, slots=True)
class Round:
    """When a card works, or what it costs to use it."""

    sign: str
    price: bool = False

    def __str__(self) -> str:
        return f"({self.sign}!)" if self.price else f"({self.sign})"


@dataclass(frozen=True, slots=True)
class Joint:
    """What stands between tiles."""

    sign: Literal["then", "or"]

    def __str__(self) -> str:
        return "->" if self.sign == "then" else "/"


@dataclass(frozen=True, slots=True)
class SymbolWord:
    """The key of a word that stands beside the symbols."""

    key: str

    def __str__(self) -> str:
        return f'"{self.key}"'


Sign: TypeAlias = SymbolTile | Round | Joint | SymbolWord
Sentence: TypeAlias = tuple[Sign, ...]
THEN: Final = Joint("then")
OR: Final = Joint("or")


def tiles(sentence: Sentence) -> int:
    """How many tiles a sentence has."""
    return sum(isinstance(one, SymbolTile) for one in sentence)


def in_line(sentence: Sentence) -> str:
    """A sentence as one line of plain characters: for tests and for those who look for faults."""
    return " ".join(map(str, sentence))


def cut(sentence: Sentence, most: int) -> Sentence:
    """A sentence with at most so many tiles, and nothing left hanging at its end."""
    if tiles(sentence) <= most:
        return sentence
    seen = count(1)
    kept = []
    for one in sentence:
        if isinstance(one, SymbolTile) and next(seen) > most:
            break
        kept.append(one)
    while kept and isinstance(kept[-1], Joint):
        kept.pop()
    return tuple(kept)
