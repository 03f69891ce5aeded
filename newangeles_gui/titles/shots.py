"""What the house asks of a title to picture, film and measure its screens.

pygame is only named for the type checker: what is pictured is imported when somebody does so.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Protocol, TypeAlias

if TYPE_CHECKING:
    from newangeles_gui.commands.shots.situation import Situation
    from newangeles_gui.scenes import Scene, Services
    from newangeles_gui.session import Match

# The screens of an example, those below the topmost one first.
Example: TypeAlias = "Callable[[Services, Situation], list[Scene]]"


class PlayedTable(Protocol):
    """A table whose person is played by a program: for films and measurements."""

    @property
    def match(self) -> Match:
        """The game that is played there."""

    @property
    def asked(self) -> bool:
        """Whether it is the person's turn to answer, and all that happened has been seen."""

    @property
    def chosen(self) -> str:
        """The answer that the person has chosen and not yet given."""

    @property
    def worker(self) -> int | None:
        """The process in which opponents have thought, if there is one."""

    def choose(self, option: str) -> None:
        """Choose an answer where a person would see it before it is given."""

    def give(self, option: str) -> None:
        """Give an answer."""

    def wave_off(self) -> None:
        """Refuse what opponents offer, and let none of them wait for the person."""

    def wait(self) -> None:
        """Until whoever thinks has thought: where the clock is that of a film."""

    def buttons(self) -> Sequence[tuple[int, int]]:
        """The middles of two buttons, which light up when they are pointed at."""


class Shots(Protocol):
    """The screens of a title in states of their own, and its table when nobody is there."""

    @property
    def level(self) -> str:
        """Who plays the games that are shown: quickly, and always alike."""

    @property
    def examples(self) -> Mapping[str, Example]:
        """Screens by name, beside those that any title has or in place of them."""

    def table(self, services: Services, match: Match) -> Scene:
        """The table for a game as it is without any lessons."""

    def played(self, scene: Scene) -> PlayedTable | None:
        """The table that this screen is; None if it is another one."""
