"""The table of Streets, as far as the table of the house asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from newangeles_gui.table import TableCounter

from ..rules import NOBODY
from .cues import STAGINGS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from newangeles_gui.engine import Facts
    from newangeles_gui.table import Target

    from ..rules import Box, View


class StreetsTableRoom:
    """The table around the growing city."""

    stagings = STAGINGS

    def tension(self, box: Box, view: View) -> float:
        """How much of the city is built, 0 to 1."""
        left = view.pile_size + view.end_size + sum(map(sum, view.backs))
        built = len(view.city.cells)
        return built / max(1, built + left)

    def card(self, kind: str, facts: Facts) -> str:
        """No card can be looked at large."""
        return ""

    def place(self, box: Box, kind: str, facts: Facts) -> Target | None:
        """The tile that an event names, or who it is about."""
        if "cell" in facts:
            return ("tile", str(facts["cell"]))
        return ("seat", str(facts["player"])) if "player" in facts else None

    def counters(self, view: View) -> Sequence[TableCounter]:
        """The money of who looks."""
        if view.seat == NOBODY:
            return ()
        return (TableCounter("town.counter.money", "icons/coin", "accent", view.money[view.seat]),)


ROOM: Final = StreetsTableRoom()
