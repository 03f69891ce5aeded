"""What hidden hands and investments are likely to be, for dealing worlds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from newangeles_gui.engine import Fact
from newangeles_gui.minds import History

from ...rules import TYPES, Guess, Unseen
from ..judgement import Clock

if TYPE_CHECKING:
    from ...rules import Box, View
    from ..judgement import Holdings

Rows = tuple[tuple[float, ...], ...]

KEPT: Final = 0.8  # share of a hand that is still there a turn later
UNSURE: Final = 0.1  # for cards that came some other way
SHOWN: Final = ("main_offer_proposed", "counteroffer_proposed")

ANYWAY: Final = 2.0  # capital: an investment that would pay nothing now is not ruled out


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


class Guesser:
    """Hands by what was drawn and shown; investments by what the city would pay for them.

    Players choose the better of two, and then steer the city towards it.
    """

    def __init__(self, holdings: Holdings) -> None:
        self.holdings = holdings
        self.hands = Hands(holdings.box)

    def likely(self, view: View, history: History) -> Unseen:
        """What a view leaves open, leaning to what is likely after all that has happened."""
        unseen = Unseen(self.holdings.box, view)
        if history:
            unseen.guess = Guess(self.rows(view, history), self._investments(unseen))
        return unseen

    def rows(self, view: View, history: History) -> Rows:
        """For each seat the chance that a card in its hand is of each type."""
        return self.hands.of(view.corporations, history)

    def _investments(self, unseen: Unseen) -> dict[str, float]:
        """By what each would pay, as far as can be seen."""
        view, state = unseen.view, unseen.open_part
        clock = Clock.read(self.holdings.box, view.round_place, view.phase, view.turns_left)
        income = self.holdings.income
        return {one: ANYWAY + income(state, one, clock) for one in unseen.investments}
