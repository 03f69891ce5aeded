"""Two starts of the program at once: the second one knows it, and overwrites nothing."""

import subprocess
import sys
from pathlib import Path

import pytest

from newangeles_gui.engine.conformance import Dice
from newangeles_gui.session import Instance
from newangeles_gui.session.instance import NAME
from newangeles_gui.session.match import Match
from newangeles_gui.session.plan import Agreements
from newangeles_gui.session.savefile import BadSaveError
from newangeles_gui.session.store import SaveStore
from newangeles_gui.titles.new_angeles.rules.game import Box
from tests.architecture.sources import ROOT
from tests.session.games import begin, same, some_choice

HOLD = """
import sys
from pathlib import Path
from newangeles_gui.session import Instance
one = Instance(Path(sys.argv[1]))
one.take()
print(one.second, flush=True)
sys.stdin.read()
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "saves"


def other(folder: Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", HOLD, str(folder)]
    return subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )


def test_the_second_one_knows_it_until_the_first_is_gone(folder: Path) -> None:
    with other(folder) as first:
        assert first.stdout
        assert first.stdout.readline() == "False\n"
        assert Instance(folder).second
        first.kill()
        first.wait()
        last = Instance(folder)
        assert not last.second, "a program that was killed holds nothing"
        last.close()


def test_after_it_was_closed_the_next_is_the_first(folder: Path) -> None:
    one = Instance(folder)
    assert not folder.exists(), "looking makes nothing"
    one.take()
    one.close()
    assert not Instance(folder).second


def test_a_folder_that_cannot_be_written_keeps_nobody_from_playing(folder: Path) -> None:
    folder.mkdir()
    (folder / NAME).mkdir()
    assert not Instance(folder).second


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def played(box: Box, store: SaveStore, agreements: Agreements | None = None) -> Match:
    match, dice = begin(box, 4, "a", identity="a-game", agreements=agreements), Dice("a")
    for _ in range(8):
        match.apply(some_choice(match, dice))
        store.autosave(match)
    return match


def test_a_guest_goes_on_with_a_copy(folder: Path, box: Box) -> None:
    host, guest, third = SaveStore(folder), SaveStore(folder), SaveStore(folder)
    guest.guest = third.guest = True
    match = played(box, host)
    before = contents(folder)
    newest = host.saves()[0].path
    copies = [store.load(newest, box).match for store in (guest, third)]
    for store, copy, name in zip((guest, third), copies, ("a-game-2", "a-game-3"), strict=True):
        copy.apply(some_choice(copy, Dice("b")))
        store.autosave(copy)
        copy.apply(some_choice(copy, Dice("c")))
        store.autosave(copy)
        assert copy.identity == name
    after = contents(folder)
    assert {path: after[path] for path in before} == before
    assert same(host.load(newest, box).match, match)


def test_a_new_game_of_a_guest_has_its_own_name(folder: Path, box: Box) -> None:
    guest = SaveStore(folder)
    guest.guest = True
    assert played(box, guest).identity == "a-game"


def test_a_guest_does_not_branch_an_iron_game(folder: Path, box: Box) -> None:
    host, guest = SaveStore(folder), SaveStore(folder)
    guest.guest = True
    played(box, host, Agreements(iron=True))
    newest = host.saves()[0].path
    with pytest.raises(BadSaveError) as caught:
        guest.load(newest, box)
    assert caught.value.code == "in_use"
    assert host.load(newest, box)
