"""The sandbox: any tile is tried, in an empty city or in a running game, and nothing is kept."""

import os
from pathlib import Path

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from newangeles_gui import paths
from newangeles_gui.app import App
from newangeles_gui.engine import Choice, Start
from newangeles_gui.engine.conformance import Dice
from newangeles_gui.scenes import open_pause, open_puzzles, open_table
from newangeles_gui.session import Match, Plan, Seat
from newangeles_gui.titles.streets.rules import Box, alone_start, can_be_tried, tiles_left
from newangeles_gui.titles.streets.title import TITLE
from newangeles_gui.titles.streets.tutorial.sandbox import SandboxTable
from tests.languages import LANGUAGES


def played(box: Box, seed: int, players: int, choices: int, **options: str):
    game = TITLE.rules.begin(box, Start([*box.seats[:players]], str(seed), options))
    dice = Dice(seed)
    for _ in range(choices):
        if game.pending is None or (game.pending.kind == "build" and _ > choices - 20):
            break
        game.apply(dice.choice(game.pending))
    return game


@pytest.mark.parametrize("seed", range(12))
def test_a_running_city_goes_on_as_it_lies(box: Box, seed: int) -> None:
    options = {"business": "on"} if seed % 2 else {"advisors": "on"} if seed % 3 else {}
    game = played(box, seed, 1 + seed % 5, 30 + 9 * seed, **options)
    seat = 0 if game.pending is None else game.pending.seat
    seen = TITLE.rules.view(game, seat)
    if not tiles_left(box, seen):
        return  # there is nothing to try
    tried = TITLE.rules.begin(box, alone_start(box, seen, seen.hand))
    city, other = game.state.city, tried.state.city
    lies = [(city.cells, city.tiles, city.turns, city.people, city.seekers, city.closed)]
    assert lies == [
        (other.cells, other.tiles, other.turns, other.people, other.seekers, other.closed)
    ]
    assert tried.state.money == game.state.money
    assert tried.state.tokens == game.state.tokens
    assert tried.pending.seat == seat and TITLE.rules.problems(tried) == []
    hands = tried.state.hands
    assert hands[seat][: len(seen.hand)] == seen.hand
    assert len(hands[seat]) == max(len(seen.hand), min(3, len(tiles_left(box, seen))))
    assert not any(hand for place, hand in enumerate(hands) if place != seat)


@pytest.mark.parametrize("seed", range(4))
def test_at_every_question_a_city_can_be_tried_or_is_not_offered(box: Box, seed: int) -> None:
    start = Start([*box.seats[: 2 + seed]], str(seed), {"business": "on"})
    game, dice, kinds = TITLE.rules.begin(box, start), Dice(seed), {True: set(), False: set()}
    while game.pending is not None:
        seen = TITLE.rules.view(game, 0)
        offered = can_be_tried(box, seen)
        if offered:
            TITLE.rules.begin(box, alone_start(box, seen, seen.hand))
        kinds[offered].add(game.pending.kind)
        game.apply(dice.choice(game.pending))
    assert "build" in kinds[True] and "move" in kinds[False]


def test_nothing_hidden_gets_in(box: Box) -> None:
    game = played(box, 3, 3, 60)
    seen = TITLE.rules.view(game, 1)
    other = TITLE.rules.guess(box, seen, 5)
    assert other.state.hands[0] != game.state.hands[0]
    again = TITLE.rules.view(other, 1)
    assert alone_start(box, seen, seen.hand) == alone_start(box, again, again.hand)


def test_in_an_empty_city_every_tile_is_at_hand(box: Box) -> None:
    game = TITLE.rules.begin(box, alone_start(box))
    assert len(game.state.hands[0]) == 3 and game.state.hands[1] == []
    assert {*game.state.hands[0], *game.state.pile} == {*box.buildings}
    dice = Dice(1)
    while game.pending is not None:
        assert game.pending.seat == 0
        game.apply(dice.choice(game.pending))
    assert {*box.buildings} <= {*game.state.city.tiles}


def kept() -> list[Path]:
    return [*Path(os.environ[paths.HOME_VARIABLE]).rglob("*.nasave")]


@pytest.mark.parametrize("app", LANGUAGES, indirect=True)
def test_any_tile_is_taken_and_built(app: App) -> None:
    open_puzzles(app.services)
    app.step(0.1)
    page = app.stack.top
    assert not [one.name for one in page.root.all() if one.clipped]
    page.root.named("sandbox").action()
    app.step(0.1)
    table = app.stack.top
    assert isinstance(table, SandboxTable) and table.asks
    table.root.named("tiles").action()
    app.step(0.1)
    picker = app.stack.top
    assert len(picker.names) == len(app.services.box.buildings)
    picker.root.named("tile.copy_shop").click((0, 0))
    app.step(0.1)
    table = app.stack.top
    assert table.shown.hand[0] == "copy_shop" and table.asking.placing.taken == "copy_shop"
    option = next(one for one in table.director.pending.options if one.startswith("copy_shop "))
    table.hold(option)
    table.choose(option)
    for _ in range(20):
        app.step(0.3)
    assert "copy_shop" in table.shown.city.tiles and table.asks  # one's turn again
    assert len(table.shown.hand) == 3
    table.undo()
    app.step(0.3)
    table.root.named("tiles").action()
    app.step(0.1)
    assert "copy_shop" in app.stack.top.names or table.match.can_undo is False
    app.stack.top.cancel()
    app.stack.top.open_menu()
    app.step(0.1)
    assert app.stack.top is page
    assert kept() == []
    app.stack.pop()


def test_a_running_game_waits_meanwhile(app: App, box: Box) -> None:
    start = Start([*box.seats[:3]], "7")
    seats = [Seat("Ann"), *(Seat(one, "opponent", "shopkeeper") for one in start.players[1:])]
    match = Match.begin(app.services.box, Plan(start, seats), "waits")
    open_table(app.services, match)
    app.step(0.1)
    before = match.record.choices[:]
    open_pause(app.services, match)
    app.step(0.1)
    pause = app.stack.top
    assert not [one.name for one in pause.root.all() if one.clipped]
    pause.root.named("sandbox").action()
    app.step(0.1)
    table = app.stack.top
    assert isinstance(table, SandboxTable)
    assert table.shown.hand == match.view(0).hand
    table.choose(table.director.pending.options[0])
    for _ in range(10):
        app.step(0.3)
    table.open_menu()
    assert match.record.choices == before
    assert Choice.parse(str(match.pending.choices()[0])) in match.pending.choices()
