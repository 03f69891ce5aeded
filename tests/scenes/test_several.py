"""One offer to several players on the screen: the sum, opinions, answers, what stands."""

from dataclasses import replace

import pytest

from newangeles_gui.engine.decisions import Choice
from newangeles_gui.minds.agent import dice
from newangeles_gui.scenes import Curtain
from newangeles_gui.scenes.dialogs import Dialog
from newangeles_gui.session.loading import load_bytes, save_bytes
from newangeles_gui.session.plan import UNPROVED
from newangeles_gui.titles.new_angeles.minds.bargaining.answers import (
    NEARLY,
    NO_WAY,
    YES,
    Answer,
    Rating,
    Reason,
)
from newangeles_gui.titles.new_angeles.minds.bargaining.conversation import (
    OfferSpoken,
    StandingOffer,
    for_whoever_backs,
)
from newangeles_gui.titles.new_angeles.offers.screen import TradeScreen
from newangeles_gui.titles.new_angeles.offers.several import SeveralScreen
from newangeles_gui.titles.new_angeles.rules.promises import Promise
from newangeles_gui.titles.new_angeles.rules.trade import Goods
from newangeles_gui.titles.new_angeles.rules.views import SPECTATOR
from newangeles_gui.titles.new_angeles.table.bubbles import FADE, Said
from newangeles_gui.titles.new_angeles.table.scene import TableScene

from .table_hands import Answering, begin, open_table, play, press_named, quick


class Table(Answering):
    """Opponents who say what a test wants, by seat; they keep what they were asked."""

    def __init__(self, says):
        super().__init__()
        self.says = says
        self.rated, self.ahead, self.answered = [], [], []

    def _rating(self, seat):
        yes = self.says.get(seat, False)
        return Rating(YES if yes else NO_WAY, (Reason("fair" if yes else "no_gain", 1),))

    def begin_rate(self, seat, trade):
        self.rated.append((seat, trade))
        self._result = self._rating(seat)

    def begin_rate_ahead(self, seat, standing):
        self.ahead.append((seat, standing))
        self._result = Rating(NEARLY, (Reason("nearly_there", -1),))
        return True

    def begin_answer(self, seat, trade):
        self.answered.append(seat)
        self._result = Answer(self.says.get(seat, False), self._rating(seat))


@pytest.fixture
def several(make_app, monkeypatch):
    """A function that opens the offer to several for seat 0, and who answers what."""

    def open_it(says=None, people=(0,), reached=None, players=5, **agreed):
        quick(monkeypatch)
        app = make_app(animation="off")
        reached = reached or (lambda one: one.pending.kind == "main_offer")
        for seed in range(60):
            match = begin(app.services.box, seed, players, set(people), **agreed)
            play(match, dice(seed), until=reached)
            if not match.over:
                break
        table = TableScene(app.services, match)
        app.stack.replace(table)
        table.director.look(0)
        table.settle()
        if says is not None:
            table.talks = Table(says)
        match.game.state.capital[:] = [9] * players
        table.settle()
        scene = SeveralScreen(app.services, table)
        app.stack.push(scene)
        return app, scene

    return open_it


def says(scene, name):
    return scene.root.named(f"several.says.{name}").text


def press_times(scene, name, times):
    for _ in range(times):
        press_named(scene, name)


def test_the_offer_table_leads_to_it(several):
    app, scene = several({})
    app.stack.pop()
    app.stack.push(TradeScreen(app.services, scene.table))
    press_named(app.stack.top, "trade.several")
    assert isinstance(app.stack.top, SeveralScreen)


def test_each_has_an_opinion_and_the_sum_is_for_all(several):
    _, scene = several({1: True, 3: True})
    press_times(scene, "several.give.more", 2)
    assert scene.root.named("several.cost").text == scene.say("several.cost", cost=8, held=9)
    words = [says(scene, name) for name in scene.call.others]
    yes, no = scene.say("meter.m4"), scene.say("meter.m0")
    assert words == [yes, no, yes, no]
    assert all(trade.give == Goods(2) for _, trade in scene.table.talks.rated[-4:])


