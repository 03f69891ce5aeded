"""`newangeles sim` and `newangeles bench` from the command line."""

import io
import json
import sys

import pytest

from newangeles_gui.cli import main
from newangeles_gui.commands import bench, sim_games
from newangeles_gui.engine.conformance import Failure
from newangeles_gui.titles.new_angeles.rules import conservation


def report(capsys, *arguments: str) -> dict:
    assert main(["sim", "--json", *arguments]) == 0
    return json.loads(capsys.readouterr().out)


def without_time(data: dict) -> dict:
    return {name: data[name] for name in data if "second" not in name and name != "checked"}


def test_a_report_adds_up(capsys) -> None:
    data = report(capsys, "--games", "12", "--players", "4-6", "--seed", "tuesday")
    assert data["games"] == data["planned"] == 12
    assert data["endings"]["threat"]["count"] + data["endings"]["demand"]["count"] == 12
    assert sum(data["rounds"].values()) == 12
    assert sum(one["of"] for one in data["corporations"].values()) == 4 * (4 + 5 + 6)
    winners = sum(one["count"] for one in data["corporations"].values())
    assert data["winners_share_of_seats"] == round(winners / 60, 4)
    capital = data["capital"]
    assert capital["least"] <= capital["quarter"] <= capital["median"] <= capital["most"]
    assert data["decisions"] > 12 * 50


def test_checked_games_are_the_same_games(capsys) -> None:
    plain = report(capsys, "--games", "4", "--seed", "5", "--seats", "random/intern:silent")
    checked = report(capsys, "--games", "4", "--seed", "5", "--check")
    assert checked["checked"] is True
    assert without_time(plain) == without_time(checked)


def test_checked_games_come_to_their_end_and_to_an_early_one(capsys) -> None:
    data = report(capsys, "--games", "16", "--seed", "1", "--check")
    assert data["failures"] == []
    assert data["rounds"]["demand_3"] >= 3
    assert data["endings"]["demand"]["count"] >= 2
    assert data["endings"]["threat"]["count"] >= 6
    assert data["winners_share_of_seats"] > 0


def test_tables_take_turns(capsys) -> None:
    """The first and the third game are those of the first table, the second of the other."""
    tables = report(
        capsys, "--games", "3", "--seed", "5", "--seats", "random/greedy,random,greedy,greedy"
    )
    chance = [
        report(capsys, "--games", "1", "--seed", seed, "--players", players)
        for seed, players in (("5", "4"), ("7", "5"))
    ]
    others = report(capsys, "--games", "1", "--seed", "6", "--seats", "greedy,random,greedy,greedy")
    assert tables["decisions"] == sum(one["decisions"] for one in [*chance, others])


def test_a_game_can_be_picked_out_by_its_seed(capsys) -> None:
    both = report(capsys, "--games", "2", "--players", "5", "--seed", "40")
    first = report(capsys, "--games", "1", "--players", "5", "--seed", "40")
    second = report(capsys, "--games", "1", "--players", "5", "--seed", "41")
    assert both["decisions"] == first["decisions"] + second["decisions"]


def test_seats_can_differ(capsys) -> None:
    data = report(capsys, "--games", "2", "--seats", "greedy,random,random,greedy")
    assert sum(one["of"] for one in data["corporations"].values()) == 8


def test_the_report_for_readers(capsys) -> None:
    assert main(["sim", "--games", "2", "--check"]) == 0
    captured = capsys.readouterr()
    assert "games       2 of 2" in captured.out
    assert "all checks after every decision, but copies after one in" in captured.out
    assert captured.err == ""


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--games", "0"], "--games 0"),
        (["--games", "many"], "--games many"),
        (["--players", "3"], "4 to 6 can play"),
        (["--players", "6-4"], "4 to 6 can play"),
        (["--players", "4-"], "expected a number"),
        (["--players", "4-9"], "4 to 6 can play"),
        (["--players", "x"], "expected a number"),
        (["--seats", "nobody"], "unknown player 'nobody'"),
        (["--seats", "random,random"], "4 to 6 can play"),
        (["--seats", "random,random,random,random", "--players", "5"], "has other seats"),
    ],
)
def test_mistakes_are_told_in_one_line(capsys, arguments: list[str], said: str) -> None:
    assert main(["sim", *arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert said in captured.err
    assert captured.err.count("\n") == 1


def test_an_interrupt_leaves_the_partial_report(capsys, monkeypatch) -> None:
    play = sim_games.SimPlan.play

    def interrupted(self: sim_games.SimPlan, number: int):
        if number == 2:
            raise KeyboardInterrupt
        return play(self, number)

    monkeypatch.setattr(sim_games.SimPlan, "play", interrupted)
    assert main(["sim", "--games", "9"]) == 130
    assert "games       2 of 9" in capsys.readouterr().out


def test_an_interrupt_at_once_is_reported_too(capsys, monkeypatch) -> None:
    def interrupted(self: sim_games.SimPlan, number: int):
        raise KeyboardInterrupt

    monkeypatch.setattr(sim_games.SimPlan, "play", interrupted)
    assert main(["sim", "--json"]) == 130
    assert json.loads(capsys.readouterr().out)["games"] == 0


def test_a_failed_check_is_told_and_the_rest_is_played(capsys, monkeypatch) -> None:
    problems = conservation.problems

    def faulty(game) -> list[str]:
        return ["too green"] if game.players == 5 else problems(game)

    monkeypatch.setattr(conservation, "problems", faulty)
    assert main(["sim", "--games", "3", "--check", "--seats", "random"]) == 1
    out = capsys.readouterr().out
    assert "games       2 of 3" in out
    assert "FAILED      5 players (random), seed 2, start: conservation: too green" in out


def test_a_failure_names_the_place() -> None:
    assert str(Failure(3, 0, None, "what")) == "seed 3, start: what"


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_is_for_terminals_only_and_is_wiped(capsys, monkeypatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    assert main(["sim", "--games", "2"]) == 0
    assert "2/2 games" in terminal.getvalue()
    assert terminal.getvalue().endswith("\r\x1b[K")


def test_bench_measures_everything(capsys, monkeypatch) -> None:
    for name in ("RUNS", "STARTS", "GAMES"):
        monkeypatch.setattr(bench, name, 1)
    assert main(["bench", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert len(figures) == 14
    assert all(value > 0 for value in figures.values()), figures
    assert {name.rpartition("_")[2] for name in figures} == {
        "second", "us", "ms", "kilobytes", "mb",
    }  # fmt: skip
