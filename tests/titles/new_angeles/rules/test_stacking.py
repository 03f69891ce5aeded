"""Decks that are stacked before a game: the cards lie on top, all else is as ever."""

import pytest

from newangeles_gui.engine.plain import Start
from newangeles_gui.titles.new_angeles.rules.setup import SetupError, decks_of, new_game
from newangeles_gui.titles.new_angeles.rules.state import TYPES

NAMES = ["globalsec", "jinteki", "nbn", "weyland"]
STACKED = {
    "security": ["arrest_orders", "riot_control", "arrest_orders"],
    "assets": ["eiko", "midori", "tanaka", "floyd"],
    "events": ["earthquake"],
    "demands": ["retail_shortage"],
}


def test_the_cards_lie_on_top_and_no_card_is_lost(box):
    plain = new_game(box, NAMES, 5, "shift_change", "globalsec").state
    game = new_game(box, NAMES, 5, "shift_change", "globalsec", stacked=STACKED)
    state = game.state
    assert state.hands[0] == ["arrest_orders", "riot_control"]  # S.9: two from the fixed deck
    assert state.decks[TYPES.index("security")][-1] == "arrest_orders"
    assert state.turn_track == STACKED["assets"]
    assert state.event_deck[-1] == "earthquake"
    assert state.demand == "retail_shortage"
    for name, deck in decks_of(state).items():
        if name not in STACKED:
            assert deck == decks_of(plain)[name]
    cards = [[*deck, *one.hands[0]] for one in (plain, state) for deck in one.decks[-1:]]
    assert sorted(cards[0]) == sorted(cards[1])


@pytest.mark.parametrize(
    "stacked",
    [
        {"security": ["arrest_orders"] * 6},
        {"security": ["eiko"]},
        {"secrets": ["eiko"]},
        {"assets": ["eiko", "eiko"]},
    ],
)
def test_what_cannot_be_stacked_is_refused(box, stacked):
    with pytest.raises(SetupError, match="is not, or no more, in the deck"):
        new_game(box, NAMES, 5, stacked=stacked)


def test_a_start_is_written_with_its_stacks_and_older_ones_without():
    plain, stacked = Start(NAMES, "5"), Start(NAMES, "5", stacked=STACKED)
    assert "stacked" not in plain.to_dict()
    assert Start.from_dict(plain.to_dict()) == plain
    assert Start.from_dict(stacked.to_dict()) == stacked
