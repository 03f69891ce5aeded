"""Whom to play against next: the level above the one that was beaten."""

from __future__ import annotations

from typing import TYPE_CHECKING

from newangeles_gui.profiles import remember
from newangeles_gui.titles.new_angeles.minds.levels import LEVELS

from ..new_game.draft import GENTLE

if TYPE_CHECKING:
    from newangeles_gui.session.match import Match


def next_level(match: Match) -> str:
    """After a win of somebody against opponents; nothing if there is no level above theirs."""
    people = {place for place, seat in enumerate(match.plan.seats) if seat.kind == "person"}
    winners = people.intersection(match.game.state.winners)
    beaten = remember(match, min(winners), 0).level if winners else ""
    if not beaten:
        return ""
    if beaten not in LEVELS:  # players without any skill at bargaining
        return GENTLE
    order = list(LEVELS)
    return order[order.index(beaten) + 1] if beaten != order[-1] else ""
