"""A title without a table of its own at the window: a button for each answer, hand, log, seats."""

import os
from pathlib import Path

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from newangeles_gui import paths
from newangeles_gui.app import App, Options
from newangeles_gui.engine import Start
from newangeles_gui.session import Match, Plan, Seat
from newangeles_gui.settings import Settings
from newangeles_gui.table.log import Recap
from newangeles_gui.table.scenes.match import PlainTable
from newangeles_gui.titles.title import Title
from newangeles_gui.widgets import Button, Input, Widget
from tests.titles.toy.title import TITLE

LANGUAGES = paths.language_codes()
PLAYERS = ["red", "green", "blue"]


@pytest.fixture
def make_table(tmp_path, monkeypatch):
    """A function that opens a match with so many people."""
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    opened = []

    def make(people: int, language: str = "en", size=(1280, 720)) -> tuple[App, PlainTable]:
        settings = Settings.load(Path(os.devnull), {})
        settings.choose("language", language)
        settings.choose("animation", "off")
        title: Title = TITLE
        app = App(settings, Options(size=size, software=True, silent=True, ahead=False), title)
        opened.append(app)
        seats = [Seat(name) for name in PLAYERS[:people]]
        seats += [Seat(name, "opponent", "careful") for name in PLAYERS[people:]]
        plan = Plan(Start(PLAYERS[:], "7"), seats)
        table = PlainTable(app.services, Match.begin(app.services.box, plan, "toy"))
        app.stack.push(table)
        app.step(0.1)
        return app, table

    yield make
    for app in opened:
        app.close()


def answers(table: PlainTable) -> list[Button]:
    return [one for one in table.root.all() if one.name.startswith("answer.")]


def texts(root: Widget) -> str:
    """Everything that is said, in whole."""
    for one in root.all():
        assert not getattr(one, "clipped", ""), one
    return "\n".join(getattr(one, "text", "") for one in root.all())


def log(table: PlainTable) -> list[str]:
    return [table.chronicle.words(one) for one in table.chronicle.entries(table.director.viewer)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (900, 506)])
def test_everything_that_there_is_can_be_read(make_table, language, size) -> None:
    app, table = make_table(1, language, size)
    said = texts(table.root)
    words = app.services.words
    card = table.match.game.state.cards[0]
    for wanted in ("decision.swap_card", "option.swap_card.keep", "option.swap_card.swap"):
        assert words.say(wanted) in said
    assert words.say("toy.hand", card=card) in said
    assert f"{words.name('player.green')}: ?" in said
    assert words.say("log.dealt.known", player=words.player("red"), card=card) in log(table)
    assert words.say("log.dealt.told", player=words.player("green")) in log(table)


def test_a_person_plays_against_opponents_to_the_end(make_table) -> None:
    app, table = make_table(1)
    pressed = 0
    while not table.match.over:
        if found := answers(table):
            found[0].action()
            pressed += 1
        table.director.thinker.wait()
        app.step(0.05)
    app.step(0.05)
    assert pressed == table.match.game.box.rounds, "once in each round"
    assert log(table)[-1].startswith("The highest card wins")
    assert ": ?" not in texts(table.root), "all cards are shown"
    (results,) = answers(table)
    results.action()
    assert app.stack.top.name == "results"


def test_nobody_sees_the_card_of_another_person_at_the_screen(make_table) -> None:
    app, table = make_table(3)
    cards = table.match.game.state.cards
    for seat, player in ((0, "Red"), (1, "Green")):
        curtain = app.stack.top
        assert curtain.name == "curtain"
        assert player in texts(curtain.root)
        assert "Your card" not in texts(table.root)
        app.step(0.5)
        curtain.open()
        assert f"Your card: {cards[seat]}" in texts(table.root)
        answers(table)[0].action()
        app.step(0.1)
    app.step(0.5)
    app.stack.top.open()
    table.unfocused()
    assert "Your card" not in texts(table.root), "the window has lost the focus"


def test_a_choice_that_showed_nothing_is_taken_back_by_key_or_button(make_table) -> None:
    app, table = make_table(1)
    undo = table.root.named("undo")
    assert not undo.enabled
    assert undo.tip_text == app.services.say("screen.table.menu.undo_not")


def key(app: App, name: str) -> None:
    app.stack.top.handle(Input("action", name=name))
    app.step(0.02)


@pytest.mark.parametrize("size", [(1920, 1080), (900, 506)])
def test_the_log_is_a_drawer_behind_a_tab(make_table, size) -> None:
    app, table = make_table(1, size=size)
    roomy = not app.services.kit.view.compact
    assert table.log_open is roomy, "where there is room it stands open beside the table"
    before = table.root.focus.name
    if not roomy:
        key(app, "log")
    drawer = table.root.named("log")
    assert drawer.rect.right <= size[0] and table.root.named("log.tab") is None
    seats = table.root.named("seats").rect
    assert not seats.colliderect(drawer.rect) or not roomy
    key(app, "log")
    assert table.root.named("log") is None
    tab = table.root.named("log.tab")
    assert table.root.focus.name == before and tab.rect.right == size[0]
    assert not table.root.named("seats").rect.colliderect(tab.rect)
    table.root.set_focus(tab)
    key(app, "confirm")
    assert table.root.focus is table.root.named("log.lines")
    key(app, "cancel")
    assert (table.root.named("log") is None) is not roomy
    assert (app.stack.top.name == "pause") is roomy


def test_who_is_called_to_the_screen_reads_at_once_what_was_missed(make_table, monkeypatch) -> None:
    """Nothing in this game has any weight, so what has is made up."""
    monkeypatch.setattr(Recap, "told", lambda self, seat, most=5: self.chronicle.entries(seat)[-2:])
    app, table = make_table(3)
    table.log_open = False
    app.step(0.5)
    app.stack.top.open()
    note = table.root.named("recap")
    assert note.visible and "Since your last decision" in texts(note)
    made = len(table.match.record.choices)
    table.handle(Input("press", note.rect.center))
    assert not note.visible and len(table.match.record.choices) == made
    table.rebuild()
    assert table.root.named("recap") is None and not table.root.named("log.tab").lit
