"""Keys and buttons of a gamepad: where the focus is, and what Enter does there."""

import pygame
import pytest

from newangeles_gui.commands.shots.situation import Situation
from newangeles_gui.titles.new_angeles.minds.bargaining.answers import (
    NEARLY,
    Answer,
    Rating,
    Reason,
)
from newangeles_gui.titles.new_angeles.offers.talks import MOST_COUNTERS
from newangeles_gui.titles.new_angeles.rules.trade import Goods, Trade
from newangeles_gui.titles.new_angeles.talk import NOTHING, REFUSED, Offer
from newangeles_gui.titles.new_angeles.words import own_words
from newangeles_gui.widgets.widget import can_focus

from .robot import ARROWS, ENTER, ESCAPE, TAB, Hands, event
from .table_hands import Answering, begin, dice, open_table, play, press_named, quick

DOWN, UP = pygame.K_DOWN, pygame.K_UP


@pytest.fixture
def at(make_app, monkeypatch):
    """A function: the table at a kind of question, and hands for it."""
    quick(monkeypatch)

    def make(until="support", seed=2, players=5, **chosen):
        app = make_app(animation="off", **chosen)
        match = Situation(seed=seed, players=players, until=until).match(app.services.box)
        table = open_table(app, match)
        hands = Hands(app, dice(1))
        hands.key(pygame.K_END)  # a key that means nothing: keys are used from now on
        table.rebuild()
        return table, hands

    return make


def focus(scene):
    return "" if scene.root.focus is None else scene.root.focus.name


def offer_waits(table, give=1):
    """An opponent offers something for support."""
    talking, names, seat = table.director.parley.talking, table.shown.corporations, table.shown.seat
    by = table.match.game.state.deal.main_by
    talking.tray.clear()
    step = talking.conversation.now()
    offered = Offer(
        by, seat, Trade(names[by], names[seat], Goods(give)), "support", "support", step
    )
    talking.tray.append(offered)
    talking.conversation.turn_to(step)
    table.rebuild()
    return offered


# --- a vote, while somebody offers something ---------------------------------------------------


def test_keys_come_to_an_offer_where_nothing_is_refused(at):
    table, hands = at()
    offer_waits(table)
    inside = {f"tray.{one}" for one in ("accept", "counter", "refuse", "mute")}
    come = set()
    for name in [one.name for one in table.root.ranked() if one.name not in inside]:
        for way in (*ARROWS, TAB):
            table.root.set_focus(table.root.named(name))
            hands.key(way)
            come.add(focus(table))
    assert come & inside == {"tray.counter"}


def test_up_and_enter_in_a_vote_refuses_nothing(at):
    table, hands = at()
    offered = offer_waits(table)
    begun = focus(table)
    hands.key(UP)
    assert focus(table) != begun
    hands.key(ENTER)
    assert offered in table.director.parley.talking.tray


def test_the_next_offer_does_not_lie_under_a_finger(at):
    table, hands = at()
    first = offer_waits(table)
    table.root.set_focus(table.root.named("tray.refuse"))
    second = offer_waits(table, 2)
    assert first != second and focus(table) == "option.main"
    table.root.set_focus(table.root.named("tray.refuse"))
    hands.key(ENTER)
    assert not table.director.parley.talking.tray and focus(table) == "option.main"


def test_cards_are_taken_up_one_after_the_other(at):
    table, hands = at()
    cards = [one.name for one in table.parts.hand.cards][:2]
    for name in cards:
        table.root.set_focus(table.root.named(name))
        hands.key(ENTER)
        assert focus(table) == name, "who takes up a card may want the next one as well"
    assert len(table.choosing.gathered) == 2


def test_who_thinks_again_is_where_they_were(at):
    table, hands = at("main_offer", confirm=True)
    table.root.set_focus(table.parts.hand.cards[-1])
    name = focus(table)
    hands.key(ENTER)
    assert focus(table) == "prompt.confirm"
    hands.key(ESCAPE)
    assert focus(table) == name
    hands.key(ENTER)
    table.root.set_focus(table.root.named("prompt.cancel"))
    hands.key(ENTER)
    assert focus(table) == name


# --- the log -----------------------------------------------------------------------------------


