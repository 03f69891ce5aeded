"""What an arena of New Angeles counts beside wins: roles, ends by threat, talks and beliefs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from inspect import getdoc
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

from newangeles_gui.minds.arena.measures import Survey
from newangeles_gui.minds.arena.simulated import (
    Share,
    SimSums,
    SimulatedGame,
    share,
    share_text,
    shares_text,
    spread,
    spread_text,
    won_lines,
)

from ...rules import FEDERALIST, round_name
from ..registry import AGENTS, SILENT
from ..yardsticks.players import EXPLOITERS
from .beliefs import BeliefReport, watch_beliefs
from .talks import Chat

if TYPE_CHECKING:
    from ...rules import Game


@dataclass(frozen=True)
class CityGame(SimulatedGame):
    """How one game went, with what became of the city."""

    round: str
    threat: int
    federalist: str  # who held the card; '' if it lay under the board

    @classmethod
    def noted(cls, game: Game) -> dict[str, Any]:
        """Round, threat, and who was the Federalist."""
        state = game.state
        holder = state.rivals.index(FEDERALIST) if FEDERALIST in state.rivals else -1
        return {
            "round": round_name(game, state.round_place),
            "threat": state.threat,
            "federalist": game.name(holder),
        }

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Self:
        """Read it back; what scores are was called capital at first."""
        named = {("scores" if name == "capital" else name): one for name, one in data.items()}
        return super().from_dict(named)


class CitySums(SimSums[CityGame]):
    """Sums over games of New Angeles."""

    kind: ClassVar[type[SimulatedGame]] = CityGame

    def results(self) -> dict[str, Any]:
        """How the games ended, for whom, and how far they came."""
        games = self.games
        endings = Counter(game.ended_by for game in games)
        rounds = Counter(game.round for game in games)
        return {
            "endings": {name: share(endings[name], len(games)) for name in ("threat", "demand")},
            "rounds": dict(sorted(rounds.items(), key=lambda entry: _round_order(entry[0]))),
            "winners_share_of_seats": self.winners_share(),
            "corporations": self.won_by_role(),
            "capital": spread(self.scores()),
            "threat": spread(game.threat for game in games),
            "federalist": self._federalist(),
        }

    def _federalist(self) -> Share:
        held = [game for game in self.games if game.federalist]
        return share(sum(1 for game in held if game.federalist in game.winners), len(held))

    def told(self, data: Mapping[str, Any]) -> list[str]:
        """The results for a reader."""
        return [
            f"endings     {shares_text(data['endings'])}",
            "rounds      " + ", ".join(f"{name}: {n}" for name, n in data["rounds"].items()),
            f"winners     {data['winners_share_of_seats']:.1%} of all seats",
            f"federalist  {share_text(data['federalist'])} when in play",
            f"capital     {spread_text(data['capital'])}",
            f"threat      {spread_text(data['threat'])}",
            *won_lines(data["corporations"]),
        ]


def _round_order(name: str) -> tuple[int, bool]:
    """Demand round 1 comes after round 2, and so on."""
    number = name.removeprefix("demand_")
    return (2 * int(number), True) if number != name else (int(number), False)


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
