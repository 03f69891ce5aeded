"""The toy as it is seen: its table, its end, its cards, and how its events move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from newangeles_gui.scenes import Room, Scene
from newangeles_gui.table import Staging

from . import drawn
from .act import cards_turned
from .board import DECK

if TYPE_CHECKING:
    from newangeles_gui.engine import Facts
    from newangeles_gui.scenes import Services
    from newangeles_gui.session import Match, PuzzleRun
    from newangeles_gui.table import Moment, TableCounter, Target


def _swapped(moment: Moment) -> None:
    """The old card flies to the deck."""
    place = moment.place(("place", moment.text("player")))
    if place is not None:
        sprite = drawn.card(moment.services.kit, place.size, "")
        moment.fly(sprite, DECK, 0.5, vanishes=True)


def _shown(moment: Moment) -> None:
    """The card is lit."""
    moment.ring(("place", moment.text("player")), "focus")


class ToyTableRoom:
    """What the table of the house asks for."""

    stagings: Mapping[str, Staging] = MappingProxyType(
        {
            "swapped": Staging(_swapped, lambda moment: ("place", moment.text("player"))),
            "shown": Staging(_shown, opens=cards_turned),
        }
    )

    def tension(self, box: Any, view: Any) -> float:
        """It rises from turn to turn."""
        return float(view.turn / (box.rounds * len(view.players)))

    def card(self, kind: str, facts: Facts) -> str:
        """No card can be looked at large."""
        return ""

    def place(self, box: Any, kind: str, facts: Facts) -> Target | None:
        """Before whom it happened."""
        return ("place", str(facts["player"])) if "player" in facts else None

    def counters(self, view: Any) -> Sequence[TableCounter]:
        """Nothing is counted."""
        return ()


class ToyRoom(Room):
    """Plain in everything but table and end."""

    def at_table(self) -> ToyTableRoom:
        """How its events move."""
        return ToyTableRoom()

    def table(self, services: Services, match: Match) -> Scene:
        """A round table seen from above."""
        from .scene import ToyTable

        return ToyTable(services, match)

    def puzzle(self, services: Services, run: PuzzleRun) -> Scene:
        """The same table with a puzzle on it."""
        from .puzzle import ToyPuzzle

        return ToyPuzzle(services, run)

    def results(self, services: Services, match: Match) -> Scene:
        """The cards turn over one by one."""
        from .end import ToyEnd

        return ToyEnd(services, match)
