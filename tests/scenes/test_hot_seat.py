"""Several people at one screen: curtains, focus, offers between them, keys hit in a storm."""

import pygame
import pytest

from newangeles_gui.engine.decisions import Choice, Event
from newangeles_gui.minds.agent import dice
from newangeles_gui.scenes import routes
from newangeles_gui.scenes.card_zoom import CardZoom
from newangeles_gui.titles.new_angeles.offers.screen import TradeScreen
from newangeles_gui.titles.new_angeles.rules.views import SPECTATOR

from .robot import ENTER, ESCAPE, Hands, event
from .table_hands import ThinkerHere, act, begin, open_table, play, press_named, quick


@pytest.fixture(autouse=True)
def quickly(monkeypatch):
    quick(monkeypatch)


def open_curtain(app):
    """Whoever is called comes to the screen."""
    assert app.stack.top.name == "curtain"
    app.stack.update(1.0)
    act(app.stack.top, "confirm")


def private(app):
    """Whether anything that is seen is somebody's own."""
    return any(getattr(one, "shown", None) is not None and one.private for one in app.stack.shown())


def lose_focus(app):
    app.take(event(pygame.WINDOWFOCUSLOST))


def test_a_game_begins_behind_the_curtain(hot_seat):
    app, table = hot_seat()
    assert app.stack.top.name == "curtain"
    assert table.shown.seat == SPECTATOR
    assert not private(app)
    open_curtain(app)
    assert app.stack.top is table
    assert table.shown.seat == table.match.pending.seat


def test_the_curtain_is_opened_by_its_own_key_only(hot_seat):
    app, table = hot_seat()
    hands = Hands(app, dice(0))
    curtain = app.stack.top
    app.stack.update(1.0)
    for key in (ESCAPE, pygame.K_u, pygame.K_t, pygame.K_z, pygame.K_F5, pygame.K_1) * 10:
        hands.key(key)
        hands.wait()
    assert app.stack.top is curtain
    assert table.shown.seat == SPECTATOR
    hands.key(ENTER)
    assert app.stack.top is table


def test_nothing_shines_through_the_curtain(hot_seat):
    """The screens fade into one another, but this one does not."""
    app, table = hot_seat(animation="1x", until="support")
    open_curtain(app)
    for _ in range(60):
        app.step(0.05)
    table.playback.skip()
    seat = table.match.pending.seat
    while table.match.pending is not None and table.match.pending.seat == seat:
        table.choose(table.match.pending.options[-1])
        table.playback.skip()
    app.step(0.3)  # the last picture of the table
    while app.stack.top.name != "curtain":
        app.stack.update(0.05)
    assert app.stack._fade is None
    app.stack.draw(app.screen)
    soon = pygame.image.tobytes(app.screen, "RGB")
    app.stack.update(1.0)
    app.stack.draw(app.screen)
    assert pygame.image.tobytes(app.screen, "RGB") == soon


@pytest.mark.parametrize("above", ["nothing", "card", "offer", "offer and card", "pause"])
def test_secrets_go_with_the_focus(hot_seat, above):
    app, table = hot_seat()
    open_curtain(app)
    if "offer" in above:
        table.open_trade()
    if "card" in above:
        app.stack.push(CardZoom(app.services, [table.shown.hand[0]]))
    if above == "pause":
        routes.open_pause(app.services, table.match)
    lose_focus(app)
    assert not private(app)
    names = [scene.name for scene in app.stack.scenes]
    assert names == (["table", "pause"] if above == "pause" else ["table"])
    if above == "pause":
        act(app.stack.top, "cancel")
    app.stack.update(0.1)
    open_curtain(app)
    assert table.shown.seat == table.match.pending.seat


def test_with_one_person_nothing_closes(hot_seat):
    app, table = hot_seat(people=(2,))
    assert app.stack.top is table
    table.open_trade()
    lose_focus(app)
    assert app.stack.top.name == "trade"
    assert table.shown.seat == 2


