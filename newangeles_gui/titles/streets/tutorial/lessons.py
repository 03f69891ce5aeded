"""The lessons: cities in which something is to be done, what is right there, and what comes of it.

They stand in `lessons.yaml` beside the rest of the data, in the form of scenarios; a match begins
in one (`Lesson.start`), so that a lesson is played, taken back and kept like any game. What is said
is `lesson.ID.title`, `.text`, `.task`, `.done`, and `.wrong` to an answer that is not right.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, Literal, TypeAlias

from pydantic import Field

from newangeles_gui.content import ContentError, Id, Spec
from newangeles_gui.scenario import read_scenarios

from ..scenario.model import Scenario, Words
from ..scenario.situation import build, given_start

if TYPE_CHECKING:
    from newangeles_gui.content import Problem
    from newangeles_gui.engine import Choice, Start
    from newangeles_gui.scenario import LoadedScenario

    from ..rules import Box

FILE: Final = "lessons.yaml"
Chapter: TypeAlias = Literal["steps", "advisors", "business", "solo"]
CHAPTERS: Final[tuple[Chapter, ...]] = ("steps", "advisors", "business", "solo")


class Asked(Spec):
    """A question that the person has to answer: the right options, the best one first.

    A tile without a place means wherever it is built; if no option is named, any will do.
    """

    kind: Id
    right: Words = ()

    def accepts(self, choice: Choice) -> bool:
        """Whether a choice is a right answer."""
        meant = (choice.option, choice.option.partition(" ")[0])
        return choice.kind == self.kind and (
            not self.right or any(one in self.right for one in meant)
        )


class Lesson(Scenario):
    """A city, what is asked there one after the other, and what has to hold afterwards."""

    id: Id
    chapter: Chapter
    answers: Annotated[tuple[Asked, ...], Field(strict=False, min_length=1)]
    look: Words = ()  # the cells that the words are about

    def start(self) -> Start:
        """The start of a match in this city."""
        return given_start(self)


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


def read_lessons(folder: Path) -> list[LoadedScenario]:
    """All lessons as they stand in their file; ContentError with everything that is wrong."""
    return read_scenarios(folder / FILE, lambda game: Lesson)


def lesson_faults(folder: Path, box: Box) -> list[Problem]:
    """What is wrong with the lessons of a folder: as they are written, or with their cities."""
    problems: list[Problem] = []
    try:
        for loaded in read_lessons(folder):
            try:
                build(box, loaded)
            except ContentError as error:
                problems += error.problems
    except ContentError as error:
        problems += error.problems
    return problems


def lessons(folder: Path) -> Mapping[Chapter, tuple[Lesson, ...]]:
    """All lessons by chapter, each in its order."""
    found: list[Lesson] = [loaded.scenario for loaded in read_lessons(folder)]
    return {chapter: tuple(one for one in found if one.chapter == chapter) for chapter in CHAPTERS}
