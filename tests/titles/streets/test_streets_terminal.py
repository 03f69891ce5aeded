"""Streets at a plain terminal: the city in letters, what an answer brings, how it ended."""

import pytest

from newangeles_gui.engine import Choice
from newangeles_gui.i18n import Catalog
from newangeles_gui.titles.streets.rules import Box, Game, View, new_game
from newangeles_gui.titles.streets.terminal import StreetsTerminal, city_map
from newangeles_gui.titles.streets.title import TITLE
from newangeles_gui.titles.streets.tutorial import lessons
from newangeles_gui.titles.streets.words import StreetsWords
from tests.languages import LANGUAGES

WIDTH = 100
AT_FRONT = StreetsTerminal(TITLE)
LESSONS = {one.id: one for chapter in lessons(TITLE.data).values() for one in chapter}


@pytest.fixture(scope="module", params=LANGUAGES)
def words(request, box: Box) -> StreetsWords:
    return StreetsWords(Catalog.load(TITLE.strings, request.param), box)


@pytest.fixture(scope="module")
def english(box: Box) -> StreetsWords:
    return StreetsWords(Catalog.load(TITLE.strings, "en"), box)


def begun(box: Box, name: str) -> tuple[Game, View]:
    game = TITLE.rules.begin(box, LESSONS[name].start())
    return game, TITLE.rules.view(game, 0)


def test_the_city_is_drawn_with_its_roads(english: StreetsWords, box: Box) -> None:
    _, view = begun(box, "street")
    assert city_map(english, view) == [
        "      -1    0     1",
        "       3     1  #  2",
        "  0  Co1    4   #",
        "    ============#",
    ]


def test_closed_streets_have_another_road_and_no_numbers(english, box: Box) -> None:
    game, _ = begun(box, "close")
    game.apply(Choice("build", "bakery at=-3,0 rotate=270"))
    assert city_map(english, TITLE.rules.view(game, 0)) == [
        "      -3    -2    -1    0     1",
        "      6  #                  #  1",
        "  0  Co1 #                  #",
        "         #------------------#",
        "                            #  5",
        "  1                         # Co5",
        "                            #",
    ]


def test_answers_say_what_they_bring(english: StreetsWords, box: Box) -> None:
    game, view = begun(box, "close")
    pending = game.pending
    assert pending is not None
    closing, growing = "bakery at=-3,0 rotate=270", "bakery at=-3,0 rotate=0"
    assert AT_FRONT.label(english, view, pending, closing).endswith(
        "closes 1 street: you $9, others $7"
    )
    assert AT_FRONT.label(english, view, pending, growing).endswith("worth $3 there")
    told = AT_FRONT.explained(english, view, pending, closing)
    assert told == (
        "$2 for each shopper lying in the street. "
        "Ivory would gain $7 for Playground (6 + 1). "
        "Coral would gain $9 for Starter Home (8 + 1). "
        "3 parents: to 1,1."
    )


def test_the_table_of_every_lesson_is_told_in_words(words: StreetsWords, box: Box) -> None:
    for name in LESSONS:
        game, view = begun(box, name)
        pending = game.pending
        assert pending is not None
        lines = AT_FRONT.table(words, view, WIDTH)
        lines += [AT_FRONT.label(words, view, pending, one) for one in pending.options[:9]]
        lines += [AT_FRONT.explained(words, view, pending, one) for one in pending.options[:9]]
        for line in lines:
            assert "{" not in line and "streets." not in line and "textgame." not in line
    shown = "\n".join(AT_FRONT.table(words, begun(box, "give_up")[1], WIDTH))
    assert words.name("business.housing") in shown
    assert words.name("advisor.investor") in "\n".join(
        AT_FRONT.table(words, begun(box, "investor")[1], WIDTH)
    )


def test_who_seeks_and_who_has_won_is_told(words: StreetsWords, box: Box) -> None:
    game, _ = begun(box, "people")
    game.apply(Choice("build", "bakery at=-2,0 rotate=270"))
    game.apply(Choice("move", "hipster to=1,1 count=3"))
    seen = TITLE.rules.view(game, 0)
    sought = words.say("streets.seekers", people=words.say("streets.crowd", count=1, colour="x"))
    start = sought.partition(":")[0]
    assert any(line.startswith(start) for line in AT_FRONT.table(words, seen, WIDTH))
    ended = new_game(box, ["coral"], 4)
    while ended.pending is not None:
        ended.take(ended.pending.options[0])
    told = AT_FRONT.ending(words, ended, WIDTH)
    assert len(told) == 2 + 2
    assert words.name("player.sneak") in told[-1]


def test_hidden_fronts_stay_hidden(english: StreetsWords, box: Box) -> None:
    game = new_game(box, ["coral", "ivory"], 9)
    told = "\n".join(AT_FRONT.table(english, TITLE.rules.view(game, 0), WIDTH))
    for name in game.state.hands[1]:
        assert english.name(f"tile.{name}") not in told
    for name in game.state.hands[0]:
        assert english.name(f"tile.{name}") in told
