"""Every field of a state says what it can be, and a game in play keeps to it."""

from dataclasses import fields

import pytest

from newangeles_gui.engine import shapes
from newangeles_gui.engine.conformance import Dice
from newangeles_gui.engine.plain import WrongShapeError
from newangeles_gui.titles.new_angeles.rules.codec import FRAMES
from newangeles_gui.titles.new_angeles.rules.conservation import measures
from newangeles_gui.titles.new_angeles.rules.game import Box
from newangeles_gui.titles.new_angeles.rules.promises import Promise
from newangeles_gui.titles.new_angeles.rules.setup import new_game
from newangeles_gui.titles.new_angeles.rules.state import Deal, State

DECLARED = (State, Deal, Promise, *FRAMES.kinds.values())
# Of these a type says all: yes or no, or what is compared with what follows from the rest.
FREE = {"ill_involved", "android_moved", "keeps_hand", "pending", "straight_to_support"} | {
    "discarding",
    "resolved",
}


@pytest.mark.parametrize("cls", DECLARED, ids=lambda cls: cls.__name__)
def test_every_field_says_what_it_can_be(cls: type) -> None:
    found = shapes.fields_of_class(cls)
    assert [one.name for one in found] == [one.name for one in fields(cls)]  # type: ignore[arg-type]
    assert {one.name for one in found if not one.looks} <= FREE


def test_nothing_in_a_game_is_without_a_bound(box: Box) -> None:
    """A number that no game can have is seen wherever it stands, and a name that is none, too."""
    game, dice = new_game(box, list(box.corporations)[:5], 3), Dice(3)
    known = measures(box, tuple(game.seating))
    tried: set[tuple[type, str]] = set()
    while game.pending is not None:
        game.apply(dice.choice(game.pending))
        for held in filter(None, (game.state, game.state.deal, *game.state.stack)):
            for name in [one.name for one in shapes.fields_of_class(type(held))]:
                value = getattr(held, name)
                if type(value) in (int, str) and (type(held), name) not in tried:
                    tried.add((type(held), name))
                    setattr(held, name, -9 if type(value) is int else "no such thing")
                    with pytest.raises(WrongShapeError, match=name):
                        shapes.check_shapes(game.state, known)
                    setattr(held, name, value)
        shapes.check_shapes(game.state, known)
    assert len(tried) > 30
