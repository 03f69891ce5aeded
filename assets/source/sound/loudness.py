"""Loudness as ITU-R BS.1770 measures it, true peaks, and making a sound as loud as its class."""

from typing import Final

import numpy as np

from .basics import RATE, Signal, gain, samples
from .envelopes import smooth

# The two filters of BS.1770, given for 48 kHz: their response is read at the same frequencies.
SHELF: Final = (
    (1.53512485958697, -2.69169618940638, 1.19839281085285),
    (1.0, -1.69065929318241, 0.73248077421585),
)
ROUGH_HIGHPASS: Final = ((1.0, -2.0, 1.0), (1.0, -1.99004745483398, 0.99007225036621))
SILENCE: Final = -99.0


def weighted(signal: Signal) -> Signal:
    """The signal as the ear weighs it (K-weighting)."""
    length = signal.shape[-1]
    turn = np.exp(-2j * np.pi * np.fft.rfftfreq(length, 1 / RATE) / 48000.0)
    response = np.ones(len(turn))
    for above, below in (SHELF, ROUGH_HIGHPASS):
        response = response * np.abs(np.polyval(above[::-1], turn) / np.polyval(below[::-1], turn))
    return np.fft.irfft(np.fft.rfft(signal) * response, length)


def block_powers(signal: Signal) -> Signal:
    """The weighted power of each 400 ms, every 100 ms, the channels added up."""
    width, step = samples(0.4), samples(0.1)
    padded = np.pad(np.atleast_2d(signal), ((0, 0), (0, max(0, width - signal.shape[-1]))))
    running = np.cumsum(np.pad(weighted(padded) ** 2, ((0, 0), (1, 0))), axis=-1)
    starts = np.arange(0, padded.shape[-1] - width + 1, step)
    return np.sum(running[:, starts + width] - running[:, starts], axis=0) / width


def lufs(power: float) -> float:
    """A power as loudness units below full scale."""
    return SILENCE if power <= 0 else float(-0.691 + 10 * np.log10(power))


def integrated(signal: Signal) -> float:
    """The loudness of a whole piece, with the two gates of the standard."""
    powers = block_powers(signal)
    loud = powers[powers > 10 ** ((-70.0 + 0.691) / 10)]
    if not len(loud):
        return SILENCE
    return lufs(float(loud[loud > loud.mean() / 10].mean()))


def loudest(signal: Signal) -> float:
    """The loudest 400 ms: the measure for an effect."""
    return lufs(float(block_powers(signal).max()))


def true_peak(signal: Signal) -> float:
    """The highest point between the samples too, in decibels (four times oversampled)."""
    length = signal.shape[-1] + 1024
    spectrum = np.fft.rfft(signal, length)
    fine = np.fft.irfft(spectrum, 4 * length) * 4
    highest = float(np.abs(fine).max())
    return SILENCE if highest <= 0 else float(20 * np.log10(highest))


def softened(signal: Signal, threshold: float) -> Signal:
    """Peaks above the threshold are rounded instead of cut."""
    knee = gain(threshold)
    over = np.maximum(np.abs(signal) - knee, 0.0)
    room = 1.0 - knee
    return np.sign(signal) * (np.minimum(np.abs(signal), knee) + room * np.tanh(over / room))


def trimmed(signal: Signal, floor: float = -56.0, most: float = 2.5) -> Signal:
    """Without the silence around it, and with edges that cannot click."""
    heard = np.flatnonzero(np.abs(signal) > np.abs(signal).max() * gain(floor))
    kept = signal[max(0, heard[0] - 22) : heard[-1] + samples(0.01)][: samples(most) - 192]
    fall = min(len(kept) // 3, max(samples(0.008), len(kept) // 8))
    kept = kept.copy()
    kept[:22] *= smooth(np.linspace(0, 1, 22))
    kept[-fall:] *= smooth(np.linspace(1, 0, fall))
    # Two milliseconds of rest on both sides: the encoder smears what touches its first sample.
    return np.pad(kept, 96)


def effect_master(signal: Signal, target: float, ceiling: float, most: float = 2.5) -> Signal:
    """An effect at the loudness of its class; its peaks stay below the ceiling."""
    signal = trimmed(signal - signal.mean(), most=most)
    for _ in range(3):
        signal = softened(signal * gain(target - loudest(signal)), ceiling - 5.0)
        signal *= min(1.0, gain(ceiling - true_peak(signal)))
    return signal


def music_master(ring: Signal, target: float, ceiling: float) -> Signal:
    """A piece at the loudness of the score; its peaks stay below the ceiling."""
    for _ in range(3):
        ring = softened(ring * gain(target - integrated(ring)), ceiling - 6.0)
    return ring * min(1.0, gain(ceiling - true_peak(ring)))
