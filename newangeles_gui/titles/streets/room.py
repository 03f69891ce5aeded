"""Streets as it is seen: what the screens of the house ask of it."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from newangeles_gui.scenes import LargeNumber, Room

from .city import COLORS, CityPicture

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from newangeles_gui.engine import Event
    from newangeles_gui.scenes import AlmanacChapter, Scene, Services
    from newangeles_gui.session import Match
    from newangeles_gui.titles.room import NewGameRoom

    from .table import ReplayedCity, StreetsTableRoom


class StreetsRoom(Room):
    """Its own in table and colours."""

    colors = COLORS

    def backdrop(self, services: Services, quiet: bool) -> CityPicture:
        """The city from afar."""
        return CityPicture(services.kit, "backdrops/title", quiet)

    def mark(self, player: str, form: str = "") -> str:
        """The sign of a colour."""
        return f"signs/{player}"

    def prepare(self, services: Services) -> None:
        """Import the table ahead."""
        import_module("newangeles_gui.titles.streets.tutorial.taught")

    def introduction(self, services: Services) -> Scene:
        """Short lessons, then a guided game."""
        from .tutorial.learn import LearnPage

        return LearnPage(services)

    def chapters(self) -> Sequence[AlmanacChapter]:
        """How things work, tiles, kinds of value, advisors, characters."""
        from .almanac import CHAPTERS

        return CHAPTERS

    def tallies(self, services: Services, sums: Any) -> Sequence[LargeNumber]:
        """Games, wins, wins in a row, the most money, and how often the Sneak was beaten."""
        beaten = sums.totals.get("sneak_beaten", 0)
        return (
            *super().tallies(services, sums),
            LargeNumber("money", sums.best_score, "coin", "accent"),
            LargeNumber("sneak", beaten, "opponent", "good"),
        )

    def new_game(self) -> NewGameRoom:
        """Colours, modules, whom opponents are like."""
        from . import new_game

        return new_game

    def at_table(self) -> StreetsTableRoom:
        """How its events move."""
        from .table import ROOM

        return ROOM

    def table(self, services: Services, match: Match) -> Scene:
        """The city on the whole screen, with hints in the game that follows the lessons."""
        from .tutorial.taught import table_for

        return table_for(services, match)

    def shown(
        self, services: Services, match: Match, told: Callable[[], Iterable[Event]]
    ) -> ReplayedCity:
        """The city grows and shrinks as one steps through the game."""
        from .table import ReplayedCity

        return ReplayedCity(services, match)

    def results(self, services: Services, match: Match) -> Scene:
        """Money turn by turn, what turned the game, the film of the city."""
        from .results.screen import StreetsEnd

        return StreetsEnd(services, match)


ROOM: Final = StreetsRoom()
