"""The languages of the program: each is a folder whose `language.yaml` says what it is like."""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Final

from newangeles_gui.content import (
    FilePlace,
    Marks,
    Problems,
    did_you_mean,
    dotted,
    one_of,
    read_file,
    shown,
)
from newangeles_gui.i18n.formatter import (
    CASES,
    CATEGORIES,
    OTHER,
    PluralCondition,
    PluralError,
    PluralRule,
)
from newangeles_gui.i18n.reader import LANGUAGE_FILE, StringsError

CHANGING: Final = "changing"

_CODE: Final = re.compile(r"[a-z][a-z0-9_]*", re.ASCII)
_ROOT: Final = "language"
_REQUIRED: Final = ("name", "plural", "cases", "endings", "yes", "no")
_KEYS: Final = (*_REQUIRED, "fallback")


@dataclass(frozen=True, slots=True)
class Language:
    """What is known of a language besides its words."""

    code: str
    name: str  # as it calls itself
    plural: PluralRule
    cases: tuple[str, ...]
    endings: tuple[str, ...] | None  # that a word may have added; None: its last letters change
    yes: tuple[str, ...]
    no: tuple[str, ...]
    fallback: str = ""  # the language that says what this one lacks; nothing: the default one
    # What is understood as well: words of the other languages that mean nothing else in this one.
    agrees: frozenset[str] = frozenset()
    refuses: frozenset[str] = frozenset()


@cache
def languages_in(folder: Path) -> Mapping[str, Language]:
    """All languages by their codes, the default one first; read once."""
    return read_languages(folder)


def read_languages(folder: Path) -> dict[str, Language]:
    """Read what the folder says of its languages; StringsError lists everything that is wrong."""
    problems = Problems()
    found: dict[str, Language] = {}
    fallbacks: dict[str, FilePlace] = {}
    for home in sorted(folder.iterdir()) if folder.is_dir() else ():
        if home.is_dir():
            spec = _LanguageFile(home / LANGUAGE_FILE, problems)
            fallbacks[home.name] = spec.place("fallback")
            if language := spec.language():
                found[home.name] = language
    if not fallbacks:
        message = f"no language, expected a folder with a file {LANGUAGE_FILE}"
        problems.add(FilePlace(str(folder), 1, 1), "", message)
    if not len(problems):
        _check_fallbacks(found, fallbacks, problems)
    if len(problems):
        raise StringsError(problems.sorted())
    default_first = sorted(found, key=lambda code: (found[code].fallback != "", code))
    return {code: _understanding(found[code], found) for code in default_first}


