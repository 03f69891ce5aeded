"""The coach at the table: asked by mouse, keys and gamepad, closed by everything that should."""

from dataclasses import replace

import pygame
import pytest

from newangeles_gui.minds.agent import dice
from newangeles_gui.titles.new_angeles.coach.screen import CoachScreen, panel_room
from newangeles_gui.titles.new_angeles.minds.bargaining.answers import YES, Answer, Rating, Reason
from newangeles_gui.titles.new_angeles.rules.trade import Goods, Trade
from newangeles_gui.titles.new_angeles.rules.views import SPECTATOR
from newangeles_gui.titles.new_angeles.table.commands import can_ask_coach
from newangeles_gui.titles.new_angeles.talk.bargaining import Coaching
from newangeles_gui.titles.new_angeles.talk.talking import Offer
from newangeles_gui.widgets.button import Button
from newangeles_gui.widgets.inputs import BOUND, BUTTONS, Input
from tests.languages import LANGUAGES

from .robot import event
from .table_hands import (
    ThinkerHere,
    act,
    begin,
    click,
    occurrences,
    open_table,
    play,
    press_named,
    quick,
    tab_to,
)
from .test_leaks import twin_of


@pytest.fixture(autouse=True)
def quickly(monkeypatch):
    quick(monkeypatch)
    monkeypatch.setattr(
        "newangeles_gui.titles.new_angeles.talk.bargaining.LEVEL", "manager"
    )  # few playouts


@pytest.fixture(scope="module")
def places(box):
    """Where each kind of question is asked in random games."""
    return occurrences(box)


@pytest.fixture
def at_question(make_app, places):
    """A function that opens the table at a question of a kind to a person."""

    def make(kind="main_offer", people=None, **chosen):
        app = make_app(animation="off", **chosen)
        (place,) = places[kind]
        table = open_table(app, place.match(app.services.box, people))
        return app, table

    return make


def asked(app, table):
    """The coach has said what it has to say."""
    act(table, "hint")
    coach = app.stack.top
    assert isinstance(coach, CoachScreen)
    for _ in range(400):  # opponents may be talking
        if not coach.coaching.waiting:
            break
        app.stack.update(0.05)
    assert not coach.coaching.waiting
    return coach


def options(coach):
    return [one.option for one in coach.coaching.advice.counsels]


def test_the_key_and_the_button_of_the_gamepad_exist():
    assert BOUND["hint"] == "h"
    assert "hint" in BUTTONS.values()


@pytest.mark.parametrize("how", ["key", "gamepad", "mouse"])
def test_it_is_asked_by_key_gamepad_and_mouse(at_question, how):
    app, table = at_question()
    if how == "mouse":
        press_named(table, "hint")
    elif how == "key":
        app.take(event(pygame.KEYDOWN, key=pygame.K_h, mod=0, unicode="h", scancode=0))
    else:
        number = next(one for one, name in BUTTONS.items() if name == "hint")
        app.take(event(pygame.JOYBUTTONDOWN, button=number, joy=0, instance_id=0))
    assert isinstance(app.stack.top, CoachScreen)


def test_another_key_can_be_bound(at_question):
    app, table = at_question(key_hint="k")
    app.take(event(pygame.KEYDOWN, key=pygame.K_k, mod=0, unicode="k", scancode=0))
    assert isinstance(app.stack.top, CoachScreen)
    act(app.stack.top, "cancel")
    assert "[K]" in table.root.named("hint").tip_text


@pytest.mark.parametrize("kind", ["main_offer", "remove", "choose_player", "support", "spend"])
@pytest.mark.parametrize("how", ["mouse", "keys", "number"])
def test_a_choice_is_taken_and_still_has_to_be_confirmed(at_question, kind, how):
    app, table = at_question(kind)
    coach = asked(app, table)
    wanted = options(coach)[1]
    if how == "mouse":
        press_named(coach, "coach.take.1")
    elif how == "keys":
        while coach.root.focus.name != "coach.take.1":
            act(coach, "next")
        act(coach, "confirm")
    else:
        act(coach, "number", 2)
    assert app.stack.top is table
    assert table.picker.chosen == wanted
    assert table.match.pending is table.choosing.decision, "nothing has been answered"
    before = len(table.match.record.choices)
    press_named(table, "prompt.confirm")
    assert table.match.record.choices[before].endswith(f" {wanted}")


