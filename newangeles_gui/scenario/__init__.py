"""Scenarios: a situation, what is done, what must hold afterwards."""

from .files import Coverage, LoadedScenario, Refused, ScenarioSpec, read_scenarios, run

__all__ = [
    "Coverage",
    "LoadedScenario",
    "Refused",
    "ScenarioSpec",
    "read_scenarios",
    "run",
]
