"""The offer table: what can lie on it, who answers, and what comes of it."""

from types import SimpleNamespace

import pygame
import pytest

from newangeles_gui.commands.shots.situation import Situation
from newangeles_gui.engine.decisions import Choice, Decision
from newangeles_gui.minds.agent import dice
from newangeles_gui.scenes import CardZoom, Curtain, message
from newangeles_gui.scenes.dialogs import Dialog
from newangeles_gui.titles.new_angeles.minds.bargaining.answers import (
    NEARLY,
    NO_WAY,
    YES,
    Answer,
    Rating,
    Reason,
)
from newangeles_gui.titles.new_angeles.offers.overlay import reputation
from newangeles_gui.titles.new_angeles.offers.screen import CounterScreen, TradeScreen
from newangeles_gui.titles.new_angeles.offers.trays import GoodButton
from newangeles_gui.titles.new_angeles.rules.promises import BROKEN, KEPT, Promise
from newangeles_gui.titles.new_angeles.rules.trade import Goods, Now, Trade
from newangeles_gui.titles.new_angeles.rules.views import SPECTATOR
from newangeles_gui.titles.new_angeles.table.scene import TableScene
from newangeles_gui.titles.new_angeles.talk import Offer
from newangeles_gui.titles.new_angeles.talk.negotiation import TradeDraft
from newangeles_gui.widgets import Area, WordRoom, fit
from newangeles_gui.widgets.inputs import Input
from tests.languages import LANGUAGES

from .examples import EXAMPLES
from .table_hands import Answering, act, at_tray, begin, give, play, press_named, quick, tab_to


class Talker(Answering):
    """An opponent that says what it is told to, at once or when `ready`."""

    def __init__(self, rating=NO_WAY, answer=None, better=None):
        super().__init__()
        self.rating = Rating(rating, (Reason("no_gain", -1),))
        self.its_answer, self.better = answer, better
        self.rated, self.locked = [], []

    def begin_rate(self, seat, trade):
        self.rated.append(trade)
        self._result = self.rating

    def begin_answer(self, seat, trade):
        self._result = self.its_answer

    def begin_improve(self, seat, trade, locked):
        self.locked.append(locked)
        self._result = [] if self.better is None else [self.better]


@pytest.fixture
def offer(make_app, monkeypatch):
    """A function that opens the offer table of the first person at a kind of question."""

    def open_it(until="support", people=(0,), talker=None, asked=None, partner="", **agreed):
        quick(monkeypatch)
        app = make_app(animation="off")
        decider = people[0] if asked is None else asked

        def reached(match):
            pending = match.pending
            return pending.kind == until and pending.seat == decider

        for seed in range(4, 40):
            match = begin(app.services.box, seed, 4, set(people), undo=True, **agreed)
            play(match, dice(seed), until=reached)
            if not match.over:
                break
        table = TableScene(app.services, match)
        app.stack.replace(table)
        table.director.look(people[0])
        table.settle()
        if talker is not None:
            table.talks = talker
        scene = TradeScreen(app.services, table, partner)
        app.stack.push(scene)
        return app, scene

    return open_it


def said(scene, name):
    widget = scene.root.named(name)
    assert widget is not None, name
    return widget.text


def drafted(app, kind="support", decider=1):
    """An empty table between the first two players, one of whom decides something."""
    view = begin(app.services.box, 1, 4, {0}).view(0)
    view.pending = Decision(kind, decider, ["main", "abstain"])
    me, other = view.corporations[:2]
    return TradeDraft(app.services.box, view, Trade(me, other)), me, other


def test_a_draft_becomes_the_trade_of_the_rules(app):
    draft, me, other = drafted(app)
    assert draft.empty
    draft.pay(me, 3)
    draft.toggle_asset(other, "eiko")
    draft.bind("main", 2)
    now = Now(other, Choice("support", "main"), 2)
    assert draft.trade == Trade(me, other, Goods(3), Goods(0, ("eiko",)), now)
    draft.toggle_asset(other, "eiko")
    assert draft.trade.get.assets == ()
    draft.bind("abstain", 2)
    assert draft.trade.now.cards == 0, "whoever abstains lays no cards"
    draft.bind("")
    assert draft.trade.now is None
    draft.clear()
    assert draft.empty


