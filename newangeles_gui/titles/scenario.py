"""What the house asks of a title to run its scenarios and to ask its positions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from newangeles_gui.engine import Decision, Event
    from newangeles_gui.scenario.files import LoadedScenario, ScenarioSpec

    from .rules import AnyGame


class Refused(Exception):
    """The step cannot be done as it is written."""


class Doing(Protocol):
    """A scenario that is being done: its game, and what was told since it began."""

    events: list[Event]

    @property
    def game(self) -> AnyGame:
        """The game, as far as it has come."""

    def do(self, step: Any) -> None:
        """Do one step; Refused or IllegalChoice if it cannot be done as written."""

    def settle(self) -> None:
        """Take the answers that have no alternative."""


class AskedPosition(Protocol):
    """A position with a right answer."""

    @property
    def title(self) -> str:
        """What it is about, in a line."""

    def question(self, box: Any) -> tuple[AnyGame, Decision]:
        """The game at the question; ContentError where it cannot be reached."""

    def solved_by(self, option: str) -> bool:
        """Whether this answer is right."""


class ScenarioRoom(Protocol):
    """A title's part in scenarios; what stands in their files is of its own kind."""

    @property
    def model(self) -> type[ScenarioSpec]:
        """The format of its scenarios."""

    def begin(self, box: Any, loaded: LoadedScenario) -> Doing:
        """The game as it is given; ContentError with the place of what cannot be."""

    def differences(self, game: Any, events: list[Event], expect: Any) -> list[str]:
        """Everything that did not come as expected."""

    def unsound(self, game: Any) -> list[str]:
        """What cannot be so even in a game that was put together by hand."""

    def positions(self, file: Path) -> Sequence[AskedPosition]:
        """All positions of a file; ContentError with everything that is wrong."""

    def answered(
        self, position: Any, agent: Any, game: Any, decision: Decision, chance: Any
    ) -> str:
        """What a player with these dice answers to a position."""
