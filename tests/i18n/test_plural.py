"""Plural categories against tables written out by hand from the CLDR charts."""

import re

import pytest

from newangeles_gui.i18n.formatter import PluralCondition, PluralError, PluralRule
from newangeles_gui.settings import known_languages

RULES = {code: language.plural for code, language in known_languages().items()}
ENGLISH_ONE = {1}
RUSSIAN_ONE = {1, 21, 31, 41, 51, 61, 71, 81, 91, 101, 121, 131, 141, 151, 161, 171, 181, 191}
POLISH_ONE = {1}
# fmt: off
SLAVIC_FEW = {
    2, 3, 4, 22, 23, 24, 32, 33, 34, 42, 43, 44, 52, 53, 54, 62, 63, 64, 72, 73, 74,
    82, 83, 84, 92, 93, 94, 102, 103, 104, 122, 123, 124, 132, 133, 134, 142, 143, 144,
    152, 153, 154, 162, 163, 164, 172, 173, 174, 182, 183, 184, 192, 193, 194,
}
# fmt: on


def expected(language: str, count: int) -> str:
    if language == "en":
        return "one" if count in ENGLISH_ONE else "other"
    if count in (RUSSIAN_ONE if language == "ru" else POLISH_ONE):
        return "one"
    return "few" if count in SLAVIC_FEW else "many"


@pytest.mark.parametrize("language", RULES)
def test_categories_from_0_to_200(language):
    found = {count: RULES[language].category(count) for count in range(201)}
    assert found == {count: expected(language, count) for count in range(201)}


@pytest.mark.parametrize(
    ("language", "count", "category"),
    [("ru", 211, "many"), ("ru", 1001, "one"), ("pl", 1001, "many"), ("pl", 212, "many")],
)
def test_categories_beyond_the_table(language, count, category):
    assert RULES[language].category(count) == category


@pytest.mark.parametrize("language", RULES)
def test_the_sign_does_not_matter(language):
    for count in range(30):
        assert RULES[language].category(-count) == RULES[language].category(count)


@pytest.mark.parametrize("language", RULES)
def test_whole_number_categories_are_those_that_occur(language):
    occurring = {RULES[language].category(count) for count in range(201)}
    assert occurring == set(RULES[language].whole)
    assert occurring <= set(RULES[language].categories)


def test_the_forms_of_a_word_are_in_the_order_of_the_categories():
    assert RULES["pl"].whole == ("one", "few", "many")
    assert RULES["pl"].categories == ("one", "few", "many", "other")
    assert RULES["en"].whole == RULES["en"].categories == ("one", "other")


def test_a_language_without_conditions_has_one_form():
    rule = PluralRule.of({})
    assert rule.whole == rule.categories == ("other",)
    assert {rule.category(count) for count in range(30)} == {"other"}


def test_the_conditions_of_welsh_sort_the_numbers():
    texts = {"many": "n = 6", "zero": "n = 0", "one": "n = 1", "two": "n = 2", "few": "n = 3"}
    rule = PluralRule.of({name: PluralCondition.parse(text) for name, text in texts.items()})
    found = [rule.category(count) for count in range(8)]
    assert found == ["zero", "one", "two", "few", "other", "other", "many", "other"]
    assert rule.whole == ("zero", "one", "two", "few", "many", "other")


def test_lists_ranges_and_alternatives_hold():
    condition = PluralCondition.parse("n % 10 = 1, 3..5 and n != 4 or n = 90")
    assert [n for n in range(25) if condition.holds(n)] == [1, 3, 5, 11, 13, 14, 15, 21, 23, 24]
    assert condition.holds(90) and not condition.holds(190)


def test_a_large_number_for_which_there_is_no_form_takes_the_last_one():
    texts = {"one": "n = 0..99", "few": "n % 999 != 99"}
    rule = PluralRule.of({name: PluralCondition.parse(text) for name, text in texts.items()})
    assert rule.whole == ("one", "few") and rule.category(1098) == "few"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "'' is no relation"),
        ("n == 1", "'n == 1' is no relation"),
        ("n = 1 and", "'n = 1 and' is no relation"),
        ("v = 0", "is no relation"),
        ("n % 10 = 2...4", "is no relation"),
        ("n % 1 = 0", "divides by 1, expected at least 2"),
        ("n % 0 = 0", "divides by 0, expected at least 2"),
        ("n = 4..2", "'4..2' ends before it begins"),
        ("n % 10 = 10", "no number from 0 to 199 is so"),
        ("n = 1 and n = 2", "no number from 0 to 199 is so"),
        ("__import__('os')", "is no relation"),
    ],
)
def test_a_condition_that_is_none_is_refused(text, message):
    with pytest.raises(PluralError, match=re.escape(message)):
        PluralCondition.parse(text)