def test_the_curtain_stays_when_the_focus_goes(hot_seat):
    app, _ = hot_seat()
    curtain = app.stack.top
    lose_focus(app)
    app.stack.update(0.1)
    assert app.stack.top is curtain


@pytest.mark.parametrize("change", ["language", "size", "scale"])
def test_changes_behind_the_curtain_show_nothing(hot_seat, change):
    app, table = hot_seat()
    if change == "size":
        Hands(app, dice(0)).resize((1600, 900))
    else:
        app.settings.choose(change, {"language": "ru", "scale": 150}[change])
        app.apply_settings()
    app.step(0.1)
    assert app.stack.top.name == "curtain"
    assert table.shown.seat == SPECTATOR
    open_curtain(app)
    assert table.choosing is not None


def offered(app, table):
    """The one who looks offers one capital to the next person; their seats."""
    open_curtain(app)
    mine = table.shown.seat
    view = table.shown
    partner = (mine + 1) % len(view.corporations)
    giver = mine if view.capital[mine] else partner
    offer = TradeScreen(app.services, table, view.corporations[partner])
    app.stack.push(offer)
    offer.draft.pay(view.corporations[giver], 1)
    offer.changed()
    press_named(offer, "trade.offer")
    return mine, partner, giver


@pytest.mark.parametrize("accepted", [True, False])
def test_an_offer_goes_behind_two_curtains(hot_seat, accepted):
    app, table = hot_seat(choices=60)
    before = table.match.view().capital
    mine, partner, giver = offered(app, table)
    corporations = table.match.plan.start.players
    assert app.stack.top.name == "curtain"
    assert app.stack.top.role == corporations[partner]
    open_curtain(app)
    assert app.stack.top.name == "question"
    assert table not in app.stack.shown()
    press_named(app.stack.top, "answer.0" if accepted else "answer.2")
    assert app.stack.top.name == "curtain"
    assert app.stack.top.role == corporations[mine]
    open_curtain(app)
    after = table.match.view().capital
    assert before[giver] - after[giver] == accepted
    assert app.stack.top.name == ("table" if accepted else "trade")


def test_escape_refuses_an_offer_and_leads_home(hot_seat):
    app, table = hot_seat(choices=60)
    mine, *_ = offered(app, table)
    choices = len(table.match.record.choices)
    for _ in range(40):
        act(app.stack.top, "cancel")
        app.stack.update(0.1)
        if app.stack.top.name == "curtain":
            open_curtain(app)
    assert len(table.match.record.choices) == choices
    assert app.stack.scenes[0] is table
    assert table.shown.seat == mine


@pytest.mark.parametrize("steps", [0, 1, 2])
def test_an_offer_is_dropped_when_the_focus_goes(hot_seat, steps):
    app, table = hot_seat(choices=60)
    offered(app, table)
    choices = len(table.match.record.choices)
    if steps:
        open_curtain(app)
    if steps > 1:
        press_named(app.stack.top, "answer.0")
    lose_focus(app)
    app.stack.update(0.1)
    assert [scene.name for scene in app.stack.scenes] == ["table", "curtain"]
    open_curtain(app)
    assert len(table.match.record.choices) == choices
    assert table.choosing is not None


def test_open_talk_needs_no_curtain(hot_seat):
    app, table = hot_seat(choices=60, table_talk=True)
    choices = len(table.match.record.choices)
    offered(app, table)
    assert app.stack.top.name == "question"
    press_named(app.stack.top, "answer.0")
    assert app.stack.top is table
    assert len(table.match.record.choices) == choices + 1


def test_nobody_takes_back_what_another_did(make_app):
    box = make_app().services.box
    undone = 0
    for seed in range(6):
        match, chance = begin(box, seed, 4, {0, 1, 2, 3}), dice(seed)
        while match.pending is not None:
            seat = match.pending.seat
            match.apply(Choice(match.pending.kind, chance.choice(match.pending.options)))
            if match.can_undo:
                undone += 1
                assert match.pending.seat == seat
    assert undone


