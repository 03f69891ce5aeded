"""An event in a scene of its own: all that it tells is true, and it waits to be read."""

import re

import pygame
import pytest

from newangeles_gui.table.act import ChipRows
from newangeles_gui.table.playback import STAYS, Playback
from newangeles_gui.table.scenes.act import ASKED, ActScreen
from newangeles_gui.titles.new_angeles.city.event_act import EventAct
from newangeles_gui.titles.new_angeles.city.happenings import HitsMap
from newangeles_gui.titles.new_angeles.rules.setup import new_game
from newangeles_gui.titles.new_angeles.rules.steps.rounds import EventPhase
from newangeles_gui.titles.new_angeles.rules.views import view
from newangeles_gui.widgets.area import RowText
from newangeles_gui.widgets.inputs import Input
from tests.languages import LANGUAGES
from tests.scenes.test_layout import problems

FRAME = 1 / 30
SEAT = 3
CITY = {
    "guayaquil": 129, "la_costa": 8, "rabotgorod": 41, "quinde": 16, "esmeraldas": 16,
    "laguna_velasco": 136, "manta": 64, "nihongai": 258, "rutherford": 12, "base_de_cayambe": 193,
}  # fmt: skip


def told_of(box, event, threat=9):
    """What a seat is told when the event is turned up over that city; how it was before."""
    game = new_game(box, list(box.corporations)[:5], "act")
    while game.pending is not None and game.pending.kind != "main_offer":
        game.take(game.pending.options[0])
    state = game.state
    state.city = [CITY[name] for name in box.district_ids]
    state.threat, state.turn_track, state.pending = threat, [], None
    state.event_deck.remove(event)
    state.event_deck.append(event)
    before, seen = view(game, SEAT), []
    game.watch = lambda game: seen.append((game.events[-1], view(game, SEAT)))
    state.stack = [EventPhase()]
    game.run()
    while game.pending and any(isinstance(one, EventPhase) for one in game.state.stack):
        game.take(game.pending.options[-1])
    return [(one.kind, one.facts(SEAT), then) for one, then in seen], before


def opened(app, event, **about):
    """The scene of an event, as the table opens it."""
    services = app.services
    told, before = told_of(services.box, event, **about)
    playback = Playback(services, lambda target: None, lambda: None)
    playback.opens_acts = True
    playback.add(told, before, told[-1][2])
    screen = ActScreen(services, playback)
    app.stack.replace(screen)
    return screen, told, before


def settle(app, screen, most=40.0):
    """Until it waits, as long as it takes."""
    seconds = 0.0
    while not screen.playback.holds:
        app.stack.update(FRAME)
        seconds += FRAME
        assert seconds < most
    screen.update(FRAME)
    return seconds


def words_of(parts):
    return " ".join(one.text for one in parts if isinstance(one, RowText))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_all_events_of_the_box_have_a_scene_that_fits(make_app, language, size):
    app = make_app(size=size, language=language, animation="off")
    known = app.services.kit.pictures.known
    surface = pygame.Surface(size)
    for event in app.services.box.events:
        screen, told, before = opened(app, event)
        settle(app, screen)
        assert list(screen.act.layers) == [f"events/{event}{one}" for one in
                                           ("", ".middle", ".front")]  # fmt: skip
        assert all(one in known for one in screen.act.layers)
        assert problems(screen) == [], event
        page = screen.act.page()
        after = told[-1][2]
        assert (page.gauge.before, page.gauge.now) == (before.threat, after.threat)
        assert page.headline != app.services.words.name(f"event.{event}")
        assert words_of(page.asked) and words_of(page.answer)
        assert not re.search(r"screen\.|\{", f"{page}".replace("bound method", ""))
        screen.draw(surface)


@pytest.mark.rule("20.1")
def test_it_says_what_the_event_did_and_where(app):
    screen, told, _ = opened(app, "beanstalk_beset")
    settle(app, screen)
    page, act = screen.act.page(), screen.act
    name = app.services.words.name
    assert name("district.base_de_cayambe") in words_of(page.answer)
    assert words_of(page.amount) == "+4"
    said = [words_of(chip.parts) for chip in page.chips]
    assert said[:3] == [
        f"+1 {name(f'district.{one}')}" for one in ("nihongai", "rutherford", "base_de_cayambe")
    ]
    signs = {hit.district: hit.signs for hit in act.hits}
    assert signs["base_de_cayambe"] == ("threat", "illness")
    assert signs["nihongai"] == ("human_first",)
    assert sum(kind == "piece_placed" for kind, *_ in told) == 3


def test_what_is_not_found_is_said_too(app):
    screen, *_ = opened(app, "record_unemployment")
    settle(app, screen)
    page = screen.act.page()
    assert "4" in words_of(page.answer) and "6" in words_of(page.answer)
    assert words_of(page.amount) == "+0"
    assert all("threat" not in hit.signs for hit in screen.act.hits)


