"""What a tile, an advisor and a question say: in every language, of all there are."""

import pytest

from newangeles_gui.i18n import Catalog, Name
from newangeles_gui.titles.streets.rules import Box
from newangeles_gui.titles.streets.title import TITLE
from newangeles_gui.titles.streets.words import VALUE_KINDS, StreetsWords, value_kind
from tests.languages import LANGUAGES

JOKE = 60  # letters: a line of a tile seen large
VALUE = 64  # letters: two lines of a tile in the hand
NAME = 28


@pytest.fixture(scope="module", params=LANGUAGES)
def words(request, box: Box) -> StreetsWords:
    return StreetsWords(Catalog.load(TITLE.strings, request.param), box)


def test_every_tile_has_its_name_what_it_pays_and_a_line_to_smile_at(words, box: Box) -> None:
    jokes = set()
    for name, tile in box.tiles.items():
        assert 3 <= len(words.name(f"tile.{name}")) <= NAME, name
        joke = words.say(f"tile.{name}.joke")
        assert 10 <= len(joke) <= JOKE, name
        jokes.add(joke)
        told = words.text(f"tile.{name}")
        assert told.endswith("."), name
        assert "{" not in told
        if not tile.start:
            assert len(told) <= VALUE, name
    assert len(jokes) == len(box.tiles)


def test_the_sentence_says_what_the_tile_pays(words, box: Box) -> None:
    for name in box.buildings:
        tile = box.tiles[name]
        told = words.text(f"tile.{name}")
        assert (str(tile.each) in told) == (tile.kind != "copy"), name
    texts = {name: words.text(f"tile.{name}") for name in box.buildings}
    alike = {
        (tile.kind, tile.each, frozenset(tile.of))
        for tile in (box.tiles[name] for name in box.buildings)
    }
    # A set is named in the order of its tile, so there are at least as many sentences as values.
    assert len(set(texts.values())) >= len(alike)


def test_every_kind_of_value_is_used_and_explained(words, box: Box) -> None:
    used = {value_kind(box.tiles[name]) for name in box.buildings}
    assert used == set(VALUE_KINDS)
    assert value_kind(box.tiles["city_park"]) == ""
    for kind in VALUE_KINDS:
        assert words.catalog.has(f"value_kind.{kind}.name")
        assert words.text(f"value_kind.{kind}").endswith(".")


def test_every_advisor_and_the_sneak_say_what_they_can_do(words, box: Box) -> None:
    for key in (*(f"advisor.{name}" for name in box.content.advisors), "sneak"):
        assert words.name(key) != key
        assert 30 <= len(words.text(key)) <= 170
        assert 10 <= len(words.say(f"{key}.joke")) <= JOKE


def test_every_question_has_a_title_and_says_how_it_is_answered(words) -> None:
    named = sorted(words.catalog.keys())
    kinds = {key.split(".")[1] for key in named if key.startswith("decision.")}
    # A question that the Sneak's tile asks is put in other words at the terminal alone.
    of_the_sneak = {f"sneak_{kind}" for kind in ("street", "business", "token", "move")}
    assert of_the_sneak < kinds and len(kinds - of_the_sneak) == 10
    for kind in kinds - of_the_sneak:
        assert 5 <= len(words.say(f"asking.{kind}.title")) <= 26
        assert words.say(f"asking.{kind}.how") != f"asking.{kind}.how"


AGREES = {
    "en": ("Where does 1 shopper move?", "Where do 2 shoppers move?", "5 shoppers", "do 21"),
    "ru": ("Куда пойдёт 1 покупатель?", "пойдут 2 покупателя", "пойдут 5", "пойдёт 21 покупатель"),
    "pl": ("Dokąd idzie 1 klient?", "idzie 2 klientów", "idzie 5 klientów", "idzie 21 klientów"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_verbs_agree_with_how_many_people_there_are(language: str) -> None:
    catalog = Catalog.load(TITLE.strings, language)
    for count, said in zip((1, 2, 5, 21), AGREES[language], strict=True):
        assert said in catalog.translate("town.ask.move", count=count, who=Name("person.shopper"))
