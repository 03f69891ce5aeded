"""The end of a game: everybody's goal, the course of it, and the ways on."""

import errno
from itertools import pairwise

import pygame
import pytest

from newangeles_gui import paths, profiles
from newangeles_gui.commands.shots.situation import Situation
from newangeles_gui.profiles import FILE, Profiles
from newangeles_gui.scenes.card_zoom import CardZoom
from newangeles_gui.scenes.credits import Credits
from newangeles_gui.scenes.replay.screen import ReplayScreen
from newangeles_gui.scenes.title import TitleScreen
from newangeles_gui.session import DiskError
from newangeles_gui.session.plan import Seat
from newangeles_gui.session.store import SaveStore
from newangeles_gui.titles.new_angeles.facts.game_facts import timeline
from newangeles_gui.titles.new_angeles.results.chart import Chart, _apart
from newangeles_gui.titles.new_angeles.results.deals import MET, MISSED, VAIN, outcome_of, verdict
from newangeles_gui.titles.new_angeles.results.details import EndDetails, ResultRow
from newangeles_gui.titles.new_angeles.results.screen import CityResults
from newangeles_gui.titles.new_angeles.rules.promises import BROKEN, KEPT, Promise

from .table_hands import act, press_named

WHOLE = 10**6


@pytest.fixture(scope="module")
def played():
    """Whole games by seed and players, each played once."""
    return {}


def finished(played, box, seed=1, players=4):
    """A finished game; a copy, since a test may change its end."""
    key = (seed, players)
    if key not in played:
        played[key] = Situation(seed=seed, players=players, after=WHOLE).match(box)
    match = played[key]
    match.game.state = match.game.state.clone()
    return match


def ended(match, by, rivals, capital, winners):
    """The same game with another end."""
    match.game.state = match.game.state.clone()
    state = match.game.state
    state.ended_by, state.winners = by, winners
    state.rivals, state.capital = rivals, capital
    return match


def opened(app, match):
    scene = CityResults(app.services, match)
    app.stack.replace(scene)
    return scene


def detailed(app, match):
    """What is one click behind the end."""
    press_named(opened(app, match), "results.details")
    assert isinstance(app.stack.top, EndDetails)
    return app.stack.top


@pytest.mark.parametrize(("seed", "players"), [(1, 4), (2, 5), (3, 6)])
def test_the_timeline_ends_where_the_game_ended(app, played, seed, players):
    match = finished(played, app.services.box, seed, players)
    found, state = timeline(app.services.box, match), match.game.state
    assert found.points[0].choices == 0
    last = found.points[-1]
    assert (last.threat, last.capital) == (state.threat, tuple(state.capital))
    assert last.choices == len(match.record.choices)
    assert [one.choices for one in found.points] == sorted({one.choices for one in found.points})


def test_rounds_begin_in_order_and_demands_between_them(app, played):
    match = finished(played, app.services.box)
    found = timeline(app.services.box, match)
    names = [name for _, name in found.rounds]
    whole = ["1", "2", "demand_1", "3", "4", "demand_2", "5", "6", "demand_3"]
    assert names == whole[: len(names)] and len(names) > 3
    places = [place for place, _ in found.rounds]
    assert places[0] == 0 and places == sorted(places)
    assert places[-1] < len(found.points)


def test_deals_know_what_they_moved(app, played):
    match = finished(played, app.services.box)
    found = timeline(app.services.box, match)
    won = [event for event in match.log if event.kind == "deal_won"]
    assert [deal.winner for deal in found.deals] == [event.data["player"] for event in won]
    turning = found.turning(3)
    assert len(turning) == 3
    lightest = min(deal.weight for deal in turning)
    others = [deal for deal in found.deals if deal not in turning]
    assert all(deal.weight <= lightest for deal in others)
    assert [deal.choices for deal in turning] == sorted(deal.choices for deal in turning)


def test_a_game_that_cannot_be_followed_has_the_part_that_can(app, played):
    match = finished(played, app.services.box, seed=4)
    choices = match.record.choices
    kept = choices[:]
    choices[40] = "support nonsense"
    found = timeline(app.services.box, match)
    choices[:] = kept
    assert len(found.points) >= 1 and found.points[-1].choices <= 40


def test_the_chart_draws_each_value_at_its_height(app, played):
    match = finished(played, app.services.box)
    scene = detailed(app, match)
    chart = next(one for one in scene.root.all() if isinstance(one, Chart))
    points, plot = scene.timeline.points, chart.plot
    assert chart.most >= max(max(one.capital) for one in points)
    for seat, capital in enumerate(match.game.state.capital):
        x, y = chart.capital_line(seat)[-1]
        assert x == plot.right
        assert y == round(plot.bottom - capital / chart.most * plot.height)
    top = chart.threat_line()[-1][1]
    threat = min(1, match.game.state.threat / app.services.box.threat_end)
    assert top == round(plot.bottom - threat * plot.height)
    players = len(match.game.state.capital)
    assert len({chart.color(seat) for seat in range(players)}) == players


