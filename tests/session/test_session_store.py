"""The folder of saves: generations, list, quarantine, ways back, in and out."""

import os
import time
from pathlib import Path

import pytest

from newangeles_gui.engine.conformance import Dice
from newangeles_gui.session import disk
from newangeles_gui.session.journal import recover
from newangeles_gui.session.loading import save_bytes
from newangeles_gui.session.match import Match
from newangeles_gui.session.plan import REWOUND, Agreements
from newangeles_gui.session.savefile import BadSaveError
from newangeles_gui.session.store import GENERATIONS, SUFFIX, SaveStore, latest, read_save
from newangeles_gui.titles.new_angeles.rules.game import Box
from tests.session.games import begin, play, played, same, some_choice


@pytest.fixture
def store(tmp_path: Path) -> SaveStore:
    return SaveStore(tmp_path / "saves")


def autosaved(store: SaveStore, box: Box, choices: int, identity: str = "a-game") -> Match:
    """A match that was saved after every choice."""
    match, dice = begin(box, 4, identity, identity=identity), Dice(identity)
    store.autosave(match)
    for _ in range(choices):
        match.apply(some_choice(match, dice))
        store.autosave(match)
    return match


def game_folder(store: SaveStore, identity: str = "a-game") -> Path:
    return store.folder / "games" / identity


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_one_generation_is_written_at_a_time(store: SaveStore, box: Box) -> None:
    match, dice = autosaved(store, box, 10), Dice("g")
    for _ in range(2 * GENERATIONS):
        before = contents(game_folder(store))
        match.apply(some_choice(match, dice))
        written = store.autosave(match)
        after = contents(game_folder(store))
        changed = {path for path in after if after[path] != before.get(path)}
        assert changed == {str(written), str(game_folder(store) / "journal.txt")}
    numbers = [read_save(path, box) for path in game_folder(store).glob("*" + SUFFIX)]
    assert len(numbers) == GENERATIONS >= 5
    lengths = sorted(len(one.match.record.choices) for one in numbers)
    assert lengths == list(range(lengths[-1] - GENERATIONS + 1, lengths[-1] + 1))


def test_a_new_start_goes_on_with_the_generations(store: SaveStore, box: Box) -> None:
    match = autosaved(store, box, 8)
    again = SaveStore(store.folder)
    before = contents(game_folder(store))
    written = again.autosave(play(match, Dice("x"), 1))
    changed = [path for path, raw in contents(game_folder(store)).items() if before[path] != raw]
    assert sorted(changed) == sorted([str(written), str(game_folder(store) / "journal.txt")])
    newest = again.newest_good("a-game", box)
    assert newest is not None and same(newest.match, match)


def test_the_list_shows_each_game_once_and_names_what_is_wrong(store: SaveStore, box: Box) -> None:
    autosaved(store, box, 9)
    autosaved(store, box, 3, "other-game")
    store.save_as(played(box, 5, "n", 7), "By hand")
    raw = save_bytes(played(box, 4, "bad", 5), 1)
    named = store.folder / "named"
    (named / "cut.nasave").write_bytes(raw[:90])
    (named / "flipped.nasave").write_bytes(raw.replace(b'"threat"', b'"thread"'))
    (named / "picture.nasave").write_bytes(b"\x89PNG")
    (named / "empty.nasave").write_bytes(b"")
    (named / "folder.nasave").mkdir()
    os.mkfifo(named / "pipe.nasave")
    listed = store.saves()
    assert [bool(one.header) for one in listed] == [True] * 3 + [False] * 6
    assert {one.header.game for one in listed if one.header} == {"a-game", "other-game"}
    assert {one.path.stem: one.problem for one in listed if one.problem} == {
        "cut": "truncated", "flipped": "damaged", "picture": "not_a_save", "empty": "truncated",
        "folder": "unreadable", "pipe": "unreadable",
    }  # fmt: skip


def test_newest_first(store: SaveStore, box: Box) -> None:
    for number in range(4):
        match = played(box, 4, "order", number)
        disk.write_file(
            store.folder / "named" / f"{number}.nasave", save_bytes(match, 100 + number)
        )
    assert [one.path.stem for one in store.saves()] == ["3", "2", "1", "0"]


