"""Filters in the spectrum: standing ones over the whole signal, moving ones frame by frame."""

from collections.abc import Callable, Iterable

import numpy as np

from .basics import RATE, Curve, Signal
from .oscillators import spread, two_poles

Shape = Callable[[Signal], Signal]
FRAME, HOP = 1024, 256


def shaped(signal: Signal, shape: Shape, ring: bool = False) -> Signal:
    """The signal with its spectrum weighted; a ring is filtered around its seam."""
    length = signal.shape[-1]
    room = length if ring else length + 4096
    spectrum = np.fft.rfft(signal, room)
    spectrum *= shape(np.fft.rfftfreq(room, 1 / RATE))
    return np.fft.irfft(spectrum, room)[..., :length]


def lowpass(signal: Signal, cutoff: float, order: int = 2, ring: bool = False) -> Signal:
    """Takes the highs away."""
    return shaped(signal, lambda f: 1 / np.sqrt(1 + (f / cutoff) ** (2 * order)), ring)


def highpass(signal: Signal, cutoff: float, order: int = 2, ring: bool = False) -> Signal:
    """Takes the lows away."""
    return shaped(
        signal, lambda f: 1 / np.sqrt(1 + (cutoff / np.maximum(f, 0.01)) ** (2 * order)), ring
    )


def band(signal: Signal, centre: float, octaves: float, ring: bool = False) -> Signal:
    """Leaves a bell-shaped band."""
    return shaped(signal, lambda f: bell_curve(f, centre, octaves), ring)


def formants(signal: Signal, peaks: Iterable[tuple[float, float, float]]) -> Signal:
    """A throat: (centre, level, octaves) bands side by side."""
    kept = list(peaks)
    return shaped(signal, lambda f: sum(level * bell_curve(f, c, o) for c, level, o in kept))


def bell_curve(frequencies: Signal, centre: Curve, octaves: float) -> Signal:
    """A bell around a centre, on the ear's scale."""
    away = np.log2(np.maximum(frequencies, 1.0) / centre) / octaves
    return np.exp(-2.77 * away**2)


def moving_band(signal: Signal, centre: Curve, octaves: float) -> Signal:
    """A band that wanders."""
    return moving(signal, centre, lambda f, c: bell_curve(f, c, octaves))


def moving_lowpass(signal: Signal, cutoff: Curve, resonance: float = 0.8) -> Signal:
    """A low-pass that opens and closes."""
    return moving(signal, cutoff, lambda f, c: two_poles(f / c, resonance))


def moving(signal: Signal, control: Curve, shape: Callable[[Signal, Signal], Signal]) -> Signal:
    """Weights each short frame by the control value at its middle, and overlaps them again."""
    curve = spread(control, len(signal) / RATE)
    padded = np.pad(signal, (FRAME, FRAME + HOP))
    starts = np.arange(0, len(padded) - FRAME + 1, HOP)
    window = np.hanning(FRAME + 1)[:FRAME]
    frames = padded[starts[:, None] + np.arange(FRAME)] * window
    middles = np.clip(starts - FRAME // 2, 0, len(curve) - 1)
    frequencies = np.fft.rfftfreq(FRAME, 1 / RATE)
    spectra = np.fft.rfft(frames) * shape(frequencies[None, :], curve[middles][:, None])
    pieces = np.fft.irfft(spectra, FRAME) * window
    result = np.zeros(len(padded))
    for start, piece in zip(starts, pieces, strict=True):
        result[start : start + FRAME] += piece
    # Squared Hann windows a quarter apart add up to 1.5.
    return result[FRAME : FRAME + len(signal)] / 1.5
