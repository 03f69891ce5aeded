"""The wheel in a clean environment: everything is in it. Asked for by -m build."""

import os
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from newangeles_gui import provenance
from tests.architecture.sources import ROOT

pytestmark = pytest.mark.build
PATIENCE = 600  # seconds


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The installed command, in a folder with a space in its name."""
    folder = tmp_path_factory.mktemp("clean") / "an environment"
    venv.create(folder, with_pip=True)
    scripts = folder / ("Scripts" if os.name == "nt" else "bin")
    pip = [str(scripts / "python"), "-m", "pip", "install", "--no-input", str(ROOT)]
    done = subprocess.run(pip, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return scripts / "newangeles"


def run(program: Path, folder: Path, *arguments: str) -> str:
    environment = {"PATH": "", "HOME": str(folder), "NEWANGELES_HOME": str(folder / "home")}
    if sys.platform == "win32":
        environment["SYSTEMROOT"] = os.environ["SYSTEMROOT"]
    done = subprocess.run(
        [str(program), *arguments], cwd=folder, env=environment, capture_output=True, text=True,
        timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def test_it_knows_its_commit(program: Path, tmp_path: Path) -> None:
    assert run(program, tmp_path, "--version") == f"newangeles {provenance.version()}\n"


def test_the_program_without_a_terminal_takes_the_same_arguments(
    program: Path, tmp_path: Path
) -> None:
    said = run(program.with_name("newangeles-gui"), tmp_path, "--version")
    assert said == f"newangeles {provenance.version()}\n"


def test_it_has_data_and_assets(program: Path, tmp_path: Path) -> None:
    assert run(program, tmp_path, "check-data") == "the game data: sound\n"
    run(program, tmp_path, "shot", "--scene", "table", "--after", "30", "table.png")
    assert (tmp_path / "table.png").stat().st_size > 100_000


def test_opponents_play_in_it(program: Path, tmp_path: Path) -> None:
    seats = "greedy,random,greedy,random"
    assert run(program, tmp_path, "play", "--seed", "1", "--seats", seats)
