"""Positions of games that were played to their end: what a valuation is fitted on."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from newangeles_gui.engine.decisions import Choice
from newangeles_gui.minds.agent import Agent

from ...rules.box import Box
from ...rules.game import Game
from ...rules.setup import new_game
from ...rules.state import State
from ...rules.view import view

SLIP = 0.02  # share of answers that are anything, so that odd positions are seen too


class Sample(NamedTuple):
    """A position, and how its game ended."""

    state: State
    ended_by: str
    winners: tuple[int, ...]


def play(box: Box, agents: Sequence[Agent], seed: int) -> list[Sample]:
    """One game of mixed players; a position from the beginning of every turn."""
    dice = random.Random(seed)
    names = dice.sample(list(box.corporations), dice.choice((4, 5, 6)))
    seats = [dice.choice(agents) for _ in names]
    game = new_game(box, names, seed, record=False)
    states: list[State] = []
    turns = 0
    while (decision := game.pending) is not None:
        if game.state.turns_taken > turns:
            turns = game.state.turns_taken
            states.append(game.state.clone())
        if dice.random() < SLIP:
            choice = Choice(decision.kind, dice.choice(decision.options))
        else:
            choice = seats[decision.seat].choose(view(game, decision.seat), decision, dice)
        game.apply(choice)
    return _samples(states, game)


def _samples(states: list[State], game: Game) -> list[Sample]:
    end = game.state
    return [Sample(state, end.ended_by, tuple(end.winners)) for state in states]
