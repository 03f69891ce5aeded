"""Rain, paper, breath and dust: chance with a colour."""

import numpy as np

from .basics import RATE, Signal, samples, seed


def white(seconds: float, name: str) -> Signal:
    """Even noise, about as loud as a tone."""
    return 0.5 * seed(name).standard_normal(samples(seconds))


def coloured(length: int, name: str, slope: float) -> Signal:
    """Noise that falls by `slope` decibels an octave and repeats without a seam."""
    chance = seed(name)
    frequencies = np.fft.rfftfreq(length, 1 / RATE)
    weight = (np.maximum(frequencies, 30.0) / 1000.0) ** (-slope / 6.02)
    weight[frequencies < 15.0] = 0.0
    phases = chance.uniform(0, 2 * np.pi, len(frequencies))
    result = np.fft.irfft(weight * np.exp(1j * phases), length)
    return result / (3.0 * result.std())


def dust(length: int, name: str, a_second: float) -> Signal:
    """Single samples of differing height, scattered."""
    chance = seed(name)
    count = int(length / RATE * a_second)
    result = np.zeros(length)
    result[chance.integers(0, length, count)] = chance.uniform(0.2, 1.0, count) ** 2
    return result * chance.choice([-1.0, 1.0], length)
