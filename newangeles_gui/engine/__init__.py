"""The kernel: flow as a stack of frames, questions, answers, events, dice and plain data."""

from .decisions import Choice, Decision, IllegalChoice
from .events import Event, Fact, Facts
from .frames import GROUND, HIDDEN, Frame, FrameBook, frame
from .plain import WrongShapeError, data_hash, fields_of
from .start import SetupError, Start, Written, seed_of

__all__ = [
    "GROUND",
    "HIDDEN",
    "Choice",
    "Decision",
    "Event",
    "Fact",
    "Facts",
    "Frame",
    "FrameBook",
    "IllegalChoice",
    "SetupError",
    "Start",
    "Written",
    "WrongShapeError",
    "data_hash",
    "fields_of",
    "frame",
    "seed_of",
]
