"""The board as it is picked and pointed at: districts, pieces, the Root, at every size."""

import itertools

import pygame
import pytest

from newangeles_gui.scenes.base import Scene
from newangeles_gui.table import ToldAct, regions
from newangeles_gui.table.picker import Picker
from newangeles_gui.titles.new_angeles.city import closeup
from newangeles_gui.titles.new_angeles.city import map as city_map
from newangeles_gui.titles.new_angeles.city.board import AWAKE, FARTHEST, CityBoard
from newangeles_gui.titles.new_angeles.city.closeup import described
from newangeles_gui.titles.new_angeles.city.happenings import Hit, HitsMap
from newangeles_gui.titles.new_angeles.city.slab import NAME, WORDS, natural_width, plate
from newangeles_gui.titles.new_angeles.city.spots import SlabSpot
from newangeles_gui.titles.new_angeles.rules.setup import new_game
from newangeles_gui.titles.new_angeles.rules.state import (
    ANDROID,
    BIT,
    DEVELOPMENT,
    HUMAN_FIRST,
    ILLNESS,
    ORGCRIME,
    OUTAGE,
    PRISEC,
    PROTEST,
    STRIKE,
)
from newangeles_gui.titles.new_angeles.rules.views import view as view_of
from newangeles_gui.widgets.inputs import Input
from tests.languages import LANGUAGES

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
    ((3440, 1440), 100),
]


class BoardOnly(Scene):
    """A screen with nothing but the board."""

    def __init__(self, services, view, picker):
        super().__init__(services)
        self.view, self.picker = view, picker

    def build(self):
        places = regions(self.kit, len(CORPORATIONS) - 1)
        self.board = CityBoard(self.services, places, self.view, self.picker, self.screen)
        self.root.add(self.board)


@pytest.fixture
def open_board(make_app):
    """A function that shows the board: what can be picked, and how the window is."""

    def show(targets=(), size=(1280, 720), **chosen):
        app = make_app(size=size, **{"animation": "off", **chosen})
        view = view_of(new_game(app.services.box, CORPORATIONS, 5), 0)
        picked = []
        picker = Picker(
            {target: ".".join(target) for target in targets},
            why_not=lambda target: "because",
            on_pick=picked.append,
        )
        scene = BoardOnly(app.services, view, picker)
        scene.picked = picked
        app.stack.push(scene)
        return scene

    return show


def pixels(scene, name):
    """The picture of a district."""
    scene.draw(pygame.display.get_surface())
    rect = scene.board.place(("district", name)).inflate(0, -scene.px(40))
    shown = pygame.display.get_surface().subsurface(rect.clip(scene.screen))
    return pygame.image.tobytes(shown, "RGB")


def ground(scene, name):
    return scene.board.camera.on_screen(city_map.anchor(name))


def click(scene, pos):
    for kind in ("move", "press", "release"):
        scene.handle(Input(kind, pos))


def set_city(scene, name, bits):
    scene.view.city[scene.services.box.district_at[name]] = bits
    scene.board.refresh()


def test_every_state_of_every_district_looks_different(open_board):
    scene = open_board()
    for name in scene.services.box.district_ids:
        seen = set()
        for bits in STATES:
            set_city(scene, name, bits)
            seen.add(pixels(scene, name))
        assert len(seen) == len(STATES), name


def test_only_what_has_changed_looks_different(open_board):
    scene = open_board()
    before = pixels(scene, "la_costa"), pixels(scene, "base_de_cayambe")
    set_city(scene, "base_de_cayambe", STRIKE | ILLNESS)
    assert pixels(scene, "la_costa") == before[0]
    assert pixels(scene, "base_de_cayambe") != before[1]


def test_a_hidden_piece_is_not_drawn_at_its_place(open_board):
    scene = open_board()
    set_city(scene, "manta", 0)
    empty = pixels(scene, "manta")
    scene.board.hidden.add(("piece", "manta", "prisec"))
    set_city(scene, "manta", PRISEC)
    assert pixels(scene, "manta") == empty
    scene.board.hidden.clear()
    assert pixels(scene, "manta") != empty


@pytest.mark.parametrize("place", range(10))
def test_every_lit_district_can_be_clicked_and_focused(open_board, place):
    scene = open_board([("district", name) for name in city_map.PLACES if name != "root"])
    name = scene.services.box.district_ids[place]
    click(scene, ground(scene, name))
    assert scene.picked == [f"district.{name}"]
    scene.root.set_focus(scene.root.named(f"district.{name}"))
    scene.handle(Input("action", name="confirm"))
    assert len(scene.picked) == 2


def test_every_lit_piece_can_be_clicked_and_focused(open_board):
    targets = [("piece", "manta", piece) for piece in BIT]
    scene = open_board(targets)
    set_city(scene, "manta", sum(BIT.values()))
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


def test_what_is_not_lit_cannot_be_picked_and_says_why(open_board):
    scene = open_board([("district", "manta")])
    click(scene, ground(scene, "quinde"))
    assert scene.picked == []
    spot = scene.root.named("district.quinde")
    assert spot.tip_text.endswith("because")
    assert "because" not in scene.root.named("district.manta").tip_text


def test_the_rest_steps_back_only_while_a_place_is_asked_for(open_board):
    assert "quinde" in open_board([("district", "manta")]).board.dimmed
    assert "manta" not in open_board([("district", "manta")]).board.dimmed
    assert not open_board([("card", "3")]).board.dimmed
    assert "manta" not in open_board([("piece", "manta", "orgcrime")]).board.dimmed


