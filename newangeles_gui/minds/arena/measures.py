"""What the arena counts beside wins: that is another matter for each title."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, Self

from .simulated import SimSums, SimulatedGame

if TYPE_CHECKING:
    from newangeles_gui.engine import Event
    from newangeles_gui.minds.agent import Agent

    from ..workshop import PlayersByLevel
    from .deals import ArenaDeal, PlayGame


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
