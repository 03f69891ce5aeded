"""Work in pieces: the same results wherever it is done, whatever dies meanwhile."""

import json
import os
import signal
import subprocess
import sys
import time
from argparse import Namespace
from contextlib import closing
from pathlib import Path

import pytest

from newangeles_gui.cli import main
from newangeles_gui.commands.loading import UserError
from newangeles_gui.commands.workforce import (
    MOST_DEATHS,
    InThisProcess,
    Processes,
    results,
    work_through,
    workforce,
)
from newangeles_gui.titles.new_angeles.title import TITLE


def doubled(number: int) -> int:
    return 2 * number


def die_once(piece: tuple[int, str]) -> int:
    """Piece 2 kills its process when it is done for the first time."""
    number, folder = piece
    if number == 2 and not (died := Path(folder) / "died").exists():
        died.touch()
        os._exit(1)
    return 2 * number


def die(number: int) -> int:
    os._exit(1)


def sleep(number: int) -> int:
    time.sleep(60 * number)
    return number


def broken(number: int) -> int:
    raise ValueError(f"piece {number}")


def two_processes() -> Processes:
    return Processes(2)


@pytest.mark.parametrize("make", [InThisProcess, two_processes])
def test_every_piece_has_its_result(make) -> None:
    found = dict(results(make(), doubled, range(12)))
    assert found == {number: 2 * number for number in range(12)}


def test_what_a_dead_process_had_is_done_again(tmp_path: Path) -> None:
    pieces = [(number, str(tmp_path)) for number in range(6)]
    found = list(results(Processes(2), die_once, pieces))
    assert sorted(found) == [(number, 2 * number) for number in range(6)]
    assert (tmp_path / "died").exists()


def test_processes_that_always_die_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    force, begun = Processes(1), []
    renew = force.renew
    monkeypatch.setattr(force, "renew", lambda: begun.append(renew()))
    with pytest.raises(UserError, match="keep dying"):
        list(results(force, die, [1, 2]))
    assert len(begun) == MOST_DEATHS


def test_who_stops_early_leaves_no_process_and_does_not_wait() -> None:
    force = Processes(2)
    with closing(results(force, sleep, [0, 1, 1, 1])) as found:
        assert next(found) == (0, 0)
        working = force.processes()
        assert working
    deadline = time.monotonic() + 20
    while any(one.is_alive() for one in working) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(one.is_alive() for one in working)


@pytest.mark.parametrize("make", [InThisProcess, two_processes])
def test_a_fault_in_the_work_is_no_death(make) -> None:
    with pytest.raises(ValueError, match="piece 0"):
        list(results(make(), broken, [0]))


def test_ctrl_c_ends_the_work_and_keeps_what_there_is() -> None:
    found = []

    def take(number: int, result: int) -> str:
        found.append(result)
        if len(found) == 3:
            raise KeyboardInterrupt
        return ""

    assert not work_through(InThisProcess(), doubled, range(9), "pieces", take)
    assert found == [0, 2, 4]


@pytest.mark.skipif(sys.platform == "win32", reason="a terminal of Windows does it otherwise")
def test_ctrl_c_at_a_terminal_reaches_the_figures_so_far(tmp_path: Path) -> None:
    """It goes to all processes at once, and only one of them has something to say."""
    file = tmp_path / "games"
    command = [sys.executable, "-m", "newangeles_gui", "sim", "--games", "50000"]
    # Tests that run in the background ignore Ctrl-C, and so would their children.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        running = subprocess.Popen(
            [*command, "--workers", "2", "--keep", str(file)],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
        )  # fmt: skip
    finally:
        signal.signal(signal.SIGINT, before)
    try:
        while not file.exists() or file.read_bytes().count(b"\n") < 20:
            assert running.poll() is None
            time.sleep(0.02)
        os.killpg(running.pid, signal.SIGINT)
        told, trouble = running.communicate(timeout=60)
    finally:
        if running.poll() is None:
            os.killpg(running.pid, signal.SIGKILL)
    assert (running.returncode, trouble) == (130, "")
    kept = file.read_bytes().count(b"\n") - 1  # the first line is the plan
    assert told.startswith("games ")
    assert int(told.split()[1]) - kept in (0, 1)  # the one that it was about to write


@pytest.mark.skipif(not Path("/proc").exists(), reason="processes are looked up in /proc")
def test_workers_end_with_a_program_that_was_killed(tmp_path: Path) -> None:
    file = tmp_path / "games"
    command = [sys.executable, "-m", "newangeles_gui", "sim", "--games", "50000"]
    running = subprocess.Popen(
        [*command, "--workers", "2", "--keep", str(file)],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
    )  # fmt: skip
    try:
        while not file.exists() or file.read_bytes().count(b"\n") < 5:
            assert running.poll() is None
            time.sleep(0.02)
        assert len(members(running.pid)) >= 3
        running.kill()
        running.wait()
        patience = time.monotonic() + 20
        while members(running.pid) and time.monotonic() < patience:
            time.sleep(0.05)
        assert not members(running.pid)
    finally:
        for member in members(running.pid):
            os.kill(member, signal.SIGKILL)


def members(session: int) -> list[int]:
    """The processes of a session that still run."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, _, its_session = path.read_text().rpartition(")")[2].split()[:4]
        except OSError:
            continue  # it has ended meanwhile
        if int(its_session) == session and state != "Z":
            found.append(int(path.parent.name))
    return found


def test_training_learns_the_same_everywhere(tmp_path: Path) -> None:
    texts = []
    for workers in ("1", "2"):
        path = tmp_path / workers
        train = ["train", "--games", "20", "--seats", "intern", "--out", str(path)]
        assert main([*train, "--workers", workers]) == 0
        texts.append(path.read_text(encoding="utf-8"))
    assert texts[0] == texts[1]


def played(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict:
    assert main(["sim", "--json", "--games", "6", "--seed", "3", *arguments]) == 0
    data = json.loads(capsys.readouterr().out)
    return {name: data[name] for name in data if "second" not in name}


def test_games_are_the_same_everywhere(capsys: pytest.CaptureFixture[str]) -> None:
    assert played(capsys) == played(capsys, "--workers", "2")


def test_no_workers_are_no_workforce() -> None:
    with pytest.raises(UserError, match="--workers 0"):
        workforce(Namespace(cluster="", workers="0"), TITLE)
