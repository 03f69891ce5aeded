"""Compares the languages: what one says, all must say, with the same values and numbers."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from newangeles_gui.i18n.formatter import CASES, Template, TemplateError
from newangeles_gui.i18n.plural import LANGUAGES, PLURAL_CATEGORIES
from newangeles_gui.i18n.reader import (
    SourceString,
    StringsError,
    folder_name,
    read_language,
)

Strings = Mapping[str, SourceString]

_REFERENCE: Final = "en"
_INFLECTED: Final = ("ru", "pl")
_RULE_TEXTS: Final = (".text", ".contract")
_CATEGORY_NAMES: Final = frozenset(c for group in PLURAL_CATEGORIES.values() for c in group)
_NUMBER: Final = re.compile(r"\d+")


class Problem(NamedTuple):
    """Something wrong in a string file."""

    place: str
    key: str
    message: str

    def __str__(self) -> str:
        return f"{self.place}: {self.key}: {self.message}" if self.key else self.message


def check_languages(folders: Sequence[Path]) -> list[Problem]:
    """List what is wrong or missing in the string files of all languages, folder by folder."""
    problems = [problem for folder in folders for problem in _check_folder(folder)]
    # Each folder is sound by itself: do two of them say the same?
    return problems or _read(folders)[1]


def _read(folders: Sequence[Path]) -> tuple[dict[str, Strings], list[Problem]]:
    languages: dict[str, Strings] = {}
    problems: list[Problem] = []
    for language in LANGUAGES:
        try:
            languages[language] = read_language(folders, language)
        except StringsError as error:
            problems.append(Problem(f"{language}/", "", str(error)))
    return languages, problems


def _check_folder(folder: Path) -> list[Problem]:
    languages, problems = _read([folder])
    if problems:
        return problems
    for language, strings in languages.items():
        problems += _check_texts(language, strings)
        problems += _check_categories(language, strings)
    home = folder_name(folder)
    problems += _check_cases(languages, home)
    problems += _check_same_keys(languages, home)
    reference = languages[_REFERENCE]
    for language in LANGUAGES:
        problems += _check_against(reference, languages[language], language)
    return problems


def _check_texts(language: str, strings: Strings) -> Iterator[Problem]:
    for key, source in strings.items():
        if not source.text.strip():
            yield Problem(source.place, key, "empty")
        elif source.text != source.text.strip():
            yield Problem(source.place, key, "begins or ends with white space")
        try:
            Template.parse(source.text, language)
        except TemplateError as error:
            yield Problem(source.place, key, str(error))


def _plural_groups(strings: Strings) -> dict[str, set[str]]:
    """Collect the plural categories of each entry that has a `one`."""
    groups: dict[str, set[str]] = {}
    for key in strings:
        base, _, leaf = key.rpartition(".")
        if leaf in _CATEGORY_NAMES and f"{base}.one" in strings:
            groups.setdefault(base, set()).add(leaf)
    return groups


def _check_categories(language: str, strings: Strings) -> Iterator[Problem]:
    wanted = set(PLURAL_CATEGORIES[language])
    for base, found in _plural_groups(strings).items():
        place = strings[f"{base}.one"].place
        # A word that is never counted has `one` alone.
        if found != {"one"} and wanted - found:
            yield Problem(place, base, f"lacks plural forms: {', '.join(sorted(wanted - found))}")
        if found - wanted:
            extra = ", ".join(sorted(found - wanted))
            yield Problem(place, base, f"{language} has no such plural form: {extra}")


def _case_groups(strings: Strings) -> dict[str, set[str]]:
    groups: dict[str, set[str]] = {}
    for key in strings:
        base, marker, leaf = key.rpartition(".case.")
        if marker:
            groups.setdefault(base, set()).add(leaf)
    return groups


def _check_cases(languages: Mapping[str, Strings], home: str) -> Iterator[Problem]:
    groups = {language: _case_groups(strings) for language, strings in languages.items()}
    inflected = {base for language in _INFLECTED for base in groups[language]}
    for language, strings in languages.items():
        for base in sorted(inflected | set(groups[language])):
            found = groups[language].get(base, set())
            wanted = set(CASES) if language in _INFLECTED else set()
            if found != wanted:
                differing = ", ".join(sorted(found ^ wanted))
                place = _place_of(base, strings, f"{home}{language}/")
                yield Problem(place, base, f"cases missing or too many: {differing}")


def _place_of(base: str, strings: Strings, otherwise: str) -> str:
    return next((s.place for k, s in strings.items() if k.startswith(base + ".")), otherwise)


def _comparable_keys(strings: Strings) -> dict[str, str]:
    """Map keys without what languages may do differently (plural and case forms) to real keys."""
    groups = _plural_groups(strings)
    keys: dict[str, str] = {}
    for key in strings:
        base, _, leaf = key.rpartition(".")
        if ".case." in key:
            continue
        counted = base in groups and leaf in groups[base] and leaf != "one"
        keys[f"{base}.(plural)" if counted else key] = key
    return keys


def _check_same_keys(languages: Mapping[str, Strings], home: str) -> Iterator[Problem]:
    keys = {language: _comparable_keys(strings) for language, strings in languages.items()}
    everything = {key: (lang, real) for lang in keys for key, real in keys[lang].items()}
    for language in languages:
        for key in sorted(set(everything) - set(keys[language])):
            owner, real = everything[key]
            place = languages[owner][real].place
            yield Problem(f"{home}{language}/", key, f"missing; {owner} has it at {place}")


def _check_against(reference: Strings, strings: Strings, language: str) -> Iterator[Problem]:
    for key in sorted(set(reference) & set(strings)):
        ours, theirs = strings[key], reference[key]
        if _placeholders(ours.text, language) != _placeholders(theirs.text, _REFERENCE):
            yield Problem(ours.place, key, f"placeholders differ from {theirs.place}")
        if key.endswith(_RULE_TEXTS) and _numbers(ours.text) != _numbers(theirs.text):
            yield Problem(ours.place, key, f"numbers differ from {theirs.place}")


def _placeholders(text: str, language: str) -> frozenset[str]:
    try:
        return Template.parse(text, language).placeholders
    except TemplateError:
        # Reported by _check_texts.
        return frozenset()


def _numbers(text: str) -> Counter[str]:
    return Counter(_NUMBER.findall(text))
