"""The door to cards: faces by id, and the screen that shows them large."""

from newangeles_gui.scenes.card_zoom import CardZoom
from newangeles_gui.titles.new_angeles.table.card_faces import (
    HIDDEN_BACK,
    back_of,
    face_of,
    family_of,
    symbol_name,
)

__all__ = ["HIDDEN_BACK", "CardZoom", "back_of", "face_of", "family_of", "symbol_name"]
