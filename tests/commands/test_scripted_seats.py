"""Seats that are played from a file."""

import io
from pathlib import Path

import pytest

from newangeles_gui.cli import main


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NEWANGELES_HOME", str(tmp_path / "home"))
    monkeypatch.setattr("sys.stdin", io.StringIO(""))


def seats(script: Path) -> list[str]:
    corporations = "jinteki,haas_bioroid,nbn,weyland"
    return ["play", "--corporations", corporations, "--seed", "7", "--lang", "en",
            "--seats", f"script:{script},random,random,random"]  # fmt: skip


def test_a_script_plays_its_seat(tmp_path: Path, capsys) -> None:
    script = tmp_path / "jinteki.txt"
    script.write_text("# the opening\ndraw security\n", encoding="utf-8")
    assert main(seats(script)) == 0
    assert "Jinteki draws from security: 1 card" in capsys.readouterr().out


def test_a_line_that_cannot_be_played_is_named(tmp_path: Path, capsys) -> None:
    script = tmp_path / "jinteki.txt"
    script.write_text("draw biotech\n", encoding="utf-8")
    assert main(seats(script)) == 2
    assert "script of jinteki: 'draw biotech' is not legal here" in capsys.readouterr().err
    assert main(seats(tmp_path / "nowhere.txt")) == 2
    assert "no such file" in capsys.readouterr().err


def planned(monkeypatch: pytest.MonkeyPatch, *who: str) -> list[tuple[str, str, str]]:
    """Kind, level and character of the seats of a game that is begun and left at once."""
    from newangeles_gui.terminal.table import Table

    seen = []
    monkeypatch.setattr(Table, "run", lambda table: seen.append(table) or 0)
    assert main(["play", "--seed", "1", "--lang", "en", "--seats", ",".join(who)]) == 0
    return [(one.kind, one.level, one.character) for one in seen[0].match.plan.seats]


def test_an_opponent_can_be_somebody(monkeypatch: pytest.MonkeyPatch, capsys) -> None:
    found = planned(monkeypatch, "human", "manager/pavel_orlov", "random", "chair")
    assert found == [
        ("person", "", ""),
        ("opponent", "manager", "pavel_orlov"),
        ("opponent", "random", ""),
        ("opponent", "chair", ""),
    ]


@pytest.mark.parametrize(
    ("who", "said"),
    [
        ("director/nobody", "the characters are"),
        ("director/", "the characters are"),
        ("nobody/pavel_orlov", "there are"),
        ("director:silent/pavel_orlov", "there are"),
    ],
)
def test_a_character_that_nobody_knows_is_named(who: str, said: str, capsys) -> None:
    assert main(["play", "--seats", f"human,{who}"]) == 2
    errors = capsys.readouterr().err
    assert f"--seats {who}: " in errors and said in errors
