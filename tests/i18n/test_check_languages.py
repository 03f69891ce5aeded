"""check_languages finds what it is there to find."""

import pytest

from newangeles_gui.i18n import check_languages

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
        return [str(problem) for problem in check_languages([tmp_path])]

    return write_and_check


def test_equal_languages_have_no_problem(problems):
    assert problems() == []


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("  threat: {one: x}\n", "", "ru/: term.threat.one: missing; "),
        (
            "  threat: {one: x}\n",
            "  threat: {one: x}\n  more: {one: y}\n",
            "en/: term.more.one: missing; ru has it at ru/words.yaml:9",
        ),
        ("1 potem 2", "1 potem 3", "ru/words.yaml:3: card.a.text: numbers differ from en"),
        ("1 potem 2", "1 potem 2 i 2", "ru/words.yaml:3: card.a.text: numbers differ from en"),
        (" {who:gen}", "", "ru/words.yaml:5: log.drew: placeholders differ from en"),
        ("|# c}", "}", "ru/words.yaml:5: log.drew: '{count|# a|# b}' has 2 forms"),
        ("few: b, ", "", "ru/words.yaml:7: term.card: lacks plural forms: few"),
        # `two` is no category of these languages, so it is a key that the others lack.
        ("few: b,", "two: z, few: b,", "en/: term.card.two: missing; ru has it at ru/words.yaml:7"),
        ("few: b, many: c, other: d, ", "", "ru/: term.card.(plural): missing; "),
        (", loc: i", "", "ru/words.yaml:7: term.card: cases missing or too many: loc"),
        ("name: Card", 'name: ""', "ru/words.yaml:3: card.a.name: empty"),
        ("name: Card", 'name: " "', "ru/words.yaml:3: card.a.name: empty"),
        ("name: Card", 'name: "Card "', "card.a.name: begins or ends with white space"),
        ("name: Card", "name: yes", "ru/words.yaml:3: card.a.name: must be a string, not bool"),
    ],
)
def test_a_slip_is_found_and_placed(problems, old, new, message):
    assert old in SLAVIC
    found = problems(ru=SLAVIC.replace(old, new))
    assert any(message in problem for problem in found), found


def test_english_has_no_cases(problems):
    found = problems(en=ENGLISH.replace("other: cards}", "other: cards, case: {gen: x}}"))
    assert found == ["en/words.yaml:7: term.card: cases missing or too many: gen"]


def test_a_plural_form_of_another_language_is_found(problems):
    found = problems(en=ENGLISH.replace("other: cards}", "few: x, other: cards}"))
    assert found == ["en/words.yaml:7: term.card: en has no such plural form: few"]


def test_what_is_missing_is_said_folder_by_folder(tmp_path):
    folders = [tmp_path / name / "strings" for name in ("house", "game")]
    for language, house, game in (("en", "a", "b"), ("ru", "a", "a"), ("pl", "a", "b")):
        for folder, key in zip(folders, (house, game), strict=True):
            (folder / language).mkdir(parents=True)
            (folder / language / "words.yaml").write_text(f"ui: {{{key}: x}}\n", encoding="utf-8")
    found = [str(problem) for problem in check_languages(folders)]
    assert "game/strings/ru/: ui.b: missing; pl has it at game/strings/pl/words.yaml:1" in found
    assert "game/strings/en/: ui.a: missing; ru has it at game/strings/ru/words.yaml:1" in found
    assert not any(line.startswith("house") for line in found)


def test_two_folders_must_not_say_the_same(tmp_path):
    folders = [tmp_path / name / "strings" for name in ("house", "game")]
    for folder in folders:
        for language in ("en", "ru", "pl"):
            (folder / language).mkdir(parents=True)
            (folder / language / "words.yaml").write_text("ui: {a: x}\n", encoding="utf-8")
    assert [str(problem) for problem in check_languages(folders)] == [
        f"game/strings/{language}/words.yaml:1: ui.a: "
        f"already in house/strings/{language}/words.yaml:1"
        for language in ("en", "ru", "pl")
    ]
