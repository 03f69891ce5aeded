"""The board, the bar above it, the supply and the reserve."""

import itertools

import pygame
import pytest

from newangeles_gui.scenes.base import Scene
from newangeles_gui.table.layout import areas
from newangeles_gui.table.picker import Picker
from newangeles_gui.titles.new_angeles.rules.pieces import (
    ANDROID,
    BIT,
    DEVELOPMENT,
    HUMAN_FIRST,
    ILLNESS,
    ORGCRIME,
    OUTAGE,
    PRISEC,
    PROTEST,
    RESOURCES,
    STRIKE,
)
from newangeles_gui.titles.new_angeles.rules.setup import new_game
from newangeles_gui.titles.new_angeles.rules.view import view as view_of
from newangeles_gui.titles.new_angeles.table import board_picture
from newangeles_gui.titles.new_angeles.table.board import AWAKE, Board
from newangeles_gui.titles.new_angeles.table.board_spots import described
from newangeles_gui.titles.new_angeles.table.reserve import Reserve
from newangeles_gui.titles.new_angeles.table.supply import Supply
from newangeles_gui.titles.new_angeles.table.top_bar import TopBar
from newangeles_gui.widgets.inputs import Input
from tests.languages import LANGUAGES

from .table_hands import begin, open_table, press_named, quick

BACKS = ("human_first", "orgcrime", "outage", "unrest")
STATES = (0, PROTEST, STRIKE, OUTAGE, ILLNESS, DEVELOPMENT, ANDROID, PRISEC, HUMAN_FIRST | ORGCRIME)
EVERYTHING = HUMAN_FIRST | ORGCRIME | ANDROID | ILLNESS | DEVELOPMENT | STRIKE
CORPORATIONS = ["jinteki", "nbn", "weyland", "melange", "haas_bioroid", "globalsec"]
WINDOWS = [
    ((1920, 1080), 100),
    ((1920, 1080), 150),
    ((1920, 1080), 200),
    ((1280, 720), 100),
    ((1280, 720), 200),
    ((2560, 1440), 75),
]


class Parts(Scene):
    """A screen with the parts under test."""

    def __init__(self, services, view, picker):
        super().__init__(services)
        self.view, self.picker = view, picker

    def build(self):
        places = areas(self.kit)
        self.board = Board(self.services, places.board, self.view, self.picker)
        self.top = TopBar(self.services, places.top, self.view, self.picker)
        self.root.add(self.board, self.top)
        self.supply = None
        if places.supply.height:
            self.supply = Supply(self.services, places.supply, self.view, self.picker)
            self.root.add(self.supply)


@pytest.fixture
def open_parts(make_app):
    """A function that shows the parts: what can be picked, and how the window is."""

    def show(targets=(), size=(1280, 720), **chosen):
        app = make_app(size=size, **{"animation": "off", **chosen})
        view = view_of(new_game(app.services.box, CORPORATIONS, 5), 0)
        picked = []
        picker = Picker(
            {target: ".".join(target) for target in targets},
            why_not=lambda target: "because",
            on_pick=picked.append,
        )
        scene = Parts(app.services, view, picker)
        scene.picked = picked
        app.stack.push(scene)
        return scene

    return show


def pixels(scene, name):
    """The picture of a district."""
    scene.draw(pygame.display.get_surface())
    rect = scene.board.place(("district", name)).inflate(0, scene.px(60))
    shown = pygame.display.get_surface().subsurface(rect.clip(scene.screen))
    return pygame.image.tobytes(shown, "RGB")


def click(scene, pos):
    for kind in ("move", "press", "release"):
        scene.handle(Input(kind, pos))


def test_every_state_of_every_district_looks_different(open_parts):
    scene = open_parts()
    for place, name in enumerate(scene.services.box.district_ids):
        seen = set()
        for bits in STATES:
            scene.view.city[place] = bits
            scene.board.refresh()
            seen.add(pixels(scene, name))
        assert len(seen) == len(STATES), name


def test_only_what_has_changed_looks_different(open_parts):
    scene = open_parts()
    before = pixels(scene, "la_costa"), pixels(scene, "base_de_cayambe")
    place = scene.services.box.district_at["base_de_cayambe"]
    scene.view.city[place] = STRIKE | ILLNESS
    scene.board.refresh()
    assert pixels(scene, "la_costa") == before[0]
    assert pixels(scene, "base_de_cayambe") != before[1]


def test_a_hidden_piece_is_not_drawn_at_its_place(open_parts):
    scene = open_parts()
    place = scene.services.box.district_at["manta"]
    scene.view.city[place] = 0
    scene.board.refresh()
    empty = pixels(scene, "manta")
    scene.view.city[place] = PRISEC
    scene.board.hide(("piece", "manta", "prisec"))
    assert pixels(scene, "manta") == empty
    scene.board.show_all()
    assert pixels(scene, "manta") != empty


