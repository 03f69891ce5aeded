"""The entries of all content files together: the shipped folder, with packs laid over it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Generic, TypeVar, get_args

from newangeles_gui.content import (
    PACK_FILE,
    Document,
    FilePlace,
    Key,
    Marks,
    Pack,
    Problems,
    Spec,
    check_file_names,
    did_you_mean,
    one_of,
    read_file,
    shown,
    validate,
)

from .specs import (
    Action,
    Asset,
    BoxContents,
    Corporation,
    Demand,
    District,
    Emergency,
    EventCard,
    Investment,
    Setup,
)
from .verbs import ActionType

S = TypeVar("S", bound=Spec)


@dataclass(slots=True)
class Entry(Generic[S]):
    """One entry of a file; without a spec if its form is wrong."""

    id: str
    path: str
    marks: Marks
    spec: S | None

    def note(
        self, problems: Problems, path: Sequence[Key], message: str, *, on_key: bool = False
    ) -> None:
        """Note a problem at a path below this entry."""
        problems.add_at(self.marks, self.path, path, message, on_key=on_key)


@dataclass(slots=True)
class Family(Generic[S]):
    """All entries of a kind, in printed order."""

    name: str
    model: type[S]
    entries: dict[str, Entry[S]] = field(default_factory=dict)
    marks: Marks | None = None

    def __contains__(self, name: object) -> bool:
        """Whether an entry has this id, even one whose form is wrong."""
        return name in self.entries

    def __len__(self) -> int:
        """How many entries there are."""
        return len(self.entries)

    def sound(self) -> Iterator[tuple[Entry[S], S]]:
        """The entries whose form is right."""
        for entry in self.entries.values():
            if entry.spec is not None:
                yield entry, entry.spec

    def specs(self) -> dict[str, S]:
        """The specs by id."""
        return {entry.id: spec for entry, spec in self.sound()}

    def note(self, problems: Problems, message: str) -> None:
        """Note a problem of the family as a whole."""
        if self.marks is not None:
            problems.add_at(self.marks, self.name, (), message)

    def lay(self, items: Any, marks: Marks, problems: Problems) -> None:
        """Lay the entries of a file over those there are: known ids replace, new ones follow."""
        self.marks = self.marks or marks
        if not isinstance(items, list):
            message = f"{shown(items)} found, expected a list of entries with an id"
            problems.add_at(marks, self.name, (), message)
            return
        seen: dict[str, int] = {}
        for index, item in enumerate(items):
            below = marks.children[index]
            entry = self._entry(f"{self.name}[{index}]", item, below, problems)
            if entry is None:
                continue
            if entry.id in seen:
                message = f"{shown(entry.id)} is the id of the entry in line {seen[entry.id]} too"
                entry.note(problems, ("id",), message)
            else:
                seen[entry.id] = below.place.line
                self.entries[entry.id] = entry

    def _entry(self, path: str, item: Any, marks: Marks, problems: Problems) -> Entry[S] | None:
        spec = validate(self.model, item, marks, path, problems)
        name = item.get("id") if isinstance(item, dict) else None
        return Entry(name, path, marks, spec) if isinstance(name, str) else None


@dataclass(slots=True)
class Gathered:
    """Everything that was read, right or wrong."""

    box: Entry[BoxContents] | None = None
    packs: dict[Path, str] = field(default_factory=dict)  # what packs call themselves
    actions: dict[str, Family[Action]] = field(default_factory=dict)
    districts: Family[District] = field(default_factory=partial(Family, "districts", District))
    corporations: Family[Corporation] = field(
        default_factory=partial(Family, "corporations", Corporation)
    )
    emergencies: Family[Emergency] = field(
        default_factory=partial(Family, "emergencies", Emergency)
    )
    assets: Family[Asset] = field(default_factory=partial(Family, "assets", Asset))
    investments: Family[Investment] = field(
        default_factory=partial(Family, "investments", Investment)
    )
    demands: Family[Demand] = field(default_factory=partial(Family, "demands", Demand))
    events: Family[EventCard] = field(default_factory=partial(Family, "events", EventCard))
    setups: Family[Setup] = field(default_factory=partial(Family, "setups", Setup))

    def families(self) -> tuple[Family[Any], ...]:
        """All families that are a file of their own."""
        return (
            self.districts,
            self.corporations,
            self.emergencies,
            self.assets,
            self.investments,
            self.demands,
            self.events,
            self.setups,
        )


ACTION_TYPES: tuple[str, ...] = get_args(ActionType)
GAME = "new_angeles"


def gather(directory: Path, packs: Sequence[Path], problems: Problems) -> Gathered:
    """Read everything; what is wrong is noted and the rest is read on."""
    gathered = Gathered(actions={name: Family(f"actions.{name}", Action) for name in ACTION_TYPES})
    documents = [_documents(directory, gathered, problems, pack=False)]
    for pack in packs:
        _check_pack(pack, gathered, problems)
        documents.append(_documents(pack, gathered, problems, pack=True))
    for found in documents:
        for family in gathered.families():
            if document := found.get(family.name):
                family.lay(document.data, document.marks, problems)
        if document := found.get("actions"):
            _lay_actions(gathered, document, problems)
    gathered.box = _box([found["box"] for found in documents if "box" in found], problems)
    return gathered


def _names(gathered: Gathered) -> list[str]:
    return ["box", "actions", *(family.name for family in gathered.families())]


def _documents(
    folder: Path, gathered: Gathered, problems: Problems, *, pack: bool
) -> dict[str, Document]:
    found: dict[str, Document] = {}
    for name in _names(gathered):
        path = folder / f"{name}.yaml"
        # A link that leads nowhere is no file that is left out.
        if pack and not path.exists() and not path.is_symlink():
            continue
        document = read_file(path, problems, root=name, inside=folder if pack else None)
        if document is not None:
            found[name] = document
    return found


def _check_pack(folder: Path, gathered: Gathered, problems: Problems) -> None:
    if not folder.is_dir():
        problems.add(FilePlace(str(folder), 1, 1), "", "expected the folder of a pack")
        return
    check_file_names(folder, [f"{name}.yaml" for name in _names(gathered)], problems)
    about = folder / PACK_FILE
    if about.exists() or about.is_symlink():
        document = read_file(about, problems, root="pack", inside=folder)
        if document is not None:
            said = validate(Pack, document.data, document.marks, "pack", problems)
            if said is not None:
                gathered.packs[folder] = f"{said.id} {said.version}"


def _lay_actions(gathered: Gathered, document: Document, problems: Problems) -> None:
    if not isinstance(document.data, dict):
        message = f"{shown(document.data)} found, expected a mapping of action types to lists"
        problems.add_at(document.marks, "actions", (), message)
        return
    if all(family.marks is None for family in gathered.actions.values()):
        # The shipped file says in which order the types are printed.
        printed = [str(name) for name in document.data if name in gathered.actions]
        order = dict.fromkeys([*printed, *gathered.actions])
        gathered.actions = {name: gathered.actions[name] for name in order}
    for family in gathered.actions.values():
        family.marks = family.marks or document.marks
    for name, items in document.data.items():
        if name in gathered.actions:
            gathered.actions[str(name)].lay(items, document.marks.children[name], problems)
        else:
            hint = did_you_mean(name, ACTION_TYPES) or f", expected {one_of(ACTION_TYPES)}"
            message = f"unknown action type{hint}"
            problems.add_at(document.marks, "actions", (name,), message, on_key=True)


def _box(documents: list[Document], problems: Problems) -> Entry[BoxContents] | None:
    data: dict[Any, Any] = {}
    marks: Marks | None = None
    for document in documents:
        if not isinstance(document.data, dict):
            message = f"{shown(document.data)} found, expected a mapping"
            problems.add_at(document.marks, "box", (), message)
            continue
        data |= document.data
        marks = marks or Marks(document.marks.place)
        marks.keys |= document.marks.keys
        marks.children |= document.marks.children
    if marks is None:
        return None
    return Entry("box", "box", marks, validate(BoxContents, data, marks, "box", problems))
