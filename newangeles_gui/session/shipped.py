"""What ships as saves, by the index of each title: puzzles, games worth watching, openings."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeAlias

from pydantic import Field

from newangeles_gui.content import Id, Problems, Spec, read_file, validate

from .loading import Loaded, save_bytes
from .savefile import BadSaveError
from .store import SUFFIX, Listed, read_save, saves_in

if TYPE_CHECKING:
    from pathlib import Path

    from newangeles_gui.content import Marks, Problem
    from newangeles_gui.titles.title import AnyBox, Title

INDEX: Final = "index.yaml"
PUZZLE: Final = "puzzle"
GAME: Final = "game"
BOTH: Final = 2  # the right answer and the tempting one
HEAD: Final = (
    "# What ships as saves: `newangeles puzzles` makes them, and says what is wrong with them.\n"
)


Hopes: TypeAlias = Annotated[tuple[int, ...], Field(strict=False)]


class PuzzleAnswers(Spec):
    """Which answers of a puzzle are right, which one tempts, and how much every other one loses."""

    right: Annotated[tuple[str, ...], Field(strict=False, min_length=1)]
    tempting: str
    lead: Annotated[int, Field(ge=1, le=100)]  # games of a hundred that would be lost by it
    # What each seat can expect to have in the end, after the right answer and the tempting one.
    hopes: Annotated[tuple[Hopes, ...], Field(strict=False)] = ()


class ShippedSave(Spec):
    """An entry of an index: a save of the same name beside it."""

    id: Id
    kind: Literal["puzzle", "game", "opening"]
    words: Annotated[str, Field(pattern=r"^[a-z0-9_.]+$")]  # above its words in the strings
    teaches: Id  # what several entries have in common: the ladder of a puzzle
    length: Annotated[
        int, Field(ge=1)
    ]  # choices: of a game to its end, of a puzzle those asked for
    edition: int  # of the rules that it was made with
    answers: PuzzleAnswers | None = None

    @property
    def file(self) -> str:
        """The name of its file."""
        return self.id + SUFFIX

    def is_right(self, option: str) -> bool:
        """Whether an answer solves the puzzle."""
        return self.answers is not None and option in self.answers.right

    def load(self, box: AnyBox) -> Loaded:
        """The match; BadSaveError if it cannot be loaded."""
        return read_save(box.title.shipped / self.file, box)


@dataclass(frozen=True, slots=True)
class PuzzleRun:
    """The puzzles of a ladder, at which one somebody is, and the way back from the last."""

    puzzles: Sequence[ShippedSave]
    number: int
    back: Callable[[], None]

    @property
    def puzzle(self) -> ShippedSave:
        """The one that is being solved."""
        return self.puzzles[self.number]

    @property
    def is_last(self) -> bool:
        """Whether none follows."""
        return self.number == len(self.puzzles) - 1


def ships(box: AnyBox) -> bool:
    """Whether a title has anything that ships as a save; nothing of it is read."""
    return not box.packs and (box.title.shipped / INDEX).is_file()


def shipped_saves(box: AnyBox, kind: str) -> Sequence[ShippedSave]:
    """Those of a kind, in the order of the index; none with data packs: they change the game."""
    if not ships(box):
        return ()
    return [one for one, _ in _read(box.title.shipped, Problems()) if one.kind == kind]


def _read(folder: Path, problems: Problems) -> Iterator[tuple[ShippedSave, Marks]]:
    path = folder / INDEX
    document = read_file(path, problems) if path.is_file() else None
    if document is None:
        return
    if not isinstance(document.data, list):
        problems.add_at(document.marks, "", (), "expected a list of saves")
        return
    for place, entry in enumerate(document.data):
        marks = document.marks.children[place]
        found = validate(ShippedSave, entry, marks, f"[{place}]", problems)
        if found is not None:
            yield found, marks


def listed_games(box: AnyBox) -> list[Listed]:
    """The games worth watching that can be read, as they stand in a list of saves."""
    games = shipped_saves(box, GAME)
    found = {one.path.name: one for one in saves_in(box.title.shipped)}
    return [replace(found[one.file], words=one.words) for one in games if one.file in found]


def write_shipped(
    folder: Path, entries: Sequence[tuple[ShippedSave, Any]], gone: Sequence[str]
) -> Sequence[Problem]:
    """Put these entries in place of those whose ids begin so; all others stay as they are.

    An index that cannot be read is left alone: what is wrong with it.
    """
    problems = Problems()
    known = [one for one, _ in _read(folder, problems)]
    if len(problems):
        return problems.sorted()
    folder.mkdir(parents=True, exist_ok=True)
    for one in known:
        if one.id.startswith(tuple(gone)):
            (folder / one.file).unlink(missing_ok=True)
    for one, match in entries:
        (folder / one.file).write_bytes(save_bytes(match, 0))
    left = [one for one in known if not one.id.startswith(tuple(gone))]
    text = HEAD + "".join(_line(one) for one in [*left, *(one for one, _ in entries)])
    (folder / INDEX).write_text(text, encoding="utf-8")
    return ()


def _line(one: ShippedSave) -> str:
    """An entry as it stands in an index; an answer may look like a number."""
    told = one.model_dump(mode="json", exclude={"answers"})
    text = "- {" + ", ".join(f"{name}: {value}" for name, value in told.items())
    if one.answers is not None:
        answers = one.answers.model_dump(mode="json").items()
        inner = ", ".join(f"{name}: {json.dumps(value)}" for name, value in answers)
        text += ",\n   answers: {" + inner + "}"
    return text + "}\n"


def shipped_faults(title: Title, box: AnyBox) -> list[Problem]:
    """Everything that is wrong with what ships as saves of a title."""
    problems = Problems()
    known: set[str] = set()
    for one, marks in _read(title.shipped, problems):
        note = partial(problems.add_at, marks, one.id)
        if one.id in known:
            note(("id",), "this id is taken")
        known.add(one.id)
        for path, message in _wrong(one, box):
            note(path, message)
    return problems.sorted()


def _wrong(one: ShippedSave, box: AnyBox) -> Iterator[tuple[tuple[str, ...], str]]:
    edition = box.title.rules.edition
    if one.edition != edition:
        yield ("edition",), f"the rules are of edition {edition}"
    if (one.kind == PUZZLE) != (one.answers is not None):
        yield ("answers",), "a puzzle has answers, and nothing else has"
        return
    try:
        loaded = one.load(box)
    except BadSaveError as error:
        yield ("id",), f"{one.file}: {error}"
        return
    if loaded.notes:
        yield ("id",), f"{one.file} does not prove itself any more: {', '.join(loaded.notes)}"
    if one.answers is not None:
        yield from _wrong_answers(one.answers, loaded)
    elif one.length != len(loaded.match.record.choices):
        yield ("length",), f"it has {len(loaded.match.record.choices)} choices"


def _wrong_answers(answers: PuzzleAnswers, loaded: Loaded) -> Iterator[tuple[tuple[str, ...], str]]:
    match = loaded.match
    pending = match.pending
    if pending is None or [pending.seat] != match.plan.people:
        yield ("id",), "nobody is asked, or not the one person of the save"
        return
    for name, options in (("right", answers.right), ("tempting", (answers.tempting,))):
        for option in options:
            if option not in pending.options:
                yield ("answers", name), f"{option!r} answers nothing; {pending.options[0]!r} would"
    sizes = {len(one) for one in answers.hopes}
    if sizes and (len(answers.hopes) != BOTH or len(sizes) > 1 or pending.seat >= min(sizes)):
        yield ("answers", "hopes"), "a number for each seat is expected, for both answers"
    if answers.tempting in answers.right:
        yield ("answers", "tempting"), "it is right"
