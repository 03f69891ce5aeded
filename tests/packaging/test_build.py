"""The whole packaging: built, checked against the source, twice the same. Asked for by -m build."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

from assets.packaging import archive
from tests.architecture.sources import ROOT

pytestmark = pytest.mark.build
MOST_UNPACKED, MOST_PACKED = 150_000_000, 85_000_000  # with all that is seen and heard of two games
PATIENCE = 1200  # seconds


def build(goal: Path, *arguments: str) -> str:
    """What the builder says; it fails if the program differs from the source."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-P", "-m", "assets.packaging", "--to", str(goal), *arguments],
        cwd=goal.parent, env=environment, capture_output=True, text=True, timeout=PATIENCE,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-3000:]
    return done.stdout


@pytest.fixture(scope="module")
def twice(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    if importlib.util.find_spec("PyInstaller") is None:
        pytest.skip("PyInstaller is not installed: python3 play.py build installs it")
    goals = [tmp_path_factory.mktemp("build") / "dist" for _ in range(2)]
    for goal in goals:
        assert "the start of the window: the same" in build(goal, "--form", "folder")
    return goals


def test_two_builds_have_the_same_files(twice: list[Path]) -> None:
    first, second = (archive.sums(goal / "newangeles") for goal in twice)
    assert len(first) > 500
    assert sorted(first) == sorted(second)
    assert {name for name in first if first[name] != second[name]} == set()


def test_it_is_small_enough(twice: list[Path]) -> None:
    (packed,) = [path for path in twice[0].glob("newangeles-*") if path.is_file()]
    assert archive.size(twice[0] / "newangeles") < MOST_UNPACKED
    assert packed.stat().st_size < MOST_PACKED
    assert archive.sum_of(packed) in (twice[0] / "SHA256SUMS").read_text()
