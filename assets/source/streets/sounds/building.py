"""Tiles: enamel and card that are set on a table, each type with something of its own in it."""

from typing import Final

from assets.source.sound.basics import Signal, Tape, hertz, key
from assets.source.sound.drums import relay, tap, thud
from assets.source.sound.envelopes import glide, line, strike, swell
from assets.source.sound.filters import band, lowpass, moving_band
from assets.source.sound.instruments import coin, tine
from assets.source.sound.noise import white
from assets.source.sound.oscillators import partials
from assets.source.sound.space import alley
from assets.source.streets.music.players import guitar, plate

SET: Final = 0.02  # seconds until the tile is down


def set_down(name: str, pitch: float) -> Tape:
    """A block of card and enamel comes down on paper, and its corner after it."""
    tape = Tape().add(SET, thud(pitch * 0.5, 0.2, f"{name} ground"), -4.0)
    tape.add(SET, tap(pitch, 0.1, f"{name} block"), 0.0)
    tape.add(SET + 0.035, tap(pitch * 1.5, 0.07, f"{name} corner"), -6.0)
    dust = band(white(0.22, f"{name} dust"), 3300.0, 1.8) * swell(0.22, 0.03, 0.17)
    return tape.add(SET, dust, -20.0)


def finished(tape: Tape) -> Signal:
    """In the open, between two walls."""
    return alley(tape.signal, -21.0, 0.3)


def set_tourist() -> Signal:
    """A sight: somebody takes a picture of it at once."""
    tape = set_down("tourist", 250.0)
    tape.add(0.17, relay("shutter", 2600.0), 0.0).add(0.235, relay("shutter back", 1900.0), -2.0)
    whirr = band(white(0.12, "film"), 4200.0, 0.6) * swell(0.12, 0.02, 0.08)
    return finished(tape.add(0.25, whirr, -17.0))


def set_hipster() -> Signal:
    """A small bar: two strings and a cup."""
    tape = set_down("hipster", 215.0)
    tape.add(0.13, guitar(key("A4")), -3.0).add(0.22, guitar(key("D5")), -2.0)
    return finished(tape.add(0.31, plate(key("A6")), -12.0))


def set_parent() -> Signal:
    """A home: three notes of a musical box."""
    tape = set_down("parent", 270.0)
    for number, name in enumerate(("C6", "E6", "G6")):
        tape.add(0.13 + 0.085 * number, tine(name, 0.4, 0.4, 0.7), -6.0 - number)
    return finished(tape)


def set_shopper() -> Signal:
    """A shop: the bell on its door."""
    tape = set_down("shopper", 235.0)
    for number, moment in enumerate((0.13, 0.21, 0.31)):
        tape.add(moment, coin(hertz("E6"), 0.34, 0.34), -5.0 - 4.0 * number)
    return finished(tape)


def set_mixed() -> Signal:
    """Something for all: a chord of plates over a heavier block."""
    tape = set_down("mixed", 190.0)
    for number, name in enumerate(("F5", "A5", "C6", "E6")):
        tape.add(0.12 + 0.03 * number, plate(key(name)), -6.0)
    return finished(tape)


def tile_drawn() -> Signal:
    """Drawn from the stack: card over card, and it is in the hand."""
    way = glide((0.0, 900.0), (0.16, 2600.0))
    slide = moving_band(white(0.16, "drawn"), way, 1.4) * swell(0.16, 0.07, 0.05)
    return Tape().add(0.0, slide, 0.0).add(0.15, tap(420.0, 0.08, "drawn"), -6.0).signal


def tile_turned() -> Signal:
    """A quarter turn between two fingers."""
    way = glide((0.0, 1900.0), (0.05, 3000.0), (0.09, 2100.0))
    rub = moving_band(white(0.09, "turned"), way, 1.0) * swell(0.09, 0.03, 0.05)
    return Tape().add(0.0, rub, -6.0).add(0.07, tap(640.0, 0.06, "turned"), -2.0).signal


def tile_away() -> Signal:
    """Out of the game: the tile slides off the table into its box."""
    slide = lowpass(white(0.3, "away"), 2200.0) * line((0.0, 0.0), (0.2, 1.0), (0.3, 0.0))
    tape = Tape().add(0.0, slide, -6.0).add(0.3, tap(170.0, 0.12, "box"), 0.0)
    rattle = partials(310.0, 0.1, ((0.5, 0.2), (1.0, 0.5), (1.7, 0.3))) * strike(0.1, 0.08)
    return tape.add(0.37, rattle, -9.0).signal
