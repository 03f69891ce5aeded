"""Saved games on the screen: loading, damaged files, copies, names, and the menu of a game."""

import errno
import zipfile
from pathlib import Path

import pytest

from newangeles_gui import paths
from newangeles_gui.engine.conformance import Dice
from newangeles_gui.engine.plain import Start
from newangeles_gui.scenes.pause import Pause
from newangeles_gui.scenes.saves import Save
from newangeles_gui.scenes.saves.load import Load, typed_path
from newangeles_gui.session import disk
from newangeles_gui.session.match import Match
from newangeles_gui.session.plan import Agreements, Plan, Seat
from newangeles_gui.session.store import NAMED, QUARANTINE
from newangeles_gui.titles.new_angeles.facts import game_facts
from newangeles_gui.titles.new_angeles.front import living_city
from newangeles_gui.widgets.inputs import Input

from .system_hands import finish, point, press, said, show


@pytest.fixture(autouse=True)
def ground(monkeypatch):
    """The city takes time to load and is not what is looked at here."""
    monkeypatch.setattr(
        living_city.LivingCity, "paint", lambda self, surface: surface.fill((9, 9, 9))
    )


@pytest.fixture
def opened(instead):
    """Which matches went to the table, and how often somebody went to the title."""
    found = []
    instead("open_table", lambda services, match: found.append(match))
    instead("open_title", lambda services: found.append("title"))
    return found


@pytest.fixture
def full_disk(monkeypatch):
    """A function: nothing can be written any more."""

    def refuse(handle, content):
        raise OSError(errno.ENOSPC, "full")

    return lambda: monkeypatch.setattr(disk.os, "write", refuse)


def played(app, choices=12, identity="a-game", iron=False):
    """A game between a person and opponents, some choices old."""
    names = list(app.services.box.corporations)[:4]
    seats = [Seat("Ada"), *(Seat(name, "opponent", "greedy") for name in names[1:])]
    agreed = Agreements(undo=not iron, iron=iron)
    match = Match.begin(app.services.box, Plan(Start(names, "7"), seats, agreed), identity)
    dice = Dice(identity)
    for _ in range(choices):
        match.apply(dice.choice(match.pending))
    return match


def autosaved(app, times=2, **how):
    """A game that was saved so many times on its way."""
    match = played(app, **how)
    dice = Dice("on")
    for number in range(times):
        if number:
            match.apply(dice.choice(match.pending))
        path = app.services.store.autosave(match)
    return match, path


def row(save):
    """The name of a save's row."""
    return f"save.{save.name}"


def test_without_saves_the_list_says_so(app):
    scene = show(app, Load(app.services))
    assert said(scene, "No game has been saved yet")
    assert scene.root.named("load") is None


def test_a_game_goes_on(app, opened):
    match, _ = autosaved(app)
    scene = show(app, Load(app.services))
    press(scene, "load")
    assert app.stack.top.name == "waiting"
    finish(app)
    assert opened[0].record.choices == match.record.choices
    assert app.stack.top is scene


def test_the_list_tells_when_how_far_and_who(app):
    autosaved(app, iron=True)
    scene = show(app, Load(app.services))
    for words in ("Autosave", "Round 1", "of 25", "Ironman", "(Ada)", "Saved 20"):
        assert said(scene, words), words


def test_a_double_click_loads_and_a_slow_one_does_not(app, opened):
    app.services.store.save_as(played(app), "One")
    app.services.store.save_as(played(app, 15), "Two")
    scene = show(app, Load(app.services))
    other = next(one for one in scene.saves if one is not scene.chosen)
    place = scene.root.named(row(other.path)).rect.center
    for kind in ("press", "release"):
        point(scene, place, kind)
    assert scene.chosen is other
    scene.update(1.0)
    for kind in ("press", "release"):
        point(scene, place, kind)
    assert app.stack.top is scene
    for kind in ("press", "release"):
        point(scene, place, kind)
    finish(app)
    assert len(opened) == 1


