"""What was bought is told wherever a trade is told: log, bubble, narration, tray and replay."""

import pytest

from newangeles_gui.engine.decisions import Choice
from newangeles_gui.minds.agent import dice
from newangeles_gui.scenes.replay.reel import Reel, choice_told, turn_told
from newangeles_gui.table.narration import Narrator
from newangeles_gui.titles.new_angeles.rules.promises import Promise
from newangeles_gui.titles.new_angeles.rules.trade import Goods, Now, Trade
from newangeles_gui.titles.new_angeles.table.scene import TableScene
from newangeles_gui.titles.new_angeles.talk.talking import Offer
from tests.languages import LANGUAGES

from .table_hands import begin, play, quick


@pytest.fixture
def sold(make_app, monkeypatch):
    """A table at which an opponent sells its silence to another, and promises something."""

    def make(language="en"):
        quick(monkeypatch)
        app = make_app(animation="off", language=language)
        match = begin(app.services.box, 3, 4, {0})
        play(match, dice(3), until=lambda one: one.pending.kind == "counter"
             and one.pending.seat and one.game.state.deal.main_by)  # fmt: skip
        scene = TableScene(app.services, match)
        app.stack.replace(scene)
        seller = match.game.name(match.pending.seat)
        buyer = match.game.name(match.game.state.deal.main_by)
        later = (Promise(seller, buyer, "pay", 1, "", "round"),)
        now = Now(seller, Choice("counter", "pass"))
        return app, scene, Trade(buyer, seller, Goods(1), Goods(), now, later)

    return make


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deal_of_two_opponents_is_told_with_all_its_terms(sold, language):
    app, scene, trade = sold(language)
    told = app.services.words.agreed(trade)
    scene.match.apply(trade.choice())
    seat = scene.match.game.seat_of(trade.giver)
    assert (seat, told) in scene.bubbles.lines
    entries = [scene.chronicle.words(one) for one in scene.chronicle.entries(-1)]
    assert entries.count(told) == 1
    assert not any(one.kind == "promise_made" for one in scene.chronicle.entries(-1)), "once"


def test_what_a_person_agreed_to_needs_no_bubble(sold):
    _, scene, trade = sold()
    mine = Trade(scene.match.game.name(0), trade.taker, Goods(1), Goods(), trade.now)
    scene.match.apply(mine.choice())
    assert not [line for _, line in scene.bubbles.lines if "capital for" in line]


def test_an_offer_in_the_tray_is_narrated(sold):
    app, scene, trade = sold()
    app.services.settings.choose("narration", True)
    written = []
    scene.narrator = Narrator(app.services, written.append)
    scene.settle()
    written.clear()
    person = scene.match.game.name(0)
    offer = Trade(trade.taker, person, Goods(), Goods(1), trade.now)
    seat, step = scene.match.pending.seat, scene.director.parley.talking.conversation.now()
    scene.director.parley.talking.tray.append(Offer(seat, 0, offer, "counter", "sell_deed", step))
    scene.spoken()
    assert written == [app.services.words.offered(offer, trade.taker)]
    assert "make no counteroffer for 1 capital" in written[0]


def test_the_replay_tells_it_too(sold):
    app, scene, trade = sold()
    scene.match.apply(trade.choice())
    reel = Reel.of(app.services.box, scene.match)
    told = app.services.words.agreed(trade)
    assert choice_told(app.services, reel, reel.last).answer == told
    assert told in turn_told(app.services, reel, reel.last)[-1]


@pytest.mark.parametrize(("speed", "seen"), [("1x", True), ("2x", True), ("4x", False)])
def test_at_the_highest_speed_the_talk_of_others_is_in_the_log_alone(sold, speed, seen):
    """Also what they say about it; what is said to who looks is always at the face."""
    app, scene, trade = sold()
    app.services.settings.choose("animation", speed)
    scene.match.apply(trade.choice())
    assert scene.bubbles.lines and bool(scene.bubbles.seen) == seen
    scene.bubbles.too_late(1)
    assert scene.bubbles.seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_keeps_what_was_said(sold, language):
    """With the event that it was about, for everybody at the table."""
    app, scene, _ = sold(language)
    scene.bubbles.say(1, lambda: "Never mind.")
    (*_, newest) = scene.chronicle.entries(0)
    name = app.services.words.name(f"corporation.{scene.match.plan.start.players[1]}")
    read = scene.chronicle.told(newest)
    assert read.startswith(scene.chronicle.words(newest))
    assert "Never mind." in read.removeprefix(scene.chronicle.words(newest)) and name in read
    assert newest in scene.chronicle.entries(0, search="never mind")
