"""The own hand of New Angeles."""

import pygame
import pytest

from newangeles_gui.commands.shots.situation import Situation
from newangeles_gui.scenes.base import Scene
from newangeles_gui.table import regions
from newangeles_gui.table.picker import Picker
from newangeles_gui.titles.new_angeles.city.rim import OwnHand
from newangeles_gui.widgets.inputs import Input
from newangeles_gui.widgets.label import put_tooltip
from tests.languages import LANGUAGES

FIVE = ["puff_piece", "clean_slate", "puff_piece", "liquidation", "live_feeds"]
NAMES = [*FIVE, "ark_construction", "vanity_project", "spin_doctors", "riot_control"]


class Scratch(Scene):
    """Nothing but the hand."""

    def __init__(self, services, view, picker):
        super().__init__(services)
        self.view, self.picker = view, picker

    def build(self):
        self.hand = OwnHand(self.services, regions(self.kit, 3).hand, self.view, self.picker)
        self.root.add(self.hand)


@pytest.fixture
def open_hand(make_app):
    def open_it(cards=FIVE, lit=("puff_piece", "live_feeds"), **window):
        app = make_app(**{"animation": "off", **window})
        view = Situation(seed=1, after=20).match(app.services.box).view(0)
        view.hand = list(cards)
        picker = Picker({("card", card): card for card in lit}, lambda target: "Not now.")
        scene = Scratch(app.services, view, picker)
        app.stack.replace(scene)
        app.settle()
        return app, scene

    return open_it


def test_a_card_says_what_it_does_and_why_it_cannot_be_picked(open_hand):
    app, scene = open_hand()
    words = app.services.words
    tips = [one.tip_text for one in scene.hand.cards]
    assert tips[2].startswith(words.card("clean_slate") + "\n" + words.text("action.clean_slate"))
    assert tips[2].endswith("Not now.") and "Not now." not in tips[0]


def test_a_card_is_shown_large(open_hand):
    app, scene = open_hand()
    scene.handle(Input("context", scene.hand.cards[2].seen.center))
    assert app.stack.top.name == "card_zoom" and app.stack.top.cards == ["clean_slate"]


def test_the_hand_follows_the_view(open_hand):
    _, scene = open_hand()
    scene.view.hand.remove("liquidation")
    scene.hand.refresh()
    assert [one.card for one in scene.hand.cards] == [*FIVE[::2][:1] * 2, FIVE[1], FIVE[4]]


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1440)])
@pytest.mark.parametrize("scale", [75, 200])
def test_it_is_drawn_at_every_scale(open_hand, size, scale):
    _app, scene = open_hand(cards=(NAMES * 2)[:12], size=size, scale=scale, language="ru")
    for widget in scene.root.all():
        assert scene.screen.contains(widget.rect), widget.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_tip_of_a_card_does_not_cover_the_question(open_hand, size, language):
    app, scene = open_hand(size=size, language=language)
    surface, pill = pygame.Surface(size), regions(app.services.kit, 3).pill
    for card in app.services.box.type_of:
        scene.view.hand = [card, *FIVE, card]
        scene.rebuild()
        for one in (scene.hand.cards[0], scene.hand.cards[-1]):
            one.hovered = True
            near = one.standing
            tip = put_tooltip(scene.kit, surface, near, one.tip_text, scene.screen, one.low_tip)
            assert not tip.colliderect(pill), (card, one.name, tip)
            assert scene.screen.contains(tip)