def test_what_is_looked_at_has_a_ring_on_the_table(at_question):
    app, table = at_question("main_offer")
    coach = asked(app, table)
    spots = [coach.spot(one) for one in options(coach)]
    assert None not in spots and len({tuple(one) for one in spots}) == len(spots)
    for place, spot in enumerate(spots):
        row = coach.rows[place]
        coach.handle(Input("move", row.rect.center))
        assert [one.lit for one in coach.rows] == [one is row for one in coach.rows]
        app.stack.draw(app.screen)
        corner = (spot.centerx, spot.top - coach.px(3))
        assert app.screen.get_at(corner)[:3] == coach.kit.color("focus")
    coach.handle(Input("move", (0, 0)))
    act(coach, "next")
    while coach.root.focus.name != "coach.take.0":
        act(coach, "next")
    assert coach.lit == 0


@pytest.mark.parametrize("way", ["escape", "key again", "button", "beside"])
def test_it_closes(at_question, way):
    app, table = at_question()
    coach = asked(app, table)
    if way == "escape":
        act(coach, "cancel")
    elif way == "key again":
        act(coach, "hint")
    elif way == "button":
        press_named(coach, "coach.close")
    else:
        outside = (coach.panel.left - 30, coach.panel.centery)
        click(coach, outside if outside[0] > 0 else (coach.panel.right + 30, outside[1]))
    assert app.stack.top is table
    assert table.picker.chosen == ""


def test_it_can_be_cancelled_while_it_thinks(at_question, monkeypatch):
    app, table = at_question()
    settled(app, table)
    monkeypatch.setattr(ThinkerHere, "result", lambda self, wait=0.0: None)
    act(table, "hint")
    coach = app.stack.top
    app.stack.update(0.05)
    assert table.director.thinker.thinking
    assert coach.root.named("coach.thinking") is not None
    assert coach.wait() is not None
    press_named(coach, "coach.cancel")
    assert app.stack.top is table
    assert not table.director.thinker.thinking


def test_nothing_moves_once_it_has_spoken(at_question):
    app, table = at_question()
    coach = asked(app, table)
    coach.update(5.0)
    assert coach.wait() is None


def test_it_goes_when_the_question_is_another(at_question):
    app, table = at_question()
    coach = asked(app, table)
    assert not coach.stale
    table.choose(options(coach)[0])
    app.stack.update(0.05)
    assert coach not in app.stack.scenes


def test_it_waits_for_opponents_who_are_talking(at_question, monkeypatch):
    app, table = at_question()
    settled(app, table)
    thinker, talked = table.director.thinker, []
    thinker.begin("somebody else's question")
    monkeypatch.setattr(table.director.parley.talking, "update", lambda: talked.append(1))
    act(table, "hint")
    app.stack.update(0.05)
    assert talked and thinker._task == "somebody else's question"
    thinker.cancel()
    for _ in range(3):
        app.stack.update(0.05)
    assert app.stack.top.coaching.advice is not None


def settled(app, table):
    """Opponents have said what they had to say about this question."""
    for _ in range(400):
        if not table.director.parley.talking.busy:
            return
        app.stack.update(0.05)


def test_an_offer_that_comes_while_it_thinks_gets_its_line_too(at_question):
    app, table = at_question()
    settled(app, table)
    act(table, "hint")
    coach = app.stack.top
    app.stack.update(0.05)
    assert coach.offer is None
    offer = an_offer(table)
    for _ in range(5):
        app.stack.update(0.05)
    assert app.stack.top is coach
    assert coach.offer is offer and coach.coaching.rating is not None
    assert coach.root.named("coach.offer") is not None


def test_only_who_has_to_decide_can_ask(make_app):
    app = make_app(animation="off")
    match = begin(app.services.box, 3, 4, {0})
    play(match, dice(3), until=lambda one: one.pending.seat != 0)
    table = open_table(app, match)
    table.director.thinker.cancel()
    if table.choosing is None:
        assert not can_ask_coach(table)
        assert not table.root.named("hint").enabled
        assert "[H]" in table.root.named("hint").tip_text
        act(table, "hint")
        assert not isinstance(app.stack.top, CoachScreen)


def an_offer(table):
    """An opponent lays an offer before the one who looks."""
    me = table.shown.corporations[table.shown.seat]
    other = next(one for one in table.shown.corporations if one != me)
    seat = table.shown.corporations.index(other)
    talking = table.director.parley.talking
    step = talking.conversation.now()
    talking.tray[:] = [
        Offer(seat, table.shown.seat, Trade(other, me, Goods(1)), "deal", "gift", step)
    ]
    return talking.tray[0]


