"""The almanac's rule book: complete, equal in the three languages, true to the numbers."""

import re
from collections import Counter

import pytest
import yaml

from newangeles_gui.i18n import Catalog
from tests.languages import LANGUAGES

HALVES = "rules_1.yaml", "rules_2.yaml"
SECTIONS_OF_LETTERS = {"sg", "ss", "sr"}
NUMBER = re.compile(r"\d+")
# "(36)", "12.1" or "(12.0/12.1)" refers to another rule; "(10)" is the number of a district.
REFERENCE = re.compile(r"\((?!10\))\d+\)|\b(?:\d+|[A-Z])\.\d+\w*")
# "One" is left out: it is an article as often as a number.
IN_WORDS = {"two": 2, "twice": 2, "three": 3, "four": 4, "five": 5, "six": 6, "ten": 10}
WORD = re.compile(rf"\b(?:{'|'.join(IN_WORDS)})\b", re.IGNORECASE)


@pytest.fixture(scope="module")
def books(data):
    """Every language's rule book: its two files put together."""
    found = {}
    for language in LANGUAGES:
        book = {"rule": {}, "rule_section": {}}
        for half in HALVES:
            file = data / "strings" / language / half
            content = yaml.safe_load(file.read_text(encoding="utf-8"))
            for branch, entries in content.items():
                assert not set(book[branch]) & set(entries), f"{language}: said in both halves"
                book[branch].update(entries)
        found[language] = book
    return found


@pytest.fixture(scope="module")
def reference(data):
    file = data.parents[2] / "shared" / "rules" / "rules.yaml"
    if not file.exists():
        pytest.skip("the reference is not part of the product")
    rules = yaml.safe_load(file.read_text(encoding="utf-8"))["rules"]
    return {key_of(str(rule["id"])): rule["text"] for rule in rules}


def key_of(rule_id):
    return "r" + rule_id.lower().replace(".", "_")


def section_of(key):
    return "s" + key.removeprefix("r").partition("_")[0]


def texts(book):
    return {key: entry["text"] for key, entry in book["rule"].items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_has_a_title_and_rules(books, language):
    sections = set(books[language]["rule_section"])
    assert sections == {section_of(key) for key in books[language]["rule"]}
    assert sections == {f"s{number}" for number in range(1, 70)} | SECTIONS_OF_LETTERS


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_sections_have_the_same_title(books, language):
    titles = Counter(books[language]["rule_section"].values())
    assert [title for title, times in titles.items() if times > 1] == []


def test_the_languages_have_the_same_rules(books):
    for language in LANGUAGES:
        assert set(books[language]["rule"]) == set(books["en"]["rule"]), language
        assert set(books[language]["rule_section"]) == set(books["en"]["rule_section"]), language


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_of_the_reference_has_its_text_and_no_other_has(books, reference, language):
    assert set(books[language]["rule"]) == set(reference)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_told_in_a_few_sentences(books, language):
    assert all(set(entry) == {"text"} for entry in books[language]["rule"].values())
    for key, text in texts(books[language]).items():
        assert text[0] in "«„“" or text[0].isupper(), key
        assert text.endswith("."), key
        assert 15 <= len(text) <= 420, key
        assert not set("{}") & set(text), key


@pytest.mark.parametrize("language", ["ru", "pl"])
def test_numbers_are_those_of_the_english_text(books, language):
    english = texts(books["en"])
    differing = {
        key: text
        for key, text in texts(books[language]).items()
        if Counter(NUMBER.findall(text)) != Counter(NUMBER.findall(english[key]))
    }
    assert differing == {}


def numbers_said(text):
    words = {IN_WORDS[word.lower()] for word in WORD.findall(text)}
    return words | {int(number) for number in NUMBER.findall(text)}


def test_no_number_of_the_reference_is_lost(books, reference):
    lost = {}
    for key, text in texts(books["en"]).items():
        missing = numbers_said(REFERENCE.sub("", reference[key])) - numbers_said(text)
        if missing:
            lost[key] = missing
    assert lost == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalog_knows_every_rule(books, shipped, language):
    catalog = Catalog.load(shipped, language)
    for key, text in texts(books[language]).items():
        assert catalog.translate(f"rule.{key}.text") == text
    for key, title in books[language]["rule_section"].items():
        assert catalog.translate(f"rule_section.{key}") == title