def test_the_log_gives_the_focus_back(at):
    table, hands = at("main_offer")
    table.root.set_focus(table.parts.hand.cards[2])
    before = focus(table)
    for close in (pygame.K_l, ESCAPE):
        hands.key(pygame.K_l)
        assert table.log_open and focus(table).startswith("log.")
        hands.key(close)
        assert not table.log_open and focus(table) == before
    table.root.set_focus(table.root.named("log.tab"))
    hands.key(ENTER)
    hands.key(ESCAPE)
    assert focus(table) == "log.tab"


# --- a talk ------------------------------------------------------------------------------------


class Teller(Answering):
    """Says what it is told to: of terms, to an offer, or for what it would accept."""

    rating, its_answer, better = Rating(NEARLY, (Reason("no_gain", -1),)), None, None

    def begin_rate(self, seat, trade):
        self._result = self.rating

    def begin_answer(self, seat, trade):
        self._result = self.its_answer

    def begin_improve(self, seat, trade, locked):
        self._result = [] if self.better is None else [self.better]


@pytest.fixture
def talk(at):
    """A talk with an opponent, opened by its key."""
    table, hands = at()
    table.talks = Teller()
    hands.key(pygame.K_t)
    assert hands.top.name == "trade"
    return hands.top, hands


def put(talk, capital):
    """So much of the own capital lies on the table."""
    talk.draft.pay(talk.draft.me, capital)
    talk.changed()


def test_the_offer_has_a_key_that_is_shown(talk):
    talk, hands = talk
    hands.key(pygame.K_0)
    assert hands.top is talk, "nothing to offer yet"
    put(talk, 2)
    assert talk.root.named("trade.offer").key == "0"
    talk.table.talks.its_answer = Answer(True, talk.table.talks.rating)
    hands.key(pygame.K_0)
    assert hands.top is talk.table and talk.table.match.record.choices[-1].startswith("trade")


def test_after_each_answer_the_focus_is_on_what_comes_next(talk):
    talk, hands = talk
    assert focus(talk) == "trade.what_take"
    hands.key(ENTER)
    assert talk.negotiation.outcome == NOTHING and focus(talk) == "trade.make_fit"
    put(talk, 1)
    talk.table.talks.better = Trade(talk.draft.me, talk.draft.partner, Goods(3))
    hands.key(pygame.K_3)
    assert talk.draft.trade.give.capital == 3 and focus(talk) == "trade.offer"
    talk.table.talks.its_answer = Answer(False, talk.table.talks.rating)
    hands.key(ENTER)
    assert talk.negotiation.outcome == REFUSED and focus(talk) == "trade.make_fit"
    hands.key(pygame.K_5)
    assert talk.draft.empty and focus(talk) == "trade.what_take"


def test_who_has_gone_on_meanwhile_is_left_alone(talk):
    talk, hands = talk
    put(talk, 1)
    talk.table.talks.ready = False
    hands.key(pygame.K_3)
    talk.root.set_focus(talk.root.named("give.now.add"))
    talk.table.talks.ready = True
    hands.wait()
    assert talk.negotiation.outcome and focus(talk) == "give.now.add"


def test_once_both_give_something_the_offer_is_next(talk):
    talk, hands = talk
    for side in ("give", "get"):
        talk.root.set_focus(talk.root.named(f"{side}.now.add"))
        hands.key(ENTER)
        sheet = hands.top
        sheet.root.set_focus(sheet.root.named(f"{side}.capital.more"))
        hands.key(ENTER)
        hands.key(ESCAPE)
        assert focus(talk) == ("trade.offer" if side == "get" else "give.now.add")


@pytest.mark.parametrize("full", [False, True, "several"])
def test_arrows_stay_in_the_talk(talk, full):
    talk, hands = talk
    if full:
        put(talk, 1)
    if full == "several":
        hands.key(pygame.K_4)
        talk = hands.top
        assert talk.name == "several"
    inside = [one.name for one in talk.root.groups[0].all() if can_focus(one)]
    for name in inside:
        for way in ARROWS:
            talk.root.set_focus(talk.root.named(name))
            hands.key(way)
            assert focus(talk) in inside, (name, pygame.key.name(way))
    hands.take(event(pygame.JOYBUTTONDOWN, button=5))
    assert focus(talk) == ("menu.undo" if full is True else "menu.almanac")
    hands.take(event(pygame.JOYBUTTONDOWN, button=5))
    assert focus(talk) in inside