def test_what_is_said_to_one_is_not_read_by_the_next(hot_seat):
    app, table = hot_seat(choices=0)
    app.settings.choose("narration", True)
    said, asked = [], {}
    table.narrator.write = said.append
    words, chance = app.services.words, dice(1)

    def look():
        seat = table.shown.seat
        own = None if seat == SPECTATOR else seat
        if table.choosing is not None:
            question = words.prompt(table.choosing.decision, table.shown)
            asked.setdefault(seat, set()).add(question)
        known = {words.event(Event(one.kind, one.facts(own))) for one in table.match.log}
        assert set(table.narrator.sentences) <= known | asked.get(seat, set())

    for _ in range(60):
        if app.stack.top.name == "curtain":
            open_curtain(app)
        look()
        if table.choosing is not None:
            table.choose(chance.choice(table.choosing.decision.options))
        app.stack.update(0.1)
        look()
    public = {words.event(Event(one.kind, one.facts())) for one in table.match.log}
    called = {one for one in said if one not in public}
    assert len(said) > 60
    assert public & set(said)
    # What is printed stays: beside public events only who is called to the screen.
    names = [seat.name for seat in table.match.plan.seats]
    assert called == {app.services.say("screen.curtain.text", player=name) for name in names}


def test_one_person_hears_what_is_their_own(hot_seat):
    app, table = hot_seat(people=(0,), choices=0)
    app.settings.choose("narration", True)
    said, chance = [], dice(1)
    table.narrator.write = said.append
    for _ in range(60):
        if table.choosing is not None:
            table.choose(chance.choice(table.choosing.decision.options))
        app.stack.update(0.1)
    words = app.services.words
    own = {words.event(Event(one.kind, one.facts(0))) for one in table.match.log}
    public = {words.event(Event(one.kind, one.facts())) for one in table.match.log}
    assert set(said) & (own - public)


def bidding(hot_seat, people, count):
    """A table where an opponent is about to support, and whose offers it may choose from."""

    def bidders(match):
        deal = match.game.state.deal
        return [one for one in (deal.main_by, deal.counter_by) if one in people]

    def held(match):
        opponent = match.pending.kind == "support" and match.pending.seat not in people
        return opponent and len(bidders(match)) == count

    app, table = hot_seat(people=people, choices=10, stop=held)
    assert not table.match.over, "nobody bids in this game"
    return app, table, bidders(table.match)


def corporation_at(app):
    """Who is called to the screen."""
    assert app.stack.top.name == "curtain"
    return app.stack.top.role


@pytest.mark.parametrize(("people", "bidders"), [((0, 1), 1), ((0, 1, 2), 2)])
def test_who_has_an_offer_is_called_before_an_opponent_supports(hot_seat, people, bidders):
    app, table, called = bidding(hot_seat, people, bidders)
    corporations = table.match.plan.start.players
    supporter, made = table.match.pending.seat, len(table.match.record.choices)
    for seat in called:
        for _ in range(5):
            app.stack.update(0.1)
        assert corporation_at(app) == corporations[seat]
        assert table.shown.seat == SPECTATOR
        assert not private(app)
        assert table.holding == SPECTATOR
        open_curtain(app)
        assert table.shown.seat == seat
        assert table.holding == supporter
        assert len(table.match.record.choices) == made, "the opponent has not waited"
        press_named(table, "option.go_on")
        assert table.shown.seat == SPECTATOR, "secrets stay after the answer"
    for _ in range(5):
        if app.stack.top is table:
            app.stack.update(0.1)
    assert len(table.match.record.choices) > made


