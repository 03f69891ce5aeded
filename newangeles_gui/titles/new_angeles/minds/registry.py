"""Scripted players by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from newangeles_gui.minds import Agent, Character, RandomAgent

from ..rules import Box
from .bargaining import talking
from .quick import QuickAgent
from .search import AT_THE_TABLE, LEVELS, SHARES, SearchAgent, Skills
from .tuned import character_named, load_cast
from .yardsticks import EXPLOITERS, GreedyAgent

SILENT: Final = ":silent"  # after the name of a level: the same without bargaining
GENTLE: Final = "manager"  # for somebody who has never finished a game
DEFAULT: Final = "director"  # the strongest that answers quickly enough everywhere


class UnknownAgent(ValueError):
    """A player name that nobody answers to."""


def _random(skills: Skills, level: str, who: Character) -> Agent:
    return RandomAgent()


def _greedy(skills: Skills, level: str, who: Character) -> Agent:
    return GreedyAgent(skills.box)


def _by_rules(skills: Skills, level: str, who: Character) -> Agent:
    return QuickAgent(skills.box, LEVELS[level].slips, skills.policy)


def _thinker(skills: Skills, level: str, who: Character) -> Agent:
    how = LEVELS[level]
    return SearchAgent(
        skills.box,
        skills.valuation,
        how.playouts,
        how.deals,
        skills.reading,
        who,
        skills.policy,
        SHARES if how.everything else AT_THE_TABLE,
    )


Maker = Callable[[Skills, str, Character], Agent]
AGENTS: Mapping[str, Maker] = MappingProxyType(
    {
        "random": _random,
        "greedy": _greedy,
        "intern": _by_rules,
        "manager": _by_rules,
        "director": _thinker,
        "chair": _thinker,
    }
)


def is_known(name: str) -> bool:
    """Whether there is a player of that name; exploiters are for measuring only."""
    return name.removesuffix(SILENT) in AGENTS or name in EXPLOITERS


def above(level: str) -> str:
    """The level above one; none above the highest, the gentlest above those without any skill."""
    order = list(LEVELS)
    if level not in order:
        return GENTLE
    return order[order.index(level) + 1] if level != order[-1] else ""


def characters() -> tuple[str, ...]:
    """The people of the city whom opponents can be, in the order in which they are offered."""
    return tuple(load_cast().characters)


def make_agent(name: str, box: Box, character: str = "", skills: Skills | None = None) -> Agent:
    """The player of that name, as a character; UnknownAgent lists the names there are.

    Who makes several gives them the same skills.
    """
    if name in EXPLOITERS:
        return EXPLOITERS[name](box)
    level = name.removesuffix(SILENT)
    maker = AGENTS.get(level)
    if maker is None:
        raise UnknownAgent(f"unknown player {name!r}; there are {', '.join(AGENTS)}")
    who = character_named(character)
    skills = skills or Skills(box)
    agent = maker(skills, level, who)
    return agent if name.endswith(SILENT) else talking(agent, skills, level, who)
