"""Saved games: loading, saving, and what can be told of them."""

from .list import NEXT_SLAB, Save, SaveChoicePage
from .load import Load
from .rows import SavePicture, SaveRow, put_game, stranger, when

__all__ = [
    "Load",
    "NEXT_SLAB",
    "Save",
    "SaveChoicePage",
    "SavePicture",
    "SaveRow",
    "put_game",
    "stranger",
    "when",
]