def test_before_counteroffers_there_is_one_pause_for_whoever_has_an_offer(hot_seat):
    def held(match):
        pending, deal = match.pending, match.game.state.deal
        return pending.kind == "counter" and pending.seat > 0 and deal.main_by == 0

    app, table = hot_seat(people=(0,), choices=10, stop=held)
    first, turn = table.match.pending.seat, table.match.game.state.turns_taken
    for _ in range(5):
        app.stack.update(0.1)
    assert table.holding == first == table.match.pending.seat, "the opponent has not waited"
    assert table.root.named("option.trade") is not None
    assert table.root.named("option.quiet") is None, "supporters still wait one by one"
    press_named(table, "option.go_on")
    for _ in range(40):
        app.stack.update(0.1)
        pending = table.match.pending
        if pending.kind != "counter" or table.match.game.state.turns_taken != turn:
            break
        assert table.holding == SPECTATOR
    assert table.match.pending.kind != "counter"


def test_who_is_called_can_offer_a_trade_and_is_not_called_again_for_it(hot_seat):
    app, table, called = bidding(hot_seat, (0, 1), 1)
    app.stack.update(0.1)
    open_curtain(app)
    press_named(table, "option.trade")
    assert app.stack.top.name == "trade"
    act(app.stack.top, "cancel")
    app.stack.update(0.1)
    assert app.stack.top is table
    assert table.shown.seat == called[0]
    assert table.holding == table.match.pending.seat


def test_who_wants_quiet_is_not_called_in_this_deal_again(hot_seat):
    app, table, _ = bidding(hot_seat, (0, 1), 1)
    app.stack.update(0.1)
    open_curtain(app)
    turn = table.match.game.state.turns_taken
    press_named(table, "option.quiet")
    for _ in range(20):
        app.stack.update(0.1)
        if app.stack.top.name == "curtain" or table.match.game.state.deal is None:
            break
        assert table.holding == SPECTATOR
    pending = table.match.pending
    assert pending.kind != "support" or pending.seat in (0, 1) or (
        table.match.game.state.turns_taken != turn
    )  # fmt: skip


def test_nobody_is_called_where_talk_is_not_wanted(hot_seat):
    app, table, _ = bidding(hot_seat, (0, 1), 1)
    app.services.chosen.choose("talk", False)
    made = len(table.match.record.choices)
    if app.stack.top.name == "curtain":
        open_curtain(app)
        table.director.look(SPECTATOR)
    for _ in range(4):
        app.stack.update(0.1)
    assert len(table.match.record.choices) > made


def test_headlines_know_only_what_all_know(hot_seat):
    """The ticker stays while people change places, so nothing in it may be anybody's own."""
    app, table = hot_seat(choices=0)
    heard, chance = [], dice(2)
    table.playback.listeners.append(lambda kind, facts: heard.append((kind, dict(facts))))
    for _ in range(80):
        if app.stack.top.name == "curtain":
            open_curtain(app)
        if table.choosing is not None:
            table.choose(chance.choice(table.choosing.decision.options))
        app.stack.update(0.1)
        news = table.news
        if news._kind:
            public = [dict(one.facts()) for one in table.match.log if one.kind == news._kind]
            assert dict(news._facts) in public, news._kind
    assert heard


def test_what_is_heard_is_what_the_one_who_looks_was_told(hot_seat, monkeypatch):
    app, table = hot_seat(choices=0)
    heard, chance = [], dice(4)
    monkeypatch.setattr(
        app.services.audio, "hear", lambda told, tellings, player: heard.append((told, player))
    )
    corporations = table.match.plan.start.players
    for _ in range(60):
        if app.stack.top.name == "curtain":
            open_curtain(app)
        if table.choosing is not None:
            table.choose(chance.choice(table.choosing.decision.options))
        app.stack.update(0.1)
    seats = set()
    for told, player in heard:
        seat = corporations.index(player) if player else None
        seats.add(seat)
        for kind, facts in told:
            assert any(one.kind == kind and one.facts(seat) == facts for one in table.match.log), (
                kind,
                player,
            )
    assert len(seats) > 2


