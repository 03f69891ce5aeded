"""Where the game looks for what ships with it and for what is the player's."""

import subprocess
import sys
from pathlib import Path

import pytest

from newangeles_gui import paths
from tests.architecture.sources import ROOT

PLAYERS_FOLDERS = {
    "settings": paths.settings_folder,
    "saves": paths.saves_folder,
    "cache": paths.cache_folder,
    "log": paths.log_folder,
}


def test_in_a_checkout_the_data_is_beside_the_package() -> None:
    assert paths.data_folder() == ROOT / "data" / "new_angeles"
    assert paths.data_folder("streets") == ROOT / "data" / "streets"


def test_the_words_of_the_house_are_read_with_those_of_a_title() -> None:
    house = ROOT / "data" / "house" / "strings"
    assert paths.words_folders() == (house, ROOT / "data" / "new_angeles" / "strings")
    assert paths.words_folders("streets") == (house, ROOT / "data" / "streets" / "strings")


def test_pictures_of_a_title_are_looked_up_before_those_of_the_house() -> None:
    assets = ROOT / "assets"
    assert paths.assets_folders() == (assets / "new_angeles", assets / "house")
    assert paths.assets_folders("streets") == (assets / "streets", assets / "house")
    assert paths.assets_folder(paths.HOUSE) == assets / "house"


def test_in_a_wheel_it_is_inside_the_package(tmp_path: Path, monkeypatch) -> None:
    (tmp_path / "_data").mkdir()
    monkeypatch.setattr(paths, "PACKAGE", tmp_path)
    assert paths.data_folder() == tmp_path / "_data" / "new_angeles"


def test_in_a_frozen_program_it_is_where_that_unpacks(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert paths.assets_folder() == tmp_path / "assets" / "new_angeles"
    assert paths.shipped_saves_folder() == tmp_path / "saves"


@pytest.mark.parametrize("name", PLAYERS_FOLDERS)
def test_one_folder_for_everything_of_the_players(name: str, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setenv("NEWANGELES_HOME", str(tmp_path))
    assert PLAYERS_FOLDERS[name]() == tmp_path / name
    assert not (tmp_path / name).exists(), "asking for a folder makes none"


def test_a_relative_home_is_found_from_anywhere(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("NEWANGELES_HOME", "stick")
    assert paths.saves_folder() == tmp_path / "stick" / "saves"


@pytest.mark.parametrize("name", PLAYERS_FOLDERS)
def test_otherwise_the_system_says_where(name: str, monkeypatch) -> None:
    monkeypatch.setenv("NEWANGELES_HOME", "")
    folder = PLAYERS_FOLDERS[name]()
    assert folder.is_absolute()
    assert "newangeles" in folder.parts
    assert not folder.is_relative_to(ROOT)


def test_a_plain_start_does_not_load_platformdirs() -> None:
    code = "import sys, newangeles_gui.paths; sys.exit('platformdirs' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT).returncode == 0


def test_a_portable_marker_keeps_the_players_files_beside_the_program(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("NEWANGELES_HOME", raising=False)
    monkeypatch.setattr(paths, "PACKAGE", tmp_path / "newangeles_gui")
    assert tmp_path not in paths.saves_folder().parents
    (tmp_path / "portable").touch()
    assert paths.saves_folder() == tmp_path / "player" / "saves"
