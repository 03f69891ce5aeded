"""What a card would visibly do to the city: the facts that may be said about it aloud."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from ...rules.pieces import HUMAN_FIRST, ILLNESS, ORGCRIME, OUTAGE, STRIKE, UNREST
from ..quick.rehearsal import scratch

if TYPE_CHECKING:
    from ...rules.state import State
    from ..quick.rehearsal import Rehearsal

# Each of these is one trouble for its district; strike is a stage more than protest (29.0).
TROUBLES: Final = (HUMAN_FIRST, ORGCRIME, ILLNESS, OUTAGE, UNREST, STRIKE)


class CityChange(NamedTuple):
    """How much less of each there is afterwards; below 0 it is more."""

    troubles: tuple[int, ...]
    threat: int
    missing: int  # of what the demand asks for

    @property
    def calms(self) -> bool:
        """Whether everybody can see that the city is better off."""
        less = sum(self.troubles)
        return less > 0 or (less == 0 and self.threat > 0)

    @property
    def harms(self) -> bool:
        """Whether everybody can see that the city is worse off, and in nothing better."""
        changes = (*self.troubles, self.threat)
        return min(changes) < 0 and max(changes) <= 0


def city_change(rehearsal: Rehearsal, state: State, card: str) -> CityChange:
    """What happens if this card is resolved as well for the city as it can be."""
    before = scratch(state)
    after = rehearsal.resolved(before, card).state
    targets = rehearsal.spots.box.targets[state.demand]
    return CityChange(
        tuple(_number(before.city, one) - _number(after.city, one) for one in TROUBLES),
        min(state.threat, before.threat - after.threat),  # R.14: not below 0
        missing(targets, before.supply) - missing(targets, after.supply),
    )


def _number(city: Sequence[int], mask: int) -> int:
    return sum(1 for here in city if here & mask)


def missing(targets: Sequence[int], supply: Sequence[int]) -> int:
    """How much the supply lacks of what the demand asks for."""
    return sum(max(0, want - have) for want, have in zip(targets, supply, strict=True))
