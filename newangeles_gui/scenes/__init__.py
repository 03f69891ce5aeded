"""Screens, one a file."""

from .base import Scene, Services
from .card_zoom import CardZoom
from .curtain import Curtain
from .dialogs import CALM_STEP, ROUND, STEP, Dialog, DialogButton, RunningLight, message, nothing
from .front import FrontScene, Page
from .portraits import Portrait, picture_of, put_portrait
from .room import Room, room_of

__all__ = [
    "CALM_STEP",
    "ROUND",
    "STEP",
    "CardZoom",
    "Curtain",
    "Dialog",
    "DialogButton",
    "FrontScene",
    "Page",
    "Portrait",
    "Room",
    "RunningLight",
    "Scene",
    "Services",
    "message",
    "nothing",
    "picture_of",
    "put_portrait",
    "room_of",
]
