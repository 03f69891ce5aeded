"""The pieces of Streets: morning, two suites of three intensities, and the evening."""

from typing import Final

from assets.source.sound.basics import Signal
from assets.source.sound.music.mallets import vibes
from assets.source.sound.music.mix import Layer, mix
from assets.source.sound.music.pieces import PLAY, Piece
from assets.source.sound.music.ring import SILENT, Ring

from . import players
from .harmony import Change
from .score import (
    EVENING,
    EVENING_TUNE,
    MORNING,
    MORNING_TUNE,
    SQUARE,
    SQUARE_TUNE,
    TERRACE,
    TERRACE_TUNE,
)

BARS: Final = 20
# In bars of the grid: four to settle down, then the four parts of the tune.
HEAD, SECOND, MIDDLE, HOME = 4, 8, 12, 16
CHARLESTON: Final = ((0.0, 1.2), (1 + players.SWUNG, 0.6))
ANSWER: Final = ((1.0, 0.5), (2 + players.SWUNG, 1.0))
PUSHED: Final = ((players.SWUNG, 0.6), (3.0, 0.5), (3 + players.SWUNG, 0.8))
SHADE: Final = ((0.0, 0.8), (1.5, 0.8), (3.0, 0.8))
SHADE_ANSWER: Final = ((1.0, 0.8), (2.5, 1.2))
WHOLE: Final = ((0.0, 3.8),)
REPEAT: Final = 4.0
EIGHTHS: Final = tuple(beat + more for beat in range(4) for more in (0.0, players.SWUNG))
STRAIGHT: Final = tuple(eighth / 2 for eighth in range(8))


def comp(chords: tuple[Change, ...]) -> Ring:
    """The chords of the square, which all its intensities have in common."""
    return players.comping(chords, CHARLESTON, ANSWER, players.keys)


def square_calm() -> Signal:
    """Few people yet: a vibraphone tries the tune, the bass takes two steps a bar."""
    return mix(BARS, (
        Layer(comp(SQUARE), -28.0, 0.0, 0.0, 0.22),
        Layer(players.two_feel(SQUARE), -24.5, 0.0, 0.0, 0.04),
        Layer(players.struck(BARS, SQUARE_TUNE, vibes), -25.0, 0.0, 0.12, 0.35),
        Layer(players.chattering(SQUARE, EIGHTHS, 0.1), -36.0, 0.0, 0.2, 0.4),
        Layer(players.soft_brushes(BARS), -31.0, 0.0, 0.0, 0.12),
    ), 8, REPEAT)  # fmt: skip


def square_busy() -> Signal:
    """Noon: the bass walks, a trumpet has the tune, plates are carried out."""
    return mix(BARS, (
        Layer(comp(SQUARE), -28.0, 0.0, 0.0, 0.22),
        Layer(players.walking(SQUARE), -24.5, 0.0, 0.0, 0.04),
        Layer(players.trumpet(BARS, SQUARE_TUNE), -26.0, 0.0, 0.15, 0.4),
        Layer(players.struck(BARS, SQUARE_TUNE, vibes, 0, 0.4), -31.5, 0.0, 0.1, 0.4,
              {0: SILENT, SECOND: 0.0, MIDDLE: SILENT, HOME: 0.0}),
        Layer(players.chattering(SQUARE, EIGHTHS, 0.3), -33.5, 0.0, 0.15, 0.35),
        Layer(players.swinging(BARS), -28.0, 0.0, 0.0, 0.14,
              {0: -4.0, HEAD: 0.0}),
    ), 8, REPEAT)  # fmt: skip


def square_last() -> Signal:
    """The last turns: two trumpets, fingers that snap, chords that push."""
    return mix(BARS, (
        Layer(comp(SQUARE), -28.0, 0.0, 0.0, 0.22),
        Layer(players.comping(SQUARE, PUSHED, PUSHED, players.keys), -30.0, 0.0, 0.0, 0.2),
        Layer(players.walking(SQUARE), -24.0, 0.0, 0.0, 0.04),
        Layer(players.trumpet(BARS, SQUARE_TUNE), -26.0, 0.0, 0.12, 0.35),
        Layer(players.trumpet(BARS, SQUARE_TUNE, -12, 0.4), -29.5, 0.0, 0.1, 0.35,
              {0: SILENT, SECOND: 0.0}),
        Layer(players.struck(BARS, SQUARE_TUNE, players.plate, 12, -0.4), -34.0, 0.0, 0.2, 0.4),
        Layer(players.chattering(SQUARE, EIGHTHS, 0.55), -33.0, 0.0, 0.1, 0.3),
        Layer(players.swinging(BARS, 1.5), -27.0, 0.0, 0.0, 0.12),
        Layer(players.snapping(BARS), -33.0, 0.0, 0.0, 0.4),
    ), 4, REPEAT)  # fmt: skip


def shade(chords: tuple[Change, ...]) -> Ring:
    """The guitar of the terrace, which all its intensities have in common."""
    return players.comping(chords, SHADE, SHADE_ANSWER, players.gut)


def terrace_calm() -> Signal:
    """A guitar, a bass that sways, and now and then a spoon on a saucer."""
    return mix(BARS, (
        Layer(shade(TERRACE), -26.5, 0.0, 0.0, 0.18),
        Layer(players.swaying(TERRACE), -24.5, 0.0, 0.0, 0.04),
        Layer(players.struck(BARS, TERRACE_TUNE, vibes), -25.5, 0.0, 0.12, 0.4),
        Layer(players.chattering(TERRACE, STRAIGHT, 0.08), -36.0, 0.0, 0.2, 0.4),
        Layer(players.shaking(BARS, False), -32.0, 0.0, 0.0, 0.1),
    ), 8, REPEAT)  # fmt: skip


