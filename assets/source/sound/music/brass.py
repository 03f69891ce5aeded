"""Breath through metal: a muted trumpet, and the horns of ships."""

from typing import Final

import numpy as np

from ..basics import Signal, clock, hertz, key
from ..envelopes import line, swell
from ..filters import band, formants
from ..instruments import reed
from ..noise import white
from ..oscillators import modulated
from .ring import Ring, seconds
from .score import Note

# A mute lets these through: the nose of the sound is around 1.4 kHz.
MUTE: Final = ((420.0, 1.0, 1.6), (1400.0, 0.62, 1.0), (2600.0, 0.2, 0.8))


def blown(number: int, long: float) -> Signal:
    """One tone: scooped from below, vibrato late, a little air in it."""
    time = clock(long)
    late = np.clip((time - 0.45) / 0.7, 0, 1) * 0.16
    scoop = -0.5 * np.exp(-time / 0.045)
    pitch = hertz(number) * 2 ** ((late * np.sin(2 * np.pi * 4.9 * time) + scoop) / 12)
    force = line((0.0, 0.3), (0.09, 1.9), (min(0.5, long * 0.5), 1.35), (long, 0.5))
    tone = formants(modulated(pitch, long, 1.0, force), MUTE)
    breath = band(white(long, f"breath {number}"), 2400.0, 1.6)
    return (tone + 0.05 * breath) * swell(long, 0.06, min(0.28, long * 0.45))


def trumpet(bars: int, notes: tuple[Note, ...], octave: int = 0) -> Ring:
    """A tune from the other end of the quay."""
    ring = Ring(bars)
    for note in notes:
        long = seconds(note.steps) + 0.12
        ring.add(note.bar, note.step, blown(key(note.pitch) + 12 * octave, long), -16.0, -0.2)
    return ring


def ships(bars: int, calls: tuple[Note, ...]) -> Ring:
    """Horns far out: each call a fifth, low and soft, that sags at its end."""
    ring = Ring(bars)
    for number, call in enumerate(calls):
        long = seconds(call.steps)
        sag = line((0.0, 0.985), (0.25, 1.0), (long - 0.5, 1.0), (long, 0.975))
        for above, level in ((0, -14.0), (7, -19.0)):
            pitch = hertz(key(call.pitch) + above) * sag
            cutoff = line((0.0, 180.0), (0.6, 520.0), (long, 260.0))
            ring.add(call.bar, call.step, reed(pitch, long, cutoff, 0.35), level,
                     0.6 if number % 2 else -0.6)  # fmt: skip
    return ring


def swells(bars: int, notes: tuple[Note, ...]) -> Ring:
    """Low brass that grows into each of its chords' roots."""
    ring = Ring(bars)
    for note in notes:
        long = seconds(note.steps)
        cutoff = line((0.0, 160.0), (long * 0.8, 900.0), (long, 300.0))
        for above, level, pan in ((0, -14.0, -0.35), (7, -18.0, 0.35), (12, -17.0, 0.0)):
            tone = reed(hertz(key(note.pitch) + above), long, cutoff, long * 0.6)
            ring.add(note.bar, note.step, tone, level, pan)
    return ring
