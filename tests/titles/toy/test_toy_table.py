"""A title without a table of its own at the window: a button for each answer, hand, log, seats."""

import os
from pathlib import Path

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from newangeles_gui import paths
from newangeles_gui.app import App, Options
from newangeles_gui.engine.start import Start
from newangeles_gui.session.match import Match
from newangeles_gui.session.plan import Plan, Seat
from newangeles_gui.settings import Settings
from newangeles_gui.table.plain import PlainTable
from newangeles_gui.titles.title import Title
from newangeles_gui.widgets.button import Button
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


def buttons(table: PlainTable) -> list[Button]:
    return [one for one in table.root.children if isinstance(one, Button)]


def texts(table: PlainTable) -> str:
    found, waiting = [], [table.root]
    while waiting:
        one = waiting.pop()
        found.append(getattr(one, "text", ""))
        assert not getattr(one, "clipped", ""), one
        waiting += one.children
    return "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_everything_that_there_is_can_be_read(make_table, language, size) -> None:
    app, table = make_table(1, language, size)
    said = texts(table)
    words = app.services.words
    card = table.match.game.state.cards[0]
    for wanted in ("decision.swap_card", "option.swap_card.keep", "option.swap_card.swap"):
        assert words.say(wanted) in said
    assert words.say("toy.hand", card=card) in said
    assert words.say("log.dealt.known", player=words.player("red"), card=card) in said
    assert words.say("log.dealt.told", player=words.player("green")) in said
    assert f"{words.name('player.green')}: ?" in said


def test_a_person_plays_against_opponents_to_the_end(make_table) -> None:
    app, table = make_table(1)
    pressed = 0
    for _ in range(100):
        if found := buttons(table):
            found[0].action()
            pressed += 1
        table.thinker.wait()
        app.step(0.05)
    assert table.match.over
    assert pressed == table.match.game.box.rounds, "once in each round"
    assert buttons(table) == []
    assert "The highest card wins" in texts(table)
    assert ": ?" not in texts(table), "all cards are shown"


def test_nobody_sees_the_card_of_another_person_at_the_screen(make_table) -> None:
    app, table = make_table(3)
    cards = table.match.game.state.cards
    (curtain,) = buttons(table)
    assert "Red" in curtain.text
    assert "Your card" not in texts(table)
    curtain.action()
    assert f"Your card: {cards[0]}" in texts(table)
    buttons(table)[0].action()
    app.step(0.1)
    assert "Your card" not in texts(table), "the next one has to come to the screen"
    assert "Green" in buttons(table)[0].text
