"""Data packs may replace words of the program by the names that these had before."""

from pathlib import Path

import pytest

from newangeles_gui import paths
from newangeles_gui.i18n import Catalog
from newangeles_gui.i18n.reader import moved_words

FOLDERS = paths.words_folders()
MOVED = moved_words(FOLDERS)


def loaded(tmp_path: Path, words: str) -> Catalog:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "words.yaml").write_text(words, encoding="utf-8")
    return Catalog.load(FOLDERS, "en", [tmp_path])


def test_every_name_of_before_leads_to_words_and_stands_for_none_itself() -> None:
    keys = Catalog.load(FOLDERS, "en").keys()
    assert len(MOVED) > 200
    assert set(MOVED.values()) <= keys
    assert not MOVED.keys() & keys


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_name_stands_beside_the_words_it_leads_to(folder: Path) -> None:
    everywhere = Catalog.load(FOLDERS, "en").keys()
    others = {new for one in FOLDERS if one != folder for new in moved_words([one]).values()}
    assert set(moved_words([folder]).values()) <= everywhere - others


def test_an_older_pack_still_replaces_words(tmp_path: Path) -> None:
    catalog = loaded(tmp_path, 'screen:\n  load:\n    ended: "Over and done"\n')
    assert catalog.translate(MOVED["screen.load.ended"]) == "Over and done"


def test_the_name_of_today_wins(tmp_path: Path) -> None:
    new = MOVED["screen.load.ended"]
    first, last = new.split(".")
    old = 'screen:\n  load:\n    ended: "Over"\n'
    catalog = loaded(tmp_path, f'{first}:\n  {last}: "Finished at last"\n{old}')
    assert catalog.translate(new) == "Finished at last"
