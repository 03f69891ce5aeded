"""The same seed gives the same game in every process."""

import hashlib
import os
import subprocess
import sys

import pytest

from newangeles_gui import paths
from newangeles_gui.engine.conformance import log
from newangeles_gui.titles.new_angeles.rules.conformity import kit
from newangeles_gui.titles.new_angeles.rules.game import Box

SCRIPT = """
import sys
from newangeles_gui.commands.loading import load_box, played_title
from newangeles_gui.engine.conformance import log
from newangeles_gui.titles.new_angeles.rules.conformity import kit
box = load_box(played_title())
for seed in range(6):
    players = 4 + seed % 3
    print("\\n".join(log(kit(box, list(box.corporations)[:players]), seed)))
"""


def logs(hash_seed: str) -> str:
    environment = {
        **os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(paths.PACKAGE.parent),
    }  # fmt: skip
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_two_hash_seeds_play_the_same_games(box: Box) -> None:
    one, two = logs("1"), logs("2")
    assert one.count("game_over") == 6
    assert hashlib.sha256(one.encode()).digest() == hashlib.sha256(two.encode()).digest()
    here = log(kit(box, list(box.corporations)[:4]), 0)
    assert one.startswith("\n".join(here) + "\n")


@pytest.mark.parametrize("players", [4, 5, 6])
def test_two_seeds_play_different_games(box: Box, players: int) -> None:
    checks = kit(box, list(box.corporations)[:players])
    assert log(checks, 1) == log(checks, 1) != log(checks, 2)
