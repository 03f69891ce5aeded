"""The settings: every one can be changed, is in force at once and in the file."""

import errno
import tomllib

import pygame
import pytest

from newangeles_gui import paths, titles
from newangeles_gui.scenes.settings.screen import SettingsScreen
from newangeles_gui.scenes.settings.tabs import PERSONAL, TABS, settings_on, tabs_of
from newangeles_gui.session import disk
from newangeles_gui.settings import FILE, KINDS, Settings
from newangeles_gui.widgets.inputs import BOUND, Input
from tests.languages import LANGUAGES

from .system_hands import point, press, said, show

NEW_ANGELES = Settings().of("new_angeles", titles.settings()["new_angeles"])
TAB_OF = {name: tab.name for tab in tabs_of(NEW_ANGELES) for name in settings_on(tab, NEW_ANGELES)}
# Which game was open last, and how it was put together: title and new game change these.
REMEMBERED = ("game", "seats", "roles", "characters", "people", "setup")


def in_file():
    """What the file of settings says."""
    return tomllib.loads((paths.settings_folder() / FILE).read_text(encoding="utf-8"))


def in_force(app):
    """All settings, those of the title too."""
    return {**app.settings.values, **app.services.chosen.values}


@pytest.fixture
def full_disk(monkeypatch):
    """Nothing can be written any more."""

    def refuse(handle, content):
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(disk.os, "write", refuse)


def test_every_setting_is_on_a_page():
    assert set(TAB_OF) == (set(KINDS) | set(NEW_ANGELES.kinds)) - set(REMEMBERED)


@pytest.mark.parametrize(
    ("name", "button", "value"),
    [
        ("language", "language.pl", "pl"),
        ("narration", "narration", True),
        ("opponents", "opponents.next", "chair"),
        ("hints", "hints", False),
        ("confirm", "confirm", False),
        ("undo", "undo", False),
        ("table_talk", "table_talk", True),
        ("iron", "iron", True),
        ("screen", "screen.full", "full"),
        ("scale", "scale.more", 105),
        ("animation", "animation.4x", "4x"),
        ("reduced_motion", "reduced_motion", True),
        ("frames", "frames.less", 50),
        ("software", "software", True),
        ("palette", "palette.tritanopia", "tritanopia"),
        ("high_contrast", "high_contrast", True),
        ("music", "music.less", 55),
        ("sounds", "sounds.more", 85),
    ],
)
def test_a_control_changes_its_setting_and_the_file(app, name, button, value):
    scene = show(app, SettingsScreen(app.services, TAB_OF[name]))
    press(scene, button)
    own = name in NEW_ANGELES.kinds
    assert in_force(app)[name] == value
    assert (in_file()["new_angeles"] if own else in_file())[name] == value
    again = Settings.load(environment={}, titles=titles.settings())
    assert (again.titles["new_angeles"] if own else again).values[name] == value


def test_the_language_changes_at_once_on_every_screen(app):
    below = show(app, SettingsScreen(app.services, "keys"))
    scene = SettingsScreen(app.services)
    app.stack.push(scene)
    press(scene, "language.ru")
    assert app.services.words.catalog.language.code == "ru"
    assert scene.root.named("title").text == below.root.named("title").text == "Настройки"
    assert scene.root.focus is scene.root.named("language.ru")


def test_colors_and_motion_are_in_force_at_once(app):
    scene = show(app, SettingsScreen(app.services, "colors"))
    press(scene, "palette.protanopia")
    press(scene, "high_contrast")
    assert (scene.kit.theme.palette, scene.kit.theme.high_contrast) == ("protanopia", True)
    press(scene, "tab.display")
    press(scene, "animation.1x")
    assert not scene.kit.calm
    press(scene, "reduced_motion")
    assert scene.kit.calm


def test_a_knob_is_pulled_without_being_taken_away(app, monkeypatch):
    played = []
    monkeypatch.setattr(app.services.audio, "play", played.append)
    scene = show(app, SettingsScreen(app.services, "sound"))
    knob = scene.root.named("sounds.line")
    point(scene, knob.rect.center, "press")
    for share in (0.6, 0.3, 0.25):
        point(scene, (knob.rect.x + round(share * knob.rect.width), knob.rect.centery), "move")
        assert scene.root.named("sounds.line") is knob
    assert app.settings.values["sounds"] == 80
    assert played == []
    point(scene, knob.rect.midleft, "move")
    point(scene, knob.rect.midleft, "release")
    assert app.settings.values["sounds"] == 0
    assert in_file()["sounds"] == 0
    assert played == ["notice"]


def test_a_volume_is_heard_while_it_is_pulled(app, monkeypatch):
    heard = []
    monkeypatch.setattr(type(app.services.audio), "is_open", True)
    monkeypatch.setattr(app.services.audio, "set_volumes", lambda *both: heard.append(both))
    scene = show(app, SettingsScreen(app.services, "sound"))
    knob = scene.root.named("music.line")
    point(scene, (knob.rect.right - 1, knob.rect.centery), "press")
    assert heard == [(100, 80)]
    assert app.settings.values["music"] == 60


def test_keys_move_a_gauge_and_the_wheel_does_not(app):
    scene = show(app, SettingsScreen(app.services, "display"))
    scene.root.set_focus(scene.root.named("frames.line"))
    scene.handle(Input("action", name="right"))
    assert app.settings.values["frames"] == 70
    knob = scene.root.named("frames.line")
    point(scene, knob.rect.center, "move")
    scene.handle(Input("wheel", amount=1))
    assert app.settings.values["frames"] == 70


