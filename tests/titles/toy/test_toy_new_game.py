"""A new game of a title that lets people choose nothing but seats."""

import os
import tomllib
from pathlib import Path

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from newangeles_gui import paths
from newangeles_gui.app import App, Options
from newangeles_gui.scenes import routes
from newangeles_gui.scenes.new_game.draft import Draft, DraftSeat, remember, remembered
from newangeles_gui.scenes.new_game.screen import NewGame
from newangeles_gui.scenes.settings.screen import SettingsScreen
from newangeles_gui.scenes.settings.tabs import TABS
from newangeles_gui.session import Match
from newangeles_gui.session.disk import keep_settings
from newangeles_gui.settings import Settings
from newangeles_gui.table.scenes.match import PlainTable
from newangeles_gui.widgets import Widget
from newangeles_gui.widgets.inputs import Input
from tests.titles.toy.rules import NAMES, Box
from tests.titles.toy.title import TITLE


@pytest.fixture
def toy() -> Box:
    return TITLE.rules.box(TITLE.data)


@pytest.fixture
def settings() -> Settings:
    return Settings.load(Path(os.devnull), {})


def test_as_few_as_can_play_and_opponents_without_a_character(toy: Box, settings) -> None:
    draft = remembered(settings, toy, [], "Ada")
    assert [(seat.person, seat.name, seat.level) for seat in draft.seats] == [
        (True, "Ada", "careful"), (False, "", "careful"),
    ]  # fmt: skip
    match = Match.begin(toy, draft.plan(toy), "toy")
    assert [seat.kind for seat in match.plan.seats] == ["person", "opponent"]
    assert [seat.character for seat in match.plan.seats] == ["", ""]
    assert {*match.plan.start.players} <= {*NAMES}
    assert match.plan.start.options == {}
    assert match.pending is not None


def test_there_are_as_many_seats_as_the_game_has(toy: Box) -> None:
    draft = Draft(TITLE.meta.seats, level="random")
    for number, there in ((1, 2), (3, 3), (9, 4)):
        draft.resize(number)
        assert len(draft.seats) == there
    assert len({*draft.plan(toy).start.players}) == 4


def test_the_last_game_is_remembered_under_its_own_heading(toy: Box, settings, tmp_path) -> None:
    seats = [DraftSeat(level="random"), DraftSeat(True, "Ada"), DraftSeat(True, "Borys")]
    remember(settings, toy, Draft(TITLE.meta.seats, seats, iron=True))
    file = tmp_path / "settings.toml"
    keep_settings(settings, file)
    written = tomllib.loads(file.read_text(encoding="utf-8"))
    assert written["toy"]["seats"] == "random,human,human"
    assert {"seats", "opponents", "table_talk"}.isdisjoint(written)
    again = remembered(Settings.load(file, {}), toy, ["Ada"], "Player")
    assert [(seat.person, seat.name) for seat in again.seats] == [
        (False, ""), (True, "Ada"), (True, "Borys"),
    ]  # fmt: skip
    assert again.seats[0].level == "random" and again.iron


LANGUAGES = paths.language_codes()
SIZES = [(900, 506), (1280, 720), (1920, 1080)]


@pytest.fixture
def make_app(tmp_path, monkeypatch):
    """A function that starts the program with this game."""
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    opened = []

    def make(size=(1280, 720), language="en") -> App:
        settings = Settings.load(Path(os.devnull), {})
        settings.choose("language", language)
        settings.choose("animation", "off")
        options = Options(size=size, software=True, silent=True, ahead=False)
        opened.append(App(settings, options, TITLE))
        return opened[-1]

    yield make
    for app in opened:
        app.close()


def show(app: App, scene):
    app.stack.replace(scene)
    app.step(0.01)
    return scene


def press(scene, name: str) -> None:
    widget = scene.root.named(name)
    assert widget is not None, f"there is no {name}"
    for what in ("press", "release"):
        scene.handle(Input(what, widget.rect.center))


def bare(root: Widget) -> list[str]:
    """Keys that nobody has found words for, and words that have no room."""
    said = [word for one in root.all() for word in (getattr(one, "text", ""), one.tip_text)]
    cut = [one.clipped for one in root.all() if one.clipped]
    return cut + [word for word in said if word.startswith(("screen.", "setting.", "level."))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_the_screen_shows_seats_and_who_plays_them(make_app, size, language) -> None:
    app = make_app(size, language)
    scene = show(app, NewGame(app.services))
    assert bare(scene.root) == []
    press(scene, "players.4")
    names = {one.name for one in scene.root.all()}
    assert {"players.2", "players.3", "players.4", "seed", "undo", "iron"} <= names
    assert {f"seat.{place}.kind" for place in range(4)} <= names
    assert "seat.1.level.next" in names
    offered = ("role.", "character", "setup", "table_talk", "players.5", "seat.4")
    assert [one for one in names if any(word in one for word in offered)] == []
    assert bare(scene.root) == []


def test_a_game_is_put_together_and_begun(make_app) -> None:
    app = make_app()
    routes.open_title(app.services)
    routes.open_new_game(app.services, seed="rain")
    scene = app.stack.top
    press(scene, "players.3")
    level = scene.draft.seats[2].level
    press(scene, "seat.2.level.next")
    press(scene, "seat.1.kind.person")
    scene.call(1, "Borys")
    press(scene, "start")
    app.step(0.01)
    table = app.stack.scenes[0]  # below the curtain between two people
    assert isinstance(table, PlainTable)
    plan = table.match.plan
    assert [seat.kind for seat in plan.seats] == ["person", "person", "opponent"]
    assert (plan.seats[1].name, plan.start.seed) == ("Borys", "rain")
    assert plan.seats[2].level in TITLE.minds.levels and plan.seats[2].level != level
    assert table.match.pending is not None
    app.close()
    written = Settings.load(environment={}).of("toy", TITLE.settings)
    assert str(written.values["seats"]).startswith("human,human,")


@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_have_what_this_game_has(make_app, language) -> None:
    app = make_app(language=language)
    for tab in TABS:
        scene = show(app, SettingsScreen(app.services, tab.name))
        assert bare(scene.root) == [], tab.name
        names = {one.name for one in scene.root.all()}
        assert names.isdisjoint({"talk", "table_talk", "hints", "key_trade", "key_reserve"})
    scene = show(app, SettingsScreen(app.services, "game"))
    assert scene.root.named("opponents.careful").chosen, "whom new games are against"
    press(scene, "opponents.random")
    assert Settings.load(environment={}).of("toy", TITLE.settings).values["opponents"] == "random"


def test_the_seed_of_the_day_is_the_same_for_everybody(settings, tmp_path, monkeypatch) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    monkeypatch.setattr("time.strftime", lambda shape: shape.replace("%Y-%m-%d", "2026-02-03"))
    plans = []
    for _ in range(2):
        app = App(settings, Options(size=(1280, 720), software=True, silent=True), TITLE)
        routes.open_new_game(app.services)
        app.step(0.05)
        button = app.stack.top.root.named("seed.today")
        assert button is not None and not button.clipped
        button.action()
        plans.append(app.stack.top.draft.plan(app.services.box).to_dict())
        app.close()
    assert plans[0] == plans[1] and plans[0]["start"]["seed"] == "2026-02-03"
