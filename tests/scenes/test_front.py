"""Splash, title, new game and credits: what they do when somebody uses them."""

import gc
import sys
import threading
import time

import pygame
import pytest

from newangeles_gui import process
from newangeles_gui.app import PAUSE
from newangeles_gui.commands.shots.situation import Situation
from newangeles_gui.engine.conformance import Dice
from newangeles_gui.profiles import Played, Profiles
from newangeles_gui.scenes import games, routes
from newangeles_gui.scenes.credits import Credits
from newangeles_gui.scenes.front import Splash
from newangeles_gui.scenes.new_game.draft import Draft, DraftSeat, filled, remembered
from newangeles_gui.scenes.new_game.screen import NewGame
from newangeles_gui.scenes.title import TitleScreen
from newangeles_gui.session.match import Match
from newangeles_gui.titles.new_angeles.front import living_city
from newangeles_gui.titles.new_angeles.minds.registry import AGENTS
from newangeles_gui.titles.new_angeles.rules.setup import begin
from newangeles_gui.widgets.inputs import LOOK_AGAIN, Input, next_event, post_press
from newangeles_gui.widgets.kit import Viewport
from tests.scenes.examples import EXAMPLES


@pytest.fixture(autouse=True)
def ground(request, monkeypatch):
    """The city takes time to load, so only the tests that ask for it draw it."""
    if "city" not in request.node.name:
        monkeypatch.setattr(
            living_city.LivingCity, "paint", lambda self, surface: surface.fill((9, 9, 20))
        )


@pytest.fixture
def opened(instead):
    """Which ways were taken: the screens of others are not opened here."""
    found = []
    for name in [name for name in vars(routes) if name.startswith("open_")]:
        instead(name, lambda services, *more, name=name: found.append((name, *more)))
    return found


def show(app, scene):
    app.stack.replace(scene)
    app.step(0.01)
    return scene


def click(scene, name):
    widget = scene.root.named(name)
    assert widget is not None, f"there is no {name}"
    scene.handle(Input("press", widget.rect.center))
    scene.handle(Input("release", widget.rect.center))


def act(scene, name):
    return scene.handle(Input("action", name=name))


def played_match(app, choices=0, seed="one"):
    """A game that two people have begun."""
    draft = Draft(app.title.meta.seats, seed=seed)
    draft.resize(4)
    for place, name in enumerate(("Ada", "Borys")):
        draft.seats[place] = DraftSeat(True, name)
    match = Match.begin(app.services.box, draft.plan(app.services.box), f"game-{seed}")
    for _ in range(choices):
        match.apply(Dice(0).choice(match.pending))
    return match


# --- splash ---------------------------------------------------------------------------------


def test_the_splash_loads_the_city_and_goes_on_once(app):
    gone = []
    splash = show(app, Splash(app.services, lambda: gone.append(splash.share)))
    for _ in range(500):
        app.step(1 / 60)
        time.sleep(0.005)
        if gone:
            break
    assert gone == [1.0]
    app.step(1 / 60)
    assert len(gone) == 1
    assert splash.wait() is None


def loaded(splash):
    """It is seen, and then all of its pictures have been read; no time has passed for it."""
    splash.update(0.0)
    while splash.share < 1:
        time.sleep(0.005)
    splash.passed = 0.0


def test_the_splash_is_seen_before_all_cores_read(app):
    splash = Splash(app.services)
    app.stack.replace(splash)
    assert len(splash._loading) == 1
    app.step(1 / 60)
    assert len(splash._loading) == 1
    app.step(1 / 60)
    assert len(splash._loading) == len(splash._opening.jobs) > 1


def test_nothing_is_heard_before_the_first_pictures_are_read(make_app):
    """The device and its sounds take a core for as long as three of the pictures."""
    app, heard = make_app(), []
    app.options.silent = False
    app.services.audio.set_volumes = lambda music, sounds: heard.append((music, sounds))
    app.services.audio.scene = heard.append
    app.apply_settings()
    show(app, Splash(app.services))
    assert heard == [(0, 0)]
    show(app, TitleScreen(app.services))
    assert heard == [(0, 0), (60, 80), "title"]
    app.settings.choose("music", 10)
    app.apply_settings()
    app.step(0.01)
    assert heard[3:] == [(10, 80)]


