"""The rules by number, in the order of a book."""

from __future__ import annotations

import re
from dataclasses import dataclass
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