def terrace_busy() -> Signal:
    """All tables are taken: wood, plates, and the trumpet from across the street."""
    return mix(BARS, (
        Layer(shade(TERRACE), -26.5, 0.0, 0.0, 0.18),
        Layer(players.swaying(TERRACE), -24.0, 0.0, 0.0, 0.04),
        Layer(players.trumpet(BARS, TERRACE_TUNE), -26.5, 0.0, 0.2, 0.5),
        Layer(players.struck(BARS, TERRACE_TUNE, vibes, 12, 0.4), -33.0, 0.0, 0.1, 0.4,
              {0: SILENT, SECOND: 0.0, MIDDLE: SILENT, HOME: 0.0}),
        Layer(players.chattering(TERRACE, STRAIGHT, 0.25), -33.5, 0.0, 0.15, 0.35),
        Layer(players.shaking(BARS, True, 1.0), -28.5, 0.0, 0.0, 0.12, {0: -4.0, HEAD: 0.0}),
    ), 8, REPEAT)  # fmt: skip


def terrace_last() -> Signal:
    """The sun goes down and nobody goes home: keys join in, plates run, fingers snap."""
    return mix(BARS, (
        Layer(shade(TERRACE), -26.5, 0.0, 0.0, 0.18),
        Layer(players.comping(TERRACE, SHADE_ANSWER, SHADE, players.keys), -29.0, 0.0, 0.0, 0.25),
        Layer(players.walking(TERRACE), -24.0, 0.0, 0.0, 0.04),
        Layer(players.trumpet(BARS, TERRACE_TUNE), -26.0, 0.0, 0.15, 0.4),
        Layer(players.trumpet(BARS, TERRACE_TUNE, -12, 0.4), -30.0, 0.0, 0.1, 0.4,
              {0: SILENT, SECOND: 0.0}),
        Layer(players.struck(BARS, TERRACE_TUNE, players.plate, 12, -0.4), -34.0, 0.0, 0.2, 0.4),
        Layer(players.chattering(TERRACE, STRAIGHT, 0.5), -33.0, 0.0, 0.1, 0.3),
        Layer(players.shaking(BARS, True, 2.0), -27.0, 0.0, 0.0, 0.1),
        Layer(players.snapping(BARS), -34.0, 0.0, 0.0, 0.4),
    ), 4, REPEAT)  # fmt: skip


def morning() -> Signal:
    """Nobody is up: a guitar, a vibraphone, the first plates; then a trumpet takes the middle."""
    bars = len(MORNING) // 2
    return mix(bars, (
        Layer(players.comping(MORNING, WHOLE, SHADE_ANSWER, players.gut), -27.0, 0.0, 0.1, 0.35),
        Layer(players.two_feel(MORNING), -25.5, 0.0, 0.0, 0.06, {0: -5.0, 4: 0.0}),
        Layer(players.struck(bars, MORNING_TUNE, vibes), -25.0, 0.0, 0.2, 0.5, {0: 0.0, 8: -5.0}),
        Layer(players.trumpet(bars, MORNING_TUNE), -27.0, 0.0, 0.2, 0.6, {0: SILENT, 8: 0.0}),
        Layer(players.chattering(MORNING, EIGHTHS, 0.14), -34.5, 0.0, 0.3, 0.5),
        Layer(players.soft_brushes(bars), -32.0, 0.0, 0.0, 0.15, {0: SILENT, 4: 0.0}),
    ), 8, REPEAT)  # fmt: skip


def evening() -> Signal:
    """The chairs are put up: keys, a slow bass, the trumpet from an open window; then others."""
    bars = len(EVENING) // 2
    return mix(bars, (
        Layer(players.comping(EVENING, WHOLE, WHOLE, players.keys), -26.0, 0.0, 0.1, 0.45),
        Layer(players.two_feel(EVENING), -25.5, 0.0, 0.0, 0.06),
        Layer(players.trumpet(bars, EVENING_TUNE, -12), -27.0, 0.0, 0.25, 0.7,
              {0: 0.0, 8: SILENT}),
        Layer(players.struck(bars, EVENING_TUNE, vibes, 0, 0.3), -27.5, 0.0, 0.2, 0.6,
              {0: SILENT, 4: -4.0, 8: 0.0}),
        Layer(players.chattering(EVENING, EIGHTHS, 0.08), -35.5, 0.0, 0.3, 0.5),
        Layer(players.soft_brushes(bars), -32.0, 0.0, 0.0, 0.15),
    ), 8, REPEAT)  # fmt: skip


PIECES: Final = (
    Piece("morning", 12, morning, "title", "morning"),
    Piece("square_calm", BARS, square_calm, PLAY, "square", 0),
    Piece("square_busy", BARS, square_busy, PLAY, "square", 1),
    Piece("square_last", BARS, square_last, PLAY, "square", 2),
    Piece("terrace_calm", BARS, terrace_calm, PLAY, "terrace", 0),
    Piece("terrace_busy", BARS, terrace_busy, PLAY, "terrace", 1),
    Piece("terrace_last", BARS, terrace_last, PLAY, "terrace", 2),
    Piece("evening", 12, evening, "results", "evening"),
)
