"""Random games over all seats, modules and the solo game, with everything that must hold."""

import random
from collections.abc import Callable

import pytest

from newangeles_gui.engine import play
from newangeles_gui.titles.streets.rules import (
    Box,
    Game,
    State,
    Tokens,
    Turns,
    cell_at,
    cell_text,
    codec,
    new_game,
    problems,
    read_lying,
    wrong_contents,
)
from newangeles_gui.titles.streets.rules.conformity import kit
from newangeles_gui.titles.streets.rules.turn import Closing, Moving, Scoring

SEATS = ["coral", "ivory", "slate", "lilac", "teal"]


@pytest.mark.parametrize("seed", range(4))  # each with other modules
@pytest.mark.parametrize("players", range(1, 6))
def test_random_games_conform(box: Box, players: int, seed: int) -> None:
    play(kit(box, SEATS[:players]), seed)


@pytest.mark.parametrize("players", range(2, 6))
def test_many_random_games_end_sound(box: Box, players: int) -> None:
    for seed in range(12):
        modules = [name for bit, name in enumerate(("business", "advisors")) if seed >> bit & 1]
        game = new_game(box, SEATS[:players], seed, modules, record=False)
        dice = random.Random(seed)
        while game.pending is not None:
            game.take(dice.choice(game.pending.options))
        assert problems(game) == []


LOOK_EVERY = 6  # decisions
MANY = 500  # games of so many players with these modules


@pytest.mark.soak
@pytest.mark.parametrize("modules", [[], ["business"], ["advisors"], ["business", "advisors"]])
@pytest.mark.parametrize("players", range(1, 6))
def test_ten_thousand_random_games_are_sound(box: Box, players: int, modules: list[str]) -> None:
    for seed in range(MANY):
        level = ("easy", "normal", "hard")[seed % 3]
        game = new_game(box, SEATS[:players], seed, modules, level=level, record=False)
        dice, number = random.Random(seed), 0
        while game.pending is not None:
            game.take(dice.choice(game.pending.options))
            number += 1
            found = problems(game) if not number % LOOK_EVERY or game.pending is None else []
            assert not found, (players, modules, seed, number, found)


@pytest.mark.rule("13.7", "13.6", "13.2")
def test_the_last_three_rounds_of_a_solo_game(box: Box) -> None:
    game = new_game(box, SEATS[:1], 7)
    dice = random.Random(7)
    drawn, built_by_sneak = [], 0
    end = set(game.state.end_pile)
    while game.pending is not None:
        turned = game.state.end_turned
        game.take(dice.choice(game.pending.options))
        for event in game.events:
            if event.kind == "tile_built" and event.data["player"] == "sneak":
                built_by_sneak += 1
                assert (event.data["tile"] in end) is turned
            if event.kind == "tile_drawn":
                drawn.append(turned)
    assert built_by_sneak == 15
    assert len(drawn) == 12
    assert not any(drawn)


@pytest.mark.rule("3.10")
def test_without_any_legal_place_a_tile_goes_out_of_the_game(box: Box) -> None:
    game = new_game(box, SEATS[:2], 7)
    game.state.city.ground = dict.fromkeys(game.state.city.ground, 0)
    game.run()
    assert game.pending is not None
    assert game.pending.kind == "discard"
    assert game.pending.private
    seat, tile = game.pending.seat, game.pending.options[1]
    game.state.shown[seat].append(tile)
    game.take(tile)
    assert tile in game.state.gone
    assert game.state.shown[seat] == []
    assert len(game.state.hands[seat]) == 3
    assert game.state.active != seat


@pytest.mark.rule("3.10", "13.6")
def test_the_sneak_lays_a_tile_without_a_place_aside(box: Box) -> None:
    game = new_game(box, SEATS[:1], 7)
    game.state.city.ground = dict.fromkeys(game.state.city.ground, 0)
    game.run()
    assert game.pending is not None
    of_the_sneak, drawn = game.state.pile[-1], game.state.pile[-2]
    mine = game.pending.options[0]
    game.take(mine)
    assert game.state.gone == [mine, of_the_sneak]
    assert drawn in game.state.hands[0]
    assert game.state.sneak_tile == ""
    assert game.pending.kind == "discard"


@pytest.mark.rule("12.11")
def test_an_entrepreneur_is_asked_even_if_nothing_can_be_chosen(box: Box) -> None:
    """Or the others would learn that the hand has nothing but copying tiles."""
    game = new_game(box, SEATS[:2], 7, advisors={"coral": "entrepreneur"}, first="coral")
    asked = _play_until(game, "score_instead")
    assert game.pending is not None
    assert asked
    assert game.pending.private
    assert game.pending.moment


def _play_until(game: Game, kind: str) -> bool:
    dice = random.Random(1)
    while game.pending is not None and game.pending.kind != kind:
        game.take(dice.choice(game.pending.options))
    return game.pending is not None


def test_a_state_is_read_as_it_was_written_and_others_are_refused(box: Box) -> None:
    game = new_game(box, SEATS[:3], 7, ["business", "advisors"])
    data = codec.to_dict(game.state)
    assert codec.to_dict(codec.from_dict(data)) == data
    for wrong in (
        {**data, "money": "much"},
        {**data, "city": {**data["city"], "cells": data["city"]["cells"][:1]}},
        {**data, "stack": [{"kind": "no_such_frame"}]},
        {name: value for name, value in data.items() if name != "hands"},
    ):
        with pytest.raises(ValueError):
            codec.from_dict(wrong)


