"""The air of the city: rain without a seam, drops on glass, dust on a record."""

import numpy as np

from ..basics import hertz, seed
from ..envelopes import strike
from ..filters import band, highpass, lowpass
from ..noise import coloured, dust
from ..oscillators import sine
from .ring import Ring, tide


def air(bars: int) -> Ring:
    """Rain on both sides that comes and goes, drops, and a little vinyl."""
    ring = Ring(bars)
    length = ring.signal.shape[-1]
    for side, name in enumerate(("rain left", "rain right")):
        curtain = band(coloured(length, name, 3.5), 1900.0, 4.0, ring=True)
        swing = tide(bars, 3, 0.55, 0.3 * side)
        ring.signal[side] += 0.04 * curtain * swing / curtain.std()
    crackle = lowpass(highpass(dust(length, "vinyl", 5.0), 900.0, ring=True), 6000.0, ring=True)
    ring.signal += 0.05 * crackle
    drip(ring)
    return ring


def drip(ring: Ring) -> None:
    """About one drop a bar somewhere on a ledge, in the key."""
    chance = seed("drip")
    for _ in range(ring.bars):
        pitch = hertz(str(chance.choice(["D6", "F6", "A6", "C7", "E7"])))
        sound = sine(pitch, 0.12) * strike(0.12, 0.1, 0.002)
        step = float(chance.uniform(0, 16 * ring.bars))
        ring.add(0, step, sound, float(chance.uniform(-42, -34)), float(np.tanh(chance.normal())))


def water(bars: int) -> Ring:
    """The harbour: a swell under the quay every other bar, and a little rain on it."""
    ring = Ring(bars)
    length = ring.signal.shape[-1]
    for side, name in enumerate(("water left", "water right")):
        swell = band(coloured(length, name, 4.5), 520.0, 2.4, ring=True)
        ring.signal[side] += 0.05 * swell / swell.std() * tide(bars, bars // 2, 0.12, 0.22 * side)
        rain = band(coloured(length, f"{name} rain", 3.5), 2200.0, 3.0, ring=True)
        ring.signal[side] += 0.035 * rain / rain.std() * tide(bars, 3, 0.4, 0.5 * side)
    return ring


def wind(bars: int) -> Ring:
    """High on the cable: wind that sings now here, now there, and some rain in it."""
    ring = Ring(bars)
    length = ring.signal.shape[-1]
    for side, name in enumerate(("wind left", "wind right")):
        air_stream = coloured(length, name, 4.0)
        for pitch, turns, start in ((430.0, 5, 0.0), (900.0, 7, 0.4), (1750.0, 3, 0.7)):
            gust = band(air_stream, pitch, 1.1, ring=True)
            gust *= tide(bars, turns, 0.1, start + 0.17 * side) * (430.0 / pitch) ** 0.5
            ring.signal[side] += 0.03 * gust / gust.std()
        rain = band(coloured(length, f"{name} rain", 3.5), 2600.0, 3.0, ring=True)
        ring.signal[side] += 0.025 * rain / rain.std() * tide(bars, 3, 0.4, 0.5 * side)
    return ring
