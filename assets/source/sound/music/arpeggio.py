"""The broken chords: drops of an electric piano, or plucked sixteenths."""

from collections.abc import Callable, Mapping
from typing import Final

import numpy as np

from ..basics import Signal, key, seed
from ..instruments import glass, tine, wire
from .ring import Ring
from .score import Chord, by_bar

# (step in two bars, which voice): six drops, never on every beat.
DROPS: Final = ((0, 0), (6, 2), (10, 3), (16, 1), (20, 4), (26, 2))
ORDER: Final = (0, 2, 1, 3, 2, 4, 1, 3, 0, 3, 2, 4, 1, 5, 2, 3)
ACCENTS: Final = frozenset((0, 3, 6, 10, 13))
Steps = tuple[tuple[float, int], ...]


def voice_of(chord: Chord, number: int) -> int:
    """A voice of the chord; from the fourth on an octave higher."""
    return key(chord.voices[number % 4]) + 12 * (number // 4)


def plucked(number: int) -> Signal:
    """A string under the hand's edge."""
    return wire(number, 0.6, 1250.0, 0.42, 1.0)


def bright(number: int) -> Signal:
    """A string with nothing on it."""
    return wire(number, 0.5, 1900.0, 0.36, 1.0)


def drops(chords: tuple[Chord, ...], lift: int = 12) -> Ring:
    """Single soft tones, left and right in turn."""
    bars = by_bar(chords)
    ring, chance = Ring(len(bars)), seed("drops")
    for pair in range(0, len(bars), 2):
        for number, (step, voice) in enumerate(DROPS):
            chord = bars[min(pair + step // 16, len(bars) - 1)]
            # A player who never leaves anything out is a machine.
            if number and chance.uniform() < 0.18:
                continue
            note = voice_of(chord, voice) + lift
            sound = tine(note, 2.2, 2.0, 0.5) + 0.12 * glass(note + 12, 2.2, 1.0)
            level = -22.0 - 3.0 * chance.uniform()
            ring.add(pair, step + 0.06 * chance.uniform(), sound, level, 0.5 - (number % 2))
    return ring


def sixteenths(
    chords: tuple[Chord, ...], top: float, leaps: bool, levels: Mapping[int, float] | None = None
) -> Ring:
    """A running figure; its filter opens over each eight bars; leaps go up an octave."""
    bars = by_bar(chords)
    ring, chance = Ring(len(bars)), seed("sixteenths")
    kept: dict[tuple[int, int], Signal] = {}
    for bar, chord in enumerate(bars):
        arc = 0.7 + 0.6 * np.sin(np.pi * ((bar % 8) + 0.5) / 8) ** 2
        for step in range(16):
            note = voice_of(chord, ORDER[step]) + (12 if leaps and step in (5, 11, 13) else 0)
            place = note, round(top * arc)
            if place not in kept:
                kept[place] = wire(note, 0.5, top * arc, 0.38, 1.0)
            accent = 0.0 if step in ACCENTS else -5.0
            level = -21.0 + accent - 2.0 * chance.uniform() + (levels or {}).get(bar // 8, 0.0)
            ring.add(bar, step, kept[place], level, 0.35 * np.sin(2 * np.pi * step / 6))
    return ring


def figure(
    chords: tuple[Chord, ...], steps: Steps, over: int, play: Callable[[int], Signal],
    lift: int = 0, left_out: float = 0.0,
) -> Ring:  # fmt: skip
    """A figure of (step, voice) that takes `over` bars, again and again, by any instrument."""
    bars = by_bar(chords)
    ring, chance = Ring(len(bars)), seed(f"figure {play.__name__} {over} {len(steps)}")
    kept: dict[int, Signal] = {}
    for begin in range(0, len(bars), over):
        for number, (step, voice) in enumerate(steps):
            if number and chance.uniform() < left_out:
                continue
            note = voice_of(bars[begin + int(step // 16)], voice) + lift
            if note not in kept:
                kept[note] = play(note)
            level = -20.0 - (0.0 if step % 4 == 0 else 2.5) - 2.0 * chance.uniform()
            place = step + 0.05 * chance.uniform()
            ring.add(begin, place, kept[note], level, 0.55 * float(np.sin(1.7 * number)))
    return ring
