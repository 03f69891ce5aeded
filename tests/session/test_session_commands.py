"""`newangeles replay` and `newangeles report`: what they show, hide and refuse."""

import io
import os
import re
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from newangeles_gui import cli, paths
from newangeles_gui.session.loading import moments, save_bytes
from newangeles_gui.session.match import Match
from newangeles_gui.session.plan import BRANCHED
from newangeles_gui.session.report import bundle, without_paths
from newangeles_gui.session.store import read_save
from newangeles_gui.titles.new_angeles.rules.game import Box
from tests.languages import LANGUAGES
from tests.session.forging import Forgery
from tests.session.games import played, same

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch) -> Run:
    """A command line, with exit status and what it wrote."""
    monkeypatch.setenv("NEWANGELES_HOME", str(tmp_path / "home"))

    def run(*arguments: object) -> tuple[int, str, str]:
        try:
            status = cli.main([str(one) for one in arguments])
        except SystemExit as end:
            status = int(end.code or 0)
        written = capsys.readouterr()
        return status, written.out, written.err

    return run


@pytest.fixture
def match(box: Box) -> Match:
    return played(box, 5, "commands", 90)


@pytest.fixture
def file(match: Match, tmp_path: Path) -> Path:
    path = tmp_path / "game.nasave"
    path.write_bytes(save_bytes(match, 1))
    return path


def test_replay_prints_every_choice(run: Run, file: Path, match: Match) -> None:
    status, out, err = run("replay", file)
    assert (status, err) == (0, "")
    lines = [line.partition(": ")[2] for line in out.splitlines() if re.match(r"[1-9]\d*\. ", line)]
    assert lines == match.record.choices
    assert "90 choices, every one follows" in out


def test_replay_from_a_choice(run: Run, file: Path) -> None:
    _, out, _ = run("replay", file, "--from", 80)
    numbers = [int(line.split(".")[0]) for line in out.splitlines() if re.match(r"\d+\. ", line)]
    assert numbers == list(range(80, 91))


def test_verify_prints_only_the_result(run: Run, file: Path) -> None:
    status, out, _ = run("replay", file, "--verify")
    assert status == 0 and len(out.splitlines()) == 1 and "fingerprint" in out


def test_a_game_that_does_not_follow(run: Run, file: Path, match: Match) -> None:
    for edit, said in (
        (match.record.choices[:-1], "another position"),
        ([*match.record.choices, "draw nonsense"], "choice 91 does not follow"),
    ):
        forgery = Forgery(save_bytes(match, 1))
        forgery.data["choices"] = edit
        file.write_bytes(forgery.to_bytes(foreign=True))
        status, out, err = run("replay", file, "--verify")
        assert (status, err) == (1, "") and said in out
    forgery.data["start"]["options"] = {"first": "nobody"}
    file.write_bytes(forgery.to_bytes())
    status, out, err = run("replay", file)
    assert (status, err) == (1, "") and "does not follow" in out


def test_a_seat_sees_no_more_than_it_may(run: Run, box: Box, file: Path, match: Match) -> None:
    players = match.plan.start.players
    _, everything, _ = run("replay", file)
    for seat, name in enumerate(players):
        _, out, _ = run("replay", file, "--seat", name)
        expected = []
        for moment in moments(box, match.plan, match.record.choices):
            expected += [f"   {event.line(seat)}" for event in moment.events]
            decision = moment.decision
            if decision is None or moment.choice.startswith("trade "):
                continue
            line = f"{moment.number}. {players[decision.seat]}: "
            private = decision.private and decision.seat != seat
            assert line + (f"{decision.kind} ..." if private else moment.choice) + "\n" in out
        assert [line for line in out.splitlines() if line.startswith("   ")] == expected
        assert out != everything and " ...\n" in out
        for other in players:  # drawn cards are told to whoever drew them
            told = re.search(rf"cards_drawn player={other} .*cards=", out)
            assert bool(told) == (other == name)


def test_a_branch_is_a_new_game(
    run: Run, box: Box, file: Path, match: Match, tmp_path: Path
) -> None:
    before = file.read_bytes()
    new = tmp_path / "new.nasave"
    assert run("replay", file, "--from", 40, "--branch", new)[0] == 0
    branched = read_save(new, box).match
    assert branched.record.choices == match.record.choices[:40]
    assert branched.record.marks == [(40, BRANCHED, match.identity)]
    assert branched.identity != match.identity and not same(branched, match)
    assert file.read_bytes() == before
    status, _, err = run("replay", file, "--branch", new)
    assert status == 2 and "already" in err


