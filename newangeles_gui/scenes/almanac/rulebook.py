"""The rules by number, in the order of a book, and the words of the glossary."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from newangeles_gui.i18n import Catalog

# Sections with letters: these come first, the rulings last.
FIRST: Final = ("sg", "ss")
KEY: Final = re.compile(r"r([a-z]|[0-9]+)_([0-9]+)([a-z]*)")
# 34.2, 14.2a, G.1; or the number of a whole section after one word in brackets.
NUMBER: Final = re.compile(r"(?<![\w.])(?:[0-9]{1,2}|[GSR])\.[0-9]+[a-z]?(?![\w])")
SECTION: Final = re.compile(r"\(\w+ ([0-9]{1,2})\)")


@dataclass(slots=True, frozen=True)
class Rule:
    """A rule: the key of its words, its number as people write it, its section and words."""

    key: str  # r14_2a
    number: str  # 14.2a
    section: str  # s14
    text: str


@dataclass(slots=True, frozen=True)
class Section:
    """A chapter of the rules."""

    key: str
    title: str
    rules: tuple[Rule, ...]


def sections(catalog: Catalog) -> list[Section]:
    """All chapters that have rules, in order."""
    rules: dict[str, list[Rule]] = {}
    for rule in _rules(catalog):
        rules.setdefault(rule.section, []).append(rule)
    return [
        Section(key, _title(catalog, key), tuple(rules[key]))
        for key in sorted(rules, key=_section_order)
    ]


def rule_key(number: str) -> str:
    """The key of a rule from any way to write its number: 14.2a, 14_2a, r14_2a, G.1."""
    plain = number.strip().lower().replace(".", "_")
    return plain if KEY.fullmatch(plain) else f"r{plain}"


def _rules(catalog: Catalog) -> list[Rule]:
    named = catalog.keys()
    keys = [key.split(".")[1] for key in named if key.startswith("rule.")]
    found = [_rule(catalog, key) for key in keys if KEY.fullmatch(key)]
    return sorted(found, key=lambda rule: _order(rule.key))


def _rule(catalog: Catalog, key: str) -> Rule:
    match = KEY.fullmatch(key)
    assert match is not None
    chapter, place, letter = match.groups()
    number = f"{chapter.upper()}.{place}{letter}"
    return Rule(key, number, f"s{chapter}", catalog.translate(f"rule.{key}.text"))


def _order(key: str) -> tuple[int, str]:
    match = KEY.fullmatch(key)
    assert match is not None
    return (int(match[2]), match[3])


def _section_order(key: str) -> tuple[int, int, str]:
    if key in FIRST:
        return (0, FIRST.index(key), "")
    chapter = key.removeprefix("s")
    return (1, int(chapter), "") if chapter.isdecimal() else (2, 0, key)


def _title(catalog: Catalog, key: str) -> str:
    title = catalog.translate(f"rule_section.{key}")
    chapter = key.removeprefix("s")
    return f"{chapter}. {title}" if chapter.isdecimal() else title


PREFIX: Final = "glossary."
SHORT: Final = 3  # letters; shorter words do not change
LONG: Final = 7  # from so many letters on two of them may be an ending


@dataclass(slots=True, frozen=True)
class Keyword:
    """An entry of the glossary."""

    key: str
    label: str
    text: str
    rules: tuple[str, ...]


def fold(text: str) -> str:
    """A text for comparing: in small letters without accents; й stays a letter of its own."""
    kept = text.lower().replace("ё", "е").replace("й", "\0").replace("ł", "l")
    apart = unicodedata.normalize("NFD", kept)
    return "".join(sign for sign in apart if not unicodedata.combining(sign)).replace("\0", "й")


def keywords(catalog: Catalog) -> list[Keyword]:
    """All entries in the order of the alphabet."""
    named = catalog.keys()
    keys = {key.split(".")[1] for key in named if key.startswith(PREFIX)}
    found = [_keyword(catalog, key) for key in keys]
    return sorted(found, key=lambda one: fold(one.label))


def mentioned(catalog: Catalog, text: str) -> list[Keyword]:
    """The entries whose words stand in a text, those named first before the others."""
    places = []
    for word in keywords(catalog):
        found = _pattern(word.label, catalog.language.endings).search(fold(text))
        if found:
            places.append((found.start(), word))
    return [word for _, word in sorted(places, key=lambda one: (one[0], -len(one[1].label)))]


def found_in(
    words: list[Keyword], line: str, endings: tuple[str, ...] | None
) -> list[tuple[int, int, str]]:
    """Where entries are named in a line of a language with these endings, the longest first.

    Each entry is found only once.
    """
    plain = fold(line)
    if len(plain) != len(line):
        return []
    found = []
    for word in words:
        place = _pattern(word.label, endings).search(plain)
        if place:
            found.append((place.start(), place.end(), word.key))
    return sorted(found, key=lambda one: one[0] - one[1])


def _keyword(catalog: Catalog, key: str) -> Keyword:
    rule = f"{PREFIX}{key}.rule"
    rules = catalog.translate(rule) if catalog.has(rule) else ""
    return Keyword(
        key,
        catalog.translate(f"{PREFIX}{key}.label"),
        catalog.translate(f"{PREFIX}{key}.text"),
        tuple(one.strip() for one in rules.split(",") if one.strip()),
    )


@cache
def _pattern(label: str, endings: tuple[str, ...] | None) -> re.Pattern[str]:
    """The words of a label with the endings that they may have, one after the other."""
    words = fold(label).split()
    forms = [_changing(one) if endings is None else _added(one, endings) for one in words]
    return re.compile(r"\s+".join(rf"\b{form}\b" for form in forms))


def _added(word: str, endings: tuple[str, ...]) -> str:
    return rf"{re.escape(word)}(?:{'|'.join(re.escape(fold(one)) for one in endings)})?"


def _changing(word: str) -> str:
    """The last letters change; the longer the word, the more of them."""
    if len(word) < SHORT:
        return re.escape(word)
    if len(word) < LONG:
        return rf"{re.escape(word[:-1])}\w{{0,2}}"
    return rf"{re.escape(word[:-2])}\w{{0,3}}"