def test_what_was_read_is_put_together_while_the_splash_is_still_to_be_seen(make_app, monkeypatch):
    """Not in the frame in which the title should come."""
    app, made = make_app(), []
    splash = show(app, Splash(app.services, lambda: made.append("gone")))
    really = splash._opening.done
    splash._opening = splash._opening._replace(
        done=lambda pictures: made.append("together") or really(pictures)
    )
    monkeypatch.delitem(sys.modules, "newangeles_gui.scenes.title")
    loaded(splash)
    splash.update(0.01)
    assert made == ["together"]
    assert "newangeles_gui.scenes.title" in sys.modules
    splash.update(0.01)
    assert made == ["together"]
    for _ in range(4):
        splash.update(0.1)
    assert made == ["together", "gone"]


def test_a_splash_whose_window_was_resized_goes_on_all_the_same(app):
    gone = []
    splash = show(app, Splash(app.services, lambda: gone.append(True)))
    app.services.kit.use(Viewport((1000, 600)), app.services.kit.theme)
    app.stack.rebuild()
    loaded(splash)
    app.step(0.5)
    assert gone == [True]


def test_a_seed_from_the_command_line_is_in_the_field(app):
    scene = show(app, NewGame(app.services, seed="rain"))
    assert scene.root.named("seed").text == "rain"


def test_the_splash_never_waits_long_and_any_key_skips_the_rest(make_app):
    app = make_app()  # with motion, so that there is something to wait for
    gone = []
    splash = show(app, Splash(app.services, lambda: gone.append(True)))
    loaded(splash)
    splash.update(0.05)
    assert not gone
    assert splash.handle(Input("key", name="x"))
    splash.update(0.01)
    assert gone
    assert not splash.handle(Input("move", (5, 5))) or splash.skipped


def test_nothing_is_collected_before_the_title_is_seen(app):
    process.hold()
    try:
        show(app, Splash(app.services))
        assert not gc.isenabled()
        show(app, TitleScreen(app.services))
        assert gc.isenabled()
    finally:
        gc.enable()


def nothing_happens(rest, untold):
    return pygame.event.Event(pygame.NOEVENT)


SELDOM = process.SELDOM


@pytest.fixture
def seldom(monkeypatch):
    """As in the program itself."""
    usual = gc.get_threshold()
    monkeypatch.setattr(process, "SELDOM", SELDOM)
    yield
    gc.set_threshold(*usual)


def test_old_things_are_looked_through_only_while_nothing_moves(seldom, make_app, monkeypatch):
    """A look at all of them takes longer than a frame."""
    app, collected = make_app(), []
    monkeypatch.setattr(gc, "collect", lambda: collected.append("old things"))
    monkeypatch.setattr(process, "shrink", lambda: collected.append("memory"))
    monkeypatch.setattr(gc, "get_count", lambda: (0, 0, process.OFTEN))
    assert gc.get_threshold()[2] == SELDOM > 10 * process.OFTEN
    waits = iter((0.0, 0.05, 1.0))
    monkeypatch.setattr(type(app), "_wait", lambda app: next(waits))
    monkeypatch.setattr("newangeles_gui.app.next_event", nothing_happens)
    done = ["old things", "memory"]
    for expected in ([], [], done):
        app._events()
        assert collected == expected
    monkeypatch.setattr(gc, "get_count", lambda: (0, 0, process.OFTEN - 1))
    process.pause()
    assert collected == done


def test_what_is_chosen_during_play_is_written_while_nothing_moves_and_surely_at_the_end(
    make_app, monkeypatch
):
    app, written = make_app(), []
    monkeypatch.setattr("newangeles_gui.app.keep", lambda services: written.append(app.frames))
    monkeypatch.setattr("newangeles_gui.app.next_event", nothing_happens)
    waits = iter((0.0, PAUSE / 2, PAUSE, PAUSE))
    monkeypatch.setattr(type(app), "_wait", lambda app: next(waits))
    app.services.keep_soon()
    for expected in (0, 0, 1, 1):
        app.step(1 / 60)
        app._events()
        assert len(written) == expected
    app.services.keep_soon()
    app.services.keep_soon()
    app.close()
    assert len(written) == 2


