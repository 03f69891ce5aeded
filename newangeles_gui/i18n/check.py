"""Compares the languages: what one says, all must say, with the same values and numbers."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from newangeles_gui.content import Problem, one_of
from newangeles_gui.i18n.formatter import Template, TemplateError
from newangeles_gui.i18n.languages import Language, read_languages
from newangeles_gui.i18n.plural import CATEGORIES, PluralRule
from newangeles_gui.i18n.reader import LANGUAGE_FILE, SourceString, StringsError, read_words

Strings = Mapping[str, SourceString]
Spoken = Mapping[str, Strings]  # by the codes of the languages, the default one first

_RULE_TEXT: Final = ".text"
_NUMBER: Final = re.compile(r"\d+")


def check_languages(folders: Sequence[Path]) -> list[Problem]:
    """List what is wrong or missing in the files of all languages; the first folder names them."""
    try:
        known = read_languages(folders[0])
    except StringsError as error:
        return [*error.problems]
    problems = [*_check_folders(folders, known)]
    spoken: dict[str, Strings] = {}
    for code in known:
        try:
            spoken[code] = read_words(folders, code)
        except StringsError as error:
            problems += error.problems
    if problems:
        return problems
    for code, strings in spoken.items():
        problems += _check_texts(known[code], strings)
        problems += _check_categories(known[code], strings)
    problems += _check_cases(known, spoken)
    problems += _check_same_keys(spoken)
    reference = next(iter(spoken))
    for code in spoken:
        problems += _check_against(known[reference], known[code], spoken)
    return problems


def _check_folders(folders: Sequence[Path], known: Mapping[str, Language]) -> Iterator[Problem]:
    for folder in folders:
        for path in sorted(folder.iterdir()):
            if path.is_dir() and path.name not in known:
                message = f"missing, expected it for a language besides {one_of(known)}"
                yield Problem(str(folders[0] / path.name / LANGUAGE_FILE), 1, 1, "", message)


def _check_texts(language: Language, strings: Strings) -> Iterator[Problem]:
    for key, source in strings.items():
        if not source.text.strip():
            yield source.wrong(key, "empty")
        elif source.text != source.text.strip():
            yield source.wrong(key, "begins or ends with white space")
        try:
            Template.parse(source.text, language.plural)
        except TemplateError as error:
            yield source.wrong(key, str(error))


def _plural_groups(strings: Strings) -> dict[str, set[str]]:
    """Collect the plural categories of each entry that has a `one`."""
    groups: dict[str, set[str]] = {}
    for key in strings:
        base, _, leaf = key.rpartition(".")
        if leaf in CATEGORIES and f"{base}.one" in strings:
            groups.setdefault(base, set()).add(leaf)
    return groups


def _check_categories(language: Language, strings: Strings) -> Iterator[Problem]:
    wanted = set(language.plural.categories)
    for base, found in _plural_groups(strings).items():
        source = strings[f"{base}.one"]
        # A word that is never counted has `one` alone.
        if found != {"one"} and wanted - found:
            missing = ", ".join(sorted(wanted - found))
            yield source.wrong(base, f"lacks plural forms: {missing}")
        if found - wanted:
            extra = ", ".join(sorted(found - wanted))
            yield source.wrong(base, f"{language.code} has no such plural form: {extra}")


def _case_groups(strings: Strings) -> dict[str, set[str]]:
    groups: dict[str, set[str]] = {}
    for key in strings:
        base, marker, leaf = key.rpartition(".case.")
        if marker:
            groups.setdefault(base, set()).add(leaf)
    return groups


def _check_cases(known: Mapping[str, Language], spoken: Spoken) -> Iterator[Problem]:
    groups = {code: _case_groups(strings) for code, strings in spoken.items()}
    inflected = {base for code in spoken if known[code].cases for base in groups[code]}
    for code, strings in spoken.items():
        for base in sorted(inflected | set(groups[code])):
            found = groups[code].get(base, set())
            differing = found ^ set(known[code].cases)
            if differing and (source := _entry(base, strings)):
                cases = ", ".join(sorted(differing))
                yield source.wrong(base, f"cases missing or too many: {cases}")


def _entry(base: str, strings: Strings) -> SourceString | None:
    return next((source for key, source in strings.items() if key.startswith(base + ".")), None)


def _comparable_texts(strings: Strings) -> dict[tuple[Path, str], SourceString]:
    """The texts by what must be the same in all languages: the folder of the languages, the key.

    Keys are without what languages may do differently, plural and case forms.
    """
    groups = _plural_groups(strings)
    texts: dict[tuple[Path, str], SourceString] = {}
    for key, source in strings.items():
        base, _, leaf = key.rpartition(".")
        if ".case." in key:
            continue
        counted = base in groups and leaf in groups[base] and leaf != "one"
        texts[source.path.parents[1], f"{base}.(plural)" if counted else key] = source
    return texts


def _check_same_keys(spoken: Spoken) -> Iterator[Problem]:
    said = {code: _comparable_texts(strings) for code, strings in spoken.items()}
    everything: dict[tuple[Path, str], SourceString] = {}
    for texts in said.values():
        everything = texts | everything  # best by the default language, which is the first
    for code in spoken:
        missing: dict[Path, list[tuple[str, SourceString]]] = {}
        for where in sorted(set(everything) - set(said[code])):
            source = everything[where]
            missing.setdefault(source.path, []).append((where[1], source))
        for path, lacking in missing.items():
            yield from _missing(path, code, lacking)


def _missing(
    path: Path, code: str, lacking: Sequence[tuple[str, SourceString]]
) -> Iterator[Problem]:
    """What a language lacks of another one's file: said once if it has no such file at all."""
    own = path.parent.parent / code / path.name
    if not own.exists():
        message = f"missing, expected the texts of {path} ({len(lacking)})"
        yield Problem(str(own), 1, 1, "", message)
        return
    for key, source in lacking:
        place = source.place
        yield Problem(str(own), 1, 1, key, f"missing, it is in {place.file}:{place.line}")


def _check_against(default: Language, language: Language, spoken: Spoken) -> Iterator[Problem]:
    reference, strings = spoken[default.code], spoken[language.code]
    for key in sorted(set(reference) & set(strings)):
        ours, theirs = strings[key], reference[key]
        where = f"{theirs.place.file}:{theirs.place.line}"
        if _placeholders(ours.text, language.plural) != _placeholders(theirs.text, default.plural):
            yield ours.wrong(key, f"placeholders differ from {where}")
        if key.endswith(_RULE_TEXT) and _numbers(ours.text) != _numbers(theirs.text):
            yield ours.wrong(key, f"numbers differ from {where}")


def _placeholders(text: str, rule: PluralRule) -> frozenset[str]:
    try:
        return Template.parse(text, rule).placeholders
    except TemplateError:
        # Reported by _check_texts.
        return frozenset()


def _numbers(text: str) -> Counter[str]:
    return Counter(_NUMBER.findall(text))