def test_an_offer_gets_a_line(at_question):
    app, table = at_question()
    settled(app, table)
    offer = an_offer(table)
    other = table.shown.corporations[offer.by]
    coach = asked(app, table)
    assert coach.root.named("coach.offer") is not None
    title = coach.root.named("coach.offer.title").text
    assert title == f"Offer from {app.services.words.name(f'corporation.{other}')}"
    assert coach.root.named("coach.0") is not None
    assert table.director.offer is offer, "it is still answered in the tray"


class Rated(ThinkerHere):
    """Whoever is asked about an offer says what the test wants."""

    answer_of_coach = None

    def result(self, wait=0.0):
        if self._task is not None and self._task.kind == "answer" and self.answer_of_coach:
            self._task = None
            return self.answer_of_coach
        return super().result(wait)


@pytest.fixture
def rated(at_question, monkeypatch):
    """A function that opens the coach on an offer that it likes so much."""

    def make(meter, better=None, **chosen):
        monkeypatch.setattr("newangeles_gui.table.director.Thinker", Rated)
        app, table = at_question(**chosen)
        settled(app, table)
        offer = an_offer(table)
        instead = None if better is None else replace(offer.trade, give=Goods(better))
        answer = Answer(meter == YES, Rating(meter, (Reason("fair", 1),)), instead)
        table.director.thinker.answer_of_coach = answer
        return app, table, offer, asked(app, table)

    return make


def use(coach, name, how):
    """Press a button of the coach: by mouse, keys, or the buttons of a gamepad."""
    if how == "mouse":
        press_named(coach, name)
        return
    tab_to(coach, name)
    assert coach.rows and not coach.root.named(name).clipped
    act(coach, "confirm")


@pytest.mark.parametrize("how", ["mouse", "keys"])
def test_what_should_be_accepted_is_accepted_from_the_coach(rated, how):
    app, table, offer, coach = rated(YES)
    made = len(table.match.record.choices)
    use(coach, "coach.take.offer", how)
    assert coach not in app.stack.scenes
    assert table.match.record.choices[made:] == [str(offer.trade.choice())]
    assert table.director.offer is None


def test_a_gamepad_takes_it_too(rated):
    app, table, offer, coach = rated(YES)
    made = len(table.match.record.choices)
    numbers = {name: number for number, name in BUTTONS.items()}
    for _ in range(20):
        if coach.root.focus is not None and coach.root.focus.name == "coach.take.offer":
            break
        act(coach, "up")
    for kind in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP):
        app.take(event(kind, button=numbers["confirm"], joy=0, instance_id=0))
    assert table.match.record.choices[made:] == [str(offer.trade.choice())]


@pytest.mark.parametrize("meter", [0, 1])
def test_what_should_be_refused_is_refused_from_the_coach(rated, meter):
    app, table, offer, coach = rated(meter, better=3)
    made = len(table.match.record.choices)
    button = coach.root.named("coach.take.offer")
    assert button.text == app.services.say("offer.answer.refuse")
    press_named(coach, "coach.take.offer")
    assert table.director.offer is None and app.stack.top is table
    assert len(table.match.record.choices) == made
    assert str(offer.trade) in table.director.parley.talking.conversation.refused


def test_what_is_too_little_goes_to_the_offer_table(rated):
    app, table, offer, coach = rated(2)
    assert coach.coaching.better is None
    press_named(coach, "coach.take.offer")
    trade = app.stack.top
    assert trade.name == "trade" and trade.draft.trade.get.capital == offer.trade.give.capital
    assert table.director.offer is offer, "nothing was answered yet"


@pytest.mark.parametrize("meter", [2, 3])
def test_what_would_be_enough_is_proposed(rated, meter):
    app, table, offer, coach = rated(meter, better=2)
    words = [one.text for one in coach.root.named("coach.offer").all() if hasattr(one, "text")]
    said = app.services.words.trade(coach.coaching.better, table.shown)
    assert any(said[0] in one for one in words)
    press_named(coach, "coach.take.offer")
    trade = app.stack.top
    assert trade.name == "trade" and trade.draft.partner == offer.trade.giver
    assert (trade.draft.trade.get.capital, trade.draft.trade.give.capital) == (2, 0)
    for _ in range(400):
        app.stack.update(0.05)
    assert trade.negotiation.rating is not None, "the other one says what it thinks of that"


