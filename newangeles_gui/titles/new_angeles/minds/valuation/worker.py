"""A game to learn from as a piece of work, wherever that is done."""

from __future__ import annotations

from typing import NamedTuple

from newangeles_gui.minds import workshop

from . import samples
from .samples import Sample


class Lesson(NamedTuple):
    """Who may sit at the table, and all chance."""

    levels: tuple[str, ...]
    seed: int


def play(lesson: Lesson) -> list[Sample]:
    """Play one game."""
    players = workshop.players()
    agents = [players.of(level) for level in lesson.levels]
    return samples.play(players.box, agents, lesson.seed)
