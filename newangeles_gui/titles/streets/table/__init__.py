"""The table of Streets: how its events move, and the city of a replay."""

from .replayed import ReplayedCity
from .room import ROOM, StreetsTableRoom

__all__ = ["ROOM", "ReplayedCity", "StreetsTableRoom"]
