"""Tones without aliasing: every partial is summed up by itself, with the filter in its weight."""

from collections.abc import Iterable

import numpy as np

from .basics import RATE, Curve, Signal, samples

HIGHEST = 13000.0
MOST_PARTIALS = 48


def spread(value: Curve, seconds: float) -> Signal:
    """A value for each sample; a curve that is too short stays where it ended."""
    length = samples(seconds)
    if np.ndim(value) == 0:
        return np.full(length, float(value))
    curve = np.asarray(value)[:length]
    return np.pad(curve, (0, length - len(curve)), mode="edge")


def cycles(frequency: Signal) -> Signal:
    """How many turns a tone has made at each sample."""
    return np.cumsum(frequency) / RATE


def sine(frequency: Curve, seconds: float) -> Signal:
    """The plain tone."""
    return np.sin(2 * np.pi * cycles(spread(frequency, seconds)))


def partials(frequency: Curve, seconds: float, parts: Iterable[tuple[float, float]]) -> Signal:
    """A sum of sines at (ratio, weight)."""
    turns = 2 * np.pi * cycles(spread(frequency, seconds))
    total = np.zeros(len(turns))
    for ratio, weight in parts:
        total += weight * np.sin(ratio * turns + ratio)
    return total


def two_poles(ratio: Signal, resonance: float) -> Signal:
    """What a resonant low-pass leaves of a partial at `ratio` times its cut-off."""
    square = ratio * ratio
    return 1.0 / np.sqrt((1.0 - square) ** 2 + square / resonance**2)


def saw(
    frequency: Curve, seconds: float, cutoff: Curve, resonance: float = 0.8, hollow: bool = False
) -> Signal:
    """A saw (or, hollow, a square) through a resonant low-pass whose cut-off may move."""
    pitch, edge = spread(frequency, seconds), spread(cutoff, seconds)
    turns = 2 * np.pi * cycles(pitch)
    count = int(min(MOST_PARTIALS, max(1.0, HIGHEST / float(pitch.max()))))
    total = np.zeros(len(turns))
    for number in range(1, count + 1, 2 if hollow else 1):
        weight = two_poles(number * pitch / edge, resonance) / number
        total += weight * np.sin(number * turns)
    return 0.6 * total


def choir(
    frequency: Curve, seconds: float, cutoff: Curve, cents: float, hollow: bool = False
) -> Signal:
    """Three saws a few cents apart, which beat slowly."""
    pitch = spread(frequency, seconds)
    tunings = (-cents, 0.0, cents * 0.83)
    voices = [saw(pitch * 2 ** (tune / 1200), seconds, cutoff, 0.8, hollow) for tune in tunings]
    return np.sum(voices, axis=0) / 2.0


def modulated(frequency: Curve, seconds: float, ratio: float, index: Curve) -> Signal:
    """Frequency modulation: one sine bends another, `index` deep."""
    turns = 2 * np.pi * cycles(spread(frequency, seconds))
    return np.sin(turns + spread(index, seconds) * np.sin(ratio * turns))
