"""The guided game: a scripted round in which every lesson comes up once, then a free one."""

import random
from dataclasses import replace
from itertools import product

import pytest

from newangeles_gui.engine.decisions import Choice
from newangeles_gui.minds.agent import Task
from newangeles_gui.session.loading import load_bytes, save_bytes
from newangeles_gui.titles.new_angeles.front import living_city
from newangeles_gui.titles.new_angeles.minds.bargaining.answers import YES
from newangeles_gui.titles.new_angeles.minds.search import LEVELS
from newangeles_gui.titles.new_angeles.minds.tasks import Agents
from newangeles_gui.titles.new_angeles.offers.screen import TradeScreen
from newangeles_gui.titles.new_angeles.rules.promises import KEPT
from newangeles_gui.titles.new_angeles.table.scene import TableScene
from newangeles_gui.titles.new_angeles.talk.bargaining import Talks
from newangeles_gui.titles.new_angeles.tutorial import coach as lessons
from newangeles_gui.titles.new_angeles.tutorial import guided as script
from newangeles_gui.titles.new_angeles.tutorial.coach import LESSONS
from newangeles_gui.titles.new_angeles.tutorial.coached import CoachedTable, guided_table, table_for
from newangeles_gui.titles.new_angeles.tutorial.guided import LEVEL, guided_match
from tests.languages import LANGUAGES

from .guided_hands import Here, Pupil, press, show

NAMES = [one.name for one in LESSONS]
LATEST = NAMES.index("free") + 1  # the lessons of the first round, and those right after it


@pytest.fixture(autouse=True)
def here(monkeypatch):
    """Opponents answer at once, and nothing of the city has to be loaded."""
    monkeypatch.setattr("newangeles_gui.table.director.Thinker", Here)
    monkeypatch.setattr(
        living_city.LivingCity, "paint", lambda self, surface: surface.fill((9, 9, 20))
    )


@pytest.fixture
def begin(app):
    """A function that opens the guided game and says who plays it."""
    return lambda **habits: Pupil(app, show(app, guided_table(app.services)), **habits)


def until_turn(number):
    return lambda table: table.shown.turns_taken >= number


def until_lesson(name):
    return lambda table: table.coach.now is not None and table.coach.now.name == name


def finished(table):
    return "end" in table.coach.said and table.coach.now is None


def schooled(table):
    return "free" in table.coach.said and table.coach.now is None


def happened(table, kind):
    return [event.facts(0) for event in table.match.log if event.kind == kind]


# --- as the bubbles say ---------------------------------------------------------------------


def test_every_lesson_comes_up_once_and_in_order(app, begin):
    pupil = begin().play(finished)
    assert pupil.lessons == NAMES
    assert pupil.counts == [(place + 1, len(LESSONS)) for place in range(len(LESSONS))]
    assert pupil.lost == []
    assert lessons.FINISHED in lessons.hints_seen(app.services)


def test_all_that_the_script_has_others_do_is_possible_and_is_done(begin, monkeypatch):
    spoken, silent = [], []
    answer = script.answer

    def watched(view, decision):
        choice, line = answer(view, decision), script.line_of(view, decision)
        if line is not None:
            (spoken if choice is not None else silent).append(line)
            assert choice is None or choice.option in decision.options
        return choice

    monkeypatch.setattr(script, "answer", watched)
    for bargains in (True, False):
        begin(bargains=bargains).play(until_turn(script.SCRIPTED_TURNS + 1))
    assert silent == []
    assert set(spoken) == set(script.LINES)


def test_one_vote_is_bought_one_sold_one_promise_kept_and_assets_are_claimed(begin):
    pupil = begin().play(until_turn(script.SCRIPTED_TURNS))
    table = pupil.table
    assert pupil.meter == YES
    me = script.PERSON
    traded = [(one["player"], one["to"]) for one in happened(table, "traded")]
    assert traded == [(me, script.SELLER), (script.SELLER, me)]
    assert [one.fate for one in table.shown.promises] == [KEPT]
    won = [(one["player"], one["main"], one["counter"]) for one in happened(table, "deal_won")]
    assert won == [(me, 1, 1), (script.SELLER, 1, 1), (me, 0, 1)]
    claimed = [one["asset"] for one in happened(table, "asset_claimed") if one["player"] == me]
    assert claimed == ["mr_white", "gurren_imaishi"]


