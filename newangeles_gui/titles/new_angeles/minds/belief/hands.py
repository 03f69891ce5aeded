"""Which types of cards players are likely to hold: those that they drew and have not shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from newangeles_gui.engine.events import Fact
from newangeles_gui.minds.history import History

from ...rules.pieces import TYPES

if TYPE_CHECKING:
    from ...rules.box import Box

Rows = tuple[tuple[float, ...], ...]

KEPT: Final = 0.8  # share of a hand that is still there a turn later
UNSURE: Final = 0.1  # for cards that came some other way
SHOWN: Final = ("main_offer_proposed", "counteroffer_proposed")


class Hands:
    """Counts by player and type; reads on from where the history before ended."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self._history: History = ()
        self._names: list[str] = []
        self._rows: dict[str, list[float]] = {}

    def of(self, corporations: Sequence[str], history: History) -> Rows:
        """For each seat the chance that a card in its hand is of each type."""
        known = len(self._history)
        if self._names != list(corporations) or history[:known] != self._history:
            known = 0
            self._names = list(corporations)
            self._rows = {name: [0.0] * len(TYPES) for name in corporations}
        for kind, facts in history[known:]:
            self._hear(kind, facts)
        self._history = history
        return tuple([_shares(self._rows[name]) for name in corporations])

    def _hear(self, kind: str, facts: Mapping[str, Fact]) -> None:
        if kind == "cards_drawn":
            place = TYPES.index(str(facts["type"]))
            self._rows[str(facts["player"])][place] += int(str(facts["count"]))
        elif kind == "turn_ended":
            for row in self._rows.values():
                row[:] = [KEPT * one for one in row]
        elif kind in SHOWN:
            action_type = self.box.type_of.get(str(facts["card"]))
            if action_type is not None:  # emergencies are in no hand
                row, place = self._rows[str(facts["player"])], TYPES.index(action_type)
                row[place] = max(0.0, row[place] - 1)


def _shares(row: Sequence[float]) -> tuple[float, ...]:
    """Shares of the whole, none of them nothing."""
    whole, even = sum(row), 1 / len(row)
    if not whole:
        return (even,) * len(row)
    return tuple([(1 - UNSURE) * one / whole + UNSURE * even for one in row])
