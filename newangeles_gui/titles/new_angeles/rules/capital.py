"""Capital comes and goes (15); it never falls below 0."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .game import Game


def gain(game: Game, seat: int, amount: int, why: str) -> None:
    """A player gains capital."""
    if amount:
        game.state.capital[seat] += amount
        game.tell("capital_gained", player=game.name(seat), amount=amount, why=why)


def lose(game: Game, seat: int, amount: int, why: str) -> int:
    """A player loses capital, at most what is there (15.1); returns what was lost."""
    lost = min(amount, game.state.capital[seat])
    if lost:
        game.state.capital[seat] -= lost
        game.tell("capital_lost", player=game.name(seat), amount=lost, why=why)
    return lost


def steal(game: Game, thief: int, victim: int, amount: int, why: str) -> None:
    """The thief gains what the victim really loses (27.1)."""
    gain(game, thief, lose(game, victim, amount, why), why)
