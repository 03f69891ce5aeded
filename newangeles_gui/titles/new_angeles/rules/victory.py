"""Threat (64) up to the end at 25, and who has won (11, 46, 64, 67)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from newangeles_gui.engine import Stop

from .state import FEDERALIST

if TYPE_CHECKING:
    from .game import Game

BY_ILLNESS = "illness"


def raise_threat(game: Game, amount: int, cause: str, by_illness: bool = False) -> None:
    """Threat rises; at 25 everything stops at once (64.0, R.6)."""
    if amount <= 0:
        return
    state = game.state
    end = game.box.threat_end
    state.threat = min(end, state.threat + amount)  # R.14
    game.tell("threat_rose", amount=amount, to=state.threat, why=cause)
    if state.threat >= end:
        end_by_threat(game)
        raise Stop
    ill = by_illness or cause == BY_ILLNESS
    game.open_window("illness_raised_threat" if ill else "threat_rose")


def lower_threat(game: Game, amount: int, cause: str) -> None:
    """Threat falls, never below 0 (R.14)."""
    fallen = min(amount, game.state.threat)
    if fallen > 0:
        game.state.threat -= fallen
        game.tell("threat_fell", amount=fallen, to=game.state.threat, why=cause)


def end_by_threat(game: Game) -> None:
    """Threat reached 25: only a Federalist with enough capital wins (64.1, 11.0, 11.1)."""
    state = game.state
    enough = game.box.limits.federalist_capital
    winners = [
        seat
        for seat, rival in enumerate(state.rivals)
        if rival == FEDERALIST and state.capital[seat] >= enough
    ]
    _end(game, "threat", winners)


def end_by_demand(game: Game) -> None:
    """The third demand round is over: each player is judged separately (67.0)."""
    winners = [seat for seat in range(game.players) if beats_rival(game, seat)]
    _end(game, "demand", winners)


def beats_rival(game: Game, seat: int) -> bool:
    """Whether this player would win if the third demand round ended now (46.1, 67.1, 67.2)."""
    state = game.state
    own = state.capital[seat]
    rival = state.rivals[seat]
    if rival == FEDERALIST:
        return False  # 46.2
    if rival == state.corporations[seat]:
        poorer = sum(1 for capital in state.capital if capital < own)
        return poorer >= game.box.limits.own_rival_beats[game.players]
    return own > state.capital[game.seat_of(rival)]


def _end(game: Game, by: str, winners: list[int]) -> None:
    state = game.state
    state.ended_by = by
    state.stack.clear()
    for seat, rival in enumerate(state.rivals):
        game.tell("rival_revealed", player=game.name(seat), rival=rival)  # 67.0, 67.3
    state.winners = winners
    game.tell("game_over", by=by, winners=[game.name(seat) for seat in winners])
