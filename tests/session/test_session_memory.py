"""A process in which opponents think stays small, however many games it has seen."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("resource", reason="asks the system in a way that Windows does not know")

ROOT = Path(__file__).parents[2]
MOST = 200  # MB
PLAY = """
import resource, sys
from newangeles_gui.ai.arena.playing import Deal, play_game
from newangeles_gui.ai.characters import load_cast
from newangeles_gui.ai.workshop import box
from newangeles_gui.session.tasks import Agents

level, games = sys.argv[1], int(sys.argv[2])
cast = sorted(load_cast().characters)


class Seats:
    box, agents = box(), Agents(box())

    def of(self, name):
        return self.agents.agent(level, name)


for number in range(games):
    names = [cast[(number + seat) % len(cast)] for seat in range(6)]
    assert play_game(Seats(), Deal(number, 70 + number, 6, (), "", ()), names, {}).game.state.over
used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
print(used // (1 << 20 if sys.platform == "darwin" else 1 << 10))
"""


def used_by(level: str, games: int) -> int:
    """MB that a process needs at most to play so many games of six characters."""
    command = [sys.executable, "-c", PLAY, level, str(games)]
    around = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, env=around, capture_output=True, text=True, check=True)
    return int(done.stdout)


def test_managers_need_little_memory() -> None:
    assert 20 < used_by("manager", 1) < MOST


@pytest.mark.soak
@pytest.mark.parametrize("level", ["director", "chair"])
def test_who_thinks_long_needs_no_more(level: str) -> None:
    assert 20 < used_by(level, 4) < MOST
