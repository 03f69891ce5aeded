"""Assets that suit one player better than another: who has more turns left to use them in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..judgement.asset_worth import UNKNOWN, WORTHS, held_worth
from ..judgement.clock import Clock

if TYPE_CHECKING:
    from ...rules.box import Box
    from ...rules.view import View


def clock_of(box: Box, view: View) -> Clock:
    """How much of the game is left."""
    return Clock.read(box, view.round_place, view.phase, view.turns_left)


def public_worth(box: Box, view: View, asset: str) -> float:
    """What an asset is worth to anybody who holds it, in capital."""
    return held_worth(box, asset, clock_of(box, view), len(view.corporations))


def fit(box: Box, view: View, asset: str, seat: int) -> float:
    """How much more than that it is worth to a seat, which may be less than nothing."""
    ability = box.abilities.get(asset)
    if ability is None or ability.window != "end_of_turn":
        return 0.0
    players = len(view.corporations)
    deals = clock_of(box, view).deals
    own_turns = turns_left(view, seat, deals)
    if seat == view.active and asset in view.used_this_turn:
        own_turns -= 1
    return WORTHS.get(asset, UNKNOWN).a_turn * (own_turns - deals / players)


def turns_left(view: View, seat: int, deals: int) -> int:
    """Ends of turn that a seat has before it, the one that is going on included."""
    players = len(view.corporations)
    distance = (seat - view.active) % players
    going_on = 1 if view.deal is not None or view.phase == "action" else 0
    return max(0, (deals + going_on - distance + players - 1) // players)
