"""What `newangeles sim` tells about the games it has played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from statistics import fmean, quantiles
from typing import Any, Final

from newangeles_gui.titles.new_angeles.rules.conformity import COPY_EVERY, TRADE_EVERY
from newangeles_gui.titles.new_angeles.rules.game import Game
from newangeles_gui.titles.new_angeles.rules.steps.rounds import round_name
from newangeles_gui.titles.new_angeles.rules.victory import FEDERALIST

CHECKED: Final = (
    "all checks after every decision, "
    f"but copies after one in {COPY_EVERY} and trades after one in {TRADE_EVERY}"
)


@dataclass(frozen=True)
class SimulatedGame:
    """How one game went."""

    seed: int
    decisions: int
    seconds: float
    ended_by: str
    round: str
    threat: int
    capital: Mapping[str, int]
    winners: tuple[str, ...]
    federalist: str  # who held the card; '' if it lay under the board

    @staticmethod
    def of(game: Game, seed: int, decisions: int, seconds: float) -> SimulatedGame:
        """Read the end of a game."""
        state = game.state
        holder = state.rivals.index(FEDERALIST) if FEDERALIST in state.rivals else -1
        return SimulatedGame(
            seed,
            decisions,
            seconds,
            state.ended_by,
            round_name(game, state.round_place),
            state.threat,
            dict(zip(state.corporations, state.capital, strict=True)),
            tuple(game.name(seat) for seat in state.winners),
            game.name(holder),
        )


@dataclass
class SimReport:
    """Sums over games."""

    checked: bool = False
    planned: int = 0
    games: list[SimulatedGame] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)
    decisions: int = 0
    seconds: float = 0.0

    def add(self, played: SimulatedGame | str) -> None:
        """One more game, or what failed in it."""
        if isinstance(played, str):
            self.failures.append(played)
            return
        self.games.append(played)
        self.decisions += played.decisions
        self.seconds += played.seconds

    def to_dict(self) -> dict[str, Any]:
        """Everything as plain data."""
        games = self.games
        capital = [amount for game in games for amount in game.capital.values()]
        endings = Counter(game.ended_by for game in games)
        rounds = Counter(game.round for game in games)
        return {
            "games": len(games),
            "planned": self.planned,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / self.seconds) if self.seconds else 0,
            "checked": self.checked,
            "failures": self.failures,
            "endings": {name: _share(endings[name], len(games)) for name in ("threat", "demand")},
            "rounds": dict(sorted(rounds.items(), key=lambda entry: _round_order(entry[0]))),
            "winners_share_of_seats": _ratio(
                sum(len(game.winners) for game in games), len(capital)
            ),
            "corporations": self._corporations(),
            "capital": _spread(capital),
            "threat": _spread(game.threat for game in games),
            "federalist": self._federalist(),
        }

    def _corporations(self) -> dict[str, dict[str, Any]]:
        played = Counter(name for game in self.games for name in game.capital)
        won = Counter(name for game in self.games for name in game.winners)
        return {name: _share(won[name], played[name]) for name in sorted(played)}

    def _federalist(self) -> dict[str, Any]:
        held = [game for game in self.games if game.federalist]
        return _share(sum(1 for game in held if game.federalist in game.winners), len(held))

    def lines(self) -> list[str]:
        """The report for a reader."""
        data = self.to_dict()
        checked = f"; {CHECKED}" if self.checked else ""
        endings, corporations = data["endings"], data["corporations"]
        lines = [
            f"games       {data['games']} of {data['planned']}",
            f"decisions   {data['decisions']:,} in {data['seconds']:.2f} s, "
            f"{data['decisions_per_second']:,} a second{checked}",
            "endings     " + ", ".join(f"{name} {_text(one)}" for name, one in endings.items()),
            "rounds      " + ", ".join(f"{name}: {n}" for name, n in data["rounds"].items()),
            f"winners     {data['winners_share_of_seats']:.1%} of all seats",
            f"federalist  {_text(data['federalist'])} when in play",
            f"capital     {_spread_text(data['capital'])}",
            f"threat      {_spread_text(data['threat'])}",
        ]
        width = max((len(name) for name in corporations), default=0)
        lines += [f"won         {name:{width}} {_text(one)}" for name, one in corporations.items()]
        return [*lines, *(f"FAILED      {failure}" for failure in self.failures)]


def _round_order(name: str) -> tuple[int, bool]:
    """Demand round 1 comes after round 2, and so on."""
    number = name.removeprefix("demand_")
    return (2 * int(number), True) if number != name else (int(number), False)


def _ratio(part: int, whole: int) -> float:
    return round(part / whole, 4) if whole else 0.0


def _share(part: int, whole: int) -> dict[str, Any]:
    return {"count": part, "of": whole, "share": _ratio(part, whole)}


def _text(share: Mapping[str, Any]) -> str:
    return f"{share['count']} of {share['of']} ({share['share']:.1%})"


def _spread(values: Iterable[int]) -> dict[str, float]:
    numbers = sorted(values)
    if not numbers:
        return {}
    low, middle, high = quantiles(numbers, method="inclusive") if numbers[1:] else numbers * 3
    return {
        "least": numbers[0],
        "quarter": low,
        "median": middle,
        "three_quarters": high,
        "most": numbers[-1],
        "mean": round(fmean(numbers), 2),
    }


def _spread_text(spread: Mapping[str, float]) -> str:
    return ", ".join(f"{name.replace('_', ' ')} {value:g}" for name, value in spread.items())
