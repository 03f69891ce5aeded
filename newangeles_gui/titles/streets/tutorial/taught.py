"""The table with somebody who explains: lessons on given cities, and hints of a first game."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from newangeles_gui.engine import Choice
from newangeles_gui.scenes import Services
from newangeles_gui.session import Agreements, Match, Plan, Seat
from newangeles_gui.table import KeptFree, TaskNote, Way, Words
from newangeles_gui.table.director import Director
from newangeles_gui.table.scenes.taught import TaughtTable

from ..city import CityBoard, tile_target
from ..rules import PILE, read_cell
from ..table.scene import StreetsTable
from .hints import ASKED, TOLD, Hint, guided_start, hint_now
from .lessons import Lesson, LessonCourse

if TYPE_CHECKING:
    from collections.abc import Callable

    from newangeles_gui.engine import Facts
    from newangeles_gui.table import Target


SLIP_WEIGHT: Final = 5.0
HAND_WEIGHT: Final = 3.0
TILE_WEIGHT: Final = 3.5
TEXT, WRONG, DONE = "text", "wrong", "done"


class TaughtCity(TaughtTable, StreetsTable):
    """Something is said beside cells of the city."""

    @property
    def _rests_on_tile(self) -> bool:
        """Nothing lies over what is said."""
        return self.bubble is None and super()._rests_on_tile

    def kept(self) -> Iterator[KeptFree]:
        """The city and what is counted there, too."""
        yield from super().kept()
        for cell in self.shown.city.cells:
            spot = self.place(tile_target(cell))
            if spot is not None:
                yield KeptFree(spot, TILE_WEIGHT)
        if self.parts.slip is not None:
            yield KeptFree(self.parts.slip.rect, SLIP_WEIGHT)
        if self.parts.shelf is not None:
            yield KeptFree(self.parts.shelf.rect, HAND_WEIGHT)


class LessonDirector(Director):
    """Nobody wants a lesson among the saved games."""

    keeps = False


def lesson_match(services: Services, lesson: Lesson) -> Match:
    """The match of a lesson; who has nothing to do there is a quick opponent."""
    start = lesson.start()
    level = services.box.title.minds.gentle
    others = [Seat(name, "opponent", level) for name in start.players[1:]]
    seats = [Seat(str(services.settings.values["player"]) or start.players[0]), *others]
    return Match.begin(services.box, Plan(start, seats, Agreements(undo=False)))


class LessonTable(TaughtCity):
    """One lesson after the other; an answer that is not right is told, and not taken."""

    directed_by = LessonDirector

    def __init__(
        self,
        services: Services,
        lessons: Sequence[Lesson],
        number: int,
        finished: Callable[[], None],
    ) -> None:
        self.lessons, self.lesson_number, self.finished = lessons, number, finished
        self.lesson = lessons[number]
        self.course = LessonCourse(self.lesson)
        self.telling = TEXT
        super().__init__(services, lesson_match(services, self.lesson))

    @property
    def is_last(self) -> bool:
        """Whether no lesson follows."""
        return self.lesson_number == len(self.lessons) - 1

    # What is said.

    def said(self) -> Words | None:
        """The lesson with its task; why an answer is not right; what came of it."""
        if not self.telling:
            return None
        key = f"lesson.{self.lesson.id}"
        task = self.say(f"{key}.task") if self.telling != DONE else ""
        told = self.say(f"{key}.{self.telling}")
        number, of = self.lesson_number + 1, len(self.lessons)
        return Words(self.say(f"{key}.title"), told, task, number, of)

    def ways(self) -> list[Way]:
        """Go on, or leave."""
        leave = Way("leave", self.say("learn.leave"), self.open_menu)
        if self.telling != DONE:
            return [Way("ok", self.say("screen.tutorial.ok"), self.close_bubble, "accent"), leave]
        last = "screen.tutorial.play" if self.lesson.chapter == "steps" else "learn.finish"
        key = last if self.is_last else "screen.tutorial.next"
        again = Way("again", self.say("learn.again"), self.begin_again)
        return [Way("ok", self.say(key), self.go_further, "accent"), again, leave]

    def about(self) -> Sequence[Target]:
        """Where the lesson happens, until it is done."""
        looked_at = self.lesson.look if self.telling == TEXT else ()
        return [tile_target(read_cell(cell)) for cell in looked_at]

    def close_bubble(self) -> None:
        """It has been read."""
        self.services.audio.play("click")
        self._tell("")

    def build(self) -> None:
        """Once the lesson has been read its task stays in sight."""
        super().build()
        if not self.telling and self.course.asked is not None:
            words, board = self.say(f"lesson.{self.lesson.id}.task"), self.parts.board
            assert isinstance(board, CityBoard)
            self.root.add(TaskNote(board, board.camera.room, words, self.hint))

    def hint(self) -> None:
        """Say it once more."""
        if self.telling != DONE:
            self._tell(TEXT)

    def _tell(self, what: str) -> None:
        self.telling = what
        self.rebuild()

    def told(self) -> tuple[str, str]:
        """What is asked; nobody else thinks when the lesson is done."""
        if self.course.asked is None:
            return self.say(f"lesson.{self.lesson.id}.title"), "muted"
        return super().told()

    # What is done.

    def choose(self, option: str) -> None:
        """Only a right answer is given."""
        pending = self.director.pending
        assert pending is not None, "nothing is asked"
        crowd = self.asking.crowd
        meant = [Choice(pending.kind, option)] if crowd is None else list(crowd.choices())
        if len(meant) == 1 and self.course.answer(meant[0]):
            self.telling = ""
            super().choose(option)
            return
        self.services.audio.play("error")
        self.asking.put_back()
        self._tell(WRONG)

    def _go_on(self, seconds: float) -> None:
        """When all is done nobody else decides any more."""
        if self.course.asked is not None:
            super()._go_on(seconds)
        elif not self._settled:
            self.settle()

    def settle(self) -> None:
        """All has been seen: the next question, or what came of it."""
        if self.course.asked is None:
            self.telling = DONE
        super().settle()

    def go_further(self) -> None:
        """The next lesson, or what comes after the last one."""
        self.services.audio.play("confirm")
        if self.is_last:
            self.finished()
        else:
            self._open(self.lesson_number + 1)

    def begin_again(self) -> None:
        """The same lesson once more."""
        self._open(self.lesson_number)

    def _open(self, number: int) -> None:
        stack = self.services.stack
        stack.pop()
        stack.push(LessonTable(self.services, self.lessons, number, self.finished))

    def open_menu(self) -> None:
        """Back to where it was chosen."""
        self.services.stack.pop()

    def cancel(self) -> bool:
        """Escape closes what is said first."""
        if self.telling and self.telling != DONE:
            self.close_bubble()
            return True
        return super().cancel()

    def keys(self) -> dict[str, Callable[[], None]]:
        """There is nothing to be saved."""
        return {name: act for name, act in super().keys().items() if name not in ("save", "load")}


class HintTable(TaughtCity):
    """A first game: what comes up for the first time is explained once."""

    def __init__(self, services: Services, match: Match) -> None:
        self.given: set[str] = set()
        self.wanted = True
        self.now: Hint | None = None
        self._happened: list[str] = []
        super().__init__(services, match)
        self.playback.listeners.append(self._note)
        self._look_for_hint()

    def said(self) -> Words | None:
        """The hint."""
        if self.now is None:
            return None
        key = f"hint.{self.now.name}"
        return Words(self.say(f"{key}.title"), self.say(f"{key}.text"), "")

    def ways(self) -> list[Way]:
        """It has been read, or no more of them are wanted."""
        ok = Way("ok", self.say("screen.tutorial.ok"), self.close_bubble, "accent")
        return [ok, Way("quit", self.say("screen.tutorial.no_hints"), self.silence)]

    def close_bubble(self) -> None:
        """It has been read."""
        self.services.audio.play("click")
        self.now = None
        self.rebuild()

    def silence(self) -> None:
        """No more hints in this game."""
        self.wanted = False
        self.close_bubble()

    def _note(self, kind: str, facts: Facts) -> None:
        self._happened.append(kind)

    def settle(self) -> None:
        """What has happened or is asked may be new."""
        self._look_for_hint()
        super().settle()

    def _look_for_hint(self) -> None:
        view = self.director.view
        pending = self.director.pending
        occasions = [(TOLD, kind) for kind in dict.fromkeys(self._happened)]
        if pending is not None and self.director.asks_viewer:
            occasions.append((ASKED, pending.kind))
            self._happened.clear()
        else:
            occasions = []
        found = (hint_now(when, kind, view, self.given) for when, kind in occasions)
        self.now = next((one for one in found if one is not None), None) if self.wanted else None
        if self.now is not None:
            self.given.add(self.now.name)

    def choose(self, option: str) -> None:
        """Who answers has read enough."""
        self.now = None
        super().choose(option)

    def cancel(self) -> bool:
        """Escape closes the hint first."""
        if self.now is None:
            return super().cancel()
        self.close_bubble()
        return True


def is_guided(match: Match) -> bool:
    """Whether a game is the one that follows the lessons."""
    return PILE in match.plan.start.stacked


def table_for(services: Services, match: Match) -> StreetsTable:
    """The table for a game, with hints in that one."""
    return HintTable(services, match) if is_guided(match) else StreetsTable(services, match)


def open_guided_game(services: Services) -> None:
    """Close everything and play a first real game, with hints."""
    start = guided_start(time.strftime("%H%M%S"))
    player = str(services.settings.values["player"]) or services.say("screen.somebody")
    level = services.box.title.minds.gentle
    seats = [Seat(player), *(Seat(one, "opponent", level) for one in start.players[1:])]
    identity = time.strftime("tutorial-%Y%m%d-%H%M%S-") + os.urandom(2).hex()
    match = Match.begin(services.box, Plan(start, seats, Agreements()), identity)
    services.stack.replace(HintTable(services, match))
