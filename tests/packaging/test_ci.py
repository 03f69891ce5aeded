"""`.ci/run`: what draws the pictures is installed first, so that no test of them is skipped."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.architecture.sources import ROOT

pytestmark = pytest.mark.skipif(os.name == "nt", reason="a script for bash")
INSTALLED = ("Xvfb", "xdotool", "appstreamcli", "desktop-file-validate")
ART, TESTS = "play.py art --help", "play.py test -k one"


def run(tmp_path: Path, failing: str) -> tuple[int, list[str], str]:
    """Run a copy with a Python that only notes what it is asked for, and fails at one of it."""
    tools, noted = tmp_path / "tools", tmp_path / "noted"
    tools.mkdir()
    for name in INSTALLED:
        (tools / name).symlink_to(str(shutil.which("true")))
    lines = "#!/bin/sh", f'echo "$@" >> "{noted}"', "echo 1 passed"
    said = "\n".join([*lines, f'case "$2" in {failing}) exit 3;; esac', ""])
    (tools / "python3").write_text(said)
    (tools / "python3").chmod(0o755)
    script = tmp_path / ".ci/run"
    script.parent.mkdir()
    shutil.copy(ROOT / ".ci/run", script)
    path = f"{tools}{os.pathsep}{os.environ['PATH']}"
    ended = subprocess.run(
        [script, "-k", "one"], env={**os.environ, "PATH": path}, capture_output=True, text=True
    )
    assert ended.stdout == "1 passed\n", "only the tests speak"
    return ended.returncode, noted.read_text().splitlines(), ended.stderr


def test_art_is_installed_before_the_tests_run(tmp_path: Path) -> None:
    assert run(tmp_path, "nothing") == (0, [ART, TESTS], "")


def test_without_art_the_tests_run_all_the_same(tmp_path: Path) -> None:
    status, asked, said = run(tmp_path, "art")
    assert (status, asked) == (0, [ART, TESTS])
    assert "tests of pictures are skipped" in said


def test_the_status_is_that_of_the_tests(tmp_path: Path) -> None:
    assert run(tmp_path, "test")[0] == 3