def test_after_the_first_round_opponents_talk_by_themselves(begin):
    pupil = begin().play(finished)
    table = pupil.table
    assert all(seat.level == LEVEL for seat in table.match.plan.seats[1:])
    assert LEVEL in LEVELS
    spoken = table.director.parley.talking.conversation.spoken
    assert spoken and all(one.by != 0 for one in spoken)


# --- the first attempt at bargaining, and the coach -----------------------------------------


def asked_to_support(box, draws, offer):
    """The first deal, when the first supporter is asked; None if there is no such offer."""
    match, draws = guided_match(box, "Ada"), list(draws)
    agents = Agents(box)
    while (pending := match.pending).seat != 1 or pending.kind != "support":
        view = match.view(pending.seat)
        if pending.seat:
            task = Task("choose", LEVEL, view, pending, 1)
            match.apply(script.Script().line(task) or agents.perform(task))
        elif pending.kind == "main_offer":
            if offer >= len(pending.options):
                return None
            match.apply(Choice(pending.kind, pending.options[offer]))
        else:
            option = draws.pop(0) if pending.kind == "draw" else pending.options[0]
            match.apply(Choice(pending.kind, option))
    return match


def test_the_bribe_that_is_shown_is_taken_whatever_was_drawn_and_offered(app):
    box = app.services.box
    seen = set()
    kinds = ("construction", "biotech", "labor", "media")
    for draws, offer in product(product(kinds, repeat=2), range(8)):
        match = asked_to_support(box, draws, offer)
        if match is None:
            continue
        seen.add(match.game.state.deal.main)
        trade = script.bribe(match.view(0))
        talks = Talks(match)
        talks.begin_answer(1, trade)
        answer = talks.result()
        assert answer.accepts, (draws, match.game.state.deal.main, answer.rating)
    assert len(seen) >= 8


@pytest.mark.parametrize("bargains", [True, False])
def test_the_coachs_first_recommendation_wins_the_first_deal(app, begin, bargains):
    pupil = begin(bargains=bargains).play(until_lesson("main_offer"))
    view = pupil.table.match.view(0)
    task = Task("advise", "director", view, pupil.table.match.pending, 7)
    best = Agents(app.services.box).perform(task).counsels[0].option
    pupil.habits["main_offer"] = (best,)
    pupil.play(until_turn(2))
    won = happened(pupil.table, "deal_won")
    assert [one["player"] for one in won] == [script.PERSON]
    assert happened(pupil.table, "main_offer_proposed")[0]["card"] == best


def test_the_offer_table_of_the_guided_game_can_say_what_it_would_take(app, begin):
    pupil = begin().play(until_lesson("holding"))
    press(pupil.table, "bubble.show")
    scene = app.stack.top
    assert isinstance(scene, TradeScreen)
    names = {one.name for one in scene.root.all()}
    assert {"trade.what_take", "trade.what_give", "trade.make_fit", "good.now"} <= names
    assert scene.draft.trade == script.bribe(pupil.table.shown)


# --- something else -------------------------------------------------------------------------

OTHERWISE = [
    {"bargains": False},
    {"sells": False},
    {"counters": False},
    {"uses": False},
    {"bargains": False, "sells": False, "counters": False, "uses": False},
    {"main_offer": ("ruthless_tactics",), "counter": ("ruthless_tactics", "riot_control")},
    {"counter": ("pass",), "support": ("counter", "main"), "draw": ("media",)},
]


@pytest.mark.parametrize("habits", OTHERWISE)
def test_whoever_does_something_else_goes_on_and_gets_what_is_missing_later(begin, habits):
    pupil = begin(**habits).play(schooled)
    coach = pupil.table.coach
    assert len(pupil.lessons) == len(set(pupil.lessons))
    assert {*pupil.lessons} >= {"city", "main_offer", "production", "free"}
    assert coach.progress == (len(pupil.lessons), len(LESSONS))
    assert pupil.counts == [(place + 1, len(LESSONS)) for place in range(len(pupil.lessons))]


@pytest.mark.parametrize("seed", range(2))
def test_a_random_pupil_never_gets_stuck(begin, seed):
    chance = random.Random(seed)
    pupil = begin(bargains=chance.random() < 0.5, sells=chance.random() < 0.5)
    pupil.wanted = lambda pending: chance.choice(pending.options)
    pupil.play(lambda table: table.match.over or table.shown.round_place >= 2)
    assert len(pupil.lessons) == len(set(pupil.lessons))


