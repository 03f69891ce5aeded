"""How a value moves in time: lines, glides, strikes and swells."""

import numpy as np

from .basics import RATE, Signal, clock, samples

Point = tuple[float, float]


def line(*points: Point) -> Signal:
    """Straight lines through (second, value) points; the last point's time is the length."""
    moments = np.arange(samples(points[-1][0])) / RATE
    return np.interp(moments, [point[0] for point in points], [point[1] for point in points])


def glide(*points: Point) -> Signal:
    """As `line`, but even to the ear for pitches and cut-offs: every value is above zero."""
    return np.exp(line(*((moment, float(np.log(value))) for moment, value in points)))


def strike(seconds: float, decay: float, attack: float = 0.001) -> Signal:
    """A hit: up at once, then down by 60 decibels in `decay` seconds, silent at the end."""
    time = clock(seconds)
    body = np.exp(-6.908 * np.maximum(time - attack, 0.0) / decay)
    return body * np.minimum(time / attack, 1.0) * release(seconds, min(0.02, seconds / 4))


def swell(seconds: float, attack: float, fall: float) -> Signal:
    """Rises softly, stays, falls softly."""
    time = clock(seconds)
    up = np.clip(time / attack, 0.0, 1.0)
    down = np.clip((seconds - time) / fall, 0.0, 1.0)
    return smooth(up) * smooth(down)


def release(seconds: float, fall: float) -> Signal:
    """Full, with a soft end."""
    return smooth(np.clip((seconds - clock(seconds)) / fall, 0.0, 1.0))


def smooth(value: Signal) -> Signal:
    """Rounds the corners of a ramp from 0 to 1."""
    return np.sin(0.5 * np.pi * value) ** 2


def wobble(seconds: float, rate: float, depth: float, start: float = 0.0) -> Signal:
    """A factor that swings around 1."""
    return 1.0 + depth * np.sin(2 * np.pi * (rate * clock(seconds) + start))
