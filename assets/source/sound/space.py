"""The rooms that the sounds are in: a wet alley for the effects, the night for the music."""

import numpy as np

from .basics import Signal, clock, gain, samples, seed
from .filters import lowpass


def impulse(seconds: float, name: str, dull: float) -> Signal:
    """A room's answer to a clap: highs die first."""
    time = clock(seconds)
    chance = seed(name)
    total = np.zeros(len(time))
    for top, share in ((9000.0, 0.45), (3500.0, 0.7), (1200.0, 1.0)):
        layer = lowpass(chance.standard_normal(len(time)), min(top, dull))
        total += layer * np.exp(-6.908 * time / (seconds * share))
    total *= np.minimum(time / 0.012, 1.0)
    return total / np.sqrt(np.sum(total**2))


def alley(signal: Signal, level: float = -12.0, seconds: float = 0.7) -> Signal:
    """A short wet echo between walls; the tail makes the sound longer."""
    tail = impulse(seconds, "alley", 4500.0)
    length = len(signal) + len(tail)
    wet = np.fft.irfft(np.fft.rfft(signal, length) * np.fft.rfft(tail, length), length)
    return np.pad(signal, (0, len(tail))) + gain(level) * wet


def night(ring: Signal, seconds: float = 4.5, dull: float = 3800.0) -> Signal:
    """The wide echo of a stereo ring, its tail folded into the head."""
    length = ring.shape[-1]
    sides = []
    for channel, name in zip(ring, ("night left", "night right"), strict=True):
        tail = impulse(seconds, name, dull)
        sides.append(np.fft.irfft(np.fft.rfft(channel) * np.fft.rfft(tail, length), length))
    return np.stack(sides)


def echoes(ring: Signal, step: float, feedback: float, count: int = 5) -> Signal:
    """Repeats of a stereo ring that change sides and get duller, folded like everything else."""
    total = np.zeros_like(ring)
    wave = ring
    for number in range(1, count + 1):
        wave = lowpass(wave[::-1], 3600.0, 1, ring=True) * feedback
        total += np.roll(wave, samples(step * number), axis=-1)
    return total
