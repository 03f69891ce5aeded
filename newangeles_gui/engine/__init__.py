"""The kernel: flow as a stack of frames, questions, answers, events, dice and plain data."""

from .conformance import PLAYED_ON, Check, Conformity, Dice, Failure, play, refused
from .decisions import Choice, Decision, Event, Fact, Facts, IllegalChoice
from .frames import GROUND, HIDDEN, Frame, FrameBook, Stop, frame, misplaced, plain
from .plain import SetupError, Start, Written, WrongShapeError, data_hash, fields_of, seed_of
from .rng import random_after, random_below, random_bits, seeded, shuffle
from .shapes import Apart, AsMany, Following, Many, Measures, Named, OneOf, Within

__all__ = [
    "Apart",
    "AsMany",
    "Check",
    "Choice",
    "Conformity",
    "Decision",
    "Dice",
    "Event",
    "Fact",
    "Facts",
    "Failure",
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
    "PLAYED_ON",
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
    "plain",
    "play",
    "random_after",
    "random_below",
    "random_bits",
    "refused",
    "seed_of",
    "seeded",
    "shuffle",
]