def test_without_time_to_talk_the_game_goes_on(app, begin):
    app.services.chosen.choose("talk", False)
    pupil = begin().play(schooled)
    assert "holding" not in pupil.lessons
    assert pupil.table.coach.progress[0] == len(pupil.lessons)


def test_what_was_taken_back_is_asked_again_and_the_script_goes_on(begin):
    pupil = begin(sells=False, support=("main",)).play(until_lesson("lay"))
    table = pupil.table
    pupil.read()
    table.undo()
    pupil.play(lambda table: table._settled and table.choosing is not None)
    assert table.choosing.decision.kind == "support"
    pupil.play(schooled)
    # What was refused stays refused, so nobody owes anything in this game.
    assert pupil.lessons == [one for one in NAMES[:LATEST] if one not in ("owed", "kept")]


# --- saved games ----------------------------------------------------------------------------


@pytest.mark.parametrize("lesson", ["investment", "holding", "offered", "free"])
def test_a_saved_guided_game_goes_on_where_it_was(app, begin, lesson):
    pupil = begin().play(until_lesson(lesson))
    before = pupil.lessons[:]
    loaded = load_bytes(save_bytes(pupil.table.match, 1), app.services.box).match
    table = show(app, table_for(app.services, loaded))
    assert isinstance(table, CoachedTable)
    assert table.coach.guided
    later = Pupil(app, table).play(finished if lesson == "free" else schooled).lessons
    known = list(dict.fromkeys([*before, *later]))
    assert known == NAMES[: len(known)] and len(known) >= LATEST
    repeated = [one for one in later if one in before]
    assert set(repeated) <= set(before[-4:]), "what is asked once more is explained once more"


def test_a_guided_game_of_before_there_was_a_script_is_an_ordinary_game(app):
    match = guided_match(app.services.box, "Ada")
    match.plan.start = replace(match.plan.start, stacked={})
    lessons.remember_hints(app.services, lessons.FINISHED)
    assert type(table_for(app.services, match)) is TableScene


def test_who_has_left_the_lessons_is_not_taught_again_after_loading(app, begin):
    lessons.remember_hints(app.services, lessons.FINISHED)
    table = begin().play(until_lesson("draw")).table
    press(table, "bubble.quit")
    loaded = load_bytes(save_bytes(table.match, 1), app.services.box).match
    assert type(table_for(app.services, loaded)) is TableScene


def test_a_guided_game_whose_choices_lead_elsewhere_by_now_is_taught_again(app, begin):
    pupil = begin().play(until_lesson("holding"))
    match = pupil.table.match
    match.record.mark("unproved", "other_rules")
    table = show(app, table_for(app.services, match))
    assert table.coach.guided
    lessons = Pupil(app, table).play(schooled).lessons
    assert {*lessons} >= {"city", "holding", "free"}
    assert len(lessons) == len(set(lessons))


# --- bubbles --------------------------------------------------------------------------------


def test_a_bubble_changes_its_language_with_the_game(app, begin):
    table = begin().play(until_lesson("you")).table
    english = table.root.named("bubble.text").text
    app.services.settings.choose("language", "ru")
    app.services.settings_changed()
    app.step(0.01)
    russian = table.root.named("bubble.text").text
    assert russian == app.services.say("screen.tutorial.lesson.you.text") != english


@pytest.mark.parametrize(
    ("lesson", "size", "language"),
    [
        *product(["rival", "end"], [(1280, 720), (1920, 1080)], LANGUAGES),
        *product(["investment", "support", "offered"], [(1280, 720)], ["ru"]),
    ],
)
def test_a_bubble_leaves_what_it_waits_for_in_sight(make_app, lesson, size, language):
    app = make_app(size=size, language=language, animation="off")
    pupil = Pupil(app, show(app, guided_table(app.services))).play(until_lesson(lesson))
    table = pupil.table
    if lesson == "support":
        while table.director.offer is None:
            app.step(0.05)
    bubble = table.root.named("bubble").rect
    for name in ("look", "tray"):
        found = table.root.named(name)
        if found is not None:
            places = [one.rect for one in found.all() if one is not found] or [found.rect]
            assert bubble.collidelist(places) < 0, name
            spoken = [one.rect for one in table.parts.speeches]
            assert all(one.collidelist(places) < 0 for one in spoken), name
