"""What the tests of the table share: a window on a game of Streets."""

import os
import random
from pathlib import Path

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from newangeles_gui import paths
from newangeles_gui.app import App, Options
from newangeles_gui.engine import Start
from newangeles_gui.scenes import routes
from newangeles_gui.session import Match, Plan, Seat
from newangeles_gui.settings import Settings
from newangeles_gui.titles.streets.results import course
from newangeles_gui.titles.streets.table.scene import StreetsTable
from newangeles_gui.titles.streets.title import TITLE
from tests.titles.streets.table.hands import FRAME, until

SEATS = ["coral", "ivory", "slate", "lilac", "teal"]


@pytest.fixture
def opened(tmp_path, monkeypatch):
    """A function that opens the table after some choices, for one person or for so many."""
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    monkeypatch.setattr(course, "JUDGE", "builder")  # quicker, and judges as well as is needed
    apps = []

    def make(
        players=4,
        people=1,
        after=0,
        language="en",
        size=(1280, 720),
        seed="7",
        kind="",
        options=(),
        **chosen,
    ) -> tuple[App, StreetsTable]:
        settings = Settings.load(Path(os.devnull), {})
        values = {"language": language, "animation": "off", **chosen}
        for name, value in values.items():
            settings.choose(name, value)
        app = App(settings, Options(size=size, software=True, silent=True, ahead=False), TITLE)
        apps.append(app)
        seats = [Seat(name) for name in ("Anna", "Boris", "Celina")[:people]]
        seats += [Seat(name, "opponent", "random") for name in SEATS[people:players]]
        start = Start(SEATS[:players], seed, {"first": "coral", **dict(options)})
        match = Match.begin(app.services.box, Plan(start, seats), "table")
        dice = random.Random(int(seed))
        while match.pending and (after > 0 or match.pending.seat or
                                 (kind and match.pending.kind != kind)):  # fmt: skip
            match.apply(dice.choice(match.pending.choices()))
            after -= 1
        routes.open_table(app.services, match)
        app.step(FRAME)
        table = app.stack.scenes[0]
        until(app, table, lambda: table.asks or match.over or people > 1)
        return app, table

    yield make
    for app in apps:
        app.close()
