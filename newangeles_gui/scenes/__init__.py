"""Screens, one a file."""

from .base import SOON, Scene, SceneStack, Services
from .card_zoom import CardZoom
from .crash import Crash, Crashes
from .curtain import Curtain
from .dialogs import (
    CALM_STEP,
    ROUND,
    STEP,
    AskLine,
    Dialog,
    DialogButton,
    Overlay,
    RunningLight,
    ask,
    message,
    nothing,
    tell,
    wait_for,
)
from .front import FrontScene, Page, Splash
from .portraits import Explanation, FaceButton, Portrait, explain, picture_of, put_portrait
from .room import PLAIN, Room, room_of
from .routes import open_almanac, open_load, open_pause, open_results, open_save
from .settings.tabs import bound_keys, keep

__all__ = [
    "AskLine",
    "CALM_STEP",
    "CardZoom",
    "Crash",
    "Crashes",
    "Curtain",
    "Dialog",
    "DialogButton",
    "Explanation",
    "FaceButton",
    "FrontScene",
    "Overlay",
    "PLAIN",
    "Page",
    "Portrait",
    "ROUND",
    "Room",
    "RunningLight",
    "SOON",
    "STEP",
    "Scene",
    "SceneStack",
    "Services",
    "Splash",
    "ask",
    "bound_keys",
    "explain",
    "keep",
    "message",
    "nothing",
    "open_almanac",
    "open_load",
    "open_pause",
    "open_results",
    "open_save",
    "picture_of",
    "put_portrait",
    "room_of",
    "tell",
    "wait_for",
]
