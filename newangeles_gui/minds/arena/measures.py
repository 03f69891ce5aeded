"""What the games of an arena tell: advantages with their doubt, and what a title counts beside."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, Self, TypeAlias

from .deals import DealPlayed, SimSums, SimulatedGame, Taken

if TYPE_CHECKING:
    from newangeles_gui.engine import Event
    from newangeles_gui.minds.agent import Agent

    from ..agent import PlayersByLevel
    from .deals import ArenaDeal, OneGame, Watch

PlayGame: TypeAlias = "Callable[[PlayersByLevel, ArenaDeal, Sequence[str], Watch], OneGame]"

SURE = 1.96  # 95 %


class Advantage(NamedTuple):
    """Wins of a level less those of the reference in the same seats; `off` is the 95 % doubt."""

    seats: int
    won: float
    reference: float
    by: float
    off: float

    @staticmethod
    def of(seats: Sequence[Taken]) -> Advantage:
        """Seats of one deal are not independent, so the doubt is that of the deals' means."""
        deals: dict[tuple[int, int], list[int]] = {}
        for one in seats:
            key = (one.players, one.deal)
            deals.setdefault(key, []).append(one.won - one.reference_won)
        sums = [(sum(gaps), len(gaps)) for gaps in deals.values()]
        count = len(seats)
        by = sum(total for total, _ in sums) / count
        squares = math.fsum((total - by * size) ** 2 for total, size in sums)
        few = len(sums) / max(1, len(sums) - 1)
        off = SURE * math.sqrt(few * squares) / count if len(sums) > 1 else 1.0
        return Advantage(
            count,
            sum(one.won for one in seats) / count,
            sum(one.reference_won for one in seats) / count,
            by,
            off,
        )

    def line(self, reference: str = "reference") -> str:
        """`+12.3 +-4.5 points (won 41 %, reference 29 %, 120 seats)`."""
        return (
            f"{100 * self.by:+.1f} +-{100 * self.off:.1f} points "
            f"(won {100 * self.won:.0f} %, {reference} {100 * self.reference:.0f} %, "
            f"{self.seats} seats)"
        )


