"""The kernel: flow as a stack of frames, questions, answers, events, dice and plain data."""

from .decisions import Choice, Decision, Event, Fact, Facts, IllegalChoice
from .frames import GROUND, HIDDEN, Frame, FrameBook, Stop, frame, misplaced
from .plain import SetupError, Start, Written, WrongShapeError, data_hash, fields_of, seed_of
from .rng import random_after, random_below, random_bits, seeded, shuffle
from .shapes import Apart, AsMany, Following, Many, Measures, Named, OneOf, Within

__all__ = [
    "Apart",
    "AsMany",
    "Choice",
    "Decision",
    "Event",
    "Fact",
    "Facts",
    "Following",
    "Frame",
    "FrameBook",
    "GROUND",
    "HIDDEN",
    "IllegalChoice",
    "Many",
    "Measures",
    "Named",
    "OneOf",
    "SetupError",
    "Start",
    "Stop",
    "Within",
    "Written",
    "WrongShapeError",
    "data_hash",
    "fields_of",
    "frame",
    "misplaced",
    "random_after",
    "random_below",
    "random_bits",
    "seed_of",
    "seeded",
    "shuffle",
]
