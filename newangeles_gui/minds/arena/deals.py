"""What is played for measurements: deals of the arena, and simulated games.

A deal has the same cards for every level in every seat, and for a reference.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from statistics import fmean, quantiles
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, Self, TypeAlias, TypeVar

from newangeles_gui.engine import random_bits, shuffle

if TYPE_CHECKING:
    from newangeles_gui.engine import Conformity, Event


TOGETHER = "+"

# A game of a deal with a level in each seat; it is watched if somebody wants that.
Watch = Callable[[Any, "list[Event]"], None]  # is shown the game, and what was told in it so far


class ArenaDeal(NamedTuple):
    """A deal to be played: who is measured against whom, who else sits there, and all chance."""

    number: int
    seed: int
    players: int
    levels: tuple[str, ...]
    reference: str
    pool: tuple[str, ...]  # in the seats of the others, in turn

    def table(self, seat: int, level: str) -> list[str]:
        """Who sits where if this level has that seat; `a+b` is two who sit side by side."""
        pool = self.pool
        others = [pool[(place + self.number) % len(pool)] for place in range(self.players)]
        for offset, one in enumerate(together(level)):
            others[(seat + offset) % self.players] = one
        return others


def together(level: str) -> list[str]:
    """The players of `a+b`; it is the first whose seat is measured."""
    return level.split(TOGETHER)


class Taken(NamedTuple):
    """How a seat did in a game, and how the reference did in the same seat of the same deal."""

    deal: int
    level: str
    players: int
    role: str
    won: bool
    reference_won: bool
    early: bool  # the game was ended before its time


class DealPlayed(NamedTuple):
    """Everything that came of a deal."""

    seats: list[Taken]
    times: dict[str, list[float]]  # seconds for each answer that was thought about, by level
    decisions: int
    seconds: float
    talks: Any = None  # TalkFigures of the title


def seating(roles: Sequence[str], players: int, seed: int) -> list[str]:
    """Who plays and in which seat: by chance, so that nobody is favoured."""
    names = list(roles)
    shuffle(names, random_bits(seed))
    return names[:players]


class OneGame(NamedTuple):
    """A game that was played, and how many answers it took."""

    game: Any  # of the title
    decisions: int
    talks: Any  # TalkFigures of the title


Share: TypeAlias = "dict[str, Any]"  # how many of how many, and their quotient


@dataclass(frozen=True)
class SimulatedGame:
    """How one game went; a title may note more."""

    seed: int
    decisions: int
    seconds: float
    ended_by: str
    scores: Mapping[str, int]  # of each who played, by name
    winners: tuple[str, ...]

    @classmethod
    def of(cls, game: Any, seed: int, decisions: int, seconds: float) -> Self:
        """Read the end of a game."""
        outcome = game.box.title.rules.outcome(game)
        scores = dict(zip(game.seating, outcome.scores, strict=True))
        winners = tuple(game.name(seat) for seat in outcome.winners)
        more = cls.noted(game)
        return cls(seed, decisions, seconds, outcome.ended_by, scores, winners, **more)

    @classmethod
    def noted(cls, game: Any) -> dict[str, Any]:
        """What else the title notes of a game."""
        return {}

    def to_dict(self) -> dict[str, Any]:
        """Plain data."""
        return asdict(self)

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Self:
        """Read it back."""
        return cls(**{**data, "winners": tuple(data["winners"])})


Noted = TypeVar("Noted", bound=SimulatedGame)


@dataclass
class SimSums(Generic[Noted]):
    """Sums over games; a title may tell more of its own."""

    kind: ClassVar[type[SimulatedGame]] = SimulatedGame  # what is noted of a game

    checks: str = ""  # what was checked while they were played
    planned: int = 0
    games: list[Noted] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)
    decisions: int = 0
    seconds: float = 0.0

    def add(self, played: Noted | str) -> None:
        """One more game, or what failed in it."""
        if isinstance(played, str):
            self.failures.append(played)
            return
        self.games.append(played)
        self.decisions += played.decisions
        self.seconds += played.seconds

    def to_dict(self) -> dict[str, Any]:
        """Everything as plain data."""
        return {
            "games": len(self.games),
            "planned": self.planned,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / self.seconds) if self.seconds else 0,
            "checked": bool(self.checks),
            "failures": self.failures,
            **self.results(),
        }

    def results(self) -> dict[str, Any]:
        """How the games ended, as plain data."""
        endings = Counter(game.ended_by for game in self.games)
        return {
            "endings": {name: share(n, len(self.games)) for name, n in sorted(endings.items())},
            "winners_share_of_seats": self.winners_share(),
            "roles": self.won_by_role(),
            "scores": spread(self.scores()),
        }

    def lines(self) -> list[str]:
        """The report for a reader."""
        data = self.to_dict()
        checks = f"; {self.checks}" if self.checks else ""
        return [
            f"games       {data['games']} of {data['planned']}",
            f"decisions   {data['decisions']:,} in {data['seconds']:.2f} s, "
            f"{data['decisions_per_second']:,} a second{checks}",
            *self.told(data),
            *(f"FAILED      {failure}" for failure in self.failures),
        ]

    def told(self, data: Mapping[str, Any]) -> list[str]:
        """The results for a reader."""
        return [
            f"endings     {shares_text(data['endings'])}",
            f"winners     {data['winners_share_of_seats']:.1%} of all seats",
            f"scores      {spread_text(data['scores'])}",
            *won_lines(data["roles"]),
        ]

    def scores(self) -> list[int]:
        """What each seat of each game has come to."""
        return [score for game in self.games for score in game.scores.values()]

    def winners_share(self) -> float:
        """How many of all seats have won."""
        return ratio(sum(len(game.winners) for game in self.games), len(self.scores()))

    def won_by_role(self) -> dict[str, Share]:
        """How often each who played has won."""
        played = Counter(name for game in self.games for name in game.scores)
        won = Counter(name for game in self.games for name in game.winners)
        return {name: share(won[name], played[name]) for name in sorted(played)}


def ratio(part: int, whole: int) -> float:
    """A quotient as it is reported."""
    return round(part / whole, 4) if whole else 0.0


def share(part: int, whole: int) -> Share:
    """How many of how many."""
    return {"count": part, "of": whole, "share": ratio(part, whole)}


def share_text(one: Share) -> str:
    """The same for a reader."""
    return f"{one['count']} of {one['of']} ({one['share']:.1%})"


def shares_text(shares: Mapping[str, Share]) -> str:
    """Several in a line."""
    return ", ".join(f"{name} {share_text(one)}" for name, one in shares.items())


def won_lines(roles: Mapping[str, Share]) -> list[str]:
    """How often each has won, a line each."""
    width = max((len(name) for name in roles), default=0)
    return [f"won         {name:{width}} {share_text(one)}" for name, one in roles.items()]


def spread(values: Iterable[int]) -> dict[str, float]:
    """Least, most and what lies between."""
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


def spread_text(values: Mapping[str, float]) -> str:
    """The same for a reader."""
    return ", ".join(f"{name.replace('_', ' ')} {value:g}" for name, value in values.items())


def checks_text(kit: Conformity[Any]) -> str:
    """What is checked in games of a kit, and what of it not after every decision."""
    rare = [("copies", kit.copied_every), *((f"{one.name}s", one.every) for one in kit.checks)]
    but = " and ".join(f"{name} after one in {every}" for name, every in rare if every > 1)
    return "all checks after every decision" + (f", but {but}" if but else "")
