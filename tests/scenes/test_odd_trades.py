"""Trades as somebody makes them who wants to break the table."""

from dataclasses import replace

import pytest

from newangeles_gui.commands.bench import to_question
from newangeles_gui.engine.decisions import Choice
from newangeles_gui.minds.agent import dice
from newangeles_gui.session.match import Match
from newangeles_gui.session.plan import Plan
from newangeles_gui.titles.new_angeles.minds.bargaining.answers import YES, Answer, Rating
from newangeles_gui.titles.new_angeles.minds.quick.policy import QuickPolicy
from newangeles_gui.titles.new_angeles.offers.parts import told
from newangeles_gui.titles.new_angeles.offers.screen import TradeScreen
from newangeles_gui.titles.new_angeles.rules.promises import KEPT, OPEN, Promise
from newangeles_gui.titles.new_angeles.rules.trade import Goods, Now, Trade
from newangeles_gui.titles.new_angeles.table.scene import TableScene
from newangeles_gui.titles.new_angeles.talk.talking import Offer, OnTheSpot, Talking

from .table_hands import act, at_tray, begin, give, play, press_named, quick


@pytest.fixture
def table(make_app, monkeypatch):
    """A table of one person and three managers who bargain, at the person's main offer."""

    def make(level="manager", until="main_offer"):
        quick(monkeypatch)
        app = make_app(animation="off")
        for seed in range(40):
            match = begin(app.services.box, seed, 4, {0}, undo=True)
            seats = [one.to_dict() | ({"level": level} if one.level else {})
                     for one in match.plan.seats]  # fmt: skip
            plan = Plan.from_dict(match.plan.to_dict() | {"seats": seats})
            match = Match.begin(app.services.box, plan, "odd")
            play(match, dice(seed),
                 until=lambda one: (one.pending.kind, one.pending.seat) == (until, 0))  # fmt: skip
            if not match.over:
                break
        match.game.state.capital[:] = [9] * 4
        scene = TableScene(app.services, match)
        app.stack.replace(scene)
        scene.director.look(0)
        scene.settle()
        return app, scene

    return make


@pytest.fixture
def offer(table):
    def make(**how):
        app, scene = table(**how)
        screen = TradeScreen(app.services, scene)
        app.stack.push(screen)
        return app, screen

    return make


def settle(screen):
    for _ in range(50):
        screen.update(0.1)
        if not screen.negotiation.thinking:
            return
    raise AssertionError("no answer")


def enabled(screen, name):
    return screen.root.named(f"trade.{name}").enabled


def made(screen):
    return [one for one in screen.table.match.record.choices if one.startswith("trade ")]


def test_nothing_can_be_asked_about_an_empty_table(offer):
    _, screen = offer()
    assert not any(enabled(screen, one) for one in ("offer", "what_give", "make_fit", "clear"))
    assert screen.root.named("trade.offer").tip_text == screen.say("screen.trade.empty")


def test_a_gift_is_taken_and_something_for_nothing_is_not_given(offer):
    _, screen = offer()
    give(screen)
    settle(screen)
    assert screen.negotiation.rating.meter == 4
    press_named(screen, "trade.clear")
    give(screen, 5, "get")
    settle(screen)
    assert screen.negotiation.rating.meter < 4 and not made(screen)
    press_named(screen, "trade.what_take")
    settle(screen)
    rating = screen.negotiation.rating
    assert rating is None or rating.meter == 4


def test_capital_to_and_fro_is_no_gain(offer):
    _, screen = offer()
    for side in ("give", "get"):
        give(screen, 3, side)
    settle(screen)
    assert screen.negotiation.rating.meter < 4
    press_named(screen, "trade.offer")
    settle(screen)
    assert not made(screen)


