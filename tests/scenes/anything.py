"""Thousands of random events on the screens of a game, of whatever title."""

import time

from newangeles_gui.commands.shots.showcase import examples_of
from newangeles_gui.commands.shots.situation import Situation
from newangeles_gui.minds.agent import dice
from newangeles_gui.scenes.base import Scene
from newangeles_gui.scenes.title import TitleScreen

from .robot import ESCAPE, Hands, Monkey

BURST = 100  # random events on one screen
PATIENCE = 30.0  # seconds for what is really being worked at
ESCAPES = 40  # after so many the screen is one from which everything can be reached
HOMES = {"title", "table", "pause", "question", "curtain", "splash", "crash"}


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
