"""How much of the game is left."""

from __future__ import annotations

from typing import NamedTuple

from ...rules.box import Box

DEALS_A_ROUND = 4  # what events and setups allow on average
DEMAND = "demand"


class Clock(NamedTuple):
    """Counts from now to the next demand round and to the end."""

    productions: int  # before the next demand round
    deals_to_demand: int
    deals: int
    events: int
    later_demands: int

    @staticmethod
    def read(box: Box, round_place: int, phase: str, turns_left: int) -> Clock:
        """The clock for a space of the round track; a turn in progress is not counted."""
        rest = box.rounds[round_place:]
        if DEMAND not in rest:
            return Clock(0, 0, 0, 0, 0)
        open_round = 1 if phase in ("setup", "action") else 0
        skip = 1 if rest[0] != DEMAND else 0
        to_demand = rest.index(DEMAND) - skip
        standard = sum(1 for one in rest[skip:] if one != DEMAND)
        return Clock(
            productions=open_round + to_demand,
            deals_to_demand=turns_left + DEALS_A_ROUND * to_demand,
            deals=turns_left + DEALS_A_ROUND * standard,
            events=open_round + standard,
            later_demands=rest.count(DEMAND) - 1,
        )