def test_nobody_puts_more_on_the_table_than_they_have(offer):
    _, screen = offer()
    give(screen, 9)
    press_named(screen, "give.now.add")
    sheet = screen.services.stack.top
    assert not sheet.root.named("give.capital.more").enabled
    sheet.close()
    draft = screen.draft
    draft.pay(draft.me, 10)
    screen.changed()
    assert not enabled(screen, "offer") and screen.negotiation.rating is None
    for name in ("make_fit", "what_give", "what_take"):
        draft.pay(draft.me, 10)
        screen.changed()
        press_named(screen, f"trade.{name}")
        settle(screen)
        helps = told(screen) != screen.say("offer.nothing_helps")
        assert helps is enabled(screen, "offer") is (draft.trade.give.capital <= 9)


def test_an_asset_on_both_sides_is_impossible(offer):
    _, screen = offer()
    asset = next(iter(screen.services.box.assets))
    screen.table.match.game.state.owners[asset] = 0
    me, other = screen.draft.me, screen.draft.partner
    screen.draft.hand_over(me, (asset,))
    screen.draft.hand_over(other, (asset,))
    screen.changed()
    assert not enabled(screen, "offer")
    screen.draft.hand_over(other, ())
    screen.draft.hand_over(me, (asset, asset))
    screen.changed()
    assert not enabled(screen, "offer")


def test_a_promise_is_offered_once_and_twice_the_same_brings_no_more(offer):
    _, screen = offer()
    me, other = screen.draft.me, screen.draft.partner
    at_tray(screen, "give.later", f"later.pay.{me}")
    assert "pay" not in screen.draft.promisable(me)
    seat = screen.partner_seat
    appraise = screen.table.talks.here.agents.bargainer("manager").appraiser.moment(
        screen.table.match.view(seat)
    ).appraise  # fmt: skip
    once = Promise(me, other, "pay", 3, "", "round")
    one, two = (Trade(me, other, Goods(), Goods(1), None, (once,) * many) for many in (1, 2))
    assert appraise(one).gain == appraise(two).gain


def test_nobody_trades_with_or_promises_to_themselves(offer):
    _, screen = offer()
    game, me = screen.table.match.game, screen.draft.me
    screen.turn_to(me)
    give(screen)
    assert not enabled(screen, "offer"), "also where the screen would let it happen"
    other = game.name(1)
    text = f"from={me} to={other} later={me}:support:1:-:deal"
    assert Trade.parse(text, game).later[0].to == other


def test_the_game_may_have_moved_on_meanwhile(offer):
    app, screen = offer()
    match = screen.table.match
    now = Now(screen.draft.me, Choice("main_offer", match.pending.options[0]))
    screen.draft.take(Trade(screen.draft.me, screen.draft.partner, Goods(1), Goods(), now))
    play(match, dice(1), 1)
    screen.changed()
    assert not enabled(screen, "offer") and screen.problem()
    screen.agreed()
    assert app.stack.top.name == "question", "it says that it cannot be done"
    assert not made(screen)


def lay(scene, trade, by=1):
    step = scene.director.parley.talking.conversation.now()
    offer = Offer(by, 0, trade, "end_of_turn", "deal", step)
    scene.director.parley.talking.tray.append(offer)
    scene.rebuild()
    return offer


def test_an_offer_that_cannot_be_kept_says_so_and_does_nothing(table):
    _, scene = table()
    game = scene.match.game
    lay(scene, Trade(game.name(1), game.name(0), Goods(3)))
    game.state.capital[1] = 0
    before = game.state.capital[:]
    scene.reply("accept")
    assert game.state.capital == before
    assert scene.bubbles.lines == [(1, scene.say("bargain.talk.too_late"))]
    assert not scene.director.parley.talking.tray


@pytest.mark.parametrize("looks", [0, 1, 2])
def test_who_opens_the_offer_table_silences_nobody(table, monkeypatch, looks):
    """However often and early the key is pressed, opponents come to the same agreement."""
    app, scene = table()
    game, director = scene.match.game, scene.director
    trade = Trade(game.name(1), game.name(2), Goods(2))

    def perform(task):
        if task.kind == "answer":
            return Answer(True, Rating(YES))
        return [trade] if (task.kind, task.view.seat) == ("propose", 1) else []

    monkeypatch.setattr(director.thinker._agents, "perform", perform)
    for _ in range(looks):
        scene.update(0.1)
        assert director.parley.talking.busy
        act(scene, "trade")
        assert app.stack.top.name == "trade"
        for _ in range(3):
            app.stack.update(0.1)
        act(app.stack.top, "cancel")
    for _ in range(20):
        app.stack.update(0.1)
    assert scene.match.record.choices.count(str(trade.choice())) == 1


