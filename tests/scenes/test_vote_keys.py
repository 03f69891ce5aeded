"""The keys of a vote: a short press answers, a long one only looks at one future."""

import pygame
import pytest

from newangeles_gui.commands.shots.situation import Situation
from newangeles_gui.widgets.inputs import Input

from .table_hands import open_table, quick


class Clock:
    now = 100.0

    def __call__(self):
        return self.now


@pytest.fixture
def table(make_app, monkeypatch):
    """Both offers stand, and the person is asked which one to support."""
    quick(monkeypatch)
    app = make_app(animation="off", size=(1920, 1080))
    match = Situation(seed=2, after=60, players=5, until="support").match(app.services.box)
    scene = open_table(app, match)
    scene.votes.clock = Clock()
    app.settle()
    assert [*scene.parts.previews.foresight.futures] == ["main", "counter"]
    return scene


def hold(table, key, seconds):
    """A key goes down, and up after so long."""
    table.handle(Input("action", name=key))
    table.update(0)
    table.votes.clock.now += seconds
    table.handle(Input("let_go", name=key))
    table.update(0)


@pytest.mark.parametrize("key", ["main", "counter", "abstain"])
def test_a_short_press_is_the_same_as_a_click_on_the_answer(table, key, monkeypatch):
    picked = []
    monkeypatch.setattr(table, "pick", picked.append)
    hold(table, key, 0.1)
    assert picked == [key]


def test_what_has_to_be_confirmed_is_confirmed_by_the_same_key(table, monkeypatch):
    table.services.settings.choose("confirm", True)
    monkeypatch.setattr(table.director, "can_take_back", lambda choice: False)
    made = len(table.match.record.choices)
    hold(table, "main", 0.1)
    assert table.picker.chosen == "main" and len(table.match.record.choices) == made
    hold(table, "main", 0.1)
    assert str(table.match.record.choices[made]) == "support main"


def test_who_holds_a_key_only_looks(table):
    seen, made = table.parts.previews.foresight, len(table.match.record.choices)
    for key, other in (("main", "counter"), ("counter", "main")):
        table.handle(Input("action", name=key))
        table.update(0)
        assert seen.sides() == [key] and seen.faded == other
        assert table.parts.previews.stage.cards[other].faded
        table.rebuild()
        assert table.parts.previews.foresight.only == key
        table.votes.clock.now += 1
        table.handle(Input("let_go", name=key))
        table.update(0)
        assert seen.sides() == ["main", "counter"] and not table.picker.chosen
    assert len(table.match.record.choices) == made


def test_the_other_future_is_that_which_is_not_pointed_at(table):
    seen, root = table.parts.previews.foresight, table.root
    root.set_focus(None)
    for name, shown in (("", ["counter"]), ("side.main", ["counter"]), ("side.counter", ["main"])):
        found = root.named(name)
        table.handle(Input("move", found.rect.center if found else (5, 5)))
        table.handle(Input("action", name="other"))
        table.update(0)
        assert seen.sides() == shown
        table.handle(Input("let_go", name="other"))
        table.update(0)
        assert seen.sides() == ["main", "counter"]


def test_nothing_is_held_when_the_window_is_left(table):
    table.handle(Input("action", name="counter"))
    table.unfocused()
    table.handle(Input("let_go", name="counter"))
    assert not table.parts.previews.foresight.only and not table.picker.chosen


def test_the_key_answers_the_question_that_it_was_pressed_for(table, monkeypatch):
    picked = []
    table.handle(Input("action", name="main"))
    monkeypatch.setattr(table, "pick", picked.append)
    table.match.record.choices.append(table.match.record.choices[-1])  # something happened since
    table.handle(Input("let_go", name="main"))
    assert not picked


def test_the_letters_come_from_the_keyboard(table):
    inputs = table.services.inputs
    for key, meaning in ((pygame.K_m, "main"), (pygame.K_c, "counter"), (pygame.K_a, "abstain")):
        (_, down) = inputs.read(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0))
        (up,) = inputs.read(pygame.event.Event(pygame.KEYUP, key=key, mod=0))
        assert (down, up) == (Input("action", name=meaning), Input("let_go", name=meaning))


def test_without_two_offers_the_trigger_goes_nearer(table):
    table.shown.deal.main = table.shown.deal.counter = ""
    table.parts.refresh()
    before = table.parts.board.camera.sight.zoom
    table.handle(Input("action", name="other"))
    assert table.parts.board.camera.sight.zoom > before
