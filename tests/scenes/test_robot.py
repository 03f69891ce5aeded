"""Robots at the screen: whole games by inputs alone, and thousands of anything at all."""

import pytest

from newangeles_gui.minds.agent import dice
from newangeles_gui.titles.new_angeles.table.card_faces import face_of
from newangeles_gui.titles.new_angeles.table.scene import TableScene
from newangeles_gui.widgets.card import paint_card

from .anything import anything
from .robot import Robot
from .table_hands import begin, open_table, quick
from .watch import watching

MANY = 10_000  # things that a person does in a game; more would not be a game


@pytest.fixture(autouse=True)
def quickly(monkeypatch):
    quick(monkeypatch)


GAMES = [
    # players, people, seed, animation, share of other things
    (4, {0}, 1, "off", 0.1),
    (5, {0, 2}, 3, "1x", 0.08),
    (6, {1, 3, 4}, 4, "off", 0.1),
    (4, {0, 1, 2, 3}, 1, "off", 0.08),
]
MORE_GAMES = [
    (players, people, seed, animation, share)
    for seed in range(10, 22)
    for players, people in (
        (4, {3}),
        (5, {1}),
        (6, {5}),
        (4, {0, 2}),
        (6, {0, 1, 5}),
        (5, {0, 1, 2, 3, 4}),
        (6, set(range(6))),
    )
    for animation, share in ((("off", "1x", "2x", "4x")[seed % 4], 0.0 if seed % 3 else 0.15),)
]


def play_game(app, monkeypatch, players, people, seed, share):
    """One whole game; the robot that played it."""
    match = begin(app.services.box, seed, players, people)
    watch = watching(app, match, people, monkeypatch, TableScene)
    open_table(app, match)
    robot = Robot(app, dice(seed), share)
    robot.watch = watch
    assert robot.play(MANY), f"no end: {robot.visited}"
    assert app.stack.top.match.over
    assert people <= watch.seen
    return robot


@pytest.mark.parametrize(("players", "people", "seed", "animation", "share"), GAMES)
def test_a_whole_game(make_app, monkeypatch, players, people, seed, animation, share):
    app = make_app(animation=animation)
    robot = play_game(app, monkeypatch, players, people, seed, share)
    assert bool(robot.visited["curtain"]) == (len(people) > 1)
    assert robot.visited["trade"]


@pytest.mark.soak
@pytest.mark.parametrize(("players", "people", "seed", "animation", "share"), MORE_GAMES)
def test_more_whole_games(make_app, monkeypatch, players, people, seed, animation, share):
    play_game(make_app(animation=animation), monkeypatch, players, people, seed, share)


def test_a_game_nobody_plays_goes_by_itself(make_app, monkeypatch):
    app = make_app(animation="4x")
    match = begin(app.services.box, 1, 4, set())
    open_table(app, match)
    for _ in range(60_000):
        if app.stack.top.name == "results":
            break
        app.stack.update(0.1)
    assert app.stack.top.name == "results"
    assert match.over


@pytest.mark.parametrize("seed", range(11, 13))
def test_ten_thousand_events(make_app, seed):
    seen = anything(make_app(), dice(seed), 5_000)
    assert {"title", "table", "trade", "almanac", "settings"} <= seen


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
def test_a_million_events(make_app, seed):
    anything(make_app(), dice(seed), 100_000)


@pytest.mark.parametrize("card", ["eiko", "puff_piece", "rival.nbn", "tourism_spike"])
def test_a_card_in_flight_may_be_a_few_pixels(app, card):
    for width in range(1, 40, 3):
        for height in (1, 2, 9, 30):
            size = (width, height)
            painted = paint_card(app.services.kit, face_of(app.services, card), size)
            assert painted.get_size() == size
