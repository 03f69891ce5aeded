"""The process is killed at every system call of a save: the newest or the one before loads.

How: `faults.killed` forks; in the child every call of `os.open`, `write`, `fsync`, `close`,
`replace`, `rename`, `unlink`, `mkdir` and `truncate` is counted, and the n-th one is where the
child ends by `os._exit`: before the call, after it, or half-way through a write. The parent then
looks at what is left on the disk, as the next start of the program would. Each writing is done
for every n and every way until it comes through.
"""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from newangeles_gui.engine.conformance import Dice
from newangeles_gui.profiles import Played, Profiles
from newangeles_gui.session import disk
from newangeles_gui.session.journal import recover
from newangeles_gui.session.match import Match
from newangeles_gui.session.savefile import BadSaveError
from newangeles_gui.session.store import SaveStore, read_save
from newangeles_gui.settings import Settings
from newangeles_gui.titles.new_angeles.rules.game import Box
from tests.session.faults import AFTER, BEFORE, HALF_WAY, count_calls, killed
from tests.session.games import begin, play, played, same, some_choice

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")

WAYS = (BEFORE, AFTER, HALF_WAY)


def at_every_call(
    prepare: Callable[[Path], Callable[[], object]], look: Callable[[Path], None], folder: Path
) -> int:
    """Kill a piece of work at each of its calls in each way, then look; how many kills."""
    kills = 0
    for when in WAYS:
        number = 0
        while True:
            here = folder / f"{when}-{number}"
            work = prepare(here)
            if not killed(work, number, when):
                break
            look(here)
            kills += 1
            number += 1
    return kills


def test_autosave(box: Box, tmp_path: Path) -> None:
    """The second autosave of a game, killed; then the game goes on and is killed no more."""
    before = played(box, 4, "kill", 40)
    after = play(played(box, 4, "kill", 40), Dice("one more"), 1)

    def prepare(folder: Path) -> Callable[[], object]:
        store = SaveStore(folder)
        store.autosave(played(box, 4, "kill", 40))
        return lambda: store.autosave(after)

    def look(folder: Path) -> None:
        store = SaveStore(folder)
        newest = store.newest_good("a-game", box)
        assert newest is not None
        assert same(newest.match, before) or same(newest.match, after)
        told = recover(folder / "games" / "a-game" / "journal.txt", box, "a-game")
        assert same(told, before) or same(told, after)
        assert len(newest.match.record.choices) >= len(told.record.choices)
        listed = store.saves()
        assert len(listed) == 1 and listed[0].header, "a save that was cut short is listed"
        loaded = store.load(listed[0].path, box)
        assert same(loaded.match, newest.match)
        go_on(store, loaded.match)

    def go_on(store: SaveStore, match: Match) -> None:
        dice = Dice("on")
        for _ in range(3):
            match.apply(some_choice(match, dice))
            store.autosave(match)
        again = SaveStore(store.folder)
        found = again.newest_good("a-game", box)
        assert found is not None and same(found.match, match)
        path = store.folder / "games" / "a-game" / "journal.txt"
        assert same(recover(path, box, "a-game"), match), "the journal has lost its thread"

    assert at_every_call(prepare, look, tmp_path) > 20


def test_the_first_autosave(box: Box, tmp_path: Path) -> None:
    """There is no save before, so there is the new one or none, and nothing broken in the list."""
    match = begin(box, 5, "first")

    def look(folder: Path) -> None:
        store = SaveStore(folder)
        newest = store.newest_good("a-game", box)
        assert newest is None or same(newest.match, match)
        assert all(one.header for one in store.saves())
        store.autosave(match)
        again = SaveStore(folder).newest_good("a-game", box)
        assert again is not None and same(again.match, match)

    assert at_every_call(lambda folder: lambda: SaveStore(folder).autosave(match), look, tmp_path)


def test_every_generation_is_killed_in_turn(box: Box, tmp_path: Path) -> None:
    """Killed at a call drawn by lot in each of many saves, the game never falls behind by two."""
    store, match, dice = SaveStore(tmp_path), begin(box, 4, "turns"), Dice("turns")
    store.autosave(match)
    for number in range(60):
        match.apply(some_choice(match, dice))
        killed(lambda: SaveStore(tmp_path).autosave(match), dice.below(14), WAYS[number % 3])
        newest = SaveStore(tmp_path).newest_good("a-game", box)
        assert newest is not None
        assert len(match.record.choices) - len(newest.match.record.choices) in (0, 1)
        SaveStore(tmp_path).autosave(match)


