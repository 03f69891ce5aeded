"""The own hand: where its cards lie, and how they are picked and played."""

import pygame
import pytest

from newangeles_gui.commands.shots.situation import Situation
from newangeles_gui.scenes.base import Scene
from newangeles_gui.table.hand_layout import HandRoom, hand_places
from newangeles_gui.table.layout import areas
from newangeles_gui.table.picker import Picker
from newangeles_gui.titles.new_angeles.table.hand import Hand
from newangeles_gui.titles.new_angeles.table.own import Own
from newangeles_gui.widgets.inputs import Input
from newangeles_gui.widgets.label import put_tooltip
from tests.languages import LANGUAGES

FIVE = ["puff_piece", "clean_slate", "puff_piece", "liquidation", "live_feeds"]
FULL = pygame.Rect(330, 834, 900, 212)
ROOM = HandRoom(FULL, narrow=100, sliver=24, gap=5, low=90)


class Scratch(Scene):
    """Nothing but hand and secrets."""

    def __init__(self, services, view, picker, veiled=False):
        super().__init__(services)
        self.view, self.picker, self.veiled = view, picker, veiled

    def build(self):
        places = areas(self.kit)
        self.hand = Hand(self.services, places.hand, self.view, self.picker)
        self.own = Own(self.services, places.own, self.view, self.picker, self.veiled)
        self.root.add(self.own, self.hand)


class Answers:
    """A picker over cards, and what it was told."""

    def __init__(self, *cards):
        self.picked, self.played = [], []
        self.picker = Picker(
            {("card", card): card for card in cards},
            why_not=lambda target: "Not now.",
            on_pick=self._pick,
            on_confirm=self.played.append,
        )

    def _pick(self, option):
        self.picked.append(option)
        self.picker.chosen = option


@pytest.fixture
def open_hand(make_app):
    def open_it(cards=FIVE, lit=("puff_piece", "live_feeds"), veiled=False, **window):
        app = make_app(**{"animation": "off", **window})
        view = Situation(seed=1, after=20).match(app.services.box).view(0)
        view.hand = list(cards)
        answers = Answers(*lit)
        scene = Scratch(app.services, view, answers.picker, veiled)
        app.stack.replace(scene)
        app.settle()
        return app, scene, answers

    return open_it


def middle(scene, name):
    return scene.root.named(name).seen.center


def click(scene, pos):
    for kind in ("move", "press", "release"):
        scene.handle(Input(kind, pos))


def test_equal_cards_lie_together(open_hand):
    _, scene, _ = open_hand()
    cards = [one.card for one in scene.hand.cards]
    assert cards == ["puff_piece", "puff_piece", "clean_slate", "liquidation", "live_feeds"]


def test_a_click_picks_and_another_confirms(open_hand):
    _, scene, answers = open_hand()
    click(scene, middle(scene, "card.0"))
    assert (answers.picked, answers.played) == (["puff_piece"], [])
    click(scene, middle(scene, "card.1"))  # another copy is the same answer
    assert (answers.picked, answers.played) == (["puff_piece"], ["puff_piece"])


def test_what_is_not_asked_for_cannot_be_picked_and_says_why(open_hand):
    app, scene, answers = open_hand()
    click(scene, middle(scene, "card.2"))
    assert not answers.picked and not answers.played
    tip = scene.root.named("card.2").tip_text
    assert tip.startswith(app.services.words.card("clean_slate"))
    assert tip.endswith("Not now.")
    assert "Not now." not in scene.root.named("card.0").tip_text


def test_dragged_above_the_hand_it_is_played(open_hand):
    _, scene, answers = open_hand()
    start = middle(scene, "card.4")
    scene.handle(Input("move", start))
    scene.handle(Input("press", start))
    goal = (start[0], scene.hand.rect.top - 60)
    scene.handle(Input("move", goal))
    assert scene.root.named("card.4").standing.center == goal
    scene.handle(Input("release", goal))
    assert answers.played == ["live_feeds"]


def test_dropped_on_the_hand_it_goes_back(open_hand):
    _, scene, answers = open_hand()
    start = middle(scene, "card.4")
    card = scene.root.named("card.4")
    scene.handle(Input("press", start))
    scene.handle(Input("move", (start[0] - 30, start[1])))
    scene.handle(Input("release", (start[0] - 30, start[1])))
    assert not answers.played and not answers.picked
    assert card.dragged_to is None


def test_numbers_pick_the_lit_cards_only(open_hand):
    _, scene, answers = open_hand()
    assert scene.hand.number(2)
    assert answers.picked == ["live_feeds"]
    assert not scene.hand.number(3)


def test_keys_pick_the_focused_card(open_hand):
    _, scene, answers = open_hand()
    scene.root.set_focus(scene.root.named("card.0"))
    scene.handle(Input("action", name="confirm"))
    assert answers.picked == ["puff_piece"]