def test_a_trade_of_the_other_lies_the_right_way_round(app):
    box, view = app.services.box, begin(app.services.box, 1, 4, {0}).view(0)
    draft = TradeDraft(box, view, Trade("nbn", "jinteki"))
    promise = Promise("jinteki", "nbn", "pay", 2)
    draft.take(Trade("jinteki", "nbn", Goods(1), Goods(4, ("eiko",)), None, (promise,)))
    assert draft.trade == Trade("nbn", "jinteki", Goods(4, ("eiko",)), Goods(1), None, (promise,))


def test_each_kind_of_promise_is_given_once_and_spares_only_what_there_is(app):
    draft, me, other = drafted(app)
    draft.view.owners.clear()
    assert draft.promisable(me) == ["support", "no_counter", "pay"]
    draft.view.owners["eiko"] = 1
    draft.promise(me, "spare")
    draft.promise(me, "pay")
    assert draft.trade.later[0].about == "eiko"
    assert draft.promisable(me) == ["support", "no_counter"]
    assert draft.promisable(other) == ["support", "no_counter", "pay"]
    draft.change(1, amount=5, until="round")
    assert draft.trade.later[1] == Promise(me, other, "pay", 5, "", "round")
    draft.drop(0)
    assert [one.kind for one in draft.trade.later] == ["pay"]


def test_only_the_open_decision_of_one_of_the_two_can_be_bound(offer):
    _, scene = offer()
    view, box = scene.view, scene.services.box
    me, partner = scene.draft.me, scene.draft.partner
    others = [one for one in view.corporations if one not in (me, partner)]
    assert (scene.draft.decider, scene.draft.bindable) == (me, view.pending.options)
    strangers = TradeDraft(box, view, Trade(partner, others[0]))
    assert (strangers.decider, strangers.bindable) == ("", [])
    _, scene = offer(until="lay")
    assert (scene.draft.decider, scene.draft.bindable) == ("", []), "16.6"


@pytest.mark.parametrize(("asked", "by"), [(0, "give"), (2, "get")])
def test_who_is_asked_for_a_counteroffer_can_bind_itself_to_pass(offer, asked, by):
    """14.2a, 25: only that; what could be offered instead is nobody's business."""
    talker = Talker(YES, Answer(True, Rating(YES)))
    app, scene = offer(until="counter", asked=asked, partner="", talker=talker)
    draft, decider = scene.draft, scene.view.corporations[asked]
    assert (draft.decider, draft.bindable) == (decider, ["pass"])
    press_named(scene, f"{by}.now.add")
    sheet = app.stack.top
    assert sheet.root.named("now.pass").text == scene.say("screen.trade.template.no_counter")
    press_named(sheet, "now.pass")
    assert draft.trade.now == Now(decider, Choice("counter", "pass")) and not scene.problem()
    assert "lock.now" in names(sheet)
    press_named(sheet, "now.pass")
    assert draft.trade.now is None
    press_named(sheet, "now.pass")
    sheet.close()
    assert said(scene, "good.now") == scene.say("screen.trade.template.no_counter")
    made = len(scene.table.match.record.choices)
    press_named(scene, "trade.offer")
    assert scene.table.match.record.choices[made] == str(draft.trade.choice())
    assert app.stack.top is scene.table


def test_what_is_bound_lies_on_the_table_where_it_can_be_changed(offer):
    """Also when it came with an offer of an opponent."""
    _, scene = offer(until="counter", talker=Talker())
    me, partner = scene.draft.me, scene.draft.partner
    now = Now(me, Choice("counter", "pass"))
    scene.put(Trade(partner, me, Goods(2), Goods(), now))
    press_named(scene, "good.now")
    sheet = scene.services.stack.top
    assert sheet.root.focus.name == "now.pass" and sheet.root.focus.chosen


def names(scene):
    return {one.name for one in scene.root.all() if one.name}


def test_reputation_counts_kept_and_broken_promises(app):
    view = begin(app.services.box, 1, 4, {0}).view(0)
    one, two = view.corporations[:2]
    view.promises[:] = [
        Promise(one, two, "pay", fate=KEPT),
        Promise(one, two, "pay", fate=BROKEN),
        Promise(one, two, "support", fate=KEPT),
        Promise(two, one, "pay", fate="void"),
    ]
    assert reputation(view, one) == (2, 1)
    assert reputation(view, two) == (0, 0)


