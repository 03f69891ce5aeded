"""Plural categories against tables written out by hand from the CLDR charts."""

import pytest

from newangeles_gui.i18n import LANGUAGES, PLURAL_CATEGORIES, plural_category
from newangeles_gui.i18n.plural import WHOLE_NUMBER_CATEGORIES

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


@pytest.mark.parametrize("language", LANGUAGES)
def test_categories_from_0_to_200(language):
    found = {count: plural_category(language, count) for count in range(201)}
    assert found == {count: expected(language, count) for count in range(201)}


@pytest.mark.parametrize(
    ("language", "count", "category"),
    [("ru", 211, "many"), ("ru", 1001, "one"), ("pl", 1001, "many"), ("pl", 212, "many")],
)
def test_categories_beyond_the_table(language, count, category):
    assert plural_category(language, count) == category


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sign_does_not_matter(language):
    for count in range(30):
        assert plural_category(language, -count) == plural_category(language, count)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_number_categories_are_those_that_occur(language):
    occurring = {plural_category(language, count) for count in range(201)}
    assert occurring == set(WHOLE_NUMBER_CATEGORIES[language])
    assert occurring <= set(PLURAL_CATEGORIES[language])


def test_unknown_language_is_refused():
    with pytest.raises(KeyError):
        plural_category("de", 1)
