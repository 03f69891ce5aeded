"""Reads the shipped folder and the packs on top of it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, get_args

from newangeles_gui.content.files import read_file
from newangeles_gui.content.marks import FilePlace, Marks
from newangeles_gui.content.packs import PACK_FILE, Pack
from newangeles_gui.content.problems import Problems, did_you_mean, one_of, shown
from newangeles_gui.content.reader import Document
from newangeles_gui.content.wording import validate

from .base import ActionType
from .gathered import Entry, Family, Gathered
from .specs import Action, BoxContents

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
    known = [f"{name}.yaml" for name in _names(gathered)] + [PACK_FILE]
    for path in sorted(folder.glob("*.y*ml")):
        if path.suffix in (".yaml", ".yml") and path.name not in known:
            hint = did_you_mean(path.name, known) or f", expected {one_of(known)}"
            problems.add(FilePlace(str(path), 1, 1), "", f"no content has this file name{hint}")
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