def test_buttons_change_what_lies_on_the_table(offer):
    talker = Talker(NEARLY)
    _, scene = offer(talker=talker)
    at_tray(scene, "give.now", "give.capital.more", "give.capital.more", "give.capital.less")
    assert scene.draft.trade.give.capital == 1
    assert said(scene, "good.give.capital") == scene.say("offer.capital", amount=1)
    assert talker.rated[-1].give.capital == 1
    assert said(scene, "trade.meter") == scene.say("meter.m3")
    assert said(scene, "reason.0")
    press_named(scene, "trade.clear")
    assert scene.draft.empty
    assert not scene.root.named("trade.offer").enabled


def test_by_keys_alone(offer):
    app, scene = offer(talker=Talker())
    assert scene.root.focus.name == "trade.what_take", "the first question needs no table"
    tab_to(scene, "give.now.add")
    act(scene, "confirm")
    sheet = app.stack.top
    assert sheet.root.focus.name == "give.capital.more"
    act(sheet, "confirm")
    act(sheet, "confirm")
    assert scene.draft.trade.give.capital == 2
    assert sheet.root.focus.name == "give.capital.more", "the focus stays"
    act(sheet, "cancel")
    assert app.stack.top is scene and scene.root.focus.name == "give.now.add"


def test_a_promise_is_added_changed_and_taken_off(offer):
    _, scene = offer(talker=Talker())
    me = scene.draft.me
    line = f"later.pay.{me}"
    at_tray(scene, "give.later", line, f"{line}.amount.more", f"{line}.until")
    assert scene.draft.trade.later == (Promise(me, scene.draft.partner, "pay", 2, "", "turn"),)
    assert scene.root.named(f"good.{line}").good.kind == "promise"
    at_tray(scene, "give.later", line)
    assert scene.draft.trade.later == ()


def test_a_promise_is_preset_to_the_shortest_time_in_which_it_can_matter(offer):
    """While the person supports, the counteroffers are over, and so is the others' chance."""
    _, scene = offer(talker=Talker())
    me, partner = scene.draft.me, scene.draft.partner
    with_offer = {scene.view.deal.main_by, scene.view.deal.counter_by}
    assert scene.view.corporations.index(partner) not in with_offer
    at_tray(scene, "give.later", f"later.support.{me}", f"later.pay.{me}")
    at_tray(scene, "get.later", f"later.no_counter.{partner}")
    preset = [(one.by, one.kind, one.until) for one in scene.draft.trade.later]
    assert preset == [
        (me, "support", "round"),
        (me, "pay", "deal"),
        (partner, "no_counter", "round"),
    ]
    for until in ("game", "round"):
        at_tray(scene, "give.later", f"later.support.{me}.until")
        assert scene.draft.trade.later[0].until == until, "never what could not matter"


def test_a_decision_of_now_is_bound_and_made_with_the_trade(offer):
    app, scene = offer(talker=Talker(YES, Answer(True, Rating(YES))))
    at_tray(scene, "give.now", "now.abstain")
    assert scene.draft.trade.now == Now(scene.draft.me, Choice("support", "abstain"), 0)
    match, made = scene.table.match, len(scene.table.match.record.choices)
    scene.offer()
    assert app.stack.top is scene.table
    assert match.record.choices[made].startswith("trade ")
    assert match.pending.seat != 0, "the bound decision was taken"


def test_an_offer_that_is_accepted_changes_hands(offer):
    app, scene = offer(talker=Talker(YES, Answer(True, Rating(YES))))
    match, partner = scene.table.match, scene.partner_seat
    before = match.game.state.capital[:]
    give(scene)
    press_named(scene, "trade.offer")
    assert match.game.state.capital[0] == before[0] - 1
    assert match.game.state.capital[partner] == before[partner] + 1
    assert app.stack.top is scene.table


