"""The part of Streets in scenarios."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ..rules import Box, view, wrong_contents
from .compare import differences
from .model import Scenario
from .positions import AskedCity, read_positions
from .situation import build
from .steps import CityDoing

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision
    from newangeles_gui.scenario import LoadedScenario

    from ..rules import Game


class StreetsScenarios:
    """Scenarios of Streets."""

    model = Scenario
    differences = staticmethod(differences)
    unsound = staticmethod(wrong_contents)
    positions = staticmethod(read_positions)

    def begin(self, box: Box, loaded: LoadedScenario) -> CityDoing:
        """The game as it is given."""
        return CityDoing(build(box, loaded))

    def answered(
        self, position: AskedCity, agent: Any, game: Game, decision: Decision, chance: Any
    ) -> str:
        """What a player answers."""
        option: str = agent.choose(view(game, decision.seat), decision, chance).option
        return option


SCENARIOS: Final = StreetsScenarios()
