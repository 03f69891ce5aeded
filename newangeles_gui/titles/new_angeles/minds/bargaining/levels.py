"""How deeply each level bargains."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from .agent import BargainingAgent
from .manners import manners_of

if TYPE_CHECKING:
    from newangeles_gui.minds.agent import Agent
    from newangeles_gui.minds.characters import Character

    from ..skills import Skills


class Depth(NamedTuple):
    """In how many worlds a trade is measured, and whether offers are made up."""

    worlds: int
    speaks: bool = True


DEPTHS: Final[Mapping[str, Depth]] = MappingProxyType(
    {
        "intern": Depth(2, speaks=False),
        "manager": Depth(4),
        "director": Depth(6),
        "chair": Depth(8),
    }
)


def talking(agent: Agent, skills: Skills, level: str, who: Character) -> Agent:
    """The same player, who can be talked to if its level can."""
    depth = DEPTHS.get(level)
    if depth is None:
        return agent
    manners = manners_of(who, depth.worlds, depth.speaks)
    return BargainingAgent(agent, skills.box, skills.valuation, skills.policy, manners)
