"""The string files: strict, and the error says where."""

import shutil

import pytest

from newangeles_gui.i18n import Catalog, StringsError, read_words

from .conftest import HOUSE


@pytest.fixture
def read(write, tmp_path):
    def write_and_read(text, **more):
        write("en", words=text, **more)
        return read_words([tmp_path], "en")

    return write_and_read


def test_keys_are_dotted_and_know_their_line(read):
    strings = read('ui:\n  menu:\n    quit: "Quit"\n  ok: "OK"\n')
    assert {key: source.text for key, source in strings.items()} == {
        "ui.menu.quit": "Quit",
        "ui.ok": "OK",
    }
    file, line, column = strings["ui.ok"].place
    assert file.endswith("en/words.yaml") and (line, column) == (4, 3)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("ui:\n  a: yes\n", r"en/words\.yaml:2:6: ui\.a: must be a string, not bool"),
        ("ui:\n  a: 5\n", r"en/words\.yaml:2:6: ui\.a: must be a string, not int"),
        ("ui:\n  a: 2.5\n", "not float"),
        ("ui:\n  a:\n", "not null"),
        ("ui:\n  a: 2026-01-01\n", "not timestamp"),
        ("ui:\n  a: [x]\n", "not seq"),
        ("ui:\n  a: !!python/object:os.system x\n", r"ui\.a: must be a string"),
        ("ui:\n  no: x\n", r"en/words\.yaml:2:3: ui\.\?: a key must be a string"),
        ("ui:\n  5: x\n", "a key must be a string"),
        ("ui:\n  a.b: x\n", r"ui\.a\.b: not a valid key"),
        ("ui:\n  a: x\n  b: y\n  a: z\n", r"en/words\.yaml:4:3: ui\.a: said twice"),
        ("ui: {a: x}\nui: {b: y}\n", r"en/words\.yaml:2:1: ui: said twice"),
        ("ui:\n  a: &x y\n  b: *x\n", "aliases are not allowed"),
        ("ui: &x {a: y}\nmore: *x\n", "aliases are not allowed"),
        ("ui: {}\n", r"en/words\.yaml:1:5: ui: an empty mapping"),
        ("- a\n", "must be a mapping"),
        ("", "the file is empty"),
        ("ui:\n  a: 'x\n", r"en/words\.yaml:\d+:\d+: "),
        ("a: x\n---\nb: y\n", r"en/words\.yaml:\d+:\d+: "),
        ("a: \x07\n", r"en/words\.yaml:\d+:\d+: "),
    ],
)
def test_faults_are_refused_with_their_place(read, text, message):
    with pytest.raises(StringsError, match=message):
        read(text)


def test_the_same_key_in_two_files_is_refused(read):
    with pytest.raises(StringsError, match=r"ui\.a: stands in .*en/more\.yaml:1 already"):
        read("ui:\n  a: x\n", more="ui: {a: y}\n")


def test_files_may_share_a_branch(read):
    assert set(read("ui: {a: x}\n", more="ui: {b: y}\n")) == {"ui.a", "ui.b"}


def test_a_file_that_is_not_utf8_is_refused(write, tmp_path):
    write("en", words="ui: {a: x}\n")
    (tmp_path / "en" / "latin.yaml").write_bytes(b"ui: {b: \xe9}\n")
    with pytest.raises(StringsError, match=r"en/latin\.yaml:1:1: not UTF-8"):
        read_words([tmp_path], "en")


@pytest.mark.parametrize("language", ["de", "../en", ""])
def test_only_known_languages_are_read(write, tmp_path, language):
    write("en", words="ui: {a: x}\n")
    with pytest.raises(StringsError, match="no language"):
        Catalog.load([tmp_path], language)


def test_a_language_without_files_is_refused(write, tmp_path):
    write("en")
    with pytest.raises(StringsError, match="no files with words"):
        Catalog.load([tmp_path], "en")


@pytest.fixture
def rooms(tmp_path):
    """Write what the house and a game say in English; gives their folders of languages."""

    def write_both(house, game):
        folders = [tmp_path / name / "strings" for name in ("house", "game")]
        for folder, text in zip(folders, (house, game), strict=True):
            (folder / "en").mkdir(parents=True)
            (folder / "en" / "words.yaml").write_text(text, encoding="utf-8")
        shutil.copy(HOUSE / "en" / "language.yaml", folders[0] / "en")
        return folders

    return write_both


def test_several_folders_are_one_language(rooms):
    strings = read_words(rooms("ui: {a: x}\n", "ui:\n  b: y\n"), "en")
    assert {key: source.text for key, source in strings.items()} == {"ui.a": "x", "ui.b": "y"}
    assert strings["ui.b"].path.parts[-4:] == ("game", "strings", "en", "words.yaml")


def test_the_same_key_in_two_folders_is_refused_with_both_places(rooms):
    folders = rooms("ui: {a: x}\n", "ui:\n  a: x\n")
    said = "/game/strings/en/words.yaml:2:3: ui.a: stands in .*/house/strings/en/words.yaml:1 "
    with pytest.raises(StringsError, match=said):
        read_words(folders, "en")
    with pytest.raises(StringsError, match=said):
        Catalog.load(folders, "en")


def test_each_folder_needs_the_default_language(rooms):
    folders = rooms("ui: {a: x}\n", "ui: {b: y}\n")
    (folders[1] / "en" / "words.yaml").unlink()
    with pytest.raises(StringsError, match=r"game/strings/en:1:1: no files with words"):
        Catalog.load(folders, "en")
