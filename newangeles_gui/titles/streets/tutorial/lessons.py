"""The lessons: cities in which something is to be done, what is right there, and what comes of it.

They stand in `lessons.yaml` beside the rest of the data; a match begins in one (`Lesson.start`),
so that a lesson is played, taken back and kept like any game. What is said is `lesson.ID.title`,
`.text`, `.task`, `.done`, and `.wrong` to an answer that is not right.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeAlias

from pydantic import Field

from newangeles_gui.content import ContentError, Id, Problems, Spec, read_file, validate

from ..content import find_faults, load_content
from ..rules import Box, Given, GivenCity, Texts, given_start

if TYPE_CHECKING:
    from newangeles_gui.content import Marks, Problem, TextLimits
    from newangeles_gui.engine import Choice, Start

FILE: Final = "lessons.yaml"
Chapter: TypeAlias = Literal["steps", "advisors", "business", "solo"]
CHAPTERS: Final[tuple[Chapter, ...]] = ("steps", "advisors", "business", "solo")


class Asked(Spec):
    """A question that the person has to answer: the right options, the best one first.

    A tile without a place means wherever it is built; if no option is named, any will do.
    """

    kind: Id
    right: Texts = ()

    def accepts(self, choice: Choice) -> bool:
        """Whether a choice is a right answer."""
        meant = (choice.option, choice.option.partition(" ")[0])
        return choice.kind == self.kind and (
            not self.right or any(one in self.right for one in meant)
        )


class Lesson(Spec):
    """A city, what is asked there one after the other, and what has to hold afterwards."""

    id: Id
    chapter: Chapter
    rules: Texts  # by number: where to read on
    players: Texts = ("coral", "ivory")
    given: Given
    answers: Annotated[tuple[Asked, ...], Field(strict=False, min_length=1)]
    look: Texts = ()  # the cells that the words are about
    expect: dict[str, Any]  # as in scenarios: a test compares it

    def start(self) -> Start:
        """The start of a match in this city."""
        return given_start(self.players, self.given)


@dataclass(slots=True)
class LessonCourse:
    """How far a person has come in a lesson."""

    lesson: Lesson
    place: int = 0

    @property
    def asked(self) -> Asked | None:
        """What is to be answered next; None if all is done."""
        answers = self.lesson.answers
        return answers[self.place] if self.place < len(answers) else None

    def answer(self, choice: Choice) -> bool:
        """Go on if that is right; whether it is."""
        asked = self.asked
        right = asked is not None and asked.accepts(choice)
        self.place += right
        return right


def lessons(folder: Path) -> Mapping[Chapter, tuple[Lesson, ...]]:
    """All lessons by chapter, each in its order; ContentError with everything that is wrong."""
    problems = Problems()
    found = [lesson for lesson, _ in _read(folder, problems)]
    if len(problems):
        raise ContentError(problems.sorted())
    return {chapter: tuple(one for one in found if one.chapter == chapter) for chapter in CHAPTERS}


def _read(folder: Path, problems: Problems) -> list[tuple[Lesson, Marks]]:
    document = read_file(folder / FILE, problems)
    if document is None:
        return []
    if not isinstance(document.data, list):
        problems.add_at(document.marks, "", (), "a list of lessons is expected")
        return []
    found = []
    for place, entry in enumerate(document.data):
        marks = document.marks.children[place]
        lesson = validate(Lesson, entry, marks, f"[{place}]", problems)
        if lesson is not None:
            found.append((lesson, marks))
    return found


def lesson_faults(folder: Path, box: Box) -> list[Problem]:
    """What is wrong with the lessons of a folder: as they are written, or with their cities."""
    problems = Problems()
    read = _read(folder, problems)
    found = problems.sorted()
    for lesson, marks in read:
        try:
            GivenCity(
                box, lesson.players, lesson.given, partial(_wrong, marks, lesson.id)
            ).put_together()
        except ContentError as error:
            found += error.problems
    return found


def _wrong(marks: Marks, name: str, path: tuple[str | int, ...], message: str) -> ContentError:
    problems = Problems()
    problems.add_at(marks, name, path, message)
    return ContentError(problems.sorted())


def all_faults(
    folder: Path, default: str, packs: Sequence[Path], speech: TextLimits, house: Path
) -> Sequence[Problem]:
    """What is wrong with the data of the game or of packs, and with the lessons if it is not."""
    problems = find_faults(folder, default, packs, speech, house)
    if problems or packs:
        return problems
    return lesson_faults(folder, Box(load_content(folder)))
