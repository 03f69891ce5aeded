"""The window with a game that has no screens of its own, and the choice between two games."""

import gc
import os
import re
import weakref
from pathlib import Path

import pygame
import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from newangeles_gui import paths, process, titles
from newangeles_gui.app import App, Options, chosen_game
from newangeles_gui.commands.loading import title_at_start
from newangeles_gui.content.problems import ContentError, Problem
from newangeles_gui.engine import Start
from newangeles_gui.i18n import words_of
from newangeles_gui.scenes import Scene, routes
from newangeles_gui.session import GAMES, Match, Plan, Seat
from newangeles_gui.settings import FILE, Settings
from newangeles_gui.widgets import Widget
from tests.titles.toy.title import TITLE

LANGUAGES = paths.language_codes()
SIZES = [(1280, 720), (1920, 1080), (900, 506)]
PLAYERS = ["red", "green", "blue"]
# What nobody should ever read: the key of words that are not there.
KEY = re.compile(r"[a-z_]+(\.[a-z_0-9]+)+")


@pytest.fixture
def two_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """The house has a second game."""
    toy = titles.Folder(lambda: TITLE, tuple, TITLE.home)
    monkeypatch.setattr(titles, "TITLES", {**titles.TITLES, "toy": toy})


@pytest.fixture
def make_app(tmp_path, monkeypatch):
    """A function that starts the program in a home of its own."""
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    opened = []

    def make(title=None, language="en", size=(1280, 720)) -> App:
        settings = Settings.load(environment={})
        settings.choose("language", language)
        settings.choose("animation", "off")
        app = App(settings, Options(size=size, software=True, silent=True, ahead=False), title)
        opened.append(app)
        return app

    yield make
    for app in opened:
        app.close()


def top(app: App) -> Scene:
    app.step(0.1)
    assert app.stack.top is not None
    return app.stack.top


def press(app: App, name: str) -> None:
    """Click on something, wherever it lies."""
    found = top(app).root.named(name)
    assert found is not None, f"{name} is not on {top(app).name}"
    assert found.click(found.rect.center), f"{name} does nothing"
    app.step(0.1)


def read(app: App, name: str) -> str:
    """All words of the screen that is expected to be open: no key, and nothing cut off."""
    scene = top(app)
    assert scene.name == name
    said = [text for one in scene.root.all() for text in _said(one)]
    assert not [text for text in said if KEY.fullmatch(text)]
    assert not [one.clipped for one in scene.root.all() if one.clipped]
    return "\n".join(said)


def _said(widget: Widget) -> list[str]:
    told = (getattr(widget, "text", ""), getattr(widget, "note", ""), widget.tip_text)
    return [text for text in told if text]


def waited(app: App, name: str) -> None:
    """Until a screen is open that something else leads to."""
    for _ in range(200):
        if top(app).name == name:
            return
        pygame.time.wait(5)
    raise AssertionError(f"{top(app).name} is open, not {name}")


def match_of(app: App, people: int = 1) -> Match:
    seats = [Seat("Anna"), Seat("Boris"), Seat("Celina")][:people]
    seats += [Seat(name, "opponent", "careful") for name in PLAYERS[people:]]
    return Match.begin(app.services.box, Plan(Start(PLAYERS[:], "7"), seats), f"toy-{people}")


def play_to_the_end(app: App) -> None:
    table = top(app)
    while not table.match.over:
        if table.root.named("answer.0") is not None:
            press(app, "answer.0")
        table.director.thinker.wait()
        app.step(0.1)
    assert app.services.say("screen.table.over") in read(app, "table")
    press(app, "answer.0")


@pytest.mark.parametrize(("language", "size"), [*zip(LANGUAGES, SIZES, strict=True)])
def test_a_game_goes_from_the_title_to_the_statistics(make_app, language, size) -> None:
    app = make_app(TITLE, language, size)
    say = app.services.say
    routes.open_splash(app.services)
    assert say("title.loading") in [getattr(one, "text", "") for one in app.stack.top.root.all()]
    waited(app, "title")
    assert say("title.motto") in read(app, "title")
    assert top(app).root.named("learn") is None, "there is nothing to learn it by"
    routes.open_table(app.services, match_of(app))
    assert say("decision.swap_card") in read(app, "table")
    play_to_the_end(app)
    told = read(app, "results")
    assert "Anna" in told
    assert say("screen.results.do.again") in told
    press(app, "results.replay")
    read(app, "replay")
    for step in ("forward", "to_next_turn", "seat", "back"):
        press(app, f"replay.{step}")
        read(app, "replay")
    press(app, "replay.from_here")
    assert "table" in top(app).name
    press(app, "menu")
    read(app, "pause")
    press(app, "rules")
    assert "7" in read(app, "question")
    press(app, "answer.0")
    press(app, "almanac")
    read(app, "almanac")
    press(app, "back")
    press(app, "leave")
    press(app, "statistics")
    told = read(app, "statistics")
    assert say("title.roles") in told
    assert say("level.careful.name") in told
    press(app, "back")
    press(app, "credits")
    read(app, "credits")