def test_who_lets_a_gamepad_lie_takes_no_core_for_that(app, monkeypatch):
    """SDL looks at it a thousand times a second, and there is no way to wait for it."""
    looks, waits = [], []
    monkeypatch.setattr(pygame.event, "wait", waits.append)
    poll = pygame.event.poll
    monkeypatch.setattr(pygame.event, "poll", lambda: looks.append(True) or poll())
    pygame.event.clear()
    began = time.perf_counter()
    assert next_event(0.1, untold=True).type == pygame.NOEVENT
    assert time.perf_counter() - began >= 0.1
    assert 2 < len(looks) <= 0.1 / LOOK_AGAIN + 1
    threading.Timer(0.02, post_press, ((5, 5),)).start()
    assert next_event(30.0, untold=True).type == pygame.MOUSEBUTTONDOWN
    next_event(0.001, untold=True)
    next_event(30.0, untold=False)
    assert waits == [1, 30_000]


def test_gamepads_and_windows_that_nobody_sees_do_not_tell_by_themselves(app, monkeypatch):
    told = []
    nothing = pygame.event.Event(pygame.NOEVENT)
    monkeypatch.setattr(
        "newangeles_gui.app.next_event", lambda rest, untold: told.append(untold) or nothing
    )
    app._events()
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    app._events()
    app._joysticks.append(object())
    app._events()
    assert told == [True, False, True]


def test_the_table_is_made_ready_once_the_title_is_seen(make_app, monkeypatch):
    app = make_app()
    app.services.kit.pictures.ahead = True
    seen = []
    monkeypatch.setattr(
        type(app.services.room),
        "prepare",
        lambda room, services: seen.append((app.frames, app.stack.fades)),
    )
    show(app, Splash(app.services))
    title = TitleScreen(app.services)
    before = app.frames
    app.stack.replace(title)
    assert title.wait() == 0.0
    assert app.stack.fades
    for _ in range(500):
        app.step(0.02)
        if seen:
            break
    assert len(seen) == 1
    assert seen[0][0] > before + 1
    assert not seen[0][1], "what is read for the table takes time from the pictures in between"
    assert title.wait() != 0.0


# --- the living city ------------------------------------------------------------------------


def test_the_city_moves_ten_times_a_second_and_rests_when_nobody_is_there(make_app):
    app = make_app()
    city = living_city.LivingCity(app.services.kit, app.services.box)
    frames = sum(city.update(1 / 60) for _ in range(120))
    assert 15 <= frames <= 20  # in two seconds
    assert city.wait() is not None
    for _ in range(220):
        city.update(0.1)
    assert city.wait() is None
    assert not city.update(0.2)
    city.wake()
    assert city.wait() is not None


def test_the_city_stands_still_with_reduced_motion(make_app):
    app = make_app(reduced_motion=True)
    title = show(app, TitleScreen(app.services))
    assert title.backdrop.wait() is None
    assert not title.backdrop.update(1.0)
    frames = app.frames
    for _ in range(30):
        app.step(0.1)
    assert app.frames == frames


def test_the_picture_of_the_city_changes_with_time_and_costs_little(make_app):
    app = make_app(size=(1920, 1080))
    title = show(app, TitleScreen(app.services))
    before = app.screen.copy()
    began = time.perf_counter()
    for _ in range(10):
        title.backdrop.seconds += 0.1
        title.draw(app.screen)
    assert (time.perf_counter() - began) / 10 < 0.05
    assert before.get_buffer().raw != app.screen.get_buffer().raw


# --- the title ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "way"),
    [
        ("new_game", "open_new_game"),
        ("load", "open_load"),
        ("replay", "open_replay"),
        ("almanac", "open_almanac"),
        ("settings", "open_settings"),
    ],
)
def test_every_line_of_the_menu_leads_somewhere(app, opened, name, way):
    click(show(app, TitleScreen(app.services)), name)
    assert opened == [(way,)]


