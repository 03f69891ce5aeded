"""Caprice Nisei: what a player declared binds them as far as it stays legal."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from newangeles_gui.engine.decisions import Choice, Decision
from newangeles_gui.engine.frames import frame

from .kinds import NOBODY, Answer, Seat, Side
from .step import Step

if TYPE_CHECKING:
    from .effect import Effect
    from .game import Game


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


def take(game: Game, effect: Effect, option: str) -> None:
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
    from .steps.action_card import ActionCard

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
