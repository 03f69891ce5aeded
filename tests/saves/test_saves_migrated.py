"""Saves and journals of format 1, which knew one game only, go on as those of today."""

import shutil
from pathlib import Path

import pytest

from newangeles_gui.engine.conformance import Dice
from newangeles_gui.session import journal
from newangeles_gui.session.loading import load_bytes, save_bytes
from newangeles_gui.session.savefile import FORMAT, BadSaveError
from newangeles_gui.session.store import SaveStore
from newangeles_gui.titles.new_angeles.minds.bargaining.conversation import StandingOffer
from newangeles_gui.titles.new_angeles.rules.game import Box
from newangeles_gui.titles.new_angeles.talk.arrangements import Arrangements
from newangeles_gui.titles.new_angeles.title import TITLE
from tests.session.forging import Forgery
from tests.session.games import play, played, same

OLD = Path(__file__).parent / "corpus" / "v1_store"
NAME = "talked-about"


@pytest.fixture
def store(tmp_path: Path) -> SaveStore:
    """A folder of saves as a player of the older program left it."""
    shutil.copytree(OLD, tmp_path / "saves")
    return SaveStore(tmp_path / "saves")


def diary(store: SaveStore) -> Path:
    return store.folder / "games" / NAME / journal.JOURNAL


def test_everything_of_an_older_save_is_there(store: SaveStore, box: Box) -> None:
    (listed,) = store.saves()
    loaded = store.load(listed.path, box)
    match = loaded.match
    assert loaded.notes == []
    assert (loaded.header.format, loaded.header.title_id) == (2, "new_angeles")
    assert match.plan.start.options == {"setup": "flu_season", "first": "nbn"}
    assert match.extras == Arrangements({(0, 2), (1, 3)}, [StandingOffer(2, 1, 3, 3, ())])
    assert [seat.character for seat in match.plan.seats] == ["", "", "lucia_ferrante", ""]
    assert [seat.level for seat in match.plan.seats] == ["", "", "manager", "director"]
    assert play(match, Dice(1)).over


def test_an_older_save_is_saved_in_the_newest_format(store: SaveStore, box: Box) -> None:
    match = store.load(store.saves()[0].path, box).match
    raw = save_bytes(match, 1)
    forgery = Forgery(raw)
    assert forgery.header["format"] == FORMAT == 2
    assert forgery.header["title_id"] == TITLE.meta.id
    assert forgery.data["extras"]["muted"] == [[0, 2], [1, 3]]
    assert same(load_bytes(raw, box).match, match)


def test_an_older_journal_is_written_on_and_brings_the_game_back(
    store: SaveStore, box: Box
) -> None:
    before = diary(store).read_text(encoding="utf-8")
    match = store.load(store.saves()[0].path, box).match
    store.autosave(match)
    for _ in range(5):
        assert match.pending is not None
        match.apply(Dice(3).choice(match.pending))
        store.autosave(match)
    after = diary(store).read_text(encoding="utf-8")
    assert after.startswith(before)
    assert len(after.splitlines()) == len(before.splitlines()) + 5
    assert match.identity == NAME, "it is the same game, so it goes on under its name"
    again = journal.recover(diary(store), box, NAME)
    assert again.record.choices == match.record.choices
    assert again.game.state == match.game.state


def test_where_all_older_saves_are_lost_the_older_journal_has_the_game(
    store: SaveStore, box: Box
) -> None:
    wanted = store.load(store.saves()[0].path, box).match
    for path in diary(store).parent.glob("*.nasave"):
        path.unlink()
    found = store.newest_good(NAME, box)
    assert found is not None
    assert found.match.record.choices == wanted.record.choices


def test_a_save_of_another_title_says_so_and_stays_where_it_is(store: SaveStore, box: Box) -> None:
    forgery = Forgery(save_bytes(played(box, 4, "elsewhere", 5), 1))
    forgery.header["title_id"] = "streets"
    path = store.folder / "named" / "elsewhere.nasave"
    path.parent.mkdir()
    path.write_bytes(forgery.to_bytes())
    with pytest.raises(BadSaveError) as refused:
        store.load(path, box)
    assert (refused.value.code, refused.value.detail) == ("other_title", "streets")
    assert path.exists()
    assert any(one.header and one.header.title_id == "streets" for one in store.saves())


def test_a_journal_of_another_title_is_not_written_on(store: SaveStore, box: Box) -> None:
    match = store.load(store.saves()[0].path, box).match
    lines = diary(store).read_text(encoding="utf-8").splitlines(keepends=True)
    lines[0] = lines[0].replace('{"start"', '{"title_id":"streets","start"', 1)
    diary(store).write_text("".join(lines), encoding="utf-8")
    other = SaveStore(store.folder)
    again = load_bytes(save_bytes(match, 1), box).match
    other.autosave(again)
    assert again.identity != NAME, "another game has that name"
    with pytest.raises(BadSaveError, match="other_title"):
        journal.recover(diary(store), box, NAME)
