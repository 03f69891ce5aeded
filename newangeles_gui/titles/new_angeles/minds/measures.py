"""What an arena of New Angeles counts beside wins: roles, ends by threat, talks and beliefs."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from inspect import getdoc
from typing import Any, ClassVar, Final, NamedTuple, Self, TypeAlias

from newangeles_gui.engine import Event
from newangeles_gui.minds import PlayersByLevel, heard
from newangeles_gui.minds.arena import (
    ArenaDeal,
    PlayGame,
    Share,
    SimSums,
    SimulatedGame,
    Survey,
    share,
    share_text,
    shares_text,
    spread,
    spread_text,
    won_lines,
)

from ..rules import FEDERALIST, Game, round_name, view
from .belief import believe
from .registry import AGENTS, SILENT
from .talks import Chat
from .tuned import Reading, load_reading
from .yardsticks import EXPLOITERS

BINS = 10
LEAST = 1e-6

Believed: TypeAlias = "dict[str, Calibration]"  # by the level that had the seat


class Bin(NamedTuple):
    """Statements with about the same chance: how many, what they said, how many were right."""

    number: int
    said: float
    right: float


class Calibration:
    """Collects what seats believe about each other at the beginning of every turn."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.statements: list[tuple[float, bool]] = []
        self.doubt = 0.0
        self.plain_doubt = 0.0
        self.seats = 0
        self.right = 0
        self._turns = 0

    def watch(self, game: Game, log: list[Event]) -> None:
        """Look at a running game; once for every turn."""
        state = game.state
        if state.turns_taken == self._turns or state.over:
            return
        self._turns = state.turns_taken
        for seat in range(game.players):
            seen = view(game, seat)
            belief = believe(seen, heard(log, seat, game.box.title.tellings), self.reading)
            for other in range(game.players):
                if other != seat:
                    self.add(belief.rival_of(other), state.rivals[other])

    def add(self, chances: dict[str, float], truth: str) -> None:
        """What somebody believes about one seat, and the truth."""
        possible = [chance for chance in chances.values() if chance > 0]
        self.statements += [(chance, card == truth) for card, chance in chances.items() if chance]
        self.doubt -= math.log(max(LEAST, chances[truth]))
        self.plain_doubt += math.log(len(possible))
        self.seats += 1
        self.right += chances[truth] == max(possible)

    def bins(self) -> list[Bin]:
        """The statements by their chance."""
        groups: list[list[tuple[float, bool]]] = [[] for _ in range(BINS)]
        for chance, truth in self.statements:
            groups[min(BINS - 1, int(chance * BINS))].append((chance, truth))
        return [
            Bin(
                len(group),
                sum(chance for chance, _ in group) / len(group),
                sum(truth for _, truth in group) / len(group),
            )
            for group in groups
            if group
        ]

    def error(self) -> float:
        """By how much what was said differs from what was right, on average over statements."""
        total = sum(one.number * abs(one.said - one.right) for one in self.bins())
        return total / max(1, len(self.statements))

    def lines(self) -> list[str]:
        """The table for people."""
        count = max(1, self.seats)
        found = [f"{'said':>6} {'right':>6} {'how often':>10}"]
        found += [
            f"{100 * one.said:5.1f}% {100 * one.right:5.1f}% {one.number:10,}"
            for one in self.bins()
        ]
        found.append(
            f"doubt {self.doubt / count:.3f} nats a seat, "
            f"{self.plain_doubt / count:.3f} from the deal alone; "
            f"the likeliest card is right in {100 * self.right / count:.0f} %"
        )
        found.append(f"statements are off by {100 * self.error():.1f} % on average")
        return found


def watch_beliefs(players: PlayersByLevel, deal: ArenaDeal, play: PlayGame) -> Believed:
    """Play a deal once with each level, and see what all seats believe about each other."""
    reading = load_reading()
    found: Believed = {}
    for level in deal.levels:
        found[level] = Calibration(reading)
        table = deal.table(deal.number % deal.players, level)
        play(players, deal, table, found[level].watch)
    return found


class BeliefReport:
    """All deals so far; in whatever order they come, the figures are the same."""

    def __init__(self) -> None:
        self._found: dict[int, Believed] = {}

    def add(self, number: int, believed: Believed) -> None:
        """What came of a deal."""
        self._found[number] = believed

    def levels(self) -> Believed:
        """The levels in the order in which they were named, with all their games."""
        whole: Believed = {}
        for number in sorted(self._found):
            for level, part in self._found[number].items():
                _join(whole.setdefault(level, Calibration(part.reading)), part)
        return whole

    def lines(self) -> list[str]:
        """The report for people."""
        if not self._found:
            return ["no deal was finished"]
        found: list[str] = []
        for level, whole in self.levels().items():
            found += [f"{level}, {len(self._found)} games", *whole.lines()]
        return found

    def to_dict(self) -> dict[str, Any]:
        """The report for programs."""
        levels = {level: _plain(whole) for level, whole in self.levels().items()}
        return {"deals": len(self._found), "levels": levels}


def _join(whole: Calibration, part: Calibration) -> None:
    whole.statements += part.statements
    whole.doubt += part.doubt
    whole.plain_doubt += part.plain_doubt
    whole.seats += part.seats
    whole.right += part.right


def _plain(whole: Calibration) -> dict[str, Any]:
    count = max(1, whole.seats)
    return {
        "seats": whole.seats,
        "doubt": whole.doubt / count,
        "doubt_from_the_deal": whole.plain_doubt / count,
        "likeliest_right": whole.right / count,
        "error": whole.error(),
        "bins": [one._asdict() for one in whole.bins()],
    }


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
