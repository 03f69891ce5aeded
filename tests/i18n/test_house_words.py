"""The words of the house are for any game: they name none, and its screens say no others."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from newangeles_gui.i18n import Catalog
from newangeles_gui.i18n.reader import read_words
from newangeles_gui.paths import words_folders
from newangeles_gui.scenes.almanac.index import keywords, sections
from newangeles_gui.titles.new_angeles.title import TITLE as NEW_ANGELES
from newangeles_gui.titles.streets.title import TITLE as STREETS
from tests.architecture.sources import Source, sources
from tests.architecture.test_words import FORBIDDEN
from tests.languages import LANGUAGES
from tests.titles.toy.title import TITLE as TOY_TITLE

# What the house asks of every game: its name, its motto, what is said while it loads ...,
TITLE = "title."
# and what its questions and the levels of its opponents are called; its rules by number, in
# sections, and the words they use.
RULEBOOK = ("rule", "rule_section", "glossary")
OF_EVERY_TITLE = ("title", "decision", "level", *RULEBOOK)
# Sections whose keys are nothing else in a module: not the names of widgets, files or sounds.
SAID_ALONE = ("screen.", "standing.", "setting.", "textgame.", "bargain.", "ledger.", "meter.")
TOY = Path(__file__).parents[1] / "titles" / "toy" / "data" / "strings"
# The names of what a game is about: words that are counted or inflected, places, people.
NAME = re.compile(r"(?P<family>\w+)\.(?P<entry>\w+)\.(?:name|one|few|many|other|case\.\w+)")
FAMILIES = {"district", "corporation", "asset", "rival"}


def branches(keys: set[str]) -> set[str]:
    """Every key, and everything that keys begin with."""
    parts = [key.split(".") for key in keys]
    return {".".join(one[:depth]) for one in parts for depth in range(1, len(one) + 1)}


def said(source: Source) -> Iterator[str]:
    """What may be keys in a module: words with dots between, whole or as a beginning."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and "." in node.value:
            yield node.value.removesuffix(".")


def of_a_title(source: Source, house: set[str], title: set[str]) -> set[str]:
    """What a module says that the house has no words for, but a title has."""
    return {
        key
        for key in said(source)
        if key in title - house and key.partition(".")[0] not in OF_EVERY_TITLE
    }


def test_the_house_speaks_its_own_words() -> None:
    house, title = (branches({*read_words([folder], "en")}) for folder in words_folders())
    found = {
        f"{source.module}: {key}"
        for source in sources()
        if not source.title
        for key in of_a_title(source, house, title)
    }
    assert found == set(), "words of a title: move them to data/house, or let the title say them"


def test_every_title_has_what_the_house_asks_of_it(data) -> None:
    asked = {
        key
        for source in sources() if not source.title
        for key in said(source) if key.startswith(TITLE)
    }  # fmt: skip
    assert len(asked) == 9
    for folder in (data / "strings", STREETS.data / "strings", TOY):
        for language in LANGUAGES:
            known = {key for key in texts(folder, language) if key.startswith(TITLE)}
            assert known == asked, (folder, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "title", [NEW_ANGELES, STREETS, TOY_TITLE], ids=lambda title: title.meta.id
)
def test_every_title_has_a_rulebook_and_tells_events_by_its_numbers(title, language) -> None:
    catalog = Catalog.load(title.strings, language)
    chapters = sections(catalog)
    assert all(chapter.title for chapter in chapters)
    numbers = {rule.number for chapter in chapters for rule in chapter.rules}
    cited = {row.rule for row in title.tellings.values() if isinstance(row.rule, str)} - {""}
    assert cited and cited <= numbers, "who asks why gets an answer"
    words = keywords(catalog)
    assert words and all(word.label and word.text for word in words)
    assert {number for word in words for number in word.rules} <= numbers


def test_everything_that_is_said_has_words(shipped) -> None:
    folders = (*shipped, STREETS.data / "strings")
    known = [key for folder in folders for key in texts(folder, LANGUAGES[0])]
    unknown = {
        f"{source.module}: {key}"
        for source in sources()
        for key in said(source)
        if key.startswith(SAID_ALONE) and not any(one.startswith(key) for one in known)
    }  # fmt: skip
    assert unknown == set(), "there are no such words: where have they gone?"


def test_a_word_of_a_title_is_seen() -> None:
    house, title = (
        branches({"screen.close"}),
        branches({"screen.deal.main", "term.threat.one", "title.name"}),
    )
    lines = 'say("screen.close")\nsay("screen.deal.main")\nlabel(f"term.{name}")\nsay("title.name")'
    source = Source("newangeles_gui.scenes.pause", lines)
    assert of_a_title(source, house, title) == {"screen.deal.main", "term"}


def names_of(words: dict[str, str]) -> dict[str, str]:
    """What a game calls its things, in all forms that they have, with the keys."""
    found = {}
    for key, text in words.items():
        match = NAME.fullmatch(key)
        if match and (match["family"] in FAMILIES or match["entry"] in FORBIDDEN):
            found[text.lower()] = key
    return found | {words["title.name"].lower(): "title.name"}


def read_out(text: str) -> str:
    """What a person reads of a text, whatever its values are; places in folders are no words."""
    forms = re.sub(r"\{[^{}|]*([^{}]*)\}", lambda match: match[1].replace("|", " "), text)
    return re.sub(r"\w+/\S+", "", forms).lower()


def named(text: str, names: dict[str, str]) -> list[str]:
    """The things of a game that a text names."""
    words = read_out(text)
    return [key for name, key in names.items() if re.search(rf"\b{re.escape(name)}\b", words)]


def texts(folder: Path, language: str) -> dict[str, str]:
    return {key: source.text for key, source in read_words([folder], language).items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_names_nothing_of_a_game(shipped, language):
    house, title = shipped
    names = names_of(texts(title, language))
    assert len(names) > 60
    found = {
        key: things
        for key, text in texts(house, language).items()
        if (things := named(text, names))
    }
    assert not found


def test_a_name_is_seen():
    names = names_of({"title.name": "New Angeles", "term.threat.one": "threat"})
    assert named("A game of New Angeles", names) == ["title.name"]
    assert named("{n|# Threat|# threats}", names) == ["term.threat.one"]
    assert named("{threat} in data/threat.yaml, {threat} threatens", names) == []
