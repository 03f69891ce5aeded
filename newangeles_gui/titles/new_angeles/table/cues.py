"""How every kind of event is shown, or why there is nothing to see."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from types import MappingProxyType
from typing import Final

from newangeles_gui.table.cue import Cue, Unseen

from .cues_cards import CARDS
from .cues_city import CITY
from .cues_course import COURSE
from .cues_deal import DEAL

CUES: Final[Mapping[str, Cue | Unseen]] = MappingProxyType({**COURSE, **CITY, **CARDS, **DEAL})
NOTHING: Final = Unseen("nobody knows this kind of event")
LONGEST_HIGHLIGHT: Final = 0.15  # seconds between cues where motion is reduced


def cue_of(kind: str) -> Cue | Unseen:
    """How a kind of event is shown."""
    return CUES.get(kind, NOTHING)


def gap(kind: str, following: str, calm: bool) -> float:
    """How long after an event the next one begins."""
    cue, after = cue_of(kind), cue_of(following)
    if isinstance(cue, Unseen):
        return 0.0
    together = isinstance(after, Cue) and cue.lane != "" and cue.lane == after.lane
    seconds = cue.stagger if together else cue.seconds
    return min(seconds, LONGEST_HIGHLIGHT) if calm and not cue.reading else seconds


def planned(kinds: Iterable[str], calm: bool) -> tuple[float, float]:
    """How long these take one after the other: what can be hurried, and what is read."""
    moving = reading = 0.0
    for kind, following in pairwise([*kinds, ""]):
        cue, seconds = cue_of(kind), gap(kind, following, calm)
        if isinstance(cue, Cue) and cue.reading:
            reading += seconds
        else:
            moving += seconds
    return moving, reading
