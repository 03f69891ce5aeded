"""What can stand in a district, as one bit each: a district is one number; and counting it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ..content import Condition, Count
    from .game import Game

HUMAN_FIRST: Final = 1
ORGCRIME: Final = 2
PRISEC: Final = 4
ANDROID: Final = 8
ILLNESS: Final = 16
OUTAGE: Final = 32
DEVELOPMENT: Final = 64
PROTEST: Final = 128
STRIKE: Final = 256

ENEMY: Final = HUMAN_FIRST | ORGCRIME
UNREST: Final = PROTEST | STRIKE
DARK: Final = STRIKE | OUTAGE  # 36.2: produces nothing
TRAVELLING: Final = ENEMY | ILLNESS | OUTAGE  # 34.2: these raise threat at the Root

PIECES: Final = (
    "human_first",
    "orgcrime",
    "prisec",
    "android",
    "illness",
    "outage",
    "development",
)
BIT: Final[Mapping[str, int]] = {name: 1 << place for place, name in enumerate(PIECES)}
NAME: Final[Mapping[int, str]] = {bit: name for name, bit in BIT.items()}
SINGLE_BITS: Final[Mapping[str, tuple[int, ...]]] = {
    **{name: (bit,) for name, bit in BIT.items()},
    "enemy": (1, 2),
}
MASK: Final[Mapping[str, int]] = {**BIT, "enemy": ENEMY, "protest": PROTEST, "strike": STRIKE}

# 53.4: protest and strike are two sides of one unrest token.
RESERVED: Final = (*PIECES, "unrest")
PLACE_IN_RESERVE: Final[Mapping[int, int]] = {
    **{bit: place for place, bit in enumerate(BIT.values())},
    PROTEST: len(PIECES),
    STRIKE: len(PIECES),
}
UNREST_RESERVE: Final = len(PIECES)

RESOURCES: Final = ("energy", "consumables", "tech", "entertainment", "credits")
TYPES: Final = ("construction", "biotech", "labor", "media", "security")
ROOT: Final = -1


def mask_of(names: tuple[str, ...]) -> int:
    """All the bits of these pieces and conditions."""
    mask = 0
    for name in names:
        mask |= MASK[name]
    return mask


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
