"""The drums: nothing, a slow heart, or a chase; always behind a wall."""

from typing import Final

from ..basics import Signal, seed
from ..drums import brush, hat, kick, rim, tom
from ..filters import lowpass
from .ring import Ring

Hits = tuple[tuple[float, float], ...]
HEART: Final[Hits] = ((0, 0.0), (2.5, -6.0))
SLOW: Final[Hits] = ((0, 0.0), (10, -5.0))
FOUR: Final[Hits] = ((0, 0.0), (4, -2.0), (8, -1.0), (12, -2.0), (14, -9.0))
BACK: Final[Hits] = ((4, 0.0), (12, 0.0), (15, -11.0))
FILL: Final = ((8, 130.0, -5.0), (10, 130.0, -6.0), (11, 110.0, -5.0), (12, 98.0, -3.0),
               (14, 82.0, -2.0))  # fmt: skip


def strokes(ring: Ring, sound: Signal, hits: Hits, level: float, pan: float = 0.0) -> None:
    """The same hits in every bar."""
    for bar in range(ring.bars):
        for step, more in hits:
            ring.add(bar, step, sound, level + more, pan)


def cymbals(ring: Ring, every: int, level: float) -> None:
    """Hats with the hand of a person: none is as loud as the one before."""
    chance = seed("cymbals")
    sounds = [hat(0.05 + 0.02 * number, f"hat {number}") for number in range(4)]
    for bar in range(ring.bars):
        for step in range(0, 16, every):
            accent = 0.0 if step % 4 == 2 else -5.0
            place = step + (0.12 if step % 2 else 0.0)
            sound = sounds[int(chance.integers(4))]
            ring.add(bar, place, sound, level + accent - 3 * chance.uniform(), 0.3)


def heart(bars: int) -> Ring:
    """Two muffled beats at the head of a bar."""
    ring = Ring(bars)
    strokes(ring, lowpass(kick(0.4, 90.0, 44.0), 300.0), HEART, -15.0)
    return ring


def slow(bars: int) -> Ring:
    """Kick, rim on the third beat, hats in eighths."""
    ring = Ring(bars)
    strokes(ring, lowpass(kick(), 700.0), SLOW, -10.0)
    strokes(ring, rim(), ((8, 0.0),), -21.0, -0.2)
    cymbals(ring, 2, -24.0)
    return ring


def chase(bars: int) -> Ring:
    """Four to the bar, brushes against it, hats in sixteenths, toms before each new phrase."""
    ring = Ring(bars)
    strokes(ring, lowpass(kick(), 1000.0), FOUR, -9.0)
    strokes(ring, lowpass(brush(), 5000.0), BACK, -15.0, 0.1)
    cymbals(ring, 1, -25.0)
    for bar in range(7, bars, 8):
        for step, pitch, level in FILL:
            ring.add(bar, step, tom(pitch), level - 9.0, (pitch - 106.0) / 50.0)
    return ring
