"""A full, broken or forbidden disk at every call: a clear reason, and saves stay intact."""

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from newangeles_gui.engine.conformance import Dice
from newangeles_gui.profiles import Profiles
from newangeles_gui.session import DiskError, disk
from newangeles_gui.session.journal import recover
from newangeles_gui.session.match import Match
from newangeles_gui.session.savefile import BadSaveError
from newangeles_gui.session.store import SaveStore, read_save
from newangeles_gui.titles.new_angeles.rules.game import Box
from tests.session.faults import BEFORE, ERRORS, HALF_WAY, REASONS, Faults, count_calls
from tests.session.games import played, same, some_choice

Failed = list[str]


def at_every_call(
    prepare: Callable[[Path], tuple[Callable[[], object], Callable[[bool], None]]], folder: Path
) -> int:
    """Let each call fail with each error; `look` hears whether the work has told of it."""
    told = 0
    for error in ERRORS:
        for when in (BEFORE, HALF_WAY):
            for number in range(100):
                here = folder / f"{error}-{when}-{number}"
                work, look = prepare(here)
                try:
                    with Faults(number, when, error) as faults:
                        work()
                except DiskError as trouble:
                    told += 1
                    assert trouble.reason == REASONS.get(error, "other"), (number, faults.calls)
                    assert str(here) not in str(trouble)
                    look(True)
                else:
                    look(False)
                if faults.count <= number:
                    break
    return told


def test_autosave(box: Box, tmp_path: Path) -> None:
    """After the failed save the match plays on, in memory and on the disk."""

    def prepare(folder: Path) -> tuple[Callable[[], object], Callable[[bool], None]]:
        store, match, dice = SaveStore(folder), played(box, 4, "full", 12), Dice("full")
        store.autosave(match)
        before = played(box, 4, "full", 12)
        match.apply(some_choice(match, dice))

        def look(told: bool) -> None:
            saved = SaveStore(folder).newest_good("a-game", box)
            assert saved is not None
            assert same(saved.match, match) or (told and same(saved.match, before))
            go_on(store, match, dice)

        return lambda: store.autosave(match), look

    def go_on(store: SaveStore, match: Match, dice: Dice) -> None:
        for _ in range(2):
            match.apply(some_choice(match, dice))
            store.autosave(match)
        saved = SaveStore(store.folder).newest_good("a-game", box)
        assert saved is not None and same(saved.match, match)
        folder = store.folder / "games" / "a-game"
        assert same(recover(folder / "journal.txt", box, "a-game"), match)
        assert list(folder.glob("*" + disk.TEMPORARY)) == []

    assert at_every_call(prepare, tmp_path) > 30


def test_named_save(box: Box, tmp_path: Path) -> None:
    old, new = played(box, 4, "named", 9), played(box, 4, "named", 10)

    def prepare(folder: Path) -> tuple[Callable[[], object], Callable[[bool], None]]:
        store = SaveStore(folder)
        path = store.save_as(old, "Mine")

        def look(told: bool) -> None:
            match = read_save(path, box).match
            assert same(match, new) or (told and same(match, old))
            assert [one.name for one in path.parent.iterdir()] == [path.name]

        return lambda: store.save_as(new, "Mine"), look

    assert at_every_call(prepare, tmp_path) > 15


def test_setting_aside(box: Box, tmp_path: Path) -> None:
    """The reason why the file does not load is told, not that it could not be moved."""

    def prepare(folder: Path) -> tuple[Callable[[], object], Callable[[bool], None]]:
        path = folder / "named" / "bad.nasave"
        disk.write_file(path, b"NASAVE damaged")

        def work() -> None:
            with pytest.raises(BadSaveError, match=r"truncated|unreadable"):
                SaveStore(folder).load(path, box)

        def look(told: bool) -> None:
            assert not told
            there = [one for one in folder.rglob("*.nasave") if one.stat().st_size]
            assert [one.read_bytes() for one in there] == [b"NASAVE damaged"]

        return work, look

    assert at_every_call(prepare, tmp_path) == 0


def test_profiles(tmp_path: Path) -> None:
    def prepare(folder: Path) -> tuple[Callable[[], object], Callable[[bool], None]]:
        path = folder / "profiles.json"
        Profiles().save(path)

        def look(told: bool) -> None:
            assert Profiles.load(path).games.keys() <= {"Ann"}
            assert [one.name for one in folder.iterdir()] == [path.name]

        return lambda: Profiles({"Ann": []}).save(path), look

    assert at_every_call(prepare, tmp_path) > 15


@pytest.mark.parametrize("error", ERRORS)
def test_a_disk_that_stays_full_through_many_choices(error: int, box: Box, tmp_path: Path) -> None:
    """Nothing is lost in memory; when there is room again, one save writes all of it."""
    store, match, dice = SaveStore(tmp_path), played(box, 5, "long", 15), Dice("long")
    store.autosave(match)
    before = sorted(path.name for path in tmp_path.rglob("*"))
    with Faults(0, HALF_WAY, error, lasting=True):
        for _ in range(10):
            match.apply(some_choice(match, dice))
            with pytest.raises(DiskError):
                store.autosave(match)
    assert sorted(path.name for path in tmp_path.rglob("*")) == before, "something was left"
    store.autosave(match)
    newest = SaveStore(tmp_path).newest_good("a-game", box)
    assert newest is not None and same(newest.match, match)
    told = recover(tmp_path / "games" / "a-game" / "journal.txt", box, "a-game")
    assert same(told, match)


def test_a_file_where_the_folder_should_be(box: Box, tmp_path: Path) -> None:
    (tmp_path / "games").write_text("not a folder")
    with pytest.raises(DiskError) as caught:
        SaveStore(tmp_path).autosave(played(box, 4, "file", 1))
    assert caught.value.reason in ("missing", "other")
    assert (tmp_path / "games").read_text() == "not a folder"


def test_a_folder_that_goes_away_comes_back(box: Box, tmp_path: Path) -> None:
    """An unplugged stick: its folder is made anew with the whole journal."""
    store, match = SaveStore(tmp_path / "stick"), played(box, 4, "stick", 20)
    store.autosave(match)
    (tmp_path / "stick").rename(tmp_path / "unplugged")
    store.autosave(match)
    told = recover(tmp_path / "stick" / "games" / "a-game" / "journal.txt", box, "a-game")
    assert same(told, match)


def test_the_errors_really_happen(box: Box, tmp_path: Path) -> None:
    match = played(box, 4, "calls", 1)
    calls = count_calls(lambda: SaveStore(tmp_path / "a").autosave(match))
    with Faults(calls.index("write"), HALF_WAY, errno.ENOSPC), pytest.raises(DiskError) as caught:
        SaveStore(tmp_path / "b").autosave(match)
    assert caught.value.reason == "full"
    assert os.strerror(errno.ENOSPC) in str(caught.value)
