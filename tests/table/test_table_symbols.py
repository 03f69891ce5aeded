"""Tiles of symbols draw with what the house has and what a title says of its own signs."""

import os
from typing import get_args

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from newangeles_gui import paths
from newangeles_gui.table.symbols import SymbolBook, SymbolLook, sentence_picture
from newangeles_gui.widgets.kit import Kit, Viewport
from newangeles_gui.words.symbols import Change, SymbolTile


def drawn(change: Change, owner: str) -> bytes:
    """A tile with this change, with the house's pictures alone: this one is for a new owner."""
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    kit = Kit(paths.assets_folders(""), Viewport())
    looks = {"card": SymbolLook("icons/hand", "text"), "owner": SymbolLook(owner, "text")}
    book = SymbolBook(looks, lambda key: key)
    picture = sentence_picture(kit, book, (SymbolTile("card", change),), 54)
    return pygame.image.tobytes(picture, "RGBA")


@pytest.mark.parametrize("change", get_args(Change))
def test_every_change_is_drawn_without_a_picture_of_any_title(change: Change) -> None:
    assert drawn(change, "icons/person")


def test_a_new_owner_has_the_picture_that_the_title_says() -> None:
    assert drawn("owner", "icons/person") != drawn("owner", "icons/people")
    assert drawn("move", "icons/person") == drawn("move", "icons/people")
