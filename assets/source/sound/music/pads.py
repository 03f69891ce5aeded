"""The held chords: detuned voices from wave tables that open with each chord."""

import numpy as np

from ..basics import RATE, Signal, clock, hertz, seed
from ..envelopes import swell
from ..oscillators import two_poles
from .ring import Ring, seconds
from .score import Chord, starts

TABLE = 4096
# Cents off the pitch, and where the voice stands.
VOICES = ((-6.5, -0.8), (0.0, 0.0), (5.5, 0.8))


def wave(pitch: float, cutoff: float) -> Signal:
    """One turn of a saw at a pitch, through a low-pass."""
    turn = 2 * np.pi * np.arange(TABLE + 1) / TABLE
    total = np.zeros(TABLE + 1)
    for number in range(1, int(min(40, 9000 / pitch)) + 1):
        weight = float(two_poles(np.asarray(number * pitch / cutoff), 0.75)) / number
        total += weight * np.sin(number * turn)
    return total


def read(table: Signal, turns: Signal) -> Signal:
    """The table at any place between its points."""
    place = (turns % 1.0) * TABLE
    index = place.astype(np.int64)
    return table[index] + (table[index + 1] - table[index]) * (place - index)


def voice(note: str, long: float, dark: float, bright: float, name: str) -> Signal:
    """One note of a chord in stereo: it opens halfway and closes again."""
    pitch, time = hertz(note), clock(long)
    tables = wave(pitch, dark), wave(pitch, bright)
    opening = np.sin(np.pi * np.clip(time / long, 0, 1)) ** 2
    chance, sides = seed(name), np.zeros((2, len(time)))
    for cents, place in VOICES:
        turns = pitch * 2 ** (cents / 1200) * time + chance.uniform()
        tone = read(tables[0], turns) * (1 - opening) + read(tables[1], turns) * opening
        angle = (place + 1) * np.pi / 4
        sides += np.stack([np.cos(angle) * tone, np.sin(angle) * tone])
    return sides * swell(long, min(1.3, long / 3), min(2.2, long / 2))


def pads(bars: int, chords: tuple[Chord, ...], dark: float, bright: float) -> Ring:
    """The chords of a piece; each begins a little early and overlaps the next."""
    ring = Ring(bars)
    for bar, chord in starts(chords):
        long = seconds(16 * chord.bars) + 1.8
        for number, note in enumerate(chord.voices):
            sound = voice(note, long, dark, bright, f"pad {bar} {number}")
            ring.add(bar - 0.12, 0, sound, -14.0 - (2.0 if number == 3 else 0.0))
    return ring


def drone(bars: int, note: str, cutoff: float) -> Ring:
    """One low note under the whole piece, of whole turns, so that it has no seam."""
    ring = Ring(bars)
    length = ring.signal.shape[-1]
    time = np.arange(length) / RATE
    for cents, place in VOICES:
        turns = round(hertz(note) * 2 ** (cents / 2400) * length / RATE) * time / (length / RATE)
        ring.add(0, 0, read(wave(hertz(note), cutoff), turns), -10.0, place * 0.6)
    return ring