def test_what_is_damaged_is_set_aside_with_its_reason(store: SaveStore, box: Box) -> None:
    good = save_bytes(played(box, 4, "bad", 5), 1)
    damaged = {"cut": good[:-50], "flip": good[:-5] + b"xxxxx", "text": b"hello"}
    for _ in range(3):  # the same names again and again: nothing is overwritten
        for name, raw in damaged.items():
            path = store.folder / "named" / f"{name}.nasave"
            disk.write_file(path, raw)
            with pytest.raises(BadSaveError):
                store.load(path, box)
            assert not path.exists()
    kept = sorted((store.folder / "quarantine").glob("*.nasave"))
    assert [path.name for path in kept] == [
        f"{name}-{n}.nasave" for name in ("cut", "flip", "text") for n in range(3)
    ]
    assert [path.read_bytes() for path in kept[::3]] == list(damaged.values())
    problems = {one.path.stem: one.problem for one in store.saves()}
    assert problems["cut-0"] == "truncated" and problems["flip-2"] == "damaged"
    assert problems["text-1"] == "not_a_save"
    with pytest.raises(BadSaveError):
        store.load(kept[0], box)
    assert kept[0].exists() and len(list((store.folder / "quarantine").iterdir())) == 18


def test_a_damaged_autosave_is_listed_as_such_and_the_one_before_as_the_game(
    store: SaveStore, box: Box
) -> None:
    match = played(box, 4, "listed", 5)
    whole = store.autosave(match)
    play(match, Dice("listed"), 1)
    newest = store.autosave(match)
    raw = newest.read_bytes()
    newest.write_bytes(raw[:-7] + bytes([raw[-7] ^ 16]) + raw[-6:])
    listed = store.saves()
    assert [(one.path, one.problem) for one in listed] == [(whole, ""), (newest, "damaged")]
    assert listed[1].header is not None and listed[1].header.game == match.identity
    assert latest(listed) is listed[1], "its game can be mended: the journal has the choice"
    # The journal knows more than the newest save that is whole, so nothing is lost.
    assert same(store.load(whole, box).match, match)


@pytest.mark.parametrize("reason", ["", "\x1b[2J\n", "damaged; rm -rf", "a" * 10_000, "\0\n"])
def test_a_reason_that_somebody_else_wrote_is_not_believed(
    reason: str, store: SaveStore, box: Box
) -> None:
    disk.write_file(store.folder / "quarantine" / "x-0.nasave", b"x")
    disk.write_file(store.folder / "quarantine" / "x-0.reason", reason.encode())
    (listed,) = store.saves()
    assert listed.problem in ("damaged", "a" * 1_000)


def test_what_lies_outside_is_never_set_aside(store: SaveStore, box: Box, tmp_path: Path) -> None:
    path = tmp_path / "mine.nasave"
    path.write_bytes(b"NASAVE x")
    disk.write_file(store.folder / "named" / "x", b"")
    for name in (path, store.folder / "named" / ".." / ".." / "mine.nasave"):
        with pytest.raises(BadSaveError):
            store.load(name, box)
    assert path.read_bytes() == b"NASAVE x"
    assert not (store.folder / "quarantine").exists()


def test_saves_of_newer_versions_or_other_data_stay_where_they_are(
    store: SaveStore, box: Box
) -> None:
    raw = save_bytes(played(box, 4, "newer", 5), 1)
    path = store.folder / "named" / "newer.nasave"
    disk.write_file(path, raw.replace(b'"format":2', b'"format":3'))
    with pytest.raises(BadSaveError, match="newer"):
        store.load(path, box)
    assert path.exists()


def test_the_way_back_over_bad_generations(store: SaveStore, box: Box) -> None:
    match = autosaved(store, box, 9)
    journal = game_folder(store) / "journal.txt"
    text = journal.read_bytes()
    by_age = sorted(game_folder(store).glob("*" + SUFFIX), key=lambda p: -p.stat().st_mtime_ns)
    for bad, path in enumerate(by_age, 1):
        path.write_bytes(path.read_bytes()[:-3])
        newest = SaveStore(store.folder).newest_good("a-game", box)
        assert newest is not None and same(newest.match, match), "the journal has all of it"
        journal.unlink()
        newest = SaveStore(store.folder).newest_good("a-game", box)
        if bad < len(by_age):
            assert newest is not None
            assert len(newest.match.record.choices) == len(match.record.choices) - bad
        else:
            assert newest is None
        journal.write_bytes(text)


