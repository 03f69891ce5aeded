"""Loads the content of the game, with data packs on top, once all has been checked."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from newangeles_gui.content import (
    PACK_FILE,
    ContentError,
    Document,
    Key,
    Marks,
    Pack,
    Problem,
    Problems,
    Spec,
    TextLimits,
    check_file_names,
    foreign,
    read_file,
    shown,
    validate,
)
from newangeles_gui.i18n import PackWords

from . import checks
from .specs import GAME, TYPES, Advisor, BoxSpec, Building, Content

BOX, TILES, ADVISORS = "box", "tiles", "advisors"
FILES: Final = tuple(f"{name}.yaml" for name in (BOX, TILES, ADVISORS))
UNSAID: Final = "new_angeles"  # packs that name no game are for the first there was


@dataclass(slots=True)
class Gathered:
    """What was read of all files, where it stands, and everything that is wrong with it."""

    problems: Problems = field(default_factory=Problems)
    box: BoxSpec | None = None
    tiles: dict[str, dict[str, Building]] = field(
        default_factory=lambda: {name: {} for name in TYPES}
    )
    advisors: dict[str, Advisor] = field(default_factory=dict)
    places: dict[str, tuple[Marks, str]] = field(default_factory=dict)
    _box: dict[str, Any] = field(default_factory=dict)  # as it was read

    def named(self) -> Iterator[tuple[str, str, Path]]:
        """What has a name: its family, its id, and the folder where it stands."""
        tiles = [("tile", one) for family in self.tiles.values() for one in family]
        for family, name in [*tiles, *(("advisor", one) for one in self.advisors)]:
            yield family, name, Path(self.places[name][0].place.file).parent

    def note(self, name: str, path: tuple[Key, ...], message: str) -> None:
        """Something is wrong with an entry."""
        marks, prefix = self.places[name]
        self.problems.add_at(marks, prefix, path, message)

    def read(self, folder: Path, whole: bool) -> None:
        """Read the files of a folder; all have to be there in that of the game."""
        if not whole:
            check_file_names(folder, FILES, self.problems)
        for file in FILES:
            if whole or (folder / file).is_file():
                inside = None if whole else folder
                document = read_file(folder / file, self.problems, inside=inside)
                if document is not None:
                    self._read_document(document, file.partition(".")[0])

    def _read_document(self, document: Document, name: str) -> None:
        if not isinstance(document.data, dict):
            self.problems.add_at(document.marks, "", (), "expected a mapping")
        elif name == BOX:
            self._box = {**self._box, **document.data}  # a pack says only what is new
            self.box = validate(BoxSpec, self._box, document.marks, BOX, self.problems)
            self.places[BOX] = (document.marks, BOX)
        else:
            self._read_families(document, name)

    def _read_families(self, document: Document, name: str) -> None:
        known = TYPES if name == TILES else (ADVISORS,)
        for family, entries in document.data.items():
            if family not in known or not isinstance(entries, list):
                message = f"a list under one of {', '.join(known)} is expected"
                self.problems.add_at(document.marks, name, (family,), message, on_key=True)
                continue
            marks = document.marks.children[family]
            twice: set[str] = set()
            for place, entry in enumerate(entries):
                path = f"{name}.{family}[{place}]"
                self._read_entry(family, entry, marks.children[place], path, twice)

    def _read_entry(
        self, family: str, entry: Any, marks: Marks, path: str, twice: set[str]
    ) -> None:
        model: type[Spec] = Building if family in TYPES else Advisor
        found: Any = validate(model, entry, marks, path, self.problems)
        if found is None:
            return
        if found.id in twice:
            self.problems.add_at(marks, path, ("id",), f"{shown(found.id)} stands here twice")
        twice.add(found.id)
        for tiles in self.tiles.values():
            tiles.pop(found.id, None)  # a pack replaces what has the same id
        self.advisors.pop(found.id, None)
        if isinstance(found, Building):
            self.tiles[family][found.id] = found
        else:
            self.advisors[found.id] = found
        self.places[found.id] = (marks, path)


def gather(folder: Path, packs: Sequence[Path] = ()) -> Gathered:
    """Everything of a folder with packs over it."""
    gathered = Gathered()
    gathered.read(folder, whole=True)
    for pack in packs:
        gathered.read(pack, whole=False)
    checks.check(gathered)
    return gathered


def load_content(folder: Path, packs: Sequence[Path] = ()) -> Content:
    """The content of a folder with packs laid over it; ContentError with all that is wrong."""
    if strangers := foreign(packs, GAME, unsaid=UNSAID):
        raise ContentError(strangers)
    gathered = gather(folder, packs)
    names = [_name_of(pack, gathered.problems) for pack in packs]
    if len(gathered.problems):
        raise ContentError(gathered.problems.sorted())
    assert gathered.box is not None
    content = Content.model_construct(
        box=gathered.box, tiles=gathered.tiles, advisors=gathered.advisors
    )
    update = {"digest": digest_of(content), "packs": tuple(names)}
    return content.model_copy(update=update)


def _name_of(pack: Path, problems: Problems) -> str:
    document = read_file(pack / PACK_FILE, problems, root="pack", inside=pack)
    if document is None:
        return pack.name
    said = validate(Pack, document.data, document.marks, "pack", problems)
    return pack.name if said is None else f"{said.id} {said.version}"


def digest_of(content: Content) -> str:
    """A hash of what the rules see: comments and spelling do not count."""
    canonical = content.model_dump_json(exclude={"digest", "packs"})
    return hashlib.sha256(canonical.encode()).hexdigest()


def find_faults(
    folder: Path, default: str, packs: Sequence[Path], speech: TextLimits, house: Path
) -> list[Problem]:
    """Everything that is wrong with the data and the words, which are read beside the house's."""
    if strangers := foreign(packs, GAME, unsaid=UNSAID):
        return strangers
    gathered = gather(folder, packs)
    for pack in packs:
        _name_of(pack, gathered.problems)
    words = PackWords(folder, house, packs, default, gathered.problems)
    words.need_names(gathered.named())
    words.check(speech)
    return gathered.problems.sorted()