@pytest.mark.parametrize("meter", range(5))
def test_every_offer_can_be_accepted_from_the_coach_whatever_it_thinks(rated, meter):
    app, table, offer, coach = rated(meter, better=2)
    made = len(table.match.record.choices)
    names = [one.name for one in coach.root.all() if one.name.endswith(".offer")]
    accepts = "coach.take.offer" if meter == YES else "coach.accept.offer"
    assert ("coach.accept.offer" in names) == (meter != YES)
    assert coach.root.named(accepts).text == app.services.say("offer.answer.accept")
    press_named(coach, accepts)
    assert table.match.record.choices[made:] == [str(offer.trade.choice())]


def test_an_offer_that_has_gone_is_not_answered(rated):
    app, table, _, coach = rated(YES)
    table.director.parley.talking.tray.clear()
    made = len(table.match.record.choices)
    press_named(coach, "coach.take.offer")
    assert app.stack.top is table
    assert len(table.match.record.choices) == made


SOAKED = [pytest.param(scale, marks=pytest.mark.soak) for scale in (75, 150)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [100, 200, *SOAKED])
@pytest.mark.parametrize(("meter", "better"), [(0, None), (2, None), (3, 2), (4, None)])
def test_its_words_are_whole(rated, language, scale, meter, better):
    _, _, _, coach = rated(meter, better, language=language, scale=scale)
    row = coach.root.named("coach.offer")
    assert [one.clipped for one in row.all() if one.clipped] == []
    buttons = [one for one in row.children if isinstance(one, Button)]
    assert len(buttons) == 1 + (meter != YES)
    for button in buttons:
        assert row.rect.contains(button.rect)
        for one in row.children:
            apart = not one.rect.inflate(-2, -2).colliderect(button.rect)
            assert one is button or apart, one.name


def open_curtain(app):
    app.stack.update(1.0)
    act(app.stack.top, "confirm")


def test_with_several_people_it_goes_when_the_window_loses_the_focus(make_app):
    app = make_app(animation="off")
    match = begin(app.services.box, 3, 4, {0, 1, 2, 3})
    play(match, dice(3), 30)
    play(match, dice(3), until=lambda one: len(one.pending.options) > 1)
    table = open_table(app, match)
    open_curtain(app)
    coach = asked(app, table)
    app.take(event(pygame.WINDOWFOCUSLOST))
    assert coach not in app.stack.scenes
    assert table.shown.seat == SPECTATOR
    assert table.root.named("hint") is None


def test_while_it_thinks_for_one_nobody_else_gets_the_advice(make_app, monkeypatch):
    app = make_app(animation="off")
    match = begin(app.services.box, 3, 4, {0, 1, 2, 3})
    play(match, dice(3), 30)
    table = open_table(app, match)
    open_curtain(app)
    monkeypatch.setattr(ThinkerHere, "result", lambda self, wait=0.0: None)
    act(table, "hint")
    app.stack.update(0.05)
    app.take(event(pygame.WINDOWFOCUSLOST))
    assert not table.director.thinker.thinking
    assert not any(isinstance(one, CoachScreen) for one in app.stack.scenes)


def test_the_advice_is_that_of_the_seat_that_looks(at_question):
    app, table = at_question("support")
    coach = asked(app, table)
    assert coach.coaching.seat == table.shown.seat == table.match.pending.seat
    again = Coaching(table.match, ThinkerHere(app.services.box, None), coach.coaching.seat,
                     coach.decision)  # fmt: skip
    while again.waiting:
        again.update()
    assert again.advice == coach.coaching.advice


def test_it_stands_where_it_covers_least(app):
    kit, area = app.services.kit, pygame.Rect
    width = kit.view.size[0]
    assert panel_room(kit, 50, []).right > width // 2
    right = area(width - 200, 200, 100, 100)
    assert panel_room(kit, 50, [right]).left < width // 2
    assert panel_room(kit, 50, [right, area(20, 100, 300, 300)]).right > width // 2


@pytest.mark.parametrize(
    "kind", ["main_offer", "support", "steal_card", "swap_rival", "bury_event"]
)
def test_what_it_says_tells_no_secret(at_question, kind):
    """Everything that the seat cannot know is dealt anew: every word of the panel is the same."""
    app, table = at_question(kind)

    def said(match):
        shown = open_table(app, match)
        settled(app, shown)
        # What opponents offer may well hang on their secrets.
        shown.director.parley.talking.tray.clear()
        coach = asked(app, shown)
        return [one.text for row in coach.rows for one in row.all() if hasattr(one, "text")]

    match = table.match
    twins = [twin_of(match, match.pending.seat, chance) for chance in range(2)]
    here = said(match)
    assert len(here) > 4
    for twin in twins:
        assert said(twin) == here