def test_a_damaged_file_is_named_with_its_reason(app):
    _, path = autosaved(app)
    path.write_bytes(b"nothing of the kind")
    scene = show(app, Load(app.services))
    press(scene, row(path))
    assert said(scene, "not a saved game")
    assert said(scene, str(path))
    assert scene.root.named("load") is None


def test_a_damaged_save_is_seen_in_the_list_before_it_is_chosen(app):
    app.services.store.save_as(played(app), "Sound")
    path = app.services.store.save_as(played(app), "Flipped")
    raw = path.read_bytes()
    path.write_bytes(raw[:-9] + bytes([raw[-9] ^ 4]) + raw[-8:])
    scene = show(app, Load(app.services))
    assert [one.problem for one in scene.saves] == ["", "damaged"]
    assert scene.chosen.header.title == "Sound"
    texts = scene.root.named(row(path)).texts
    assert texts[0] == "Flipped" and texts[2] == app.services.say("screen.load.short.damaged")
    press(scene, row(path))
    assert scene.root.named("load") is None and scene.root.named("newest").enabled


def test_damage_behind_a_sound_header_shows_as_well(app):
    path = app.services.store.save_as(played(app), "Cut")
    path.write_bytes(path.read_bytes()[:-40])
    scene = show(app, Load(app.services))
    assert said(scene, "cut short")
    assert scene.root.named("newest").enabled


def test_the_newest_whole_save_of_a_damaged_game_goes_on(app, opened):
    match, path = autosaved(app, times=3)
    path.write_bytes(path.read_bytes()[:50])
    scene = show(app, Load(app.services))
    press(scene, row(path))
    press(scene, "newest")
    finish(app)
    assert opened[0].record.choices == match.record.choices  # the journal has them all


def test_without_any_whole_save_that_is_said(app, opened):
    _, path = autosaved(app, times=1)
    for file in path.parent.iterdir():
        file.write_bytes(b"?")
    scene = show(app, Load(app.services))
    press(scene, "newest")
    finish(app)
    assert said(app.stack.top, "no intact save of this game")
    assert opened == []


def test_a_damaged_file_is_set_aside_not_deleted(app):
    _, path = autosaved(app)
    path.write_bytes(b"NASAVE broken")
    scene = show(app, Load(app.services))
    press(scene, row(path))
    press(scene, "aside")
    kept = list((app.services.store.folder / QUARANTINE).glob("*.nasave"))
    assert [one.read_bytes() for one in kept] == [b"NASAVE broken"]
    assert said(scene, str(kept[0]))
    press(scene, row(kept[0]))
    assert not scene.root.named("aside").enabled
    assert "already" in scene.root.named("aside").tip_text
    assert not scene.root.named("newest").enabled


def test_what_cannot_be_loaded_is_said_and_set_aside(app, opened, monkeypatch):
    _, path = autosaved(app)
    scene = show(app, Load(app.services))
    path.write_bytes(path.read_bytes()[:-10] + b"0123456789")  # damaged since it was listed
    scene.load(scene.chosen)
    finish(app)
    assert said(app.stack.top, "damaged")
    assert said(app.stack.top, str(app.services.store.folder / QUARANTINE))
    press(app.stack.top, "answer.0")
    finish(app)
    assert len(opened) == 1


def test_going_back_behind_what_was_seen_is_said(app, opened):
    match = played(app)
    app.services.store.save_as(match, "Earlier")
    match.apply(Dice("more").choice(match.pending))
    app.services.store.autosave(match)
    scene = show(app, Load(app.services))
    press(scene, next(row(one.path) for one in scene.saves if one.header.title == "Earlier"))
    press(scene, "load")
    finish(app)
    assert len(opened) == 1
    assert said(app.stack.top, "after something new had been revealed")


def test_a_save_is_copied_out(app, tmp_path):
    path = app.services.store.save_as(played(app), "Mine")
    scene = show(app, Load(app.services))
    press(scene, "export")
    ask = app.stack.top
    ask.line = str(tmp_path)
    press(ask, "done")
    assert (tmp_path / path.name).read_bytes() == path.read_bytes()
    assert said(scene, str(tmp_path / path.name))


