"""Whatever is lit can be hit: there is always a place where a click picks exactly that."""

import pytest

from newangeles_gui.scenes.base import Scene
from newangeles_gui.table import regions
from newangeles_gui.table.picker import Picker
from newangeles_gui.titles.new_angeles.city.board import CityBoard
from newangeles_gui.titles.new_angeles.rules.setup import new_game
from newangeles_gui.titles.new_angeles.rules.state import BIT
from newangeles_gui.titles.new_angeles.rules.views import view
from newangeles_gui.widgets.kit import Viewport
from newangeles_gui.widgets.widget import can_focus

from .table_hands import occurrences, open_table, quick

ROOM = 8  # pixels: an own place of a thing is at least so wide and high, if the thing itself is
EVERYTHING = sum(BIT.values())
WINDOWS = [
    ((1920, 1080), 100),
    ((1920, 1080), 200),
    ((1280, 720), 100),
    ((1280, 720), 200),
    ((1024, 768), 100),
    ((1280, 540), 150),
    ((900, 506), 100),
    ((2560, 1440), 75),
]

SMALL = [WINDOWS[1], WINDOWS[2], WINDOWS[3], WINDOWS[6]]


def own_place(root, widget):
    """A place around which a click in a square hits this widget and no other; None without."""
    rect = widget.rect.clip(root.rect)
    side = min(ROOM, rect.width, rect.height)
    half, step = side // 2, max(1, side // 3)
    for y in range(rect.top + half, rect.bottom - half + 1, step):
        for x in range(rect.left + half, rect.right - half + 1, step):
            around = ((x, y), (x - half, y), (x + half - 1, y), (x, y - half), (x, y + half - 1))
            if all(root.at(pos) is widget for pos in around):
                return x, y
    return None


class BoardAlone(Scene):
    """A screen with nothing but the board."""

    def __init__(self, services, seen, picker):
        super().__init__(services)
        self.view, self.picker = seen, picker

    def build(self):
        places = regions(self.kit, len(self.view.corporations) - 1)
        self.board = CityBoard(self.services, places, self.view, self.picker, self.screen)
        self.root.add(self.board)


def open_board(app, targets):
    """A new game's board with these things lit."""
    box = app.services.box
    seen = view(new_game(box, list(box.corporations), 5), 0)
    lit = targets(box)
    scene = BoardAlone(app.services, seen, Picker({one: ".".join(one) for one in lit}))
    app.stack.replace(scene)
    return scene


def hidden(table):
    """The lit things that no click can hit."""
    lit = [one for one in table.root.all() if getattr(one, "target", None) in table.picker.targets]
    return [one.name for one in lit if can_focus(one) and own_place(table.root, one) is None]


@pytest.fixture
def stacked(make_app):
    """A function that shows a board full of pieces: what is lit, and how the window is."""

    def show(targets, size, scale):
        scene = open_board(make_app(size=size, scale=scale, animation="off"), targets)
        scene.view.city[:] = [EVERYTHING] * len(scene.view.city)
        scene.board.refresh()
        return scene

    return show


def every_piece(box):
    return [("piece", district, piece) for district in box.district_ids for piece in BIT]


@pytest.mark.parametrize(("size", "scale"), WINDOWS)
def test_of_pieces_over_one_another_each_can_be_hit(stacked, size, scale):
    scene = stacked(every_piece, size, scale)
    assert len([one for one in scene.root.all() if can_focus(one)]) == 10 * len(BIT)
    assert hidden(scene) == []


@pytest.mark.parametrize(("size", "scale"), WINDOWS)
def test_every_district_can_be_hit(stacked, size, scale):
    scene = stacked(lambda box: [("district", name) for name in box.district_ids], size, scale)
    assert hidden(scene) == []


@pytest.mark.parametrize("piece", BIT)
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1280, 720), 200)])
def test_what_is_lit_is_hit_in_its_middle(stacked, size, scale, piece):
    """Names and slabs of neighbours that cannot be picked do not get in the way."""

    def one_kind(box):
        return [("piece", district, piece) for district in box.district_ids]

    scene = stacked(one_kind, size, scale)
    for _, district, _ in one_kind(scene.services.box):
        spot = scene.board.place(("piece", district, piece))
        found = scene.root.at(spot.center)
        assert found.name == f"piece.{district}.{piece}"


@pytest.fixture
def quickly(monkeypatch):
    quick(monkeypatch)


KINDS = ("place", "remove", "move", "move_android", "dispatch", "steal_asset")


def test_nothing_on_the_table_lies_over_what_is_lit(make_app, quickly):
    """Recap, narration and the panels leave free whatever is asked for, at every size."""
    app = make_app(animation="off", narration=True)
    kit, found, seen = app.services.kit, [], set()
    for kind, asked in occurrences(app.services.box, most=2, seeds=range(3)).items():
        for one in asked if kind in KINDS else ():
            kit.use(Viewport(WINDOWS[0][0], 100), kit.theme)
            match = one.match(app.services.box)
            table = open_table(app, match)
            table.narrator.write = lambda line: None
            table.playback.skip()
            app.stack.update(0.1)
            table.recap.shown = table.recap.missed = True
            for size, scale in SMALL:
                kit.use(Viewport(size, scale), kit.theme)
                app.stack.rebuild()
                assert table.picker.targets, kind
                seen.add(kind)
                found += [(kind, size, scale, name) for name in hidden(table)]
    assert {"place", "remove", "move_android"} <= seen
    assert found == []
