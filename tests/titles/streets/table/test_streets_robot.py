"""Robots at the table of Streets: whole games in each way of playing alone, and anything at all."""

import os
from pathlib import Path

import pytest

from newangeles_gui import paths, titles
from newangeles_gui.app import App, Options
from newangeles_gui.engine import Start
from newangeles_gui.minds import dice
from newangeles_gui.scenes import routes
from newangeles_gui.session import Match, Plan, Seat
from newangeles_gui.settings import Settings
from newangeles_gui.titles.streets.table.scene import StreetsTable
from newangeles_gui.titles.streets.title import TITLE
from newangeles_gui.widgets import can_focus
from tests.scenes.anything import anything
from tests.scenes.robot import ANY_WAY, Robot
from tests.scenes.table_hands import quick
from tests.scenes.watch import watching

SEATS = ["coral", "ivory", "slate", "lilac", "teal"]
ANSWERS = ("cell.", "tile.", "hand.", "build", "moved", "all", "option.", "prompt.")
MANY = 20_000  # things that a person does in a game; more would not be a game
MOUSE, KEYS, PAD = ("mouse",), ("tab", "number"), ("pad",)
BOTH = {"business": "on", "advisors": "on"}


class StreetsRobot(Robot):
    """Takes tiles, turns and builds them, sends people home."""

    def asked(self, table):
        """Whether there is something to answer."""
        return table.asks

    def wanted(self, table):
        """Tiles of the hand, lit places and buildings, and the buttons of the question."""
        takes = table.asking.takes_tiles
        return [
            one
            for one in table.root.all()
            if can_focus(one)
            and one.name.startswith(ANSWERS)
            and (takes or not one.name.startswith("hand."))
        ]

    def make_room(self, table):
        """The city is pulled until something else lies free."""
        board = table.parts.board
        free = [one for one in _grid(table.places.board) if table.root.at(one) is board]
        start = self.chance.choice(free or [table.places.board.center])
        self.drag(start, self.chance.choice([*_grid(table.places.board)]))


def _grid(rect):
    return [
        (rect.x + rect.width * x // 6, rect.y + rect.height * y // 6)
        for x in range(1, 6)
        for y in range(1, 6)
    ]


@pytest.fixture
def make_app(tmp_path, monkeypatch):
    """A function that starts the program with this game, in a home of its own."""
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    for home in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(home, str(tmp_path))
    monkeypatch.setattr("newangeles_gui.table.scenes.showing.HASTE", 0.0)
    quick(monkeypatch)
    opened = []

    def make(**chosen):
        settings = Settings.load(Path(os.devnull), {}, titles=titles.settings())
        for name, value in {"language": "en", **chosen}.items():
            settings.choose(name, value)
        options = Options(size=(1280, 720), software=True, silent=True, ahead=False)
        opened.append(App(settings, options, TITLE))
        return opened[-1]

    yield make
    for app in opened:
        app.close()


def begin(app, seed, players, people, options):
    """A new game; all seats that no person has are opponents."""
    seats = [
        Seat(f"Person {n}") if n in people else Seat(name, "opponent", "random")
        for n, name in enumerate(SEATS[:players])
    ]
    start = Start(SEATS[:players], str(seed), options)
    return Match.begin(app.services.box, Plan(start, seats), f"robot-{seed}-{players}")


def play_game(app, monkeypatch, players, people, seed, ways, share, options):
    """One whole game; the robot that played it."""
    match = begin(app, seed, players, people, options)
    watch = watching(app, match, people, monkeypatch, StreetsTable)
    routes.open_table(app.services, match)
    robot = StreetsRobot(app, dice(seed), share, ways=ways)
    robot.watch = watch
    assert robot.play(MANY), f"no end: {robot.visited}"
    assert app.stack.top.match.over
    assert people <= watch.seen
    return robot


GAMES = [
    # players, people, seed, ways, share of other things, animation, modules
    (2, {0}, 1, MOUSE, 0.0, "off", {"business": "on"}),
    (3, {1}, 2, KEYS, 0.0, "off", {"advisors": "on"}),
    (2, {0}, 3, PAD, 0.0, "off", {}),
    (1, {0}, 4, ANY_WAY, 0.1, "4x", {"level": "normal", "advisors": "on"}),
    (4, {0, 2}, 5, ANY_WAY, 0.08, "off", BOTH),
]
MORE_GAMES = [
    (players, people, seed, ways, share, ("off", "1x", "2x", "4x")[seed % 4], options)
    for seed in range(10, 18)
    for players, people, options in (
        (1, {0}, {"level": "hard", **BOTH}),
        (2, {0, 1}, BOTH),
        (3, {1}, {"advisors": "on"}),
        (4, {0, 3}, {"business": "on"}),
        (5, set(range(5)), BOTH),
    )
    for ways, share in ((MOUSE, 0.0), (KEYS, 0.0), (PAD, 0.0), (ANY_WAY, 0.15))
]


@pytest.mark.parametrize(
    ("players", "people", "seed", "ways", "share", "animation", "options"), GAMES
)
def test_a_whole_game(
    make_app, monkeypatch, players, people, seed, ways, share, animation, options
):
    app = make_app(animation=animation)
    robot = play_game(app, monkeypatch, players, people, seed, ways, share, options)
    assert bool(robot.visited["curtain"]) == (len(people) > 1)


@pytest.mark.soak
@pytest.mark.parametrize(
    ("players", "people", "seed", "ways", "share", "animation", "options"), MORE_GAMES
)
def test_more_whole_games(
    make_app, monkeypatch, players, people, seed, ways, share, animation, options
):
    app = make_app(animation=animation)
    play_game(app, monkeypatch, players, people, seed, ways, share, options)


def test_two_thousand_events(make_app):
    seen = anything(make_app(), dice(11), 2_000)
    assert {"title", "table", "almanac", "settings"} <= seen


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4))
def test_a_hundred_thousand_events(make_app, seed):
    anything(make_app(), dice(seed), 100_000)