def test_an_offer_that_is_refused_stays_on_the_table(offer):
    app, scene = offer(talker=Talker(NO_WAY, Answer(False, Rating(NO_WAY))))
    made = len(scene.table.match.record.choices)
    give(scene)
    press_named(scene, "trade.offer")
    assert app.stack.top is scene
    assert len(scene.table.match.record.choices) == made
    assert scene.draft.trade.give.capital == 1
    assert said(scene, "trade.said") == scene.say(
        "screen.trade.refused",
        player=scene.services.words.name(f"corporation.{scene.draft.partner}"),
    )


@pytest.mark.parametrize(("meter", "mood"), [(NO_WAY, "calm"), (NEARLY, "scheming")])
def test_who_nearly_agrees_is_seen_to_have_plans(offer, meter, mood):
    _, scene = offer(talker=Talker(meter, Answer(False, Rating(meter))))
    give(scene)
    press_named(scene, "trade.offer")
    assert scene.table.bubbles.moods.of(scene.draft.partner) == mood


def test_an_answer_can_be_another_trade(offer):
    talker = Talker()
    _, scene = offer(talker=talker)
    instead = Trade(scene.draft.me, scene.draft.partner, Goods(4))
    talker.its_answer = Answer(False, Rating(NO_WAY), instead)
    give(scene)
    press_named(scene, "trade.offer")
    assert scene.draft.trade == instead
    assert said(scene, "trade.said")


@pytest.mark.parametrize(
    ("way", "nothing_found"), [("take", False), ("give", True), ("fit", False)]
)
def test_an_accepted_offer_that_cannot_be_bettered_is_said_to_be_one(offer, way, nothing_found):
    talker = Talker(YES)
    _, scene = offer(talker=talker)
    give(scene)
    talker.better = None if nothing_found else scene.draft.trade
    press_named(scene, f"trade.{'make' if way == 'fit' else 'what'}_{way}")
    told = said(scene, "trade.said")
    assert told == scene.say(f"offer.as_it_is.{way}")
    assert "accept this as it is" in told


def test_suggestions_leave_locked_lines_alone(offer):
    talker = Talker()
    _, scene = offer(talker=talker)
    give(scene)
    at_tray(scene, "get.now", "lock.get.capital")
    press_named(scene, "trade.make_fit")
    assert talker.locked[-1] == {"get.capital"}
    assert said(scene, "trade.said") == scene.say("offer.nothing_helps")
    talker.better = Trade(scene.draft.me, scene.draft.partner, Goods(2))
    press_named(scene, "trade.what_give")
    assert talker.locked[-1] == {"get.capital", "give.capital"}
    assert scene.draft.trade.give.capital == 2
    assert said(scene, "trade.said") == scene.say("screen.trade.this_would_do")
    at_tray(scene, "get.now", "lock.get.capital")
    press_named(scene, "trade.what_take")
    assert talker.locked[-1] == {"get.capital"}


def test_what_was_asked_for_is_not_taken_away(offer):
    """Votes and promises are asked for and given just as capital and assets are."""
    talker = Talker(YES)
    _, scene = offer(talker=talker, asked=2)
    me, partner = scene.draft.me, scene.draft.partner
    mine, theirs = Promise(me, partner, "pay", 2), Promise(partner, me, "no_counter")
    now = Now(partner, Choice("support", "main"), 3)
    scene.put(Trade(me, partner, Goods(1), Goods(), now, (mine, theirs)))
    scene.what_take()
    assert talker.locked[-1] == {"get.capital", "now", f"later.no_counter.{partner}"}
    scene.improve("give")
    assert talker.locked[-1] == {"give.capital", f"later.pay.{me}"}


def test_an_answer_that_takes_its_time_is_heard_later(offer):
    talker = Talker(YES)
    talker.ready = False
    app, scene = offer(talker=talker)
    give(scene)
    assert scene.negotiation.rating is None
    assert scene.wait() is not None
    assert said(scene, "trade.said") == scene.say(
        "screen.trade.considers",
        player=scene.services.words.name(f"corporation.{scene.draft.partner}"),
    )
    talker.ready = True
    scene.update(0.05)
    assert scene.negotiation.rating.meter == YES
    talker.ready = False
    press_named(scene, "trade.offer")
    press_named(scene, "trade.clear")
    talker.ready = True
    scene.update(0.05)
    assert app.stack.top is scene and scene.negotiation.rating is None, (
        "an offer that was taken back"
    )


