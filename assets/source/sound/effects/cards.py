"""Cards: paper that is light. All of them are rustle first, tone second."""

import numpy as np

from ..basics import Signal, Tape
from ..drums import relay, tap, thud
from ..envelopes import glide, line, strike, swell
from ..filters import highpass, moving_band
from ..instruments import glass, halo, sub, wire
from ..noise import white
from ..space import alley


def swish(name: str, seconds: float, start: float, end: float, octaves: float = 1.3) -> Signal:
    """Paper through the air, from one brightness to another."""
    rustle = moving_band(white(seconds, name), glide((0.0, start), (seconds, end)), octaves)
    return rustle * swell(seconds, seconds * 0.35, seconds * 0.5)


def card_draw() -> Signal:
    """Slides off the deck: brighter and brighter, a spark at the end."""
    tape = Tape().add(0.0, swish("card draw", 0.20, 900.0, 6500.0), 3.0)
    tape.add(0.15, glass("D7", 0.14, 0.12), -17.0)
    return alley(tape.signal, -20.0, 0.25)


def card_play() -> Signal:
    """Comes down on the table, and the hologram lights up."""
    tape = Tape().add(0.0, swish("card play", 0.13, 4200.0, 1200.0), 0.0)
    tape.add(0.11, tap(190.0, 0.14, "card play"), 3.0)
    tape.add(0.16, wire("A4", 0.30, 4200.0, 0.28), -9.0)
    tape.add(0.21, wire("D5", 0.34, 4800.0, 0.32), -9.0)
    return alley(tape.signal, -15.0, 0.5)


def card_flip() -> Signal:
    """Turns over: there, a snap, and back."""
    tape = Tape().add(0.0, swish("flip up", 0.09, 1500.0, 5000.0, 1.0), -2.0)
    snap = highpass(white(0.03, "snap"), 2500.0) * strike(0.03, 0.015, 0.0004)
    tape.add(0.085, snap, -1.0)
    tape.add(0.10, swish("flip down", 0.12, 5000.0, 1100.0, 1.0), -1.0)
    return tape.signal


def card_discard() -> Signal:
    """Is let go: dull and downwards."""
    tape = Tape().add(0.0, swish("card discard", 0.34, 2600.0, 240.0, 1.2), 4.0)
    tape.add(0.27, tap(120.0, 0.12, "card discard"), -5.0)
    return alley(tape.signal, -22.0, 0.3)


def support_pile() -> Signal:
    """Face down cards on a pile: three dark taps on a hum of a fifth."""
    tape = Tape()
    for number, moment in enumerate((0.0, 0.10, 0.19)):
        tape.add(moment, swish(f"pile {number}", 0.08, 700.0, 1500.0), -6.0)
        tape.add(moment + 0.05, tap(150.0 + 22 * number, 0.10, f"pile {number}"), 0.0)
    hum = halo(("D3", "A3"), 0.6, 0.12, 600.0)
    return alley(tape.add(0.08, hum, -8.0).signal, -16.0, 0.4)


def event() -> Signal:
    """A news flash: the ticker rattles, then the low brass of bad tidings."""
    tape = Tape()
    for number, moment in enumerate(np.cumsum((0, 60, 60, 90, 45, 45, 105, 60)) / 1000):
        tape.add(float(moment), relay(f"ticker {number}", 1700.0 + 350 * (number % 3)), 2.0)
    cutoff = line((0.0, 250.0), (0.12, 2600.0), (0.95, 400.0))
    tape.add(0.50, halo(("D3", "A3", "D4", "F4"), 0.95, 0.04, cutoff), 7.0)
    tape.add(0.50, thud(52.0, 0.5, "event"), 0.0)
    return alley(tape.signal, -12.0, 0.8)


def curtain() -> Signal:
    """A dark screen comes down between two players: cloth, then a low fifth."""
    cloth = moving_band(
        white(0.75, "curtain"), glide((0.0, 2200.0), (0.4, 260.0), (0.75, 900.0)), 1.6
    )
    tape = Tape().add(0.0, cloth * swell(0.75, 0.16, 0.45), 2.0)
    tape.add(0.36, sub("D2", 0.45, 0.6), -5.0)
    tape.add(0.36, sub("A2", 0.45, 0.5), -10.0)
    return tape.signal
