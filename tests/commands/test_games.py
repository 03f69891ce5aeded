"""Saved games and statistics at the command line."""

from pathlib import Path

import pytest

from newangeles_gui.cli import main
from newangeles_gui.session.savefile import unpack

CORPUS = Path(__file__).resolve().parents[1] / "saves" / "corpus" / "v1"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("NEWANGELES_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("NEWANGELES_LANGUAGE", "en")
    return tmp_path / "home"


def test_a_save_is_taken_in_listed_and_copied_out(home: Path, tmp_path: Path, capsys) -> None:
    assert main(["saves"]) == 0
    assert "no saved games yet" in capsys.readouterr().out
    save = sorted(CORPUS.glob("*.nasave"))[0]
    assert main(["saves", "--import", str(save)]) == 0
    taken = Path(capsys.readouterr().out.strip())
    assert taken.is_file() and home in taken.parents
    assert main(["saves"]) == 0
    told, seed = capsys.readouterr().out, unpack(save.read_bytes())[1].start["seed"]
    assert "round" in told and f"seed {seed}" in told
    copy = tmp_path / "copy.nasave"
    assert main(["saves", "--export", str(taken), str(copy)]) == 0
    assert copy.read_bytes() == taken.read_bytes()


def test_a_damaged_save_is_listed_with_its_reason_and_not_taken_in(
    home: Path, tmp_path: Path, capsys
) -> None:
    folder = home / "saves" / "named"
    folder.mkdir(parents=True)
    (folder / "broken.nasave").write_bytes(b"NASAVE nothing")
    assert main(["saves", "--lang", "pl"]) == 0
    assert "broken" in (told := capsys.readouterr().out) and "zapis" in told
    assert main(["saves", "--import", str(folder / "broken.nasave")]) == 2
    assert "saved game" in capsys.readouterr().err


def test_damage_behind_a_sound_header_is_listed_too(home: Path, capsys) -> None:
    folder = home / "saves" / "named"
    folder.mkdir(parents=True)
    raw = sorted(CORPUS.glob("*.nasave"))[0].read_bytes()
    (folder / "sound.nasave").write_bytes(raw)
    (folder / "flipped.nasave").write_bytes(raw[:-9] + bytes([raw[-9] ^ 1]) + raw[-8:])
    (folder / "short.nasave").write_bytes(raw[:-40])
    assert main(["saves"]) == 0
    sound, *bad = capsys.readouterr().out.split(str(folder))[1:]
    assert sound.startswith("/sound.nasave") and len(sound.splitlines()) == 2
    told = {one.splitlines()[0]: one for one in bad}
    assert "damaged" in told["/flipped.nasave"] and "round" in told["/flipped.nasave"]
    assert "cut short" in told["/short.nasave"]


def test_a_finished_game_counts_in_the_statistics(home: Path, capsys, monkeypatch) -> None:
    import io

    assert main(["profile"]) == 0
    assert "no game" in capsys.readouterr().out
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 3000))
    assert main(["play", "--no-talk", "--seats", "human,random,random,random", "--seed", "7"]) == 0
    capsys.readouterr()
    assert main(["profile"]) == 0
    told = capsys.readouterr().out
    assert ": 1 games" in told and "against random: 1 played" in told
    assert "4 players: 1 played" in told


def test_damaged_statistics_are_set_aside_and_counting_goes_on(
    home: Path, capsys, monkeypatch
) -> None:
    import io

    file = home / "settings" / "profiles.json"
    file.parent.mkdir(parents=True)
    file.write_bytes(b"{]")
    assert main(["profile"]) == 2
    assert "set aside" in capsys.readouterr().err and file.read_bytes() == b"{]"
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 3000))
    assert main(["play", "--no-talk", "--seats", "human,random,random,random", "--seed", "7"]) == 0
    (aside,) = file.parent.glob("profiles-damaged-*.json")
    assert aside.read_bytes() == b"{]" and str(aside) in capsys.readouterr().err
    assert main(["profile"]) == 0
    assert ": 1 games" in capsys.readouterr().out


def test_a_damaged_newest_save_leads_back_to_the_one_before(
    home: Path, capsys, monkeypatch
) -> None:
    import io

    monkeypatch.setattr("sys.stdin", io.StringIO("1\n1\n1\nq\ny\n"))
    assert main(["play", "--no-talk", "--seats", "human,random,random,random", "--seed", "7"]) == 0
    saves = sorted(
        (home / "saves" / "games").rglob("*.nasave"), key=lambda one: one.stat().st_mtime_ns
    )
    raw = saves[-1].read_bytes()
    saves[-1].write_bytes(raw[:-3] + b"xyz")
    capsys.readouterr()
    monkeypatch.setattr("sys.stdin", io.StringIO("q\ny\n"))
    assert main(["play", "--continue"]) == 0
    told = capsys.readouterr()
    assert "damaged" in told.err and "newest intact save" in told.err
    assert len(list((home / "saves" / "quarantine").glob("*.nasave"))) == 1


def test_a_setting_is_changed_and_kept(home: Path, capsys, monkeypatch) -> None:
    monkeypatch.delenv("NEWANGELES_LANGUAGE")
    assert main(["settings", "language=ru", "music=10"]) == 0
    assert main(["settings"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told.count("language = ru") == 2  # after the change, and read back
    assert "music = 10" in told
    before = (home / "settings" / "settings.toml").read_bytes()
    for wrong in ("language=xx", "music=many", "nothing=1", "music"):
        assert main(["settings", wrong]) == 2
    assert (home / "settings" / "settings.toml").read_bytes() == before