def test_what_the_rules_forbid_cannot_be_offered(offer):
    _, scene = offer(talker=Talker(YES))
    scene.draft.pay(scene.draft.me, 99)
    scene.changed()
    assert said(scene, "trade.problem") == scene.say("screen.trade.impossible")
    assert not scene.root.named("trade.offer").enabled
    assert scene.negotiation.rating is None


def test_who_is_barred_hands_nothing_over_and_is_told_why(offer):
    _, scene = offer(talker=Talker())
    scene.view.deal.barred_from_trade.append(0)
    press_named(scene, "give.now.add")
    more = scene.services.stack.top.root.named("give.capital.more")
    assert not more.enabled
    assert more.tip_text == scene.say("screen.trade.barred")


def test_assets_are_put_down_and_taken_back_and_can_be_looked_at(offer):
    app, scene = offer(talker=Talker())
    scene.view.owners["eiko"] = 0
    scene.changed()
    at_tray(scene, "give.now", "give.eiko")
    assert (
        scene.draft.trade.give.assets == ("eiko",) == tuple(scene.draft.owned(scene.draft.me))[-1:]
    )
    press_named(scene, "good.give.eiko")
    press_named(app.stack.top, "zoom.eiko")
    assert app.stack.top.name == "card_zoom"
    act(app.stack.top, "cancel")
    press_named(app.stack.top, "give.eiko")
    assert scene.draft.trade.give.assets == ()


def test_another_partner_means_an_empty_table(offer):
    _, scene = offer(talker=Talker())
    give(scene)
    other = next(one for one in scene.view.corporations[1:] if one != scene.draft.partner)
    press_named(scene, f"partner.{other}")
    assert scene.draft.partner == other
    assert scene.draft.empty


def test_whoever_decides_is_the_first_partner(offer):
    _, scene = offer(asked=2, talker=Talker())
    assert scene.partner_seat == 2
    assert scene.say("screen.trade.decides_now") in said(scene, "trade.thinks")
    other = scene.others(scene.draft.me)[0]
    press_named(scene, f"partner.{other}")
    assert scene.root.named(f"partner.{scene.view.corporations[2]}").decides


def test_who_waits_for_an_answer_is_not_said_to_decide(offer):
    """The head of the talk said that they decide, while it was the person who had to answer."""
    _, scene = offer(asked=2, talker=Talker())
    me, partner = scene.draft.me, scene.draft.partner
    trade, by, moment = Trade(partner, me, Goods(1)), scene.partner_seat, scene.view.pending.kind
    scene.negotiation.talking.offers_to = lambda seat: [Offer(by, seat, trade, moment, "")]
    scene.put(trade)
    assert scene.say("screen.trade.awaits") in said(scene, "trade.thinks")
    assert scene.say("screen.trade.decides_now") not in said(scene, "trade.thinks")


def test_at_the_end_of_a_turn_nobody_is_said_to_decide(offer):
    _, scene = offer(asked=2, talker=Talker())
    scene.view.pending = Decision("use", 2, ["done"], "end_of_turn", moment=True)
    scene.rebuild()
    assert scene.say("screen.trade.ends_turn") in said(scene, "trade.thinks")


def test_a_person_answers_behind_curtains(offer):
    app, scene = offer(people=(0, 1), partner="")
    scene.turn_to(scene.view.corporations[1])
    match = scene.table.match
    before = match.game.state.capital[:]
    give(scene)
    press_named(scene, "trade.offer")
    director = scene.table.director
    assert isinstance(app.stack.top, Curtain)
    assert director.viewer == SPECTATOR, "nobody's secrets while the screen goes round"
    _open(app)
    assert isinstance(app.stack.top, Dialog)
    app.stack.top.answer(app.stack.top.answers[0])
    assert isinstance(app.stack.top, Curtain)
    assert match.game.state.capital == before
    _open(app)
    assert director.viewer == 0
    assert match.game.state.capital[:2] == [before[0] - 1, before[1] + 1]