@pytest.mark.parametrize("how", ["context", "key", "hold"])
def test_a_card_is_shown_large(open_hand, how):
    app, scene, answers = open_hand()
    pos = middle(scene, "card.2")
    if how == "context":
        scene.handle(Input("context", pos))
    elif how == "key":
        scene.root.set_focus(scene.root.named("card.2"))
        scene.handle(Input("action", name="zoom"))
    else:
        scene.handle(Input("press", pos))
        assert scene.hand.wait() is not None
        scene.hand.update(1.0)
        assert scene.hand.wait() is None
    assert app.stack.top.name == "card_zoom"
    assert not answers.picked


def test_after_a_long_look_the_release_picks_nothing(open_hand):
    app, scene, answers = open_hand()
    pos = middle(scene, "card.0")
    scene.handle(Input("press", pos))
    scene.hand.update(1.0)
    app.stack.pop()
    click(scene, pos)
    assert answers.picked == ["puff_piece"]  # a new click counts


def test_the_card_under_the_pointer_is_larger_and_stays_on_the_screen(open_hand):
    _app, scene, _ = open_hand(cards=list(app_cards(15)))
    for card in scene.hand.cards:
        scene.handle(Input("move", card.seen.center))
        assert card.hovered and card.standing.height > card.home.height
        assert scene.screen.contains(card.standing)


def app_cards(count):
    names = [*FIVE, "ark_construction", "vanity_project", "spin_doctors", "riot_control"]
    return (names[n % len(names)] for n in range(count))


def test_a_changed_hand_is_laid_out_anew_and_keeps_the_focus(open_hand):
    _app, scene, _ = open_hand()
    scene.root.set_focus(scene.root.named("card.1"))
    scene.view.hand.remove("liquidation")
    scene.hand.refresh()
    assert [one.card for one in scene.hand.cards].count("liquidation") == 0
    assert scene.hand.cards[1].focused
    assert scene.hand.place(("card", "liquidation")) is None
    assert scene.hand.place(("card", "live_feeds")) is not None


def test_an_empty_hand_says_so(open_hand):
    app, scene, _ = open_hand(cards=[])
    assert scene.hand.cards == []
    assert scene.hand.place(("hand",)) == scene.hand.rect
    app.settle()


@pytest.mark.parametrize("count", range(1, 16))
@pytest.mark.parametrize("different", [True, False])
def test_all_cards_lie_within_the_room_and_each_can_be_pointed_at(count, different):
    cards = [f"c{n if different else n // 2}" for n in range(count)]
    for room in (ROOM, HandRoom(pygame.Rect(40, 700, 360, 118), 72, 24, 5, 90)):
        places = hand_places(cards, room)
        assert len(places) == count
        for at, place in enumerate(places):
            assert room.rect.contains(place.rect)
            assert place.seen.width >= 20
            for other in places[:at]:
                assert not place.seen.colliderect(other.seen)


def test_different_cards_do_not_cover_each_other_where_there_is_room():
    for count in range(1, 16):
        for place in hand_places([f"c{n}" for n in range(count)], ROOM):
            assert place.seen == place.rect


def test_many_cards_lie_in_two_rows():
    tops = {place.rect.y for place in hand_places([f"c{n}" for n in range(15)], ROOM)}
    assert len(tops) == 2


def test_secrets_lie_open_for_one_person(open_hand):
    app, scene, _ = open_hand()
    for kind in ("rival", "investment"):
        card = scene.root.named(f"own.{kind}")
        assert card.open and scene.own.place(("own", kind)) == card.rect
        name = getattr(scene.view, kind)
        assert app.services.words.name(f"{kind}.{name}") in card.tip_text


def test_veiled_secrets_show_themselves_only_while_they_are_looked_at(open_hand):
    app, scene, _ = open_hand(veiled=True)
    card = scene.root.named("own.rival")
    name = app.services.words.name(f"rival.{scene.view.rival}")
    assert not card.open and name not in card.tip_text
    scene.handle(Input("move", card.rect.center))
    assert card.open
    scene.handle(Input("move", (1, 1)))
    assert not card.open
    scene.own.toggle()
    assert card.open
    scene.own.close()
    assert not card.open


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1440)])
@pytest.mark.parametrize("scale", [75, 200])
def test_it_is_drawn_at_every_scale(open_hand, size, scale):
    _app, scene, _ = open_hand(cards=list(app_cards(12)), size=size, scale=scale, language="ru")
    for widget in scene.root.all():
        assert scene.screen.contains(widget.rect), widget.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_tip_of_a_card_does_not_cover_the_question(open_hand, size, language):
    app, scene, _ = open_hand(size=size, language=language)
    surface, places = pygame.Surface(size), areas(app.services.kit)
    for card in app.services.box.type_of:
        scene.view.hand = [card, *FIVE, card]
        scene.rebuild()
        for one in (scene.hand.cards[0], scene.hand.cards[-1], *scene.own.children):
            near = one.standing if hasattr(one, "standing") else one.rect
            tip = put_tooltip(scene.kit, surface, one.tip_text, near, scene.screen, one.low_tip)
            assert not tip.colliderect(places.prompt), (card, one.name, tip)
            assert scene.screen.contains(tip)