class Times(NamedTuple):
    """Seconds of processor time for an answer."""

    median: float
    late: float
    longest: float

    @staticmethod
    def of(times: Sequence[float]) -> Times:
        """Half of the answers, and 95 of 100, came within these."""
        order = sorted(times)
        return Times(order[len(order) // 2], order[int(0.95 * (len(order) - 1))], order[-1])


class ArenaReport:
    """All deals so far."""

    def __init__(self, reference: str, early: str) -> None:
        """`early` is what can end a game before its time."""
        self.reference = reference
        self.early = early
        self.seats: list[Taken] = []
        self.times: dict[str, list[float]] = {}
        self.deals = 0
        self.decisions = 0
        self.seconds = 0.0
        self.talks: Any = None  # TalkFigures of the title

    def add(self, played: DealPlayed) -> None:
        """One more deal."""
        self.deals += 1
        self.seats += played.seats
        self.decisions += played.decisions
        self.seconds += played.seconds
        self.talks = played.talks if self.talks is None else self.talks.plus(played.talks)
        for level, times in played.times.items():
            self.times.setdefault(level, []).extend(times)

    def levels(self) -> list[str]:
        """The levels that played, in the order of their first seats."""
        return list(dict.fromkeys(one.level for one in self.seats))

    def advantages(self, level: str) -> dict[str, Advantage]:
        """In all, by role and by number of players."""
        mine = [one for one in self.seats if one.level == level]
        found = {"all": Advantage.of(mine)}
        splits: tuple[Callable[[Taken], str], ...] = (
            lambda one: one.role,
            lambda one: f"{one.players} players",
        )
        for split in splits:
            for name in sorted({split(one) for one in mine} - {""}):
                found[name] = Advantage.of([one for one in mine if split(one) == name])
        return found

    def against(self, level: str, other: str) -> Advantage:
        """One level less another one, each with the same others in the same seats."""
        mine, theirs = ([one for one in self.seats if one.level == who] for who in (level, other))
        pairs = zip(mine, theirs, strict=True)
        return Advantage.of([one._replace(reference_won=two.won) for one, two in pairs])

    def round_robin(self) -> dict[str, dict[str, Advantage]]:
        """Each level against those that were named before it."""
        levels = self.levels()
        return {
            level: {other: self.against(level, other) for other in levels[:place]}
            for place, level in enumerate(levels)
            if place
        }

    def early_endings(self) -> float:
        """Which share of the games was ended before its time."""
        return sum(one.early for one in self.seats) / max(1, len(self.seats))

    def lines(self) -> list[str]:
        """The report for people."""
        if not self.seats:
            return ["no deal was finished"]
        ended = f"{100 * self.early_endings():.0f} % ended by {self.early}, " if self.early else ""
        found = [
            f"{self.deals} deals, reference {self.reference}, {ended}"
            f"{self.decisions / max(1e-9, self.seconds):,.0f} decisions/s"
        ]
        if self.talks is not None and (said := self.talks.line()):
            found.append(f"talks: {said}")
        for level in self.levels():
            for name, advantage in self.advantages(level).items():
                found.append(f"{level:10} {name:12} {advantage.line()}")
            times = Times.of(self.times[level])
            found.append(
                f"{level:10} {'time':12} median {times.median:.3f} s, "
                f"95 % {times.late:.3f} s, longest {times.longest:.3f} s"
            )
        for other, level in pairwise(self.levels()):  # the rungs of a ladder; JSON has all pairs
            found.append(f"{level:10} over {other:7} {self.against(level, other).line(other)}")
        return found

    def to_dict(self) -> dict[str, Any]:
        """The report for programs."""
        return {
            "deals": self.deals,
            "reference": self.reference,
            **({f"ended_by_{self.early}": self.early_endings()} if self.early else {}),
            "decisions": self.decisions,
            "seconds": self.seconds,
            "talks": {} if self.talks is None else self.talks.to_dict(),
            "round_robin": {
                level: {other: advantage._asdict() for other, advantage in others.items()}
                for level, others in self.round_robin().items()
            },
            "levels": {
                level: {
                    "advantages": {
                        name: advantage._asdict()
                        for name, advantage in self.advantages(level).items()
                    },
                    "times": Times.of(self.times[level])._asdict(),
                }
                for level in self.levels()
            },
        }


class TalkFigures(Protocol):
    """Counts over the talks of games."""

    def plus(self, other: Self) -> Self:
        """Both together."""

    def line(self) -> str:
        """The figures for people; empty if nobody talked."""

    def to_dict(self) -> dict[str, Any]:
        """The figures for programs."""


class TableTalk(Protocol):
    """The talks of one game."""

    @property
    def figures(self) -> Any:
        """What came of them so far: TalkFigures of the title's own kind."""

    def before(self) -> None:
        """Say everything that is to be said before the next decision."""


class NoTalk:
    """At a table where nobody talks."""

    def plus(self, other: NoTalk) -> NoTalk:
        """Nothing and nothing."""
        return self

    def line(self) -> str:
        """There is nothing to be told."""
        return ""

    def to_dict(self) -> dict[str, Any]:
        """Nor to be counted."""
        return {}

    @property
    def figures(self) -> NoTalk:
        """No figures."""
        return self

    def before(self) -> None:
        """Nothing is said."""


class SurveyReport(Protocol):
    """What came of a survey."""

    def add(self, number: int, found: Any) -> None:
        """What came of a deal."""

    def lines(self) -> list[str]:
        """For people."""

    def to_dict(self) -> dict[str, Any]:
        """For programs."""


class Survey(NamedTuple):
    """Deals that are played to find out something else than who wins."""

    work: Callable[[PlayersByLevel, ArenaDeal, PlayGame], Any]  # done in other processes
    report: Callable[[], SurveyReport]


class Measures(Protocol):
    """What a title counts; its games are of its own kind."""

    @property
    def names(self) -> Sequence[str]:
        """Everybody who can be named, those for measuring only as well."""

    @property
    def measured(self) -> str:
        """Who is measured if nobody is named."""

    @property
    def reference(self) -> str:
        """Whom the others are compared with if nobody is named."""

    @property
    def pool(self) -> Sequence[str]:
        """Who else sits there if nobody is named."""

    @property
    def early(self) -> str:
        """What can end a game before its time, as its outcome says it; empty if nothing can."""

    @property
    def beliefs(self) -> Survey | None:
        """How right beliefs about others are; None where there is nothing to believe."""

    @property
    def checked(self) -> str:
        """Who plays the games in which everything is checked, as `--seats` of `sim` names them."""

    @property
    def sums(self) -> type[SimSums[Any]]:
        """What is told of many games."""

    def described(self) -> Sequence[str]:
        """Who can be named, and what each is like, in lines for people."""

    def role(self, game: Any, seat: int) -> str:
        """What a seat was in a game; empty where all are alike."""

    def talk(
        self,
        game: Any,
        agents: Sequence[Agent],
        log: Sequence[Event],
        told: Callable[[list[Event]], None],
    ) -> TableTalk:
        """The talks of a game; `told` adds to the log what comes of them."""


class PlainMeasures:
    """Of a game in which all seats are alike and nobody talks; the first is the reference."""

    early = ""
    beliefs = None
    checked = "random"
    sums = SimSums[SimulatedGame]

    def __init__(self, names: Sequence[str]) -> None:
        self.names = self.pool = names
        self.measured = names[-1]
        self.reference = names[0]

    def described(self) -> Sequence[str]:
        """Just their names."""
        return [f"players: {', '.join(self.names)}"]

    def role(self, game: Any, seat: int) -> str:
        """No seat is anything else than the others."""
        return ""

    def talk(
        self,
        game: Any,
        agents: Sequence[Agent],
        log: Sequence[Event],
        told: Callable[[list[Event]], None],
    ) -> NoTalk:
        """Nothing is said."""
        return NoTalk()
