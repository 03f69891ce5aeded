"""The tutorial: its pages, the coach at the table, hints for beginners."""

import pygame
import pytest

from newangeles_gui import paths
from newangeles_gui.app import PAUSE
from newangeles_gui.commands.shots.situation import Situation
from newangeles_gui.engine.decisions import Choice
from newangeles_gui.profiles import FILE, Played, Profiles
from newangeles_gui.scenes.title import TitleScreen
from newangeles_gui.session.thinker import think
from newangeles_gui.titles.new_angeles.front import living_city
from newangeles_gui.titles.new_angeles.rules.trade import Goods, Trade
from newangeles_gui.titles.new_angeles.table.scene import TableScene
from newangeles_gui.titles.new_angeles.tutorial import coach as lessons
from newangeles_gui.titles.new_angeles.tutorial import coached
from newangeles_gui.titles.new_angeles.tutorial.coach import ASKED, HINTS, LESSONS, TOLD
from newangeles_gui.titles.new_angeles.tutorial.coached import guided_table, table_for
from newangeles_gui.titles.new_angeles.tutorial.guided import guided_match
from newangeles_gui.titles.new_angeles.tutorial.introduction import PAGES, Introduction
from newangeles_gui.widgets.inputs import Input

from .guided_hands import Here, press, show
from .table_hands import act, click

PLAYED = Played("g", "new_angeles", 1, 4, "nbn", True, "demand", 30)
# What a first round must have taught, whatever the opponents do.
CERTAIN = {
    "city", "you", "draw", "rival", "investment", "asset", "main_offer", "won", "others_turn",
    "production", "event", "demand", "log", "almanac", "free",
}  # fmt: skip


@pytest.fixture(autouse=True)
def here(monkeypatch):
    """Opponents answer at once, and nothing of the city has to be loaded."""
    monkeypatch.setattr("newangeles_gui.table.director.Thinker", Here)
    monkeypatch.setattr(
        living_city.LivingCity, "paint", lambda self, surface: surface.fill((9, 9, 20))
    )


def verdict(scene):
    return scene.root.named("verdict").text


def wanted(table):
    """What a robot answers: it makes offers, counters, supports, and uses what it can."""
    pending = table.match.pending
    choice = think(table.services.box, "greedy", table.match.view(pending.seat), pending, 1)
    return choice.option


def answer(table):
    """Whatever the table waits for."""
    if table.director.offer is not None:
        table.reply("refuse")
    elif table.holding >= 0:
        table.talk("go_on")
    elif table.choosing is not None:
        table.choose(wanted(table))


def play(app, table, rounds=1, close=True):
    """Let a robot play; the names of all lessons that were on the screen, in their order."""
    found = []
    for _ in range(4000):
        app.step(0.05)
        if table.playback.holds:  # in a scene of its own, or at the table
            act(app.stack.top, "space")
        coach = table.coach
        if coach.now is not None and (not found or found[-1] != coach.now.name):
            found.append(coach.now.name)
        if coach.now is not None and close:
            act(table, "cancel")
            continue
        if table.shown.round_place >= rounds and coach.now is None:
            return found
        answer(table)
    raise AssertionError(f"the game does not go on: {found}")


# --- the introduction -----------------------------------------------------------------------


def test_every_page_is_reached_with_one_key_and_the_last_begins_the_game(app, monkeypatch):
    begun = []
    monkeypatch.setattr(coached, "open_guided_game", begun.append)
    scene = show(app, Introduction(app.services))
    seen = [scene.root.named("title").text]
    for _ in PAGES[1:]:
        assert scene.root.focus.name == "next"
        act(scene, "confirm")
        seen.append(scene.root.named("title").text)
    assert len(set(seen)) == len(PAGES) == 7
    assert begun == []
    act(scene, "confirm")
    assert len(begun) == 1


def test_pages_turn_back_by_button_key_and_dot(app):
    scene = show(app, Introduction(app.services, 3))
    press(scene, "back")
    assert scene.page == 2
    act(scene, "page_up")
    assert scene.page == 1
    press(scene, "dot.5")
    assert scene.page == 5
    act(scene, "page_down")
    act(scene, "page_down")
    assert scene.page == 6


def test_the_introduction_can_be_left_and_skipped_from_every_page(app, monkeypatch):
    begun = []
    monkeypatch.setattr(coached, "open_guided_game", begun.append)
    for page in range(len(PAGES)):
        title = show(app, TitleScreen(app.services))
        scene = Introduction(app.services, page)
        app.stack.push(scene)
        press(scene, "skip" if page < len(PAGES) - 1 else "next")
        assert len(begun) == page + 1
        act(scene, "cancel")
        assert app.stack.top is title


