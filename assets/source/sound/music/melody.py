"""The sparse tune: piano with glass, a soft lead, or strings that tremble."""

import numpy as np

from ..basics import Signal, clock, hertz, key
from ..envelopes import line, swell
from ..instruments import glass, tine
from ..oscillators import choir
from .ring import Ring, seconds
from .score import Note


def keys(bars: int, notes: tuple[Note, ...]) -> Ring:
    """Electric piano, with glass an octave above."""
    ring = Ring(bars)
    for note in notes:
        long = seconds(note.steps) + 1.5
        number = key(note.pitch)
        sound = tine(number, long, 3.0, 0.8) + 0.16 * glass(number + 12, long, 1.6)
        ring.add(note.bar, note.step, sound, -14.0, 0.12)
    return ring


def lead(bars: int, notes: tuple[Note, ...], octave: int = 0) -> Ring:
    """A soft reed whose vibrato comes late."""
    ring = Ring(bars)
    for note in notes:
        long = seconds(note.steps) + 0.25
        time = clock(long)
        late = np.clip((time - 0.5) / 0.8, 0, 1) * 0.11
        pitch = hertz(key(note.pitch) + 12 * octave) * 2 ** (
            late * np.sin(2 * np.pi * 4.6 * time) / 12
        )
        cutoff = line((0.0, 900.0), (0.15, 1900.0), (long, 800.0))
        sound = choir(pitch, long, cutoff, 4.0) * swell(long, 0.09, 0.3)
        ring.add(note.bar, note.step, sound, -19.0, -0.15)
    return ring


def strings(bars: int, notes: tuple[Note, ...]) -> Ring:
    """A high held line in octaves that trembles in sixteenths."""
    ring = Ring(bars)
    for note in notes:
        long = seconds(note.steps) + 0.7
        for octave, level, pan in ((0, -23.0, -0.5), (1, -29.0, 0.5)):
            ring.add(note.bar, note.step, bowed(key(note.pitch) + 12 * octave, long), level, pan)
    return ring


def bowed(number: int, long: float) -> Signal:
    """One trembling string tone that grows."""
    sound = choir(hertz(number), long, line((0.0, 900.0), (long, 2200.0)), 8.0)
    bow = 0.72 + 0.28 * np.cos(2 * np.pi * clock(long) / seconds(1))
    return sound * bow * swell(long, min(1.2, long * 0.4), 0.7)
