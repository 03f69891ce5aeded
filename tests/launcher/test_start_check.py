"""Before the window opens: what is missing or damaged is said, in one sentence each."""

import importlib.util
import json
import os
import shutil
import subprocess
import sys
import time
from types import ModuleType

import pytest

import play
from newangeles_gui import paths, start_check

MOST_SECONDS = 0.03


@pytest.fixture
def assets(tmp_path):
    """A small folder of assets that is whole."""
    source = paths.assets_folder(paths.HOUSE)
    names = ("icons/check.webp", "app_icon/64.png", "fonts/Exo2_400Regular.ttf")
    for name in (*names, "sounds/manifest.yaml"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(source / name, tmp_path / name)
    manifest = {name: {"file": name} for name in names}
    (tmp_path / "manifest.json").write_text(json.dumps(manifest), encoding="utf-8")
    return tmp_path


def test_what_ships_is_whole():
    assert start_check.problems(paths.assets_folders()) == []


def test_it_is_quick():
    start_check.problems(paths.assets_folders())
    best = min(_seconds() for _ in range(5))
    assert best < MOST_SECONDS


def _seconds():
    # Of this process alone, so that a busy machine does not fail the test.
    before = time.process_time()
    start_check.problems(paths.assets_folders())
    return time.process_time() - before


def test_the_other_pygame_is_told_from_pygame_ce():
    other = ModuleType("pygame")
    (problem,) = start_check.library_problems(other)
    assert "uninstall pygame" in problem and "pygame-ce" in problem
    other.IS_CE = True
    assert start_check.library_problems(other) == []


def test_no_pygame_at_all(tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    (problem,) = start_check.library_problems(None)
    assert problem.startswith("pygame-ce is missing or damaged; ")
    assert "play.py" not in problem


def test_in_the_launchers_environment_the_launcher_helps(tmp_path, monkeypatch):
    # It has no pip, and what is in it is pinned.
    (tmp_path / start_check.LAUNCHERS_MARK).touch()
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    (problem,) = start_check.library_problems(None)
    assert "python3 play.py" in problem and str(tmp_path) in problem
    assert "pip" not in problem


def test_the_launchers_mark_is_that_of_the_launcher():
    assert start_check.LAUNCHERS_MARK == play.MARKER


@pytest.mark.parametrize(("pip", "said"), [(object(), "-m pip install"), (None, "again in")])
def test_pip_is_only_named_where_there_is_one(pip, said, tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: pip)
    assert said in start_check.advice("pydantic")


def test_every_library_that_is_needed_has_its_name():
    locked = {library.partition("==")[0] for library in play.wanted("run")}
    named = {name.lower() for name in start_check.DISTRIBUTIONS.values()}
    assert named == locked


BLOCKED = """
import sys
sys.modules[{!r}] = None
from newangeles_gui.entry import main
sys.exit(main({!r}))
"""
COMMANDS = (["check-data"], ["sim", "--games", "1"], ["play", "--seed", "1"], ["--only-start"])


@pytest.mark.parametrize("module", ["pydantic", "pydantic_core", "yaml"])
@pytest.mark.parametrize("command", COMMANDS, ids=lambda one: one[0])
def test_a_library_that_is_missing_is_one_sentence(module, command, tmp_path):
    done = _start_without(module, command, tmp_path)
    [line] = done.stderr.splitlines()
    library = start_check.DISTRIBUTIONS[module]
    assert line.startswith(f"newangeles: {library} is missing or damaged (")
    assert start_check.advice(library) in line


def test_check_data_needs_pygame_for_the_pictures(tmp_path):
    [line] = _start_without("pygame", ["check-data"], tmp_path).stderr.splitlines()
    assert line.startswith("newangeles: pygame-ce is missing or damaged (")


def _start_without(module, command, home):
    code = BLOCKED.format(module, command)
    variables = {**os.environ, "NEWANGELES_HOME": str(home), "SDL_VIDEODRIVER": "dummy"}
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=paths.PACKAGE.parent,
        env=variables,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 2, done.stdout + done.stderr
    return done


def test_a_fault_of_the_program_itself_is_not_blamed_on_a_library():
    assert start_check.library_of(ImportError("no", name="newangeles_gui.missing")) is None
    assert start_check.library_of(ImportError("no", name="pydantic.main")) == "pydantic"
    assert start_check.library_of(ImportError("no")) is None


@pytest.mark.parametrize("room", [paths.HOUSE, paths.TITLE])
def test_every_room_is_looked_at(room, monkeypatch, tmp_path):
    shipped = paths.assets_folder(paths.HOUSE).parent
    for folder in (paths.HOUSE, paths.TITLE):
        if folder != room:
            (tmp_path / "assets").mkdir(exist_ok=True)
            (tmp_path / "assets" / folder).symlink_to(shipped / folder, target_is_directory=True)
    monkeypatch.setattr(paths, "PACKAGE", tmp_path / "newangeles_gui")
    (problem,) = start_check.problems(paths.assets_folders())
    assert problem.startswith(f"{tmp_path / 'assets' / room / 'manifest.json'} cannot be read")


def test_a_small_folder_is_whole(assets):
    assert start_check.picture_problems(assets) == []


def test_a_title_may_have_no_sounds_of_its_own(assets):
    shutil.rmtree(assets / "sounds")
    assert start_check.picture_problems(assets) == []


@pytest.mark.parametrize(
    "name",
    ["icons/check.webp", "app_icon/64.png", "fonts/Exo2_400Regular.ttf", "sounds/manifest.yaml"],
)
def test_a_missing_file_is_named(assets, name):
    (assets / name).unlink()
    (problem,) = start_check.picture_problems(assets)
    assert name in problem
    assert "missing" in problem
    assert "install the game again" in problem


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("icons/check.webp", None),
        ("icons/check.webp", b""),
        ("app_icon/64.png", b"GIF89a"),
        ("fonts/Exo2_400Regular.ttf", b"<html>not found</html>"),
    ],
)
def test_a_damaged_file_is_named(assets, name, content):
    file = assets / name
    file.write_bytes(file.read_bytes()[:-5] if content is None else content)
    (problem,) = start_check.picture_problems(assets)
    assert name in problem
    assert "damaged" in problem


def test_many_missing_files_are_one_sentence(assets):
    shutil.rmtree(assets / "icons")
    shutil.rmtree(assets / "app_icon")
    (problem,) = start_check.picture_problems(assets)
    assert problem.startswith("2 files")


@pytest.mark.parametrize("content", ["{", "[]", '{"a": {}}', '{"a": 1}', "{}"])
def test_a_damaged_manifest_is_named(assets, content):
    (assets / "manifest.json").write_text(content, encoding="utf-8")
    (problem,) = start_check.picture_problems(assets)
    assert "manifest.json" in problem


def test_no_assets_at_all(tmp_path):
    (problem,) = start_check.picture_problems(tmp_path / "nowhere")
    assert "manifest.json cannot be read" in problem
