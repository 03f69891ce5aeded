"""The great moments of a game: what turns the evening, and when the city is lost."""

import numpy as np

from ..basics import Signal, Tape, hertz
from ..drums import anvil, kick, relay, tap, thud
from ..envelopes import glide, line, strike, swell
from ..filters import band, lowpass, moving_band
from ..instruments import drop, glass, halo, reed, sub, tine, wire
from ..noise import coloured, white
from ..oscillators import choir, sine
from ..space import alley
from .cards import swish

# When the rows of windows go out, and the hum of what is left of the city with each of them.
ROWS = ((0.0, "D4"), (0.42, "C4"), (0.80, "A3"), (1.14, "F3"), (1.44, "D3"), (1.70, "Bb2"))


def counteroffer() -> Signal:
    """A card from the other side: it comes down, and the answer leans against the first one."""
    tape = Tape().add(0.0, swish("counteroffer", 0.15, 1300.0, 4400.0), 0.0)
    tape.add(0.13, tap(150.0, 0.16, "counteroffer"), 4.0)
    for moment, name in ((0.16, "D5"), (0.25, "Bb4"), (0.34, "E4")):
        tape.add(moment, wire(name, 0.5, 3600.0, 0.5), -6.0)
    tape.add(0.34, reed(hertz("A2"), 0.5, line((0.0, 300.0), (0.1, 1400.0), (0.5, 300.0))), -5.0)
    return alley(tape.signal, -14.0, 0.6)


def resource_weighed() -> Signal:
    """A weight goes on the scales: the pan dips, the beam rings, the pointer settles."""
    tape = Tape().add(0.0, tap(300.0, 0.1, "weight"), 1.0)
    for moment, level in ((0.02, -8.0), (0.11, -15.0), (0.19, -20.0)):
        tape.add(moment, anvil(880.0, 0.22, 0.2), level)
    dip = hertz("D4") * glide((0.0, 1.06), (0.12, 0.98), (0.4, 1.0))
    tape.add(0.02, sine(dip, 0.4) * strike(0.4, 0.45, 0.004), -7.0)
    return alley(tape.signal, -18.0, 0.3)


def event_strikes() -> Signal:
    """It finds what it looked for: three steps come nearer, and the door goes in."""
    tape = Tape()
    for moment, level in ((0.0, -7.0), (0.22, -4.0), (0.44, -1.0)):
        tape.add(moment, kick(0.3, 130.0, 52.0), level)
    tape.add(0.66, thud(58.0, 0.7, "strikes"), 5.0)
    tape.add(0.66, anvil(180.0, 0.6, 0.5), -3.0)
    brass = line((0.0, 400.0), (0.06, 2200.0), (0.8, 300.0))
    for name, level in (("G2", 0.0), ("D3", -2.0), ("Ab3", -3.0), ("Db4", -5.0)):
        tape.add(0.66, reed(hertz(name), 0.8, brass, 0.02), level)
    return alley(tape.signal, -12.0, 0.8)


def event_passes() -> Signal:
    """It does not find it: the siren goes by one street away, and rain closes behind it."""
    passing = glide((0.0, 1.05), (0.5, 1.04), (0.85, 0.90), (1.6, 0.88))
    tape = Tape()
    for moment, name in ((0.0, "F4"), (0.4, "D4"), (0.8, "F4"), (1.2, "D4")):
        begin = int(moment * 44100)
        bend = hertz(name) * passing[begin : begin + 16758]
        level = -3.0 - 5.0 * abs(moment - 0.4) / 0.4
        tone = choir(bend, 0.38, 1300.0 - 500.0 * moment, 6.0, hollow=True)
        tape.add(moment, tone * swell(0.38, 0.04, 0.08), level)
    rain = lowpass(band(white(1.7, "passes"), 2600.0, 2.2), 4200.0)
    tape.add(0.0, rain * line((0.0, 0.1), (0.7, 0.9), (1.7, 0.0)), -9.0)
    tape.add(0.95, halo(("F3", "C4", "A4"), 1.0, 0.3, 900.0), 0.0)
    return alley(tape.signal, -11.0, 0.9)