def test_marks_at_the_ends_of_lines_stay_apart(app, played):
    scene = detailed(app, finished(played, app.services.box))
    chart = next(one for one in scene.root.all() if isinstance(one, Chart))
    plot = chart.plot
    places = _apart([plot.bottom - 3, plot.bottom - 2, plot.bottom], 20, plot)
    assert [b - a for a, b in pairwise(places)] == [20, 20]
    assert places[-1] <= plot.bottom


def corporations(match):
    return match.game.state.corporations


def test_who_beat_their_rival_got_what_they_wanted(app, played):
    match = finished(played, app.services.box)
    one, two, three, four = corporations(match)
    ended(match, "demand", [two, one, three, four], [20, 10, 15, 5], [0, 2])
    assert [outcome_of(match.game, seat) for seat in range(4)] == [MET, MISSED, MET, MISSED]
    name = app.services.words.name(f"corporation.{two}")
    text = verdict(app.services, match.game, 0).text
    assert name in text and app.services.say("screen.results.outcome.met") in text
    assert "2" in verdict(app.services, match.game, 2).text, "46: two others with four players"


def test_threat_takes_it_from_all_but_a_federalist(app, played):
    match = finished(played, app.services.box)
    _, two, three, _ = corporations(match)
    ended(match, "threat", [two, "federalist", "federalist", three], [40, 30, 10, 5], [1])
    found = [outcome_of(match.game, seat) for seat in range(4)]
    assert found == [VAIN, MET, MISSED, MISSED]
    assert "25" in verdict(app.services, match.game, 1).text


@pytest.mark.parametrize(
    ("by", "winners", "head", "color"),
    [
        ("demand", [0, 2], "you_won", "focus"),
        ("demand", [1], "you_lost", "text"),
        ("threat", [0], "you_won", "focus"),
        ("threat", [], "you_lost", "threat"),
    ],
)
def test_the_first_words(app, played, by, winners, head, color):
    match = finished(played, app.services.box)
    state = match.game.state
    ended(match, by, state.rivals, state.capital, winners)
    scene = opened(app, match)
    label = scene.root.named("head")
    assert (label.text, label.color) == (app.services.say(f"screen.results.{head}"), color)
    how = scene.root.named("how").text
    assert app.services.say(f"screen.results.by_{by}") in how
    for seat in winners:
        assert app.services.words.name(f"corporation.{corporations(match)[seat]}") in how
    if not winners:
        assert app.services.say("standing.nobody") in how


@pytest.mark.parametrize("players", [4, 5, 6])
def test_everybody_has_a_row_with_what_was_hidden(app, played, players):
    match = finished(played, app.services.box, players=players)
    state = match.game.state
    scene = detailed(app, match)
    for seat in range(players):
        assert scene.root.named(f"capital.{seat}").text == str(state.capital[seat])
        scene.root.named(f"rival.{seat}").click((0, 0))
        zoom = app.stack.top
        assert isinstance(zoom, CardZoom)
        assert zoom.cards[0] == f"rival.{state.rivals[seat]}"
        assert zoom.cards[1:] == ([state.investments[seat]] if state.investments[seat] else [])
        app.stack.pop()


def test_promises_are_counted_in_the_row(app, played):
    match = finished(played, app.services.box)
    one, two = corporations(match)[:2]
    match.game.state.promises = [
        Promise(one, two, "pay", fate=KEPT), Promise(one, two, "pay", fate=KEPT),
        Promise(one, two, "pay", fate=BROKEN),
    ]  # fmt: skip
    scene = detailed(app, match)
    text = app.services.say("screen.results.promises", kept=2, broken=1)
    assert text in scene.root.named("promises.0").text


def test_the_statistics_of_a_person_grow(app, played):
    match = finished(played, app.services.box)
    path = paths.settings_folder() / FILE
    before = Profiles.load(path)
    opened(app, match)
    assert Profiles.load(path) != before


@pytest.mark.parametrize("how", ["results again", "loaded", "by a guest", "from the replay"])
def test_a_game_counts_once_however_its_end_is_seen_again(app, played, tmp_path, how):
    store, box = SaveStore(tmp_path / "saves"), app.services.box
    match = finished(played, box, seed=2)
    person = match.plan.seats[0].name
    opened(app, match)
    if how in ("loaded", "by a guest"):
        path = store.autosave(match)
        second = SaveStore(store.folder)
        second.guest = how == "by a guest"  # whose copy of the game goes on under a new name
        match = second.load(path, box).match
        second.autosave(match)
        assert (match.identity != "example") == second.guest
    elif how == "from the replay":
        end = len(match.record.choices)
        app.services.stack.push(ReplayScreen(app.services, match))
        app.stack.top.at = end
        app.stack.top.play_on()
        match = app.stack.top.match
        assert match.over
    opened(app, match)
    profiles = Profiles.load(paths.settings_folder() / FILE)
    assert profiles.statistics(person).games == 1


