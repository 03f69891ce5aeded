"""What hidden hands and investments are likely to be, for dealing worlds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...rules.determinize import Guess, Unseen
from ..judgement.clock import Clock
from .hands import Hands, Rows

if TYPE_CHECKING:
    from newangeles_gui.minds.history import History

    from ...rules.view import View
    from ..judgement.holdings import Holdings

ANYWAY: Final = 2.0  # capital: an investment that would pay nothing now is not ruled out


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
