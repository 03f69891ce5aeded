"""Data packs from the command line: named, played, noted in the save."""

import os
from pathlib import Path

import pytest

from newangeles_gui import cli, paths
from newangeles_gui.i18n import Catalog
from newangeles_gui.session.savefile import read_file, read_header

ACTIONS = """
media:
  - id: late_show
    copies: 20
    effect:
      - {do: lower_unrest}
"""
WORDS = """
action:
  late_show: {name: "Late Show", text: "Lower unrest by 1 in any district."}
"""
SEATS = "greedy,random,greedy,random"
ABOUT = '{id: night_shift, version: "1.0", title: Night shift}'


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "night shift"
    (folder / "strings/en").mkdir(parents=True)
    (folder / "pack.yaml").write_text(ABOUT)
    (folder / "actions.yaml").write_text(ACTIONS)
    (folder / "strings/en/actions.yaml").write_text(WORDS)
    return folder


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "home"))
    monkeypatch.setenv(paths.PACKS_VARIABLE, "")
    return tmp_path / "home"


def play(*arguments: str) -> int:
    return cli.main([*arguments, "play", "--seed", "3", "--seats", SEATS])


def saved(home: Path) -> Path:
    return next(home.glob("saves/games/*/*.nasave"))


def test_a_card_of_a_pack_is_played_and_the_save_names_the_pack(pack, home, capsys) -> None:
    assert cli.main(["check-data", str(pack)]) == 0
    assert play("--pack", str(pack)) == 0
    assert "Late Show" in capsys.readouterr().out
    assert read_header(read_file(saved(home))).packs == ["night_shift 1.0"]


def test_it_can_be_named_after_the_command_as_well(pack, capsys) -> None:
    assert cli.main(["play", "--pack", str(pack), "--seed", "3", "--seats", SEATS]) == 0
    assert "Late Show" in capsys.readouterr().out


def test_without_the_pack_its_save_is_refused(pack, home, monkeypatch, capsys) -> None:
    play("--pack", str(pack))
    monkeypatch.setenv(paths.PACKS_VARIABLE, "")
    assert cli.main(["replay", str(saved(home)), "--verify"]) == 2
    said = capsys.readouterr().err
    assert "night_shift 1.0" in said
    assert cli.main(["--pack", str(pack), "replay", str(saved(home)), "--verify"]) == 0


def test_without_a_pack_the_save_names_none(home) -> None:
    play()
    assert read_header(read_file(saved(home))).packs == []


def test_a_folder_that_is_not_there_is_a_mistake(tmp_path, capsys) -> None:
    assert cli.main(["--pack", str(tmp_path / "none"), "play"]) == 2
    assert "there is no such folder" in capsys.readouterr().err


def test_a_pack_that_is_unsound_is_told_with_its_place(pack, capsys) -> None:
    (pack / "actions.yaml").write_text("media: [{id: late_show, effects: []}]")
    assert play("--pack", str(pack)) == 2
    assert "actions.yaml:1:" in capsys.readouterr().err


def test_several_packs_lie_over_one_another(pack, tmp_path, monkeypatch) -> None:
    second = tmp_path / "second"
    (second / "strings/en").mkdir(parents=True)
    (second / "strings/en/more.yaml").write_text('action: {late_show: {name: "Later"}}')
    named = os.pathsep.join([str(pack), str(second)])
    monkeypatch.setenv(paths.PACKS_VARIABLE, named)
    assert paths.pack_folders() == (pack, second)
    for language in ("en", "pl"):
        catalog = Catalog.load(paths.words_folders(), language, paths.pack_words())
        assert catalog.translate("action.late_show.name") == "Later"
        assert "unrest" in catalog.translate("action.late_show.text")
