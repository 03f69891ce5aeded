"""The frame that resolves a program of verbs: a card's effect or an asset's ability."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated

from newangeles_gui.engine.decisions import Decision
from newangeles_gui.engine.frames import frame
from newangeles_gui.engine.shapes import Within

from ..content.verbs import Verb
from . import counting, declaration
from .kinds import NOBODY, AnyMoment, AnySeat, Count, Mark, Program, Seat
from .step import Step

if TYPE_CHECKING:
    from .game import Game


@frame("effect")
@dataclass(slots=True)
class Effect(Step):
    """One verb after the other; `seat` is "you", `subject` the player whom it is about.

    `window` is the moment in which an ability was used.
    """

    program: Program = ""
    seat: Seat = NOBODY
    subject: AnySeat = NOBODY
    window: AnyMoment = ""
    at: Annotated[int, Within(0, "longest_program")] = 0  # which verb
    done: Count = 0  # how far that verb has come
    picks: list[Count] = field(default_factory=list)
    marks: dict[Mark, tuple[Count, ...]] = field(default_factory=dict)

    def step(self, game: Game) -> Decision | None:
        """Run the next verb; after the last one the effect is over."""
        lines = game.box.lines[self.program]
        if self.at >= len(lines):
            game.pop()
            return None
        verb, rules, conditional = lines[self.at]
        if conditional and not self.done and not self.applies(game, verb):
            self.next()
            return None
        return rules.step(game, self, verb)

    def answer(self, game: Game, option: str) -> None:
        """Give the answer to the verb that asked."""
        verb, rules, _ = game.box.lines[self.program][self.at]
        declaration.take(game, self, option)
        rules.answer(game, self, verb, option)

    def ask(
        self,
        game: Game,
        kind: str,
        options: list[str],
        seat: int | None = None,
        private: bool = False,
    ) -> Decision:
        """The question of a verb, to the resolver or to somebody else."""
        if seat is None or seat == self.seat:
            options = declaration.bound_options(game, self, kind, options)
            seat = self.seat
        return Decision(kind, seat, options, self.program, private)

    def next(self) -> None:
        """This verb is finished."""
        self.at += 1
        self.done = 0
        self.picks.clear()

    def mark(self, name: str | None, value: int) -> None:
        """Remember a district, player or amount for later verbs."""
        if name:
            self.marks[name] = (*self.marks.get(name, ()), value)

    def seats(self, game: Game, who: str) -> list[int]:
        """The players whom a verb is about."""
        if who == "you":
            return [self.seat]
        if who == "everyone":
            return game.clockwise(game.state.active)
        if who == "subject":
            return [self.subject]
        if who == "active":
            return [game.state.active]
        if who == "countering":
            return [game.deal().counter_by]
        return list(self.marks.get(who, ()))

    def applies(self, game: Game, verb: Verb) -> bool:
        """Whether what a verb depends on is there."""
        if verb.needs and not self.marks.get(verb.needs):
            return False  # "X to Y": the price was not paid
        if verb.when and not counting.holds(game, verb.when):
            return False
        return not (verb.unless and counting.holds(game, verb.unless))

    def would_do(self, game: Game) -> bool:
        """Whether anything from here on would do something, as far as all can see (R.25)."""
        for verb, rules, conditional in game.box.lines[self.program][self.at :]:
            if conditional and not self.applies(game, verb):
                continue
            if rules.possible(game, self, verb):
                return True
        return False

    def branch(self, option: str) -> Effect:
        """One of several effects, which knows all that is marked so far."""
        program = f"{self.program}.{option}"
        return Effect(program, self.seat, self.subject, self.window, marks=dict(self.marks))

    def after(self, mark: str | None, value: int) -> Effect:
        """What would follow this verb if it marked that."""
        marks = dict(self.marks)
        rest = Effect(self.program, self.seat, self.subject, self.window, self.at + 1, marks=marks)
        rest.mark(mark, value)
        return rest