def changing(offer, **agreed):
    """A person is asked by another one, and has the offer on the own side of the table."""
    app, scene = offer(people=(0, 1), **agreed)
    scene.turn_to(scene.view.corporations[1])
    give(scene)
    press_named(scene, "trade.offer")
    change(app)
    return app, scene, app.stack.top


def reply(app, number):
    if isinstance(app.stack.top, Curtain):
        _open(app)
    assert isinstance(app.stack.top, Dialog)
    app.stack.top.answer(app.stack.top.answers[number])


def change(app):
    reply(app, 1)


@pytest.mark.parametrize("openly", [False, True])
def test_a_person_can_propose_something_else(offer, openly):
    app, scene, counter = changing(offer, table_talk=openly)
    match, first = scene.table.match, scene.draft.me
    before = match.game.state.capital[:]
    assert isinstance(counter, CounterScreen) and counter.view.seat == 1
    assert counter.draft.trade == Trade(scene.draft.partner, first, Goods(), Goods(1))
    assert said(counter, "trade.said")
    assert {"trade.several", "trade.leave"}.isdisjoint(names(counter))
    assert [one for one in names(counter) if one.startswith("partner.")] == []
    assert counter.draft.partner == first
    give(counter, 1, "get")
    press_named(counter, "trade.offer")
    assert isinstance(app.stack.top, Curtain) is not openly
    assert openly or scene.table.director.viewer == SPECTATOR
    made = len(match.record.choices)
    reply(app, 0)
    assert len(match.record.choices) > made and match.record.choices[made].startswith("trade ")
    assert match.game.state.capital[:2] == [before[0] - 2, before[1] + 2]
    assert app.stack.top is scene.table


def test_what_a_person_proposes_instead_can_be_refused_or_changed(offer):
    app, scene, counter = changing(offer)
    give(counter, 1, "get")
    press_named(counter, "trade.offer")
    made = len(scene.table.match.record.choices)
    reply(app, 2)
    assert app.stack.top is scene and scene.table.director.viewer == 0
    assert scene.draft.trade.give.capital == 1, "what was offered first"
    press_named(scene, "trade.offer")
    change(app)
    give(app.stack.top)
    press_named(app.stack.top, "trade.offer")
    change(app)
    assert app.stack.top is scene and scene.draft.trade.get.capital == 1
    assert said(scene, "trade.said") == scene.say(
        "screen.trade.instead",
        player=scene.services.words.name(f"corporation.{scene.draft.partner}"),
    )
    press_named(scene, "trade.offer")
    _open(app)
    assert len(app.stack.top.answers) == 2, "two proposals instead are enough for one topic"
    app.stack.top.answer(app.stack.top.answers[1])
    _open(app)
    assert app.stack.top is scene and len(scene.table.match.record.choices) == made


def test_who_thinks_better_of_changing_an_offer_answers_it(offer):
    app, scene, counter = changing(offer)
    assert act(counter, "cancel")
    made = len(scene.table.match.record.choices)
    reply(app, 0)
    _open(app)
    assert scene.table.match.record.choices[made] == str(
        Trade(scene.draft.me, scene.draft.partner, Goods(1)).choice()
    )


def test_what_is_changed_closes_when_nobody_looks(offer):
    app, scene, _ = changing(offer)
    app.stack.unfocused()
    assert app.stack.top is scene.table and scene.table.director.viewer == SPECTATOR


def test_escape_refuses_for_a_person(offer):
    app, scene = offer(people=(0, 1))
    scene.turn_to(scene.view.corporations[1])
    made = len(scene.table.match.record.choices)
    give(scene)
    press_named(scene, "trade.offer")
    curtain = app.stack.top
    act(curtain, "cancel")
    assert app.stack.top.name == "pause", "not past the curtain"
    act(app.stack.top, "cancel")
    assert app.stack.top is curtain
    _open(app)
    app.stack.top.handle(Input("action", name="cancel"))
    _open(app)
    assert app.stack.top is scene
    assert len(scene.table.match.record.choices) == made
    assert said(scene, "trade.said")


def test_table_talk_needs_no_curtain(offer):
    app, scene = offer(people=(0, 1), table_talk=True)
    scene.turn_to(scene.view.corporations[1])
    give(scene)
    press_named(scene, "trade.offer")
    assert isinstance(app.stack.top, Dialog)
    app.stack.top.handle(Input("action", name="cancel"))
    assert app.stack.top is scene
    press_named(scene, "trade.offer")
    made = len(scene.table.match.record.choices)
    app.stack.top.answer(app.stack.top.answers[0])
    assert scene.table.match.record.choices[made].startswith("trade ")


