"""What is for any such game names nothing of New Angeles; more parts are to come, none to go."""

import re
from itertools import pairwise

import pytest

from tests.architecture.sources import Source, sources

GENERIC = (
    "engine", "interface", "session", "minds", "words", "scenario", "terminal", "audio",
)  # fmt: skip
# Plurals count as well; a pair of words is found in snake_case, camelCase and plain text.
FORBIDDEN = frozenset(
    """
    district threat capital corporation corp asset rival deal illness outage prisec orgcrime
    human_first humanfirst federalist city cities android unrest demand investment counteroffer
    megacorporation new_angeles newangeles beanstalk heinlein haas bioroid jinteki nbn
    weyland globalsec melange
    """.split()
)


# In an arena all play the same deal: that is said of any cards.
EVERYBODYS = {"deal", "deals"}
OF_AN_ARENA = ("newangeles_gui.minds.arena", "newangeles_gui.session.arena")


def words(text: str) -> list[str]:
    """The words of a source, camelCase and snake_case taken apart, two at a time as well.

    Which module knows a title by an import is told by the guard of the layers.
    """
    text = re.sub(r"newangeles_gui(?:\.titles\.new_angeles)?", "", text)
    text = re.sub(r"assets_folders?|folders? (?:of|with) assets", "", text)  # of the program
    text = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", text)
    single = [word.lower() for word in re.findall(r"[A-Za-z]+", text)]
    pairs = [f"{first}_{second}" for first, second in pairwise(single)]
    return single + pairs


def foreign_words(source: Source) -> list[str]:
    """The words of New Angeles that a module uses, plurals included."""
    used = set(words(source.text))
    return sorted(word for word in used if {word, word.removesuffix("s")} & FORBIDDEN)


def everybodys(source: Source) -> set[str]:
    """What this module may say although New Angeles does too."""
    return EVERYBODYS if source.module.startswith(OF_AN_ARENA) else set()


def test_the_generic_parts_are_generic() -> None:
    assert sources("engine"), "no sources were found"
    found = {
        source.module: foreign for source in sources(*GENERIC)
        if (foreign := set(foreign_words(source)) - everybodys(source))
    }  # fmt: skip
    assert not found


@pytest.mark.parametrize(
    "text",
    [
        "def threat(): ...", "class DistrictMoved: ...", "# pays the rivals", "x = 'human first'",
        "HUMAN_FIRST = 1", "def take_assets(): ...", "'''New Angeles'''", "cities = 1",
    ],
)  # fmt: skip
def test_a_word_of_the_game_is_seen(text: str) -> None:
    assert foreign_words(Source("engine", text))


def test_everybodys_words_are_let_through() -> None:
    text = "from newangeles_gui.engine import seat\ncapacity = ideal = 1  # dealt, incapable"
    assert foreign_words(Source("engine", text)) == []
