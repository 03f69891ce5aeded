"""The machine's own small sounds, and the clock of the game: turns, rounds, seconds."""

from ..basics import Signal, Tape, hertz
from ..drums import relay, thud
from ..envelopes import glide, strike, swell
from ..filters import band, moving_band
from ..instruments import blip, glass, halo, sub, tine
from ..noise import white
from ..oscillators import choir, partials, sine
from ..space import alley


def hover() -> Signal:
    """A drop of light."""
    return sine(glide((0.0, hertz("A6")), (0.06, hertz("B6"))), 0.06) * strike(0.06, 0.05, 0.004)


def click() -> Signal:
    """A relay."""
    return Tape().add(0.0, relay("click", 1800.0)).add(0.004, sub("D4", 0.07, 0.06), -8.0).signal


def confirm() -> Signal:
    """Two clear tones up a fifth."""
    tape = Tape().add(0.0, blip("D5", 0.08), 0.0).add(0.085, blip("A5", 0.14), 0.0)
    return tape.add(0.085, glass("A6", 0.2, 0.2), -10.0).signal


def cancel() -> Signal:
    """Two soft tones down a fourth."""
    tape = Tape().add(0.0, tine("D5", 0.12, 0.15, 0.4), 0.0)
    return tape.add(0.08, tine("A4", 0.2, 0.22, 0.4), 0.0).signal


def error() -> Signal:
    """Two equal buzzes on a false second."""
    tape = Tape()
    for moment in (0.0, 0.16):
        for name in ("D3", "Eb3"):
            buzz = choir(hertz(name), 0.11, 1500.0, 5.0, hollow=True)
            tape.add(moment, buzz * swell(0.11, 0.006, 0.03), 0.0)
    return tape.signal


def tick() -> Signal:
    """A wooden clock."""
    wood = partials(1250.0, 0.06, ((1.0, 0.8), (1.62, 0.4), (2.9, 0.2)))
    return wood * strike(0.06, 0.04, 0.0005)


def turn_start() -> Signal:
    """The table's light comes round: a low fifth rises into view."""
    lift = glide((0.0, 0.5), (0.28, 1.0), (0.8, 1.0))
    tape = Tape()
    for name, level in (("D3", 0.0), ("A3", -2.0), ("D4", -5.0)):
        light = glide((0.0, 250.0), (0.3, 1500.0), (0.8, 350.0))
        voice = choir(hertz(name) * lift, 0.8, light, 8.0)
        tape.add(0.0, voice * swell(0.8, 0.2, 0.45), level)
    return alley(tape.add(0.28, glass("D6", 0.4, 0.4), -16.0).signal, -14.0, 0.5)


def round_start() -> Signal:
    """The motif of the score as a tower clock over the city."""
    tape = Tape().add(0.0, thud(49.0, 0.7, "tower"), 2.0).add(0.0, sub("D2", 1.2, 1.4), -1.0)
    for moment, name in ((0.0, "A4"), (0.32, "D5"), (0.64, "C5"), (0.96, "A4")):
        tape.add(moment, tine(name, 1.1, 1.5), -2.0)
        tape.add(moment, glass(name, 1.1, 1.2), -10.0)
    air = moving_band(white(1.5, "round"), glide((0.0, 400.0), (1.5, 3000.0)), 1.5)
    tape.add(0.0, air * swell(1.5, 0.5, 0.9), -18.0)
    tape.add(0.64, halo(("D3", "A3", "E4"), 1.3, 0.3, 900.0), -1.0)
    return alley(tape.signal, -11.0, 0.9)


def rain_drop() -> Signal:
    """A message has come: one drop into deep water."""
    pitch = glide((0.0, 520.0), (0.05, 980.0), (0.16, 1240.0))
    ring = sine(pitch, 0.16) * strike(0.16, 0.15, 0.003)
    splash = band(white(0.05, "drop"), 3800.0, 1.0) * strike(0.05, 0.03, 0.0006)
    return alley(Tape().add(0.0, splash, -10.0).add(0.01, ring, 0.0).signal, -12.0, 0.6)
