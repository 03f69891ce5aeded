"""Offers as they are read: term by term, whole, and never over the question they are about."""

from dataclasses import replace
from itertools import pairwise

import pytest

from newangeles_gui.commands.shots.situation import Situation
from newangeles_gui.engine.decisions import Choice
from newangeles_gui.table import Speech
from newangeles_gui.titles.new_angeles.city.rim import OpenedOffer
from newangeles_gui.titles.new_angeles.coach.rows import Row
from newangeles_gui.titles.new_angeles.rules.promises import Promise
from newangeles_gui.titles.new_angeles.rules.trade import Goods, Now, Trade
from newangeles_gui.titles.new_angeles.table.bubbles import Said
from newangeles_gui.titles.new_angeles.talk.negotiation import TradeDraft
from newangeles_gui.titles.new_angeles.words import signs_of
from newangeles_gui.widgets.label import Label
from tests.languages import LANGUAGES
from tests.scenes.examples import EXAMPLES

from .table_hands import press_named

LONGEST = "bargain.reason.ties_my_hands.a"
WINDOWS = [
    ((1280, 720), 100), ((1280, 720), 150), ((1920, 1080), 100), ((1920, 1080), 150),
    ((1920, 1080), 200),
]  # fmt: skip


@pytest.fixture
def laid(make_app):
    """A table at which an opponent's offer with every kind of term waits."""

    def make(**window):
        app = make_app(animation="off", **window)
        (scene,) = EXAMPLES["table_cast"](app.services, Situation(seed=3, after=60))
        app.stack.replace(scene)
        scene.rebuild()
        return app, scene, next(one for one in scene.root.all() if isinstance(one, OpenedOffer))

    return make


def a_trade(view):
    me, other = view.corporations[0], view.corporations[1]
    later = (Promise(me, other, "no_counter", 1, "", "round"),
             Promise(me, other, "support", 2, "", "deal"))  # fmt: skip
    return Trade(other, me, Goods(3), Goods(), Now(me, Choice("support", "main"), 2), later)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "scale"), WINDOWS)
def test_every_term_of_an_offer_can_be_read(laid, size, scale, language):
    app, scene, card = laid(size=size, scale=scale, language=language)
    trade = a_trade(scene.shown)
    offer = replace(scene.director.offer, trade=trade)
    prompt, face = scene.parts.prompt.rect, scene.parts.faces.seat(offer.by)
    room = scene.places.board.copy()
    room.height = prompt.top - room.top
    card = OpenedOffer(app.services, scene.parts.board, scene.shown, offer, print, face.rect, room)
    terms = [one for one in card.children if isinstance(one, Label) and ".term." in one.name]
    texts = app.services.words.trade(trade, scene.shown)
    assert [one.text for one in terms] == texts
    assert len(texts) == len(signs_of(trade)) == 4
    for one in terms:
        assert not one.clipped and one.tip_text == "\n".join(texts)
    below = next(one for one in card.children if one.name == "tray.accept")
    assert all(one.rect.bottom <= below.rect.top for one in terms)
    for one, other in pairwise(terms):
        assert one.rect.bottom <= other.rect.top
    assert room.contains(card.rect)
    assert not card.rect.colliderect(face.rect)


def test_an_offer_hangs_under_the_face_of_who_makes_it(laid):
    _, scene, card = laid()
    seat = scene.parts.faces.seat(scene.director.offer.by)
    assert seat.offers == 1 and card.rect.top >= seat.rect.bottom
    mark = scene.root.named(f"offer.{seat.corporation}")
    mark.click(mark.rect.center)
    assert scene.root.named("tray") is None and scene.director.offer is not None
    mark = scene.root.named(f"offer.{seat.corporation}")
    mark.click(mark.rect.center)
    assert scene.root.named("tray") is not None


