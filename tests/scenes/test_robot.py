"""Robots at the screen: whole games by inputs alone, and thousands of anything at all."""

import time

import pytest

from newangeles_gui.commands.shots.showcase import examples_of
from newangeles_gui.commands.shots.situation import Situation
from newangeles_gui.minds.agent import dice
from newangeles_gui.scenes import curtain as curtains
from newangeles_gui.scenes.base import Scene
from newangeles_gui.scenes.title import TitleScreen
from newangeles_gui.titles.new_angeles.rules.views import SPECTATOR
from newangeles_gui.titles.new_angeles.table.card_faces import face_of
from newangeles_gui.titles.new_angeles.table.scene import TableScene
from newangeles_gui.widgets.card import paint_card

from .robot import ESCAPE, Hands, Monkey, Robot
from .table_hands import begin, open_table, quick

MANY = 10_000  # things that a person does in a game; more would not be a game
BURST = 100  # random events on one screen
PATIENCE = 30.0  # seconds for what is really being worked at
ESCAPES = 40  # after so many the screen is one from which everything can be reached
HOMES = {"title", "table", "pause", "question", "curtain", "splash", "crash"}


@pytest.fixture(autouse=True)
def quickly(monkeypatch):
    quick(monkeypatch)


class Watch:
    """Who may be seen: nobody's view without that person having opened the curtain last."""

    def __init__(self, people):
        self.people = people
        self.opened = SPECTATOR
        self.seen = set()

    def __call__(self, robot):
        for scene in robot.app.stack.shown():
            if isinstance(scene, TableScene):
                seat = scene.shown.seat
                self.seen.add(seat)
                if len(self.people) > 1:
                    assert seat in (SPECTATOR, self.opened), "somebody else's view"
                else:
                    assert seat == next(iter(self.people), SPECTATOR)


def watching(app, match, people, monkeypatch):
    """Notes who has opened the curtain last."""
    watch = Watch(people)
    really_open = curtains.Curtain.open

    def open_it(curtain):
        was, watch.opened = watch.opened, match.plan.start.players.index(curtain.role)
        really_open(curtain)
        if app.stack.top is curtain:
            watch.opened = was  # too early: it stays closed

    monkeypatch.setattr(curtains.Curtain, "open", open_it)
    return watch


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
    watch = watching(app, match, people, monkeypatch)
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


def way_back(app):
    """Escape, again and again: a screen from which everything can be reached."""
    hands = Hands(app, dice(0))
    until = time.monotonic() + PATIENCE
    while app.stack.top.name == "waiting" and time.monotonic() < until:
        time.sleep(0.005)
        hands.wait(0.01)
    for _ in range(ESCAPES):
        if app.stack.top.name in HOMES:
            return True
        hands.key(ESCAPE)
        hands.wait(0.5)
    return app.stack.top.name in HOMES


def anything(app, chance, events):
    """So many random events, spread over all screens of whichever game is open."""
    seen = set()
    for burst in range(events // BURST):
        examples = examples_of(app.title)  # somebody may have opened the other game
        names, seats = list(examples), app.title.meta.seats
        name = names[burst % len(names)] if burst % 3 else "table"
        situation = Situation(
            seed=chance.randint(1, 6),
            after=chance.choice((0, 9, 15, 40, 80, 130)),
            players=chance.choice(seats),
            people=chance.choice((1, 1, 2, 4)),
        )
        app.settings.choose("animation", chance.choice(("off", "1x", "4x")))
        # Below everything lies the title, as in the program.
        scenes = [TitleScreen(app.services), *examples[name](app.services, situation)]
        app.stack.replace(*scenes)
        monkey = Monkey(app, chance)
        try:
            for _ in range(BURST):
                monkey.do()
                assert isinstance(app.stack.top, Scene)
                seen.add(app.stack.top.name)
            assert way_back(app), [scene.name for scene in app.stack.scenes]
        except Exception as error:
            error.add_note(f"{name} {situation}: {list(monkey.done)[-5:]}")
            raise
    return seen


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
