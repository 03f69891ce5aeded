"""The table: the board scene and its parts, one view per family of decisions."""

from .layout import Areas, areas
from .moment import LARGE_CARD, SHORT, Moment, Show, Staging
from .picker import Picker, Target
from .texts import Ink, put_mark, put_sign, put_text

__all__ = [
    "Areas",
    "Ink",
    "LARGE_CARD",
    "Moment",
    "Picker",
    "SHORT",
    "Show",
    "Staging",
    "Target",
    "areas",
    "put_mark",
    "put_sign",
    "put_text",
]
