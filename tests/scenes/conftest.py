"""The program without a window, for the tests of its screens."""

import gc
import os
import sys
from itertools import count

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from pathlib import Path

import pytest

from newangeles_gui import paths, titles
from newangeles_gui.app import App, Options
from newangeles_gui.minds.agent import dice
from newangeles_gui.settings import Settings

from .kept import keep
from .table_hands import begin, open_table, play

OFTEN = 20  # programs
_closed = count(1)


@pytest.fixture(autouse=True, scope="module")
def kept():
    """Each test has a program of its own; what never changes is the same for all of them."""
    with pytest.MonkeyPatch.context() as patch:
        keep(patch)
        yield


@pytest.fixture
def instead(monkeypatch):
    """A function that puts something in the place of a way to a screen, whoever takes it."""

    def put(way, do):
        # What is imported later takes it from the door, and keeps it beyond this test.
        for name, module in [*sys.modules.items()]:
            if name.startswith("newangeles_gui.scenes.") and hasattr(module, way):
                monkeypatch.setattr(module, way, do)

    return put


@pytest.fixture
def make_app(tmp_path, monkeypatch):
    """A function that starts the program in a home of its own: size, language, scale."""
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    # What a person writes out lands in the home folder, which is not that of whoever runs tests.
    for home in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(home, str(tmp_path))
    # Tests press their keys within milliseconds, which no hand can.
    monkeypatch.setattr("newangeles_gui.table.scenes.showing.HASTE", 0.0)
    opened = []

    def make(size=(1280, 720), language="en", scale=100, **chosen):
        settings = Settings.load(Path(os.devnull), {}, titles=titles.settings())
        for name, value in {"language": language, "scale": scale, **chosen}.items():
            place, known = settings.named[name]
            place.choose(known, value)
        app = App(settings, Options(size=size, software=True, silent=True, ahead=False))
        opened.append(app)
        return app

    yield make
    for app in opened:
        app.close()
        # It looks for old garbage when nothing moves, which in tests is never.
        if next(_closed) % OFTEN == 0:
            gc.collect()


@pytest.fixture
def app(make_app):
    """The program at 1280 x 720 in English, nothing moving."""
    return make_app(animation="off")


@pytest.fixture
def hot_seat(make_app):
    """A function that opens a game of several people in its middle, the curtain down."""

    def make(
        people=(0, 1, 2, 3), choices=30, seed=3, animation="off", until=None, stop=None, **agreed
    ):
        app = make_app(animation=animation)
        match = begin(app.services.box, seed, 4, set(people), **agreed)
        play(match, dice(seed), choices)
        asked = stop or (
            lambda one: one.pending.seat in people and until in (None, one.pending.kind)
        )
        play(match, dice(seed), until=asked)
        return app, open_table(app, match)

    return make
