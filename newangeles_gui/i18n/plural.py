"""Plural rules for whole numbers, written as CLDR does: `n % 10 = 2..4 and n % 100 != 12..14`."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

CATEGORIES: Final = ("zero", "one", "two", "few", "many", "other")
OTHER: Final = CATEGORIES[-1]  # what no condition holds for
TRIED: Final = 200  # numbers below show which categories whole numbers fall into

_SPAN: Final = r"[0-9]{1,2}(?:\.\.[0-9]{1,2})?"
_RELATION: Final = re.compile(
    rf"n(?: % (?P<modulus>[0-9]{{1,3}}))? (?P<sign>!?=) (?P<spans>{_SPAN}(?:, ?{_SPAN})*)",
    re.ASCII,
)


class PluralError(ValueError):
    """A condition that cannot be understood, or that never holds."""


@dataclass(frozen=True, slots=True)
class _Relation:
    modulus: int  # 0: the number as it is
    spans: tuple[tuple[int, int], ...]
    within: bool

    def holds(self, number: int) -> bool:
        rest = number % self.modulus if self.modulus else number
        return any(least <= rest <= most for least, most in self.spans) is self.within


@dataclass(frozen=True, slots=True)
class PluralCondition:
    """The numbers of a category: one of the groups of relations holds as a whole."""

    groups: tuple[tuple[_Relation, ...], ...]

    @classmethod
    def parse(cls, text: str) -> "PluralCondition":
        """Read a condition; PluralError says what is wrong with it."""
        groups = (part.split(" and ") for part in text.split(" or "))
        condition = cls(tuple(tuple(_relation(one) for one in group) for group in groups))
        if not any(condition.holds(number) for number in range(TRIED)):
            raise PluralError(f"no number from 0 to {TRIED - 1} is so")
        return condition

    def holds(self, number: int) -> bool:
        """Tell whether a number is one of them."""
        return any(all(one.holds(number) for one in group) for group in self.groups)


@dataclass(frozen=True, slots=True)
class PluralRule:
    """The categories of a language and the numbers that fall into each."""

    conditions: tuple[tuple[str, PluralCondition], ...]
    categories: tuple[str, ...]  # a counted word has a form for each, `other` included
    whole: tuple[str, ...]  # those of whole numbers: the forms of `{count|...|...}` in their order

    @classmethod
    def of(cls, conditions: Mapping[str, PluralCondition]) -> "PluralRule":
        """Put the categories in order and find those that whole numbers fall into."""
        named = tuple((name, conditions[name]) for name in CATEGORIES if name in conditions)
        categories = (*(name for name, _ in named), OTHER)
        found = {_category(named, number) for number in range(TRIED)}
        return cls(named, categories, tuple(name for name in categories if name in found))

    def category(self, count: int) -> str:
        """Name the category of a whole number; the sign does not matter."""
        name = _category(self.conditions, abs(count))
        return name if name in self.whole else self.whole[-1]


def _category(conditions: tuple[tuple[str, PluralCondition], ...], number: int) -> str:
    return next((name for name, condition in conditions if condition.holds(number)), OTHER)


def _relation(text: str) -> _Relation:
    match = _RELATION.fullmatch(text)
    if match is None:
        raise PluralError(f"'{text}' is no relation such as 'n % 10 = 2..4' or 'n != 1'")
    modulus = int(match["modulus"] or 0)
    if match["modulus"] and modulus < 2:
        raise PluralError(f"'{text}' divides by {modulus}, expected at least 2")
    spans = tuple(_span(one.strip()) for one in match["spans"].split(","))
    return _Relation(modulus, spans, match["sign"] == "=")


def _span(text: str) -> tuple[int, int]:
    least, _, most = text.partition("..")
    if int(most or least) < int(least):
        raise PluralError(f"'{text}' ends before it begins")
    return int(least), int(most or least)
