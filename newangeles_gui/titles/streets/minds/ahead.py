"""What an answer leads to: the rest of its turn, played on by rules of thumb."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision

    from ..rules import Game


class AnswersQuickly(Protocol):
    """Rules of thumb."""

    def answer(self, game: Game, decision: Decision) -> str:
        """The answer that they would give."""


def settled(game: Game, option: str, policy: AnswersQuickly) -> Game:
    """A copy in which this was answered and the turn is over."""
    twin = game.clone()
    turn = twin.state.turn
    twin.take(option)
    while (asked := twin.pending) is not None and twin.state.turn == turn:
        twin.take(policy.answer(twin, asked))
    return twin


def play_on(game: Game, until: int, policy: AnswersQuickly) -> None:
    """Let everybody go by rules of thumb until so many turns are over; the game is used up."""
    while (asked := game.pending) is not None and game.state.turn < until:
        game.take(policy.answer(game, asked))
