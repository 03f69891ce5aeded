"""What happens to a district: people, machines, sickness, and the threat over all of them."""

import numpy as np

from ..basics import Signal, Tape, hertz
from ..drums import anvil, kick, thud, tom
from ..envelopes import glide, line, strike, swell, wobble
from ..filters import band, formants, lowpass, moving_band
from ..instruments import glass, halo, reed, sub
from ..noise import white
from ..oscillators import choir, saw, sine
from ..space import alley

VOWEL_A = ((720.0, 1.0, 0.5), (1150.0, 0.7, 0.4), (2500.0, 0.25, 0.4))
VOWEL_O = ((440.0, 1.0, 0.5), (820.0, 0.6, 0.4), (2300.0, 0.12, 0.4))


def crowd(name: str, seconds: float, pitch: float) -> Signal:
    """Many throats at once: breath and a few dozen detuned voices through a vowel."""
    bend = glide((0.0, pitch * 0.93), (seconds * 0.3, pitch), (seconds, pitch * 0.88))
    tunings = (-0.9, -0.5, -0.2, 0.0, 0.3, 0.6, 1.1, 7.2, 6.7)
    voices = [saw(bend * 2 ** (tune / 12), seconds, 3000.0) for tune in tunings]
    breath = white(seconds, name) * 2.2
    throat = formants(np.sum(voices, axis=0) / 3 + breath, VOWEL_A)
    return throat * swell(seconds, 0.03, seconds * 0.6)


def protest() -> Signal:
    """Three shouts of a crowd on three strokes of a drum."""
    tape = Tape()
    for moment, long, level in ((0.0, 0.22, -2.0), (0.3, 0.22, -1.0), (0.6, 0.5, 1.0)):
        tape.add(moment, crowd(f"protest {moment}", long, 165.0), level)
        tape.add(moment, tom(88.0, 0.3), -1.0)
    return alley(tape.signal, -12.0, 0.7)


def strike_begins() -> Signal:
    """Two hammers, the works' horn, and the wheels run down."""
    tape = Tape().add(0.0, anvil(340.0, 0.4, 0.35), 0.0).add(0.18, anvil(340.0, 0.4, 0.35), 0.0)
    cutoff = line((0.0, 300.0), (0.1, 1300.0), (0.7, 900.0))
    for name in ("D3", "Eb3", "A2"):
        tape.add(0.36, reed(hertz(name), 0.7, cutoff, 0.06), -7.0)
    wheels = saw(glide((0.0, 74.0), (0.9, 20.0)), 0.9, 420.0, 2.0)
    tape.add(0.75, wheels * swell(0.9, 0.2, 0.6) * wobble(0.9, 11.0, 0.5), -4.0)
    return alley(tape.signal, -14.0, 0.6)


def unrest_falls() -> Signal:
    """The street breathes out: a falling murmur that rests on a warm chord."""
    murmur = formants(white(0.8, "unrest falls"), VOWEL_O)
    tape = Tape().add(0.0, murmur * swell(0.8, 0.08, 0.6) * line((0.0, 1.4), (0.8, 0.3)), 2.0)
    tape.add(0.25, halo(("F3", "A3", "C4", "F4"), 1.0, 0.25, 900.0), 4.0)
    return alley(tape.signal, -13.0, 0.6)


def cough(name: str, seconds: float, pitch: float) -> Signal:
    """A throat that shuts: a plosive, then breath."""
    breath = formants(white(seconds, name), VOWEL_O if pitch < 150 else VOWEL_A)
    chest = saw(glide((0.0, pitch), (seconds, pitch * 0.6)), seconds, 600.0)
    return (2.5 * breath + 0.6 * chest) * strike(seconds, seconds * 1.1, 0.006)


def illness() -> Signal:
    """Two coughs over a sick, swaying tone."""
    sway = hertz("Ab4") * 2 ** (0.5 * np.sin(2 * np.pi * 3.1 * np.arange(57330) / 44100) / 12)
    tone = choir(sway, 1.3, 900.0, 22.0, hollow=True) * swell(1.3, 0.3, 0.7)
    tape = Tape().add(0.0, cough("cough 1", 0.2, 170.0), 0.0)
    tape.add(0.26, cough("cough 2", 0.3, 130.0), 1.0).add(0.1, tone, -11.0)
    return alley(tape.signal, -16.0, 0.5)


def cured() -> Signal:
    """A steady pulse, and glass that climbs."""
    tape = Tape()
    for number, name in enumerate(("F5", "A5", "C6", "E6", "A6")):
        tape.add(0.09 * number, glass(name, 0.8, 0.7), -4.0 - number)
    for moment in (0.0, 0.36):
        tape.add(moment, sine(hertz("C5"), 0.09) * swell(0.09, 0.01, 0.03), -8.0)
    return alley(tape.signal, -11.0, 0.8)


def threat_rise_small() -> Signal:
    """One heart beat and half a tone up."""
    bend = hertz("A2") * glide((0.0, 1.0), (0.18, 1.0), (0.42, 1.0595), (0.6, 1.0595))
    tape = Tape().add(0.0, kick(0.3, 110.0, 50.0), 2.0).add(0.14, kick(0.3, 95.0, 46.0), -3.0)
    tape.add(0.0, reed(bend, 0.6, line((0.0, 500.0), (0.4, 2200.0), (0.6, 700.0))), 1.0)
    return alley(tape.signal, -17.0, 0.4)


def threat_rise_large() -> Signal:
    """Air is drawn in, three sirens climb, and the blow."""
    rise = moving_band(white(0.95, "rise"), glide((0.0, 250.0), (0.95, 4500.0)), 1.2)
    tape = Tape().add(0.0, rise * line((0.0, 0.0), (0.93, 1.0), (0.95, 0.0)), -1.0)
    for number, (moment, name) in enumerate(((0.0, "A3"), (0.32, "Bb3"), (0.64, "C#4"))):
        climb = hertz(name) * glide((0.0, 0.94), (0.28, 1.03))
        siren = choir(climb, 0.28, 1400.0 + 500 * number, 11.0) * swell(0.28, 0.04, 0.05)
        tape.add(moment, siren, -5.0 + number)
    tape.add(0.96, sub("D1", 1.2, 1.4), 5.0).add(0.96, thud(55.0, 0.6, "blow"), 5.0)
    dark = halo(
        ("D2", "Ab2", "D3", "Eb3", "Ab3", "D4"), 1.2, 0.01, glide((0.0, 2200.0), (1.2, 150.0))
    )
    return alley(tape.add(0.96, dark, 10.0).signal, -11.0, 0.9)


def threat_falls() -> Signal:
    """The siren slides down and its light goes out."""
    fall = hertz("D4") * glide((0.0, 1.0), (0.15, 1.0), (0.7, 0.5), (0.9, 0.5))
    tone = reed(fall, 0.9, glide((0.0, 1800.0), (0.9, 180.0)), 0.04)
    rain = lowpass(band(white(0.9, "threat falls"), 2500.0, 2.0), 4000.0)
    tape = Tape().add(0.0, tone, 0.0).add(0.1, rain * swell(0.9, 0.3, 0.5), -14.0)
    return alley(tape.add(0.55, sub("D2", 0.5, 0.6), -6.0).signal, -15.0, 0.6)
