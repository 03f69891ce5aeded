"""The music of New Angeles: the title, the end, and three suites of three intensities."""

from collections.abc import Callable
from typing import Final, NamedTuple

from ..basics import Signal
from . import air, arpeggio, bass, beat, docks, elevator, melody, pads, rain, score
from .mix import Layer, mix

TARGET: Final = -20.0
CEILING: Final = -1.5
PLAY: Final = "play"


class Piece(NamedTuple):
    """One file of music; the pieces of a suite are in step and differ in intensity."""

    name: str
    bars: int
    make: Callable[[], Signal]
    scene: str
    suite: str
    intensity: int = 0


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
    Piece("title", 24, title, "title", "title"),
    Piece("rain_calm", 32, rain.calm, PLAY, "rain", 0),
    Piece("rain_tense", 32, rain.tense, PLAY, "rain", 1),
    Piece("rain_critical", 32, rain.critical, PLAY, "rain", 2),
    Piece("docks_calm", 28, docks.calm, PLAY, "docks", 0),
    Piece("docks_tense", 28, docks.tense, PLAY, "docks", 1),
    Piece("docks_critical", 28, docks.critical, PLAY, "docks", 2),
    Piece("elevator_calm", 32, elevator.calm, PLAY, "elevator", 0),
    Piece("elevator_tense", 32, elevator.tense, PLAY, "elevator", 1),
    Piece("elevator_critical", 32, elevator.critical, PLAY, "elevator", 2),
    Piece("results", 12, results, "results", "results"),
)
