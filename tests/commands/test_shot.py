"""Pictures and films of the program: what is written, and that it is the same every time."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.sources import ROOT

FILM = ("--scene", "table", "--seed", "3", "--after", "70", "--until", "draw", "--size", "960x540",
        "--seconds", "3", "--rate", "5")  # fmt: skip


def program(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.run(
        [sys.executable, "-m", "newangeles_gui", *arguments], cwd=folder, env=environment,
        capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip


def shot(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return program(folder, "shot", *arguments)


def film(folder: Path) -> list[bytes]:
    done = shot(folder.parent, *FILM, "--film", folder.name)
    assert done.returncode == 0, done.stderr
    return [path.read_bytes() for path in sorted(folder.iterdir())]


def test_a_film_shows_the_game_going_on_and_is_the_same_again(tmp_path: Path) -> None:
    pictures = film(tmp_path / "one")
    assert len(pictures) == 15
    assert len(set(pictures)) > 10, "something moves nearly always"
    assert film(tmp_path / "again") == pictures


def test_the_language_may_stand_before_the_command(tmp_path: Path) -> None:
    credits = ("shot", "--scene", "credits", "--size", "960x540")
    for name, line in {
        "before": ("--lang", "ru", *credits, "before.png"),
        "after": (*credits, "--lang", "ru", "after.png"),
        "without": (*credits, "without.png"),
    }.items():
        done = program(tmp_path, *line)
        assert done.returncode == 0, (name, done.stderr)
    before, after, without = (
        (tmp_path / f"{name}.png").read_bytes() for name in ("before", "after", "without")
    )
    assert before == after != without


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--scene", "nowhere", "x.png"), "--scene nowhere: there are title,"),
        (("--scene", "title"), "expected --scene NAME OUT.png"),
        (("--scene", "title", "--size", "9", "x.png"), "--size 9: expected for example"),
        (("--scene", "title", "--film", "x", "--rate", "99"), "--rate 99: expected 1 to 30"),
        (("--scene", "title", "no folder/x.png"), "cannot be written"),
    ],
)
def test_a_mistake_is_told_in_one_line(
    arguments: tuple[str, ...], told: str, tmp_path: Path
) -> None:
    done = shot(tmp_path, *arguments)
    assert done.returncode == 2
    assert told in done.stderr
    assert len(done.stderr.splitlines()) == 1
