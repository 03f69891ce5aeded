"""How things would stand, and what follows from that if nothing else happens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ..rules import NOBODY, RESOURCES, Production, demand_met, pays

if TYPE_CHECKING:
    from ..rules import Box, Game, View

DEMAND: Final = "demand"


class Outlook(NamedTuple):
    """What lies open; from `coming` on it is as it will be when the demand is checked."""

    threat: int
    city: tuple[int, ...]
    supply: tuple[int, ...]
    capital: tuple[int, ...]
    coming: tuple[int, ...]  # the supply
    met: bool
    income: int  # of the viewer's own investment


def rounds_left(box: Box, view: View) -> int:
    """How many productions are still to come before the demand is checked."""
    ahead = box.rounds[view.round_place :]
    count = ahead.index(DEMAND) if DEMAND in ahead else 0
    return count if view.phase == "action" else max(0, count - 1)


def outlook(game: Game, view: View) -> Outlook:
    """What a game has come to; it is played on for that, so nobody can use it afterwards."""
    state = game.state
    now = state.threat, tuple(state.city), tuple(state.supply), tuple(state.capital)
    for _ in range(rounds_left(game.box, view)):
        state.pending, state.stack = None, [Production()]
        game.run()
        while game.pending is not None:
            game.take(game.pending.options[0])
    met = not view.demand or demand_met(game)
    own = view.investment if view.seat != NOBODY and view.demand else ""
    income = pays(game, game.box.investments[own]) if own else 0
    return Outlook(*now, tuple(state.supply), met, income)


def lacking(box: Box, view: View, one: Outlook) -> tuple[int, ...]:
    """What is missing of each resource when the demand is checked."""
    wanted = box.targets.get(view.demand, (0,) * len(RESOURCES))
    return tuple(max(0, want - have) for have, want in zip(one.coming, wanted, strict=True))
