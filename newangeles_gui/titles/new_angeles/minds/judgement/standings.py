"""Who is likely to run away with the game: wealth that all can see, and contracts to come."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from ...content.specs import Contract
from ...rules.box import Box

# How often a contract is met in a round, as counted over games of scripted players.
MET_IN_A_ROUND: Mapping[str, float] = MappingProxyType(
    {
        "illness": 0.875,
        "outage": 0.675,
        "enemy": 1.35,
        "unrest_fell": 1.4,
        "android_moved": 0.49,
        "calm_event": 0.53,
    }
)
USUALLY = 0.7  # a contract from a data pack


class Standings:
    """Expects each contract to go on paying as such contracts do."""

    def __init__(self, box: Box) -> None:
        self._a_round = MappingProxyType(
            {name: _income(contract) for name, contract in box.contracts.items()}
        )

    def runaway(
        self, names: Sequence[str], worths: Sequence[float], seat: int, rounds: int
    ) -> float:
        """By how much the richest of a seat's opponents is likely to leave the others behind."""
        final = [
            worth + rounds * self._a_round[name] for name, worth in zip(names, worths, strict=True)
        ]
        del final[seat]
        return max(final) - sum(final) / len(final)


def _income(contract: Contract) -> float:
    return contract.pays * MET_IN_A_ROUND.get(contract.piece or contract.on, USUALLY)
