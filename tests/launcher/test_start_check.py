"""Before the window opens: what is missing or damaged is said, in one sentence each."""

import json
import shutil
import time
from types import ModuleType

import pytest

from newangeles_gui import paths, start_check

MOST_SECONDS = 0.03


@pytest.fixture
def assets(tmp_path):
    """A small folder of assets that is whole."""
    source = paths.assets_folder()
    names = ("icons/check.webp", "app_icon/64.png", "fonts/Exo2_400Regular.ttf")
    for name in (*names, "sounds/manifest.yaml"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(source / name, tmp_path / name)
    manifest = {name: {"file": name} for name in names}
    (tmp_path / "manifest.json").write_text(json.dumps(manifest), encoding="utf-8")
    return tmp_path


def test_what_ships_is_whole():
    assert start_check.problems() == []


def test_it_is_quick():
    start_check.problems()
    best = min(_seconds() for _ in range(5))
    assert best < MOST_SECONDS


def _seconds():
    before = time.perf_counter()
    start_check.problems()
    return time.perf_counter() - before


def test_the_other_pygame_is_told_from_pygame_ce():
    other = ModuleType("pygame")
    (problem,) = start_check.library_problems(other)
    assert "pip uninstall pygame" in problem
    other.IS_CE = True
    assert start_check.library_problems(other) == []


def test_no_pygame_at_all():
    (problem,) = start_check.library_problems(None)
    assert "pip install pygame-ce" in problem


def test_a_small_folder_is_whole(assets):
    assert start_check.asset_problems(assets) == []


@pytest.mark.parametrize(
    "name",
    ["icons/check.webp", "app_icon/64.png", "fonts/Exo2_400Regular.ttf", "sounds/manifest.yaml"],
)
def test_a_missing_file_is_named(assets, name):
    (assets / name).unlink()
    (problem,) = start_check.asset_problems(assets)
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
    (problem,) = start_check.asset_problems(assets)
    assert name in problem
    assert "damaged" in problem


def test_many_missing_files_are_one_sentence(assets):
    shutil.rmtree(assets / "icons")
    shutil.rmtree(assets / "app_icon")
    (problem,) = start_check.asset_problems(assets)
    assert problem.startswith("2 files")


@pytest.mark.parametrize("content", ["{", "[]", '{"a": {}}', '{"a": 1}', "{}"])
def test_a_damaged_manifest_is_named(assets, content):
    (assets / "manifest.json").write_text(content, encoding="utf-8")
    (problem,) = start_check.asset_problems(assets)
    assert "manifest.json" in problem


def test_no_assets_at_all(tmp_path):
    (problem,) = start_check.asset_problems(tmp_path / "nowhere")
    assert "manifest.json cannot be read" in problem
