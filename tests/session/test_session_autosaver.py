"""Autosaves written in a thread: in order, nothing lost, and trouble is told."""

import threading
from pathlib import Path

import pytest

from newangeles_gui.engine.conformance import Dice
from newangeles_gui.rules.box import Box
from newangeles_gui.session import disk
from newangeles_gui.session.autosaver import Autosaver
from newangeles_gui.session.match import Match
from newangeles_gui.session.plan import Agreements
from newangeles_gui.session.store import SaveStore
from tests.session.games import begin, same, some_choice


def test_a_slow_disk_holds_nobody_up(
    box: Box, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Choices go on while the disk writes; after `close` the newest save has all of them."""
    gate, write = threading.Event(), disk.write

    def slow(path: Path, content: bytes) -> None:
        assert gate.wait(5)
        write(path, content)

    monkeypatch.setattr(disk, "write", slow)
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
    monkeypatch.setattr(disk, "write", full)
    second = Autosaver(store, match, aside=True)
    second.close()
    assert second.trouble == "full"
    monkeypatch.undo()
    match.apply(some_choice(match, Dice("full")))  # after `close` each save is waited for
    assert second.trouble == ""