def test_a_person_has_no_meter_and_no_locks(offer):
    _, scene = offer(people=(0, 1))
    scene.turn_to(scene.view.corporations[1])
    give(scene)
    assert scene.negotiation.rating is None
    assert {"trade.meter", "trade.make_fit"}.isdisjoint(names(scene))
    press_named(scene, "give.now.add")
    assert scene.services.stack.top.root.named("lock.give.capital") is None


def test_the_first_question_is_about_a_vote_and_needs_nothing_on_the_table(offer):
    """Who decides now is asked what its vote costs; who decides later, what its word does."""
    talker = Talker()
    _, scene = offer(asked=2, talker=talker)
    scene.view.deal.main_by, scene.view.pending.options[:] = 0, ["main", "abstain"]
    scene.rebuild()
    assert said(scene, "trade.what_take") == scene.say("screen.trade.do.price.vote")
    me, partner = scene.draft.me, scene.draft.partner
    assert not scene.root.named("trade.what_give").enabled
    act(scene, "number", 1)
    now = scene.draft.trade.now
    assert (now.by, now.choice, now.cards >= 1) == (partner, Choice("support", "main"), True)
    assert talker.locked == [{"get.capital", "now"}], "I pay, and it votes"
    press_named(scene, "trade.clear")
    other = next(one for one in scene.others(me) if one != partner)
    scene.turn_to(other)
    assert said(scene, "trade.what_take") == scene.say("screen.trade.do.price.word")
    press_named(scene, "trade.what_take")
    assert [(one.by, one.kind) for one in scene.draft.trade.later] == [(other, "support")]


def test_numbers_are_the_chips(offer):
    app, scene = offer(talker=Talker())
    give(scene)
    assert not act(scene, "number", 9)
    assert act(scene, "number", 5) and scene.draft.empty
    assert not act(scene, "number", 5), "nothing to be cleared"
    assert act(scene, "number", 4) and app.stack.top.name == "several"


def test_space_shows_the_city_as_long_as_it_is_held(offer, monkeypatch):
    _, scene = offer(talker=Talker())
    give(scene)
    held = [True]
    monkeypatch.setattr(f"{TradeScreen.__module__}.space_held", lambda: held[0])
    assert act(scene, "space")
    assert "trade.offer" not in names(scene) and "board" in names(scene)
    scene.update(0.1)
    assert scene.peeking and scene.wait() is not None
    held[0] = False
    scene.update(0.1)
    assert not scene.peeking and scene.draft.trade.give.capital == 1
    assert act(scene, "zoom"), "and without a key that can be held"
    scene.update(0.1)
    assert scene.peeking and act(scene, "cancel")
    assert not scene.peeking and scene.services.stack.top is scene


def test_no_district_steps_back_behind_a_talk(offer):
    _, scene = offer(talker=Talker())
    board, seen = scene.root.named("board"), []
    assert board.ghosts is not None
    free = next(one.plate for one in board.children if one.name == "district.la_costa")
    for concerned in ({"manta"}, set()):
        board.ghosts = SimpleNamespace(
            concerned=frozenset(concerned), figures=lambda name: 0, paint=lambda surface: None
        )
        board._drawn = None
        surface = pygame.Surface(scene.screen.size)
        board.paint(surface)
        seen.append(pygame.image.tobytes(surface.subsurface(free.inflate(40, 40)), "RGB"))
    assert seen[0] == seen[1] and len(set(seen[0])) > 30, "and there is something to be seen"


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_large_letters_terms_are_still_read(make_app, language):
    """What finds no room beside its picture stands alone; of coins and cards the number is left."""
    app = make_app((1280, 720), language, 200, animation="off")
    app.stack.replace(*EXAMPLES["trade"](app.services, Situation(seed=3, after=60)))
    scene, kit = app.stack.top, app.services.kit
    for one in scene.root.all():
        if isinstance(one, GoodButton):
            area = Area(one.rect.inflate(-kit.px(12), -kit.px(6)), kit.px(10))
            picture, text, ink = one._fitting(area)
            assert text and (picture is None or picture.get_width() < area.rest.width)
            room = WordRoom(*area.rest.size, ink.lines, 1.0, ink.least)
            assert fit(kit.type, text, ink.style, room).whole, text
    votes = scene.root.named("talk.votes")
    said = votes.shown[0].text
    assert said.endswith(".") and votes.text.startswith(said[:-1])


