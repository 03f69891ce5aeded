"""A process in which opponents think stays small, however many games it has seen."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

STATUS = Path("/proc/self/status")
pytestmark = pytest.mark.skipif(not STATUS.exists(), reason="asks Linux how much was used at most")
ROOT = Path(__file__).parents[2]
MOST = 200  # MB
PLAY = """
import sys
from pathlib import Path
from newangeles_gui.minds.arena.deals import ArenaDeal
from newangeles_gui.session.arena import play_game
from newangeles_gui.titles.new_angeles.minds.tuned import load_cast
from newangeles_gui.minds.agent import shipped_box
from newangeles_gui.titles.new_angeles.minds.tasks import Agents
from newangeles_gui.titles.new_angeles.title import TITLE

level, games = sys.argv[1], int(sys.argv[2])
cast = sorted(load_cast().characters)
BOX = shipped_box(TITLE)


class Seats:
    box, agents = BOX, Agents(BOX)

    def of(self, name):
        return self.agents.agent(level, name)


for number in range(games):
    names = [cast[(number + seat) % len(cast)] for seat in range(6)]
    deal = ArenaDeal(number, 70 + number, 6, (), "", ())
    assert play_game(Seats(), deal, names, {}).game.state.over
# The figure of getrusage() may be that of the process which started this one.
(most,) = [one for one in Path("/proc/self/status").read_text().splitlines() if "VmHWM" in one]
print(int(most.split()[1]) // 1024)
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