def test_nobody_offers_more_than_there_is_for_all(several):
    _, scene = several({})
    press_times(scene, "several.give.more", 3)
    assert not scene.root.named("trade.offer").enabled
    assert scene.root.named("trade.offer").tip_text == scene.say(
        "several.too_dear", cost=12, held=9
    )
    press_named(scene, f"several.to.{scene.call.others[0]}")
    assert scene.call.cost == 9
    assert scene.root.named("trade.offer").enabled


def test_what_is_agreed_happens_with_each_and_reasons_are_shown(several):
    _, scene = several({1: True, 2: False, 3: True, 4: False})
    match = scene.table.match
    press_named(scene, f"several.to.{scene.call.others[3]}")
    press_named(scene, "several.give.more")
    press_named(scene, "several.theirs.no_counter")
    press_named(scene, "trade.offer")
    assert scene.table.talks.answered == [1, 2, 3]
    assert match.game.state.capital == [7, 10, 9, 10, 9]
    me, names = scene.call.me, scene.call.others
    made = [one for one in match.game.state.promises if one.to == me]
    assert made == [Promise(one, me, "no_counter") for one in (names[0], names[2])]
    yes, no = scene.say("several.yes"), scene.say("several.no")
    assert [says(scene, one) for one in names[:3]] == [yes, no, yes]
    assert scene.root.named("reason.0") is not None
    assert not scene.root.named("trade.offer").enabled, "it has been made"


def test_answers_may_take_their_time(several):
    _, scene = several({1: True})
    press_named(scene, "several.give.more")
    for name in scene.call.others[1:]:
        press_named(scene, f"several.to.{name}")
    scene.table.talks.ready = False
    press_named(scene, "trade.offer")
    assert says(scene, scene.call.others[0]) == scene.say("several.thinks")
    assert not scene.root.named("several.give.less").enabled
    assert scene.wait() is not None
    scene.table.talks.ready = True
    scene.update(0.1)
    assert scene.table.match.game.state.capital == [8, 10, 9, 9, 9]


def test_whoever_cannot_pay_is_named_before(several):
    _, scene = several({})
    scene.table.match.game.state.capital[2] = 0
    press_named(scene, "several.get.more")
    name = scene.services.words.name(f"corporation.{scene.call.others[1]}")
    tip = scene.root.named("trade.offer").tip_text
    assert tip == scene.say("several.not_with", names=name)


def test_people_answer_one_after_the_other_behind_the_curtain(several):
    app, scene = several({3: True, 4: False}, people=(0, 1, 2))
    match = scene.table.match
    press_named(scene, "several.give.more")
    press_named(scene, "trade.offer")
    for seat, answer in ((1, 0), (2, 1)):
        assert isinstance(app.stack.top, Curtain)
        assert app.stack.top.role == match.game.name(seat)
        assert scene.table.director.viewer == SPECTATOR
        assert match.game.state.capital == [9] * 5, "nothing happens before all have answered"
        _open(app)
        assert isinstance(app.stack.top, Dialog)
        app.stack.top.answer(app.stack.top.answers[answer])
    assert app.stack.top.role == scene.call.me
    _open(app)
    assert app.stack.top is scene
    assert match.game.state.capital == [7, 10, 9, 10, 9]


def test_table_talk_asks_each_openly(several):
    app, scene = several({}, people=(0, 1, 2, 3, 4), table_talk=True)
    press_named(scene, "several.give.more")
    press_named(scene, "trade.offer")
    for _ in range(4):
        assert isinstance(app.stack.top, Dialog)
        app.stack.top.answer(app.stack.top.answers[0])
    assert app.stack.top is scene
    assert scene.table.match.game.state.capital == [5, 10, 10, 10, 10]