def test_a_copy_replaces_only_after_a_question(app, tmp_path):
    path = app.services.store.save_as(played(app), "Mine")
    goal = tmp_path / "there.nasave"
    goal.write_bytes(b"old")
    scene = show(app, Load(app.services))
    scene.export(scene.chosen, str(goal))
    assert goal.read_bytes() == b"old"
    press(app.stack.top, "answer.0")
    assert goal.read_bytes() == path.read_bytes()


@pytest.mark.parametrize(
    "goal", ["{tmp}/there/is/a/file", "{tmp}/" + "x" * 300, "~nobody-at-all/x"]
)
def test_a_copy_that_cannot_be_made_is_said(app, tmp_path, goal, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "there").write_bytes(b"a file")
    app.services.store.save_as(played(app), "Mine")
    scene = show(app, Load(app.services))
    scene.export(scene.chosen, goal.format(tmp=tmp_path))
    if goal.startswith("~"):
        assert (tmp_path / goal).exists()  # nobody has that home, so it is a folder's name
    else:
        assert app.stack.top.name == "question"
        assert said(app.stack.top, "Could not be written")


@pytest.mark.parametrize("line", ["mine.nasave", "~/mine.nasave", "{tmp}/mine.nasave"])
def test_a_path_without_a_root_begins_at_home(make_app, tmp_path, monkeypatch, line):
    make_app()
    away = tmp_path / "away"
    away.mkdir()
    monkeypatch.chdir(away)
    assert typed_path(line.format(tmp=tmp_path)) == tmp_path / "mine.nasave"


def test_a_save_is_brought_in(app, tmp_path):
    outside = tmp_path / "gift.nasave"
    path = app.services.store.save_as(played(app), "A gift")
    outside.write_bytes(path.read_bytes())
    path.unlink()
    scene = show(app, Load(app.services))
    press(scene, "import")
    for letter in str(outside):
        app.stack.top.handle(Input("text", name=letter))
    app.stack.top.handle(Input("action", name="confirm"))
    finish(app)
    assert scene.chosen.header.title == "A gift"
    assert scene.chosen.path.parent == app.services.store.folder / NAMED


@pytest.mark.parametrize(
    ("content", "words"), [(b"text", "not a saved game"), (None, "cannot be read")]
)
def test_what_is_no_save_is_not_brought_in(app, tmp_path, content, words):
    outside = tmp_path / "gift.nasave"
    if content is not None:
        outside.write_bytes(content)
    scene = show(app, Load(app.services))
    scene.take_in(str(outside))
    finish(app)
    assert said(app.stack.top, words)
    assert scene.services.store.saves() == []


def test_pictures_and_lines_know_nothing_private(app):
    match = played(app, 40)
    before = game_facts.of_match(match)
    state = match.game.state
    state.hands = [[] for _ in state.hands]
    state.rivals = state.rivals[::-1]
    state.investments = []
    state.drawn_investments = []
    assert game_facts.of_match(match) == before
    assert set(game_facts.PublicFacts.__dataclass_fields__) == {
        "seats", "capital", "threat", "round", "active", "ended", "players", "city",
        "winners", "rounds", "choices", "seed",  # seed and length are told at every table
    }  # fmt: skip


def test_the_picture_is_completed_a_slab_at_a_time(app):
    autosaved(app)
    scene = show(app, Load(app.services))
    app.stack.draw(app.screen)
    assert scene.mini.waiting
    assert scene.wait() is not None
    frames = 0
    while scene.mini.waiting:
        scene.update(0.01)
        frames += 1
    assert 10 <= frames <= 30
    app.stack.draw(app.screen)
    assert not scene.mini.waiting


def test_a_game_is_saved_under_a_name(app):
    scene = show(app, Save(app.services, played(app)))
    assert scene.title == "Ada, Round 1"
    scene.root.set_focus(scene.root.named("line"))
    for _ in scene.title:
        scene.handle(Input("action", name="erase"))
    scene.handle(Input("text", name="Monday"))
    scene.handle(Input("action", name="confirm"))
    (save,) = app.services.store.saves()
    assert save.header.title == "Monday"
    assert save.path.parent == app.services.store.folder / NAMED
    assert said(scene, "Saved as")


