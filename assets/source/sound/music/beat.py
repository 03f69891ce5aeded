"""The drums: nothing, a slow heart, or a chase; always behind a wall."""

from typing import Final

from ..basics import Signal, seed
from ..drums import anvil, brush, hat, kick, rim, tom
from ..filters import lowpass
from .ring import Ring

Hits = tuple[tuple[float, float], ...]
HEART: Final[Hits] = ((0, 0.0), (2.5, -6.0))
SLOW: Final[Hits] = ((0, 0.0), (10, -5.0))
FOUR: Final[Hits] = ((0, 0.0), (4, -2.0), (8, -1.0), (12, -2.0), (14, -9.0))
BACK: Final[Hits] = ((4, 0.0), (12, 0.0), (15, -11.0))
FILL: Final = ((8, 130.0, -5.0), (10, 130.0, -6.0), (11, 110.0, -5.0), (12, 98.0, -3.0),
               (14, 82.0, -2.0))  # fmt: skip
# In twelve: steps of a third of a beat.
LILT: Final[Hits] = ((0, 0.0), (20 / 3, -9.0), (8, -4.0))
SWEEP: Final[Hits] = ((4, 0.0), (20 / 3, -9.0), (12, -1.0), (44 / 3, -8.0))
RIDE: Final = (0.0, 8 / 3, 4.0, 20 / 3, 8.0, 32 / 3, 12.0, 44 / 3)
OARS: Final = ((0, 82.0, 0.0), (4, 98.0, -5.0), (20 / 3, 82.0, -4.0), (8, 110.0, -2.0),
               (12, 98.0, -4.0), (40 / 3, 98.0, -8.0), (44 / 3, 130.0, -5.0))  # fmt: skip
# In sixteenths: three, three and two.
HOIST: Final[Hits] = ((0, 0.0), (6, -3.0), (12, -5.0))
HOIST_ANSWER: Final[Hits] = ((0, 0.0), (6, -3.0), (10, -4.0), (14, -7.0))
WINCH: Final[Hits] = ((0, 0.0), (3, -6.0), (6, -1.0), (10, -3.0), (14, -7.0))
WINCH_BACK: Final[Hits] = ((0, 0.0), (4, -4.0), (7, -3.0), (10, -2.0), (13, -5.0))
GIRDERS: Final[Hits] = ((4, -3.0), (11, -7.0), (12, 0.0))


def strokes(
    ring: Ring, sound: Signal, hits: Hits, level: float, pan: float = 0.0,
    first: int = 0, every: int = 1,
) -> None:  # fmt: skip
    """The same hits in every bar, or in one of so many."""
    for bar in range(first, ring.bars, every):
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


def ride(ring: Ring, level: float) -> None:
    """A cymbal that swings: long on the beat, short before the next one."""
    chance = seed("ride")
    sounds = [hat(0.12 + 0.03 * number, f"ride {number}") for number in range(4)]
    for bar in range(ring.bars):
        for step in RIDE:
            soft = 0.0 if step % 8 == 4 else -3.0 if step % 4 == 0 else -7.0
            sound = sounds[int(chance.integers(4))]
            ring.add(bar, step, sound, level + soft - 2 * chance.uniform(), -0.25)


def lilt(bars: int) -> Ring:
    """A brushed waltz inside four beats."""
    ring = Ring(bars)
    strokes(ring, lowpass(kick(0.3, 100.0, 48.0), 500.0), LILT, -11.0)
    strokes(ring, lowpass(brush(0.3), 4200.0), SWEEP, -19.0, 0.15)
    ride(ring, -27.0)
    return ring


def oars(bars: int) -> Ring:
    """Toms that row, four strokes to the bar, with brushes and a swinging cymbal."""
    ring = Ring(bars)
    strokes(ring, lowpass(kick(), 900.0), ((0, 0.0), (8, -1.0), (44 / 3, -8.0)), -9.0)
    for step, pitch, level in OARS:
        strokes(ring, tom(pitch, 0.45), ((step, 0.0),), level - 13.0, (pitch - 104.0) / 60.0)
    strokes(ring, lowpass(brush(), 4600.0), ((4, 0.0), (12, 0.0)), -17.0, 0.1)
    ride(ring, -25.0)
    return ring


def hoist(bars: int) -> Ring:
    """Kick in three, three and two, a rim that answers, a shaker in eighths."""
    ring = Ring(bars)
    boom = lowpass(kick(), 700.0)
    for first in range(4):
        strokes(ring, boom, HOIST_ANSWER if first == 3 else HOIST, -10.0, 0.0, first, 4)
    strokes(ring, rim(), ((4, -4.0), (12, 0.0)), -20.0, 0.25, 0, 2)
    strokes(ring, rim(), ((7, -6.0), (12, 0.0), (15, -8.0)), -20.0, 0.25, 1, 2)
    strokes(ring, tom(92.0), ((12, -5.0), (14, -3.0), (15, -6.0)), -14.0, -0.3, 7, 8)
    cymbals(ring, 2, -25.0)
    return ring


def winch(bars: int) -> Ring:
    """The works at full speed: a broken kick, girders, hats, toms into each new phrase."""
    ring = Ring(bars)
    boom, sweep = lowpass(kick(), 1000.0), lowpass(brush(0.26), 5000.0)
    strokes(ring, boom, WINCH, -9.0, 0.0, 0, 2)
    strokes(ring, boom, WINCH_BACK, -9.0, 0.0, 1, 2)
    strokes(ring, sweep, ((4, -2.0), (12, 0.0)), -15.0, 0.1, 0, 2)
    strokes(ring, sweep, ((4, 0.0), (9, -9.0), (12, -1.0), (14, -7.0)), -15.0, 0.1, 1, 2)
    girder = lowpass(anvil(310.0, 0.5, 0.4), 2600.0)
    strokes(ring, girder, GIRDERS, -25.0, -0.4, 0, 4)
    strokes(ring, girder, ((6, -4.0), (12, 0.0), (14, -5.0)), -25.0, 0.4, 2, 4)
    cymbals(ring, 1, -26.0)
    for bar in range(7, bars, 8):
        for step, pitch, level in FILL:
            ring.add(bar, step, tom(pitch), level - 9.0, (pitch - 106.0) / 50.0)
    return ring
