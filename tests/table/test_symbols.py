"""Sentences of symbols as they are printed: in one line, smaller, or in several lines."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame
import pytest

from newangeles_gui import paths
from newangeles_gui.table.symbols import SymbolBook, SymbolLine, SymbolLook, tile_height
from newangeles_gui.widgets.kit import Kit, Viewport
from newangeles_gui.words.symbols import OR, THEN, Round, SymbolTile, SymbolWord

LOOKS = {
    "card": SymbolLook("icons/hand", "text"),
    "clock": SymbolLook("icons/clock", "text"),
}
BOOK = SymbolBook(LOOKS, {"you_choose": "the other one chooses", "any": "any"}.__getitem__)
TILE = SymbolTile("card", "add", "2")
LONG = (Round("clock"), TILE, THEN, TILE, TILE, OR, TILE, SymbolWord("you_choose"))


@pytest.fixture(scope="module")
def kit():
    pygame.display.init()
    pygame.display.set_mode((320, 200))
    return Kit(paths.assets_folders(), Viewport())


def line(*sentence):
    return SymbolLine(sentence, "en", BOOK)


def test_with_room_a_sentence_is_one_line_of_whole_tiles(kit):
    drawn = line(TILE, THEN, TILE).draw(kit, 36, 400)
    assert drawn.get_height() == kit.px(tile_height(36)) and drawn.get_width() < 150
    assert drawn is line(TILE, THEN, TILE).draw(kit, 36)


def test_with_less_room_its_tiles_are_smaller(kit):
    drawn = line(TILE, THEN, TILE).draw(kit, 36, 85)
    assert drawn.get_width() <= 85 and 0.66 * 49 <= drawn.get_height() < 49


@pytest.mark.parametrize("room", [70, 100, 140, 200])
def test_with_little_room_it_goes_on_below_and_never_beyond(kit, room):
    drawn = line(*LONG).draw(kit, 36, room)
    assert drawn.get_width() <= room and drawn.get_height() > 2 * 0.66 * 49 * 0.6


def test_only_so_many_tiles_are_drawn_as_are_wanted(kit):
    short = line(*LONG).draw(kit, 36, most=2)
    assert short is line(*LONG[:4]).draw(kit, 36)


def test_equal_sentences_are_equal_whatever_looks_them_up():
    other = SymbolBook(dict(LOOKS), str)
    assert line(TILE) == SymbolLine((TILE,), "en", other)
    assert hash(line(TILE)) == hash(SymbolLine((TILE,), "en", other))
    assert line(TILE) != SymbolLine((TILE,), "ru", BOOK)
