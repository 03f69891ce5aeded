"""The table: the board scene and its parts, one view per family of decisions."""

from .camera import GLIDE, Camera, Standpoint
from .faces import (
    ANGRY,
    ANNOYED,
    CALM,
    PLEASED,
    SCHEMING,
    Feelings,
    MoodCause,
    RimRow,
    Speech,
    seats_at_rim,
)
from .foreseen import crossing, curve, dashed, ground_ring, pill_ground, put_dashes
from .moment import ALWAYS, AT_END, LARGE_CARD, SHORT, SHOWN, Moment, Show, Staging
from .over_board import BoardSpot, OverBoard, PickedBoard, at_foot, free_place
from .picker import Picker, Target
from .places import WIDEST, Regions, form_of, left_free, regions
from .plate import Letters, PlateMark, PlatePart, RimPlate, RimSpot, cut_picture
from .stage import RowsPanel, SideStage, StageRow, StageSide, fitting
from .texts import Ink, put_mark, put_sign, put_text
from .zooming import zoom_cards

__all__ = [
    "ALWAYS",
    "ANGRY",
    "ANNOYED",
    "AT_END",
    "BoardSpot",
    "CALM",
    "Camera",
    "Feelings",
    "GLIDE",
    "Ink",
    "LARGE_CARD",
    "Letters",
    "Moment",
    "MoodCause",
    "OverBoard",
    "PLEASED",
    "PickedBoard",
    "Picker",
    "PlateMark",
    "PlatePart",
    "Regions",
    "RimPlate",
    "RimRow",
    "RimSpot",
    "RowsPanel",
    "SCHEMING",
    "SHORT",
    "SHOWN",
    "Show",
    "SideStage",
    "Speech",
    "StageRow",
    "StageSide",
    "Staging",
    "Standpoint",
    "Target",
    "WIDEST",
    "at_foot",
    "crossing",
    "curve",
    "cut_picture",
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
    "seats_at_rim",
    "zoom_cards",
]
