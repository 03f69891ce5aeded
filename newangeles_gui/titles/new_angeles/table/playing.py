"""New Angeles as it is played on the screen: what the house asks of a title about its table.

Whatever needs the table itself is imported when a game is opened, so that the title is there soon.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from newangeles_gui.scenes import Room

from . import card_faces

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from newangeles_gui.engine import Event
    from newangeles_gui.scenes import PauseItem, Scene, Services
    from newangeles_gui.session import Match

    from .replayed import ReplayedTable
    from .room import CityRoom


class PlayingRoom(Room):
    """Cards, the table, the replay and the end."""

    card_kinds = staticmethod(card_faces.card_kinds)
    all_cards = staticmethod(card_faces.all_cards)
    face_of = staticmethod(card_faces.face_of)
    card_pictures = staticmethod(card_faces.card_pictures)

    def prepare(self, services: Services) -> None:
        """Pictures of the city and of cards; the table itself, and who may sit at it."""
        from . import stocking

        stocking.order(services)
        title = __package__.rpartition(".")[0]
        for name in ("table.scene", "talk.parley", "minds.tasks"):
            import_module(f"{title}.{name}")

    def pause_items(self, services: Services, match: Match) -> Sequence[PauseItem]:
        """What the table has no button for: the choice taken back, the speed, the reserve."""
        from .commands import pause_items

        return pause_items(services, match)

    def at_table(self) -> CityRoom:
        """How events are shown and where they happened."""
        from .room import ROOM

        return ROOM

    def table(self, services: Services, match: Match) -> Scene:
        """The table: a guided game goes on with its lessons."""
        from ..tutorial.coached import table_for

        return table_for(services, match)

    def results(self, services: Services, match: Match) -> Scene:
        """Hidden rivals, the chart, and the deals that turned it."""
        from ..results.screen import CityResults

        return CityResults(services, match)

    def shown(
        self, services: Services, match: Match, told: Callable[[], Iterable[Event]]
    ) -> ReplayedTable:
        """The table without questions."""
        from ..city.rim import sitters
        from .replayed import ReplayedTable

        return ReplayedTable(services, sitters(services, match), told)