def test_the_credits_are_opened_over_the_title(app):
    click(show(app, TitleScreen(app.services)), "credits")
    assert isinstance(app.stack.top, Credits)


def test_quit_ends_the_program(app):
    app.running = True
    click(show(app, TitleScreen(app.services)), "quit")
    assert not app.running


def test_without_a_save_continue_is_off_and_says_why(app, opened):
    title = show(app, TitleScreen(app.services))
    line = title.root.named("continue")
    assert not line.enabled
    assert line.tip_text == app.services.say("screen.title.nothing_saved_tip")
    assert title.root.focus.name == "learn"
    click(title, "continue")
    assert opened == []


def test_continue_opens_the_newest_game_and_says_which_it_is(app, opened):
    app.services.store.autosave(played_match(app, 3))
    title = show(app, TitleScreen(app.services))
    line = title.root.named("continue")
    assert line.note.startswith("Ada, Borys · Round 1 · 20")
    assert title.root.focus is line
    act(title, "confirm")
    assert [way for way, *_ in opened] == ["open_table"]
    assert len(opened[0][1].record.choices) == 3


def test_a_damaged_save_leads_back_to_an_earlier_one(app, opened):
    store, match = app.services.store, played_match(app, 2)
    store.autosave(match)
    match.apply(Dice(0).choice(match.pending))
    newest = store.autosave(match)
    raw = bytearray(newest.read_bytes())
    raw[-20] ^= 255
    newest.write_bytes(bytes(raw))
    show(app, TitleScreen(app.services))
    games.go_on(app.services)
    assert opened == []
    question = app.stack.top
    assert app.services.say("screen.title.earlier") in question.text
    question.answer(question.answers[0])
    assert [way for way, *_ in opened] == ["open_table"]


def test_a_finished_game_is_not_continued(app):
    match = played_match(app)
    match.game.state.ended_by = "threat"
    app.services.store.autosave(match)
    assert games.newest(app.services) is None


def test_the_language_is_switched_at_once_and_kept(app):
    title = show(app, TitleScreen(app.services))
    click(title, "language.pl")
    assert title.root.named("new_game").text == "Nowa gra"
    from newangeles_gui.settings import Settings

    assert Settings.load(environment={}).values["language"] == "pl"


def test_the_menu_can_be_walked_with_keys(app):
    title = show(app, TitleScreen(app.services))
    walked = [title.root.focus.name]
    for _ in range(8):
        act(title, "down")
        walked.append(title.root.focus.name)
    assert walked[:3] == ["learn", "new_game", "load"]
    assert walked[3:] == ["replay", "statistics", "almanac", "settings", "credits", "quit"]


# --- a new game -----------------------------------------------------------------------------


def test_a_new_player_needs_one_click(app, opened):
    scene = show(app, NewGame(app.services))
    click(scene, "start")
    [(way, match)] = opened
    assert way == "open_table"
    assert [seat.kind for seat in match.plan.seats] == ["person", *["opponent"] * 3]
    assert all(seat.level in AGENTS for seat in match.plan.seats[1:])
    assert len(set(match.plan.start.players)) == 4
    assert match.pending is not None
    assert match.identity.startswith("game-")


def test_no_two_seats_have_the_same_corporation(app):
    scene = show(app, NewGame(app.services))
    click(scene, "seat.0.role.nbn")
    click(scene, "seat.1.role.jinteki")
    click(scene, "seat.1.role.nbn")
    assert [seat.role for seat in scene.draft.seats[:2]] == ["jinteki", "nbn"]
    click(scene, "seat.1.role.chance")
    assert scene.draft.seats[1].role == ""


def test_chance_fills_only_what_was_left_to_it_the_same_for_the_same_seed(app):
    box = app.services.box
    first = filled(box, ["", "nbn", "", "", "jinteki", ""], "rain")
    assert first == filled(box, ["", "nbn", "", "", "jinteki", ""], "rain")
    assert sorted(first) == sorted(box.corporations)
    assert (first[1], first[4]) == ("nbn", "jinteki")
    others = {tuple(filled(box, [""] * 4, str(seed))) for seed in range(20)}
    assert len(others) > 10


