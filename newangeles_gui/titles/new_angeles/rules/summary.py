"""A few public numbers of a game, for lists of saves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .steps.rounds import round_name

if TYPE_CHECKING:
    from .box import Box
    from .game import Game

Thumbnail = dict[str, str | int | list[int]]


def rounds_begun(box: Box, place: int) -> int:
    """How many rounds have begun when the marker is at a place; demand rounds are none (44)."""
    return sum(kind != "demand" for kind in box.rounds[: place + 1])


def thumbnail(game: Game) -> Thumbnail:
    """Round, threat and capital: nothing that any player could not see."""
    state = game.state
    return {
        "round": round_name(game, state.round_place),
        "threat": state.threat,
        "capital": state.capital[:],
        "active": game.name(state.active),
        "ended_by": state.ended_by,
    }
