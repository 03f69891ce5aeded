"""What there is to see of a city, and what any change of it means for the demand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from newangeles_gui.minds.remembered import Remembered

from ..judgement.clock import Clock
from ..judgement.demand_outlook import DemandOutlook, chance_of_failure

if TYPE_CHECKING:
    from ...rules.box import Box
    from ...rules.state import State


class Sight(NamedTuple):
    """A city, what the next event is about, and what the demand will be short of."""

    city: tuple[int, ...]
    back: str
    short: tuple[int, ...]  # of each resource if nothing changes; below 0 is more than needed
    productions: int
    events: int  # still to come
    stakes: tuple[float, ...]  # threat to expect with so much missing in all


class Demand:
    """Looks at cities; counts in threat."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.outlook = DemandOutlook(box)
        self._stakes: Remembered[tuple[int, Clock], tuple[float, ...]] = Remembered()

    def sight(self, state: State, back: str) -> Sight:
        """What there is to see now."""
        clock = Clock.read(self.box, state.round_place, state.phase, len(state.turn_track))
        have = self.outlook.supply(state.city, state.supply, clock.productions)
        targets = self.box.targets[state.demand]
        short = tuple([want - there for want, there in zip(targets, have, strict=True)])
        threat = self.box.content.demands[state.demand].threat
        stakes = self._stakes_of(threat, clock)
        return Sight(tuple(state.city), back, short, clock.productions, clock.events, stakes)

    def _stakes_of(self, threat: int, clock: Clock) -> tuple[float, ...]:
        key = (threat, clock)
        known = self._stakes.get(key)
        if known is None:
            missing = range(sum(self.box.track_ends) + 1)
            stakes = tuple([threat * chance_of_failure(one, clock) for one in missing])
            known = self._stakes.put(key, stakes)
        return known

    def output(self, district: int, here: int, sight: Sight) -> tuple[int, ...]:
        """What an android will deliver there before the demand round."""
        return self.outlook.output(district, here, sight.productions)

    def change(self, sight: Sight, lost: Sequence[int], won: Sequence[int]) -> float:
        """How much less threat the demand means with these amounts more, and those less."""
        before = after = 0
        for short, less, more in zip(sight.short, lost, won, strict=True):
            if short > 0:
                before += short
            short += less - more
            if short > 0:
                after += short
        if before == after:
            return 0.0
        return sight.stakes[before] - sight.stakes[after]
