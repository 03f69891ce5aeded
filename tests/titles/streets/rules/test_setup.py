"""How a game begins."""

import pytest

from newangeles_gui.engine import SetupError, Start
from newangeles_gui.titles.streets.rules import (
    Box,
    begin,
    by_type,
    new_game,
    options,
    outcome,
    view,
)

SEATS = ["coral", "ivory", "slate", "lilac", "teal"]
IN_STACK = {2: 30, 3: 36, 4: 40, 5: 45}


@pytest.mark.rule("2.3", "2.4", "2.6")
@pytest.mark.parametrize("players", IN_STACK)
def test_the_stack_by_number_of_players(box: Box, players: int) -> None:
    game = new_game(box, SEATS[:players], 4)
    state = game.state
    assert len(state.pile) + 3 * players == IN_STACK[players]
    used = {*state.pile, *(name for hand in state.hands for name in hand)}
    assert bool(used & box.for_five) is (players == 5)
    out = {2: [2, 2, 2, 2, 2], 3: [1, 1, 1, 1, 0]}.get(players, [0] * 5)
    assert by_type(box, state.out) == out
    assert [len(hand) for hand in state.hands] == [3] * players


@pytest.mark.rule("2.1", "2.2", "2.7", "2.8")
def test_the_city_and_the_supplies_at_the_start(box: Box) -> None:
    state = new_game(box, SEATS[:3], 4).state
    assert state.city.tiles == ["central_station", "city_park"]
    assert state.city.turns == [0, 1]
    assert state.city.cells[1] == state.city.cells[0] + 1
    assert state.city.people == [(1, 1, 1, 1), (0, 0, 0, 0)]
    assert state.people_left == [11] * 4
    assert state.free == [5] * 3
    assert state.money == [0] * 3


@pytest.mark.rule("2.9")
def test_the_first_player_is_drawn_or_chosen(box: Box) -> None:
    firsts = {new_game(box, SEATS[:4], seed).state.active for seed in range(30)}
    assert firsts == {0, 1, 2, 3}
    chosen = begin(box, Start(SEATS[:4], "5", {"first": "slate"}))
    assert chosen.name(chosen.state.active) == "slate"


@pytest.mark.rule("2.10")
@pytest.mark.parametrize("players", range(1, 6))
def test_modules_are_on_or_off_by_themselves(box: Box, players: int) -> None:
    for business in ("on", "off"):
        for advisors in ("on", "off"):
            chosen = {"business": business, "advisors": advisors}
            state = begin(box, Start(SEATS[:players], "8", chosen)).state
            assert state.business is (business == "on")
            assert any(state.advisors) is (advisors == "on")


@pytest.mark.rule("12.1", "12.2", "13.12")
def test_advisors_are_those_of_the_table(box: Box) -> None:
    assert "contractor" not in box.advisors_for(5, business=False, solo=False)
    assert "contractor" in box.advisors_for(4, business=False, solo=False)
    assert "renovator" not in box.advisors_for(2, business=False, solo=False)
    assert "renovator" in box.advisors_for(3, business=False, solo=False)
    both = {"contractor", "renovator"}
    assert not both & {*box.advisors_for(3, business=True, solo=False)}
    assert not both & {*box.advisors_for(1, business=False, solo=True)}
    dealt = new_game(box, SEATS[:4], 4, ["advisors"]).state.advisors
    assert len(set(dealt)) == 4
    alone = new_game(box, SEATS[:1], 4, ["advisors"]).state
    assert alone.advisors[0]
    assert not alone.advisors[1]


@pytest.mark.rule("2.11", "12.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_contractor_changes_the_stack(box: Box, players: int) -> None:
    state = new_game(box, SEATS[:players], 4, advisors={"coral": "contractor"}).state
    assert len(state.pile) + 3 * players == IN_STACK[players + 1] - 3


@pytest.mark.parametrize(
    ("players", "chosen"),
    [
        (["coral", "coral"], {}),
        ([], {}),
        (["coral", "mauve"], {}),
        (["sneak"], {}),
        (["coral", "sneak"], {}),
        (["sneak", "coral"], {}),
        (["coral", "ivory", "sneak"], {}),
        (["coral", "ivory"], {"first": "teal"}),
        (["coral", "ivory"], {"weather": "rain"}),
        (["coral"], {"advisor": "contractor"}),
        (["coral"], {"level": "impossible"}),
    ],
)
def test_a_game_that_cannot_be_is_refused(
    box: Box, players: list[str], chosen: dict[str, str]
) -> None:
    with pytest.raises(SetupError):
        begin(box, Start(players, "1", chosen))


def test_what_can_be_chosen_is_what_is_understood(box: Box) -> None:
    for name, values in options(box).items():
        for value in values:
            players = ["coral"] if name in ("advisor", "level") else SEATS
            assert begin(box, Start(players, "1", {name: value})).pending is not None


def test_stacked_tiles_are_drawn_first(box: Box) -> None:
    start = Start(["coral"], "1", stacked={"pile": ["bakery", "squat", "toy_store", "penthouse"]})
    state = begin(box, start).state
    assert state.hands[0] == ["bakery", "squat", "toy_store"]
    assert state.pile[-1] == "penthouse"
    with pytest.raises(SetupError):
        begin(box, Start(["coral"], "1", stacked={"pile": ["central_station"]}))


def test_alone_at_the_table_one_wins_or_nobody_does(box: Box) -> None:
    game = begin(box, Start(["teal"], "5", {"level": "hard"}))
    assert game.seating == view(game, 0).seating == ["teal"]
    assert game.state.players == ["teal", "sneak"]
    while game.pending is not None:
        game.take(game.pending.options[0])
    ended = outcome(game)
    assert list(ended.scores) == [game.state.money[0]]
    assert list(ended.winners) == ([0] if game.state.money[0] > game.state.money[1] else [])
    assert ended.ended_by


def test_the_sneak_sits_behind_one_person_alone(box: Box) -> None:
    assert new_game(box, ["coral", "sneak"], 1).state.players == ["coral", "sneak"]
    for players in (["sneak", "coral"], ["coral", "ivory", "sneak"]):
        with pytest.raises(SetupError, match="the Sneak plays against one person"):
            new_game(box, players, 1)