def my_offer(match):
    """Whether seat 0 has the main offer, and the first supporter is asked."""
    deal = match.game.state.deal
    first = match.pending.kind == "support" and match.game.state.stack[-1].asked < 3
    return first and deal.main_by == 0 and len(match.game.state.hands[match.pending.seat]) > 1


def test_whoever_backs_mine_is_offered_it_when_asked(several):
    app, scene = several(reached=my_offer)
    match = scene.table.match
    assert scene.call.backing, "there is something to be backed"
    press_times(scene, "several.give.more", 2)
    assert scene.root.named("trade.offer").enabled
    press_named(scene, "trade.offer")
    standing = scene.table.director.parley.talking.stands(0)
    assert (standing.by, standing.cards, standing.pays) == (0, 1, 2)
    assert match.pending.seat in standing.to and 0 not in standing.to
    assert says(scene, scene.call.partners[0]) == scene.say("several.later")
    press_named(scene, "trade.leave")
    assert app.stack.top is scene.table
    again = SeveralScreen(scene.services, scene.table)
    app.stack.push(again)
    press_named(again, "trade.withdraw")
    assert scene.table.director.parley.talking.stands(0) is None


def test_it_stands_after_loading_and_who_was_muted_is(several):
    app, scene = several(reached=my_offer)
    table = scene.table
    other = scene.call.partners[0]
    press_times(scene, "several.give.more", 2)
    press_named(scene, "trade.offer")
    table.director.parley.talking.mute(scene.call.seat_of(other), 0)
    standing = table.director.parley.talking.stands(0)
    table.leave()
    # The test has given everybody 9 capital, which no choices lead to: the snapshot counts.
    table.match.record.mark(UNPROVED, "other_rules")
    loaded = load_bytes(save_bytes(table.match, 1), app.services.box).match
    again = open_table(app, loaded)
    again.director.look(0)
    again.settle()
    assert again.director.parley.talking.stands(0) == standing is not None
    trade = TradeScreen(app.services, again, other)
    app.stack.push(trade)
    assert trade.root.named("trade.listen") is not None
    several_again = SeveralScreen(app.services, again)
    app.stack.push(several_again)
    assert several_again.root.named("trade.withdraw").enabled
    press_named(several_again, "trade.withdraw")
    assert again.director.parley.talking.stands(0) is None


def test_a_person_is_offered_it_in_the_tray(several):
    def reached(match):
        return my_offer(match) and match.pending.seat == 1

    _, scene = several(people=(0, 1), reached=reached)
    table = scene.table
    press_times(scene, "several.give.more", 2)
    press_named(scene, "trade.offer")
    press_named(scene, "trade.leave")
    talking = table.director.parley.talking
    while talking.busy:
        talking.update()
    (offer,) = talking.offers_to(1)
    assert (offer.by, offer.said) == (0, "for_all")
    assert offer.trade.now.choice == Choice("support", "main")
    before = table.match.game.state.capital[:]
    assert talking.accept(offer)
    assert table.match.game.state.capital[:2] == [before[0] - 2, before[1] + 2]
    assert table.match.pending.kind == "lay"


def test_opinions_ahead_are_as_things_stand(several):
    _, scene = several({}, reached=my_offer)
    press_named(scene, "several.give.more")
    assert {seat for seat, _ in scene.table.talks.ahead} == {
        scene.call.seat_of(name) for name in scene.call.partners
    }
    word = scene.say("meter.m3")
    name = scene.call.partners[0]
    assert says(scene, name) == scene.say("several.as_it_stands", word=word)


def priced(table):
    """The chips under the faces, after everybody has been asked."""
    for _ in range(10):
        table.update(0.01)
    return [one for one in table.root.all() if one.name.startswith("price.")]