class _LanguageFile:
    """The file of a language; whatever is wrong in it is noted."""

    def __init__(self, path: Path, problems: Problems) -> None:
        self._code = path.parent.name
        self._start = FilePlace(str(path), 1, 1)
        self._problems = problems
        document = read_file(path, problems, root=_ROOT)
        self._data: dict[Any, Any] = {}
        self._marks = Marks(self._start)
        if document is not None:
            self._marks = document.marks
            if isinstance(document.data, dict):
                self._data = document.data
            else:
                self._note((), f"{shown(document.data)} found, expected a mapping")

    def language(self) -> Language | None:
        """The language; None if something is wrong with it."""
        before = len(self._problems)
        self._check_keys()
        language = Language(
            self._code,
            self._text("name"),
            self._plural(),
            self._words("cases", among=CASES),
            None if self._data.get("endings") == CHANGING else self._words("endings"),
            self._words("yes", least=1),
            self._words("no", least=1),
            self._text("fallback") if "fallback" in self._data else "",
        )
        for word in set(language.yes) & set(language.no):
            self._note(("no",), f"{shown(word)} means yes as well")
        return language if len(self._problems) == before else None

    def place(self, key: str) -> FilePlace:
        """Where a value stands, or where the file begins."""
        return self._marks.of_value((key,))

    def _note(self, path: Sequence[str | int], message: str, *, on_key: bool = False) -> None:
        self._problems.add_at(self._marks, _ROOT, path, message, on_key=on_key)

    def _check_keys(self) -> None:
        if not _CODE.fullmatch(self._code):
            message = f"{shown(self._code)} cannot be a language, expected small letters"
            self._problems.add(self._start, "", message)
        for key in self._data:
            if key not in _KEYS:
                hint = did_you_mean(key, _KEYS) or f", expected {one_of(_KEYS)}"
                self._note((key,), f"unknown key{hint}", on_key=True)
        for key in _REQUIRED:
            if self._data and key not in self._data:
                self._problems.add(self._start, dotted(_ROOT, key), "missing")

    def _text(self, key: str) -> str:
        value = self._data.get(key)
        if isinstance(value, str) and value.strip():
            return value
        if value is not None:
            self._note((key,), f"{shown(value)} found, expected text")
        return ""

    def _words(
        self, key: str, least: int = 0, among: Collection[str] | None = None
    ) -> tuple[str, ...]:
        value = self._data.get(key)
        if not isinstance(value, list):
            if value is not None:
                self._note((key,), f"{shown(value)} found, expected a list of words")
            return ()
        if len(value) < least:
            self._note((key,), "an empty list found, expected at least one word")
        for place, word in enumerate(value):
            if not isinstance(word, str) or word != word.strip().lower() or not word:
                self._note((key, place), f"{shown(word)} found, expected a word in small letters")
            elif among is not None and word not in among:
                self._note((key, place), f"{shown(word)} found, expected {one_of(among)}")
            elif word in value[:place]:
                self._note((key, place), f"{shown(word)} stands here again")
        return tuple(word for word in value if isinstance(word, str))

    def _plural(self) -> PluralRule:
        value = self._data.get("plural", {})
        conditions: dict[str, PluralCondition] = {}
        if not isinstance(value, dict):
            self._note(("plural",), f"{shown(value)} found, expected a mapping")
            value = {}
        for name, text in value.items():
            if name not in CATEGORIES or name == OTHER:
                expected = one_of(CATEGORIES[:-1])
                self._note(("plural", name), f"no such form, expected {expected}", on_key=True)
            elif not isinstance(text, str):
                self._note(("plural", name), f"{shown(text)} found, expected a condition")
            else:
                try:
                    conditions[name] = PluralCondition.parse(text)
                except PluralError as error:
                    self._note(("plural", name), str(error))
        return PluralRule.of(conditions)


def _check_fallbacks(
    found: Mapping[str, Language], places: Mapping[str, FilePlace], problems: Problems
) -> None:
    path = dotted(_ROOT, "fallback")
    for code, language in found.items():
        if language.fallback and language.fallback not in found:
            message = f"no such language{did_you_mean(language.fallback, found)}"
            problems.add(places[code], path, message)
        elif language.fallback and _goes_round(code, found):
            problems.add(places[code], path, "the languages go round in a circle")
    default = [code for code, language in found.items() if not language.fallback]
    if len(default) > 1:
        message = f"missing; only one language has none, and {', '.join(default)} have none"
        for code in default:
            problems.add(places[code], path, message)


def _goes_round(code: str, found: Mapping[str, Language]) -> bool:
    met, now = set[str](), code
    while now in found and now not in met:
        met.add(now)
        now = found[now].fallback
    return now in met


def _understanding(language: Language, known: Mapping[str, Language]) -> Language:
    """The language with the words for yes and no of all others, those of its fallbacks first."""
    meaning: dict[str, bool] = {}
    for one in (*_chain(language, known), *known.values()):
        meaning = dict.fromkeys(one.yes, True) | dict.fromkeys(one.no, False) | meaning
    return replace(
        language,
        agrees=frozenset(word for word, agreed in meaning.items() if agreed),
        refuses=frozenset(word for word, agreed in meaning.items() if not agreed),
    )


def _chain(language: Language, known: Mapping[str, Language]) -> Iterator[Language]:
    yield language
    if language.fallback:
        yield from _chain(known[language.fallback], known)
