"""Who sees what, and that a game can be dealt that fits it."""

import random

import pytest

from newangeles_gui.titles.streets.rules import (
    Box,
    Game,
    by_type,
    cell_text,
    guess,
    new_game,
    problems,
    reveals,
    unseen_types,
    view,
)
from newangeles_gui.titles.streets.rules.views import SPECTATOR

SEATS = ["coral", "ivory", "slate"]


def played(box: Box, players: int, decisions: int, seed: int = 3) -> Game:
    """A game in the middle, at a question what to build."""
    game = new_game(box, SEATS[:players], seed, ["business", "advisors"])
    dice = random.Random(seed)
    while game.pending and (decisions > 0 or game.pending.kind != "build"):
        game.take(dice.choice(game.pending.options))
        decisions -= 1
    return game


@pytest.mark.rule("14.1", "14.5", "2.5")
def test_fronts_of_others_are_hidden_and_backs_are_open(box: Box) -> None:
    game = played(box, 3, 20)
    for seat in (*range(3), SPECTATOR):
        seen = view(game, seat)
        assert seen.hand == (game.state.hands[seat] if seat >= 0 else [])
        assert seen.backs == [by_type(box, hand) for hand in game.state.hands]
        assert seen.out == by_type(box, game.state.out)
        told = [*seen.hand, *seen.gone, *seen.city.tiles, *(n for s in seen.shown for n in s)]
        hidden = {*game.state.pile, *game.state.out}
        assert not hidden & {*told, seen.top}
        if seen.pending and seen.pending.seat != seat:
            assert seen.pending.options == []
    assert view(game, game.state.active).pending == game.pending


@pytest.mark.rule("14.2", "13.5")
def test_of_the_top_tile_the_back_is_open_and_alone_its_front(box: Box) -> None:
    game = played(box, 3, 20)
    assert view(game, 0).top == box.tiles[game.state.pile[-1]].type
    alone = played(box, 1, 12)
    assert view(alone, 0).top == alone.state.pile[-1]
    assert view(alone, 0).end_top == ""


@pytest.mark.rule("13.5")
def test_while_the_sneaks_tile_is_placed_the_next_is_seen(box: Box) -> None:
    game = new_game(box, SEATS[:1], 5, forced=False)
    first = game.state.pile[-1]
    while game.pending and game.pending.kind != "sneak_build":
        game.take(game.pending.options[0])
    seen = view(game, 0)
    assert seen.sneak_tile == first
    assert seen.top == game.state.pile[-1] != first


@pytest.mark.rule("14.3", "14.4", "11.13", "2.5")
def test_everything_else_is_open(box: Box) -> None:
    game = played(box, 3, 60)
    state = game.state
    for seat in (*range(3), SPECTATOR):
        seen = view(game, seat)
        assert seen.city == state.city
        for name in ("money", "tokens", "tokens_left", "people_left", "free", "advisors"):
            assert getattr(seen, name) == getattr(state, name)
        assert seen.pile_size == len(state.pile)


@pytest.mark.rule("14.5")
def test_a_drawn_tile_is_told_to_its_owner_alone(box: Box) -> None:
    game = new_game(box, SEATS, 3)
    drawn = [event for event in game.events if event.kind == "tile_drawn"]
    assert len(drawn) == 9
    for event in drawn:
        owner = game.seat_of(str(event.data["player"]))
        assert "tile" in event.facts(owner)
        assert "tile" not in event.facts((owner + 1) % 3)
        assert "tile" not in event.facts(None)
        assert event.data["type"] == box.tiles[str(event.facts(owner)["tile"])].type


@pytest.mark.rule("14.6", "12.11")
def test_a_shown_tile_is_known_until_it_is_built(box: Box) -> None:
    game = played(box, 3, 20)
    seat = (game.state.active + 1) % 3
    name = game.state.hands[seat][0]
    game.state.shown[seat].append(name)
    seen = view(game, game.state.active)
    for chance in range(20):
        assert name in guess(box, seen, chance).state.hands[seat]
    unseen = {tuple(sorted(guess(box, seen, chance).state.hands[seat])) for chance in range(20)}
    assert len(unseen) > 1


