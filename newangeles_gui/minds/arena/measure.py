"""What the games of an arena tell: advantages with their doubt, by role and number of players."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from .deals import DealPlayed, Taken

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