def test_what_votes_cost_hangs_under_the_faces_and_opens_just_that(make_app, monkeypatch):
    """Who decides now is offered it across the table, who comes later in a call."""
    quick(monkeypatch)
    app, opened = make_app(animation="off"), set()
    for seed in range(30):
        match = begin(app.services.box, seed, 5, {0})
        for place, seat in enumerate(match.plan.seats):
            match.plan.seats[place] = replace(seat, level=seat.level and "manager")
        play(match, dice(seed), until=my_offer)
        if match.over:
            continue
        match.game.state.capital[0] = 9
        table = TableScene(app.services, match)
        app.stack.replace(table)
        table.director.look(0)
        table.settle()
        for chip in priced(table):
            seat = int(chip.name.rpartition(".")[2])
            chip.click(chip.rect.center)
            screen = app.stack.top
            opened.add(screen.name)
            if screen.name == "trade":
                settle_talk(screen)
                assert screen.partner_seat == seat == match.pending.seat
                assert screen.negotiation.rating.meter == YES, "as the chip says"
            else:
                assert screen.call.seats == (seat,) and screen.call.backing
                assert screen.call.ratings[screen.call.partners[0]].meter == YES
            app.stack.pop()
        if opened == {"trade", "several"}:
            break
    assert opened == {"trade", "several"}
    table.shown.deal.main_by = table.shown.deal.counter_by = 3
    table.prices.__init__(table.talks)
    table.rebuild()
    assert not priced(table), "nobody backs what is not mine"


def settle_talk(screen):
    for _ in range(20):
        screen.update(0.05)


def _open(app):
    curtain = app.stack.top
    curtain.update(1)
    curtain.open()


def test_refusals_are_heard_with_their_reason(several):
    _, scene = several(reached=my_offer)
    table = scene.table
    talking, by = table.director.parley.talking, table.match.pending.seat
    press_named(scene, "several.give.more")
    press_named(scene, "trade.offer")
    press_named(scene, "trade.leave")
    trade = for_whoever_backs(table.match.view(by), talking.stands(0))
    no = Answer(False, Rating(NO_WAY, (Reason("pays_too_little", -1),)))
    talking.conversation.spoken.append(OfferSpoken(0, trade, None, no))
    assert table.bubbles.hear_talks()
    ((seat, words),) = table.bubbles.lines
    assert seat == by and words in {
        scene.say(f"bargain.reason.pays_too_little.{way}") for way in ("a", "b", "c")
    }
    assert not table.bubbles.hear_talks(), "said once"


def test_what_opponents_offer_to_several_is_heard(several):
    _, scene = several({})
    table = scene.table
    table.director.parley.talking.conversation.called.append(StandingOffer(2, 1, 3, 0, (0, 1)))
    assert table.bubbles.hear_talks()
    words = scene.say("bargain.talk.for_all", cards=1, pays=3)
    assert table.bubbles.lines == [(2, words)]
    table.rebuild()
    assert len(table.parts.speeches) == 1
    table.bubbles.said.append(Said(3, lambda: words))
    table.rebuild()
    (first,) = table.parts.speeches
    assert table.bubbles.fade(FADE)
    table.rebuild()
    (second,) = table.parts.speeches
    assert first.text == second.text == words and first.rect != second.rect
    assert table.bubbles.fade(FADE) and not table.bubbles.lines


def test_what_was_said_is_in_the_language_that_is_chosen_afterwards(several):
    app, scene = several({})
    table, services = scene.table, scene.services
    table.director.parley.talking.conversation.called.append(StandingOffer(2, 1, 3, 0, (0, 1)))
    assert table.bubbles.hear_talks()
    english = table.bubbles.lines
    services.settings.choose("language", "pl")
    services.settings_changed()
    polish = services.say("bargain.talk.for_all", cards=1, pays=3)
    assert table.bubbles.lines == [(2, polish)] != english
    app.stack.pop()
    assert [" ".join(one.lines) for one in table.parts.speeches] == [polish]