def test_the_ways_on(app, played):
    match = finished(played, app.services.box)
    scene = opened(app, match)
    press_named(scene, "results.replay")
    assert isinstance(app.stack.top, ReplayScreen)
    app.stack.pop()
    assert act(scene, "cancel")
    assert isinstance(app.stack.top, TitleScreen)


def plan_of(match, **seats):
    """The same game with other people and opponents at the table."""
    match.plan.seats[:] = [
        seats.get(f"seat_{place}", Seat(name, "opponent", "greedy"))
        for place, name in enumerate(corporations(match))
    ]
    return match


@pytest.fixture
def match(app):
    """A finished game of its own, as its seats are changed."""
    return Situation(seed=2, after=WHOLE).match(app.services.box)


def test_the_own_row_says_so_and_has_the_name(app, match):
    plan_of(match, seat_2=Seat("Ada"))
    scene = detailed(app, match)
    you = scene.root.named("you")
    assert you.text == app.services.say("screen.results.you")
    assert scene.root.named("result.2").rect.contains(you.rect)
    assert "Ada" in scene.root.named("called.2").text
    assert [row.own for row in scene.root.all() if isinstance(row, ResultRow)].count(True) == 1


def test_several_people_are_told_apart_by_their_names(app, match):
    scene = detailed(app, plan_of(match, seat_0=Seat("Ada"), seat_3=Seat("Борис")))
    assert scene.root.named("you") is None
    assert "Ada" in scene.root.named("called.0").text
    assert "Борис" in scene.root.named("called.3").text


def test_f1_opens_the_almanac_and_escape_comes_back(app, match):
    scene = opened(app, match)
    assert act(scene, "almanac")
    assert app.stack.top.name == "almanac"
    act(app.stack.top, "almanac")
    assert [one.name for one in app.stack.scenes] == ["results", "almanac"], "it is open already"
    assert act(app.stack.top, "cancel")
    assert app.stack.top is scene


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (900, 506)])
def test_the_seed_is_copied(make_app, size):
    app = make_app(size=size, animation="off")
    match = Situation(seed=77, after=WHOLE).match(app.services.box)
    scene = detailed(app, match)
    assert "77" in scene.root.named("seed.words").text
    scene.root.named("seed.copy").click((0, 0))
    assert pygame.scrap.get_text() == "77"
    assert scene.root.named("seed.copy").text == app.services.say("seed.copied")


def test_without_a_clipboard_the_button_says_so(app, match, monkeypatch):
    def refuse(text):
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", refuse)
    scene = detailed(app, match)
    press_named(scene, "seed.copy")
    assert scene.root.named("seed.copy").text == app.services.say("seed.no_clipboard")


@pytest.mark.parametrize(
    ("levels", "winners", "expected"),
    [
        (("manager", "manager", "manager"), [0], "director"),
        (("intern", "intern", "intern"), [0, 2], "manager"),
        (("intern", "director:silent", "manager"), [0], "chair"),
        (("greedy", "random", "greedy"), [0], "manager"),
        (("chair", "intern", "intern"), [0], ""),
        (("manager", "manager", "manager"), [1, 2], ""),
        (("manager", "manager", "manager"), [], ""),
    ],
)
def test_after_a_win_the_next_level_is_offered(app, match, levels, winners, expected):
    others = {f"seat_{place}": Seat(str(place), "opponent", level)
              for place, level in enumerate(levels, 1)}  # fmt: skip
    plan_of(match, seat_0=Seat("Ada"), **others)
    match.game.state.winners = winners
    scene = opened(app, match)
    button = scene.root.named("results.harder")
    assert (button is not None) == bool(expected)
    if button is not None:
        press_named(scene, "results.harder")
        draft = app.stack.top.draft
        assert {seat.level for seat in draft.seats if not seat.person} == {expected}


def test_people_alone_are_offered_no_level(app, match):
    seats = {f"seat_{place}": Seat(f"Person {place}") for place in range(4)}
    match.game.state.winners = [1]
    scene = opened(app, plan_of(match, **seats))
    assert scene.root.named("results.harder") is None


def test_damaged_statistics_are_said_and_counting_goes_on(app, match):
    path = paths.settings_folder() / FILE
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"{")
    scene = opened(app, plan_of(match, seat_0=Seat("Ada")))
    assert app.stack.top.name == "question"
    (aside,) = path.parent.glob("profiles-*.json")
    assert str(aside) in app.stack.top.text and aside.read_bytes() == b"{"
    assert Profiles.load(path).statistics("Ada").games == 1
    act(app.stack.top, "cancel")
    assert app.stack.top is scene
    app.stack.push(Credits(app.services))
    app.stack.pop()
    assert app.stack.top is scene, "it is said once"


def test_statistics_that_cannot_be_written_are_said(app, match, monkeypatch):
    def full(path, content):
        raise DiskError(OSError(errno.ENOSPC, "No space left on device"), path)

    monkeypatch.setattr(profiles, "write_file", full)
    opened(app, plan_of(match, seat_0=Seat("Ada")))
    path = paths.settings_folder() / FILE
    assert app.stack.top.text == app.services.say("statistics.unkept", file=str(path))