def test_seats_are_added_moved_and_taken_away(app):
    scene = show(app, NewGame(app.services))
    click(scene, "players.6")
    assert len(scene.draft.seats) == 6
    click(scene, "seat.0.down")
    assert [seat.person for seat in scene.draft.seats] == [False, True, *[False] * 4]
    assert scene.root.focus.name == "seat.1.down"
    click(scene, "players.4")
    assert len(scene.draft.seats) == 4
    assert not scene.root.named("seat.0.up").enabled
    assert not scene.root.named("seat.3.down").enabled


def test_a_person_gets_a_name_by_typing(app, opened):
    scene = show(app, NewGame(app.services))
    click(scene, "seat.0.name")
    for _ in range(30):
        act(scene, "erase")
    assert not scene.root.named("start").enabled
    assert scene.root.named("note").text == "The person in seat 1 needs a name."
    scene.handle(Input("text", name="Юля"))
    assert scene.root.named("start").enabled
    click(scene, "start")
    assert opened[0][1].plan.seats[0].name == "Юля"


@pytest.mark.parametrize(
    ("seats", "words"),
    [
        ([DraftSeat(level="greedy")] * 4, "at least one seat needs a person"),
        ([DraftSeat(True, "Ada"), DraftSeat(True, " Ada ")], "Two people are called Ada"),
        ([DraftSeat(True, "Ada"), DraftSeat(True, "  ")], "seat 2 needs a name"),
    ],
)
def test_what_is_missing_is_said_in_words(app, opened, seats, words):
    draft = Draft(app.title.meta.seats, seats[:], level="greedy")
    draft.resize(4)
    scene = show(app, NewGame(app.services, draft))
    start = scene.root.named("start")
    assert words in scene.root.named("note").text
    assert words in start.tip_text
    assert not start.enabled
    scene.start()
    assert opened == []


def test_iron_locks_undo_off(app, opened):
    scene = show(app, NewGame(app.services))
    click(scene, "iron")
    undo = scene.root.named("undo")
    assert not undo.enabled
    assert undo.tip_text == app.services.say("screen.new_game.undo.locked")
    click(scene, "start")
    agreements = opened[0][1].plan.agreements
    assert (agreements.undo, agreements.iron, agreements.table_talk) == (False, True, False)


def test_setup_and_seed_make_the_same_game_again(app, opened):
    for _ in range(2):
        scene = show(app, NewGame(app.services))
        scene.draft.options = {}
        scene.rebuild()
        click(scene, "setup.next")
        click(scene, "seed")
        scene.handle(Input("text", name="rain"))
        click(scene, "start")
    first, second = (match for _, match in opened)
    assert first.plan.start.options["setup"] == next(iter(app.services.box.content.setups))
    assert first.plan.start == second.plan.start
    assert first.view() == second.view()
    assert first.identity != second.identity


def test_another_level_is_chosen_with_the_arrows(app, opened):
    scene = show(app, NewGame(app.services))
    before = scene.draft.seats[1].level
    click(scene, "seat.1.level.next")
    assert scene.draft.seats[1].level != before
    click(scene, "start")
    assert opened[0][1].plan.seats[1].level == scene.draft.seats[1].level


def test_the_last_game_is_remembered(app, opened):
    scene = show(app, NewGame(app.services))
    click(scene, "players.5")
    click(scene, "seat.1.kind.person")
    scene.call(0, "Ada")
    scene.call(1, "Bo,rys")
    click(scene, "seat.2.role.nbn")
    click(scene, "table_talk")
    click(scene, "start")
    again = remembered(app.settings, app.services.box, [], "Player")
    assert [seat.person for seat in again.seats] == [True, True, False, False, False]
    assert [seat.name for seat in again.seats[:2]] == ["Ada", "Bo rys"]
    assert again.seats[2].role == "nbn"
    assert again.table_talk
    assert app.settings.values["player"] == "Ada"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("seats", "human,nobody,,greedy,greedy,greedy,greedy,greedy"),
        ("seats", "x"),
        ("roles", "nbn,nbn,nowhere"),
        ("setup", "none"),
        ("people", ",,,"),
        ("opponents", "gone"),
    ],
)
def test_settings_that_make_no_sense_still_give_a_table(app, name, value):
    app.services.chosen.choose(name, value)
    draft = remembered(app.settings, app.services.box, [], "Player")
    assert 4 <= len(draft.seats) <= 6
    named = [seat.role for seat in draft.seats if seat.role]
    assert len(named) == len(set(named))
    assert all(seat.person or seat.level in AGENTS for seat in draft.seats)
    assert begin(app.services.box, draft.plan(app.services.box).start).pending is not None