def test_a_game_is_saved_loaded_and_gone_on_with(make_app) -> None:
    app = make_app(TITLE)
    routes.open_table(app.services, match_of(app))
    press(app, "answer.0")
    made = len(top(app).match.record.choices)
    press(app, "menu")
    press(app, "save")
    assert "Anna" in read(app, "save")
    press(app, "done")
    press(app, "back")
    press(app, "leave")
    assert "Anna" in read(app, "title")
    press(app, "continue")
    assert len(top(app).match.record.choices) == made
    press(app, "menu")
    press(app, "load")
    read(app, "load")
    press(app, "load")
    waited(app, "table")
    assert len(top(app).match.record.choices) == made


def test_people_at_one_screen_are_called_one_after_the_other(make_app) -> None:
    app = make_app(TITLE)
    routes.open_table(app.services, match_of(app, 3))
    assert "Anna" in read(app, "curtain")
    app.step(0.5)
    press(app, "curtain.open")
    press(app, "answer.1")
    assert "Boris" in read(app, "curtain")


def test_with_one_game_nothing_asks_for_it(make_app, monkeypatch) -> None:
    monkeypatch.setattr(titles, "TITLES", {"new_angeles": titles.TITLES["new_angeles"]})
    app = make_app()
    routes.open_title(app.services)
    assert [one.name for one in top(app).root.all() if one.name.startswith("game.")] == []


def test_nothing_of_a_game_is_read_to_name_it(monkeypatch) -> None:
    strings = TITLE.data / "strings"
    assert words_of(strings, "pl", "title.name") == "Najwyższa karta"
    assert words_of(strings, "pl", "title.price") == ""
    assert words_of(strings, "de", "title.name") == ""
    assert words_of(paths.words_folders()[1], "en", "title.name") == "New Angeles"


@pytest.mark.parametrize(("language", "size"), [*zip(LANGUAGES, SIZES, strict=True)])
def test_the_title_leads_from_game_to_game(two_games, make_app, language, size) -> None:
    app = make_app(None, language, size)
    first = app.services
    routes.open_title(first)
    told = read(app, "title")
    named = {name: first.words.catalog.language.code and top(app).root.named(f"game.{name}")
             for name in titles.TITLES}  # fmt: skip
    assert named["new_angeles"].text == "New Angeles"
    assert named["toy"].text in told
    assert (named["new_angeles"].chosen, named["toy"].chosen) == (True, False)
    rects = [one.rect for one in named.values()]
    assert rects[0].collidelist(rects[1:]) < 0
    others = (one for one in top(app).root.all() if one.focusable and one not in named.values())
    assert all(rect.collidelist([other.rect for other in others]) < 0 for rect in rects)
    press(app, "game.toy")
    assert app.services.say("title.motto") == TITLE_MOTTO[language]
    assert TITLE_MOTTO[language] in read(app, "title")
    assert app.title is TITLE
    assert top(app).root.named("game.toy").chosen
    assert "marks/nbn" not in app.services.kit.pictures.known
    press(app, "game.toy")  # it is open already
    press(app, "game.new_angeles")
    waited(app, "title")
    assert app.services.title_id == "new_angeles"
    assert top(app).root.named("learn") is not None


TITLE_MOTTO = {code: words_of(TITLE.data / "strings", code, "title.motto") for code in LANGUAGES}


def pictures_left(app) -> weakref.ref:
    """Those of the game that is open, after another one was opened."""
    pictures = weakref.ref(app.services.kit.pictures)
    press(app, "game.toy")
    waited(app, "title")
    gc.collect()
    return pictures


def test_nothing_is_kept_of_a_game_that_was_left(two_games, make_app) -> None:
    app = make_app()
    routes.open_title(app.services)
    assert pictures_left(app)() is None


def test_nothing_is_kept_of_the_game_that_the_program_began_with(two_games, make_app) -> None:
    app = make_app()
    process.hold()
    try:
        routes.open_splash(app.services)
        waited(app, "title")
        assert gc.isenabled()
        assert pictures_left(app)() is None
    finally:
        gc.enable()
        gc.freeze()  # as it is in all tests


