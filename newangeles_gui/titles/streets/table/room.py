"""The table of Streets, as far as the table of the house asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from newangeles_gui.table import TableCounter

from ..rules import NOBODY, Foresight
from .cues import STAGINGS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from newangeles_gui.engine import Facts
    from newangeles_gui.table import Target

    from ..rules import Box, View

# With so much open money a seat the score is as busy as it gets before the last turns.
BUSY: Final = 25
# When each seat has so few turns left, the score is that of the last ones.
LAST: Final = 2
ALMOST: Final = 0.7  # the last turns begin above it


class StreetsTableRoom:
    """The table around the growing city."""

    stagings = STAGINGS

    def tension(self, box: Box, view: View) -> float:
        """How much money is open in the city, 0 to 0.7; in the last turns more than that."""
        seats = max(1, len(view.players))
        left = (view.pile_size + view.end_size + sum(map(sum, view.backs))) / seats
        if left <= LAST:
            return 1.0 - (1.0 - ALMOST) * left / (LAST + 1)
        streets = Foresight(box, view).now()
        money = sum(line.money for street in streets for line in street.lines)
        return ALMOST * min(1.0, money / (BUSY * seats))

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