def test_each_side_sees_its_capital_before_and_after(offer):
    _, scene = offer(talker=Talker())
    before = [scene.draft.capital(one) for one in (scene.draft.me, scene.draft.partner)]
    give(scene, 2)
    for side, was, after in (("give", before[0], before[0] - 2), ("get", before[1], before[1] + 2)):
        assert said(scene, f"purse.{side}").split()[-2:] == [str(was), str(after)]


def test_the_ledger_lies_behind_the_ribbon(offer):
    app, scene = offer(talker=Talker())
    me, partner = scene.draft.me, scene.draft.partner
    scene.view.promises[:] = [Promise(partner, me, "pay", 3, "", "turn", BROKEN)]
    press_named(scene, "ledger.get")
    told = [one.text for one in app.stack.top.root.all() if getattr(one, "text", "")]
    name = scene.services.words.name(f"corporation.{partner}")
    assert any(name in one and "Broken" in one for one in told)
    act(app.stack.top, "cancel")
    assert app.stack.top is scene


def test_what_lies_over_a_talk_closes_in_the_same_ways_but_a_question_waits(offer):
    app, scene = offer(talker=Talker())

    def over():
        yield lambda: press_named(scene, "ledger.get")
        yield lambda: press_named(scene, "give.now.add")
        yield lambda: app.stack.push(CardZoom(app.services, ["clean_slate"]))

    beside = (5, scene.screen.bottom - 5)
    ways = (Input("action", name="cancel"), Input("press", beside), Input("context", beside))
    for show in over():
        for way in ways:
            show()
            assert app.stack.top is not scene and app.stack.top.overlay
            app.stack.top.handle(way)
            assert app.stack.top is scene, (show, way)
    app.stack.push(message(app.services, "?", "?"))
    for way in ways[1:]:
        app.stack.top.handle(way)
        assert app.stack.top.name == "question"
    act(app.stack.top, "cancel")
    assert app.stack.top is scene


def test_the_face_shows_what_the_meter_says(offer):
    talker = Talker(YES)
    _, scene = offer(talker=talker)
    assert scene.root.named("trade.face").mood == "calm"
    give(scene)
    assert scene.root.named("trade.face").mood == "pleased"
    assert scene.root.named("trade.meter").lit == YES
    talker.rating = Rating(NO_WAY, (Reason("no_gain", -1),))
    give(scene)
    assert scene.root.named("trade.face").mood == "angry"


def test_what_comes_of_a_refusal_is_said_before(offer):
    _, scene = offer(asked=2, talker=Talker())
    deal = scene.view.deal
    deal.counter = deal.main
    deal.support_side[:], deal.support_by[:] = ["counter"], [1]
    scene.rebuild()
    told = scene.say("screen.trade.if_refused.counter", ours=1, others=0)
    assert said(scene, "trade.refused") == told and "1 : 0" in told
    deal.counter = ""
    scene.rebuild()
    assert said(scene, "trade.refused") == scene.say("screen.trade.if_refused.nothing")


def test_escape_goes_back_to_the_table(offer):
    app, scene = offer(talker=Talker())
    assert act(scene, "cancel")
    assert app.stack.top is scene.table
    for _ in range(2):
        act(app.stack.top, "trade")
    assert app.stack.top is scene.table, "and what opens it"


def test_it_closes_when_nobody_looks(offer):
    app, scene = offer(people=(0, 1))
    app.stack.unfocused()
    assert app.stack.top is scene.table
    assert scene.table.director.viewer == SPECTATOR
    app, scene = offer(talker=Talker())
    app.stack.unfocused()
    assert app.stack.top is scene, "one person has nobody to hide from"


def _open(app):
    curtain = app.stack.top
    curtain.update(1)
    curtain.open()
