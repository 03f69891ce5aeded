"""Autosaves written in a thread: in order, nothing lost, and trouble is told."""

import threading
from concurrent.futures import wait
from pathlib import Path

import pytest

from newangeles_gui.engine.conformance import Dice
from newangeles_gui.session import disk
from newangeles_gui.session.journal import Autosaver
from newangeles_gui.session.match import Match
from newangeles_gui.session.plan import Agreements
from newangeles_gui.session.store import SaveStore
from newangeles_gui.titles.new_angeles.rules.game import Box
from tests.session.games import begin, same, some_choice


def test_a_slow_disk_holds_nobody_up(
    box: Box, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Choices go on while the disk writes; after `close` the newest save has all of them."""
    gate, write = threading.Event(), disk.write_file

    def slow(path: Path, content: bytes) -> None:
        assert gate.wait(5)
        write(path, content)

    monkeypatch.setattr(disk, "write_file", slow)
    store, match, dice = SaveStore(tmp_path), begin(box, 4, "slow"), Dice("slow")
    saver = Autosaver(store, match, aside=True)
    for _ in range(12):
        match.apply(some_choice(match, dice))
    assert not list(tmp_path.rglob("*.nasave"))
    gate.set()
    saver.close()
    newest = SaveStore(tmp_path).newest_good(match.identity, box)
    assert newest is not None and same(newest.match, match)


def _iron(box: Box) -> Match:
    return begin(box, 4, "iron", Agreements(undo=False, iron=True))


def test_an_older_save_never_follows_a_newer_one(box: Box, tmp_path: Path) -> None:
    """An iron game has one file only: what comes too late is left out."""
    store, match, dice = SaveStore(tmp_path), _iron(box), Dice("iron")
    early = store.autosaving(match)
    match.apply(some_choice(match, dice))
    store.autosave(match)
    early()
    newest = SaveStore(tmp_path).newest_good(match.identity, box)
    assert newest is not None and same(newest.match, match)


def test_trouble_in_the_thread_is_told(
    box: Box, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, content: bytes) -> None:
        raise disk.DiskError(OSError(28, "no space"), path)

    store, match = SaveStore(tmp_path), begin(box, 4, "full")
    saver = Autosaver(store, match, aside=True)
    saver.close()
    assert saver.trouble == ""
    monkeypatch.setattr(disk, "write_file", full)
    second = Autosaver(store, match, aside=True)
    second.close()
    assert second.trouble == "full"
    monkeypatch.undo()
    match.apply(some_choice(match, Dice("full")))  # after `close` each save is waited for
    assert second.trouble == ""


def _one_write_fails(monkeypatch: pytest.MonkeyPatch, *fail: int) -> None:
    """The writes of these numbers fall, as no disk makes them fall."""
    write, count = disk.write_file, iter(range(1_000))

    def broken(path: Path, content: bytes) -> None:
        number = next(count)
        if number in fail:
            raise ValueError(f"write {number}")
        write(path, content)

    monkeypatch.setattr(disk, "write_file", broken)


def _until_written(saver: Autosaver) -> None:
    """Wait for the thread without taking what it has to say."""
    wait(saver._begun, 5)


def test_a_fault_in_the_thread_comes_with_the_next_change(
    box: Box, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only once, and neither the change nor its save is lost for it."""
    _one_write_fails(monkeypatch, 1)
    store, match, dice = SaveStore(tmp_path), begin(box, 4, "next"), Dice("next")
    saver = Autosaver(store, match, aside=True)
    match.apply(some_choice(match, dice))
    _until_written(saver)
    with pytest.raises(ValueError, match="write 1"):
        match.apply(some_choice(match, dice))
    saver.close()
    assert len(match.record.choices) == 2
    newest = SaveStore(tmp_path).newest_good(match.identity, box)
    assert newest is not None and same(newest.match, match)


def test_a_fault_in_the_thread_comes_when_asked_for(
    box: Box, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _one_write_fails(monkeypatch, 0)
    saver = Autosaver(SaveStore(tmp_path), begin(box, 4, "asked"), aside=True)
    _until_written(saver)
    assert saver.busy
    with pytest.raises(ValueError, match="write 0"):
        saver.check()
    saver.check()
    assert not saver.busy
    saver.close()


def test_closing_tells_every_fault_that_nobody_heard_of(
    box: Box, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """One is raised, the others are in the log; what is sound is written all the same."""
    gate, write, count = threading.Event(), disk.write_file, iter(range(1_000))

    def broken(path: Path, content: bytes) -> None:
        assert gate.wait(5)
        if (number := next(count)) < 2:
            raise ValueError(f"write {number}")
        write(path, content)

    monkeypatch.setattr(disk, "write_file", broken)
    match, dice = begin(box, 4, "closing"), Dice("closing")
    saver = Autosaver(SaveStore(tmp_path), match, aside=True)
    for _ in range(2):
        match.apply(some_choice(match, dice))
    gate.set()
    with pytest.raises(ValueError, match="write 0"):
        saver.close()
    assert [record.message for record in caplog.records] == ["a save failed as well: write 1"]
    saver.close()
    newest = SaveStore(tmp_path).newest_good(match.identity, box)
    assert newest is not None and same(newest.match, match)


def test_trouble_that_nobody_sees_any_more_is_in_the_log(
    box: Box, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def full(path: Path, content: bytes) -> None:
        raise disk.DiskError(OSError(28, "no space"), path)

    monkeypatch.setattr(disk, "write_file", full)
    Autosaver(SaveStore(tmp_path), begin(box, 4, "log"), aside=True).close()
    assert "not written: full" in caplog.text
