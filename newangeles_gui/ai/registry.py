"""Scripted players by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from newangeles_gui.rules.box import Box

from .agent import Agent
from .greedy import GreedyAgent
from .random_agent import RandomAgent


class UnknownAgent(ValueError):
    """A player name that nobody answers to."""


def _random(box: Box) -> Agent:
    return RandomAgent()


AGENTS: Mapping[str, Callable[[Box], Agent]] = MappingProxyType(
    {"random": _random, "greedy": GreedyAgent}
)


def make_agent(name: str, box: Box) -> Agent:
    """The player of that name; UnknownAgent lists the names there are."""
    maker = AGENTS.get(name)
    if maker is None:
        raise UnknownAgent(f"unknown player {name!r}; there are {', '.join(AGENTS)}")
    return maker(box)
