"""The first suite, rain: the same night three times, calm, tense and critical."""

from ..basics import Signal
from . import air, arpeggio, bass, beat, melody, pads, score
from .mix import Layer, mix
from .ring import Ring


def shared() -> tuple[Ring, Ring]:
    """What all three intensities have in common, to the sample: air and chords."""
    return air.air(32), pads.pads(32, score.PLAY, 420.0, 1300.0)


def calm() -> Signal:
    """Rain, chords that breathe, single drops, a tune with a lot of room."""
    rain, chords = shared()
    return mix(32, (
        Layer(rain, -38.0),
        Layer(chords, -24.0, 0.30, 0.0, 0.55),
        Layer(bass.bass(score.PLAY, bass.LONG, bass.LONG_ANSWER, 180.0), -26.0, 0.15),
        Layer(arpeggio.drops(score.PLAY), -29.5, 0.0, 0.75, 0.7),
        Layer(melody.keys(32, score.PLAY_MELODY), -25.5, 0.0, 0.4, 0.7),
    ), 8)  # fmt: skip


def tense() -> Signal:
    """The same night with a pulse: bass in threes, muted sixteenths, a slow beat."""
    rain, chords = shared()
    return mix(32, (
        Layer(rain, -39.0),
        Layer(chords, -25.5, 0.45, 0.0, 0.5),
        Layer(bass.bass(score.PLAY, bass.PULSE, bass.PULSE, 420.0), -25.5, 0.35),
        Layer(arpeggio.sixteenths(score.PLAY, 1300.0, leaps=False), -29.0, 0.2, 0.3, 0.35),
        Layer(arpeggio.drops(score.PLAY), -34.0, 0.0, 0.6, 0.7),
        Layer(melody.lead(32, score.PLAY_MELODY, -1), -28.0, 0.2, 0.35, 0.5),
        Layer(beat.slow(32), -27.5, 0.0, 0.0, 0.16),
    ))  # fmt: skip


def critical() -> Signal:
    """The chase: a motor in the bass, brighter runs, a line of strings that will not rest."""
    rain, chords = shared()
    return mix(32, (
        Layer(rain, -40.0),
        Layer(chords, -27.0, 0.6, 0.0, 0.5),
        Layer(pads.drone(32, "D3", 420.0), -35.0, 0.6),
        Layer(bass.bass(score.PLAY, bass.MOTOR, bass.MOTOR, 620.0), -25.5, 0.45),
        Layer(arpeggio.sixteenths(score.PLAY, 2100.0, leaps=True), -28.0, 0.3, 0.28, 0.35),
        Layer(melody.strings(32, score.PLAY_LINE), -28.0, 0.3, 0.0, 0.8),
        Layer(melody.lead(32, score.PLAY_MELODY, 0), -29.5, 0.2, 0.4, 0.5),
        Layer(beat.chase(32), -25.0, 0.0, 0.0, 0.18),
    ))  # fmt: skip
