"""Capital, assets and development: metal, locks and scaffolding."""

import numpy as np

from ..basics import Signal, Tape, hertz
from ..drums import anvil, relay, tap, thud
from ..envelopes import glide, line, strike, swell
from ..filters import moving_lowpass
from ..instruments import coin, glass, halo, sub, wire
from ..oscillators import choir, sine
from ..space import alley


def coin_up() -> Signal:
    """Two bright coins, the second higher."""
    tape = Tape().add(0.0, coin(hertz("A6"), 0.16, 0.16), -2.0)
    tape.add(0.075, coin(hertz("D7"), 0.34, 0.34), 0.0)
    return alley(tape.signal, -20.0, 0.3)


def coin_down() -> Signal:
    """Three coins slip away, each lower and duller, into a hand."""
    tape = Tape()
    for number, name in enumerate(("D6", "A5", "E5")):
        dull = moving_lowpass(coin(hertz(name), 0.16, 0.13), 5200.0 - 1500 * number)
        tape.add(0.085 * number, dull, 1.0 - number)
    return tape.add(0.26, tap(170.0, 0.12, "hand"), -3.0).signal


def asset_revealed() -> Signal:
    """A swell that runs backwards into a struck glass."""
    back = glass("A5", 0.55, 0.7)[::-1] + 0.7 * glass("E6", 0.55, 0.6)[::-1]
    tape = Tape().add(0.0, back * line((0.0, 0.1), (0.55, 1.0)), -7.0)
    for level, name in ((0.0, "D5"), (-3.0, "A5"), (-5.0, "E6")):
        tape.add(0.55, glass(name, 0.9, 0.9), level)
    return alley(tape.signal, -12.0, 0.8)


def asset_claimed() -> Signal:
    """A ratchet, three steps up, and the stamp."""
    tape = Tape()
    for number in range(4):
        tape.add(0.035 * number, relay(f"ratchet {number}", 1500.0 + 260 * number), -2.0)
    for number, name in enumerate(("D4", "A4", "F5")):
        tape.add(0.16 + 0.09 * number, wire(name, 0.5, 3800.0, 0.42), -3.0)
    tape.add(0.45, thud(82.0, 0.28, "stamp"), 4.0)
    tape.add(0.45, tap(240.0, 0.1, "stamp"), -2.0)
    return alley(tape.signal, -14.0, 0.5)


def asset_exhausted() -> Signal:
    """A motor on its last turns: the pitch sags until nothing moves."""
    bend = glide((0.0, 1.0), (0.15, 0.94), (0.8, 0.22))
    cutoff = glide((0.0, 2400.0), (0.8, 120.0))
    voices = [choir(hertz(name) * bend, 0.8, cutoff, 8.0, hollow=True) for name in ("D4", "G4")]
    tremble = 1.0 + 0.45 * np.sin(2 * np.pi * np.cumsum(22.0 * bend) / 44100)
    tape = Tape().add(0.0, sum(voices) * tremble * swell(0.8, 0.02, 0.4), -4.0)
    return tape.add(0.66, relay("exhausted", 900.0), 0.0).signal


def production() -> Signal:
    """The works start: four strokes of a press, each with a rising tone."""
    tape = Tape()
    for number, name in enumerate(("D3", "F3", "A3", "C4")):
        moment = 0.2 * number
        tape.add(moment, thud(95.0, 0.16, f"press {number}"), 1.0)
        tape.add(moment + 0.02, anvil(430.0, 0.10, 0.07), -12.0)
        tape.add(moment + 0.06, wire(name, 0.34, 1700.0, 0.3, 2.0), -1.0)
    tape.add(0.80, wire("D4", 0.5, 2300.0, 0.5, 2.0), 0.0)
    return alley(tape.signal, -16.0, 0.4)


def development() -> Signal:
    """Hammers that get faster, and floor upon floor of a chord."""
    tape = Tape()
    for number, moment in enumerate((0.0, 0.17, 0.31, 0.42, 0.50)):
        tape.add(moment, anvil(620.0 + 60 * number, 0.18, 0.14), -6.0)
    for number, name in enumerate(("F3", "C4", "F4", "A4", "E5")):
        tape.add(0.17 + 0.1 * number, halo((name,), 1.1, 0.03, 1800.0), -4.0)
    return alley(tape.signal, -13.0, 0.6)


def demand_met() -> Signal:
    """A short fanfare over firm ground."""
    tape = Tape()
    for moment, name in ((0.0, "F4"), (0.14, "A4"), (0.28, "D5")):
        tape.add(moment, wire(name, 0.5, 5000.0, 0.6), -3.0)
        tape.add(moment, glass(name, 0.5, 0.5), -10.0)
    tape.add(0.42, halo(("D4", "F4", "A4", "D5", "A5"), 1.0, 0.02, 3200.0), 4.0)
    tape.add(0.42, sub("D2", 0.9, 1.0), -2.0)
    return alley(tape.signal, -12.0, 0.8)


def demand_missed() -> Signal:
    """The fanfare the wrong way round: three steps down, then a closed door."""
    tape = Tape()
    for moment, name in ((0.0, "D4"), (0.22, "Bb3"), (0.44, "G#3")):
        tone = choir(hertz(name), 0.3, glide((0.0, 1300.0), (0.3, 300.0)), 12.0, hollow=True)
        tape.add(moment, tone * strike(0.3, 0.55, 0.01), 5.0)
    tape.add(0.70, thud(48.0, 0.7, "door"), 3.0)
    tape.add(0.70, sine(hertz("D2"), 0.6) * strike(0.6, 0.8, 0.01), -4.0)
    return alley(tape.signal, -13.0, 0.7)