def test_a_save_is_replaced_only_after_a_question(app):
    first, second = played(app), played(app, 20)
    path = app.services.store.save_as(first, "Monday")
    old = path.read_bytes()
    scene = show(app, Save(app.services, second))
    press(scene, row(path))
    assert scene.title == "Monday"
    press(scene, "done")
    assert path.read_bytes() == old
    app.stack.top.handle(Input("action", name="cancel"))
    assert path.read_bytes() == old
    press(scene, "done")
    press(app.stack.top, "answer.0")
    assert path.read_bytes() != old
    assert len(app.services.store.saves()) == 1


def test_an_iron_game_has_no_named_saves(app):
    match = played(app, iron=True)
    scene = show(app, Save(app.services, match))
    assert said(scene, "This is an Ironman game")
    assert scene.root.named("done") is None
    menu = show(app, Pause(app.services, match))
    assert not menu.root.named("save").enabled
    assert "Ironman game" in menu.root.named("save").tip_text


def test_a_full_disk_while_saving_is_said(app, full_disk):
    scene = show(app, Save(app.services, played(app)))
    full_disk()
    press(scene, "done")
    assert said(app.stack.top, "The disk is full")
    press(app.stack.top, "answer.0")
    assert app.stack.top is scene


def test_the_menu_leads_everywhere_and_back(app, instead):
    called = []
    for name in ("open_load", "open_settings", "open_almanac"):
        instead(name, lambda services, name=name: called.append(name))
    below = show(app, Load(app.services))
    menu = Pause(app.services, played(app))
    app.stack.push(menu)
    for name in ("load", "settings", "almanac"):
        press(menu, name)
    assert called == ["open_load", "open_settings", "open_almanac"]
    press(menu, "save")
    assert app.stack.top.name == "save"
    app.stack.top.handle(Input("action", name="cancel"))
    press(menu, "rules")
    for words in ("Seed: 7", "Choices can be undone", "opponent (Broker)", "Ada"):
        assert words in app.stack.top.text
    press(app.stack.top, "answer.0")
    menu.handle(Input("action", name="menu"))
    assert app.stack.top is below


@pytest.mark.parametrize(
    "given", [Input("press", (2, 2)), Input("context", (2, 2)), Input("action", name="cancel")]
)
def test_a_click_beside_the_menu_goes_on_with_the_game_as_escape_does(app, given):
    below = show(app, Load(app.services))
    app.stack.push(Pause(app.services, played(app)))
    app.stack.handle(given)
    assert app.stack.top is below


def test_leaving_saves_first(app, opened):
    menu = show(app, Pause(app.services, played(app)))
    press(menu, "leave")
    assert opened == ["title"]
    assert len(app.services.store.saves()) == 1


def test_leaving_unsaved_is_the_persons_choice(app, opened, full_disk):
    menu = show(app, Pause(app.services, played(app)))
    full_disk()
    app.running = True
    press(menu, "quit")
    assert app.running
    assert said(app.stack.top, "The disk is full")
    press(app.stack.top, "answer.1")
    assert app.running
    press(menu, "quit")
    press(app.stack.top, "answer.0")
    assert not app.running


def test_a_report_is_packed_and_its_place_is_said(app):
    menu = show(app, Pause(app.services, played(app)))
    press(menu, "report")
    finish(app)
    (file,) = paths.log_folder().glob("report-*.zip")
    assert str(file) in app.stack.top.text
    with zipfile.ZipFile(file) as archive:
        assert "game.nasave" in archive.namelist()
        assert str(Path.home()) not in archive.read("log.txt").decode()


def test_a_report_that_cannot_be_written_is_said(app, full_disk):
    menu = show(app, Pause(app.services, played(app)))
    full_disk()
    press(menu, "report")
    finish(app)
    assert "The disk is full" in app.stack.top.text
