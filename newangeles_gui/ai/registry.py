"""Scripted players by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from newangeles_gui.rules.box import Box

from .agent import Agent
from .bargaining.levels import talking
from .belief.likelihood import load_reading
from .characters import Character, character_named
from .exploiters.named import EXPLOITERS
from .greedy import GreedyAgent
from .levels import LEVELS
from .quick.agent import QuickAgent
from .random_agent import RandomAgent
from .search.agent import SearchAgent
from .valuation.model import load_valuation

SILENT: Final = ":silent"  # after the name of a level: the same without bargaining
DEFAULT: Final = "director"  # the strongest that answers quickly enough everywhere


class UnknownAgent(ValueError):
    """A player name that nobody answers to."""


def _random(box: Box, level: str, who: Character) -> Agent:
    return RandomAgent()


def _greedy(box: Box, level: str, who: Character) -> Agent:
    return GreedyAgent(box)


def _by_rules(box: Box, level: str, who: Character) -> Agent:
    return QuickAgent(box, LEVELS[level].slips)


def _thinker(box: Box, level: str, who: Character) -> Agent:
    how = LEVELS[level]
    valuation, reading = load_valuation(box), load_reading()
    return SearchAgent(box, valuation, how.playouts, how.deals, reading, who)


Maker = Callable[[Box, str, Character], Agent]
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


def make_agent(name: str, box: Box, character: str = "") -> Agent:
    """The player of that name, as a character; UnknownAgent lists the names there are."""
    if name in EXPLOITERS:
        return EXPLOITERS[name](box)
    level = name.removesuffix(SILENT)
    maker = AGENTS.get(level)
    if maker is None:
        raise UnknownAgent(f"unknown player {name!r}; there are {', '.join(AGENTS)}")
    who = character_named(character)
    agent = maker(box, level, who)
    return agent if name.endswith(SILENT) else talking(agent, box, level, who)
