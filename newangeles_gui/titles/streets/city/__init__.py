"""The city of Streets: how it is seen, and what a hand can do in it."""

from .anatomy import DEEP
from .backdrop import CityPicture
from .board import CityBoard
from .ground import added_light
from .lights import LitLine, put_frame, put_ghost, put_glow, put_places, put_sums
from .look import COLORS
from .marks import TIMES, TileLook, value_signs, words
from .mini_town import MiniTown, TownFacts
from .pictures import Art, lent_pictures
from .placing import TilePlacing, cell_target, tile_target
from .spots import TURNS, CellSpot, CitySpot, TileSpot
from .tile import dashed, perforated, put_tile

__all__ = [
    "Art",
    "COLORS",
    "CellSpot",
    "CityBoard",
    "CityPicture",
    "CitySpot",
    "DEEP",
    "LitLine",
    "MiniTown",
    "TIMES",
    "TURNS",
    "TileLook",
    "TilePlacing",
    "TileSpot",
    "TownFacts",
    "added_light",
    "cell_target",
    "dashed",
    "lent_pictures",
    "perforated",
    "put_frame",
    "put_ghost",
    "put_glow",
    "put_places",
    "put_sums",
    "put_tile",
    "tile_target",
    "value_signs",
    "words",
]
