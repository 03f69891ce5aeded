"""Pictures of the one map on other screens: a district alone, a part of the city."""

import pygame
import pytest

from newangeles_gui import paths
from newangeles_gui.titles.new_angeles.city.picture import CityPane, NightPane, SlabPane, slab_in
from newangeles_gui.titles.new_angeles.rules import OUTAGE, PROTEST
from newangeles_gui.widgets import Kit, Viewport

ROOM = pygame.Rect(40, 30, 420, 260)
PART = pygame.FRect(840, 0, 1080, 575)


@pytest.fixture
def kit():
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    yield Kit(paths.assets_folders(paths.TITLE), Viewport((1280, 720)))
    pygame.display.quit()


def drawn(widget):
    surface = pygame.Surface((500, 320))
    widget.paint(surface)
    return surface


@pytest.mark.parametrize("room", [(90, 90), (300, 120), (120, 300), (900, 800)])
def test_a_district_alone_is_as_large_as_its_room(kit, room):
    size = slab_in(kit, "manta", 0, room).get_size()
    assert size[0] <= room[0] and size[1] <= room[1]
    assert size[0] >= room[0] - 3 or size[1] >= room[1] - 3


def test_a_piece_stands_on_its_district(kit):
    pane = SlabPane(kit, ROOM, "nihongai")
    assert ROOM.contains(pane.slot("figure_1_of_1"))
    before = drawn(pane)
    pane.bits = PROTEST
    assert drawn(pane).get_buffer().raw != before.get_buffer().raw


def test_a_part_of_the_city_keeps_to_its_place_and_shows_what_happens(kit, box):
    pane = CityPane(kit, ROOM, box, PART)
    calm = drawn(pane)
    assert calm.get_at((20, 160))[:3] == (0, 0, 0) and calm.get_at((480, 160))[:3] == (0, 0, 0)
    pane.bits = dict(pane.bits) | {"rutherford": OUTAGE}
    dark = drawn(pane)
    pane.breached = True
    assert len({one.get_buffer().raw for one in (calm, dark, drawn(pane))}) == 3


def test_the_night_grows_redder_with_the_threat(kit):
    pane = NightPane(kit, ROOM)
    colors = []
    for pane.threat in (0, 8, 15, 21):
        red, _, blue, _ = pygame.transform.average_color(drawn(pane), ROOM)
        colors.append(red - blue)
    assert colors == sorted(colors)
