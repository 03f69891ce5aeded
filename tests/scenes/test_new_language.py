"""A language is a folder: a fourth one is there as soon as its files are."""

import io
import shutil

import pytest

from newangeles_gui import cli, paths
from newangeles_gui.i18n import Catalog
from newangeles_gui.scenes.settings.screen import SettingsScreen
from newangeles_gui.scenes.title import TitleScreen
from newangeles_gui.settings import KINDS, Settings
from newangeles_gui.terminal.console import Asker, Console
from newangeles_gui.titles.new_angeles.words import Wording
from tests.architecture.sources import ROOT

from .system_hands import press, show

LANGUAGE = """name: Latina
fallback: en
plural:
  one: "n = 0, 1"
cases: []
endings: changing
"yes": [ita, sic]
"no": [minime]
"""


@pytest.fixture
def words(tmp_path, monkeypatch):
    """A copy of the program's data with English words in a language of their own; their folders."""
    shutil.copytree(ROOT / "data", tmp_path / "data")
    (tmp_path / "assets").symlink_to(ROOT / "assets")
    monkeypatch.setattr(paths, "PACKAGE", tmp_path / "newangeles_gui")
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "home"))
    folders = [folder / "la" for folder in paths.words_folders()]
    for folder in folders:
        shutil.copytree(folder.parent / "en", folder)
    (folders[0] / "language.yaml").write_text(LANGUAGE, encoding="utf-8")
    return folders


@pytest.fixture
def problems(words, tmp_path, capsys):
    """What `check-data` prints once something has been done to the files."""

    def check():
        status = cli.main(["check-data"])
        lines = capsys.readouterr().out.replace(f"{tmp_path}/data/", "").splitlines()
        assert status == (2 if len(lines) > 1 else 0)
        return lines[:-1]

    return check


def test_it_can_be_chosen(words, capsys):
    assert KINDS["language"].words == ("en", "la", "pl", "ru")
    assert cli.main(["settings", "language=la"]) == 0
    assert "language = la" in capsys.readouterr().out
    assert Settings.load(environment={}).values["language"] == "la"
    assert cli.main(["--lang", "la", "saves"]) == cli.main(["saves", "--lang", "la"]) == 0


def test_the_settings_and_the_title_offer_it_by_its_name(words, make_app):
    app = make_app()
    scene = show(app, SettingsScreen(app.services))
    assert scene.root.named("language.la").text == "Latina"
    press(scene, "language.la")
    assert app.services.words.catalog.language.name == "Latina"
    title = show(app, TitleScreen(app.services))
    assert title.root.named("language.la").text == "LA"
    assert title.root.named("language.la").tip == "Latina"
    press(title, "language.en")
    assert app.services.words.catalog.language.name == "English"


def test_words_are_counted_by_its_own_rule(words):
    said = [
        Catalog.load(paths.words_folders(), code).translate("coach.with_cards", label="a", number=0)
        for code in ("en", "la")
    ]
    assert said == ["a: 0 cards", "a: 0 card"]


def test_the_terminal_understands_its_yes_and_no_and_those_of_others(words, box):
    written = io.StringIO()
    typed = "ita\nSic\nминиме\nminime\nn\nда\nyes\n"
    wording = Wording(Catalog.load(paths.words_folders(), "la"), box)
    asker = Asker(Console(io.StringIO(typed), written), wording)
    assert [asker.yes("?") for _ in range(6)] == [True, True, False, False, True, True]
    assert written.getvalue().count("Please answer ita or minime.") == 1


def test_a_letter_that_is_offered_means_more_than_a_word_of_another_language(words, box):
    asker = Asker(Console(io.StringIO("t\nt\n"), io.StringIO()), Wording(
        Catalog.load(paths.words_folders(), "la"), box))  # fmt: skip
    assert asker.yes_or("?", "t") == "t"
    assert asker.yes_or("?") is True


def test_whole_it_is_sound(problems):
    assert problems() == []


def test_a_file_that_is_missing_is_told_once(problems, words):
    (words[1] / "coach.yaml").unlink()
    (line,) = problems()
    assert line.startswith("new_angeles/strings/la/coach.yaml:1:1: missing, expected the texts of ")


def test_a_text_that_is_missing_is_told_with_its_file(problems, words):
    file = words[1] / "coach.yaml"
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    at = next(n for n, line in enumerate(lines) if line.startswith("  with_cards:"))
    file.write_text("".join(lines[:at] + lines[at + 1 :]), encoding="utf-8")
    (line,) = problems()
    told = "new_angeles/strings/la/coach.yaml:1:1: coach.with_cards: missing, it is in "
    assert line.startswith(told) and line.endswith(f"/en/coach.yaml:{at + 1}")


def test_without_words_of_the_game_it_is_not_whole(problems, words):
    shutil.rmtree(words[1])
    assert len([line for line in problems() if "strings/la/coach.yaml:1:1: missing" in line]) == 1


def test_a_folder_of_words_alone_is_no_language(problems, words):
    (words[0] / "language.yaml").unlink()
    assert problems() == ["house/strings/la/language.yaml:1:1: expected a file"]


def test_what_is_wrong_in_its_file_is_told_with_line_and_column(problems, words):
    text = LANGUAGE.replace("n = 0, 1", "n = 0 or 1").replace("[minime]", "[]")
    (words[0] / "language.yaml").write_text(text, encoding="utf-8")
    assert problems() == [
        "house/strings/la/language.yaml:4:8: language.plural.one: "
        "'1' is no relation such as 'n % 10 = 2..4' or 'n != 1'",
        "house/strings/la/language.yaml:8:7: language.no: "
        "an empty list found, expected at least one word",
    ]


def test_letters_that_the_fonts_lack_are_told(problems, words):
    file = words[1] / "districts.yaml"
    text = file.read_text(encoding="utf-8")
    assert '"Manta"' in text
    file.write_text(text.replace('"Manta"', '"M\u2126nta"'), encoding="utf-8")
    (line,) = problems()
    assert "strings/la/districts.yaml" in line and "the fonts of the game have no" in line


def test_a_faulty_language_is_told_at_the_start_in_one_line(words, capsys):
    (words[0] / "language.yaml").write_text("name: Latina\n", encoding="utf-8")
    assert cli.main(["play", "--seats", "random"]) == 2
    assert "strings/la/language.yaml:1:1: language.yes: missing" in capsys.readouterr().err