def test_the_first_page_says_how_each_corporation_earns(app):
    scene = show(app, Introduction(app.services))
    said = set()
    for name in app.services.box.corporations:
        press(scene, f"mark.{name}")
        said.add(scene.root.named("contract").text)
    assert len(said) == 6


def test_the_rival_has_to_be_beaten_not_equalled(app):
    scene = show(app, Introduction(app.services, 1))
    unknown = verdict(scene)
    press(scene, "rival")
    slider = scene.root.named("capital")
    verdicts = {unknown}
    for capital in (18, 19, 20):
        slider._set(capital)
        verdicts.add(verdict(scene))
    assert len(verdicts) == 4
    assert scene.root.named("verdict").color == "good"


def test_pulling_threat_to_its_end_is_the_end(app):
    scene = show(app, Introduction(app.services, 2))
    words = []
    for threat in (0, 15, 24, 25):
        scene.picture.pull(threat)
        words.append(verdict(scene))
    assert len(set(words)) == 4
    assert scene.root.named("threat.number").text == "25/25"


def test_support_decides_the_small_deal_and_ties_go_to_the_main_offer(app):
    scene = show(app, Introduction(app.services, 3))
    assert scene.picture.winner == "counter"
    press(scene, "side.main")
    assert (scene.picture.support("main"), scene.picture.support("counter")) == (2, 2)
    assert scene.picture.winner == "main"
    press(scene, "side.counter")  # never both
    assert scene.picture.support("counter") == 2
    press(scene, "side.main")
    press(scene, "side.main")  # there is no third card
    assert scene.picture.support("main") == 3
    press(scene, "again")
    press(scene, "side.counter")
    assert scene.picture.winner == "counter"


def test_a_district_strikes_until_it_is_calmed_and_the_demand_can_be_met(app):
    scene = show(app, Introduction(app.services, 4))
    for _ in range(3):
        press(scene, "produce")
    assert scene.picture.supply == {"tech": 4, "consumables": 2}
    press(scene, "calm")
    press(scene, "produce")
    assert scene.picture.met
    assert not scene.root.named("produce").enabled


def test_a_promise_is_cheaper_than_support_now(app):
    scene = show(app, Introduction(app.services, 5))
    assert scene.picture.meter == 0
    press(scene, "kind.later")
    assert scene.picture.meter == 4
    press(scene, "kind.now")
    press(scene, "capital.more")
    press(scene, "capital.more")
    assert scene.picture.meter == 4


def test_pages_rest_when_nothing_moves(app):
    for page in range(len(PAGES)):
        assert show(app, Introduction(app.services, page)).wait() is None


# --- the guided game ------------------------------------------------------------------------


def test_a_robot_meets_the_lessons_of_the_first_round_once_each(app):
    table = show(app, guided_table(app.services))
    found = play(app, table)
    assert len(found) == len(set(found))
    assert set(found) >= CERTAIN
    assert found.index("rival") < found.index("main_offer") < found.index("production")
    # What others do is not certain, but some of it belongs to every first round.
    assert len(set(found) & {"countered", "holding", "counter", "support", "lay", "pay"}) >= 2


def test_the_first_offer_of_an_opponent_is_explained(app):
    table = ordinary(app)
    act(table, "cancel")
    giver, me = (table.match.game.name(seat) for seat in (1, 0))
    assert table.director.parley.talking.tell(1, 0, Trade(giver, me, Goods(1)), "")
    table.rebuild()
    app.step(0.05)
    assert table.coach.now.name == "offered"
    tray, bubble = table.root.named("tray"), table.root.named("bubble")
    assert bubble.target == tray.rect
    act(table, "cancel")
    assert table.director.offer is not None
    table.reply("refuse")
    app.step(0.05)
    assert table.coach.now is None


def test_the_game_waits_for_what_is_told_but_never_for_a_question(app):
    table = show(app, guided_table(app.services))
    assert table.coach.now.name == "city"
    assert table.coach.now.when == ASKED
    before = len(table.match.record.choices)
    table.choose(wanted(table))  # without closing anything
    assert len(table.match.record.choices) == before + 1
    table.coach.quit()
    table.coach.lessons = LESSONS
    play_until_told(app, table)
    pending, made = table.match.pending, len(table.match.record.choices)
    for _ in range(20):
        app.step(0.2)
    assert (table.match.pending, len(table.match.record.choices)) == (pending, made)
    assert table.wait() is None
    click(table, (3, 3))
    assert table.coach.now is None or table.coach.now.when != TOLD or not table.coach.holds


