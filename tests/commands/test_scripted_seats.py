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
