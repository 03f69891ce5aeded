"""What is for any game names nothing of New Angeles: the whole house, all but its rooms."""

import re
from itertools import pairwise

import pytest

from tests.architecture.sources import Source, sources

# Plurals count as well; a pair of words is found in snake_case, camelCase and plain text.
FORBIDDEN = frozenset(
    """
    district threat capital corporation corp asset rival deal illness outage prisec orgcrime
    human_first humanfirst federalist city cities android unrest demand investment counteroffer
    megacorporation new_angeles newangeles beanstalk heinlein haas bioroid jinteki nbn
    weyland globalsec melange biotech consumables emergency emergencies strike protest promise
    bargain trade trading
    """.split()
)


# In an arena all play the same deal: that is said of any cards.
EVERYBODYS = {"deal", "deals"}
OF_AN_ARENA = (
    "newangeles_gui.minds.arena", "newangeles_gui.session.arena", "newangeles_gui.commands.arena",
    "newangeles_gui.commands.sim_games", "newangeles_gui.commands.cluster",
)  # fmt: skip
# The program has a name, which commands, folders and settings of the player's have as well.
PROGRAM = "newangeles"
# What else has to be named, and why. The list may only shrink.
STILL_NAMED: dict[str, set[str]] = {
    "newangeles_gui": {"new_angeles"},  # what the program is
    "newangeles_gui.cli": {"new_angeles"},  # the same in its help
    "newangeles_gui.settings": {"new_angeles"},  # and at the head of its file
    "newangeles_gui.paths": {"new_angeles"},  # the game that is played where none is named
    "newangeles_gui.titles": {"new_angeles"},  # the list of the games there are
    "newangeles_gui.profiles": {"new_angeles", "corporation", "capital"},  # files of version 0.1
    "newangeles_gui.commands.play": {"corporations"},  # what --roles was called
    "newangeles_gui.widgets.inputs": {"trade"},  # what a button of a gamepad asks for
}


def words(text: str) -> list[str]:
    """The words of a source, camelCase and snake_case taken apart, two at a time as well.

    Which module knows a title by an import is told by the guard of the layers.
    """
    text = re.sub(r"newangeles_gui(?:\.titles\.new_angeles)?", "", text)
    # The folder of pictures and sounds is called so in the program.
    text = re.sub(r"assets_folders?|folders? (?:of|with) assets|\b_assets\b|\"assets\"", "", text)
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
    arena = EVERYBODYS if source.module.startswith(OF_AN_ARENA) else set()
    return {PROGRAM} | arena | STILL_NAMED.get(source.module, set())


def test_the_house_is_generic() -> None:
    house = [source for source in sources() if not source.title]
    assert {"engine", "scenes", "table", "widgets", "commands"} <= {one.part for one in house}
    found = {
        source.module: foreign for source in house
        if (foreign := set(foreign_words(source)) - everybodys(source))
    }  # fmt: skip
    assert not found


def test_what_is_still_named_only_shrinks() -> None:
    known = {source.module: set(foreign_words(source)) for source in sources()}
    gone = {module: named - known[module] for module, named in STILL_NAMED.items()}
    assert not any(gone.values()), "take these out of the list"


def test_the_house_asks_for_the_folders_of_a_title_by_its_name() -> None:
    asking = re.compile(r"\b(?:data_folder|assets_folders?|words_folders)\(\)")
    found = [one.module for one in sources() if not one.title and asking.search(one.text)]
    assert not found, "whose folder? That of the title that is played, or of the house"


@pytest.mark.parametrize(
    "text",
    [
        "def threat(): ...", "class DistrictMoved: ...", "# pays the rivals", "x = 'human first'",
        "HUMAN_FIRST = 1", "def take_assets(): ...", "'''New Angeles'''", "cities = 1",
        "# as in trades",
    ],
)  # fmt: skip
def test_a_word_of_the_game_is_seen(text: str) -> None:
    assert foreign_words(Source("engine", text))


def test_everybodys_words_are_let_through() -> None:
    text = "from newangeles_gui.engine import seat\ncapacity = ideal = 1  # dealt, incapable"
    assert foreign_words(Source("engine", text)) == []
