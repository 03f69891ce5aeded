"""Knows what to say next, and what has been said."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from .lessons import (
    ASKED,
    END,
    FINISHED,
    HINTS,
    LESSONS,
    RESOLVING,
    TOLD,
    hints_seen,
    remember_hints,
)

if TYPE_CHECKING:
    from newangeles_gui.engine import Facts
    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Target

    from ..rules import View
    from .lessons import Lesson

GUIDED: Final = "screen.tutorial.guided"
LESSON: Final = "screen.tutorial.lesson"


class Coach:
    """One for a match: `now` is the lesson that is on the screen, others wait behind it.

    `guided` is the tutorial's own game; otherwise only short hints for beginners are given.
    `said` has the lessons that need not be said again.
    """

    def __init__(self, services: Services, guided: bool, said: Iterable[str] = ()) -> None:
        self.services = services
        self.guided = guided
        self.lessons: Sequence[Lesson] = LESSONS if guided else HINTS
        self.now: Lesson | None = None
        self.facts: Facts = {}  # of the event that the lesson is about
        self.said = set(said) if guided else {*said, *hints_seen(services)}
        self._turn = 0
        self._waiting: list[tuple[Lesson, Facts]] = []

    @property
    def holds(self) -> bool:
        """Whether the game waits until what is on the screen has been read."""
        return self.now is not None and self.now.when == TOLD

    @property
    def scripted(self) -> bool:
        """Whether the guided game stands where the lesson on the screen belongs by its script."""
        return self.guided and self.now is not None and self.now.turn in (0, self._turn)

    @property
    def is_last(self) -> bool:
        """Whether the tutorial ends with what is on the screen."""
        return self.now is not None and self.now.name == END

    @property
    def progress(self) -> tuple[int, int]:
        """How much of the tutorial has been said; nothing of nothing outside it."""
        if not self.guided:
            return 0, 0
        known = [lesson for lesson in self.lessons if lesson.name in self.said]
        return len(known), len(self.lessons)

    def asked(self, kind: str, view: View) -> None:
        """The person has to answer a question."""
        self._turn = view.turns_taken
        if not self.guided and self._known_kind(kind):
            return
        for lesson in self.lessons:
            if lesson.is_about(ASKED, kind, view):
                self._queue(lesson, {})

    def _known_kind(self, kind: str) -> bool:
        """In ordinary games one hint is enough for all questions that a card asks."""
        return kind in RESOLVING and "resolve" in self.said

    def occasion(self, when: str, view: View) -> None:
        """Something waits that is no question: a support to be bought, an offer to be answered."""
        self._turn = view.turns_taken
        for lesson in self.lessons:
            if lesson.is_about(when, when, view):
                self._queue(lesson, {})

    def told(self, kind: str, facts: Facts, me: str, view: View) -> None:
        """Something is being shown."""
        self._turn = view.turns_taken
        for lesson in self.lessons:
            if lesson.is_about(TOLD, kind, view) and lesson.fits(facts, me):
                self._queue(lesson, facts)

    def _queue(self, lesson: Lesson, facts: Facts) -> None:
        waiting = any(lesson is other for other, _ in self._waiting)
        if lesson.name not in self.said and not waiting and lesson is not self.now:
            self._waiting.append((lesson, facts))
        if self.now is None:
            self._next()

    def _next(self) -> None:
        self.now, self.facts = self._waiting.pop(0) if self._waiting else (None, {})
        if self.now is not None:
            self.said.add(self.now.name)
            if self.now.hint:
                remember_hints(self.services, self.now.name)

    def close(self) -> None:
        """What is on the screen has been read."""
        if self.is_last:
            remember_hints(self.services, FINISHED)
        self._next()

    def answered(self) -> None:
        """The question has been answered: what was to be said about it is for another time."""
        self._waiting = [one for one in self._waiting if one[0].when == TOLD]
        if self.now is not None and self.now.when != TOLD:
            self.close()

    def quit(self) -> None:
        """The player wants to play on alone."""
        self.lessons, self.now = (), None
        self._waiting.clear()

    def target(self, me: str) -> Target:
        """Where to look."""
        if self.now is None:
            return ()
        target = self.now.target
        if target == ("me",):
            return ("seat", me)
        if target[:1] == ("fact",):
            return (target[1], str(self.facts.get(target[2], "")))
        return target

    def words(self) -> tuple[str, str, str]:
        """Headline, text, and what would be sensible; that may be empty."""
        assert self.now is not None
        say, has = self.services.say, self.services.words.catalog.has
        key = f"{LESSON}.{self.now.name}"
        sensible = f"{GUIDED}.{self.now.name}"  # about what happens in the tutorial's own game
        if not self.scripted or not has(sensible):
            sensible = f"{key}.hint"
        return say(f"{key}.title"), say(f"{key}.text"), say(sensible) if has(sensible) else ""
