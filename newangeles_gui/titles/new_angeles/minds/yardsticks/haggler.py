"""Who the players with a bad habit are compared with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..bargaining.agent import BargainingAgent
from ..bargaining.manners import NEUTRAL
from ..quick.policy import QuickPolicy
from ..valuation.model import load_valuation
from .greedy import GreedyAgent

if TYPE_CHECKING:
    from ...rules.box import Box
    from ...rules.view import View

WORLDS: Final = 4


class Haggler(BargainingAgent):
    """Plays like the greedy player and bargains properly."""

    def __init__(self, box: Box) -> None:
        manners = NEUTRAL._replace(worlds=WORLDS)
        super().__init__(GreedyAgent(box), box, load_valuation(box), QuickPolicy(box), manners)

    def name(self, view: View) -> str:
        """The corporation in the view's seat."""
        return view.corporations[view.seat]

    def others(self, view: View) -> list[str]:
        """Everybody else."""
        return [one for one in view.corporations if one != self.name(view)]