def test_a_damaged_journal_is_set_aside_and_begun_anew(store: SaveStore, box: Box) -> None:
    match, dice = autosaved(store, box, 12), Dice("j")
    journal = game_folder(store) / "journal.txt"
    damaged = journal.read_bytes().replace(b"\n6 ", b"\nsix ")
    journal.write_bytes(damaged)
    match.apply(some_choice(match, dice))
    again = SaveStore(store.folder)
    again.autosave(match)
    assert same(recover(journal, box, "a-game"), match)
    assert (game_folder(store) / "journal-damaged-0.txt").read_bytes() == damaged


def test_undo_and_redo_are_in_the_journal(store: SaveStore, box: Box) -> None:
    match, dice = begin(box, 4, "undo"), Dice("undo")
    undone = 0
    while not match.over:
        match.apply(some_choice(match, dice))
        store.autosave(match)
        if match.can_undo and dice.below(2):
            match.undo()
            undone += 1
            if dice.below(2):
                store.autosave(match)
            if dice.below(2):
                match.redo()
            store.autosave(match)
    assert undone > 5
    assert recover(game_folder(store) / "journal.txt", box, "a-game").record.choices == (
        match.record.choices
    )


def test_going_back_is_marked(store: SaveStore, box: Box) -> None:
    match = autosaved(store, box, 10)
    old = store.save_as(match, "Old")
    for _ in range(5):
        match.apply(some_choice(match, Dice("later")))
        store.autosave(match)
    loaded = store.load(old, box).match
    assert loaded.record.marks[-1] == (10, REWOUND, "from 15")
    store.autosave(loaded)
    assert store.load(old, box).match.record.marks == []
    assert recover(game_folder(store) / "journal.txt", box, "a-game").record.choices == (
        loaded.record.choices
    )


def test_an_iron_game_goes_on_only_where_it_stopped(
    store: SaveStore, box: Box, tmp_path: Path
) -> None:
    match, dice = begin(box, 4, "iron", Agreements(iron=True)), Dice("iron")
    for number in range(30):
        match.apply(some_choice(match, dice))
        path = store.autosave(match)
        assert not match.can_undo
        if number == 20:
            store.export(path, tmp_path / "copy.nasave")
    assert [one.name for one in game_folder(store).iterdir() if one.suffix == SUFFIX] == [
        "iron.nasave"
    ]
    with pytest.raises(BadSaveError, match="iron"):
        store.save_as(match, "A way back")
    assert same(store.load(path, box).match, match)
    taken_in = store.take_in(tmp_path / "copy.nasave", box)
    with pytest.raises(BadSaveError, match="iron"):
        store.load(taken_in, box)
    assert taken_in.exists()


def test_an_iron_game_killed_before_its_save_loses_nothing(store: SaveStore, box: Box) -> None:
    match, dice = begin(box, 4, "iron", Agreements(iron=True)), Dice("iron")
    match.apply(some_choice(match, dice))
    path = store.autosave(match)
    older = path.read_bytes()
    match.apply(some_choice(match, dice))
    store.autosave(match)
    path.write_bytes(older)
    assert same(SaveStore(store.folder).load(path, box).match, match)


def test_out_and_in_again(store: SaveStore, box: Box, tmp_path: Path) -> None:
    match = played(box, 6, "out", 50)
    path = store.save_as(match, "Мой пароход")
    store.export(path, tmp_path / "deep" / "there.nasave")
    assert (tmp_path / "deep" / "there.nasave").read_bytes() == path.read_bytes()
    other = SaveStore(tmp_path / "other")
    for number in range(3):
        goal = other.take_in(tmp_path / "deep" / "there.nasave", box)
        assert goal.stem == "Мой-пароход" + f"-{number}" * bool(number)
        assert same(other.load(goal, box).match, match)
    (tmp_path / "bad.nasave").write_bytes(b"NASAVE")
    before = contents(tmp_path)
    for bad in ("bad.nasave", "missing.nasave"):
        with pytest.raises(BadSaveError):
            other.take_in(tmp_path / bad, box)
    assert contents(tmp_path) == before