def test_the_very_first_game_is_against_managers(app):
    """Until somebody has finished a game or chosen opponents: then it is as they left it."""
    settings, box, own = app.settings, app.services.box, app.services.chosen

    def levels(*known):
        draft = remembered(settings, box, known, "Player")
        draft.resize(6)
        return {seat.level for seat in draft.seats if not seat.person}

    assert levels() == {"manager"}
    assert levels("Ada") == {"director"}
    scene = show(app, NewGame(app.services))
    assert {seat.level for seat in scene.draft.seats[1:]} == {"manager"}
    own.choose("opponents", "chair")
    assert levels() == {"director", "chair"}
    own.choose("seats", "human,intern,intern,intern,intern,intern")
    assert levels() == levels("Ada") == {"intern"}


def test_people_who_have_played_here_are_offered(app):
    played = Played("g", "new_angeles", 1, 4, "nbn", True, "demand", 9)
    profiles = Profiles({"Zofia": [played], "Ada": [played]})
    from newangeles_gui import paths
    from newangeles_gui.profiles import FILE

    profiles.save(paths.settings_folder() / FILE)
    scene = show(app, NewGame(app.services))
    assert scene.draft.seats[0].name == "Ada"
    click(scene, "seat.1.kind.person")
    assert scene.draft.seats[1].name == "Zofia"
    click(scene, "seat.0.who")
    assert scene.draft.seats[0].name == "Zofia"


def test_the_contract_of_what_is_pointed_at_is_shown(make_app):
    app = make_app(size=(1920, 1080), animation="off")
    scene = show(app, NewGame(app.services))
    mark = scene.root.named("seat.0.role.weyland")
    scene.handle(Input("move", mark.rect.center))
    topic = scene.root.named("explanation").topic
    assert topic.text == app.services.words.text("corporation.weyland")
    assert topic.text in mark.tip_text
    scene.handle(Input("move", (2, 2)))
    scene.root.set_focus(scene.root.named("iron"))
    act(scene, "nothing")
    assert scene.root.named("explanation").topic.title == "Ironman"


def test_every_level_has_words(app):
    for level in AGENTS:
        for part in ("name", "about"):
            assert app.services.words.catalog.has(f"level.{level}.{part}"), level


def test_back_and_escape_lead_back(app):
    for make in (NewGame, Credits):
        app.stack.replace(TitleScreen(app.services), make(app.services))
        assert act(app.stack.top, "cancel")
        assert app.stack.top.name == "title"
        app.stack.push(make(app.services))
        click(app.stack.top, "back")
        assert app.stack.top.name == "title"


# --- the credits ----------------------------------------------------------------------------


def test_the_credits_name_the_licences(app):
    from newangeles_gui import __version__

    scene = show(app, Credits(app.services))
    said = " ".join(getattr(widget, "text", "") for widget in scene.root.all())
    for word in ("MIT", "CC BY 4.0", "SIL Open Font License", "pygame-ce", "not affiliated"):
        assert word in said
    assert __version__ in said


FRONT = ("title", "credits", "new_game", "settings_game", "load", "replay_picker",
         "statistics", "results", "characters", "almanac", "trade", "tutorial_1")  # fmt: skip


@pytest.mark.parametrize("name", FRONT)
def test_keys_scroll_and_f1_opens_the_almanac_on_every_front_screen(app, name):
    for key in ("page_down", "down", "up", "page_up", "almanac"):
        app.stack.replace(*EXAMPLES[name](app.services, Situation(after=60)))
        opened = app.stack.top
        act(opened, key)
        assert app.stack.top is opened or (key == "almanac" and app.stack.top.name == "almanac")
        if key == "almanac":
            assert app.stack.top.name == "almanac"
