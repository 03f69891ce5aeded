"""Single notes of the players in this city: glass, wire, reed, tine and sub bass."""

import numpy as np

from .basics import Curve, Signal, clock, hertz
from .envelopes import glide, release, strike, swell
from .oscillators import choir, modulated, partials, saw, sine

# A free bar rings at these ratios: it is why glass and metal sound like themselves.
BAR = ((1.0, 1.0), (2.756, 0.5), (5.404, 0.28), (8.933, 0.12))


def glass(note: str | int, seconds: float, decay: float = 0.8) -> Signal:
    """A struck glass: high partials die first."""
    pitch = hertz(note)
    total = np.zeros(len(clock(seconds)))
    for ratio, weight in BAR:
        if pitch * ratio < 15000:
            total += weight * sine(pitch * ratio, seconds) * strike(seconds, decay / ratio**0.6)
    return 0.7 * total


def coin(pitch: float, seconds: float, decay: float) -> Signal:
    """A small metal disc: close pairs of high partials that beat."""
    ratios = ((1.0, 1.0), (1.006, 0.8), (1.483, 0.6), (1.493, 0.5), (2.31, 0.4), (3.17, 0.25))
    return 0.35 * partials(pitch, seconds, ratios) * strike(seconds, decay, 0.0006)


def tine(note: str | int, seconds: float, decay: float = 1.6, force: float = 1.0) -> Signal:
    """An electric piano: a soft tone with a short bell on its front."""
    pitch = hertz(note)
    body = modulated(pitch, seconds, 1.0, 0.9 * force * strike(seconds, decay * 0.6))
    ping = sine(pitch * 7.0, seconds) * strike(seconds, 0.18) * 0.10 * force
    return 0.7 * (body + ping) * strike(seconds, decay, 0.004)


def wire(
    note: str | int, seconds: float, top: float = 3000.0, decay: float = 0.5, resonance: float = 1.2
) -> Signal:
    """A plucked synth string: the filter closes as it rings."""
    pitch = hertz(note)
    cutoff = glide((0.0, top), (min(0.5, seconds) * 0.6, max(pitch, top * 0.18)), (seconds, pitch))
    return saw(pitch, seconds, cutoff, resonance) * strike(seconds, decay, 0.002)


def sub(note: str | int, seconds: float, decay: float | None = None) -> Signal:
    """The bass below everything: nearly a sine."""
    pitch = hertz(note)
    tone = partials(pitch, seconds, ((1.0, 0.8), (2.0, 0.16), (3.0, 0.05)))
    if decay is None:
        return tone * swell(seconds, 0.03, min(0.25, seconds / 2))
    return tone * strike(seconds, decay, 0.006)


def drop(start: float, end: float, seconds: float, decay: float) -> Signal:
    """A sub bass that falls."""
    pitch = glide((0.0, start), (seconds * 0.55, end), (seconds, end))
    return sine(pitch, seconds) * strike(seconds, decay, 0.004)


def reed(pitch: Curve, seconds: float, cutoff: Curve, attack: float = 0.05) -> Signal:
    """A broad held tone: horns, sirens, halos."""
    return choir(pitch, seconds, cutoff, 9.0) * swell(seconds, attack, min(0.3, seconds / 3))


def halo(notes: tuple[str, ...], seconds: float, attack: float, cutoff: Curve) -> Signal:
    """A chord that blooms and goes."""
    voices = [choir(hertz(note), seconds, cutoff, 7.0) for note in notes]
    return np.sum(voices, axis=0) / len(notes) * swell(seconds, attack, seconds * 0.6)


def blip(note: str | int, seconds: float) -> Signal:
    """A short data tone: a hollow square with soft edges."""
    tone = saw(hertz(note), seconds, 2600.0, 0.8, hollow=True)
    return tone * swell(seconds, 0.004, 0.02) * release(seconds, 0.01)
