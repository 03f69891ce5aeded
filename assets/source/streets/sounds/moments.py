"""Moments: a street is finished, somebody's turn, the Sneak's, and the last tile of the town."""

from typing import Final

from assets.source.sound.basics import Signal, Tape, hertz, key
from assets.source.sound.drums import tap, thud
from assets.source.sound.envelopes import swell
from assets.source.sound.filters import band
from assets.source.sound.instruments import coin, tine
from assets.source.sound.music.brass import blown
from assets.source.sound.music.mallets import vibes
from assets.source.sound.noise import white
from assets.source.sound.space import alley
from assets.source.streets.music.players import contrabass, guitar, plate, snap

# Each tile more is a third more, as on the chord of a street organ: F, A, C, E, G.
CHORD: Final = ("F4", "A4", "C5", "E5", "G5")
PER_TILE: Final = 0.09
LAMPS: Final = 0.2


def closed(length: int) -> Signal:
    """Light runs along the street, a tone for each tile; then all of them together."""
    tape, names = Tape(), CHORD[:length]
    for number, name in enumerate(names):
        tape.add(PER_TILE * number, 0.8 * vibes(key(name)), -3.0)
        tape.add(PER_TILE * number, plate(key(name) + 12), -11.0)
    end = PER_TILE * length + 0.05
    for number, name in enumerate(names):
        tape.add(end + 0.012 * number, guitar(key(name)), -3.0)
        tape.add(end, tine(key(name), 0.9, 0.9, 0.6), -8.0)
    tape.add(end, contrabass(key("F2"), 0.9), -2.0)
    if length >= 4:
        tape.add(end, blown(key("C5"), 0.8), -9.0)
    if length >= 5:
        tape.add(end + 0.09, blown(key("A5"), 0.9), -9.0).add(
            end, coin(hertz("F6"), 0.8, 0.8), -12.0
        )
    return alley(tape.signal, -15.0, 0.6)


def closed_1() -> Signal:
    """One tile alone: a single tone."""
    return closed(1)


def closed_2() -> Signal:
    """Two tiles: a third."""
    return closed(2)


def closed_3() -> Signal:
    """Three: a triad."""
    return closed(3)


def closed_4() -> Signal:
    """Four: with the seventh, and a trumpet."""
    return closed(4)


def closed_5() -> Signal:
    """As long as a street may be: with the ninth, two trumpets and a bell."""
    return closed(5)


def your_turn() -> Signal:
    """A bicycle passes and rings."""
    tape = Tape()
    for moment in (0.0, 0.055, 0.11, 0.24, 0.295, 0.35):
        tape.add(moment, coin(hertz("D6"), 0.5, 0.5), -8.0 - 12.0 * moment)
        tape.add(moment, coin(hertz("F#6"), 0.5, 0.42), -13.0 - 12.0 * moment)
    return alley(tape.signal, -17.0, 0.4)


def sneak() -> Signal:
    """The Sneak on tiptoe: four plucked steps down a minor scale, a snap, a look round."""
    tape = Tape()
    for moment, name in ((0.0, "D2"), (0.2, "F2"), (0.4, "E2"), (0.6, "C#2")):
        tape.add(moment, contrabass(key(name), 0.3), -3.0)
        tape.add(moment, guitar(key(name) + 24), 1.0)
    tape.add(0.8, snap(), -6.0)
    return alley(tape.add(0.95, blown(key("G#4"), 0.35), -8.0).signal, -16.0, 0.4)


def end_stack() -> Signal:
    """The last stack is turned: the town clock strikes twice over it."""
    tape = Tape().add(0.0, tap(300.0, 0.1, "stack"), -2.0)
    for moment, level in ((0.12, 0.0), (0.62, -2.0)):
        tape.add(moment, vibes(key("F4"))[:44100], level)
        tape.add(moment, plate(key("C6")), level - 8.0)
        tape.add(moment, tine("F5", 0.9, 0.9, 0.8), level - 6.0)
    return alley(tape.signal, -13.0, 0.7)


def town_complete() -> Signal:
    """The last tile lies: the tune of the square comes home, and lamps come on."""
    tape = Tape()
    way = ((0.0, "C5"), (0.21, "D5"), (0.35, "F5"), (0.63, "A5"), (0.84, "G5"), (1.12, "F5"))
    for moment, name in way:
        tape.add(moment, blown(key(name), 0.3 if moment < 1 else 1.5), -3.0)
        tape.add(moment, vibes(key(name)), -6.0)
    for number, name in enumerate(("F3", "A3", "C4", "E4", "G4", "C5")):
        tape.add(1.12 + 0.02 * number, guitar(key(name)), -2.0)
        tape.add(1.12, tine(name, 2.0, 1.8, 0.6), -7.0)
        tape.add(1.5 + LAMPS * number, plate(key(name) + 24), -10.0)
    tape.add(1.12, contrabass(key("F1"), 1.8), 0.0).add(1.12, thud(60.0, 0.4, "home"), -4.0)
    sweep = band(white(1.1, "home"), 4200.0, 1.5) * swell(1.1, 0.95, 0.12)
    return alley(tape.add(0.0, sweep, -20.0).signal, -13.0, 0.8)