@pytest.mark.rule("14.1")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_a_guess_fits_what_is_seen_and_differs_elsewhere(box: Box, players: int) -> None:
    game = played(box, players, 15)
    for seat in (*range(players), SPECTATOR):
        seen = view(game, seat)
        guesses = [guess(box, seen, chance) for chance in range(6)]
        assert all(view(one, seat) == seen for one in guesses)
        assert not any(problems(one) for one in guesses)
        assert len({tuple(one.state.pile) for one in guesses}) > 1


def test_undo_goes_up_to_the_draw(box: Box) -> None:
    game = new_game(box, SEATS, 3, forced=False)
    before = game.state.clone()
    assert game.pending is not None
    game.take(game.pending.options[0])
    assert reveals(before, game, game.events)
    contractor = new_game(box, SEATS, 3, advisors={"coral": "contractor"}, first="coral")
    before = contractor.state.clone()
    assert contractor.pending is not None
    contractor.take(contractor.pending.options[0])
    assert not reveals(before, contractor, contractor.events)


@pytest.mark.rule("14.6", "12.11")
def test_a_tile_that_an_entrepreneur_has_used_is_known_once_until_it_is_built(box: Box) -> None:
    game = new_game(box, ["coral", "ivory"], 3, advisors={"coral": "entrepreneur"}, first="coral")
    coral, dice, used = 0, random.Random(3), []
    while (asked := game.pending) is not None and len(used) < 4:
        option = dice.choice(asked.options)
        if asked.kind == "score_instead":
            option = next((one for one in asked.options if one.split(" ")[0] in used), option)
            used += [option.split(" ")[0]] * (option != "none")
        game.take(option)
        shown = game.state.shown[coral]
        assert shown == view(game, 1).shown[coral] == view(game, 0).shown[coral]
        assert sorted(shown) == sorted({*used} & {*game.state.hands[coral]})
        twin = game.clone()
        twin.state.shown[coral].append("mark")
        assert "mark" not in game.state.shown[coral]
        assert guess(box, view(game, 1), 5).state.shown[coral] == shown
    assert len(used) == 4
    assert len({*used}) < 4


@pytest.mark.rule("12.8", "12.8a", "14.3")
def test_a_covered_tile_is_out_of_the_game_and_all_know_it(box: Box) -> None:
    game = new_game(box, ["coral", "ivory", "slate"], 4, advisors={"coral": "renovator"})
    dice, covered = random.Random(4), []
    while (asked := game.pending) is not None and len(covered) < 2:
        cells = {cell_text(cell): tile for cell, tile in game.state.city.at.items()}
        there = [one for one in asked.options if one.partition(" at=")[2].split(" ")[0] in cells]
        if asked.kind == "build" and there:
            at = there[0].partition(" at=")[2].split(" ")[0]
            covered.append(game.state.city.tiles[cells[at]])
            game.take(there[0])
            assert game.state.gone == covered == view(game, 2).gone
            assert covered[-1] not in game.state.city.tiles
            dealt = guess(box, view(game, 2), 3).state
            assert all(covered[-1] not in hand for hand in (*dealt.hands, dealt.pile, dealt.out))
        else:
            game.take(dice.choice(asked.options))
    assert len(covered) == 2


def test_a_view_stays_as_it_was_when_the_game_goes_on(box: Box) -> None:
    game = new_game(box, ["coral", "ivory"], 4, ["business", "advisors"])
    dice = random.Random(4)
    while (asked := game.pending) is not None and len(game.state.city.cells) < 24:
        seen = view(game, 0)
        before = {name: repr(getattr(seen, name)) for name in seen.__dataclass_fields__}
        game.take(dice.choice(asked.options))
        guess(box, seen, 1).take(asked.options[0]) if asked.seat == 0 else None
        assert {name: repr(getattr(seen, name)) for name in before} == before


@pytest.mark.rule("2.5", "14.1")
def test_what_nobody_here_has_seen_is_counted_by_type(box: Box) -> None:
    game = played(box, 3, 12)
    state = game.state
    hidden = [*state.pile, *state.out, *state.hands[1], *state.hands[2]]
    assert unseen_types(box, view(game, 0)) == by_type(box, hidden)
    assert sum(unseen_types(box, view(game, 0))) == len(hidden)
