"""The words that go with the data of a game and of packs on top: what is wrong with them."""

import os
from collections.abc import Collection, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from newangeles_gui.content import (
    PACK_FILE,
    Document,
    FilePlace,
    Problems,
    TextLimits,
    WordCheck,
    check_languages,
    dotted,
    read_file,
)
from newangeles_gui.i18n.reader import word_files

STRINGS: Final = "strings"
NAME: Final = "name"
Words = dict[str, list[Document]]  # of a folder: the files of each language


class PackWords:
    """All words by language, read once: those of a folder, and of the packs that lie over it."""

    def __init__(
        self,
        folder: Path,
        house: Path | None,
        packs: Sequence[Path],
        default: str,
        problems: Problems,
    ) -> None:
        """Read them; those of the folder together with those of the house."""
        self.packs, self.default, self.problems = packs, default, problems
        spoken = {default}.union(*(_languages(one) for one in packs or [folder]))
        shipped = [folder] if house is None else [house, folder]
        self.languages = sorted(spoken)
        self.words = [self._read(shipped, inside=False)]
        self.words += [self._read([pack], inside=True) for pack in packs]

    def _read(self, folders: Sequence[Path], *, inside: bool) -> Words:
        found: Words = {}
        for folder in folders:
            for language in self.languages:
                if language in _languages(folder):
                    read = self._documents(folder, language, inside=inside)
                    found.setdefault(language, []).extend(read)
        return found

    def _documents(self, folder: Path, language: str, *, inside: bool) -> Iterator[Document]:
        for path in word_files([folder / STRINGS], language):
            document = read_file(path, self.problems, inside=folder if inside else None)
            if document is not None:
                yield document

    def need_names(self, named: Iterable[tuple[str, str, Path]]) -> None:
        """Entries by family, id and the folder of their data: all need a name.

        Those of packs need it in the default language and in the languages that the pack speaks.
        """
        entries = list(named)
        for language in self.languages:
            documents = [document for own in self.words for document in own.get(language, ())]
            for family, name, folder in entries:
                home = folder / STRINGS / language
                if language == self.default or home.is_dir():
                    self._need_name(documents, home, family, name)

    def _need_name(self, documents: Sequence[Document], home: Path, family: str, name: str) -> None:
        path = (family, name, NAME)
        if any(_has_text(document.data, path) for document in documents):
            return
        # The place is where the name should be: in the file that comes nearest to having it.
        own = [it.marks for it in documents if Path(it.marks.place.file).parent == home]
        marks = max(own, key=lambda it: it.depth(path), default=None)
        place = FilePlace(str(home), 1, 1) if marks is None else marks.of_value(path)
        self.problems.add(place, dotted(*path), "missing, expected the name in this language")

    def check(self, speech: TextLimits, cards: Collection[str] = ()) -> None:
        """Look at the words of the packs; without packs at those that they would lie over."""
        looks = WordCheck(speech, self.default, self.problems, cards)
        looks.learn(self.words[0].get(self.default, ()))
        for pack, own in zip(self.packs, self.words[1:], strict=True):
            if pack.is_dir() and not os.path.lexists(pack / PACK_FILE):
                message = "missing, expected a file with id, version and title of the pack"
                self.problems.add(FilePlace(str(pack / PACK_FILE), 1, 1), "", message)
            places = {name: FilePlace(str(pack / STRINGS / name), 1, 1) for name in own}
            check_languages(places, speech.languages, self.problems)
            looks.check({name: own[name] for name in own if name in speech.languages})
        if not self.packs:
            looks.check(self.words[0])


def _languages(folder: Path) -> set[str]:
    strings = folder / STRINGS
    return {one.name for one in strings.iterdir() if one.is_dir()} if strings.is_dir() else set()


def _has_text(data: Any, path: Sequence[str]) -> bool:
    for key in path:
        if not isinstance(data, dict) or key not in data:
            return False
        data = data[key]
    return isinstance(data, str) and bool(data.strip())
