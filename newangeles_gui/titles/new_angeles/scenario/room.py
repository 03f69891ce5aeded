"""The part of New Angeles in scenarios and positions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ..minds.bargain import Bargainer
from ..rules import conservation
from ..rules.view import view
from .compare import differences
from .model import Scenario
from .positions import Puzzle, read_positions
from .situation import build
from .steps import Doer

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision
    from newangeles_gui.scenario.files import LoadedScenario

    from ..rules import Box, Game


class CityScenarios:
    """Scenarios of New Angeles."""

    model = Scenario
    differences = staticmethod(differences)
    unsound = staticmethod(conservation.contents)
    positions = staticmethod(read_positions)

    def begin(self, box: Box, loaded: LoadedScenario) -> Doer:
        """The game as it is given."""
        return Doer(build(box, loaded))

    def answered(
        self, position: Puzzle, agent: Any, game: Game, decision: Decision, chance: Any
    ) -> str:
        """What a player answers; who cannot be talked to refuses every trade."""
        seen = view(game, decision.seat)
        trade = position.trade(game)
        if trade is None:
            option: str = agent.choose(seen, decision, chance).option
            return option
        accepts = isinstance(agent, Bargainer) and agent.answer(seen, trade, 0).accepts
        return "accept" if accepts else "refuse"


SCENARIOS: Final = CityScenarios()
