"""The bass: a sub that only breathes, a pulse, or a motor."""

from typing import Final, NamedTuple

import numpy as np

from ..basics import Signal, hertz, key
from ..envelopes import glide, swell
from ..oscillators import partials, saw
from .ring import Ring, seconds
from .score import Chord, by_bar


class Stroke(NamedTuple):
    """When in the bar, how many half-tones above the root, how long, how loud."""

    step: float
    above: int
    steps: float
    level: float


LONG: Final = (Stroke(0, 0, 15, 0.0),)
LONG_ANSWER: Final = (Stroke(0, 0, 9, 0.0), Stroke(10, 12, 2, -9.0), Stroke(12, 0, 4, -3.0))
PULSE: Final = (
    Stroke(0, 0, 3, 0.0), Stroke(3, 0, 2.5, -4.0), Stroke(6, 12, 1.5, -7.0),
    Stroke(8, 0, 3, -1.0), Stroke(11, 0, 2.5, -5.0), Stroke(14, 12, 1.5, -7.0),
)  # fmt: skip
MOTOR: Final = tuple(
    Stroke(step, 12 if step in (6, 14) else 0, 0.85, 0.0 if step in (0, 3, 6, 8, 11, 14) else -7.0)
    for step in range(16)
)
# In twelve: a walk in quarters, and a motor of triplets.
WALK: Final = (
    Stroke(0, 0, 3.6, 0.0), Stroke(4, 7, 3.2, -4.0), Stroke(8, 12, 2.4, -3.0),
    Stroke(32 / 3, 12, 1.2, -9.0), Stroke(12, 7, 3.4, -4.0),
)  # fmt: skip
ROWING: Final = tuple(
    Stroke(number * 4 / 3, 12 if number in (5, 11) else 0, 1.15, 0.0 if number % 3 == 0 else -6.0)
    for number in range(12)
)
# In sixteenths: a winch that takes up the rope, and one that runs.
HOIST: Final = (
    Stroke(0, 0, 3, 0.0), Stroke(4, 0, 1.5, -6.0), Stroke(6, 12, 1.5, -7.0), Stroke(8, 0, 2, -2.0),
    Stroke(11, 12, 1, -9.0), Stroke(12, 0, 1.5, -5.0), Stroke(14, 0, 1.5, -4.0),
)  # fmt: skip
WINCH: Final = tuple(
    Stroke(step, 12 if step in (3, 11) else 0, 0.9, 0.0 if step in (0, 6, 10) else -5.0)
    for step in (0, 2, 3, 4, 6, 8, 10, 11, 12, 14, 15)
)
WINCH_BACK: Final = tuple(
    Stroke(step, 12 if step in (7, 13) else 0, 0.9, 0.0 if step in (0, 4, 8, 12) else -5.0)
    for step in (0, 1, 4, 5, 7, 8, 11, 12, 13, 14)
)


def tone(note: int, long: float, cutoff: float) -> Signal:
    """A sub with as much saw as the cut-off lets through."""
    pitch = hertz(note)
    body = partials(pitch, long, ((1.0, 0.8), (2.0, 0.12)))
    edge = saw(pitch, long, glide((0.0, cutoff), (long, max(90.0, cutoff * 0.35))), 1.1)
    return (body + 0.5 * edge) * swell(long, 0.012, min(0.12, long * 0.4))


def bass(
    chords: tuple[Chord, ...], even: tuple[Stroke, ...], odd: tuple[Stroke, ...], cutoff: float
) -> Ring:
    """The roots of a piece in a pattern for even and one for odd bars; phrases of 8 bars open."""
    roots = by_bar(chords)
    ring = Ring(len(roots))
    kept: dict[tuple[int, float, int], Signal] = {}
    for bar, chord in enumerate(roots):
        arc = 0.75 + 0.5 * np.sin(np.pi * ((bar % 8) + 0.5) / 8)
        for stroke in odd if bar % 2 else even:
            note = key(chord.bass) + stroke.above
            place = note, stroke.steps, round(cutoff * arc)
            if place not in kept:
                kept[place] = tone(note, seconds(stroke.steps), cutoff * arc)
            ring.add(bar, stroke.step, kept[place], -9.0 + stroke.level)
    return ring
