"""What the house asks of the opponents of a title."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from newangeles_gui.minds.arena.measures import Measures
    from newangeles_gui.minds.tasks import Crew


class Minds(Protocol):
    """The opponents of a title."""

    @property
    def levels(self) -> Sequence[str]:
        """Whom people can play against, from the weakest on."""

    @property
    def usual(self) -> str:
        """The level of opponents as long as nobody chooses another."""

    @property
    def gentle(self) -> str:
        """That of the first opponents of somebody who has never finished a game."""

    @property
    def characters(self) -> Sequence[str]:
        """Who opponents can be, by name; nobody where they are all alike."""

    def knows(self, name: str) -> bool:
        """Whether there is a player of that name; some are for measuring only."""

    @property
    def measures(self) -> Measures:
        """Whom an arena seats, and what it counts beside wins."""

    def crew(self, box: Any) -> Crew:
        """All players, as one process has them."""