def test_who_thinks_about_changing_an_offer_has_not_refused_it(table):
    app, scene = table()
    game, talking = scene.match.game, scene.director.parley.talking
    offer = lay(scene, Trade(game.name(1), game.name(0), Goods(1)))
    press_named(scene, "tray.counter")
    screen = app.stack.top
    assert screen.draft.trade == Trade(game.name(0), game.name(1), Goods(), Goods(1))
    assert act(screen, "cancel") and app.stack.top is scene
    assert scene.director.offer is offer and scene.root.named("tray") is not None
    for _ in range(5):
        app.stack.update(0.1)
    assert scene.director.offer is offer
    press_named(scene, "tray.refuse")
    assert scene.director.offer is None and str(offer.trade) in talking.conversation.refused


@pytest.mark.parametrize("answer", ["offer", "refuse", "mute"])
def test_what_somebody_offers_is_answered_across_the_table(table, answer):
    app, scene = table()
    game, talking = scene.match.game, scene.director.parley.talking
    offer = lay(scene, Trade(game.name(1), game.name(0), Goods(3)))
    scene.talk_to(1)
    screen = app.stack.top
    assert screen.draft.trade == Trade(game.name(0), game.name(1), Goods(), Goods(3))
    assert screen.root.named("trade.offer").text == scene.say("offer.answer.accept")
    give(screen)
    names = {one.name for one in screen.root.all()}
    assert {"trade.refuse", "trade.mute"}.isdisjoint(names), "that is another offer"
    assert screen.root.named("trade.offer").text == scene.say("screen.trade.do.offer")
    screen.put(offer.trade)
    press_named(screen, f"trade.{answer}")
    assert app.stack.top is scene and scene.director.offer is None
    assert game.state.capital[:2] == ([12, 6] if answer == "offer" else [9, 9])
    assert (str(offer.trade) in talking.conversation.refused) is (answer != "offer")
    assert ((0, 1) in talking.muted) is (answer == "mute")


@pytest.mark.parametrize("way", ["alone", "several"])
def test_an_offer_goes_when_something_else_is_proposed_to_who_made_it(table, way):
    app, scene = table()
    game = scene.match.game
    offer = lay(scene, Trade(game.name(1), game.name(0), Goods(1)))
    press_named(scene, "tray.counter")
    screen = app.stack.top
    screen.turn_to(game.name(2))
    give(screen, 1, "get")
    press_named(screen, "trade.offer")
    settle(screen)
    assert scene.director.offer is offer, "that was somebody else"
    if way == "several":
        screen.to_several()
        app.stack.top.speak_to(game.name(2), on=False)
        app.stack.top.change(get=9)
        app.stack.top.offer()
    else:
        screen.turn_to(game.name(1))
        screen.draft.pay(screen.draft.partner, 9)
        screen.changed()
        press_named(screen, "trade.offer")
        settle(screen)
        assert app.stack.top is screen, "nobody gives that"
    assert scene.director.offer is None
    act(app.stack.top, "cancel")
    assert app.stack.top is scene and scene.root.named("tray") is None


def test_where_nobody_bargains_an_offer_does_not_hold_up_the_game(table, monkeypatch):
    app, scene = table(level="intern")
    game, steps = scene.match.game, []
    scene.director.make(Choice("main_offer", scene.match.pending.options[0]))
    scene.settle()
    lay(scene, Trade(game.name(1), game.name(0), Goods(1)))
    assert scene.director.waits_for_reply and scene.choosing is None

    def step(seconds, real=app.step):
        assert len(steps) < 5_000, "the table waits for ever"
        steps.append(real(seconds))

    monkeypatch.setattr(app, "step", step)
    to_question(app)
    assert steps and scene.choosing is not None
    assert not scene.director.parley.talking.tray