def test_a_game_that_cannot_be_used_is_not_opened(two_games, make_app, monkeypatch) -> None:
    app = make_app()
    routes.open_title(app.services)
    wrong = ContentError([Problem("box.yaml", 1, 1, "highest", "is missing")])

    def refuse(folder: Path, packs=()) -> None:
        raise wrong

    monkeypatch.setattr(TITLE.rules, "box", refuse)
    press(app, "game.toy")
    assert "High Card" in read(app, "question")
    press(app, "answer.0")
    assert top(app).name == "title"
    assert app.services.title_id == "new_angeles"
    assert app.services.settings.values["game"] == "new_angeles"


def test_the_keyboard_reaches_the_games(two_games, make_app) -> None:
    app = make_app()
    routes.open_title(app.services)
    focusable = [one.name for one in top(app).root.all() if one.focusable]
    assert {"game.new_angeles", "game.toy"} <= set(focusable)
    scene = top(app)
    scene.root.set_focus(scene.root.named("game.toy"))
    event = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r")
    app.take(event)
    assert app.services.title_id == "toy"


def test_the_game_that_was_chosen_last_is_open_the_next_time(two_games, make_app, tmp_path) -> None:
    app = make_app()
    routes.open_title(app.services)
    press(app, "game.toy")
    text = (paths.settings_folder() / FILE).read_text(encoding="utf-8")
    assert 'game = "toy"' in text
    assert make_app().title is TITLE


def test_a_game_that_is_not_there_is_not_forgotten(make_app) -> None:
    file = paths.settings_folder() / FILE
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text('game = "chess"\n', encoding="utf-8")
    settings = Settings.load(environment={})
    assert settings.warnings == []
    assert chosen_game(settings) == paths.TITLE
    app = make_app()
    assert app.services.title_id == paths.TITLE
    settings.choose("sounds", 10)
    assert 'game = "chess"' in settings.text(file.read_text(encoding="utf-8"))


def test_a_save_of_another_game_opens_that_game(two_games, make_app) -> None:
    app = make_app(TITLE)
    app.services.store.autosave(match_of(app))
    press_game(app, "new_angeles")
    assert not top(app).root.named("continue").enabled, "no game of this title can go on"
    press(app, "load")
    told = read(app, "load")
    assert "High Card" in told
    assert "Anna" in told
    assert "green" not in told, "what opponents play there has no name here"
    row = next(one for one in top(app).root.all() if one.name.startswith("save."))
    assert any("High Card" in text for text in row.texts)
    press(app, "load")
    waited(app, "table")
    assert app.title is TITLE
    assert top(app).match.pending is not None


def press_game(app: App, name: str) -> None:
    routes.open_title(app.services)
    press(app, f"game.{name}")
    waited(app, "title")


def test_a_save_of_a_game_that_is_not_there_says_so(two_games, make_app, monkeypatch) -> None:
    app = make_app(TITLE)
    app.services.store.autosave(match_of(app))
    monkeypatch.setattr(titles, "TITLES", {"new_angeles": titles.TITLES["new_angeles"]})
    app = make_app()
    routes.open_title(app.services)
    press(app, "load")
    assert app.services.say("save.bad.other_title") in read(app, "load")


def test_the_games_of_each_title_are_counted_by_themselves(two_games, make_app) -> None:
    app = make_app(TITLE)
    match = match_of(app)
    while match.pending is not None:
        match.apply(match.pending.choices()[0])
    routes.open_results(app.services, match)
    routes.open_title(app.services)
    press(app, "statistics")
    assert "Anna" in read(app, "statistics")
    press_game(app, "new_angeles")
    press(app, "statistics")
    assert app.services.say("title.unplayed") in read(app, "statistics")


def test_a_file_says_which_game_is_opened(two_games, make_app) -> None:
    app = make_app(TITLE)
    path = app.services.store.autosave(match_of(app))
    assert path.parent.parent.name == GAMES
    assert title_at_start(None, str(path), "new_angeles") is TITLE
    assert title_at_start(None, None, "toy") is TITLE
    assert title_at_start("new_angeles", str(path), "toy").meta.id == "new_angeles"


@pytest.mark.parametrize(("language", "size"), [*zip(LANGUAGES, SIZES, strict=True)])
def test_a_new_game_is_put_together_and_everything_can_be_set(make_app, language, size) -> None:
    app = make_app(TITLE, language, size)
    routes.open_title(app.services)
    press(app, "settings")
    tabs = [one.name for one in top(app).root.all() if one.name.startswith("tab.")]
    assert len(tabs) > 3
    for tab in tabs:
        press(app, tab)
        read(app, "settings")
    press(app, "back")
    press(app, "new_game")
    read(app, "new_game")
    press(app, "start")
    assert len(top(app).match.plan.seats) in TITLE.meta.seats
    play_to_the_end(app)
    press(app, "results.again")
    read(app, "new_game")
