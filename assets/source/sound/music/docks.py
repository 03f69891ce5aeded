"""The second suite, docks: a harbour in fog, its night shift, and the same harbour in a storm."""

from ..basics import Signal
from . import air, arpeggio, bass, beat, brass, mallets, melody, pads
from .mix import Layer, mix
from .ring import SILENT, Ring
from .score_docks import (
    ANSWER,
    BARS,
    CALLS,
    CHORDS,
    FAR_OUT,
    LINE,
    MELODY,
    ROCKING,
    ROOTS,
    RUNNING,
    TWELFTH,
    VERSE,
)

# Echoes after four twelfths.
REPEAT = 4 * TWELFTH


def shared() -> tuple[Ring, Ring]:
    """What all three intensities have in common, to the sample: water and chords."""
    return air.water(BARS), pads.pads(BARS, CHORDS, 360.0, 1150.0)


def calm() -> Signal:
    """Water under the quay, ships that call, a vibraphone that rocks, a muted trumpet."""
    water, chords = shared()
    return mix(BARS, (
        Layer(water, -35.5),
        Layer(chords, -24.5, 0.25, 0.0, 0.55),
        Layer(brass.ships(BARS, CALLS), -31.0, 0.0, 0.0, 1.0),
        Layer(bass.bass(CHORDS, bass.LONG, bass.LONG_ANSWER, 190.0), -26.0, 0.1),
        Layer(arpeggio.figure(CHORDS, ROCKING, 2, mallets.vibes, 0, 0.15), -27.5, 0.0, 0.35, 0.6,
              {0: SILENT, 2: -4.0, VERSE: 0.0, ANSWER: 1.0, FAR_OUT: -4.0, 24: -1.0}),
        Layer(brass.trumpet(BARS, MELODY), -28.0, 0.0, 0.35, 0.85),
    ), 8, REPEAT)  # fmt: skip


def tense() -> Signal:
    """The night shift: a bass that walks, brushes that swing, wood that knocks."""
    water, chords = shared()
    return mix(BARS, (
        Layer(water, -38.0),
        Layer(chords, -26.0, 0.35, 0.0, 0.5),
        Layer(brass.ships(BARS, CALLS), -34.0, 0.0, 0.0, 1.0),
        Layer(bass.bass(CHORDS, bass.WALK, bass.WALK, 430.0), -25.0, 0.2, 0.0, 0.0,
              {0: -5.0, VERSE: 0.0, FAR_OUT: -3.0, 24: 0.0}),
        Layer(arpeggio.figure(CHORDS, RUNNING, 1, mallets.wood, 0, 0.22), -29.5, 0.2, 0.3, 0.3,
              {0: SILENT, VERSE: -3.0, ANSWER: 0.0, FAR_OUT: SILENT, 24: -2.0}),
        Layer(arpeggio.figure(CHORDS, ROCKING, 2, mallets.vibes, 12, 0.3), -33.0, 0.0, 0.5, 0.7),
        Layer(brass.trumpet(BARS, MELODY, -1), -27.5, 0.2, 0.3, 0.5),
        Layer(beat.lilt(BARS), -27.0, 0.0, 0.0, 0.18,
              {0: -8.0, VERSE: -1.0, ANSWER: 0.0, FAR_OUT: -7.0, 24: 0.0}),
    ), 4, REPEAT)  # fmt: skip


def critical() -> Signal:
    """The storm: everybody rows, the brass rises under them, the strings will not come down."""
    water, chords = shared()
    return mix(BARS, (
        Layer(water, -37.0),
        Layer(chords, -27.0, 0.55, 0.0, 0.5),
        Layer(bass.bass(CHORDS, bass.ROWING, bass.ROWING, 560.0), -25.5, 0.4),
        Layer(brass.swells(BARS, ROOTS), -29.0, 0.2, 0.0, 0.5),
        Layer(arpeggio.figure(CHORDS, RUNNING, 1, arpeggio.plucked, 0, 0.05), -28.5, 0.3, 0.25,
              0.35, {0: -4.0, VERSE: 0.0, FAR_OUT: -3.0, 24: 1.0}),
        Layer(arpeggio.figure(CHORDS, RUNNING, 1, mallets.wood, 12, 0.35), -32.5, 0.2, 0.2, 0.3,
              {0: SILENT, ANSWER: 0.0}),
        Layer(melody.strings(BARS, LINE), -28.5, 0.3, 0.0, 0.8),
        Layer(brass.trumpet(BARS, MELODY), -28.0, 0.2, 0.35, 0.5),
        Layer(beat.oars(BARS), -25.0, 0.0, 0.0, 0.2,
              {0: -5.0, 2: -2.0, VERSE: 0.0, FAR_OUT: -3.0, 24: 0.0}),
    ), 4, REPEAT)  # fmt: skip
