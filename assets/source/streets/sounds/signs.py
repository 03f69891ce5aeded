"""Ownership and money: enamel signs on posts, planks over windows, coins in a till."""

from assets.source.sound.basics import Signal, Tape, hertz, key, seed
from assets.source.sound.drums import anvil, relay, tap, thud
from assets.source.sound.envelopes import strike, swell
from assets.source.sound.filters import band
from assets.source.sound.instruments import coin, tine
from assets.source.sound.noise import white
from assets.source.sound.oscillators import partials
from assets.source.sound.space import alley
from assets.source.streets.music.players import plate

ENAMEL = ((1.0, 0.8), (2.76, 0.4), (5.4, 0.18))


def enamel(pitch: float) -> Signal:
    """A small plate of metal with a post under it."""
    return partials(pitch, 0.16, ENAMEL) * strike(0.16, 0.13, 0.0008)


def sign_tap() -> Signal:
    """Two taps with a mallet, and the sign stands."""
    tape = Tape().add(0.0, tap(310.0, 0.08, "post"), -3.0).add(0.0, enamel(920.0), -11.0)
    tape.add(0.11, tap(350.0, 0.08, "post again"), 0.0).add(0.11, enamel(1010.0), -8.0)
    return alley(tape.signal, -22.0, 0.25)


def sign_back() -> Signal:
    """Pulled out of the ground, and back among the others."""
    way = band(white(0.1, "pulled"), 1700.0, 1.2) * swell(0.1, 0.07, 0.03)
    tape = Tape().add(0.0, way, -9.0).add(0.1, tap(480.0, 0.07, "pulled"), -4.0)
    tape.add(0.21, enamel(1380.0), -4.0).add(0.245, enamel(1640.0), -9.0)
    return alley(tape.signal, -22.0, 0.25)


def plank() -> Signal:
    """A plank over the window: it is put there, and three blows of a hammer hold it."""
    tape = Tape().add(0.0, tap(140.0, 0.22, "plank"), 0.0)
    for number, moment in enumerate((0.2, 0.36, 0.50)):
        tape.add(moment, tap(205.0 + 18 * number, 0.13, f"blow {number}"), 1.0)
        tape.add(moment, anvil(980.0 + 60 * number, 0.08, 0.06), -17.0)
        tape.add(moment, thud(92.0, 0.16, f"wall {number}"), -3.0)
    return alley(tape.signal, -19.0, 0.35)


def till() -> Signal:
    """The drawer springs out under its bell, coins go in."""
    tape = Tape().add(0.0, relay("drawer", 1500.0), -2.0)
    tape.add(0.03, tap(190.0, 0.14, "drawer"), -4.0)
    tape.add(0.05, coin(hertz("C7"), 0.5, 0.5), -6.0)
    return alley(coins(tape, "till", 5, 0.14, 0.36).signal, -19.0, 0.35)


def till_last() -> Signal:
    """The day is counted: coins alone, slower, on wood."""
    tape = coins(Tape(), "last", 4, 0.0, 0.38)
    return alley(tape.add(0.42, tap(230.0, 0.12, "counted"), -3.0).signal, -20.0, 0.3)


def coins(tape: Tape, name: str, count: int, first: float, last: float) -> Tape:
    """So many coins between two moments, none like the other."""
    chance = seed(f"coins {name}")
    for number in range(count):
        moment = first + (last - first) * (number + 0.4 * chance.uniform()) / count
        pitch = hertz(str(chance.choice(["E6", "G6", "A6", "C7", "D7"])))
        tape.add(moment, coin(pitch, 0.2, 0.18), -7.0 - 2.0 * chance.uniform())
        tape.add(moment, tap(520.0, 0.04, f"{name} {number}"), -13.0)
    return tape


def bonus() -> Signal:
    """The bell of the till three times upwards, and a handful of coins."""
    tape = Tape()
    for number, name in enumerate(("F6", "A6", "C7")):
        tape.add(0.12 * number, coin(hertz(name), 0.6, 0.6), -5.0)
        tape.add(0.12 * number, plate(key(name)), -12.0)
    return alley(coins(tape, "bonus", 7, 0.36, 0.75).signal, -17.0, 0.45)


def token() -> Signal:
    """A counter of horn on a shelf, with its price."""
    tape = Tape().add(0.0, tap(720.0, 0.07, "token"), 0.0)
    return alley(tape.add(0.06, tine("A5", 0.3, 0.3, 0.5), -8.0).signal, -20.0, 0.25)
