"""What an arena of New Angeles counts beside wins: roles, ends by threat, talks and beliefs."""

from __future__ import annotations

from inspect import getdoc
from typing import TYPE_CHECKING, Final

from newangeles_gui.minds.arena.measures import Survey

from ...rules import FEDERALIST
from ..registry import AGENTS, SILENT
from ..yardsticks.players import EXPLOITERS
from .beliefs import BeliefReport, watch_beliefs
from .simulated import CitySums
from .talks import Chat

if TYPE_CHECKING:
    from ...rules import Game

RIVAL: Final = "rival"
OWN: Final = "own"


class DealMeasures:
    """Looks at games that are over."""

    names = (*AGENTS, *EXPLOITERS)
    measured = "director"
    reference = "greedy"
    pool = ("greedy", "manager", "intern", "manager")
    early = "threat"
    beliefs = Survey(watch_beliefs, BeliefReport)
    talk = Chat
    sums = CitySums
    # By chance nearly every game ends by threat; some sense leads to the third demand round.
    checked = f"random/intern{SILENT}"

    def described(self) -> list[str]:
        """The levels, and what bad habit each of the others has."""
        width = max(map(len, EXPLOITERS)) + 2
        return [
            f"levels: {', '.join(AGENTS)}",
            f"  with {SILENT} at its end (director{SILENT}) a level does not bargain",
            "players with one bad habit each, for measuring only (the haggler has none):",
            *(f"  {name:{width}}{getdoc(player) or ''}" for name, player in EXPLOITERS.items()),
        ]

    def role(self, game: Game, seat: int) -> str:
        """What its rival card makes of a seat."""
        rival, own = game.state.rivals[seat], game.state.corporations[seat]
        if rival == FEDERALIST:
            return FEDERALIST
        return OWN if rival == own else RIVAL


MEASURES: Final = DealMeasures()