class Slow(ThinkerHere):
    """Answers only when it is let."""

    ready = False

    def answer(self, wait=0.0):
        return super().answer(wait) if Slow.ready else None


def test_an_answer_that_comes_under_another_screen_waits(make_app, monkeypatch):
    monkeypatch.setattr("newangeles_gui.table.director.Thinker", Slow)
    monkeypatch.setattr(Slow, "ready", False)
    app = make_app(animation="off")
    match = begin(app.services.box, 2, 4, {0})
    play(match, dice(2), until=lambda one: one.pending.seat != 0 and one.pending.kind != "support")
    table = open_table(app, match)
    app.stack.update(0.1)
    assert table.director.thinker.thinking
    for name in ("pause", "almanac", "load"):
        getattr(routes, f"open_{name}")(*(
            (app.services, match) if name == "pause" else (app.services,)
        ))  # fmt: skip
        monkeypatch.setattr(Slow, "ready", True)
        made = len(match.record.choices)
        for _ in range(20):
            app.stack.update(0.1)
        assert len(match.record.choices) == made
        act(app.stack.top, "cancel")
        assert app.stack.top is table
    for _ in range(3):
        app.stack.update(0.1)
    assert len(match.record.choices) > made


def test_under_another_screen_the_table_rests(make_app, monkeypatch):
    """Nothing is polled and nothing plays, so that a paused game uses no power."""
    monkeypatch.setattr("newangeles_gui.table.director.Thinker", Slow)
    monkeypatch.setattr(Slow, "ready", False)
    app = make_app(animation="off")
    match = begin(app.services.box, 2, 4, {0})
    play(match, dice(2), until=lambda one: one.pending.seat != 0 and one.pending.kind != "support")
    table = open_table(app, match)
    app.stack.update(0.1)
    assert table.wait() is not None
    app.stack.push(CardZoom(app.services, ["eiko"]))
    app.stack.update(30.0)
    assert table.wait() is None


def test_the_worker_ends_when_another_game_is_loaded(make_app):
    app = make_app(animation="off")
    match = begin(app.services.box, 2, 4, {0, 1})
    table = open_table(app, match)
    routes.open_table(app.services, begin(app.services.box, 3, 4, {0}))
    assert table.director.thinker.closed
    assert app.stack.top is not table


@pytest.mark.parametrize("animation", ["off", "1x", "2x", "4x"])
def test_every_speed_tells_the_same_game(make_app, animation):
    app = make_app(animation=animation)
    match = begin(app.services.box, 5, 4, set())
    table = open_table(app, match)
    for step in range(4000):
        if len(match.record.choices) >= 30:
            break
        app.stack.update(0.1)
        if step % 7 == 3:
            act(table, "skip")  # at any time
    assert len(match.record.choices) >= 30
    table.playback.skip()
    assert table.shown.threat == match.view().threat
    assert table.shown.city == match.view().city
    again = begin(app.services.box, 5, 4, set())
    for text in match.record.choices:
        again.apply(Choice.parse(text))
    assert again.view() == match.view()


def test_a_gamepad_is_enough(hot_seat):
    """Open the curtain, go to an answer, choose it."""
    app, table = hot_seat(until="support")
    app.stack.update(1.0)
    app.take(event(pygame.JOYBUTTONDOWN, button=0))
    assert app.stack.top is table
    made = len(table.match.record.choices)
    for _ in range(120):
        focus = table.root.focus
        if focus is not None and focus.name.startswith("option."):
            break
        app.take(event(pygame.JOYBUTTONDOWN, button=5))
    app.take(event(pygame.JOYBUTTONDOWN, button=0))  # a side can be taken back: once is enough
    assert table.picker.chosen == ""
    assert len(table.match.record.choices) > made