def test_every_lit_district_can_be_clicked_and_focused(open_parts, box):
    for name in box.district_ids:
        scene = open_parts([("district", name)])
        click(scene, scene.board.places.middle(name))
        assert scene.picked == [f"district.{name}"]
        scene.handle(Input("action", name="next"))
        assert scene.root.focus.name == f"district.{name}"
        scene.handle(Input("action", name="confirm"))
        assert len(scene.picked) == 2


@pytest.fixture
def box(make_app):
    return make_app(animation="off").services.box


def test_every_lit_piece_can_be_clicked_and_focused(open_parts):
    targets = [("piece", "manta", piece) for piece in BIT]
    scene = open_parts(targets)
    scene.view.city[scene.services.box.district_at["manta"]] = sum(BIT.values())
    for target in targets:
        spot = scene.root.named(".".join(target))
        assert spot.focusable
        # Where pieces overlap there is always a part of each that is its own.
        own = [
            (x, y)
            for x in range(spot.rect.left, spot.rect.right, 2)
            for y in range(spot.rect.top, spot.rect.bottom, 2)
            if scene.root.at((x, y)) is spot
        ]
        assert len(own) * 4 > 100, target
        click(scene, own[len(own) // 2])
        assert scene.picked[-1] == ".".join(target)
        scene.root.set_focus(spot)
        scene.handle(Input("action", name="confirm"))
    assert len(scene.picked) == 2 * len(targets)


def test_what_is_not_lit_cannot_be_picked_and_says_why(open_parts):
    scene = open_parts([("district", "manta")])
    click(scene, scene.board.places.middle("quinde"))
    assert scene.picked == []
    spot = scene.root.named("district.quinde")
    assert not spot.focusable
    assert spot.tip_text.endswith("because")
    assert "because" not in scene.root.named("district.manta").tip_text


def test_the_rest_steps_back_only_while_a_place_is_asked_for(open_parts):
    assert open_parts([("district", "manta")]).board.dimmed("quinde")
    assert not open_parts([("district", "manta")]).board.dimmed("manta")
    assert not open_parts([("card", "3")]).board.dimmed("quinde")
    assert not open_parts([("piece", "manta", "orgcrime")]).board.dimmed("manta")


@pytest.mark.parametrize(("size", "scale"), WINDOWS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_plates_are_on_the_board_and_do_not_overlap(open_parts, size, scale, language):
    scene = open_parts(size=size, scale=scale, language=language)
    scene.view.city[:] = [EVERYTHING] * len(scene.view.city)
    board = scene.board
    board.refresh()
    plates = {name: board_picture.plate_rect(board, name) for name in board.places.anchors}
    for rect in plates.values():
        assert board.rect.contains(rect)
    for (one, rect), (other, then) in itertools.combinations(plates.items(), 2):
        common = rect.clip(then)
        assert not common.size[0] * common.size[1], (one, other, common)


@pytest.mark.parametrize(("size", "scale"), WINDOWS)
def test_all_places_are_on_the_screen(open_parts, size, scale):
    scene = open_parts(size=size, scale=scale)
    board = scene.board
    for name in scene.services.box.district_ids:
        for piece in (*BIT, "protest", "strike"):
            slot = board.place(("slot", name, piece))
            assert board.rect.collidepoint(slot.center), (name, piece)
            assert slot == board.place(("piece", name, piece))
    assert board.rect.contains(board.place(("root",)))
    for target in (("threat",), ("round",), ("turns",), ("event",), ("deck", "media")):
        assert scene.top.rect.contains(scene.top.place(target)), target
    shown = scene.supply or scene.top
    for name in RESOURCES:
        assert shown.rect.contains(shown.place(("supply", name)))
    assert board.place(("hand",)) is None
    assert scene.top.rect.contains(scene.top.menu_rect)


@pytest.mark.parametrize(("size", "scale"), WINDOWS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_of_the_bar_are_cut(open_parts, size, scale, language):
    scene = open_parts(size=size, scale=scale, language=language)
    for place, name in enumerate(scene.services.box.content.demands):
        scene.view.active = place % len(CORPORATIONS)
        scene.view.phase = ["action", "production", "event"][place // 3]
        scene.view.demand = name
        scene.view.targets = scene.services.box.targets[name]
        scene.view.top_event_back = BACKS[place % 4]
        for part in (scene.top, scene.supply):
            if part is not None:
                part.refresh()
        assert [one.clipped for one in scene.root.all() if one.clipped] == []
    inside = [one.rect for one in scene.top.children] + [scene.top.menu_rect]
    for first, second in itertools.combinations(inside, 2):
        assert not first.colliderect(second)


def test_a_resource_can_be_picked_in_both_forms(open_parts):
    for scale in (100, 200):
        scene = open_parts([("resource", "tech")], scale=scale)
        spot = scene.root.named("resource.tech")
        click(scene, spot.rect.center)
        assert scene.picked == ["resource.tech"]
        assert not scene.root.named("resource.energy").focusable


@pytest.mark.parametrize(
    ("bits", "words"),
    [
        (0, "protest; it would still produce"),
        (PROTEST, "strike; it would no longer produce"),
        (STRIKE, "on strike"),
        (OUTAGE, "outage"),
        (ORGCRIME, "Orgcrime takes its entertainment. Produces now: tech 1"),
        (DEVELOPMENT, "entertainment 3, tech 1"),
        (ANDROID, "after that, protest"),
        (ANDROID | PROTEST, "after that, strike"),
        (ANDROID | HUMAN_FIRST, "after that, strike"),
        (ANDROID | HUMAN_FIRST | PROTEST, "an outage follows"),
        (ILLNESS, "threat rise by 2"),
    ],
)
def test_the_tip_of_a_district_says_how_it_is(open_parts, bits, words):
    scene = open_parts()
    scene.view.city[scene.services.box.district_at["manta"]] = bits
    text = "\n".join(described(scene.services, scene.view, "manta"))
    assert words in text
    assert "4. Manta, tier 1" in text
    assert "Nihongai" in text


def test_the_threat_tells_what_a_failed_demand_would_add(open_parts):
    scene = open_parts()
    threat = scene.top.threat
    scene.view.threat, scene.view.supply[:] = 10, [0] * len(RESOURCES)
    amount = scene.services.box.content.demands[scene.view.demand].threat
    assert threat.failing == amount
    assert f"by {amount}, to {10 + amount}" in threat.tip_text
    scene.view.supply[:] = list(scene.view.targets)
    assert threat.failing == 0
    assert "The demand is met" in threat.tip_text


def test_light_runs_only_for_a_while_and_never_in_calm(open_parts):
    scene = open_parts(animation="1x")
    scene.kit.calm = False
    assert any(scene.board.update(0.1) for _ in range(3))
    assert scene.board.wait() is not None
    scene.board.update(AWAKE)
    assert scene.board.wait() is None
    scene.board.touched()
    assert scene.board.wait() is not None
    scene.kit.calm = True
    assert scene.board.wait() is None
    assert not scene.board.update(1)


def test_a_closer_look_opens_the_almanac(open_parts, monkeypatch):
    asked = []
    monkeypatch.setattr(
        "newangeles_gui.titles.new_angeles.table.board_spots.open_almanac",
        lambda services, topic: asked.append(topic),
    )
    scene = open_parts([("district", "manta")])
    scene.handle(Input("context", scene.board.places.middle("quinde")))
    scene.root.set_focus(scene.root.named("district.manta"))
    scene.handle(Input("action", name="zoom"))
    assert asked == ["district.quinde", "district.manta"]


@pytest.mark.parametrize(("size", "scale"), WINDOWS)
def test_the_reserve_fits_and_closes(open_parts, size, scale):
    scene = open_parts(size=size, scale=scale, language="ru")
    stack = scene.services.stack
    overlay = Reserve(scene.services, scene.view)
    stack.push(overlay)
    for one in overlay.root.all():
        assert not one.clipped, one.clipped
        assert scene.screen.contains(one.rect), one.name
    shown = [one.text for one in overlay.root.all() if hasattr(one, "text")]
    assert any(str(scene.view.reserve[0]) in text for text in shown)
    overlay.handle(Input("action", name="cancel"))
    assert stack.top is scene


@pytest.mark.parametrize("way", ["key", "gamepad", "menu", "menu with little room"])
def test_the_reserve_opens_from_the_table(make_app, way, monkeypatch):
    quick(monkeypatch)
    scale = 200 if "little" in way else 100
    app = make_app(animation="off", size=(1920, 1080), scale=scale, key_reserve="g")
    table = open_table(app, begin(app.services.box, 2, 4, {0}))
    if way == "key":
        app.take(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_g, mod=0, unicode="g"))
    elif way == "gamepad":
        app.take(pygame.event.Event(pygame.JOYBUTTONDOWN, button=10))
    else:
        press_named(table, "menu.menu")
        app.step(0.5)
        press_named(app.stack.top, "reserve")
    assert isinstance(app.stack.top, Reserve)
    assert app.stack.top.view.reserve == table.match.view().reserve
    app.stack.top.handle(Input("action", name="cancel"))
    assert not isinstance(app.stack.top, Reserve)


def test_with_little_room_the_log_has_a_button(make_app, monkeypatch):
    quick(monkeypatch)
    app = make_app(animation="off", scale=200)
    table = open_table(app, begin(app.services.box, 2, 4, {0}))
    assert table.parts.log is None
    press_named(table, "menu.log")
    assert table.parts.log is not None
    press_named(table, "menu.log")
    assert table.parts.log is None
