"""Who plays in Streets: plucked strings, brushes, plates, snapping fingers, a muted trumpet."""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Final

import numpy as np

from assets.source.sound.basics import Signal, clock, hertz, key, seed
from assets.source.sound.drums import brush, hat, kick, rim
from assets.source.sound.envelopes import glide, release, strike, swell
from assets.source.sound.filters import band, highpass, lowpass, moving_band
from assets.source.sound.instruments import tine
from assets.source.sound.music.brass import blown
from assets.source.sound.music.ring import Ring, seconds
from assets.source.sound.noise import white
from assets.source.sound.oscillators import sine

from .harmony import BARS_IN_ONE, BEAT, Change, Tone

Hits = Iterable[tuple[float, float]]
SWUNG: Final = 2 / 3  # where the second eighth of a beat is
MOST_PARTIALS: Final = 14
STIFF: Final = 0.00012
PLATE: Final = ((1.0, 1.0), (2.32, 0.45), (4.25, 0.3), (6.63, 0.14))


def plucked(note: str | int, long: float, decay: float, place: float, dull: float) -> Signal:
    """A string pulled at a place of its length: high partials are weak there, and die first."""
    pitch, time = hertz(note), clock(long)
    total = np.zeros(len(time))
    for number in range(1, MOST_PARTIALS + 1):
        turns = pitch * number * np.sqrt(1 + STIFF * number**2)
        if turns > 9000.0:
            break
        weight = np.sin(np.pi * number * place) / number**dull
        fall = np.exp(-6.908 * time * number**0.8 / decay)
        total += weight * fall * np.sin(2 * np.pi * turns * time)
    return total * np.minimum(time / 0.003, 1.0) * release(long, min(0.06, long / 3))


@cache
def contrabass(number: int, long: float) -> Signal:
    """An upright bass: a finger, a string, a wooden belly."""
    string = plucked(number, long, 2.4, 0.31, 0.9)
    finger = lowpass(white(0.05, f"finger {number}"), 900.0) * strike(0.05, 0.04)
    string[: len(finger)] += 0.25 * finger[: len(string)]
    return 0.8 * string


@cache
def guitar(number: int) -> Signal:
    """A string of gut under a thumb."""
    return 0.5 * plucked(number, 0.75, 0.95, 0.23, 1.15)


@cache
def plate(number: int) -> Signal:
    """A saucer that is touched with a spoon: short, high, not quite in tune with itself."""
    long = 0.5
    total = np.zeros(len(clock(long)))
    for ratio, weight in PLATE:
        if hertz(number) * ratio < 12000:
            total += weight * sine(hertz(number) * ratio, long) * strike(long, 0.42 / ratio**0.5)
    return 0.6 * total


@cache
def keys(number: int, long: float) -> Signal:
    """A piano in the next room."""
    return tine(number, long, 1.1, 0.55) * release(long, min(0.12, long / 2))


def snap() -> Signal:
    """Two fingers."""
    pop = band(white(0.07, "snap"), 1850.0, 0.7) * strike(0.07, 0.05, 0.0012)
    return pop + 0.3 * sine(1500.0, 0.07) * strike(0.07, 0.03, 0.001)


def swish(long: float, name: str) -> Signal:
    """A brush drawn round the skin."""
    way = glide((0.0, 1500.0), (long * 0.45, 3600.0), (long, 1700.0))
    return moving_band(white(long, name), way, 1.6) * swell(long, long * 0.4, long * 0.5)


def at(ring: Ring, bar: int, beat: float, sound: Signal, level: float, pan: float = 0.0) -> None:
    """Lay a sound at a bar and beat of jazz."""
    ring.add(bar / BARS_IN_ONE, beat * BEAT, sound, level, pan)


