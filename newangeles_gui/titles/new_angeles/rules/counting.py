"""Counts and conditions that cards speak of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..content.base import Condition, Count
from .pieces import MASK, mask_of

if TYPE_CHECKING:
    from .game import Game


def count(game: Game, what: Count) -> int:
    """How many of something are in play."""
    if what.resources_at_most is not None:
        return sum(1 for amount in game.state.supply if amount <= what.resources_at_most)
    mask = mask_of(what.unrest) if what.piece is None else MASK[what.piece]
    tiers = game.box.tier
    return sum(
        (here & mask).bit_count()
        for here, tier in zip(game.state.city, tiers, strict=True)
        if what.tier in (None, tier)
    )


def holds(game: Game, condition: Condition) -> bool:
    """Whether a count reaches its number."""
    return count(game, condition) >= condition.at_least