def bad_saves(box: Box, match: Match) -> dict[str, bytes]:
    raw = save_bytes(match, 1)
    forgery = Forgery(raw)
    forgery.state["capital"][0] += 1
    foreign = Forgery(raw)
    foreign.state["owners"] = {"an_asset_of_a_missing_pack": 0}
    return {
        "not_a_save": b"PK\3\4 something else",
        "truncated": raw[: len(raw) // 2],
        "damaged": raw[:-4] + b"xxxx",
        "newer": raw.replace(b'"format":2', b'"format":7'),
        "other_data": foreign.to_bytes(foreign=True),
        "impossible": forgery.to_bytes(),
        "too_large": raw + bytes(3_000_000),
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [["replay"], ["replay", "--verify"], ["play", "--load"]])
def test_a_bad_save_is_one_sentence_and_nothing_is_touched(
    command: list[str], language: str, run: Run, box: Box, match: Match, tmp_path: Path
) -> None:
    said = set()
    for code, raw in bad_saves(box, match).items():
        path = tmp_path / f"{code}.nasave"
        path.write_bytes(raw)
        before = sorted(tmp_path.rglob("*"))
        status, out, err = run(*command, path, "--lang", language)
        assert (status, out) == (2, ""), code
        assert err.count("\n") == 1 and "Traceback" not in err and "save.bad" not in err
        sentence = err.removeprefix(f"newangeles: {path}: ").strip()
        assert sentence.endswith(".") and ("а" in sentence) == (language == "ru")
        said.add(sentence)
        assert path.read_bytes() == raw and sorted(tmp_path.rglob("*")) == before
    assert len(said) == 7


WRONG = [
    ["replay"], ["replay", "missing"], ["replay", "."], ["replay", "x" * 5_000], ["report"],
    ["report", "missing"], ["report", "."], ["replay", "game.nasave", "--from", "-1"],
    ["replay", "game.nasave", "--from", "91"], ["replay", "game.nasave", "--from", "x"],
    ["replay", "game.nasave", "--seat", "nobody"], ["replay", "game.nasave", "--seat", ""],
    ["replay", "game.nasave", "--lang", "de"], ["replay", "game.nasave", "--branch", "."],
    ["replay", "game.nasave", "--branch", "game.nasave/new"],
    ["replay", "game.nasave", "--branch", "y" * 5_000],
    ["report", "game.nasave", "--to", "game.nasave"], ["report", "game.nasave", "--to", "."],
    ["report", "game.nasave", "--to", "game.nasave/r.zip"], ["report", "pipe"], ["replay", "pipe"],
    ["report", "game.nasave", "--to", "z" * 5_000],
]  # fmt: skip


@pytest.mark.parametrize("arguments", WRONG, ids=lambda one: " ".join(one)[:40])
def test_wrong_arguments(
    arguments: list[str], run: Run, file: Path, tmp_path: Path, monkeypatch
) -> None:
    monkeypatch.chdir(tmp_path)
    os.mkfifo("pipe")
    before = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*")}
    status, out, err = run(*arguments)
    assert (status, out) == (2, "")
    assert err.count("\n") == 1 and "Traceback" not in err
    assert {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*")} == before


def test_a_file_that_may_not_be_read(run: Run, file: Path, monkeypatch) -> None:
    opened = Path.open

    def forbidden(self: Path, *how: object, **also: object) -> object:
        if self == file:
            raise PermissionError(13, "Permission denied")
        return opened(self, *how, **also)

    monkeypatch.setattr(Path, "open", forbidden)
    for command in ("replay", "report"):
        status, _, err = run(command, file)
        assert status == 2 and err.count("\n") == 1


def test_a_report_opens_and_names_no_path(run: Run, file: Path, match: Match) -> None:
    status, out, _ = run("report", file)
    goal = file.with_name("game-report.zip")
    assert status == 0 and str(goal) in out
    with zipfile.ZipFile(goal) as archive:
        assert archive.testzip() is None
        texts = {name: archive.read(name) for name in archive.namelist()}
        assert {info.date_time[0] for info in archive.infolist()} == {1980}
    names = {"game.nasave", "log.txt", "versions.txt", "trouble.txt", "program.txt"}
    assert texts.keys() == names
    assert texts["game.nasave"] == file.read_bytes()
    log = texts["log.txt"].decode()
    assert f"90. {match.record.choices[-1]} = " in log
    everything = b"".join(texts.values()).decode("latin-1") + goal.read_bytes().decode("latin-1")
    for private in (str(file.parent), str(Path.home()), str(paths.PACKAGE), os.uname().nodename):
        assert private not in everything


@pytest.mark.parametrize("code", ["not_a_save", "truncated", "damaged", "newer", "impossible"])
def test_a_report_of_a_bad_save(
    code: str, run: Run, box: Box, match: Match, tmp_path: Path
) -> None:
    path = tmp_path / "bad.nasave"
    path.write_bytes(bad_saves(box, match)[code])
    assert run("report", path, "--to", tmp_path / "r.zip")[0] == 0
    with zipfile.ZipFile(tmp_path / "r.zip") as archive:
        assert archive.read("game.nasave") == path.read_bytes()
        assert code in archive.read("log.txt").decode()


def test_a_traceback_in_a_report_names_no_path(box: Box, match: Match, tmp_path: Path) -> None:
    trouble = (
        f'File "{paths.PACKAGE}/session/match.py", line 3\nFile "{os.__file__}", line 5\n'
        f"open {Path.home()}/saves/x {tmp_path}/y on {os.uname().nodename}\n"
    )
    with zipfile.ZipFile(io.BytesIO(bundle(save_bytes(match, 1), box, trouble))) as archive:
        text = archive.read("trouble.txt").decode()
    assert text == without_paths(trouble)
    assert "session/match.py" in text and "line 5" in text
    for private in (str(paths.PACKAGE), str(Path.home()), str(tmp_path), sys.prefix):
        assert private not in text


def test_the_program_itself_says_it_in_one_line(match: Match, tmp_path: Path) -> None:
    path = tmp_path / "bad.nasave"
    path.write_bytes(save_bytes(match, 1)[:200])
    command = [sys.executable, "-m", "newangeles_gui", "replay", str(path), "--lang", "ru"]
    environment = {**os.environ, "PYTHONPATH": str(paths.PACKAGE.parent), "PYTHONUTF8": "1"}
    done = subprocess.run(command, capture_output=True, env=environment, check=False)
    assert done.returncode == 2 and done.stdout == b""
    assert done.stderr.decode().count("\n") == 1 and "обрывается" in done.stderr.decode()
