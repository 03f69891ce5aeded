"""What floats around the city."""

from .bar import BarGround, SeatsBar
from .corner import LogStrip, StackPanel
from .lens import show_lens
from .regions import corner, regions
from .seats import PlayingSeats, SeatPanel, StreetMoods
from .shelf import HandShelf
from .sitters import sitter
from .slip import Slip

__all__ = [
    "BarGround",
    "HandShelf",
    "LogStrip",
    "PlayingSeats",
    "SeatPanel",
    "SeatsBar",
    "Slip",
    "StackPanel",
    "StreetMoods",
    "corner",
    "regions",
    "show_lens",
    "sitter",
]