def ring_of(chords: tuple[Change, ...]) -> Ring:
    """An empty ring as long as these chords."""
    return Ring(len(chords) // BARS_IN_ONE)


def two_feel(chords: tuple[Change, ...]) -> Ring:
    """The bass in halves: root and fifth, with a step into every fourth bar."""
    ring = ring_of(chords)
    for bar, chord in enumerate(chords):
        at(ring, bar, 0, contrabass(chord.root, seconds(3.6)), -8.0)
        fifth = chord.root + chord.fifth - (12 if chord.root > 33 else 0)
        at(ring, bar, 2, contrabass(fifth, seconds(3.2)), -10.0)
        if bar % 4 == 3:
            lead = chords[(bar + 1) % len(chords)].root - 1
            at(ring, bar, 3 + SWUNG, contrabass(lead, seconds(0.7)), -13.0)
    return ring


def walking(chords: tuple[Change, ...]) -> Ring:
    """The bass in quarters: root, third, fifth, and a half-tone beside the next root."""
    ring, chance = ring_of(chords), seed("walking")
    for bar, chord in enumerate(chords):
        goal = chords[(bar + 1) % len(chords)].root
        aside = goal + (1 if chord.root + chord.fifth > goal else -1)
        way = [chord.root, chord.root + chord.third, chord.root + chord.fifth, aside]
        if chance.uniform() < 0.3:
            way[1], way[2] = chord.root + chord.fifth, chord.root + 12
        for beat, number in enumerate(way):
            at(ring, bar, beat, contrabass(number, seconds(1.9)), -8.0 - (1.5 if beat % 2 else 0))
            if beat == 3 and chance.uniform() < 0.25:
                at(ring, bar, 2 + SWUNG, contrabass(number, seconds(0.5)), -14.0)
    return ring


def swaying(chords: tuple[Change, ...]) -> Ring:
    """The bass of the terrace: long, short, long."""
    ring = ring_of(chords)
    for bar, chord in enumerate(chords):
        fifth = chord.root + chord.fifth - (12 if chord.root > 33 else 0)
        for beat, number, steps, level in (
            (0, chord.root, 2.8, -8.0), (1.5, fifth, 0.9, -12.0),
            (2, fifth, 2.8, -9.0), (3.5, chord.root, 0.9, -13.0),
        ):  # fmt: skip
            at(ring, bar, beat, contrabass(number, seconds(steps)), level)
    return ring


def comping(
    chords: tuple[Change, ...], even: Hits, odd: Hits, play: Callable[[int, float], Signal]
) -> Ring:
    """Chords on (beat, beats), another rhythm in every second bar, never quite together."""
    ring, chance = ring_of(chords), seed(f"comping {play.__name__}")
    rhythms = tuple(even), tuple(odd)
    for bar, chord in enumerate(chords):
        for beat, beats in rhythms[bar % 2]:
            for number, voice in enumerate(chord.voices):
                late = beat + 0.012 * number + 0.01 * chance.uniform()
                level = -19.0 - 2.5 * chance.uniform()
                at(ring, bar, late, play(voice, seconds(BEAT * beats)), level, 0.22 * number - 0.1)
    return ring


def gut(number: int, long: float) -> Signal:
    """The guitar in a chord."""
    return guitar(number) * 1.4


def struck(
    bars: int, tones: tuple[Tone, ...], play: Callable[[int], Signal], lift: int = 0,
    pan: float = 0.15,
) -> Ring:  # fmt: skip
    """A tune on something that rings by itself."""
    ring, chance, sound = Ring(bars), seed(f"struck {play.__name__} {lift}"), cache(play)
    for tone in tones:
        level = -15.0 - 2.0 * chance.uniform()
        at(ring, tone.bar, tone.beat, sound(key(tone.pitch) + lift), level, pan)
    return ring


def trumpet(bars: int, tones: tuple[Tone, ...], lift: int = 0, pan: float = -0.2) -> Ring:
    """A tune through a mute."""
    ring, breath = Ring(bars), cache(blown)
    for tone in tones:
        long = seconds(BEAT * tone.beats) + 0.1
        at(ring, tone.bar, tone.beat, breath(key(tone.pitch) + lift, long), -16.0, pan)
    return ring


def chattering(chords: tuple[Change, ...], beats: tuple[float, ...], often: float) -> Ring:
    """Plates: single clinks of the chord, high up, left and right, as from many tables."""
    ring, chance = ring_of(chords), seed(f"plates {len(beats)} {often}")
    for bar, chord in enumerate(chords):
        for beat in beats:
            if chance.uniform() < often:
                number = int(chance.choice(chord.voices)) + 24
                at(ring, bar, beat + 0.02 * chance.uniform(), plate(number),
                   -22.0 - 5.0 * chance.uniform(), float(chance.uniform(-0.8, 0.8)))  # fmt: skip
    return ring


def soft_brushes(bars: int) -> Ring:
    """Brushes alone: round and round, a tap on two and four."""
    ring = Ring(bars)
    rounds = [swish(seconds(4 * BEAT / 2), f"swish {number}") for number in range(3)]
    tap, foot = lowpass(brush(0.2), 5200.0), lowpass(kick(0.3, 90.0, 50.0), 420.0)
    for bar in range(bars * BARS_IN_ONE):
        for half in (0, 2):
            at(ring, bar, half, rounds[(bar + half) % 3], -19.0, 0.2)
            at(ring, bar, half + 1, tap, -18.0 - half / 2, 0.1)
        at(ring, bar, 0, foot, -19.0)
    return ring


def swinging(bars: int, force: float = 0.0) -> Ring:
    """Brushes with a cymbal that swings, feathered foot, a figure before each eighth bar."""
    ring, chance = soft_brushes(bars), seed("swinging")
    metal = [lowpass(hat(0.22 + 0.05 * number, f"cymbal {number}"), 9500.0) for number in range(4)]
    tap, foot = lowpass(brush(0.16), 6000.0), lowpass(kick(0.28, 95.0, 52.0), 480.0)
    for bar in range(bars * BARS_IN_ONE):
        for beat in (0, 1, 1 + SWUNG, 2, 3, 3 + SWUNG):
            soft = 0.0 if beat in (1, 3) else -3.0 if beat in (0, 2) else -6.0
            level = -25.0 + soft + force - 1.5 * chance.uniform()
            at(ring, bar, beat, metal[int(chance.integers(4))], level, -0.3)
        for beat in (1, 2, 3):
            at(ring, bar, beat, foot, -21.0 + force)
        if bar % 8 == 7:
            for beat, level in ((2, -6.0), (2 + SWUNG, -8.0), (3, -3.0), (3 + SWUNG, -5.0)):
                at(ring, bar, beat, tap, -15.0 + level / 2 + force, 0.1)
        elif chance.uniform() < 0.4:
            at(ring, bar, 1 + SWUNG, tap, -24.0 + force, 0.1)
    return ring


def shaking(bars: int, clave: bool, force: float = 0.0) -> Ring:
    """The terrace: a brush in eighths, a soft foot, and wood in the old pattern of two bars."""
    ring, chance = Ring(bars), seed("shaking")
    grains = [highpass(band(white(0.09, f"grain {number}"), 5200.0, 1.3), 2500.0)
              * swell(0.09, 0.03, 0.05) for number in range(3)]  # fmt: skip
    foot, stick = lowpass(kick(0.3, 90.0, 50.0), 420.0), lowpass(rim(), 4200.0)
    for bar in range(bars * BARS_IN_ONE):
        for eighth in range(8):
            soft = 0.0 if eighth % 4 == 2 else -4.0 if eighth % 2 == 0 else -6.0
            level = -21.0 + soft + force - 1.5 * chance.uniform()
            at(ring, bar, eighth / 2, grains[int(chance.integers(3))], level, 0.3)
        for beat, level in ((0, -16.0), (1.5, -22.0), (2, -17.0), (3.5, -22.0)):
            at(ring, bar, beat, foot, level + force)
        if clave:
            for beat in (0, 1.5, 3) if bar % 2 == 0 else (1, 2.5):
                at(ring, bar, beat, stick, -24.0 + force, -0.35)
    return ring


def snapping(bars: int) -> Ring:
    """Everybody at the next table, on two and four."""
    ring = Ring(bars)
    for bar in range(bars * BARS_IN_ONE):
        for beat in (1, 3):
            for number, (late, pan) in enumerate(((0.0, -0.6), (0.018, 0.5), (0.03, 0.1))):
                at(ring, bar, beat + late, snap(), -22.0 - 2 * number, pan)
    return ring
