"""What floats around the city."""

from .bar import BarGround, SeatsBar
from .corner import LogStrip, StackPanel
from .lens import LensLine, show_lens
from .regions import city_regions, right_column
from .seats import PlayingSeats, SeatPanel, StreetMoods
from .shelf import HandShelf
from .sitters import sitter
from .slip import Slip

__all__ = [
    "BarGround",
    "HandShelf",
    "LensLine",
    "LogStrip",
    "PlayingSeats",
    "SeatPanel",
    "SeatsBar",
    "Slip",
    "StackPanel",
    "StreetMoods",
    "city_regions",
    "right_column",
    "show_lens",
    "sitter",
]