TITLES = (
    "../../up", "/abs/olute", "..", ".", "~", "a/../../b", "C:\\x", "con", "NUL", "com1", "", " ",
    "\0", "a\nb", "x" * 5_000, "ż" * 300, "\U0001f600" * 300, "\ud800", "-rf", "%s%n", "a:b", "*?",
)  # fmt: skip


@pytest.mark.parametrize("title", TITLES)
def test_a_title_leads_nowhere_else(title: str, store: SaveStore, box: Box, tmp_path: Path) -> None:
    match = played(box, 4, "title", 3)
    path = store.save_as(match, title)
    assert path.parent == store.folder / "named"
    assert list(tmp_path.rglob("*.nasave")) == [path]
    assert same(store.load(path, box).match, match)
    assert store.save_as(match, title) == path
    assert path.stem.lower() not in ("con", "nul", "com1") and not path.stem.startswith("-")
    assert len(path.name.encode()) < 250


def test_two_titles_never_share_a_file(store: SaveStore, box: Box) -> None:
    matches = {title: played(box, 4, title or "no", 4) for title in ("a/b", "a b", "a!b", "a-b")}
    paths = {title: store.save_as(match, title) for title, match in matches.items()}
    assert len(set(paths.values())) == len(matches)
    for title, match in matches.items():
        assert same(store.load(paths[title], box).match, match)


@pytest.mark.parametrize("identity", ["", "..", "../x", "/x", "a/b", "A", "x" * 61, "a\n"])
def test_an_identity_leads_nowhere_else(
    identity: str, store: SaveStore, box: Box, tmp_path: Path
) -> None:
    with pytest.raises(BadSaveError):
        store.autosave(begin(box, 4, "id", identity=identity))
    assert contents(tmp_path) == {}


def test_two_games_of_one_identity_stay_apart(store: SaveStore, box: Box) -> None:
    mine = autosaved(store, box, 6)
    before = contents(game_folder(store))
    theirs = begin(box, 5, "their seed", identity="a-game")
    store_of_theirs = SaveStore(store.folder)
    for _ in range(8):
        theirs.apply(some_choice(theirs, Dice("theirs")))
        store_of_theirs.autosave(theirs)
    assert theirs.identity == "a-game-2"
    assert contents(game_folder(store)) == before
    for match in (mine, theirs):
        newest = store.newest_good(match.identity, box)
        assert newest is not None and same(newest.match, match)


def test_two_programs_play_the_same_game(store: SaveStore, box: Box) -> None:
    """Each writes as if it were alone; whatever is there afterwards loads."""
    one, two = autosaved(store, box, 5), None
    other = SaveStore(store.folder)
    two = other.load(sorted(game_folder(store).glob("*5.nasave"))[0], box).match
    dice = Dice("two")
    for _ in range(25):
        match, writer = ((one, store), (two, other))[dice.below(2)]
        match.apply(some_choice(match, dice))
        path = writer.autosave(match)
        assert same(read_save(path, box).match, match)
        told = recover(game_folder(store) / "journal.txt", box, "a-game")
        assert told.record.choices == match.record.choices
    assert all(one.header for one in store.saves())


def test_temporary_files_of_the_dead_are_swept(store: SaveStore, box: Box) -> None:
    match = autosaved(store, box, 2)
    old, new = (game_folder(store) / f"auto-{n}.nasave.{n}.new" for n in (1, 2))
    for path in (old, new):
        path.write_bytes(b"half")
    an_hour_ago = time.time() - disk.LEFT_BEHIND - 60
    os.utime(old, (an_hour_ago, an_hour_ago))
    SaveStore(store.folder).autosave(match)
    assert not old.exists()
    assert new.exists(), "somebody may be writing it right now"


def test_nobody_else_can_read_the_saves(store: SaveStore, box: Box) -> None:
    autosaved(store, box, 1)
    assert {path.stat().st_mode & 0o077 for path in game_folder(store).iterdir()} == {0}


def test_an_empty_or_missing_store_is_an_empty_list(tmp_path: Path) -> None:
    assert SaveStore(tmp_path / "nowhere").saves() == []
    (tmp_path / "games").write_text("a file")
    assert SaveStore(tmp_path).saves() == []
    assert not (tmp_path / "nowhere").exists()