def test_changes_are_taken_back_one_by_one(talk):
    talk, hands = talk
    hands.key(pygame.K_u)
    assert talk.draft.empty and not talk.root.named("menu.undo").enabled
    for amount in (1, 2, 3):
        put(talk, amount)
    other = next(one for one in talk.others(talk.draft.me) if one != talk.draft.partner)
    before = talk.draft.partner
    talk.turn_to(other)
    hands.key(pygame.K_z, pygame.KMOD_CTRL)
    assert (talk.draft.partner, talk.draft.trade.give.capital) == (before, 3)
    press_named(talk, "menu.undo")
    assert talk.draft.trade.give.capital == 2
    hands.take(event(pygame.JOYBUTTONDOWN, button=8))
    assert talk.draft.trade.give.capital == 1
    talk.root.set_focus(talk.root.named("give.now.add"))
    hands.key(ENTER)
    sheet = hands.top
    assert sheet.name == "tray"
    hands.key(pygame.K_u)
    assert talk.draft.empty and hands.top is sheet
    made = len(talk.table.match.record.choices)
    hands.key(pygame.K_u)
    assert hands.top is sheet and len(talk.table.match.record.choices) == made


def test_to_take_back_whom_one_talks_with_closes_the_tray_of_the_other(talk):
    talk, hands = talk
    before = talk.draft.partner
    talk.turn_to(next(one for one in talk.others(talk.draft.me) if one != before))
    talk.root.set_focus(talk.root.named("get.now.add"))
    hands.key(ENTER)
    assert hands.top.name == "tray" and hands.top.player != before
    hands.key(pygame.K_u)
    assert hands.top is talk and talk.draft.partner == before
    assert talk.negotiation.possible


def test_what_was_locked_is_locked_again(talk):
    talk, hands = talk
    put(talk, 4)
    talk.draft.locked.add("give.capital")
    talk.changed()
    talk.clear()
    assert talk.draft.empty and not talk.draft.locked
    hands.key(pygame.K_u)
    assert talk.draft.trade.give.capital == 4 and talk.draft.locked == {"give.capital"}


def test_the_menu_opens_from_the_talk(talk):
    talk, hands = talk
    put(talk, 1)
    for press in (
        lambda: hands.key(pygame.K_F10),
        lambda: hands.take(event(pygame.JOYBUTTONDOWN, button=7)),
        lambda: press_named(talk, "menu.menu"),
    ):
        press()
        assert hands.top.name == "pause" and hands.top.root.named("redo") is None
        hands.key(ESCAPE)
        assert hands.top is talk and talk.draft.trade.give.capital == 1


def test_the_city_looked_at_in_between_the_focus_is_where_it_was(talk):
    talk, hands = talk
    talk.root.set_focus(talk.root.named("get.later.add"))
    for _ in range(2):
        hands.take(event(pygame.JOYBUTTONDOWN, button=3))
    assert not talk.peeking and focus(talk) == "get.later.add"


# --- the stage shows the offer that is being made ----------------------------------------------


def countering(match):
    return match.pending.kind == "counter" and match.pending.seat == 0 and match.game.deal().counter


@pytest.fixture
def counter(make_app, monkeypatch):
    """A person may outbid a counteroffer, which costs cards."""
    quick(monkeypatch)
    app = make_app(animation="off")
    for seed in range(40):
        match = begin(app.services.box, seed, 5, {0})
        play(match, dice(seed), until=countering)
        if not match.over and len(match.view(0).hand) > 2 and len(match.pending.options) > 2:
            break
    table = open_table(app, match)
    return table, Hands(app, dice(1))


def foreseen(table, hands):
    """What the right card shows, once all is foreseen."""
    hands.wait()
    table.parts.previews.foresight.finish()
    hands.wait()
    return table.parts.previews.stage.cards["counter"]


def test_the_stage_shows_the_card_that_is_looked_at(counter):
    table, hands = counter
    deal, right = table.shown.deal, foreseen(table, hands)
    former, card = deal.counter, table.choosing.decision.options[0]
    assert (right.card, right.proposer, right.built) == (former, deal.counter_by, None)
    held = next(one for one in table.parts.hand.cards if one.card == card)
    table.root.set_focus(held)
    right = foreseen(table, hands)
    assert (right.card, right.proposer, right.beaten) == (card, 0, deal.pile)
    assert right.tip_text.startswith(
        table.say(
            "screen.deal.about.counter",
            player=right.player(0),
            card=own_words(table.services.words).names.card(card),
        )
    )
    table.root.set_focus(table.root.named("option.pass"))
    assert foreseen(table, hands).card == former


