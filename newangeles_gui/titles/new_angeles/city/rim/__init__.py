"""The rim of the city: people with faces and moods, their plates and offers, one's own corner."""

from .corner import OwnCorner, OwnHand
from .offers import REPLIES, OpenedOffer, put_prices
from .people import FACES, UNKNOWN, Moods, Sitter, faces, sitters
from .plate import SeatPlate
from .row import FaceRow, FaceSeat
from .stake import Stake, StakedAsset

__all__ = [
    "FACES",
    "FaceRow",
    "FaceSeat",
    "Moods",
    "OpenedOffer",
    "OwnCorner",
    "OwnHand",
    "REPLIES",
    "SeatPlate",
    "Sitter",
    "Stake",
    "StakedAsset",
    "UNKNOWN",
    "faces",
    "put_prices",
    "sitters",
]