def test_a_unit_that_moves_twice_has_one_chip_with_its_way(app):
    screen, told, _ = opened(app, "activist_cells_awaken")
    settle(app, screen)
    moves = [facts for kind, facts, _ in told if kind in ("piece_moved", "piece_reached_root")]
    ways = [chip for chip in screen.act.page().chips if len(chip.parts) > 3]
    steps = sum((len(chip.parts) - 2) // 2 for chip in ways)
    assert steps == len(moves) and len(ways) < len(moves)


def test_it_is_told_step_by_step_and_then_waits(make_app):
    app = make_app()
    screen, _, before = opened(app, "beanstalk_beset")
    app.stack.update(FRAME)
    assert screen.root.named("headline") is None
    passed = FRAME
    while passed < ASKED + 0.1:
        app.stack.update(FRAME)
        passed += FRAME
    assert screen.root.named("headline") is not None and screen.root.named("asked") is not None
    assert screen.act.page().gauge.now == before.threat and not screen.root.named("chips")
    seconds = passed + settle(app, screen)
    assert 2.5 < seconds < 8
    chips = screen.root.named("chips")
    assert isinstance(chips, ChipRows) and len(chips.places) == 4
    for _ in range(600):
        app.stack.update(FRAME)
    assert app.stack.top is screen and screen.wait() is None


@pytest.mark.parametrize(
    "given",
    [Input("action", name="confirm"), Input("action", name="space"),
     Input("action", name="cancel"), Input("release", (5, 300))],
)  # fmt: skip
def test_first_all_of_it_is_there_then_it_is_over(make_app, given):
    app = make_app()
    screen, told, _ = opened(app, "beanstalk_beset")
    app.stack.update(FRAME)
    if given.kind == "release":
        screen.handle(Input("press", given.pos))
    assert screen.handle(given)
    assert screen.playback.holds and len(screen.act.told) == len(told) - 1
    screen.update(FRAME)
    assert screen.root.named("chips") is not None
    screen.handle(given)
    assert screen.playback.act is None and not screen.playback.holds
    app.stack.update(FRAME)
    assert app.stack.top is not screen


def test_the_button_goes_on(app):
    screen, *_ = opened(app, "gang_wars")
    settle(app, screen)
    button = screen.root.named("act.go_on")
    assert screen.root.focus is button
    for kind in ("move", "press", "release"):
        screen.handle(Input(kind, button.rect.center))
    assert not screen.playback.holds


@pytest.mark.parametrize("name", ["skip", "run_on"])
def test_holding_space_runs_on_to_the_next_decision(make_app, name):
    app = make_app()
    screen, *_ = opened(app, "gang_wars")
    screen.handle(Input("action", name=name))
    assert not screen.playback.busy
    app.stack.update(FRAME)
    assert app.stack.top is not screen


def test_at_a_higher_speed_it_ends_by_itself(make_app):
    app = make_app(animation="4x")
    screen, *_ = opened(app, "gang_wars")
    settle(app, screen)
    seconds = 0.0
    while app.stack.top is screen:
        app.stack.update(FRAME)
        seconds += FRAME
        assert seconds < 10
    assert seconds == pytest.approx(STAYS["4x"], abs=0.3)


def test_reduced_motion_moves_nothing_and_waits_as_well(make_app):
    app = make_app(reduced_motion=True)
    screen, *_ = opened(app, "gang_wars")
    first, second = pygame.Surface((1280, 720)), pygame.Surface((1280, 720))
    settle(app, screen)
    screen.draw(first)
    for _ in range(60):
        app.stack.update(FRAME)
    screen.draw(second)
    assert first.get_buffer().raw == second.get_buffer().raw
    assert screen.playback.holds


def test_an_event_without_a_scene_has_its_card_or_a_sky(app, monkeypatch):
    services = app.services
    act = opened(app, "gang_wars")[0].act
    known = dict(services.kit.pictures.known)
    for gone, left in (("events/", ["cards_events/gang_wars"]), ("cards_events/", ["skies/red"])):
        known = {name: one for name, one in known.items() if not name.startswith(gone)}
        monkeypatch.setattr(services.kit.pictures, "known", known)
        assert list(act.layers) == left


def test_an_event_that_looks_for_nothing_says_its_text(app):
    screen, *_ = opened(app, "gang_wars")
    assert isinstance(screen.act, EventAct)
    screen.act.sought = None
    settle(app, screen)
    screen.rebuild()
    page = screen.act.page()
    assert words_of(page.asked) == app.services.words.text("event.gang_wars")
    assert page.answer == ()
    assert problems(screen) == []


def test_the_rounds_of_an_event_are_counted_without_the_demand(app):
    screen, *_ = opened(app, "gang_wars")
    box, page = app.services.box, screen.act.page
    numbers = []
    for place in range(len(box.rounds)):
        screen.act.view.round_place = place
        numbers.append(int(re.search(r"\d+", page().corners[0])[0]))
    assert numbers == [1, 2, 2, 3, 4, 4, 5, 6, 6]


@pytest.mark.parametrize("event", ["social_apps", "activist_cells_awaken", "tri_maf_unite"])
def test_names_on_the_map_hide_no_other_name(make_app, event):
    app = make_app(size=(1920, 1080), animation="off")
    screen, *_ = opened(app, event)
    settle(app, screen)
    hits = next(one for one in screen.root.all() if isinstance(one, HitsMap))
    screen.draw(pygame.Surface((1920, 1080)))
    places = hits.labels()
    assert len(places) == len(hits.touched)
    for place, one in enumerate(places):
        assert hits.rect.contains(one)
        assert one.collidelist(places[:place]) < 0


@pytest.mark.parametrize(
    ("event", "stinger"), [("beanstalk_beset", "event_strikes"), ("earthquake", "event_passes")]
)
def test_the_answer_is_heard(make_app, event, stinger):
    app = make_app()
    app.services.audio.close()
    heard = []

    class Ears:
        """Stands for the audio."""

        def __getattr__(self, name):
            return heard.append if name == "play" else lambda *told: None

    app.services.audio = Ears()
    screen, *_ = opened(app, event)
    app.stack.update(FRAME)
    assert heard == []
    settle(app, screen)
    assert heard == [stinger]