def test_the_name_is_kept_when_nobody_types_any_more(app):
    scene = show(app, SettingsScreen(app.services))
    scene.root.set_focus(scene.root.named("player"))
    scene.handle(Input("text", name="Ада"))
    assert scene.wait() is not None
    scene.update(1.0)
    assert in_file()["player"] == "Ада"
    scene.handle(Input("text", name=" B"))
    app.stack.replace(SettingsScreen(app.services))
    assert in_file()["player"] == "Ада B"


def test_a_full_disk_is_said_and_the_choice_holds(app, full_disk):
    scene = show(app, SettingsScreen(app.services, "game"))
    press(scene, "hints")
    assert app.services.chosen.values["hints"] is False
    assert "disk is full" in scene.root.named("note").text
    assert FILE in scene.root.named("note").text
    press(scene, "tab.sound")
    assert scene.root.named("note") is None


def test_drawing_without_the_card_is_for_the_next_start(app):
    scene = show(app, SettingsScreen(app.services, "display"))
    press(scene, "software")
    assert "next time" in scene.root.named("note").text


def test_a_page_goes_back_to_the_defaults(app):
    scene = show(app, SettingsScreen(app.services, "sound"))
    app.services.chosen.choose("hints", False)
    press(scene, "music.less")
    press(scene, "reset")
    press(app.stack.top, "answer.0")
    assert app.settings.values["music"] == KINDS["music"].default
    assert app.services.chosen.values["hints"] is False
    assert "music" not in in_file()


def test_all_pages_go_back_but_the_person_stays(app):
    app.settings.choose("player", "Ada")
    app.settings.choose("language", "pl")
    app.settings.choose("key_undo", "x")
    scene = show(app, SettingsScreen(app.services, "sound"))
    press(scene, "reset")
    press(app.stack.top, "answer.1")
    assert app.settings.values["key_undo"] == "u"
    assert [app.settings.values[name] for name in PERSONAL[:2]] == ["pl", "Ada"]


def ask_for_a_key(app, name, key):
    """Click, then press a key as the window tells of it."""
    scene = show(app, SettingsScreen(app.services, "keys"))
    press(scene, name)
    app.take(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
    return scene


def test_a_key_gets_another_meaning(app):
    ask_for_a_key(app, "key_undo", pygame.K_k)
    assert app.settings.values["key_undo"] == in_file()["key_undo"] == "k"
    told = list(app.services.inputs.read(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_k, mod=0)))
    assert told[-1] == Input("action", name="undo")


def test_a_key_that_is_taken_is_swapped_and_that_is_said(app):
    scene = ask_for_a_key(app, "key_undo", pygame.K_t)
    assert (in_force(app)["key_undo"], in_force(app)["key_trade"]) == ("t", "u")
    assert scene.root.named("note").text == "That key was taken: “Trade” now has U."


@pytest.mark.parametrize(
    ("key", "words"),
    [
        (pygame.K_RETURN, "always means the same"),
        (pygame.K_TAB, "always means the same"),
        (pygame.K_3, "Digits"),
        (pygame.K_LSHIFT, "together with other"),
        (0, "has no name"),
    ],
)
def test_some_keys_are_refused_with_a_reason(app, key, words):
    scene = ask_for_a_key(app, "key_undo", key)
    assert app.settings.values["key_undo"] == "u"
    assert words in scene.root.named("note").text
    assert scene.asking == "key_undo"


def test_the_key_that_is_bound_does_nothing_else(app):
    scene = show(app, SettingsScreen(app.services, "keys"))
    press(scene, "key_skip")
    scene.handle(Input("key", name="return"))
    assert scene.handle(Input("action", name="confirm"))
    assert scene.asking == "key_skip"
    scene.update(0.1)
    scene.handle(Input("key", name="escape"))
    scene.handle(Input("action", name="cancel"))
    assert scene.asking == ""
    assert app.stack.top is scene


def test_another_click_ends_the_asking(app):
    scene = show(app, SettingsScreen(app.services, "keys"))
    press(scene, "key_skip")
    place = scene.root.named("tab.sound").rect.center
    point(scene, place, "press")
    point(scene, place, "release")
    assert (scene.asking, scene.tab.name) == ("", "sound")


def test_a_key_with_two_meanings_is_marked(app):
    app.settings.choose("key_undo", "l")
    scene = show(app, SettingsScreen(app.services, "keys"))
    assert scene.root.named("key_undo").color == "warning"
    assert "Log" in scene.root.named("key_undo").tip_text
    assert scene.root.named("key_mute").color == "line"


def test_every_meaning_has_words_in_the_list(app):
    scene = show(app, SettingsScreen(app.services, "keys"))
    assert len([name for name in BOUND if scene.root.named(f"key_{name}")]) == len(BOUND)
    assert not said(scene, "screen.settings")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_shows_a_bare_key(make_app, language):
    app = make_app(language=language)
    for tab in TABS:
        scene = show(app, SettingsScreen(app.services, tab.name))
        tips = [one.tip_text for one in scene.root.all()]
        assert not [tip for tip in tips if tip.startswith("screen.")]
        assert not said(scene, "screen.")


def test_back_closes(app):
    below = show(app, SettingsScreen(app.services))
    app.stack.push(SettingsScreen(app.services))
    app.stack.top.handle(Input("action", name="cancel"))
    assert app.stack.top is below
