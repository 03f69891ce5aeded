"""check_languages finds what it is there to find."""

import shutil

import pytest

from newangeles_gui.i18n import check_languages

from .conftest import HOUSE

ENGLISH = """
card:
  a: {name: Card, text: "Draw 2 cards, then 1."}
log:
  drew: "{who} drew {count|# card|# cards}"
term:
  card: {one: card, other: cards}
  threat: {one: threat}
"""
SLAVIC = """
card:
  a: {name: Card, text: "1 potem 2."}
log:
  drew: "{count|# a|# b|# c} {who:gen}"
term:
  card: {one: a, few: b, many: c, other: d, case: {gen: e, dat: f, acc: g, ins: h, loc: i}}
  threat: {one: x}
"""


@pytest.fixture
def problems(write, tmp_path):
    def write_and_check(en=ENGLISH, ru=SLAVIC, pl=SLAVIC):
        for language, text in (("en", en), ("ru", ru), ("pl", pl)):
            write(language, words=text)
        return [str(problem).replace(f"{tmp_path}/", "") for problem in check_languages([tmp_path])]

    return write_and_check


def test_equal_languages_have_no_problem(problems):
    assert problems() == []


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("  threat: {one: x}\n", "", "ru/words.yaml:1:1: term.threat.one: missing, "),
        (
            "  threat: {one: x}\n",
            "  threat: {one: x}\n  more: {one: y}\n",
            "en/words.yaml:1:1: term.more.one: missing, it is in ru/words.yaml:9",
        ),
        ("1 potem 2", "1 potem 3", "ru/words.yaml:3:19: card.a.text: numbers differ from en"),
        ("1 potem 2", "1 potem 2 i 2", "ru/words.yaml:3:19: card.a.text: numbers differ from en"),
        (" {who:gen}", "", "ru/words.yaml:5:3: log.drew: placeholders differ from en"),
        ("|# c}", "}", "ru/words.yaml:5:3: log.drew: '{count|# a|# b}' has 2 forms"),
        ("few: b, ", "", "ru/words.yaml:7:10: term.card: lacks plural forms: few"),
        (
            "few: b,",
            "two: z, few: b,",
            "ru/words.yaml:7:10: term.card: ru has no such plural form: two",
        ),
        ("few: b, many: c, other: d, ", "", "ru/words.yaml:1:1: term.card.(plural): missing, "),
        (", loc: i", "", "ru/words.yaml:7:10: term.card: cases missing or too many: loc"),
        ("name: Card", 'name: ""', "ru/words.yaml:3:7: card.a.name: empty"),
        ("name: Card", 'name: " "', "ru/words.yaml:3:7: card.a.name: empty"),
        ("name: Card", 'name: "Card "', "card.a.name: begins or ends with white space"),
        ("name: Card", "name: yes", "ru/words.yaml:3:13: card.a.name: must be a string, not bool"),
    ],
)
def test_a_slip_is_found_and_placed(problems, old, new, message):
    assert old in SLAVIC
    found = problems(ru=SLAVIC.replace(old, new))
    assert any(message in problem for problem in found), found


def test_english_has_no_cases(problems):
    found = problems(en=ENGLISH.replace("other: cards}", "other: cards, case: {gen: x}}"))
    assert found == ["en/words.yaml:7:10: term.card: cases missing or too many: gen"]


def test_a_plural_form_of_another_language_is_found(problems):
    found = problems(en=ENGLISH.replace("other: cards}", "few: x, other: cards}"))
    assert found == ["en/words.yaml:7:10: term.card: en has no such plural form: few"]


@pytest.fixture
def rooms(tmp_path):
    """Write one text for the house and one for a game in each language; gives the problems."""

    def write_and_check(**keys):
        folders = [tmp_path / name / "strings" for name in ("house", "game")]
        for language, both in keys.items():
            for folder, key in zip(folders, both, strict=True):
                (folder / language).mkdir(parents=True)
                text = f"ui: {{{key}: x}}\n"
                (folder / language / "words.yaml").write_text(text, encoding="utf-8")
            shutil.copy(HOUSE / language / "language.yaml", folders[0] / language)
        return [str(problem).replace(f"{tmp_path}/", "") for problem in check_languages(folders)]

    return write_and_check


def test_what_is_missing_is_said_folder_by_folder(rooms):
    assert rooms(en="ab", ru="ac", pl="ab") == [
        "game/strings/en/words.yaml:1:1: ui.c: missing, it is in game/strings/ru/words.yaml:1",
        "game/strings/pl/words.yaml:1:1: ui.c: missing, it is in game/strings/ru/words.yaml:1",
        "game/strings/ru/words.yaml:1:1: ui.b: missing, it is in game/strings/en/words.yaml:1",
    ]


def test_a_text_stands_in_the_same_folder_in_every_language(rooms):
    found = rooms(en="ab", ru="ba")
    assert [line.partition(" it is")[0] for line in found] == [
        "game/strings/en/words.yaml:1:1: ui.a: missing,",
        "house/strings/en/words.yaml:1:1: ui.b: missing,",
        "game/strings/ru/words.yaml:1:1: ui.b: missing,",
        "house/strings/ru/words.yaml:1:1: ui.a: missing,",
    ]


def test_two_folders_must_not_say_the_same(rooms):
    assert rooms(en="aa", ru="aa") == [
        f"game/strings/{language}/words.yaml:1:6: ui.a: "
        f"stands in house/strings/{language}/words.yaml:1 already"
        for language in ("en", "ru")
    ]
