"""What comes from outside of the game: another start of it, a data pack, the commit."""

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from newangeles_gui import paths, provenance
from newangeles_gui.app import DRIVER, NoWindowError
from newangeles_gui.cli import build_parser
from newangeles_gui.commands.screen import _first_screen, _tell, _tell_second
from newangeles_gui.process import hushed
from newangeles_gui.scenes import routes
from newangeles_gui.scenes.card_zoom import CardZoom
from newangeles_gui.scenes.credits import Credits
from newangeles_gui.session import Instance
from newangeles_gui.widgets.label import Label, Paragraph
from newangeles_gui.words.symbols import in_line
from tests.architecture.sources import ROOT

ACTIONS = "media: [{id: late_show, effect: [{do: lower_unrest}]}]"
ASSETS = "[{id: night_owl, hand_size: 1}]"


def said(widget) -> str:
    own = widget.text if isinstance(widget, Label | Paragraph) else ""
    return " ".join([own, *(said(child) for child in getattr(widget, "children", []))])


def start(
    home: Path, *arguments: str, video: str = "dummy", audio: str = "dummy"
) -> subprocess.CompletedProcess[str]:
    drivers = {DRIVER: video, "SDL_AUDIODRIVER": audio}
    return subprocess.run(
        [sys.executable, "-m", "newangeles_gui", *arguments], cwd=ROOT, capture_output=True,
        env={**os.environ, **drivers, "NEWANGELES_HOME": str(home)}, text=True, timeout=120,
        check=False, stdin=subprocess.DEVNULL,
    )  # fmt: skip


def test_a_window_that_nobody_would_see_is_not_opened(make_app, monkeypatch):
    """The library takes such a driver by itself where it finds no screen."""
    monkeypatch.setenv(DRIVER, "")
    with pytest.raises(NoWindowError):
        make_app()
    monkeypatch.setenv(DRIVER, "dummy")
    assert make_app().screen.get_size() == (1280, 720)


@pytest.mark.skipif(
    not sys.platform.startswith("linux") or Path("/dev/dri").exists(),
    reason="only here is there surely no screen",
)
def test_without_a_screen_one_sentence_and_status_2(tmp_path, monkeypatch):
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "NEWANGELES_LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    started = start(tmp_path, "--only-start", video="", audio="")
    assert (started.returncode, started.stdout) == (2, "")
    (line,) = started.stderr.splitlines()
    assert "no window can be opened" in line and "newangeles play" in line


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only these libraries chatter")
def test_chatter_of_libraries_stays_away_and_all_else_is_said(capfd):
    with hushed():
        os.write(2, b"ALSA lib pcm.c:2666:(snd_pcm_open_noupdate) Unknown PCM default\nOur line\n")
    assert capfd.readouterr().err == "Our line\n"
    with pytest.raises(ValueError), hushed():
        os.write(2, b"ALSA lib\nAnd ours")
        raise ValueError
    os.write(2, b" goes on\n")
    assert capfd.readouterr().err == "ALSA lib\nAnd ours goes on\n"


def test_a_second_start_says_so_over_the_title(app):
    routes.open_splash(app.services)
    _tell_second(app)
    assert app.stack.scenes[0].name == "title"
    words = said(app.stack.top.root)
    assert app.services.say("start.second.title") in words


def test_settings_that_cannot_be_read_are_told_of_at_the_start(make_app, tmp_path):
    app = make_app(animation="off")
    routes.open_splash(app.services)
    _tell(app, "start.unreadable", file="settings.toml")
    assert app.stack.scenes[0].name == "title"
    assert "settings.toml" in said(app.stack.top.root)


def test_a_start_with_damaged_settings_stays_as_it_is(tmp_path):
    file = tmp_path / "settings" / "settings.toml"
    file.parent.mkdir()
    file.write_text("scale = = 3\n")
    assert start(tmp_path, "--only-start").returncode == 0
    assert file.read_text() == "scale = = 3\n"
    changed = start(tmp_path, "settings", "music=7")
    aside = file.with_name("settings-damaged-0.toml")
    assert aside.read_text() == "scale = = 3\n" and str(aside) in changed.stderr
    assert "music = 7" in file.read_text()


