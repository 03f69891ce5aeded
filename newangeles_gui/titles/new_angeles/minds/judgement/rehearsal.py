"""Resolving a card on the stage, to see what its player would make of it."""

from __future__ import annotations

from newangeles_gui.engine.decisions import Choice, Decision
from newangeles_gui.minds.unforeseen import without_rule

from ...content.verbs import PeekEvents
from ...rules.game import Game
from ...rules.state import State
from ...rules.steps.action_card import ActionCard
from .judge import NOTHING_EXTRA, Eye, Judge
from .options import TRIED, Options
from .reactions import Reactions

PEEKED = 0.4  # share of the next event's rise that looking ahead can avoid


class Rehearsal:
    """Plays cards and abilities to their end with plausible answers."""

    def __init__(self, judge: Judge, options: Options, reactions: Reactions) -> None:
        self.judge = judge
        self.options = options
        self.reactions = reactions

    def card(self, stage: State, card: str, eye: Eye) -> State:
        """The state after this seat has resolved the card, illness included."""
        game = Game(self.judge.box, stage.clone(), record=False)
        owner = self.judge.box.emergency_owner.get(card)
        if owner is not None:
            game.state.emergency_up[game.seat_of(owner)] = False
        game.state.stack = [ActionCard(card, eye.seat)]
        game.run()
        self.finish(game, eye)
        return game.state

    def finish(self, game: Game, eye: Eye) -> None:
        """Answer everything that is asked until nothing is left to resolve."""
        while (decision := game.pending) is not None:
            option = self.answer(game, decision, eye)
            game.apply(Choice(decision.kind, option))

    def answer(self, game: Game, decision: Decision, eye: Eye) -> str:
        """What the seat that is asked would say; others see no secrets in themselves."""
        if decision.seat != eye.seat:
            eye = Eye(decision.seat)
        option = self.reactions.answer(game, decision, eye)
        if option is not None:
            return option
        if decision.kind in TRIED:
            return self.options.best(game, decision, eye, NOTHING_EXTRA)
        return without_rule("a rehearsal", decision)

    def relief(self, stage: State, card: str) -> float:
        """How much calmer the next event gets for who looks ahead with this card."""
        program = self.judge.box.programs[card]
        if any(isinstance(verb, PeekEvents) for verb in program):
            return PEEKED * self.judge.outlook.next_event(stage).rise
        return 0.0