def sky_darkens() -> Signal:
    """A shade deeper over the city: far thunder that rolls, and a chord that closes."""
    roll = coloured(96138, "thunder", 6.0)
    path = line(
        (0.0, 0.0), (0.08, 1.0), (0.3, 0.45), (0.6, 0.9), (1.1, 0.35), (1.5, 0.5), (2.18, 0.0)
    )
    tape = Tape().add(0.0, lowpass(roll, 260.0)[: len(path)] * path, 9.0)
    closing = glide((0.0, 1500.0), (0.4, 1300.0), (1.9, 160.0))
    for name in ("D2", "A2", "Eb3", "Bb3"):
        tape.add(0.12, choir(hertz(name), 1.9, closing, 10.0) * swell(1.9, 0.25, 1.2), -4.0)
    return alley(tape.signal, -12.0, 0.9)


def sky_clears() -> Signal:
    """A shade lighter: the rain lets up, and the same chord opens."""
    rain = moving_band(white(1.5, "clears"), glide((0.0, 1800.0), (1.5, 5200.0)), 1.4)
    tape = Tape().add(0.0, rain * line((0.0, 0.0), (0.15, 1.0), (1.5, 0.0)), -9.0)
    opening = glide((0.0, 200.0), (0.9, 1900.0), (1.8, 500.0))
    for name in ("D3", "A3", "D4", "F#4"):
        tape.add(0.1, choir(hertz(name), 1.8, opening, 7.0) * swell(1.8, 0.5, 0.9), -4.0)
    for number, name in enumerate(("A5", "D6", "E6")):
        tape.add(0.7 + 0.16 * number, glass(name, 0.9, 0.9), -12.0)
    return alley(tape.signal, -11.0, 0.9)


def rival_revealed() -> Signal:
    """A name is turned over: the card, a breath, and who had been looking at you all the time."""
    tape = Tape().add(0.0, swish("rival", 0.12, 1500.0, 4800.0, 1.0), -2.0)
    tape.add(0.12, tap(210.0, 0.12, "rival"), 0.0)
    for moment, name in ((0.2, "A3"), (0.36, "D4"), (0.52, "C4")):
        tape.add(moment, tine(name, 0.9, 1.1), -2.0)
    stare = line((0.0, 250.0), (0.25, 1500.0), (0.9, 300.0))
    for name, level in (("F2", 0.0), ("C3", -3.0), ("Eb4", -6.0)):
        tape.add(0.52, choir(hertz(name), 0.9, stare, 12.0) * swell(0.9, 0.12, 0.55), level)
    return alley(tape.signal, -12.0, 0.8)


def city_lost() -> Signal:
    """Row by row the windows go out and their hum with them; a blow; one bell under the rain."""
    tape = Tape()
    for number, (moment, name) in enumerate(ROWS):
        tape.add(moment, relay(f"row {number}", 1500.0 - 150 * number), 12.0)
        tape.add(moment, thud(88.0 - 7 * number, 0.34, f"row {number}"), 4.0)
        sag = hertz(name) * glide((0.0, 1.0), (0.12, 1.0), (0.8, 0.82))
        hum = choir(sag, 0.8, glide((0.0, 1500.0), (0.8, 140.0)), 12.0, hollow=True)
        tape.add(moment, hum * strike(0.8, 1.0, 0.01), 5.0)
    tape.add(1.95, drop(130.0, 34.0, 1.7, 1.6), 2.5)
    tape.add(1.95, thud(52.0, 1.1, "lost"), 4.0)
    dark = glide((0.0, 1700.0), (1.7, 110.0))
    tape.add(1.95, halo(("D2", "Ab2", "D3", "F3", "Bb3"), 1.7, 0.01, dark), 11.0)
    rain = lowpass(band(white(2.6, "lost"), 2200.0, 2.4), 3800.0)
    tape.add(1.2, rain * swell(2.6, 1.4, 1.0), -15.0)
    bell = glass("A4", 1.3, 1.6) + 0.6 * tine("A3", 1.3, 1.6, 0.5)
    tape.add(2.75, bell, 2.0)
    tape.add(2.75, sub("D2", 0.9, 1.0) * np.linspace(1.0, 0.6, 39690), -4.0)
    return alley(tape.signal, -11.0, 0.9)
