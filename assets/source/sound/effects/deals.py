"""The table: deals under the gavel, trades as question and answer, promises as a bell."""

import numpy as np

from ..basics import Signal, Tape, hertz
from ..drums import shards, tap, thud
from ..envelopes import glide, strike, swell
from ..filters import highpass
from ..instruments import blip, glass, halo, sub, tine, wire
from ..noise import white
from ..oscillators import choir, sine
from ..space import alley


def gavel() -> Signal:
    """Wood on wood."""
    return Tape().add(0.0, tap(330.0, 0.16, "gavel"), 2.0).add(0.0, thud(140.0, 0.14), -3.0).signal


def deal_won() -> Signal:
    """The gavel, and an open bright chord stands up."""
    tape = Tape().add(0.0, gavel(), 1.0).add(0.14, gavel(), 3.0)
    for number, name in enumerate(("D4", "A4", "D5", "E5", "A5")):
        tape.add(0.26 + 0.018 * number, wire(name, 1.0, 5200.0, 1.1), -4.0)
    tape.add(0.26, sub("D2", 0.8, 0.9), -2.0)
    return alley(tape.signal, -12.0, 0.8)


def deal_lost() -> Signal:
    """The gavel, and a muted chord that sits down by half a tone."""
    tape = Tape().add(0.0, gavel(), 3.0)
    bend = glide((0.0, 1.0), (0.2, 1.0), (0.42, 0.9439), (0.9, 0.9439))
    for name in ("D3", "F3", "C4"):
        tone = choir(hertz(name) * bend, 0.9, glide((0.0, 1100.0), (0.9, 200.0)), 9.0)
        tape.add(0.15, tone * strike(0.9, 1.3, 0.015), -5.0)
    return alley(tape.signal, -15.0, 0.6)


def trade_proposed() -> Signal:
    """A question: two soft tones up a fourth, left open."""
    tape = Tape().add(0.0, tine("A4", 0.3, 0.5), 0.0).add(0.15, tine("D5", 0.55, 0.9), 0.0)
    tape.add(0.0, blip("A6", 0.02), -20.0).add(0.15, blip("D7", 0.02), -20.0)
    return alley(tape.signal, -15.0, 0.5)


def trade_accepted() -> Signal:
    """The answer: the same two tones come home, and a handshake."""
    tape = Tape().add(0.0, tine("D5", 0.3, 0.5), -1.0).add(0.12, tine("A4", 0.3, 0.5), -1.0)
    for name in ("D4", "F#4", "D5"):
        tape.add(0.26, tine(name, 0.8, 1.2), -4.0)
    tape.add(0.25, tap(210.0, 0.1, "hands"), -4.0).add(0.31, tap(180.0, 0.1, "hands again"), -8.0)
    return alley(tape.signal, -14.0, 0.5)


def trade_refused() -> Signal:
    """The answer: two short low reeds, half a tone down."""
    tape = Tape()
    for moment, name, long in ((0.0, "D4", 0.11), (0.15, "C#4", 0.24)):
        tone = choir(hertz(name), long, 1000.0, 14.0, hollow=True)
        tape.add(moment, tone * swell(long, 0.008, long * 0.5), 0.0)
    return alley(tape.signal, -22.0, 0.3)


def vow() -> Signal:
    """The bell that stands for a promise."""
    return glass("A4", 1.1, 1.5) + 0.5 * sine(hertz("A3"), 1.1) * strike(1.1, 1.4, 0.01)


def promise_made() -> Signal:
    """The bell, with a warm halo."""
    tape = Tape().add(0.0, vow(), 0.0)
    return alley(tape.add(0.05, halo(("D4", "A4"), 1.0, 0.3, 1200.0), -1.0).signal, -12.0, 0.7)


def promise_kept() -> Signal:
    """The bell, answered from above."""
    tape = Tape().add(0.0, vow()[:17640] * swell(0.4, 0.001, 0.2), -2.0)
    for number, name in enumerate(("D5", "F#5", "A5", "D6")):
        tape.add(0.28 + 0.07 * number, glass(name, 1.0, 1.0), -3.0 - number)
    return alley(tape.signal, -11.0, 0.8)


def promise_broken() -> Signal:
    """The bell is struck, bends and shatters."""
    bend = hertz("A4") * glide((0.0, 1.0), (0.22, 0.97), (0.6, 0.6))
    sour = choir(bend, 0.6, 1500.0, 25.0) * strike(0.6, 0.7, 0.004)
    crack = highpass(white(0.2, "crack"), 1800.0) * strike(0.2, 0.16, 0.0005)
    tape = Tape().add(0.0, vow()[:9702] * swell(0.22, 0.001, 0.01), 0.0)
    tape.add(0.22, crack, 2.0).add(0.22, shards(1.1, "shards", 90, 2200.0, 9500.0), 0.0)
    tape.add(0.22, sour, -7.0).add(0.22, thud(75.0, 0.3, "broken"), 0.0)
    return alley(tape.signal, -14.0, 0.5)


def win() -> Signal:
    """Up through the whole chord into the morning: minor turns major."""
    tape = Tape()
    for number, name in enumerate(("D3", "A3", "D4", "F4", "A4", "D5", "E5", "A5")):
        tape.add(0.105 * number, wire(name, 0.9, 4600.0, 0.8), -5.0)
    dawn = glide((0.0, 700.0), (0.3, 4200.0), (1.6, 900.0))
    tape.add(0.84, halo(("D3", "A3", "D4", "F#4", "A4", "E5"), 1.65, 0.06, dawn), 8.0)
    tape.add(0.84, sub("D2", 1.6, 2.0), 0.0).add(0.84, thud(60.0, 0.5, "win"), 0.0)
    for number, name in enumerate(("D6", "F#6", "A6", "E7")):
        tape.add(0.95 + 0.11 * number, glass(name, 1.0, 1.1), -12.0)
    return alley(tape.signal, -11.0, 0.9)


def loss() -> Signal:
    """Down, slower and slower, and the lights go out under the rain."""
    tape = Tape()
    for moment, name in ((0.0, "A4"), (0.24, "F4"), (0.52, "D4"), (0.86, "C#4")):
        tape.add(moment, tine(name, 1.0, 1.3), -2.0)
    sag = np.minimum(1.0, glide((0.0, 1.0), (0.5, 1.0), (1.4, 0.84)))
    for name in ("D2", "Bb2", "E3", "G#3"):
        tone = choir(hertz(name) * sag, 1.4, glide((0.0, 1300.0), (1.4, 120.0)), 12.0)
        tape.add(1.05, tone * swell(1.4, 0.05, 1.0), -4.0)
    tape.add(1.05, thud(40.0, 1.0, "loss"), 4.0)
    return alley(tape.signal, -11.0, 0.9)
