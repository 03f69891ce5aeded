"""The frame that resolves a program of verbs: a card's effect or an asset's ability.

To the engine a verb is a step that does or asks, and what an answer does. Caprice Nisei: what a
player declared of a resolution binds them as far as it stays legal.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

from newangeles_gui.engine import Choice, Decision, Within, frame

from ..content import Verb
from .kinds import Answer, AnyMoment, AnySeat, Count, Mark, Program, Seat, Side
from .state import NOBODY, Step

if TYPE_CHECKING:
    from .game import Game

StepOf = Callable[["Game", "Effect", Any], "Decision | None"]
AnswerTo = Callable[["Game", "Effect", Any, str], None]
Possible = Callable[["Game", "Effect", Any], bool]


def no_question(game: Game, effect: Effect, verb: Any, option: str) -> None:
    """The answer of a verb that never asks."""
    raise RuntimeError(f"{verb.do} asks nothing")


def always(game: Game, effect: Effect, verb: Any) -> bool:
    """This verb does something whatever the table looks like."""
    return True


class VerbRules(NamedTuple):
    """The functions behind one verb.

    `possible` tells whether it would do something now, as far as all can see (R.25).
    """

    step: StepOf
    answer: AnswerTo = no_question
    possible: Possible = always


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
        use_up(game, self, option)
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
            options = bound_options(game, self, kind, options)
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
        if verb.when and not game.holds(verb.when):
            return False
        return not (verb.unless and game.holds(verb.unless))

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


def binding(game: Game, effect: Effect) -> list[str] | None:
    """What is left of the declaration that binds the resolver of this effect."""
    state = game.state
    deal = state.deal
    if not state.resolving or deal is None:
        return None
    declared = deal.declared_main if deal.winning == "main" else deal.declared_counter
    return declared if declared is not None and belongs(effect, state.resolving) else None


def belongs(effect: Effect, card: str) -> bool:
    """Whether an effect is (a branch of) this card's."""
    return effect.program.partition(".")[0] == card


def bound_options(game: Game, effect: Effect, kind: str, options: list[str]) -> list[str]:
    """Only the declared option where one was declared and is still legal."""
    declared = binding(game, effect)
    if declared:
        place = _place(declared, kind)
        if place is not None:
            option = Choice.parse(declared[place]).option
            if option in options:
                return [option]
    return options


def use_up(game: Game, effect: Effect, option: str) -> None:
    """The resolver has answered: that part of the declaration is used up."""
    declared = binding(game, effect)
    pending = effect.step(game) if declared else None
    if declared and pending and pending.seat == effect.seat:
        place = _place(declared, pending.kind)
        if place is not None:
            del declared[: place + 1]


def _place(declared: list[str], kind: str) -> int | None:
    for place, text in enumerate(declared):
        if Choice.parse(text).kind == kind:
            return place
    return None


@frame("declare")
@dataclass(slots=True)
class Declare(Step):
    """The proposer says how the offer will be resolved, before support begins.

    The declaration is a rehearsal on a copy of the game, so that it asks just what the card
    will ask.
    """

    side: Side = "main"
    seat: Seat = NOBODY
    answers: list[Answer] = field(default_factory=list)

    def step(self, game: Game) -> Decision | None:
        """Ask the next thing that the card leaves to its resolver."""
        decision = self.rehearsal(game).pending
        if decision is not None:
            return decision
        game.pop()
        deal = game.deal()
        if self.side == "main":
            deal.declared_main = self.answers[:]
        else:
            deal.declared_counter = self.answers[:]
        game.tell("resolution_declared", player=game.name(self.seat), answers=self.answers[:])
        return None

    def answer(self, game: Game, option: str) -> None:
        """Note the declared answer."""
        decision = game.pending or self.rehearsal(game).pending
        assert decision is not None
        self.answers.append(str(Choice(decision.kind, option)))

    def rehearsal(self, game: Game) -> Game:
        """A copy in which the card resolves as declared so far, at the next question of it."""
        twin = _stage(game, self.side)
        left = self.answers[:]
        while (decision := twin.pending) is not None:
            if not self._is_mine(twin, decision):
                twin.apply(Choice(decision.kind, decision.options[-1]))
            elif left:
                twin.apply(Choice.parse(left.pop(0)))
            else:
                break
        return twin

    def _is_mine(self, twin: Game, decision: Decision) -> bool:
        top = twin.state.stack[-1]
        program = getattr(top, "program", "")
        card = twin.state.resolving
        return decision.seat == self.seat and bool(card) and program.partition(".")[0] == card


def _stage(game: Game, side: str) -> Game:
    from .steps import ActionCard

    twin = game.clone()
    # Everything is declared, also what leaves no choice now: a trade may bring one later. And
    # the answers fit whether or not the game itself asks questions with a single answer.
    twin.forced = False
    deal = twin.deal()
    deal.declared_main = deal.declared_counter = None
    deal.winning = side
    deal.winner = deal.main_by if side == "main" else deal.counter_by
    twin.state.stack[:] = [ActionCard(deal.main if side == "main" else deal.counter, deal.winner)]
    twin.run()
    return twin