Spoil = Callable[[State], object]
FAULTS: dict[str, Spoil] = {
    "the Sneak has a hand": lambda state: state.hands[1].append(state.hands[0].pop()),
    "a street has another length here": lambda state: setattr(state.city, "longest", 6),
    "is there 2 times": lambda state: state.hands[0].append(state.pile[-1]),
    "13 people of the colour tourist": lambda state: state.city.seekers.__setitem__(
        1, (1, 0, 0, 0)
    ),
    "parent seek though a tile accepts them": lambda state: (
        state.city.seekers.__setitem__(1, (0, 0, 1, 0)),
        state.people_left.__setitem__(2, 10),
    ),
    "shopper on city_park": lambda state: (
        state.city.people.__setitem__(1, (0, 0, 0, 1)),
        state.people_left.__setitem__(3, 10),
    ),
    "a tile with an owner and without a sign": lambda state: state.city.owners.__setitem__(0, 0),
    "a sign of nobody": lambda state: state.city.signs.__setitem__(0, 1),
    "coral has 4 signs": lambda state: state.free.__setitem__(0, 4),
    "11 tokens of the type leisure": lambda state: state.tokens_left.__setitem__(2, 11),
    "coral has shown a tile that is not in hand": lambda state: state.shown[0].append(
        state.pile[-1]
    ),
    "ground does not follow from the tiles": lambda state: state.city.ground.clear(),
    "rows does not follow from the tiles": lambda state: state.city.rows.append((1,)),
    "long side against long side at 0,0": lambda state: state.city.put(cell_at(0, 1), "squat", 2),
    "something is left to do after the end": lambda state: state.stack.clear(),
    "money": lambda state: state.money.__setitem__(0, -1),
    "closing": lambda state: state.stack.extend((Tokens(0, 0, 1), Closing(0, [0]))),
    "tokens is about a tile that is not there": lambda state: state.stack.append(Tokens(0, 9, 1)),
    "moving is about a tile that is not there": lambda state: state.stack.append(Moving(0, [9])),
    "scoring is about a street that is not closed": lambda state: state.stack.append(Scoring(0, 0)),
    "closing is about a street that is not closed": lambda state: state.stack.append(
        Closing(0, [40])
    ),
    "turns is about a street that is not closed": lambda state: state.stack[0].closed.append(1),
}


@pytest.mark.parametrize("what", FAULTS)
def test_what_cannot_be_in_a_game_is_noticed(box: Box, what: str) -> None:
    game = new_game(box, SEATS[:1], 7, ["business"])
    assert problems(game) == []
    FAULTS[what](game.state)
    assert any(what in one for one in problems(game)), problems(game)


def test_who_is_left_in_a_street_that_was_scored_is_noticed(box: Box) -> None:
    """6.1, 8.1, 9.1: and not before it was scored."""
    game = new_game(box, SEATS[:2], 7)
    city = game.state.city
    city.put(cell_at(-1, 0), "squat", 3)
    city.owners[0], city.signs[0] = 0, 1
    game.state.free[0] -= 1
    game.state.hands[0].clear()
    found = wrong_contents(game)
    assert [one for one in found if "times" not in one] == [
        "somebody lies in the closed street of 0,0 rotate 0",
        "a sign in the closed street of 0,0 rotate 0",
    ]
    for frame in (Closing(0, [0]), Scoring(0, 0), Moving(0, [0])):
        game.state.stack = [Turns(), frame]
        assert [one for one in wrong_contents(game) if "closed street" in one] == []


def test_whoever_watches_hears_what_only_some_may_know(box: Box) -> None:
    game = new_game(box, SEATS[:2], 7)
    heard: list[str] = []
    game.watch = lambda now: heard.append(now.events[-1].kind)
    assert game.pending is not None
    game.take(game.pending.options[0])
    assert heard == [one.kind for one in game.events]
    assert {"tile_built", "tile_drawn"} <= {*heard}
    twin = game.clone()
    twin.take(game.pending.options[0])
    assert twin.events == []
    assert game.clone(record=True).record


@pytest.mark.rule("13.7")
def test_the_end_stack_is_shuffled_when_it_is_turned(box: Box) -> None:
    orders = set()
    for seed in range(6):
        game, dice = new_game(box, SEATS[:1], seed), random.Random(seed)
        lying = game.state.end_pile[:]
        while not game.state.end_turned:
            assert game.pending is not None
            game.take(dice.choice(game.pending.options))
        assert sorted(game.state.end_pile) == sorted(lying)
        orders.add(tuple(map(lying.index, game.state.end_pile)))
    assert len(orders) > 1


def test_the_start_and_the_first_tile_are_told(box: Box) -> None:
    game = new_game(box, SEATS[:2], 7, ["advisors"], first="ivory")
    told = [(one.kind, one.data["player"]) for one in game.events]
    drawn = [("tile_drawn", player) for player in ("ivory", "coral") for _ in range(3)]
    dealt = [("advisor_dealt", "coral"), ("advisor_dealt", "ivory")]
    assert told == [*dealt, ("first_player", "ivory"), *drawn]
    assert game.pending is not None
    option = next(one for one in game.pending.options if one.endswith("rotate=270"))
    tile, cell, _ = read_lying(option)
    game.take(option)
    built = game.events[0]
    assert (built.kind, built.data["tile"], built.data["rotate"]) == ("tile_built", tile, 270)
    assert built.data["cell"] == cell_text(cell)
