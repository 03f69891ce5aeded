"""Every command plays a title that was only put into the list of titles."""

import io
import json
from pathlib import Path

import pytest

from newangeles_gui import paths, titles
from newangeles_gui.cli import main
from tests.titles.toy.title import TITLE

PACK = {"id": "tall", "version": "1", "title": "Tall", "game": "toy"}


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The house has the toy title, and nobody's own files are touched."""
    listed = {**titles.TITLES, "toy": titles.Folder(lambda: TITLE, tuple)}
    monkeypatch.setattr(titles, "TITLES", listed)
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "home"))
    monkeypatch.setattr("sys.stdin", io.StringIO(""))


def report(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict:
    assert main([*arguments, "--game", "toy", "--json"]) == 0
    return json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("command", ["sim", "play", "arena", "check-data", "bench"])
def test_a_game_that_is_not_there_is_told_in_one_sentence(command: str, capsys) -> None:
    assert main([command, "--game", "chess"]) == 2
    said = capsys.readouterr().err
    assert said == (
        "newangeles: --game chess: there is no such game here; "
        "there are new_angeles, streets, toy\n"
    )


def test_games_are_checked_and_counted(capsys) -> None:
    data = report(capsys, "sim", "--games", "12", "--check")
    assert (data["games"], data["checked"], data["failures"]) == (12, True, [])
    assert data["endings"]["cards"]["count"] == 12
    assert sum(one["of"] for one in data["roles"].values()) == 4 * (2 + 3 + 4)
    assert 1 <= data["scores"]["least"] < data["scores"]["most"] <= 9


def test_the_report_of_games_can_be_read_and_kept(capsys, tmp_path: Path) -> None:
    keep = ["sim", "--game", "toy", "--games", "3", "--seats", "careful", "--keep"]
    assert main([*keep, str(tmp_path / "kept")]) == 0
    first = capsys.readouterr().out
    assert "endings     cards 3 of 3 (100.0%)" in first
    assert main([*keep, str(tmp_path / "kept")]) == 0
    assert capsys.readouterr().out == first
    assert main(["sim", "--games", "3", "--keep", str(tmp_path / "kept")]) == 2
    assert "another plan" in capsys.readouterr().err


def test_as_many_play_as_the_game_has_seats(capsys) -> None:
    assert main(["sim", "--game", "toy", "--players", "5"]) == 2
    assert "2 to 4 can play" in capsys.readouterr().err
    assert main(["play", "--game", "toy", "--players", "5"]) == 2
    assert "2 to 4 can play" in capsys.readouterr().err


def test_opponents_are_measured(capsys) -> None:
    data = report(capsys, "arena", "--games", "20", "--players", "3")
    assert data["deals"] == 20
    assert data["levels"]["careful"]["advantages"]["all"]["by"] > 0.1
    with pytest.raises(SystemExit):
        main(["arena", "--game", "toy", "--help"])
    assert "players: random, careful" in capsys.readouterr().out


def test_its_speed_is_measured(capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    from newangeles_gui.commands import bench

    for name in ("RUNS", "STARTS", "GAMES"):
        monkeypatch.setattr(bench, name, 1)
    monkeypatch.setattr(bench, "SAVED_TIMES", 1)
    monkeypatch.setattr(bench, "_pictures", lambda title: {})
    figures = report(capsys, "bench")
    assert figures["random_play_decisions_per_second"] > 1000
    assert all(value > 0 for value in figures.values())


def test_its_data_are_checked(capsys, tmp_path: Path) -> None:
    assert main(["check-data", "--game", "toy"]) == 0
    assert capsys.readouterr().out == "the game data: sound\n"
    assert main(["check-data", "--game", "toy", str(pack_for(tmp_path, "toy"))]) == 0
    capsys.readouterr()
    assert main(["check-data", "--game", "toy", str(pack_for(tmp_path, "new_angeles"))]) == 2
    assert 'is a pack for the game "new_angeles", expected one for "toy"' in capsys.readouterr().out


def pack_for(folder: Path, game: str) -> Path:
    pack = folder / game
    pack.mkdir()
    told = f"id: tall\nversion: '1'\ntitle: Tall\ngame: {game}\n"
    (pack / "pack.yaml").write_text(told, encoding="utf-8")
    return pack


def test_it_is_played_saved_and_gone_on_with(capsys, tmp_path: Path, monkeypatch) -> None:
    play = ["play", "--lang", "en"]
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n"))
    assert main([*play, "--game", "toy", "--roles", "gold,red", "--seed", "3"]) == 1
    assert "Your card" in capsys.readouterr().out
    assert main(["saves", "--lang", "en"]) == 0
    listed = capsys.readouterr().out
    assert "turn 2, seed 3" in listed
    save = listed.splitlines()[0]
    monkeypatch.setattr("sys.stdin", io.StringIO("2\n"))
    assert main([*play, "--continue"]) == 0
    assert "The highest card wins" in capsys.readouterr().out
    assert main(["replay", "--verify", save]) == 0
    assert "every one follows" in capsys.readouterr().out
    assert main(["report", save, "--to", str(tmp_path / "report.zip")]) == 0


def test_a_script_plays_a_seat(capsys, tmp_path: Path) -> None:
    script = tmp_path / "script.txt"
    script.write_text("swap_card swap\nswap_card keep\n", encoding="utf-8")
    seats = f"script:{script},random"
    assert main(["play", "--game", "toy", "--lang", "en", "--seats", seats]) == 0


def test_what_cannot_be_chosen_is_told(capsys) -> None:
    assert main(["play", "--game", "toy", "--option", "size=big"]) == 2
    assert "the options of this game are none" in capsys.readouterr().err
    assert main(["play", "--setup", "chess"]) == 2
    assert "unknown setup 'chess'; there are " in capsys.readouterr().err


SCENARIOS = Path(__file__).with_name("scenarios.yaml")


def test_its_scenarios_hold(capsys) -> None:
    assert main(["scenario", str(SCENARIOS)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "ok      the highest card wins",
        "ok      a card can be kept or swapped, and nothing else",
        "2 ok, 0 failed",
    ]
    assert main(["scenario", "--game", "toy", "--kinds"]) == 0
    assert capsys.readouterr().out.split() == ["dealt", "game_over", "kept", "shown", "swapped"]


def changed(folder: Path, old: str, new: str) -> str:
    text = SCENARIOS.read_text(encoding="utf-8")
    assert old in text
    file = folder / "changed.yaml"
    file.write_text(text.replace(old, new), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize(
    ("old", "new", "status", "said"),
    [
        ("winners: [green]", "winners: [red]", 1, "winners: expected ['red'], came ['green']"),
        ("refused: true", "refused: false", 1, "step 1 (choice) was refused"),
        ("swap_card steal", "swap_card keep", 1, "was expected to be refused"),
        ("game: toy", "game: chess", 2, 'there are no scenarios of the game "chess"'),
        ("players: [red, green]", "players: [red]", 2, "players: two to four"),
        ("cards: [5, 7]\n  do", "card: [5, 7]\n  do", 2, "card: "),
    ],
)
def test_what_is_wrong_in_a_scenario_is_told(
    capsys, tmp_path: Path, old: str, new: str, status: int, said: str
) -> None:
    assert main(["scenario", changed(tmp_path, old, new)]) == status
    assert said in capsys.readouterr().out


RULES = """rules:
- {id: "1.1", kind: definition, text: "One card is the highest."}
- {id: "1.2", kind: mechanic, text: "Everybody is asked once."}
- {id: "1.3", kind: information, text: "Cards are hidden."}
"""


def covered(folder: Path, **marks: str) -> int:
    """What comes of the rules of the toy where tests of these games have these marks."""
    (folder / "rules.yaml").write_text(RULES, encoding="utf-8")
    for game, rule in marks.items():
        home = folder / "tests" / ("session" if game == "house" else f"titles/{game}/rules")
        home.mkdir(parents=True, exist_ok=True)
        (home / "test_it.py").write_text(f'@pytest.mark.rule("{rule}")\n', encoding="utf-8")
    scenario = changed(folder, 'rules: ["3"]', 'rules: ["1.1"]')
    rules, tests = str(folder / "rules.yaml"), str(folder / "tests")
    return main(["scenario", scenario, "--coverage", rules, "--tests", tests])


def test_rules_of_a_game_are_proven_by_its_own_tests_alone(capsys, tmp_path: Path) -> None:
    assert covered(tmp_path, toy="1.2") == 1
    assert capsys.readouterr().out == "1.3\n1 of 2 rules covered (50.0 %)\n"
    assert covered(tmp_path, toy='1.2", "1.3', new_angeles="1.4", house="1.5") == 0
    assert capsys.readouterr().out == "2 of 2 rules covered (100.0 %)\n"
    assert covered(tmp_path, toy="1.6", new_angeles="1.2") == 1
    assert capsys.readouterr().out == "1.2\n1.3\nnot a rule: 1.6\n0 of 2 rules covered (0.0 %)\n"
