"""Where a tile can be built, turned how, and what would come of it: what hands do, no pixels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..rules import (
    ALONGSIDE,
    COVERED,
    NO_ROAD,
    QUARTERS,
    TOO_LONG,
    Foresight,
    cell_text,
    lying_text,
    read_lying,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..rules import Box, Ledger, View


class TilePlacing:
    """A tile that is taken from the hand, over a cell, turned so that it fits there."""

    def __init__(self, box: Box, seen: View, options: Sequence[str], seat: int) -> None:
        self.box, self.seen, self.seat = box, seen, seat
        self.foresight = Foresight(box, seen)
        self.places: dict[str, dict[int, list[int]]] = {}
        for option in options:
            name, cell, quarter = read_lying(option)
            self.places.setdefault(name, {}).setdefault(cell, []).append(quarter)
        self.taken = next(iter(self.places)) if len(self.places) == 1 else ""
        self.cell: int | None = None
        self.quarter = 0
        self._ledgers: dict[tuple[str, int, int], Ledger] = {}

    @property
    def cells(self) -> dict[int, list[int]]:
        """Where the tile that is taken can lie, and how."""
        return self.places.get(self.taken, {})

    @property
    def legal(self) -> list[int]:
        """The rotations that fit on the cell."""
        return [] if self.cell is None else self.cells.get(self.cell, [])

    @property
    def ready(self) -> bool:
        """Whether it lies where it could be built."""
        return bool(self.legal)

    def take(self, name: str) -> None:
        """Take this tile; over the same cell, if it fits there."""
        self.taken = name
        if self.cell is not None:
            self.point(self.cell)

    def put_back(self) -> None:
        """No tile is taken, or over no cell."""
        if self.cell is not None:
            self.cell = None
        elif len(self.places) > 1:
            self.taken = ""

    def point(self, cell: int) -> bool:
        """Over this cell, as it was turned before if it can be; whether it fits there."""
        legal = self.cells.get(cell, [])
        self.cell = cell if legal else None
        if legal and self.quarter not in legal:
            self.quarter = legal[0]
        return bool(legal)

    def turn(self, step: int) -> bool:
        """To the next rotation that fits; whether there is another."""
        legal = self.legal
        if len(legal) < 2:
            return False
        self.quarter = legal[(legal.index(self.quarter) + step) % len(legal)]
        return True

    def lay(self, quarter: int) -> bool:
        """In this rotation, if that fits."""
        changed = quarter in self.legal and quarter != self.quarter
        if changed:
            self.quarter = quarter
        return changed

    def option_at(self, cell: int) -> str:
        """The answer that builds there, as it is turned now or else as it first fits."""
        legal = self.cells[cell]
        quarter = self.quarter if self.quarter in legal else legal[0]
        return self.taken + lying_text(cell, quarter)

    @property
    def ledger(self) -> Ledger | None:
        """What would come of it."""
        if self.cell is None or not self.legal:
            return None
        return self.foreseen(self.taken, self.cell, self.quarter)

    def foreseen(self, name: str, cell: int, quarter: int) -> Ledger:
        """What would come of a tile on a place; worked out once."""
        key = (name, cell, quarter)
        found = self._ledgers.get(key)
        if found is None:
            found = self._ledgers[key] = self.foresight.ledger(*key, self.seat)
        return found

    def closes(self, cell: int) -> bool:
        """Whether the tile that is taken could close a street there."""
        legal = self.cells.get(cell, [])
        return any(self.foreseen(self.taken, cell, one).streets for one in legal)

    def why_not(self, cell: int) -> str:
        """Why nothing can be built on a cell: a word for the reason."""
        found = {self.seen.city.hindrance(cell, quarter) for quarter in QUARTERS}
        # What comes nearest to being legal is the reason.
        return next(reason for reason in (TOO_LONG, ALONGSIDE, NO_ROAD, COVERED) if reason in found)


def cell_target(cell: int) -> tuple[str, str]:
    """What an empty cell is called at the table."""
    return "cell", cell_text(cell)


def tile_target(cell: int) -> tuple[str, str]:
    """What a tile of the city is called at the table."""
    return "tile", cell_text(cell)
