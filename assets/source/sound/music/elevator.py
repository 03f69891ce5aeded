"""The third suite, elevator: the cable in the wind, a cabin that climbs, and one that races."""

from ..basics import Signal
from . import air, arpeggio, bass, beat, brass, mallets, melody, pads, voices
from .mix import Layer, mix
from .ring import SILENT, Ring
from .score_elevator import (
    ABOVE,
    BARS,
    BELLS,
    BRAKE,
    CHORDS,
    LIGHT,
    LINE,
    MELODY,
    RISE,
    ROOTS,
    RUSH,
    STAIRS,
)


def shared() -> tuple[Ring, Ring, Ring]:
    """What all three intensities have in common, to the sample: wind, chords, and a choir."""
    return air.wind(BARS), pads.pads(BARS, CHORDS, 400.0, 1250.0), voices.voices(BARS, CHORDS)


def calm() -> Signal:
    """Wind on the cable, a choir from far below, bells that climb, the tune floor by floor."""
    wind, chords, choir = shared()
    return mix(BARS, (
        Layer(wind, -36.0),
        Layer(chords, -26.5, 0.25, 0.0, 0.5),
        Layer(choir, -30.0, 0.0, 0.0, 0.9, {0: 2.0, RISE: -2.0, LIGHT: 1.0, ABOVE: 2.0}),
        Layer(bass.bass(CHORDS, bass.LONG, bass.LONG_ANSWER, 185.0), -24.5, 0.1),
        Layer(arpeggio.figure(CHORDS, BELLS, 2, mallets.bells, 12, 0.12), -29.0, 0.0, 0.6, 0.7,
              {0: -6.0, 2: -2.0, RISE: 0.0, ABOVE: -5.0, BRAKE: 0.0}),
        Layer(melody.keys(BARS, MELODY), -25.5, 0.0, 0.4, 0.7),
        Layer(melody.lead(BARS, MELODY, 0), -32.0, 0.0, 0.3, 0.9,
              {0: SILENT, LIGHT: 0.0, ABOVE: SILENT}),
    ), 8)  # fmt: skip


def tense() -> Signal:
    """The cabin climbs: a winch in threes and twos, a staircase that goes two up and one down."""
    wind, chords, choir = shared()
    return mix(BARS, (
        Layer(wind, -39.0),
        Layer(chords, -26.0, 0.45, 0.0, 0.5),
        Layer(choir, -33.0, 0.2, 0.0, 0.9),
        Layer(bass.bass(CHORDS, bass.HOIST, bass.HOIST, 400.0), -24.5, 0.3, 0.0, 0.0,
              {0: -6.0, 2: -3.0, RISE: 0.0, ABOVE: -4.0, BRAKE: 0.0}),
        Layer(arpeggio.figure(CHORDS, STAIRS, 4, arpeggio.plucked, 0, 0.14), -28.5, 0.25, 0.4, 0.4,
              {0: -5.0, RISE: 0.0, ABOVE: -6.0, BRAKE: 0.0}),
        Layer(arpeggio.figure(CHORDS, BELLS, 2, mallets.bells, 12, 0.2), -33.5, 0.0, 0.6, 0.7),
        Layer(melody.lead(BARS, MELODY, -1), -28.0, 0.2, 0.35, 0.5),
        Layer(beat.hoist(BARS), -27.5, 0.0, 0.0, 0.16,
              {0: SILENT, 2: -6.0, RISE: -1.0, LIGHT: 0.0, ABOVE: -8.0, 24: -3.0, BRAKE: 0.0}),
    ))  # fmt: skip


def critical() -> Signal:
    """It races: the winch runs, girders ring, low brass on every landing."""
    wind, chords, choir = shared()
    return mix(BARS, (
        Layer(wind, -38.0),
        Layer(chords, -27.5, 0.6, 0.0, 0.5),
        Layer(choir, -31.0, 0.3, 0.0, 0.9, {0: -4.0, LIGHT: 0.0, ABOVE: 3.0, BRAKE: 0.0}),
        Layer(bass.bass(CHORDS, bass.WINCH, bass.WINCH_BACK, 600.0), -24.8, 0.4),
        Layer(brass.swells(BARS, ROOTS), -29.5, 0.2, 0.0, 0.5),
        Layer(arpeggio.figure(CHORDS, RUSH, 2, arpeggio.bright, 0, 0.1), -28.5, 0.3, 0.28, 0.35,
              {0: -6.0, 2: -3.0, RISE: 0.0, ABOVE: -4.0, 24: -1.0, BRAKE: 1.0}),
        Layer(melody.strings(BARS, LINE), -28.0, 0.3, 0.0, 0.8),
        Layer(melody.lead(BARS, MELODY, 0), -29.0, 0.2, 0.4, 0.5),
        Layer(beat.winch(BARS), -25.0, 0.0, 0.0, 0.18,
              {0: -6.0, 2: -2.0, RISE: 0.0, ABOVE: -4.0, 24: 0.0}),
    ))  # fmt: skip