@pytest.mark.parametrize(("size", "scale"), WINDOWS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_plates_are_on_the_screen_and_do_not_overlap(open_board, size, scale, language):
    scene = open_board(size=size, scale=scale, language=language)
    scene.view.city[:] = [EVERYTHING] * len(scene.view.city)
    scene.board.refresh()
    plates = {one.district: one.plate for one in scene.board.children if isinstance(one, SlabSpot)}
    assert len(plates) == len(scene.services.box.district_ids)
    for rect in plates.values():
        assert scene.screen.contains(rect)
    for (one, rect), (other, then) in itertools.combinations(plates.items(), 2):
        common = rect.clip(then)
        assert not common.size[0] * common.size[1], (one, other, common)


@pytest.mark.parametrize(("size", "least"), [((1280, 720), 13), ((1920, 1080), 16)])
def test_letters_of_plates_can_be_read_between_the_cards_of_a_deal(open_board, size, least):
    scene = open_board(size=size, language="ru")
    board, kit = scene.board, scene.kit
    board.look(board.camera.frame(city_map.around("manta"), pygame.Rect(0, 0, 9, 9), FARTHEST, 1))
    board.update(1)
    board.refresh()
    width = board.city.width
    made = plate(scene.services, "manta", 0, width, bare=True)
    assert width < natural_width(board.camera.fitting) * 0.7
    letters = WORDS * kit.view.factor * made.get_height() / kit.px(NAME)
    assert letters >= least - 0.5


@pytest.mark.parametrize(("size", "scale"), WINDOWS)
def test_all_places_are_on_the_screen(open_board, size, scale):
    scene = open_board(size=size, scale=scale)
    board = scene.board
    for name in scene.services.box.district_ids:
        for piece in (*BIT, "protest", "strike"):
            slot = board.place(("slot", name, piece))
            assert board.rect.collidepoint(slot.center), (name, piece)
            assert slot == board.place(("piece", name, piece))
    assert board.rect.contains(board.place(("root",)))
    assert board.place(("hand",)) is None


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
def test_the_tip_of_a_district_says_how_it_is(open_board, bits, words):
    scene = open_board()
    scene.view.city[scene.services.box.district_at["manta"]] = bits
    text = "\n".join(described(scene.services, scene.view, "manta"))
    assert words in text
    assert "4. Manta, tier 1" in text
    assert "Nihongai" in text


def test_what_glows_rests_after_a_while_and_never_moves_in_calm(open_board):
    scene = open_board([("district", "manta")], animation="1x")
    board = scene.board
    scene.draw(pygame.display.get_surface())
    scene.kit.calm = False
    assert any(board.update(0.1) for _ in range(3))
    assert board.wait() is not None
    board.update(AWAKE)
    assert board.wait() is None
    board.at(ground(scene, "manta"))
    assert board.wait() is not None
    scene.kit.calm = True
    assert board.wait() is None
    assert not board.update(1)


def test_a_closer_look_opens_the_almanac(open_board, monkeypatch):
    asked = []
    monkeypatch.setattr(closeup, "open_almanac", lambda services, topic: asked.append(topic))
    scene = open_board([("district", "manta")])
    scene.handle(Input("context", ground(scene, "quinde")))
    scene.root.set_focus(scene.root.named("district.manta"))
    scene.handle(Input("action", name="zoom"))
    assert asked == ["district.quinde", "district.manta"]


@pytest.fixture
def read(monkeypatch):
    """A function that lists the pictures of slabs that a scene reads from now on."""

    def listen(scene):
        found, sized = [], scene.kit.pictures.sized
        keep = lambda name, size: found.append(name) or sized(name, size)  # noqa: E731
        monkeypatch.setattr(scene.kit.pictures, "sized", keep)
        return found

    return listen


def test_the_map_of_an_event_is_made_of_what_the_board_has_drawn(open_board, read):
    scene = open_board(size=(1920, 1080))
    set_city(scene, "manta", STRIKE)
    scene.draw(pygame.display.get_surface())
    found = read(scene)
    place = pygame.Rect(1200, 600, 650, 360)
    hits = HitsMap(ToldAct(scene.services, scene.view), place, [Hit("manta", ("strike",))])
    while hits.warm():
        pass
    hits.draw(pygame.display.get_surface())
    assert not [name for name in found if name.startswith("slabs/")]


def test_what_is_seen_from_near_is_read_layer_by_layer_and_nothing_for_the_way_back(
    open_board, read
):
    scene = open_board(size=(1920, 1080))
    board, screen = scene.board, pygame.display.get_surface()
    set_city(scene, "manta", STRIKE)
    scene.draw(screen)
    far, found = pixels(scene, "manta"), read(scene)
    board.at(ground(scene, "manta"))
    board.wheel(3)
    coarse = pixels(scene, "manta")
    assert not found, "at once it is made of what there is"
    while not board.city.done or not found:
        before = len(found)
        board.update(0.1)
        scene.draw(screen)
        new = [one for one in found[before:] if "/bridge" not in one and "pieces" not in one]
        assert len(new) <= 2, "the Root has two"
    assert {"slabs/manta.strike", "slabs/manta.dark"} <= {*found}
    assert pixels(scene, "manta") != coarse, "it has become sharp"
    found.clear()
    scene.kit.let_go(("slab", "layer", "stretched"))
    board.fit()
    board.update(1)
    assert pixels(scene, "manta") == far
    assert not found


def test_a_board_in_a_part_of_the_screen_keeps_to_it(open_board):
    scene = open_board()
    place = pygame.Rect(200, 100, 700, 400)
    places = regions(scene.kit, 1)._replace(board=place)
    board = CityBoard(scene.services, places, scene.view, Picker(), place)
    surface = pygame.Surface(scene.screen.size, pygame.SRCALPHA)
    board.draw(surface)
    assert surface.get_bounding_rect() == place
    for name in scene.services.box.district_ids:
        assert place.contains(board.place(("district", name))), name
