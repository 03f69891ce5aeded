"""How long events are seen: from one to the next, and many of them together."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Final

from newangeles_gui.titles.telling import Cue, Tellings, telling_of

LONGEST_HIGHLIGHT: Final = 0.15  # seconds between cues where motion is reduced


def gap(tellings: Tellings, kind: str, following: str, calm: bool) -> float:
    """How long after an event the next one begins."""
    cue, after = telling_of(tellings, kind).cue, telling_of(tellings, following).cue
    if not isinstance(cue, Cue):
        return 0.0
    together = isinstance(after, Cue) and cue.lane != "" and cue.lane == after.lane
    seconds = cue.stagger if together else cue.seconds
    return min(seconds, LONGEST_HIGHLIGHT) if calm and not cue.reading else seconds


def planned(tellings: Tellings, kinds: Iterable[str], calm: bool) -> tuple[float, float]:
    """How long these take one after the other: what can be hurried, and what is read."""
    moving = reading = 0.0
    for kind, following in pairwise([*kinds, ""]):
        cue, seconds = telling_of(tellings, kind).cue, gap(tellings, kind, following, calm)
        if isinstance(cue, Cue) and cue.reading:
            reading += seconds
        else:
            moving += seconds
    return moving, reading
