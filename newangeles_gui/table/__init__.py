"""The table: the board scene and its parts, one view per family of decisions."""

from .camera import GLIDE, Camera, Standpoint
from .moment import ALWAYS, AT_END, LARGE_CARD, SHORT, SHOWN, Moment, Show, Staging
from .over_board import BoardSpot, OverBoard, PickedBoard, at_foot, free_place
from .picker import Picker, Target
from .places import WIDEST, Regions, form_of, left_free, regions
from .texts import Ink, put_mark, put_sign, put_text
from .zooming import zoom_cards

__all__ = [
    "ALWAYS",
    "AT_END",
    "BoardSpot",
    "Camera",
    "GLIDE",
    "Ink",
    "LARGE_CARD",
    "Moment",
    "OverBoard",
    "PickedBoard",
    "Picker",
    "Regions",
    "SHORT",
    "SHOWN",
    "Show",
    "Staging",
    "Standpoint",
    "Target",
    "WIDEST",
    "at_foot",
    "form_of",
    "free_place",
    "left_free",
    "put_mark",
    "put_sign",
    "put_text",
    "regions",
    "zoom_cards",
]
