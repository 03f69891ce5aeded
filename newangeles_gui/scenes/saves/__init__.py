"""Saved games: loading, saving, and what can be told of them."""

from .list import Save, SaveChoicePage
from .load import Load
from .rows import SaveRow, WithPictures, put_game, since, stranger, title_of

__all__ = [
    "Load",
    "Save",
    "SaveChoicePage",
    "SaveRow",
    "WithPictures",
    "put_game",
    "since",
    "stranger",
    "title_of",
]
