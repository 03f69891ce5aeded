"""What happens outside of an action card pays no contract and stirs up no illness (24.2, 3.0).

No shipped asset or event removes pieces, lowers unrest or moves androids; those of a data pack may.
"""

from collections.abc import Callable

import pytest

from newangeles_gui.titles.new_angeles.rules import city
from newangeles_gui.titles.new_angeles.rules.game import Box, Game
from newangeles_gui.titles.new_angeles.rules.setup import lay_out
from newangeles_gui.titles.new_angeles.rules.state import (
    ANDROID,
    HUMAN_FIRST,
    ILLNESS,
    OUTAGE,
    PROTEST,
    RESERVED,
    State,
)

CORPORATIONS = ["jinteki", "haas_bioroid", "nbn", "weyland", "globalsec", "melange"]
HERE = {
    "human_first": HUMAN_FIRST, "illness": ILLNESS, "outage": OUTAGE, "unrest": PROTEST,
    "android": ANDROID,
}  # fmt: skip
DEEDS: dict[str, Callable[[Game], None]] = {
    "human_first": lambda game: city.remove(game, HUMAN_FIRST, 0),
    "illness": lambda game: city.remove(game, ILLNESS, 0),
    "outage": lambda game: city.remove(game, OUTAGE, 0),
    "unrest": lambda game: city.lower_unrest(game, 0, 1),
    "android": lambda game: city.move_android(game, ANDROID, 0, 1),
}


@pytest.fixture
def game(box: Box) -> Game:
    """Six players and an empty city."""
    game = Game(box, State(rng=1, corporations=CORPORATIONS))
    lay_out(game)
    return game


@pytest.mark.rule("24.2", "3.0")
@pytest.mark.parametrize("what", DEEDS)
def test_only_an_action_card_pays_and_involves(game: Game, what: str) -> None:
    state = game.state
    before = state.capital[:]
    for resolving, gained in (("", 0), ("clean_slate", 1)):
        state.city[0] = HERE[what] | ILLNESS
        state.reserve[RESERVED.index(what)] -= 1
        state.resolving = resolving
        DEEDS[what](game)
        assert (state.capital != before) == bool(gained), what
        assert state.ill_involved == bool(gained)
