"""Trying every answer to a question on a copy of the game."""

from __future__ import annotations

from newangeles_gui.engine.decisions import Choice, Decision

from ...rules.game import Game
from ...rules.state import State
from .judge import Extra, Eye, Judge

# Questions whose answers change nothing yet: what comes next shows what they are worth.
LOOK_THROUGH = frozenset(
    {"move_to", "choose_district", "choose", "choose_player", "swap_asset", "discard_asset"}
)
TRIED = frozenset(
    {
        *LOOK_THROUGH,
        "remove",
        "place",
        "raise_unrest",
        "lower_unrest",
        "move_android",
        "change_resource",
        "steal_asset",
    }
)
DEPTH = 2


def drop_below(state: State) -> None:
    """Keep only the card or ability in resolution, so that a trial ends with it."""
    stack = state.stack
    at = len(stack) - 1
    if state.resolving:
        while at > 0 and stack[at].KIND != "action_card":
            at -= 1
    else:
        while at > 0 and stack[at].KIND != "effect":
            at -= 1
    del stack[:at]


class Options:
    """Finds the answer after which a position is best for somebody."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge

    def best(self, game: Game, decision: Decision, eye: Eye, extra: Extra) -> str:
        """The best option; the first of equals."""
        values = [
            self._after(game, Choice(decision.kind, option), eye, extra, DEPTH)
            for option in decision.options
        ]
        return decision.options[values.index(max(values))]

    def _after(self, game: Game, choice: Choice, eye: Eye, extra: Extra, depth: int) -> float:
        twin = game.clone()
        twin.apply(choice)
        pending = twin.pending
        if depth and pending and pending.kind in LOOK_THROUGH and pending.seat == eye.seat:
            return max(
                self._after(twin, Choice(pending.kind, option), eye, extra, depth - 1)
                for option in pending.options
            )
        return self.judge.value(twin.state, eye, extra)
