"""The table: the board scene and its parts, one view per family of decisions."""

from .camera import GLIDE, Camera, Standpoint
from .foreseen import crossing, curve, dashed, ground_ring, pill_ground, put_dashes
from .moment import ALWAYS, AT_END, LARGE_CARD, SHORT, SHOWN, Moment, Show, Staging
from .over_board import BoardSpot, OverBoard, PickedBoard, at_foot, free_place
from .picker import Picker, Target
from .places import WIDEST, Regions, form_of, left_free, regions
from .stage import RowsPanel, SideStage, StageRow, StageSide, fitting
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
    "RowsPanel",
    "SHORT",
    "SHOWN",
    "Show",
    "SideStage",
    "StageRow",
    "StageSide",
    "Staging",
    "Standpoint",
    "Target",
    "WIDEST",
    "at_foot",
    "crossing",
    "curve",
    "dashed",
    "fitting",
    "form_of",
    "free_place",
    "ground_ring",
    "left_free",
    "pill_ground",
    "put_dashes",
    "put_mark",
    "put_sign",
    "put_text",
    "regions",
    "zoom_cards",
]
