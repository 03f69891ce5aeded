"""What is chosen before a game has words, whatever it is."""

import pytest

from newangeles_gui.i18n import Catalog
from newangeles_gui.titles.streets import new_game
from newangeles_gui.titles.streets.rules import Box
from newangeles_gui.titles.streets.title import TITLE
from newangeles_gui.titles.streets.words import StreetsWords
from tests.languages import LANGUAGES

CHARACTERS = ("host", "speculator", "landlord", "developer", "spoiler", "collector")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_chosen_has_words(box: Box, language: str) -> None:
    words = StreetsWords(Catalog.load(TITLE.strings, language), box)
    offered = TITLE.rules.options(box)
    asked = {option for players in TITLE.meta.seats for option in new_game.options(players)}
    assert asked < {*offered}
    topics = [new_game.option(words, name) for name in offered]
    topics += [
        new_game.value(words, option, name)
        for option, names in offered.items()
        for name in ("", *names)
    ]
    topics += [new_game.role(words, name) for name in ("", *box.seats)]
    topics += [new_game.character(words, name) for name in CHARACTERS]
    for topic in topics:
        for said in (topic.title, topic.text or topic.title):
            assert said and "screen." not in said and "{" not in said, topic
    assert "2" in new_game.taken(words, 2)
