"""What a data pack says about itself, which game it is for, and whether its words can be used.

That is what the catalog would refuse, or what the screens could not show.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final

from pydantic import Field

from .problems import (
    FilePlace,
    Key,
    Marks,
    Problem,
    Problems,
    did_you_mean,
    dotted,
    one_of,
    shown,
)
from .reader import Document, read_file
from .spec import LONGEST_ID, Id, Spec

LONGEST_NAME = 60
LONGEST_CARD = 400
LONGEST = 2_000
_KEY = re.compile(r"[a-z0-9_]+", re.ASCII)


@dataclass(frozen=True, slots=True)
class TextLimits:
    """What the program knows of texts: content itself knows neither the languages nor the fonts."""

    languages: Sequence[str]
    # The placeholders of a text in a language, and what is wrong with it.
    read: Callable[[str, str], tuple[frozenset[str], str]]
    missing_letters: Callable[[str], str]


@dataclass(frozen=True, slots=True)
class Text:
    """What stands at a key."""

    path: tuple[Key, ...]
    value: Any
    marks: Marks  # of the value
    key: FilePlace


def texts_of(document: Document) -> Iterator[Text]:
    """Everything in a file that is no mapping with something in it."""
    yield from _below(document.data, document.marks, (), document.marks.place)


def _below(data: Any, marks: Marks, path: tuple[Key, ...], key: FilePlace) -> Iterator[Text]:
    if not isinstance(data, dict) or not data:
        yield Text(path, data, marks, key)
        return
    for name, value in data.items():
        yield from _below(value, marks.children[name], (*path, name), marks.keys[name])


class WordCheck:
    """Looks at the words of packs, in the order in which they lie over the shipped ones."""

    def __init__(
        self, speech: TextLimits, default: str, problems: Problems, cards: Collection[str]
    ) -> None:
        """Begin with no words at all; the default language says what the others lack.

        Words that stand below the names of `cards` have to fit on one.
        """
        self._speech, self._cards = speech, cards
        self._language = default
        self._problems = problems
        self._values: dict[str, frozenset[str]] = {}  # that every text has in the default language

    def learn(self, documents: Sequence[Document]) -> None:
        """Note the values that the shipped words of the default language have."""
        for text in _all(documents):
            if isinstance(text.value, str):
                placeholders = self._speech.read(self._language, text.value)[0]
                self._values[dotted(*text.path)] = placeholders

    def check(self, documents: Mapping[str, Sequence[Document]]) -> None:
        """Note what is wrong with the words of a pack: its documents by language."""
        for language in sorted(documents, key=lambda name: (name != self._language, name)):
            first: dict[str, FilePlace] = {}
            for text in _all(documents[language]):
                name = dotted(*text.path)
                if name in first:
                    where = f"{first[name].file}:{first[name].line}"
                    self._problems.add(text.key, name, f"stands in {where} already")
                first.setdefault(name, text.key)
                self._check(language, name, text)

    def _check(self, language: str, name: str, text: Text) -> None:
        wrong = [key for key in text.path if not isinstance(key, str) or not _KEY.fullmatch(key)]
        for key in wrong:
            message = f"{shown(key)} cannot be a key here, expected small letters, digits and _"
            self._problems.add(text.key, name, message)
        if text.value is None or wrong:
            return  # the first has been noted by whoever read the file
        if not isinstance(text.value, str):
            what = "an empty mapping" if text.value == {} else shown(text.value)
            message = f"{what} found, expected text (a number in quotes)"
            self._problems.add(text.marks.place, name, message)
            return
        for message in self._faults(language, name, text.path, text.value):
            self._problems.add(text.marks.place, name, message)

    def _faults(self, language: str, name: str, path: Sequence[Key], text: str) -> Iterator[str]:
        """What is wrong with a text; the first is kept."""
        most = self._longest(path)
        if len(text) > most:
            yield f"the text has {len(text)} letters, expected at most {most}"
        placeholders, fault = self._speech.read(language, text)
        if fault:
            yield fault
        else:
            yield from self._wrong_placeholders(language, name, placeholders)
        if missing := self._speech.missing_letters(text):
            yield f"the fonts of the game have no {shown(missing)}, expected Latin or Cyrillic"

    def _longest(self, path: Sequence[Key]) -> int:
        if path[-1:] == ("name",):
            return LONGEST_NAME
        return LONGEST_CARD if path[0] in self._cards else LONGEST

    def _wrong_placeholders(
        self, language: str, name: str, placeholders: frozenset[str]
    ) -> Iterator[str]:
        known = self._values.get(name, frozenset())
        if unknown := sorted(placeholders - known):
            expected = one_of(f"{{{one}}}" for one in sorted(known)) if known else "none here"
            yield f"unknown placeholder {{{unknown[0]}}}, expected {expected}"
        elif language == self._language and (lost := sorted(known - placeholders)):
            # The other languages still have it, and are measured by this text.
            yield f"the placeholder {{{lost[0]}}} of the shipped text is missing"
        elif language == self._language:
            self._values[name] = placeholders


def check_languages(
    languages: Mapping[str, FilePlace], known: Sequence[str], problems: Problems
) -> None:
    """A folder for a language that the game does not have is never read."""
    for language, place in languages.items():
        if language not in known:
            problems.add(place, "", f"no such language, expected {one_of(known)}")


def _all(documents: Sequence[Document]) -> Iterator[Text]:
    for document in documents:
        yield from texts_of(document)


PACK_FILE: Final = "pack.yaml"


class Pack(Spec):
    """What a pack says about itself."""

    id: Id
    version: Annotated[str, Field(min_length=1, max_length=LONGEST_ID)]
    title: Annotated[str, Field(min_length=1, max_length=LONGEST_ID)]
    game: Id = ""


def foreign(packs: Sequence[Path], game: str, unsaid: str) -> list[Problem]:
    """The packs that are for another game; `unsaid` is the game of those that name none."""
    return [problem for pack in packs for problem in _foreign(pack, game, unsaid)]


def check_file_names(pack: Path, known: Sequence[str], problems: Problems) -> None:
    """A file of a pack that nobody reads has the wrong name."""
    names = [*known, PACK_FILE]
    for path in sorted(pack.glob("*.y*ml")):
        if path.suffix in (".yaml", ".yml") and path.name not in names:
            hint = did_you_mean(path.name, names) or f", expected {one_of(names)}"
            problems.add(FilePlace(str(path), 1, 1), "", f"no content has this file name{hint}")


def _foreign(pack: Path, game: str, unsaid: str) -> list[Problem]:
    # What else is wrong with the file is found by whoever reads the whole pack.
    document = read_file(pack / PACK_FILE, Problems(), root="pack", inside=pack)
    said = document.data if document is not None and isinstance(document.data, dict) else {}
    marks = (
        document.marks if document is not None else Marks(FilePlace(str(pack / PACK_FILE), 1, 1))
    )
    named = said.get("game", unsaid)
    if not isinstance(named, str) or named == game:
        return []
    name = said.get("title", pack.name)
    message = f"{shown(name)} is a pack for the game {shown(named)}, expected one for {shown(game)}"
    if not (pack / PACK_FILE).exists():
        message = f"missing, expected a file with id, version, title and `game: {game}`"
    elif "game" not in said:
        message += f": `game: {game}` has to stand in it"
    return [Problem(*marks.of_value(("game",)), "pack.game", message)]