def test_a_second_start_opens_its_window_and_its_terminal_says_so(tmp_path):
    first = Instance(tmp_path / "saves")
    first.take()
    assert start(tmp_path, "--only-start").returncode == 0
    seats = "random,random,random,random"
    played = start(tmp_path, "play", "--seats", seats, "--seed", "1", "--lang", "en")
    assert played.returncode == 0
    assert "The program is already open" in played.stderr
    first.close()
    alone = start(tmp_path, "play", "--seats", seats, "--seed", "1", "--lang", "en")
    assert alone.stderr == ""


SAVES = sorted((ROOT / "tests/saves/corpus/v1").rglob(f"*{paths.SAVED_GAME}"))


def first_screen(app, *arguments):
    """What a start with these arguments shows, and the words on it."""
    given = [str(one) for one in arguments]
    saves = [one for one in given if one.endswith(paths.SAVED_GAME)]
    _first_screen(app, build_parser(saves).parse_args(given))
    app.settle()
    return [scene.name for scene in app.stack.scenes]


def test_a_saved_game_that_is_named_or_opened_from_a_desktop_is_gone_on_with(app):
    assert first_screen(app, SAVES[0]) == ["table"]
    assert first_screen(app, "--silent", SAVES[0], "--software") == ["table"]
    assert first_screen(app, "--load", SAVES[0]) == ["table"]


def test_the_options_before_a_saved_game_still_hold():
    given = ["--silent", "--lang", "pl", "--home", "x", "a.nasave", "--software"]
    args = build_parser(["a.nasave"]).parse_args(given)
    assert (args.silent, args.lang, args.home) == (True, "pl", "x")
    assert (args.software, args.opened, args.load) == (True, "a.nasave", None)


def test_a_saved_game_that_cannot_be_opened_is_told_of_over_the_title(app, tmp_path):
    broken = tmp_path / f"broken{paths.SAVED_GAME}"
    broken.write_bytes(SAVES[0].read_bytes()[:500])
    for file in (broken, tmp_path / f"gone{paths.SAVED_GAME}"):
        assert first_screen(app, file) == ["title", "question"]
        assert file.name in said(app.stack.top.root)


@pytest.fixture
def pack(tmp_path, monkeypatch):
    folder = tmp_path / "pack"
    (folder / "strings/en").mkdir(parents=True)
    (folder / "actions.yaml").write_text(ACTIONS)
    (folder / "assets.yaml").write_text(ASSETS)
    (folder / "strings/en/words.yaml").write_text(
        "action: {late_show: {name: Late Show, text: Unrest falls.}}\n"
        "asset: {night_owl: {name: Night Owl, text: One more card.}}\n"
    )
    monkeypatch.setenv(paths.PACKS_VARIABLE, str(folder))
    return folder


def test_cards_of_a_pack_say_in_signs_what_they_do(pack, make_app):
    services = make_app().services
    effects = {card: services.face(card).effect for card in ("late_show", "night_owl")}
    assert in_line(effects["late_show"].sentence) == "unrest v1"
    assert in_line(effects["night_owl"].sentence) == "hand +1"


@pytest.mark.parametrize("card", ["late_show", "night_owl"])
def test_a_card_of_a_pack_is_shown_with_the_back_of_its_kind(card, pack, make_app):
    app = make_app(animation="off")
    app.stack.replace(CardZoom(app.services, [card]))
    app.settle()
    assert app.services.words.card(card) in ("Late Show", "Night Owl")


def test_a_card_of_a_pack_may_have_its_own_picture(pack, make_app):
    file = pack / "pictures/cards_actions/late_show.png"
    file.parent.mkdir(parents=True)
    surface = pygame.Surface((40, 30))
    surface.fill((255, 0, 0))
    pygame.image.save(surface, str(file))
    app = make_app(animation="off")
    picture = app.services.kit.pictures.sized("cards_actions/late_show", (20, 15))
    assert picture.get_at((10, 7))[:3] == (255, 0, 0)
    file.write_bytes(b"no picture")
    other = make_app(animation="off").services.kit.pictures
    assert other.known["cards_actions/late_show"].file.endswith("media.back.webp")


def test_the_credits_name_the_commit(app):
    app.stack.push(Credits(app.services))
    app.settle()
    assert provenance.version() in said(app.stack.top.root)
