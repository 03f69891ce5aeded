"""The entries of all content files together, with packs laid over them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Generic, TypeVar

from newangeles_gui.content.marks import Key, Marks
from newangeles_gui.content.problems import Problems, shown
from newangeles_gui.content.spec import Spec
from newangeles_gui.content.wording import validate

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