def test_what_a_lesson_points_at_has_come_to_rest(make_app):
    """The frame stood around an empty place while the card hung over a face."""
    app = make_app(animation="1x")
    table = show(app, guided_table(app.services))
    for _ in range(4000):
        app.step(0.05)
        now = table.coach.now
        if now is not None and now.name == "countered":
            break
        if now is not None:
            act(table, "cancel")
        else:
            answer(table)
    assert ("deal", "counter") in table.playback.hidden
    told = table.match.log[:]
    for _ in range(60):
        app.step(0.05)
    assert ("deal", "counter") not in table.playback.hidden
    assert table.coach.now.name == "countered"
    assert table.match.log == told, "nothing goes on"
    assert table.bubble.target == table.spot(("deal", "counter")).clip(table.screen)
    assert not table.playback.moves


def play_until_told(app, table):
    for _ in range(2000):
        app.step(0.05)
        if table.coach.holds:
            return
        if table.coach.now is not None:
            act(table, "cancel")
        else:
            answer(table)
    raise AssertionError("nothing was told")


def test_a_bubble_is_closed_by_enter_by_click_and_by_escape(app):
    table = show(app, guided_table(app.services))
    names = [table.coach.now.name]
    act(table, "confirm")
    names.append(table.coach.now.name)
    click(table, table.root.named("bubble").rect.move(4, 4).topleft)
    names.append(table.coach.now.name)
    act(table, "cancel")
    assert names == ["city", "you", "draw"]
    assert table.coach.now is None
    assert table.root.named("bubble") is None


def test_the_focus_is_the_bubbles_only_when_it_appears(app):
    table = show(app, guided_table(app.services))
    assert table.root.focus.name == "bubble.ok"
    other = next(one for one in table.root.all() if one.name.startswith("option."))
    table.root.set_focus(other)
    table.rebuild()
    assert table.root.focus.name == other.name


@pytest.mark.parametrize("key", ["confirm", "next", "down"])
def test_when_the_last_bubble_closes_one_key_leads_to_the_question_and_answers_nothing(app, key):
    """Enter, pressed once more than there were lessons, chose Construction."""
    table = show(app, guided_table(app.services))
    while table.coach.now is not None:
        act(table, "confirm")
    made = len(table.match.record.choices)
    table.rebuild()
    assert table.root.focus is None
    table.handle(Input("key", name="return"))
    act(table, key)
    assert table.root.focus is table.parts.prompt.buttons[0]
    assert len(table.match.record.choices) == made and not table.picker.chosen
    act(table, "confirm")
    assert len(table.match.record.choices) == made + 1, "and the next Enter answers"


def test_no_tip_of_a_pointer_that_rests_lies_over_a_lesson(app):
    table = show(app, guided_table(app.services))
    spot = table.place(("district", "manta")).center
    table.handle(Input("move", spot))
    app.step(0.5)
    assert table.tip, "who rests on a district is told of it"
    table.coach.close()
    table.rebuild()  # another lesson comes
    app.step(0.5)
    assert not table.tip
    act(table, "next")
    app.step(0.5)
    assert not table.tip, "a key is no pointer"
    table.handle(Input("move", (spot[0] + 1, spot[1])))
    app.step(0.5)
    assert table.tip


def test_the_city_is_sharp_while_a_lesson_is_read(app):
    """The stage had closed: until the lesson was read the city stood there stretched."""
    table = show(app, guided_table(app.services))
    play_until_told(app, table)
    board = table.parts.board
    board.zoom(2)
    assert not board.sees_all
    for _ in range(8):
        app.step(0.05)
        table.draw(app.screen)
    assert table.coach.holds and board.sees_all


@pytest.mark.parametrize("lesson", ["you", "contract", "log"])
def test_a_lesson_stands_beside_what_it_is_about(app, lesson):
    """Places that offers would have had were kept free, although there were none."""
    table = show(app, guided_table(app.services))
    table.coach.now = next(one for one in LESSONS if one.name == lesson)
    table.coach.facts = {"player": table.me}
    table.rebuild()
    bubble = table.bubble
    assert not bubble.rect.colliderect(bubble.target)
    around = 2 * table.px(110)
    assert bubble.rect.inflate(around, around).colliderect(bubble.target)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_first_lesson_hides_no_tower_of_the_root(make_app, size):
    app = make_app(size=size, animation="off")
    table = show(app, guided_table(app.services))
    foot = table.place(("root",))
    top = table.places.board.top
    tower = pygame.Rect(foot.x, top, foot.width, foot.bottom - top)
    assert table.coach.now.name == "city"
    assert not table.bubble.rect.colliderect(tower)