def test_while_it_is_paid_for_the_stage_shows_what_is_bought(counter):
    table, hands = counter
    former, card = table.shown.deal.counter, table.choosing.decision.options[0]
    table.choose(card)
    hands.wait()
    assert table.match.pending.kind == "pay", table.match.pending
    hands.wait()
    assert table.choosing.decision.kind == "pay" and table.shown.deal.counter == former
    for one in [None, *table.parts.hand.cards]:
        table.root.set_focus(one)
        right = foreseen(table, hands)
        assert (right.card, right.proposer) == (card, 0)
    assert table.parts.previews.foresight.coming("counter").card == card


def test_keys_show_what_they_stand_on_wherever_the_pointer_rests(counter):
    table, hands = counter
    card = table.choosing.decision.options[0]
    table.root.set_focus(next(one for one in table.parts.hand.cards if one.card == card))
    hands.key(pygame.K_END)
    hands.take(event(pygame.MOUSEMOTION, pos=(640, 300), rel=(1, 1), buttons=(0, 0, 0)))
    assert foreseen(table, hands).card != card, "the pointer has moved"
    hands.key(pygame.K_END)
    assert foreseen(table, hands).card == card


def test_a_keyboard_sees_its_digits_on_the_buttons(counter):
    table, hands = counter
    cards = len(table.parts.hand.numbered())
    assert table.parts.prompt.first == 0, "nobody has pressed a key"
    hands.key(pygame.K_END)
    assert table.parts.prompt.first == cards + 1
    hands.click((5, 5), 3)
    hands.click((640, 300))
    assert table.parts.prompt.first == 0, "with a mouse nobody needs them"
    hands.take(event(pygame.JOYHATMOTION, value=(1, 0)))
    table.rebuild()
    assert table.parts.prompt.first == 0
    hands.key(pygame.K_END)
    place = [one.name for one in table.parts.prompt.buttons].index("option.pass")
    hands.key(pygame.K_1 + cards + place)
    assert table.match.record.choices[-1] == "counter pass"


def test_digits_after_those_of_cards_that_are_looked_at_are_buttons(at):
    table, hands = at("keep_investment")
    looks = len(table.choosing.things)
    assert table.parts.prompt.first == looks + 1
    hands.key(pygame.K_0 + looks)
    assert table.picker.chosen == table.choosing.things[-1] and table.parts.prompt.first == 1
    hands.key(pygame.K_1)
    assert table.match.record.choices[-1].startswith("keep_investment")


@pytest.mark.parametrize("key", [ENTER, TAB, *ARROWS])
def test_the_first_key_only_shows_where_the_answers_are(counter, key):
    table, hands = counter
    made = len(table.match.record.choices)
    table.root.set_focus(None)
    hands.key(key)
    assert focus(table) == next(one.name for one in table.parts.hand.cards if one.enabled)
    assert not table.picker.chosen and len(table.match.record.choices) == made


# --- haste -------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", [pygame.K_SPACE, ENTER, ESCAPE])
def test_who_goes_on_in_haste_answers_nothing(at, key, monkeypatch):
    table, hands = at("main_offer")
    monkeypatch.setattr("newangeles_gui.table.scenes.showing.HASTE", 0.3)
    now = [100.0]
    table.clock = lambda: now[0]
    table.playback.holds = True  # something waits to be looked at
    hands.key(pygame.K_SPACE)
    assert not table.playback.busy and table.choosing is not None
    hands.key(key)
    assert not table.picker.chosen and hands.top is table, "that was meant for what was shown"
    now[0] += 0.4
    hands.key(key)
    assert (hands.top.name == "pause") if key == ESCAPE else table.picker.chosen


@pytest.mark.parametrize("changes", [0, MOST_COUNTERS])
def test_who_is_asked_in_person_agrees_to_nothing_by_a_second_press(hot_seat, changes):
    app, table = hot_seat(until="support", table_talk=True, stop=None)
    table.director.look(table.match.pending.seat)
    table.settle()
    hands = Hands(app, dice(1))
    while app.stack.top is not table:
        hands.key(ENTER)
        hands.wait(1.0)
    hands.key(pygame.K_t)
    talk = hands.top
    talk.counters = changes
    put(talk, 1)
    made = len(table.match.record.choices)
    hands.key(pygame.K_0)
    assert hands.top.name == "question" and focus(hands.top) == ("" if changes else "answer.1")
    hands.key(ENTER)
    assert len(table.match.record.choices) == made
