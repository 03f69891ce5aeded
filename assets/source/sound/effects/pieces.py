"""Figures on the slabs: boots, servos, and the cable of the elevator."""

import numpy as np

from ..basics import Signal, Tape, clock, hertz
from ..drums import anvil, relay, tap, thud
from ..envelopes import glide, line, strike, swell
from ..filters import band, lowpass
from ..instruments import blip, drop
from ..noise import white
from ..oscillators import partials, saw
from ..space import alley


def unit_arrives() -> Signal:
    """A lift comes down, a weight lands, a lock shuts."""
    fall = glide((0.0, 420.0), (0.28, 130.0))
    tape = Tape().add(0.0, saw(fall, 0.28, 1400.0, 2.0) * swell(0.28, 0.1, 0.06), -6.0)
    tape.add(0.26, thud(62.0, 0.34, "arrives"), 5.0)
    tape.add(0.37, relay("arrives", 1300.0), 5.0)
    return alley(tape.signal, -17.0, 0.4)


def unit_moves() -> Signal:
    """Four boots on wet ground."""
    tape = Tape()
    for number in range(4):
        splash = band(white(0.09, f"step {number}"), 1500.0 + 300 * (number % 2), 1.4)
        tape.add(0.125 * number, tap(105.0 + 12 * (number % 2), 0.09, f"boot {number}"), 0.0)
        tape.add(0.125 * number + 0.012, splash * strike(0.09, 0.07, 0.006), -8.0)
    return alley(tape.signal, -22.0, 0.25)


def android_moves() -> Signal:
    """Servos: four even steps of a whine, each with a data tone."""
    tape = Tape()
    for number, name in enumerate(("A4", "C5", "A4", "D5")):
        pitch = hertz(name) * glide((0.0, 0.72), (0.05, 1.0), (0.13, 0.94))
        whine = saw(pitch, 0.13, 2400.0, 3.0, hollow=True) * swell(0.13, 0.02, 0.04)
        tape.add(0.16 * number, whine, -6.0)
        tape.add(0.16 * number + 0.125, blip("D7", 0.022), -14.0)
    return tape.signal


def root_breach() -> Signal:
    """The cable is struck: the ground falls away, wire rings, and two notes that never agree."""
    seconds = 2.4
    ratios = ((1.0, 0.5), (1.41, 0.5), (2.23, 0.4), (3.31, 0.35), (4.77, 0.25), (6.9, 0.15))
    wobble = glide((0.0, 118.0), (0.5, 104.0), (seconds, 98.0))
    cable = partials(wobble, seconds, ratios) * strike(seconds, 2.6, 0.004)
    rumble = lowpass(white(seconds, "breach"), 130.0) * swell(seconds, 0.05, 1.6)
    tape = Tape().add(0.0, drop(150.0, 34.0, seconds, 2.6), 3.0)
    tape.add(0.0, cable, 0.0).add(0.0, rumble, 5.0)
    tape.add(0.0, anvil(210.0, 0.9, 0.8), 0.0)
    for moment, name in ((0.3, "D5"), (0.55, "G#5"), (0.8, "D5"), (1.05, "G#5"), (1.3, "D5")):
        alarm = saw(hertz(name), 0.2, 2200.0, 1.0, hollow=True) * swell(0.2, 0.015, 0.06)
        tape.add(moment, alarm, -6.5 - 3.0 * moment)
    return alley(tape.signal, -11.0, 0.9)


def outage() -> Signal:
    """The mains hum sags and stops; the last relays let go, one spark."""
    sag = glide((0.0, 100.0), (0.45, 98.0), (1.15, 24.0))
    hum = saw(sag, 1.15, line((0.0, 1800.0), (0.45, 1500.0), (1.15, 70.0)), 1.0)
    flicker = np.where((clock(1.15) > 0.18) & (clock(1.15) < 0.25), 0.15, 1.0)
    tape = Tape().add(0.0, relay("outage 0", 1000.0), 4.0)
    tape.add(0.02, lowpass(flicker, 80.0) * hum * swell(1.15, 0.02, 0.35), 0.0)
    for number, moment in enumerate((0.19, 0.72, 0.86, 1.05)):
        tape.add(moment, relay(f"outage {number}", 1500.0 - 220 * number), 2.0)
    spark = band(white(0.12, "spark"), 5200.0, 1.5) * strike(0.12, 0.12)
    return alley(tape.add(1.08, spark, -8.0).signal, -15.0, 0.5)