def test_who_is_refused_is_annoyed(laid):
    _, scene, card = laid()
    by = scene.shown.corporations[scene.director.offer.by]
    assert scene.bubbles.moods.of(by) == "calm"
    next(one for one in card.children if one.name == "tray.refuse").click((0, 0))
    assert scene.bubbles.moods.of(by) == "annoyed"


def test_a_bubble_that_would_hide_an_answer_is_left_to_the_log(laid):
    app, scene, _ = laid()
    near, board = scene.parts.faces.seats[1].rect, scene.places.board
    text = "Words. " * 30
    assert Speech(app.services.kit, near, text, board, []).clear
    assert not Speech(app.services.kit, near, text, board, [board]).clear


@pytest.mark.parametrize(("size", "scale"), WINDOWS)
@pytest.mark.parametrize("players", [4, 6])
@pytest.mark.parametrize("after", [0, 60], ids=["city", "deal"])
def test_one_speaks_under_their_face_and_over_no_plate(make_app, size, scale, players, after):
    app = make_app(animation="off", size=size, scale=scale, language="ru")
    (scene,) = EXAMPLES["table"](app.services, Situation(seed=3, after=after, players=players))
    app.stack.replace(scene)
    words = scene.say(LONGEST)
    for seat in range(1, players):
        scene.bubbles.said = [Said(seat, lambda: words), Said(0, lambda: words)]
        scene.rebuild()
        if scale == 200 and not scene.parts.speeches:
            continue  # between two large offers there may be no room
        (speech,) = scene.parts.speeches
        assert speech.rect.top >= scene.parts.faces.seat(seat).face.bottom
        assert speech.rect.collidelist(scene.parts.board.plates) < 0
        assert scene.screen.contains(speech.rect)


def test_an_exhausted_asset_says_so_on_the_offer_table(app):
    scenes = EXAMPLES["trade"](app.services, Situation(seed=3, after=250))
    for one in scenes:
        app.stack.push(one)
    screen = scenes[-1]
    view, mine = screen.view, screen.draft.me
    asset = "eiko"
    view.owners[asset] = view.corporations.index(mine)
    screen.draft.hand_over(mine, (asset,))
    for exhausted in (False, True):
        view.exhausted[:] = [asset] * exhausted
        screen.rebuild()
        word = app.services.say("screen.trade.exhausted")
        assert (word in screen.root.named(f"good.give.{asset}").tip_text) is exhausted
        press_named(screen, f"good.give.{asset}")
        sheet = app.stack.top
        assert (word in sheet.root.named(f"give.{asset}").tip_text) is exhausted
        assert (sheet.root.named(f"exhausted.{asset}") is not None) is exhausted
        sheet.close()
        trade = Trade(mine, screen.draft.partner, Goods(0, (asset,)))
        (given, _) = app.services.words.trade(trade, view)
        assert ("(exhausted)" in given) is exhausted


def test_what_lies_on_the_table_is_not_promised_to_be_spared(app):
    view = Situation(seed=3, after=250).match(app.services.box).view(0)
    me, other = view.corporations[:2]
    view.owners.update({"eiko": 0, "midori": 0})
    draft = TradeDraft(app.services.box, view, Trade(me, other))
    for asset in draft.owned(me):
        if asset not in ("eiko", "midori"):
            del view.owners[asset]
    draft.promise(other, "spare")
    spared = draft.trade.later[0].about
    draft.toggle_asset(me, spared)
    assert not draft.trade.later
    assert draft.sparable(me) == [one for one in draft.owned(me) if one != spared]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_shows_what_is_offered(make_app, language):
    app = make_app(animation="off", language=language)
    scenes = EXAMPLES["coach_offer"](app.services, Situation(seed=1))
    for one in scenes:
        app.stack.push(one)
    row = next(one for one in scenes[-1].root.all() if isinstance(one, Row))
    assert row.name == "coach.offer"
    texts = [one.text for one in row.children if getattr(one, "text", "")]
    trade = scenes[-1].table.director.offer.trade
    for line in app.services.words.trade(trade, scenes[-1].table.shown):
        assert line in texts
