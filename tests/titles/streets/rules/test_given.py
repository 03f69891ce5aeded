"""Matches that begin in a situation: what they leave out, and what cannot be."""

import pytest

from newangeles_gui.engine import SetupError, Start
from newangeles_gui.titles.streets.rules import GIVEN, Box, Given, begin_given, given_start

BAKERY = {"tile": "bakery", "at": (-1, 0), "owner": "coral", "people": {"shopper": 2}}


def start(*players: str, **given) -> Start:
    return given_start(players, Given.model_validate(given))


def test_what_is_left_out_is_as_a_game_has_it(box: Box) -> None:
    game = begin_given(
        box,
        start("coral", "ivory", city=(BAKERY,), hands={"ivory": ("squat",)}, active="ivory"),
    )
    state, pending = game.state, game.pending
    assert pending is not None
    assert (pending.kind, pending.seat) == ("build", 1)
    assert {one.split(" ")[0] for one in pending.options} == {"squat"}
    assert state.city.turns[2] == 0
    assert state.city.signs == [0, 0, 1]
    assert (state.free, state.money) == ([4, 5], [0, 0])
    assert state.people_left == [11, 11, 11, 9]
    there = {*box.stack_for(2)}
    assert set(state.pile) == there - {"bakery", "squat"}
    assert state.pile[-1] == "chillax_spa"  # in the order of the box, its first one on top
    assert not state.business
    assert game.forced
    assert [one.kind for one in game.events] == []
    again = begin_given(box, start("coral", "ivory", city=(BAKERY,)), record=False)
    assert not again.record


def test_one_player_begins_against_the_sneak(box: Box) -> None:
    game = begin_given(box, start("coral", hands={"coral": ("squat",)}, solo="hard"))
    state = game.state
    assert (state.players, state.sneak, state.level) == (["coral", "sneak"], 1, "hard")
    assert given_start(["coral", "sneak"], Given()).players == ["coral"]
    assert begin_given(box, start("coral", tokens={"coral": {"retail": 2}})).state.business


@pytest.mark.parametrize(
    ("players", "given", "told"),
    [
        (
            ["coral", "ivory"],
            {"city": (BAKERY, BAKERY)},
            "city.1.at: there is a tile already",
        ),
        (
            ["coral", "ivory"],
            {"city": ({"tile": "ship", "at": (1, 1)},)},
            "there is no tile 'ship'",
        ),
        (
            ["coral", "ivory"],
            {"active": "slate"},
            "'slate' does not play",
        ),
        (["coral", "ivory"], {"advisors": {"coral": "clown"}}, "there is no such advisor"),
        (["coral", "ivory"], {"hands": {"coral": ("bakery",)}, "stack": ("bakery",)}, "2 times"),
        (["coral", "coral"], {}, "players: two to five of coral, ivory, lilac, slate, sneak, teal"),
        (["coral", "pink"], {}, "players: two to five of coral"),
    ],
)
def test_a_start_that_cannot_be_is_refused_with_its_place(
    box: Box, players: list[str], given: dict, told: str
) -> None:
    with pytest.raises(SetupError, match="no game can begin like this: given:1:1: ") as caught:
        begin_given(box, start(*players, **given))
    assert told in str(caught.value)


def test_what_is_no_situation_is_refused(box: Box) -> None:
    for text in ("", "{", '{"city": 3}', '{"town": []}'):
        with pytest.raises(SetupError, match="no game can begin like this"):
            begin_given(box, Start(["coral", "ivory"], "1", stacked={GIVEN: [text]}))
