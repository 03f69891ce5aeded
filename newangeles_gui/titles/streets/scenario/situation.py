"""The situation of a scenario as a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from ..rules import GivenCity

if TYPE_CHECKING:
    from newangeles_gui.scenario import LoadedScenario

    from ..rules import Box, Game
    from .model import Scenario


def build(box: Box, loaded: LoadedScenario) -> Game:
    """The game that is given; ContentError with the place of what cannot be."""
    scenario: Scenario = loaded.scenario
    # What is named anywhere is not in a stack that the scenario leaves out.
    named = set(_texts(scenario.model_dump(include={"given", "do"})))
    return GivenCity(box, scenario.players, scenario.given, loaded.wrong, named).put_together()


def _texts(data: Any) -> Iterator[str]:
    if isinstance(data, Mapping):
        for value in data.values():
            yield from _texts(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from _texts(value)
    elif isinstance(data, str):
        yield from data.split(" ")