def test_who_is_not_listened_to_can_be_listened_to_again(table):
    app, scene = table()
    game, talking = scene.match.game, scene.director.parley.talking
    trade = Trade(game.name(1), game.name(0), Goods(1))
    lay(scene, trade)
    scene.reply("mute")
    assert not talking.tray and not talking.tell(1, 0, trade, "end_of_turn")
    screen = TradeScreen(app.services, scene, game.name(1))
    app.stack.push(screen)
    assert TradeScreen(app.services, scene, game.name(2)).root.named("trade.listen") is None
    give(screen)
    settle(screen)
    press_named(screen, "trade.offer")
    settle(screen)
    assert made(screen), "one can still make an offer oneself"
    screen = TradeScreen(app.services, scene, game.name(1))
    app.stack.push(screen)
    press_named(screen, "trade.listen")
    assert screen.root.named("trade.listen") is None
    assert talking.tell(1, 0, trade, "end_of_turn")


def test_one_person_does_not_mute_for_another(make_app, monkeypatch):
    quick(monkeypatch)
    app = make_app(animation="off")
    match = begin(app.services.box, 3, 4, {0, 2})
    match.game.state.capital[:] = [9] * 4
    scene = TableScene(app.services, match)
    talking = scene.director.parley.talking
    talking.mute(1, 0)
    name = match.game.name
    assert not talking.tell(1, 0, Trade(name(1), name(0), Goods(1)), "end_of_turn")
    assert talking.tell(1, 2, Trade(name(1), name(2), Goods(1)), "end_of_turn")
    scene.leave()


def test_what_two_have_agreed_on_cannot_be_taken_back(offer):
    _, screen = offer()
    match = screen.table.match
    give(screen)
    at_tray(screen, "give.later", f"later.pay.{screen.draft.me}")
    settle(screen)
    press_named(screen, "trade.offer")
    settle(screen)
    for step in (screen.table.undo, screen.table.redo):
        step()
        assert match.game.state.capital[0] == 8
        assert [one.fate for one in match.game.state.promises] == [OPEN]
    assert match.pending.kind == "main_offer"


def test_a_debt_is_settled_once(offer):
    _, screen = offer()
    match, partner = screen.table.match, screen.draft.partner
    match.game.state.promises.append(Promise(screen.draft.me, partner, "pay", 1, "", "round"))
    give(screen)
    settle(screen)
    press_named(screen, "trade.offer")
    settle(screen)
    assert [one.fate for one in match.game.state.promises] == [KEPT]


def tray_of(match, box):
    """What opponents offer to people before this decision."""
    talking = Talking(match, OnTheSpot(box))
    for _ in range(300):
        if not talking.busy:
            return [(one.by, one.to, one.said, str(one.trade)) for one in talking.tray]
        talking.update()
    raise AssertionError("they never stop talking")


def test_offers_in_the_tray_come_again_after_loading(app):
    box, store = app.services.box, app.services.store
    found = 0
    for seed in range(12):
        plan = begin(box, seed, 5, {0, 1}).plan
        seats = [replace(one, level="manager") if one.level else one for one in plan.seats]
        match = Match.begin(box, replace(plan, seats=seats), f"tray-{seed}")
        policy = QuickPolicy(box)
        while not match.over and match.game.state.turns_taken < 6:
            pending = match.pending
            if pending.kind == "support" and pending.seat < 2:
                saved = store.save_as(match, f"tray {seed} {len(match.record.choices)}")
                offers = tray_of(match, box)
                again = store.load(saved, box).match
                assert tray_of(again, box) == offers
                found += len(offers)
            if match.pending is pending:
                match.apply(Choice(pending.kind, policy.answer(match.game, pending)))
        if found > 2:
            break
    assert found > 2
