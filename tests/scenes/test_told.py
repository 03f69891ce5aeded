"""What is told beside the board: the log behind its tab, the recap, the headline, the narration."""

import pygame
import pytest

from newangeles_gui.commands.shots.situation import Situation
from newangeles_gui.engine.decisions import Choice
from newangeles_gui.titles.new_angeles.city.spots import SlabSpot
from newangeles_gui.titles.new_angeles.table.news import STAYS
from newangeles_gui.widgets.inputs import Input
from tests.languages import LANGUAGES

from .table_hands import act, open_table, press_named, quick

SIZES = [(1920, 1080), (1280, 720), (900, 506), (2560, 1440)]


@pytest.fixture(autouse=True)
def quickly(monkeypatch):
    quick(monkeypatch)


@pytest.fixture
def open_at(make_app):
    """A function that opens a table at the question of the main offer, or before an opponent."""

    def show(size=(1920, 1080), until="main_offer", **chosen):
        app = make_app(size=size, **{"animation": "off", **chosen})
        match = Situation(seed=2, after=60, players=5, until=until).match(app.services.box)
        table = open_table(app, match)
        app.step(0.1)
        return app, table

    return show


def plates(table):
    return [one.plate for one in table.parts.board.children if isinstance(one, SlabSpot)]


@pytest.mark.parametrize("size", SIZES)
def test_the_log_opens_by_key_and_click_and_closes_by_key_and_escape(open_at, size):
    app, table = open_at(size)
    tab = table.root.named("log.tab")
    assert table.parts.log is None and tab.rect.right == size[0]
    act(table, "log")
    drawer = table.parts.log
    assert table.root.focus is drawer.lines
    assert table.screen.contains(drawer.rect) and table.root.named("log.tab") is None
    act(table, "log")
    assert table.parts.log is None and table.root.focus.name == "log.tab"
    press_named(table, "log.tab")
    assert table.parts.log is not None
    act(table, "cancel")
    assert table.parts.log is None and app.stack.top is table
    act(table, "cancel")
    assert app.stack.top is not table, "now it is the menu"


def test_in_very_wide_windows_the_log_stands_open_beside_the_city(open_at):
    _, table = open_at((3440, 1440))
    drawer = table.parts.log.rect
    for one in (*plates(table), table.parts.prompt.rect, table.places.stake, table.places.own):
        assert not drawer.colliderect(one)
    width = table.parts.board.city.width
    act(table, "log")
    assert table.parts.log is None and table.parts.board.city.width == width


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_headline_stands_above_the_own_corner_and_never_on_a_plate(open_at, size, language):
    _, table = open_at(size, language=language)
    ticker = table.parts.ticker
    if size == SIZES[2]:
        return  # the question may need all the room there
    assert ticker.text and ticker.strength == 1
    rect, corner = ticker.room, table.places.own
    assert rect.bottom <= corner.top and rect.x == corner.x
    for one in (*plates(table), table.parts.prompt.rect, *table.places.faces):
        assert not rect.colliderect(one)


def test_the_headline_fades_and_comes_back_with_news(open_at):
    app, table = open_at(animation="1x")
    table.playback.skip()
    app.step(0.05)
    ticker = table.parts.ticker
    for _ in range(round(STAYS) + 4):
        table.parts.update(1.0)
    assert ticker.strength == 0 and ticker.wait() is None
    table.rebuild()
    assert table.parts.ticker.strength == 0, "what has been read stays read"
    table.news.hear("turn_started", {"player": "nbn"})
    table.changed()
    assert table.parts.ticker.strength == 1 and "NBN" in table.parts.ticker.text


@pytest.mark.parametrize("size", SIZES)
def test_the_narration_stands_above_the_question_and_not_on_plates(open_at, size):
    _, table = open_at(size, narration=True)
    table.narrator.write = lambda line: None
    caption = table.root.named("caption").rect
    assert caption.bottom <= table.parts.prompt.rect.top
    if table.parts.prompt.rect.top >= table.places.pill.top:
        assert not [one for one in plates(table) if one.colliderect(caption)]
    before = table.parts.board.city.width
    table.services.settings.choose("narration", False)
    table.rebuild()
    assert table.root.named("caption") is None
    assert table.parts.board.city.width >= before


def recapped(app):
    """A table at the next question after others have played unseen."""
    match = Situation(seed=3, after=40, until="support").match(app.services.box)
    table = open_table(app, match)
    for _ in range(400):
        app.step(0.05)
        if table.recap.missed:
            return table
        if table.choosing is not None:
            table.choose(table.choosing.decision.options[0])
        elif table.holding >= 0:
            table.talk("go_on")
    raise AssertionError("nothing was ever missed")


def test_what_was_missed_lights_the_tab_and_stands_on_top_of_the_log(make_app):
    table = recapped(make_app(animation="off"))
    tab = table.root.named("log.tab")
    assert tab.lit and tab.new > 0
    assert table.root.named("recap") is None, "one person alone is not interrupted"
    act(table, "log")
    lines = [one.entry for one in table.root.named("recap.lines").children]
    told = table.recap.told(table.shown.seat)
    assert lines and all(one in told for one in lines), "as many as there is room for"
    act(table, "log")
    tab = table.root.named("log.tab")
    assert not tab.lit and tab.new == 0


def test_who_has_seen_everything_has_missed_nothing(make_app):
    app = make_app(animation="1x")
    match = Situation(seed=3, after=40, until="support").match(app.services.box)
    table = open_table(app, match)
    table.playback.skipped = False
    table.look_back()
    assert not table.recap.missed
    table.playback.skipped = True
    table.match.apply(Choice("support", "abstain"))
    table.look_back()
    assert not table.playback.skipped


def test_after_the_curtain_the_recap_is_there_at_once_and_goes_with_the_first_click(hot_seat):
    app, table = hot_seat()
    for _ in range(300):
        if app.stack.top.name == "curtain":
            app.stack.update(1.0)
            act(app.stack.top, "confirm")
        if table.recap.shown and table.root.named("recap") is not None:
            break
        if table.choosing is not None:
            table.choose(table.choosing.decision.options[0])
        elif table.holding >= 0:
            table.talk("go_on")
        app.step(0.05)
    note = table.root.named("recap")
    assert note.visible and table.screen.contains(note.rect)
    assert not note.rect.colliderect(table.parts.prompt.rect)
    made = len(table.match.record.choices)
    table.handle(Input("press", note.rect.move(5, 5).topleft))
    table.handle(Input("release", note.rect.move(5, 5).topleft))
    assert table.root.named("recap") is None and not table.recap.shown
    assert len(table.match.record.choices) == made


def test_a_line_under_the_pointer_lights_where_it_happened(open_at):
    _, table = open_at()
    act(table, "log")
    press_named(table, "log.city")
    drawn = [one for one in table.parts.log.lines.children if table.chronicle.place(one.entry)]
    table.handle(Input("move", drawn[0].rect.center))
    assert table.pointed == table.chronicle.place(drawn[0].entry)
    surface = pygame.Surface(table.screen.size)
    table.draw(surface)
    table.handle(Input("move", (5, 300)))
    assert table.pointed is None
