"""The mixes: which player plays in which piece, how loud, how far away."""

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

import numpy as np

from ..basics import Signal, gain
from ..filters import highpass, lowpass
from ..loudness import integrated
from ..space import echoes, night
from . import air, arpeggio, bass, beat, melody, pads, score
from .ring import Ring, breath, seconds

DOTTED_EIGHTH: Final = 3
TARGET: Final = -20.0
CEILING: Final = -1.5


class Layer(NamedTuple):
    """A player in a mix: its own loudness, how much it ducks, how much echo and night it gets."""

    ring: Ring
    loudness: float
    duck: float = 0.0
    echo: float = 0.0
    far: float = 0.0


class Piece(NamedTuple):
    """One file of music."""

    name: str
    bars: int
    make: Callable[[], Signal]


def mix(bars: int, layers: Iterable[Layer], every: int = 4) -> Signal:
    """All layers with their echoes, in the same night."""
    dry = np.zeros_like(Ring(bars).signal)
    echo, far = np.zeros_like(dry), np.zeros_like(dry)
    for layer in layers:
        sound = layer.ring.signal * gain(layer.loudness - integrated(layer.ring.signal))
        if layer.duck:
            sound *= breath(bars, layer.duck, every)
        dry += sound
        echo += layer.echo * sound
        far += layer.far * sound
    repeats = echoes(highpass(echo, 200.0, 1, ring=True), seconds(DOTTED_EIGHTH), 0.5)
    wide = night(highpass(far + 0.4 * repeats, 140.0, 2, ring=True))
    total = dry + repeats + wide
    return lowpass(highpass(total, 32.0, 2, ring=True), 11000.0, 1, ring=True)


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


def title() -> Signal:
    """The city from afar: chords first, then the whole tune over a slow heart."""
    chords = pads.pads(24, score.TITLE, 450.0, 1700.0)
    growing = {0: -9.0, 1: -3.0, 2: 0.0}
    return mix(24, (
        Layer(air.air(24), -35.0),
        Layer(chords, -24.0, 0.35, 0.0, 0.6),
        Layer(bass.bass(score.TITLE, bass.LONG, bass.LONG_ANSWER, 260.0), -26.0, 0.2),
        Layer(arpeggio.sixteenths(score.TITLE, 1500.0, False, growing), -30.0, 0.2, 0.4, 0.5),
        Layer(melody.keys(24, score.TITLE_MELODY), -25.0, 0.0, 0.4, 0.7),
        Layer(melody.lead(24, score.TITLE_MELODY, 0), -31.0, 0.0, 0.3, 0.8),
        Layer(beat.heart(24), -32.0, 0.0, 0.0, 0.1),
    ), 8)  # fmt: skip


def results() -> Signal:
    """The accounts are made up: chords, piano and rain; it never quite comes home."""
    chords = pads.pads(12, score.RESULTS, 380.0, 1200.0)
    return mix(12, (
        Layer(air.air(12), -36.0),
        Layer(chords, -25.0, 0.25, 0.0, 0.6),
        Layer(bass.bass(score.RESULTS, bass.LONG, bass.LONG, 170.0), -27.0, 0.15),
        Layer(arpeggio.drops(score.RESULTS), -28.0, 0.0, 0.7, 0.7),
        Layer(melody.keys(12, score.RESULTS_MELODY), -25.0, 0.0, 0.4, 0.8),
    ), 8)  # fmt: skip


PIECES: Final = (
    Piece("title", 24, title),
    Piece("play_calm", 32, calm),
    Piece("play_tense", 32, tense),
    Piece("play_critical", 32, critical),
    Piece("results", 12, results),
)
