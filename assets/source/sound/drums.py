"""Short hits: drums of the score, and the taps, relays and hammers of the effects."""

import numpy as np

from .basics import Signal, clock, samples, seed
from .envelopes import glide, strike
from .filters import band, highpass, lowpass
from .noise import white
from .oscillators import partials, sine


def kick(seconds: float = 0.35, top: float = 120.0, low: float = 46.0) -> Signal:
    """A muffled bass drum."""
    pitch = glide((0.0, top), (0.06, low * 1.1), (seconds, low))
    body = sine(pitch, seconds) * strike(seconds, seconds, 0.003)
    knock = lowpass(white(seconds, "kick"), 900.0) * strike(seconds, 0.03)
    return body + 0.15 * knock


def hat(seconds: float = 0.06, name: str = "hat") -> Signal:
    """A closed cymbal, more rain than metal."""
    return highpass(band(white(seconds, name), 7500.0, 1.4), 4000.0) * strike(seconds, seconds)


def brush(seconds: float = 0.22, name: str = "brush") -> Signal:
    """A brushed snare."""
    rustle = band(white(seconds, name), 2300.0, 2.2) * strike(seconds, seconds, 0.008)
    return rustle + 0.35 * sine(185.0, seconds) * strike(seconds, 0.09)


def rim(seconds: float = 0.08) -> Signal:
    """A stick on the rim."""
    wood = partials(820.0, seconds, ((1.0, 0.6), (2.13, 0.5), (3.4, 0.2)))
    return wood * strike(seconds, 0.06, 0.0006)


def tom(pitch: float, seconds: float = 0.5) -> Signal:
    """A low drum with a bend."""
    bend = glide((0.0, pitch * 1.5), (0.08, pitch * 1.05), (seconds, pitch))
    skin = lowpass(white(seconds, "tom"), 1500.0) * strike(seconds, 0.05)
    return sine(bend, seconds) * strike(seconds, seconds * 0.9, 0.002) + 0.25 * skin


def tap(pitch: float = 260.0, seconds: float = 0.09, name: str = "tap") -> Signal:
    """A card or a finger on a table."""
    board = partials(pitch, seconds, ((1.0, 0.8), (2.4, 0.35), (4.1, 0.15)))
    skin = lowpass(white(seconds, name), 3200.0) * strike(seconds, 0.025, 0.0005)
    return board * strike(seconds, seconds * 0.7, 0.0008) + 0.6 * skin


def relay(name: str = "relay", pitch: float = 2100.0) -> Signal:
    """An electric contact closes: two clicks within four milliseconds."""
    seconds = 0.05
    click = band(white(seconds, name), pitch, 1.0) * strike(seconds, 0.012, 0.0004)
    case = sine(pitch * 0.19, seconds) * strike(seconds, 0.035, 0.0006)
    bounce = np.roll(click, 170) * (clock(seconds) > 0.004) * 0.6
    return click + bounce + 0.3 * case


def anvil(pitch: float, seconds: float, decay: float) -> Signal:
    """A hammer on a girder."""
    ratios = ((1.0, 0.7), (1.83, 0.6), (2.71, 0.55), (3.94, 0.4), (5.32, 0.3), (7.1, 0.2))
    ring = partials(pitch, seconds, ratios) * strike(seconds, decay, 0.0006)
    blow = band(white(seconds, "anvil"), 3000.0, 2.0) * strike(seconds, 0.03, 0.0004)
    return 0.4 * ring + 0.5 * blow


def thud(pitch: float = 70.0, seconds: float = 0.3, name: str = "thud") -> Signal:
    """Something heavy is set down."""
    body = sine(glide((0.0, pitch * 1.8), (0.05, pitch), (seconds, pitch * 0.9)), seconds)
    dirt = lowpass(white(seconds, name), 420.0) * strike(seconds, 0.12, 0.002)
    return body * strike(seconds, seconds * 0.9, 0.002) + 0.7 * dirt


def shards(seconds: float, name: str, count: int, low: float, high: float) -> Signal:
    """Broken glass: many small pings that get sparser."""
    chance = seed(name)
    total = np.zeros(samples(seconds))
    for place in np.sort(chance.beta(1.0, 2.6, count)) * (seconds - 0.12):
        long = float(chance.uniform(0.03, 0.12))
        pitch = float(np.exp(chance.uniform(np.log(low), np.log(high))))
        ping = sine(pitch, long) * strike(long, long, 0.0005) * chance.uniform(0.15, 0.6)
        start = samples(float(place))
        total[start : start + len(ping)] += ping
    return total
