"""Scenarios: a situation, what is done, what must hold afterwards."""

from .expected import Compared, Row
from .files import Coverage, LoadedScenario, Refused, ScenarioSpec, read_scenarios, run
from .steps import Answer, Answers, OneThing, as_text

__all__ = [
    "Answer",
    "Answers",
    "Compared",
    "Coverage",
    "LoadedScenario",
    "OneThing",
    "Refused",
    "Row",
    "as_text",
    "ScenarioSpec",
    "read_scenarios",
    "run",
]
