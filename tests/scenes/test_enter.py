"""Enter does the one sensible thing, Escape leads out, and the table says what goes on."""

import pytest

from newangeles_gui.minds.agent import dice
from newangeles_gui.titles.new_angeles.rules.trade import Goods, Trade
from newangeles_gui.titles.new_angeles.rules.views import SPECTATOR
from newangeles_gui.titles.new_angeles.table.bubbles import FADE, Said
from newangeles_gui.titles.new_angeles.talk.talking import Offer
from newangeles_gui.widgets.inputs import Input

from .table_hands import act, begin, click, open_table, play, press_named, quick


@pytest.fixture(autouse=True)
def quickly(monkeypatch):
    quick(monkeypatch)


@pytest.fixture
def at(make_app):
    """A function: a game at a question of the person in a seat, everything at rest."""

    def make(kind, seat=0, people=(0,), seed=3, animation="off", **chosen):
        app = make_app(animation=animation, **chosen)
        match = begin(app.services.box, seed, 4, set(people))
        play(match, dice(seed), until=lambda one: _asks(one, kind, seat))
        return app, open_table(app, match)

    return make


def _asks(match, kind, seat):
    pending, deal = match.pending, match.game.state.deal
    countered = kind != "support" or (deal is not None and bool(deal.counter))
    return pending.kind == kind and pending.seat == seat and countered


def name_of_focus(table):
    return None if table.root.focus is None else table.root.focus.name


def hold(table, by):
    """An opponent's answer waits for the person, who has made the main offer."""
    table.match.game.state.deal.main_by = by
    table.settle()


# ------------------------------------------------------------------ Enter


def test_what_was_picked_by_mouse_is_confirmed_by_enter(at):
    _, table = at("support")
    press_named(table, "option.abstain")
    assert name_of_focus(table) == "prompt.confirm"
    before = len(table.match.record.choices)
    act(table, "confirm")
    assert table.match.record.choices[before] == "support abstain"


def test_enter_lets_who_waits_decide_also_after_the_mouse(at):
    _, table = at("counter", seat=1, people=(0,))
    hold(table, 0)
    assert table.holding == 1, "it waits"
    click(table, (2, 2))
    assert name_of_focus(table) == "option.go_on"
    act(table, "confirm")
    assert table.holding == SPECTATOR


def test_among_several_answers_enter_picks_none_for_who_uses_the_mouse(at):
    _, table = at("support")
    table.handle(Input("press", (1, 1)))
    table._focused_for = ()
    table.root.set_focus(None)
    table.rebuild()
    assert name_of_focus(table) is None


@pytest.mark.parametrize(
    ("kind", "first"),
    [("support", "option.main"), ("main_offer", "card."), ("draw", "option.")],
)
def test_who_uses_keys_is_brought_to_the_first_answer(at, kind, first):
    """It used to take ten presses past log and menu to come to the answers."""
    _, table = at(kind)
    act(table, "next")
    table._focused_for = ()
    table.root.set_focus(None)
    table.rebuild()
    assert name_of_focus(table).startswith(first)


def test_the_focus_stays_where_it_was_put(at):
    _, table = at("support")
    act(table, "next")
    table.root.set_focus(table.root.named("menu.almanac"))
    table.rebuild()
    assert name_of_focus(table) == "menu.almanac", "the question is no new one"


# ------------------------------------------------------------------ what the bar says


def test_the_end_is_told_when_it_is_seen(at):
    app, table = at("support", animation="1x")
    state = table.match.game.state
    state.threat = table.services.box.threat_end - 1
    ended = {"winners": [], "by": "threat"}
    state.ended_by, state.pending = "threat", None
    before, after = table.shown, table.match.view(0)
    risen = ("threat_rose", {"amount": 1, "to": 25, "why": "illness"}, after)
    told = [risen, ("game_over", ended, after)]
    table.heard(told, before, after)
    assert table.playback.busy
    title = table.parts.prompt.title
    assert "over" not in title
    for _ in range(200):
        if not table.playback.busy:
            break
        app.stack.update(0.1)
        assert table.playback.busy is False or table.parts.prompt.title != "The game is over."


def test_who_has_made_an_offer_waits_and_does_not_think(at):
    _, table = at("counter", seat=1, talk=False)
    names, talking = table.match.game.seating, table.director.parley.talking
    trade = Trade(names[2], names[0], Goods(1), Goods(1))
    step = talking.conversation.now()
    talking.tray.append(Offer(2, 0, trade, "deal", "deal", step))
    table.settle()
    assert table.choosing is None
    player = table.say_name(2)
    assert table.parts.prompt.title == f"{player} waits for your answer."


# ------------------------------------------------------------------ speed


def test_the_speed_button_says_which_speed(at):
    app, table = at("support", animation="1x")
    seen = {}
    act(table, "menu")
    for _ in range(4):
        assert app.stack.top.name == "pause", "who clicks it wants to see what it is now"
        button = app.stack.top.root.named("speed")
        seen[button.icon] = button.text
        button.click((0, 0))
    assert list(seen) == ["speed_1", "speed_2", "speed_4", "speed_off"]
    assert [one.split(": ")[1] for one in seen.values()] == ["Normal", "Double", "Fourfold", "Off"]


# ------------------------------------------------------------------ the curtain


def test_escape_at_the_curtain_opens_the_menu_and_shows_nothing_private(at):
    app, table = at("support", people=(0, 1))
    curtain = app.stack.top
    assert curtain.name == "curtain"
    act(curtain, "cancel")
    pause = app.stack.top
    assert pause.name == "pause" and table.shown.seat == SPECTATOR
    assert not any(one.private for one in app.stack.shown())
    assert pause.root.named("quit") is not None
    act(pause, "cancel")
    assert app.stack.top is curtain
    app.stack.update(1.0)
    act(curtain, "confirm")
    assert app.stack.top is table and table.choosing is not None


# ------------------------------------------------------------------ offers and bubbles


def test_an_offer_that_was_answered_by_deed_is_gone_at_once(at):
    """It wanted support for one side; the other one has been chosen."""
    app, table = at("support")
    talking, names = table.director.parley.talking, table.match.game.seating
    deal = table.match.game.state.deal
    assert "counter" in table.choosing.decision.options
    step = talking.conversation.now()
    by = deal.main_by
    trade = Trade(names[by], names[0], Goods(1))
    talking.tray.append(Offer(by, 0, trade, "support", "support", step))
    talking.conversation.turn_to(step)
    table.rebuild()
    assert table.root.named("tray.accept") is not None
    table.pick("counter")  # it can be taken back
    app.stack.update(0.0)
    assert table.match.pending.kind == "lay"
    assert talking.tray == [] and table.root.named("tray.accept") is None


def test_bubbles_fade_while_one_is_asked(at):
    app, table = at("support")
    table.bubbles.said = [Said(2, lambda: "The city needs this now.")]
    table.rebuild()
    assert table.parts.speeches
    for _ in range(round(FADE * 10) - 1):
        app.stack.update(0.1)
    assert table.parts.speeches, "there is time to read it"
    assert table.wait() <= 0.2, "the loop wakes up in time"
    for _ in range(3):
        app.stack.update(0.1)
    assert table.parts.speeches == [] and table.bubbles.lines == []


def test_bubbles_stay_while_others_decide(at):
    _, table = at("support")
    table.choosing = None
    table.bubbles.said = [Said(2, lambda: "The city needs this now.")]
    assert not table.bubbles.fade(0.0)
    assert table.bubbles.wait() == FADE
    assert table.bubbles.lines
