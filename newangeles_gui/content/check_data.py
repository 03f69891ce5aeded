"""Checks data folders as a whole: the rules and the words for them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from .files import read_file
from .gathered import Entry, Family, Gathered
from .loader import read_content
from .marks import Marks, Place, dotted
from .problems import Problem, Problems
from .reader import Document

STRINGS = "strings"
# Every other language falls back to this one.
ENGLISH = "en"
NAME = "name"


def check(directory: Path, packs: Sequence[Path] = ()) -> list[Problem]:
    """Everything that is wrong with a folder and the packs on top of it."""
    gathered, problems = read_content(directory, packs)
    folders = (directory, *packs)
    languages = {ENGLISH}.union(*(_folders(folder / STRINGS) for folder in folders))
    for language in sorted(languages):
        documents = [
            document
            for folder in folders
            for document in _documents(folder, language, problems, inside=folder in packs)
        ]
        for family, entry in _named(gathered):
            # A pack need not know all languages: its entries then have their English names.
            home = Path(entry.marks.place.file).parent / STRINGS / language
            if language == ENGLISH or home.is_dir():
                _check_name(documents, home, family, entry.id, problems)
    return problems.sorted()


def _folders(path: Path) -> set[str]:
    return {folder.name for folder in path.iterdir() if folder.is_dir()} if path.is_dir() else set()


def _documents(
    folder: Path, language: str, problems: Problems, *, inside: bool
) -> Iterator[Document]:
    for path in sorted((folder / STRINGS / language).glob("*.yaml")):
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
    place = Place(str(home), 1, 1) if marks is None else marks.of_value(path)
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
