"""A long `newangeles sim` that is ended in between and goes on from its file."""

import json
from pathlib import Path

import pytest

from newangeles_gui.cli import main
from newangeles_gui.commands import sim_games


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of the games that are played; the fourth is interrupted once."""
    play, numbers = sim_games.SimPlan.play, []

    def interrupted(self: sim_games.SimPlan, number: int):
        numbers.append(number)
        if numbers == [0, 1, 2, 3]:
            raise KeyboardInterrupt
        return play(self, number)

    monkeypatch.setattr(sim_games.SimPlan, "play", interrupted)
    return numbers


def sim(capsys: pytest.CaptureFixture[str], status: int, *arguments: str) -> dict:
    assert main(["sim", "--json", "--seed", "8", *arguments]) == status
    data = json.loads(capsys.readouterr().out)
    return {name: data[name] for name in data if "second" not in name}


def test_it_goes_on_where_it_was(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, played: list[int]
) -> None:
    file = tmp_path / "games"
    keep = ["--games", "6", "--keep", str(file)]
    assert sim(capsys, 130, *keep)["games"] == 3
    with file.open("a", encoding="utf-8") as text:
        text.write('{"number": 3, "ga')  # killed while it wrote
    whole = sim(capsys, 0, *keep)
    assert played == [0, 1, 2, 3, 3, 4, 5]
    assert sim(capsys, 0, *keep) == whole
    assert len(played) == 7
    file.unlink()
    assert sim(capsys, 0, *keep) == whole


def test_fewer_games_are_the_first_ones_and_more_can_be_asked_for(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    keep = ["--keep", str(tmp_path / "games")]
    five = sim(capsys, 0, *keep, "--games", "5")
    assert sim(capsys, 0, *keep, "--games", "2") == sim(capsys, 0, "--games", "2")
    assert five == sim(capsys, 0, "--games", "5")


@pytest.mark.parametrize("other", [["--seed", "9"], ["--players", "4"], ["--seats", "greedy"]])
def test_another_plan_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, other: list[str]
) -> None:
    keep = ["sim", "--games", "1", "--keep", str(tmp_path / "games")]
    assert main(keep) == 0
    assert main([*keep, *other]) == 2
    assert "another plan" in capsys.readouterr().err


@pytest.mark.parametrize("content", [None, b"\xff\xfe", b"a diary\n"])
def test_what_is_no_such_file_is_left_alone(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes | None
) -> None:
    file = tmp_path / "other"
    if content is None:
        file.mkdir()
    else:
        file.write_bytes(content)
    assert main(["sim", "--games", "1", "--keep", str(file)]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert content is None or file.read_bytes() == content


def test_those_who_talk_are_the_same_in_every_process(capsys: pytest.CaptureFixture[str]) -> None:
    talk = ["--games", "2", "--players", "4", "--seats", "intern", "--talk"]
    assert sim(capsys, 0, *talk) == sim(capsys, 0, *talk, "--workers", "2")


def test_checks_and_talks_do_not_go_together(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["sim", "--talk", "--check"])
