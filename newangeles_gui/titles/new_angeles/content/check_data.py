"""Checks data folders as a whole: the rules and the words for them."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from newangeles_gui.content import (
    PACK_FILE,
    Document,
    FilePlace,
    Marks,
    Problem,
    Problems,
    TextLimits,
    WordCheck,
    check_languages,
    dotted,
    read_file,
    shown,
)
from newangeles_gui.i18n import word_files

from .gathered import Entry, Family, Gathered
from .loader import packs_of_others, read_content

STRINGS = "strings"
NAME = "name"
# Families of cards, whose words have to fit on them.
CARDS = ("action", "asset", "emergency", "event", "investment", "demand", "setup")
Words = dict[str, list[Document]]  # of a folder: the files of each language


def check(
    directory: Path,
    default: str,
    packs: Sequence[Path] = (),
    speech: TextLimits | None = None,
    house: Path | None = None,
) -> list[Problem]:
    """Everything that is wrong with a folder and the packs on top of it.

    Names are needed in the default language; what others lack is said in it. With `speech` the
    words of packs are checked as well, without packs those of the folder, which are read together
    with those of the house.
    """
    if strangers := packs_of_others(packs):
        return strangers
    gathered, problems = read_content(directory, packs)
    languages = {default}.union(*(_languages(folder) for folder in packs or [directory]))
    shipped = [directory] if house is None else [house, directory]
    words = [_words(shipped, languages, problems, inside=False)]
    words += [_words([pack], languages, problems, inside=True) for pack in packs]
    for language in sorted(languages):
        documents = [document for own in words for document in own.get(language, ())]
        for family, entry in _named(gathered):
            # A pack need not know all languages: its entries then have their default names.
            home = Path(entry.marks.place.file).parent / STRINGS / language
            if language == default or home.is_dir():
                _check_name(documents, home, family, entry.id, problems)
    if speech is not None:
        check_words = WordCheck(speech, default, problems, CARDS)
        check_words.learn(words[0].get(default, ()))
        _check_packs(packs, words, speech, check_words, problems)
    if speech is not None and packs:
        _check_fixed(gathered, read_content(directory)[0], problems)
    return problems.sorted()


def _check_packs(
    packs: Sequence[Path],
    words: Sequence[Words],
    speech: TextLimits,
    check_words: WordCheck,
    problems: Problems,
) -> None:
    for pack, own in zip(packs, words[1:], strict=True):
        if pack.is_dir() and not os.path.lexists(pack / PACK_FILE):
            message = "missing, expected a file with id, version and title of the pack"
            problems.add(FilePlace(str(pack / PACK_FILE), 1, 1), "", message)
        places = {name: FilePlace(str(pack / STRINGS / name), 1, 1) for name in own}
        check_languages(places, speech.languages, problems)
        check_words.check({name: own[name] for name in own if name in speech.languages})
    if not packs:
        check_words.check(words[0])


def _check_fixed(gathered: Gathered, shipped: Gathered, problems: Problems) -> None:
    """The board and the sheets have room and pictures for what they show, and for no more."""
    pairs: list[tuple[Family[Any], Family[Any]]] = [
        (gathered.districts, shipped.districts),
        (gathered.corporations, shipped.corporations),
    ]
    for family, known in pairs:
        for entry in family.entries.values():
            if entry.id not in known:
                message = (
                    f"{shown(entry.id)} has no picture; {family.name} can be changed, not added"
                )
                entry.note(problems, ("id",), message)


def _languages(folder: Path) -> set[str]:
    strings = folder / STRINGS
    return {one.name for one in strings.iterdir() if one.is_dir()} if strings.is_dir() else set()


def _words(
    folders: Sequence[Path], languages: set[str], problems: Problems, *, inside: bool
) -> Words:
    found: Words = {}
    for folder in folders:
        for language in sorted(languages & _languages(folder)):
            documents = _documents(folder, language, problems, inside=inside)
            found.setdefault(language, []).extend(documents)
    return found


def _documents(
    folder: Path, language: str, problems: Problems, *, inside: bool
) -> Iterator[Document]:
    for path in word_files([folder / STRINGS], language):
        document = read_file(path, problems, inside=folder if inside else None)
        if document is not None:
            yield document


def _named(gathered: Gathered) -> Iterator[tuple[str, Entry[Any]]]:
    families: list[tuple[str, Family[Any]]] = [
        *(("action", family) for family in gathered.actions.values()),
        ("emergency", gathered.emergencies),
        ("asset", gathered.assets),
        ("investment", gathered.investments),
        ("demand", gathered.demands),
        ("event", gathered.events),
        ("setup", gathered.setups),
        ("district", gathered.districts),
        ("corporation", gathered.corporations),
    ]
    for word, family in families:
        yield from ((word, entry) for entry in family.entries.values())


def _check_name(
    documents: Sequence[Document], home: Path, family: str, name: str, problems: Problems
) -> None:
    path = (family, name, NAME)
    if any(_has_text(document.data, path) for document in documents):
        return
    # The place is where the name should be: in the file that comes nearest to having it.
    own = [it.marks for it in documents if Path(it.marks.place.file).parent == home]
    marks = max(own, key=lambda it: _depth(it, path), default=None)
    place = FilePlace(str(home), 1, 1) if marks is None else marks.of_value(path)
    problems.add(place, dotted(*path), "missing, expected the name in this language")


def _has_text(data: Any, path: Sequence[str]) -> bool:
    for key in path:
        if not isinstance(data, dict) or key not in data:
            return False
        data = data[key]
    return isinstance(data, str) and bool(data.strip())


def _depth(marks: Marks, path: Sequence[str]) -> int:
    depth = 0
    for key in path:
        below = marks.children.get(key)
        if below is None:
            break
        marks, depth = below, depth + 1
    return depth