def test_named_save_and_export(box: Box, tmp_path: Path) -> None:
    old, new = played(box, 4, "named", 20), played(box, 4, "named", 21)

    def prepare(folder: Path) -> Callable[[], object]:
        store = SaveStore(folder)
        path = store.save_as(old, "My game")
        store.export(path, folder / "out.nasave")

        def work() -> None:
            store.export(store.save_as(new, "My game"), folder / "out.nasave")

        return work

    def look(folder: Path) -> None:
        for path in (folder / "named" / "My-game.nasave", folder / "out.nasave"):
            match = read_save(path, box).match
            assert same(match, old) or same(match, new)
        assert [one.path.name for one in SaveStore(folder).saves()] == ["My-game.nasave"]

    assert at_every_call(prepare, look, tmp_path) > 20


def test_setting_aside(box: Box, tmp_path: Path) -> None:
    """A damaged save is where it was or in the quarantine, whole as it was; never gone."""
    raw = b"NASAVE damaged"

    def prepare(folder: Path) -> Callable[[], object]:
        path = folder / "named" / "bad.nasave"
        disk.write_file(path, raw)
        return lambda: SaveStore(folder).load(path, box)

    def look(folder: Path) -> None:
        there = [path for path in folder.rglob("*.nasave") if path.read_bytes() == raw]
        assert len(there) == 1
        assert all(one.header is None for one in SaveStore(folder).saves())

    assert at_every_call(prepare, look, tmp_path) > 10


def test_a_file_cut_short_in_the_journal_is_mended(box: Box, tmp_path: Path) -> None:
    """Killed half-way through a line, then killed again while that line is taken away."""
    match = played(box, 4, "tail", 30)
    longer = play(played(box, 4, "tail", 30), Dice("more"), 2)

    def prepare(folder: Path) -> Callable[[], object]:
        SaveStore(folder).autosave(match)
        with (folder / "games" / "a-game" / "journal.txt").open("ab") as stream:
            stream.write(b"31 dra")
        return lambda: SaveStore(folder).autosave(longer)

    def look(folder: Path) -> None:
        newest = SaveStore(folder).newest_good("a-game", box)
        assert newest is not None
        # the journal is written choice by choice, so the one between may be the newest
        assert newest.match.record.choices == longer.record.choices[: len(
            newest.match.record.choices)]  # fmt: skip
        assert len(newest.match.record.choices) >= len(match.record.choices)
        SaveStore(folder).autosave(longer)
        told = recover(folder / "games" / "a-game" / "journal.txt", box, "a-game")
        assert same(told, longer)

    assert at_every_call(prepare, look, tmp_path) > 20


def test_settings_and_profiles(tmp_path: Path) -> None:
    old, new = Settings.load(tmp_path / "none", {}), Settings.load(tmp_path / "none", {})
    old.choose("language", "pl")
    new.choose("language", "ru")
    game = Played("g", "new_angeles", 1, 4, "nbn", True, "demand", 50)

    def prepare(folder: Path) -> Callable[[], object]:
        profiles = Profiles()
        profiles.save(folder / "profiles.json")
        profiles.add("Ann", game)
        disk.write_file(folder / "settings.toml", old.text().encode())

        def work() -> None:
            disk.write_file(folder / "settings.toml", new.text().encode())
            profiles.save(folder / "profiles.json")

        return work

    def look(folder: Path) -> None:
        settings = Settings.load(folder / "settings.toml", {})
        assert settings.values["language"] in ("pl", "ru") and settings.warnings == []
        assert Profiles.load(folder / "profiles.json").statistics("Ann").games in (0, 1)

    assert at_every_call(prepare, look, tmp_path) > 20


def test_a_save_waits_for_the_disk_before_and_after_it_is_renamed(box: Box, tmp_path: Path) -> None:
    """What a power cut could undo cannot be tried, but the order of the calls can be seen."""
    store = SaveStore(tmp_path)
    store.autosave(played(box, 4, "order", 10))
    match = played(box, 4, "order", 11)
    journal, save, folder = ["open", "write", "close"], ["open", "write", "fsync", "close"], [
        "open", "fsync", "close"]  # fmt: skip
    assert count_calls(lambda: store.autosave(match)) == [*journal, *save, "replace", *folder]


def test_the_kills_really_happen(box: Box, tmp_path: Path) -> None:
    match = begin(box, 4, "calls")
    calls = count_calls(lambda: SaveStore(tmp_path / "a").autosave(match))
    assert {"open", "write", "fsync", "close", "replace", "mkdir"} <= set(calls)
    write = calls.index("write")
    assert killed(lambda: SaveStore(tmp_path / "b").autosave(match), write, HALF_WAY)
    journal = tmp_path / "b" / "games" / "a-game" / "journal.txt"
    assert journal.stat().st_size > 0 and not journal.read_bytes().endswith(b"\n")
    with pytest.raises(BadSaveError):
        recover(journal, box, "a-game")
    assert not killed(lambda: SaveStore(tmp_path / "c").autosave(match), len(calls), BEFORE)
