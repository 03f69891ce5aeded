"""The almanac's rulebook: complete, equal in all languages, and what everything in it is called."""

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
import yaml

from newangeles_gui.i18n import Catalog
from newangeles_gui.scenes.almanac.index import Section, keywords, sections
from newangeles_gui.titles.streets.title import TITLE
from tests.languages import LANGUAGES

NUMBER = re.compile(r"\d+")
REFERENCE = Path(__file__).parents[5] / "shared" / "titles" / "streets"
CITED = re.compile(r'"(\d+\.\d+[a-z]?)"')
SCENARIOS = sorted((Path(__file__).parents[1] / "scenarios").glob("*.yaml"))


@cache
def chapters(language: str) -> list[Section]:
    return sections(Catalog.load(TITLE.strings, language))


@cache
def texts(language: str) -> dict[str, str]:
    return {rule.number: rule.text for chapter in chapters(language) for rule in chapter.rules}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_has_a_title_of_its_own(language: str) -> None:
    titles = Counter(chapter.title for chapter in chapters(language))
    assert len(titles) == 14
    assert max(titles.values()) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_rules_that_are_proven_are_told(language: str) -> None:
    cited = {one for file in SCENARIOS for one in CITED.findall(file.read_text(encoding="utf-8"))}
    assert len(cited) > 90
    assert cited <= set(texts(language))
    assert set(texts(language)) == set(texts("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_of_the_reference_has_its_text_and_no_other_has(language: str) -> None:
    file = REFERENCE / "rules.yaml"
    if not file.exists():
        pytest.skip("the reference is not part of the product")
    rules = yaml.safe_load(file.read_text(encoding="utf-8"))["rules"]
    assert set(texts(language)) == {rule["id"] for rule in rules}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_told_in_a_few_sentences(language: str) -> None:
    for number, text in texts(language).items():
        assert text[0].isupper() or text[0].isdigit(), number
        assert text.endswith("."), number
        assert 10 <= len(text) <= 330, number
        assert not set("{}") & set(text), number


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_numbers_are_those_of_the_english_text(language: str) -> None:
    differing = {
        number: text
        for number, text in texts(language).items()
        if Counter(NUMBER.findall(text)) != Counter(NUMBER.findall(texts("en")[number]))
    }
    assert differing == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_and_pages_lead_to_rules(language: str) -> None:
    catalog = Catalog.load(TITLE.strings, language)
    words = keywords(catalog)
    assert len(words) > 30
    assert len({word.label.lower() for word in words}) == len(words)
    for word in words:
        assert word.text.endswith(".")
        assert word.rules
        assert set(word.rules) <= set(texts(language)), word.key
    named = sorted(catalog.keys())
    pages = {key.split(".")[1] for key in named if key.startswith("how.")}
    assert len(pages) == 10
    for page in pages:
        rules = catalog.translate(f"how.{page}.rule").split(", ")
        assert set(rules) <= set(texts(language)), page
        assert len(catalog.translate(f"how.{page}.text")) <= 420
