"""Who plays another game, or only opens the program, loads nothing of Streets but its name."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from newangeles_gui import paths

# What it takes to know that there is such a game: its commands, what can be set, and its name.
KNOWN = {"", ".commands", ".settings"}
NAMED = {"strings/en/title.yaml"}
WATCHED = """
import os, sys
opened = []
def note(event, about):
    if event == "open" and isinstance(about[0], (str, os.PathLike)):
        opened.append(os.fspath(about[0]))
sys.addaudithook(note)
from newangeles_gui.cli import main
status = main(sys.argv[1:])
print("status", status)
for name in sys.modules:
    print("module", name)
for name in opened:
    print("file", name)
"""
ROOM = "newangeles_gui.titles.streets"


def loaded(home: Path, *arguments: str) -> tuple[set[str], set[str]]:
    """The modules of Streets, and its files of data and pictures, that a start has asked for."""
    environment = {**os.environ, "NEWANGELES_HOME": str(home), "NEWANGELES_LANGUAGE": "en",
                   "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy",
                   "PYTHONPATH": str(paths.PACKAGE.parent)}  # fmt: skip
    done = subprocess.run(
        [sys.executable, "-c", WATCHED, *arguments],
        env=environment, capture_output=True, text=True, encoding="utf-8", check=True,
    )  # fmt: skip
    lines = [line.partition(" ") for line in done.stdout.splitlines()]
    assert ("status", " ", "0") in lines
    modules = {name.removeprefix(ROOM) for what, _, name in lines
               if what == "module" and (name == ROOM or name.startswith(f"{ROOM}."))}  # fmt: skip
    homes = (paths.data_folder("streets"), paths.assets_folder("streets"))
    files = {
        Path(name).relative_to(folder).as_posix()
        for what, _, name in lines
        for folder in homes
        if what == "file" and Path(name).is_relative_to(folder)
    }
    return modules, files


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("saves",), set()),
        (("sim", "--games", "1"), set()),
        (("--only-start", "--silent", "--game", "new_angeles"), NAMED),
    ],
)
def test_another_game_loads_nothing_of_it(
    tmp_path: Path, arguments: tuple[str, ...], named: set[str]
) -> None:
    modules, files = loaded(tmp_path, *arguments)
    assert modules <= KNOWN
    assert files == named


def test_it_loads_itself(tmp_path: Path) -> None:
    """So that the test above can fail."""
    modules, files = loaded(tmp_path, "sim", "--game", "streets", "--games", "1")
    assert {".rules", ".title", ".content"} <= modules
    assert {"box.yaml", "tiles.yaml"} <= files
