"""A hand of the house: where its cards lie, how they are picked, played, gathered and looked at."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame
import pytest

from newangeles_gui import paths
from newangeles_gui.table import Hand, HandWords
from newangeles_gui.table.hand_card import HandCardLook, hand_picture
from newangeles_gui.table.picker import Picker
from newangeles_gui.widgets.card_print import CardFace
from newangeles_gui.widgets.inputs import Input
from newangeles_gui.widgets.kit import Kit, Viewport
from newangeles_gui.widgets.widget import Root

FIVE = ["puff", "slate", "puff", "cash", "feeds"]
SORTED = ["puff", "puff", "slate", "cash", "feeds"]
ROOMS = {(1920, 1080): (498, 858, 922, 210), (1280, 720): (320, 575, 644, 140)}


@pytest.fixture(params=list(ROOMS))
def kit(request):
    pygame.display.init()
    pygame.display.set_mode((320, 200))
    return Kit(paths.assets_folders(), Viewport(request.param))


class Table:
    """A hand on a table, and what it told."""

    def __init__(self, kit, cards, lit, gathers=()):
        self.kit, self.picked, self.played, self.zoomed = kit, [], [], []
        self.picker = Picker(
            {("card", card): card for card in lit},
            why_not=lambda target: "Not now.",
            on_pick=self._pick,
            on_confirm=self.played.append,
            gathers=lambda option: option in gathers,
            gathered=[],
            on_gather=self._gather,
        )
        words = HandWords(_face, lambda target: target[1].title(), self.zoomed.append, "No cards.")
        self.root = Root(kit, pygame.Rect((0, 0), kit.view.size))
        rect = pygame.Rect(ROOMS[kit.view.size])
        self.hand = Hand(kit, rect, cards, self.picker, words)
        self.root.add(self.hand)

    def _pick(self, option):
        self.picked.append(option)
        self.picker.chosen = option

    def _gather(self, option, more):
        (self.picker.gathered.append if more else self.picker.gathered.remove)(option)

    def click(self, place):
        self.at(place)
        for kind in ("press", "release"):
            self.root.handle(Input(kind, self.root.pos))

    def at(self, place):
        self.root.handle(Input("move", self.hand.cards[place].seen.center))

    def drawn(self):
        surface = pygame.Surface(self.kit.view.size)
        self.root.draw(surface)
        return surface


def _face(card):
    return CardFace("asset", "portraits_assets/eiko", card, sign="icons/asset")


@pytest.fixture
def table(kit):
    def make(cards=FIVE, lit=("puff", "feeds"), **more):
        return Table(kit, cards, lit, **more)

    return make


def many(count):
    return [f"card {place}" for place in range(count)]


def test_equal_cards_lie_together(table):
    assert [one.card for one in table().hand.cards] == SORTED


@pytest.mark.parametrize("count", range(1, 16))
@pytest.mark.parametrize("different", [True, False])
def test_all_cards_lie_in_the_window_and_each_can_be_pointed_at(table, kit, count, different):
    hand = table(many(count) if different else [f"c{n // 2}" for n in range(count)]).hand
    screen = pygame.Rect((0, 0), kit.view.size)
    for place, one in enumerate(hand.cards):
        assert screen.contains(one.home) and hand.rect.left <= one.home.left
        assert one.home.right <= hand.rect.right
        assert one.seen.width >= kit.px(20)
        for other in hand.cards[:place]:
            assert not one.seen.colliderect(other.seen)


def test_the_hand_is_a_gentle_fan(table):
    for count in (1, 2, 6, 9, 15):
        cards = table(many(count)).hand.cards
        turns = [one.turn for one in cards]
        assert turns == sorted(turns, reverse=True) and turns[0] == -turns[-1]
        assert abs(turns[0]) <= 4 and (count == 1 or turns[0] > 0)
        middle = cards[count // 2].home.top
        assert cards[0].home.top >= middle and cards[-1].home.top >= middle


def test_cards_lie_beside_one_another_while_there_is_room_and_equal_ones_closer(table):
    six = table(many(6)).hand.cards
    assert all(one.seen == one.home for one in six)
    assert len({one.home.width for one in six}) == 1
    pair = table(["a", "a", "b"]).hand.cards
    assert pair[1].home.x - pair[0].home.x < pair[2].home.x - pair[1].home.x


def test_a_turned_card_is_drawn_once(kit):
    look = HandCardLook("", "1", 100, 3.0)
    assert hand_picture(kit, _face("a"), (100, 140), look) is hand_picture(
        kit, _face("a"), (100, 140), look
    )


def test_a_click_picks_and_another_confirms(table):
    shown = table()
    shown.click(0)
    assert (shown.picked, shown.played) == (["puff"], [])
    shown.click(1)  # another copy is the same answer
    assert (shown.picked, shown.played) == (["puff"], ["puff"])


def test_what_is_not_asked_for_cannot_be_picked_and_says_why(table):
    shown = table()
    shown.click(2)
    assert not shown.picked and not shown.played
    assert shown.hand.cards[2].tip_text == "Slate\nNot now."
    assert shown.hand.cards[0].tip_text == "Puff"


def test_what_cannot_be_picked_is_pale_only_while_something_is_asked(table):
    for lit, pale in ((("puff",), True), ((), False)):
        shown = table(lit=lit)
        states = {one.card: one.state for one in shown.hand.cards}
        assert (states["slate"] == "pale") == pale and states["puff"] == ""


def test_numbers_pick_the_lit_cards_and_stand_on_them(table):
    shown = table()
    assert [one.badge for one in shown.hand.cards] == ["1", "1", "", "", "2"]
    assert shown.hand.number(2) and shown.picked == ["feeds"]
    assert shown.hand.cards[-1].badge == "check"
    assert not shown.hand.number(3)
    tens = table(many(11), many(11)).hand
    assert [one.badge for one in tens.cards][8:] == ["9", "0", ""]


def test_several_cards_are_taken_up_and_put_back_one_by_one(table):
    shown = table(lit=SORTED, gathers=SORTED)
    shown.click(1)  # any of the two
    assert shown.picker.gathered == ["puff"]
    assert [one.chosen for one in shown.hand.cards] == [True, False, False, False, False]
    shown.click(1)
    shown.click(4)
    assert shown.picker.gathered == ["puff", "puff", "feeds"]
    shown.click(0)
    assert shown.picker.gathered == ["puff", "feeds"]
    assert shown.hand.number(1) and shown.picker.gathered == ["puff", "feeds", "puff"]
    assert shown.hand.number(1) and shown.picker.gathered == ["feeds", "puff"]
    assert not shown.picked and not shown.played


def test_dragged_above_the_hand_it_is_played(table):
    shown = table()
    card = shown.hand.cards[4]
    start = card.seen.center
    goal = (start[0], shown.hand.rect.top - 60)
    for kind, pos in (("move", start), ("press", start), ("move", goal)):
        shown.root.handle(Input(kind, pos))
    assert card.standing.center == goal and card.tip_text == ""
    shown.root.handle(Input("release", goal))
    assert shown.played == ["feeds"]


def test_dropped_on_the_hand_it_goes_back(table):
    shown = table()
    card = shown.hand.cards[4]
    start = card.seen.center
    aside = (start[0] - 40, start[1])
    for kind, pos in (("press", start), ("move", aside), ("release", aside)):
        shown.root.handle(Input(kind, pos))
    assert not shown.played and not shown.picked and card.dragged_to is None


def test_keys_pick_the_focused_card(table):
    shown = table()
    shown.root.set_focus(shown.hand.cards[0])
    shown.root.handle(Input("action", name="confirm"))
    assert shown.picked == ["puff"]


@pytest.mark.parametrize("how", ["context", "key", "hold"])
def test_a_card_is_shown_large(table, how):
    shown = table()
    pos = shown.hand.cards[2].seen.center
    if how == "context":
        shown.root.handle(Input("context", pos))
    elif how == "key":
        shown.root.set_focus(shown.hand.cards[2])
        shown.root.handle(Input("action", name="zoom"))
    else:
        shown.root.handle(Input("press", pos))
        assert shown.hand.wait() is not None
        shown.hand.update(1.0)
        assert shown.hand.wait() is None
        shown.root.handle(Input("release", pos))
    assert shown.zoomed == ["slate"] and not shown.picked


def test_the_card_looked_at_stands_straight_above_the_others(table, kit):
    shown = table(many(15), many(15))
    screen = pygame.Rect((0, 0), kit.view.size)
    for place, card in enumerate(shown.hand.cards):
        shown.at(place)
        assert card.hovered and card.standing.height > card.home.height
        assert card.standing.top < card.home.top and screen.contains(card.standing)
        assert screen.contains(card.rect)


def test_a_changed_hand_is_laid_out_anew_and_keeps_the_focus(table):
    shown = table()
    shown.root.set_focus(shown.hand.cards[1])
    shown.hand.hold([card for card in FIVE if card != "cash"])
    assert [one.card for one in shown.hand.cards] == ["puff", "puff", "slate", "feeds"]
    assert shown.hand.cards[1].focused
    assert shown.hand.place(("card", "cash")) is None
    assert shown.hand.place(("card", "feeds")) is not None


def test_an_empty_hand_says_so(table):
    empty = table([])
    assert empty.hand.cards == [] and empty.hand.place(("hand",)) == empty.hand.rect
    bare = pygame.Surface(empty.kit.view.size)
    assert pygame.image.tobytes(empty.drawn(), "RGB") != pygame.image.tobytes(bare, "RGB")


def test_while_nobody_asks_it_sinks_to_its_upper_third_and_comes_back(table, kit):
    shown = table(many(4))
    hand, rise = shown.hand, shown.hand.cards[0].seen
    hand.sunk = True
    assert hand.wait() is not None and hand.update(0.05)
    between = hand.cards[0].seen
    assert rise.top < between.top
    hand.update(1.0)
    assert not hand.update(0.1) and hand.wait() is None
    seen = hand.cards[0].seen
    assert between.top < seen.top and seen.height < hand.rect.height / 2
    assert pygame.Rect((0, 0), kit.view.size).contains(seen)
    shown.at(0)  # it can be looked at all the same
    assert hand.cards[0].standing.top < rise.top
    hand.sunk = False
    hand.update(1.0)
    assert hand.cards[0].seen == rise


def test_without_motion_it_has_sunk_at_once(table, kit):
    kit.calm = True
    hand = table(many(4)).hand
    hand.sunk = True
    assert hand.wait() is None and hand.depth > hand.rect.height / 2


def test_a_hand_that_takes_the_place_of_another_does_not_sink_again(table):
    before, hand = table(many(4)).hand, table(many(3)).hand
    before.sunk = True
    before.update(1.0)
    hand.go_on_from(before)
    hand.sunk = True
    assert hand.wait() is None and hand.depth == before.depth


def test_a_card_that_is_looked_at_or_chosen_does_not_hide_the_question(table, kit):
    pill = {1080: 852, 720: 564}[kit.view.size[1]]  # where the question ends
    shown = table(many(3), lit=many(3))
    for place, card in enumerate(shown.hand.cards):
        shown.at(place)
        assert card.raised and card.standing.top >= pill
        assert card.standing.height > card.home.height
    shown.root.handle(Input("move", (1, 1)))
    shown.picker.chosen = "card 1"
    assert shown.hand.cards[1].chosen and shown.hand.cards[1].standing.top >= pill
