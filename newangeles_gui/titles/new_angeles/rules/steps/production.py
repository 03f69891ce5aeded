"""The production phase (9, 61)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from newangeles_gui.engine.frames import frame
from newangeles_gui.engine.shapes import Within

from .. import city
from ..pieces import ANDROID
from ..step import Step

if TYPE_CHECKING:
    from ..game import Game


@frame("production", on=("rounds",))
@dataclass(slots=True)
class Production(Step):
    """The next district in rising order (61.7)."""

    district: Annotated[int, Within(0, "districts")] = 0

    def step(self, game: Game) -> None:
        """Exploit one district and finish it before the next (R.8)."""
        cities = game.state.city
        if self.district >= len(cities):
            game.pop()
            return
        here = self.district
        self.district += 1
        if cities[here] & ANDROID:
            city.exploit(game, here)
