"""A puzzle at the table: one move is made, judged and explained."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from newangeles_gui.profiles import profiles_file, record_solved
from newangeles_gui.scenes import tell
from newangeles_gui.session import Agreements, DiskError, Plan, Seat

from .. import Way, Words
from ..director import Director
from .taught import TaughtTable

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.session import Match, PuzzleRun, ShippedSave

    from .. import Picker, Target

QUESTION, HINT, WHERE, SHOWN, WRONG, RIGHT = "question", "hint", "where", "shown", "wrong", "right"
FURTHER: Final = MappingProxyType(
    {QUESTION: HINT, WRONG: HINT, HINT: WHERE, WHERE: SHOWN, SHOWN: SHOWN}
)


class PuzzleDirector(Director):
    """Nobody wants a puzzle among the saved games."""

    keeps = False


def puzzle_match(services: Services, puzzle: ShippedSave) -> Match:
    """The match of a puzzle, with the player in the one seat of a person."""
    match = puzzle.load(services.box).match
    (place,) = match.plan.people
    name = str(services.settings.values["player"]) or services.say("screen.somebody")
    seats = [Seat(name) if at == place else one for at, one in enumerate(match.plan.seats)]
    match.plan = Plan(match.plan.start, seats, Agreements(undo=False))
    return match


class PuzzleTable(TaughtTable):
    """An answer that is not right is told, and not taken; the right one is played, and explained.

    Who derives from it says why answers are good or bad, where they are, and how they are held.
    """

    directed_by = PuzzleDirector

    def __init__(self, services: Services, run: PuzzleRun) -> None:
        self.run, self.puzzle = run, run.puzzle
        self.telling = QUESTION
        self.tried = ""  # the wrong answer that is spoken of
        self.solved = False
        self.helped = False  # whether the answer was shown
        self._help = QUESTION  # how much help was asked for
        super().__init__(services, puzzle_match(services, run.puzzle))
        pending = self.director.pending
        assert pending is not None, "a puzzle asks"
        self.question: tuple[Any, Any] = self.director.view, pending

    # What the title says.

    def reasons(self, option: str) -> Sequence[str]:
        """What speaks for an answer, or against it, in sentences."""
        return ()

    def hoped(self, scores: Sequence[int]) -> str:
        """What each seat can expect to have in the end, in a sentence."""
        return ""

    def spots(self, option: str) -> Sequence[Target]:
        """Where on the table an answer is."""
        return ()

    def hold(self, option: str) -> None:
        """An answer as if somebody were about to give it."""
        self.take_up(option)

    def let_go(self) -> None:
        """Nothing is held any more."""
        self.unpick()

    def meant(self, option: str) -> str:
        """The answer that is being given; nothing if it is several at once."""
        return option

    # What is said.

    @property
    def right(self) -> str:
        """The right answer."""
        assert self.puzzle.answers is not None
        return self.puzzle.answers.right[0]

    def said(self) -> Words | None:
        """The question, help, why an answer is wrong, or why one is right."""
        if not self.telling:
            return None
        task = self.say("screen.puzzle.task") if self.telling in (QUESTION, HINT) else ""
        number, of = self.run.number + 1, len(self.run.puzzles)
        name = self.say(f"{self.puzzle.words}.title")
        title = self.say("screen.puzzle.named", name=name, number=number)
        return Words(title, self._text(), task, number - 1 + self.solved, of)

    def _text(self) -> str:
        if self.telling == WRONG:
            return self._wrong()
        if self.telling == RIGHT:
            return self._right()
        if self.telling in (WHERE, SHOWN):
            return self.say(f"screen.puzzle.{self.telling}")
        return self.say(f"{self.puzzle.words}.{self.telling}")

    def _wrong(self) -> str:
        if not self.tried:
            return self.say("screen.puzzle.several")
        told = " ".join(self.reasons(self.tried))
        return self.say("screen.puzzle.wrong", answer=self._named(self.tried), reasons=told)

    def _right(self) -> str:
        """Why it is right, and why the tempting one is not."""
        answers = self.puzzle.answers
        assert answers is not None
        hopes = [self.hoped(one) for one in answers.hopes] or ["", ""]
        why = self._own("why") or " ".join((*self.reasons(self.right), hopes[0]))
        against = self._own("against") or " ".join((*self.reasons(answers.tempting), hopes[1]))
        tempting = self._named(answers.tempting)
        parts = (
            self.say("screen.puzzle.right", reasons=why),
            self.say("screen.puzzle.tempting", answer=tempting, reasons=against),
            self.say("screen.puzzle.lead", n=answers.lead),
        )
        return "\n\n".join(parts)

    def _own(self, name: str) -> str:
        """Words that were written for this puzzle alone, if it has any."""
        key = f"{self.puzzle.words}.{name}"
        return self.say(key) if self.services.words.catalog.has(key) else ""

    def _named(self, option: str) -> str:
        view, pending = self.question
        return self.services.words.option(pending, option, view)

    def ways(self) -> list[Way]:
        """Go on, ask for more, or leave."""
        leave = Way("leave", self.say("screen.puzzle.leave"), self.open_menu)
        if self.telling == RIGHT:
            key = "finish" if self.run.is_last else "next"
            further = Way("ok", self.say(f"screen.puzzle.{key}"), self.go_further, "accent")
            return [further, Way("again", self.say("screen.puzzle.again"), self.begin_again), leave]
        ok = Way("ok", self.say(f"screen.puzzle.{'retry' if self.telling == WRONG else 'try'}"),
                 self.close_bubble, "accent")  # fmt: skip
        if self.telling == SHOWN:
            return [ok, leave]
        more = self.say(f"screen.puzzle.{'show' if self.telling == WHERE else 'help'}")
        return [ok, Way("help", more, self.hint), leave]

    def about(self) -> Sequence[Target]:
        """Where to look, once that is asked for; then the place of a wrong answer."""
        spoken = {WHERE: self.right, SHOWN: self.right, WRONG: self.tried}
        option = spoken.get(self.telling, "")
        return self.spots(option) if option else ()

    def close_bubble(self) -> None:
        """It has been read."""
        self.services.audio.play("click")
        self._tell("")

    def hint(self) -> None:
        """What it is about; then where; then the answer itself."""
        if self.solved:
            return
        self.services.audio.play("click")
        self._help = FURTHER[self.telling or self._help]
        if self._help == SHOWN:
            self.helped = True
            self.hold(self.right)
        self._tell(self._help)

    def _tell(self, what: str) -> None:
        self.telling = what
        self.rebuild()

    def asked(self) -> Picker | None:
        """Nothing more is to be answered once it is solved."""
        found = super().asked()
        return None if self.solved else found

    def told(self) -> tuple[str, str]:
        """What is asked; nobody else thinks when it is solved."""
        if self.solved:
            return self.say("screen.puzzle.solved"), "accent"
        return super().told()

    # What is done.

    def choose(self, option: str) -> None:
        """Only a right answer is given."""
        if self.solved:
            return
        meant = self.meant(option)
        if self.puzzle.is_right(meant):
            self.telling, self.solved = "", True
            super().choose(option)
            self._remember()
            return
        self.services.audio.play("error")
        self.tried = meant
        self.let_go()
        self._tell(WRONG)

    def _remember(self) -> None:
        """Who has found it alone has it marked."""
        if self.helped:
            return
        (place,) = self.match.plan.people
        name, title = self.match.plan.seats[place].name, self.services.title_id
        path = profiles_file()
        try:
            aside = record_solved(name, title, self.puzzle.id, path)
        except DiskError:
            tell(self.services, self.say("screen.puzzles.title"),
                 self.say("statistics.unkept", file=str(path)))  # fmt: skip
        else:
            if aside is not None:
                tell(self.services, self.say("screen.puzzles.title"),
                     self.say("statistics.aside", file=str(aside)))  # fmt: skip

    def _go_on(self, seconds: float) -> None:
        """When it is solved nobody decides any more."""
        if not self.solved:
            super()._go_on(seconds)
        elif not self._settled:
            self.settle()

    def settle(self) -> None:
        """All has been seen: what came of it is explained."""
        if self.solved:
            self.telling = RIGHT
        super().settle()

    def go_further(self) -> None:
        """The next one, or back after the last."""
        self.services.audio.play("confirm")
        if self.run.is_last:
            self.run.back()
        else:
            self._open(self.run.number + 1)

    def begin_again(self) -> None:
        """The same once more."""
        self._open(self.run.number)

    def _open(self, number: int) -> None:
        stack = self.services.stack
        stack.pop()
        stack.push(type(self)(self.services, replace(self.run, number=number)))

    def open_menu(self) -> None:
        """Back to where it was chosen."""
        self.run.back()

    def cancel(self) -> bool:
        """Escape closes what is said first."""
        if self.telling and self.telling != RIGHT:
            self.close_bubble()
            return True
        return super().cancel()

    def keys(self) -> dict[str, Callable[[], None]]:
        """There is nothing to be saved; the key for hints asks for help."""
        found = {name: act for name, act in super().keys().items() if name not in ("save", "load")}
        return {**found, "hint": self.hint}
