"""Cards are drawn in every size, without cutting their names where there is room."""

import os
from dataclasses import replace

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame
import pytest

from newangeles_gui import paths
from newangeles_gui.titles.new_angeles.room import COLORS
from newangeles_gui.titles.new_angeles.table.card_faces import CARD_KINDS
from newangeles_gui.widgets.card import card_back, name_is_whole, paint_card, put_card
from newangeles_gui.widgets.card_print import (
    CardFace,
    Sign,
    WordRoom,
    card_height,
    fit,
    height_of,
    lines_of,
)
from newangeles_gui.widgets.kit import Kit, Viewport
from newangeles_gui.widgets.surfaces import Theme

FACE = CardFace("asset", "portraits_assets/eiko", "Eiko", "Asset", "Do this.", sign="icons/asset")


@pytest.fixture(scope="module")
def kit():
    pygame.display.init()
    pygame.display.set_mode((320, 200))
    return Kit(paths.assets_folders(), Viewport(), Theme(own=COLORS.palettes))


def size(width):
    return (width, card_height(width))


@pytest.mark.parametrize("width", [110, 180, 240, 300, 360, 600])
@pytest.mark.parametrize("kind", CARD_KINDS)
def test_every_kind_of_frame_is_drawn_in_every_size(kit, kind, width):
    rim = CARD_KINDS[kind].color
    face = CardFace(kind, FACE.picture, FACE.title, "Kind", "Text", sign=FACE.sign, rim=rim)
    drawn = paint_card(kit, face, size(width))
    assert drawn.get_size() == size(width)
    middle = drawn.get_at((width // 2, card_height(width) // 3))
    assert middle.a > 250
    assert middle[:3] != (0, 0, 0)


def test_a_card_is_painted_once(kit):
    assert paint_card(kit, FACE, size(120)) is paint_card(kit, FACE, size(120))


@pytest.mark.parametrize("width", [110, 240, 400])
def test_another_text_is_another_picture(kit, width):
    one = paint_card(kit, FACE, size(width))
    other = CardFace(FACE.kind, FACE.picture, "Another name", FACE.kind_line, FACE.text)
    assert pygame.image.tobytes(one, "RGBA") != pygame.image.tobytes(
        paint_card(kit, other, size(width)), "RGBA"
    )


@pytest.mark.parametrize("state", ["lit", "chosen", "dimmed", "exhausted"])
def test_states_look_different(kit, state):
    def shown(state):
        surface = pygame.Surface((240, 320))
        put_card(kit, surface, pygame.Rect(50, 60, *size(120)), FACE, state)
        return pygame.image.tobytes(surface, "RGB")

    assert shown(state) != shown("")


def test_a_back_has_the_size_of_its_card(kit):
    assert card_back(kit, "cards_event_backs/outage", size(150)).get_size() == size(150)


def test_a_name_with_a_hyphen_is_broken_there_with_one(kit):
    wide = kit.type.width("Bioroid", "small_strong") + 2
    found = fit(kit.type, "Haas-Bioroid", "small_strong", WordRoom(wide, 200, 2, 1.0, 1.0))
    assert found.lines == ("Haas-", "Bioroid") and found.whole


def test_a_long_name_is_broken_before_it_is_cut(kit):
    fitted = fit(kit.type, "Недоплачиваемые", "strong", WordRoom(110, 100, 2, 1.0, 0.8))
    assert fitted.whole
    assert len(fitted.lines) == 2
    assert fitted.lines[0].endswith("-")
    assert "".join(fitted.lines).replace("-", "") == "Недоплачиваемые"


def test_what_cannot_fit_ends_with_dots(kit):
    fitted = fit(kit.type, "one two three four five six", "strong", WordRoom(60, 100, 2))
    assert not fitted.whole
    assert fitted.lines[-1].endswith("…")
    assert all(kit.type.width(line, "strong", fitted.share) <= 60 for line in fitted.lines)


def test_a_cut_name_is_known_to_be_cut(kit):
    name = "A name that is very much longer than any card is wide "
    long = CardFace("event", FACE.picture, name * 2)
    assert not name_is_whole(kit, long, 110)
    assert name_is_whole(kit, FACE, 110)


def test_the_longest_text_fits_into_the_frame(kit):
    from newangeles_gui.widgets.card import CardFrame, _plan

    rows = tuple(Sign("symbols/illness", "Manta, Quinde, Laguna Velasco") for _ in range(7))
    face = CardFace("setup", FACE.picture, "Migrants", "Setup", "word " * 30, rows=rows)
    frame = CardFrame(kit, face, size(360))
    plan = _plan(kit, face, frame)
    frame.taken = plan.taken
    assert height_of(plan.lines) <= frame.box("text").height


def test_signs_stand_in_the_body(kit):
    face = CardFace("demand", FACE.picture, "D", signs=(Sign("symbols/energy", "4"),) * 5)
    lines = lines_of(kit, face, 200, 1.0)
    assert sum(len(line.signs) for line in lines) == 5


class Tile:
    """Stands for what a card does."""

    def __init__(self, width=40):
        self.width, self.asked = width, []

    def draw(self, kit, units, room=0, most=0):
        self.asked.append((kit.px(units), room, most))
        drawn = pygame.Surface((self.width, 30), pygame.SRCALPHA)
        drawn.fill((255, 0, 255))
        return drawn


def shows(surface):
    """Where the tile is seen."""
    return pygame.mask.from_threshold(surface, (255, 0, 255), (9, 9, 9, 255)).get_bounding_rects()


def test_a_small_card_says_in_signs_what_it_does(kit):
    tile = Tile()
    face = replace(FACE, effect=tile)
    drawn = paint_card(kit, face, (149, 212))
    (spot,) = shows(drawn)
    assert spot.size == (40, 30) and spot.bottom > 190 and abs(spot.centerx - 149 // 2) <= 1
    ((width, room, most),) = tile.asked
    assert width == 36 and spot.width < room < 149 and most == 4


def test_a_card_too_small_for_signs_has_none(kit):
    face = replace(FACE, effect=Tile())
    assert not shows(paint_card(kit, face, (50, 70)))


def test_with_its_text_a_card_has_signs_if_both_have_room(kit):
    short = replace(FACE, effect=Tile())
    assert shows(paint_card(kit, short, (280, 392)))
    long = replace(FACE, text="Do this and that, then this again. " * 9, effect=Tile())
    assert not shows(paint_card(kit, long, (240, 336)))
