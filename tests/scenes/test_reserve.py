"""The reserve: what is left to be placed."""

import pygame
import pytest

from newangeles_gui.titles.new_angeles.rules.setup import new_game
from newangeles_gui.titles.new_angeles.rules.views import view
from newangeles_gui.titles.new_angeles.table.reserve import Reserve
from newangeles_gui.widgets.inputs import Input

from .table_hands import begin, open_table, press_named, quick

WINDOWS = [((1920, 1080), 100), ((1920, 1080), 200), ((1280, 720), 100), ((1280, 720), 200)]


@pytest.mark.parametrize(("size", "scale"), WINDOWS)
def test_the_reserve_fits_and_closes(make_app, size, scale):
    app = make_app(size=size, scale=scale, language="ru", animation="off")
    seen = view(new_game(app.services.box, list(app.services.box.corporations), 5), 0)
    overlay = Reserve(app.services, seen)
    app.stack.push(overlay)
    for one in overlay.root.all():
        assert not one.clipped, one.clipped
        assert overlay.screen.contains(one.rect), one.name
    shown = [one.text for one in overlay.root.all() if hasattr(one, "text")]
    assert any(str(seen.reserve[0]) in text for text in shown)
    overlay.handle(Input("action", name="cancel"))
    assert app.stack.top is not overlay


@pytest.mark.parametrize("way", ["key", "gamepad", "menu", "menu with little room"])
def test_the_reserve_opens_from_the_table(make_app, way, monkeypatch):
    quick(monkeypatch)
    scale = 200 if "little" in way else 100
    app = make_app(animation="off", size=(1920, 1080), scale=scale, key_reserve="g")
    table = open_table(app, begin(app.services.box, 2, 4, {0}))
    if way == "key":
        app.take(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_g, mod=0, unicode="g"))
    elif way == "gamepad":
        app.take(pygame.event.Event(pygame.JOYBUTTONDOWN, button=10))
    else:
        press_named(table, "menu.menu")
        app.step(0.5)
        press_named(app.stack.top, "reserve")
    assert isinstance(app.stack.top, Reserve)
    assert app.stack.top.view.reserve == table.match.view().reserve
    app.stack.top.handle(Input("action", name="cancel"))
    assert not isinstance(app.stack.top, Reserve)
