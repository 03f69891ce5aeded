"""What the house asks about a game: how it stands, and whether it has told something new."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from newangeles_gui.titles.title import Outcome, Thumbnail

from .game import Game, State

if TYPE_CHECKING:
    from newangeles_gui.engine import Event


def reveals(before: State, game: Game, events: Sequence[Event]) -> bool:
    """Whether a tile was drawn or shown since, another player has answered, or it is over."""
    state = game.state
    asked = before.pending
    return (
        state.rng != before.rng
        or len(state.pile) != len(before.pile)
        or len(state.end_pile) != len(before.end_pile)
        or state.shown != before.shown
        or state.active != before.active
        or state.over
        or (asked is not None and asked.seat != before.active)
    )


def thumbnail(game: Game) -> Thumbnail:
    """A few things that everybody can see, for lists of saves."""
    state = game.state
    return {
        "turn": state.turn,
        "active": game.name(state.active),
        "money": state.money[:],
        "tiles": len(state.city.cells),
        "ended_by": outcome(game).ended_by,
    }


def outcome(game: Game) -> Outcome:
    """Who at the table has won, with how much money; nobody if the Sneak has."""
    state = game.state
    seats = range(len(state.persons))
    winners = [seat for seat in state.winners if seat in seats]
    return Outcome(winners, [state.money[seat] for seat in seats], "hands" if state.over else "")