def test_leaving_the_tutorial_leaves_the_game(app):
    table = show(app, guided_table(app.services))
    press(table, "bubble.quit")
    assert table.coach.now is None
    table.choose(wanted(table))
    for _ in range(40):
        app.step(0.05)
    assert table.root.named("bubble") is None
    assert app.stack.top is table


def at_investments(match):
    """S.10: rivals are dealt when the first draws are over."""
    while match.pending.kind == "draw":
        match.apply(Choice("draw", match.pending.options[0]))
    return match.game.state


def test_the_guided_game_always_begins_the_same_with_a_rival_at_the_table(app):
    box = app.services.box
    first, second = (at_investments(guided_match(box, "Ada")) for _ in range(2))
    assert first.hands == second.hands
    assert first.rivals == second.rivals
    assert "arrest_orders" in first.hands[0]  # what the hint about the main offer speaks of
    assert first.active == 0
    assert box.corporations and first.rivals[0] in ("jinteki", "nbn", "weyland")


# --- hints in ordinary games ----------------------------------------------------------------


def ordinary(app, kind="main_offer", seed=1):
    match = Situation(seed=seed, until=kind).match(app.services.box)
    return show(app, table_for(app.services, match))


def test_a_beginner_gets_one_hint_for_a_kind_of_question_and_only_once(app):
    table = ordinary(app)
    assert table.coach.now.name == "main_offer"
    act(table, "confirm")
    assert table.coach.now is None
    assert lessons.hints_seen(app.services) == ["main_offer"]
    assert ordinary(app).coach.now is None
    assert ordinary(app, "counter").coach.now.name == "counter"


def test_hints_never_say_two_things_about_a_question():
    kinds = [(lesson.when, kind) for lesson in HINTS for kind in lesson.kinds]
    assert len(kinds) == len(set(kinds))


def test_no_more_hints_means_none(app):
    press(ordinary(app), "bubble.quit")
    assert app.services.chosen.values["hints"] is False
    assert type(ordinary(app, "counter")) is TableScene


@pytest.mark.parametrize("reason", ["tutorial", "game", "setting"])
def test_who_knows_the_game_gets_the_plain_table(app, reason):
    if reason == "tutorial":
        lessons.remember_hints(app.services, lessons.FINISHED)
    elif reason == "setting":
        app.services.chosen.choose("hints", False)
    else:
        Profiles({"Ada": [PLAYED]}).save(paths.settings_folder() / FILE)
    assert type(ordinary(app)) is TableScene


def test_several_people_at_one_screen_get_no_hints(app):
    match = Situation(people=2).match(app.services.box)
    assert type(table_for(app.services, match)) is TableScene


def test_hints_are_remembered_in_the_file_and_can_be_forgotten(app, monkeypatch):
    from newangeles_gui.scenes.settings.screen import SettingsScreen

    lessons.remember_hints(app.services, "counter", "pay", "counter")
    assert lessons.hints_seen(app.services) == ["counter", "pay"]
    file = paths.settings_folder() / "settings.toml"
    app.step(1 / 60)
    assert not file.exists(), "a frame has no time for the disk"
    monkeypatch.setattr(type(app), "_wait", lambda app: PAUSE)
    nothing = pygame.event.Event(pygame.NOEVENT)
    monkeypatch.setattr("newangeles_gui.app.next_event", lambda rest, untold: nothing)
    app._events()
    assert 'seen_hints = "counter,pay"' in file.read_text(encoding="utf-8")
    scene = show(app, SettingsScreen(app.services, "game"))
    button = scene.root.named("seen_hints")
    assert button.enabled
    button.click((0, 0))
    assert lessons.hints_seen(app.services) == []
    assert not scene.root.named("seen_hints").enabled


# --- the title ------------------------------------------------------------------------------


def test_the_title_offers_to_learn_first_to_those_who_have_no_game(app, instead):
    opened = []
    instead("open_tutorial", opened.append)
    title = show(app, TitleScreen(app.services))
    assert title.root.focus.name == "learn"
    act(title, "confirm")
    assert len(opened) == 1
    app.services.store.autosave(Situation(until="main_offer").match(app.services.box))
    title = show(app, TitleScreen(app.services))
    assert title.root.focus.name == "continue"
    press(title, "learn")
    assert len(opened) == 2


def test_escape_elsewhere_is_what_it_was(app):
    table = ordinary(app)
    act(table, "cancel")
    assert table.coach.now is None
    table.handle(Input("action", name="cancel"))
    assert app.stack.top is not table  # the menu
