"""People: their steps, their doors, their sighs, and how many of them talk at once."""

from typing import Final

import numpy as np

from assets.source.sound.basics import Signal, Tape, clock, samples, seed
from assets.source.sound.drums import tap
from assets.source.sound.envelopes import glide, line, strike, swell
from assets.source.sound.filters import band, formants, highpass
from assets.source.sound.noise import white
from assets.source.sound.oscillators import saw
from assets.source.sound.space import alley

# Open vowels that everybody uses when nobody listens: (centre, level, octaves) each.
VOWELS: Final = (
    ((480.0, 1.0, 0.7), (1050.0, 0.5, 0.6), (2500.0, 0.12, 0.6)),
    ((620.0, 1.0, 0.7), (1550.0, 0.4, 0.5), (2600.0, 0.14, 0.6)),
    ((400.0, 1.0, 0.8), (820.0, 0.5, 0.6), (2300.0, 0.08, 0.6)),
    ((530.0, 1.0, 0.7), (1800.0, 0.35, 0.5), (2700.0, 0.14, 0.6)),
)


def steps() -> Signal:
    """Two pairs of shoes on a dry pavement, not quite in step."""
    tape, chance = Tape(), seed("steps")
    for number in range(5):
        for who, (heel, late) in enumerate(((330.0, 0.0), (270.0, 0.045))):
            moment = 0.11 * number + late + 0.01 * chance.uniform()
            grit = band(white(0.05, f"grit {number} {who}"), 2900.0, 1.5) * strike(0.05, 0.04)
            level = -1.0 * number - 3.0 * who
            tape.add(moment, tap(heel + 25 * (number % 2), 0.06, f"heel {number} {who}"), level)
            tape.add(moment + 0.008, grit, level - 13.0)
    return alley(tape.signal, -24.0, 0.25)


def moved_in() -> Signal:
    """A latch, and a door that is glad to be shut."""
    tape = Tape().add(0.0, tap(900.0, 0.05, "latch"), -8.0)
    tape.add(0.07, tap(150.0, 0.14, "door"), 0.0).add(0.085, tap(420.0, 0.08, "frame"), -7.0)
    return alley(tape.signal, -22.0, 0.25)


def syllable(chance: np.random.Generator, pitch: float) -> Signal:
    """One that cannot be understood."""
    long = float(chance.uniform(0.11, 0.24))
    bend = pitch * float(chance.uniform(0.92, 1.12))
    tone = saw(glide((0.0, pitch), (long, bend)), long, 2600.0)
    vowel = VOWELS[int(chance.integers(len(VOWELS)))]
    return formants(tone, vowel) * swell(long, 0.03, long * 0.5)


def murmur(name: str, voices: int, long: float) -> Signal:
    """So many people talk, each at their own height and pace; it rises and goes."""
    chance, total = seed(name), np.zeros(samples(long))
    for _ in range(voices):
        pitch = float(np.exp(chance.uniform(np.log(105.0), np.log(270.0))))
        moment = float(chance.uniform(0.0, 0.3))
        while moment < long - 0.3:
            sound = syllable(chance, pitch * float(chance.uniform(0.9, 1.15)))
            start = samples(moment)
            part = sound[: len(total) - start]
            total[start : start + len(part)] += part * float(chance.uniform(0.4, 1.0))
            moment += len(sound) / 44100 + float(chance.exponential(0.09))
    return total / np.sqrt(voices) * swell(long, long * 0.3, long * 0.45)


def crowd_small() -> Signal:
    """Three who know each other."""
    return alley(murmur("small", 3, 0.9), -16.0, 0.4)


def crowd_large() -> Signal:
    """A dozen at a corner."""
    return alley(murmur("large", 9, 1.3), -13.0, 0.6)


def crowd_huge() -> Signal:
    """A street full of people, and one of them laughs."""
    long = 1.9
    tape = Tape().add(0.0, murmur("huge", 22, long), 0.0)
    hum = band(white(long, "hum"), 620.0, 1.6) * swell(long, 0.7, 0.9)
    tape.add(0.0, hum, -14.0)
    chance = seed("laugh")
    for number in range(4):
        tape.add(0.7 + 0.13 * number, syllable(chance, 310.0 - 22.0 * number), -4.0 - number)
    return alley(tape.signal, -11.0, 0.8)


def seekers_sigh() -> Signal:
    """No room anywhere: two breaths out, the second resigned."""
    tape = Tape()
    for number, (moment, pitch, long) in enumerate(((0.0, 255.0, 0.5), (0.22, 175.0, 0.75))):
        fall = glide((0.0, pitch), (0.12, pitch * 1.12), (long, pitch * 0.62))
        tone = formants(saw(fall, long, 1700.0), VOWELS[number * 2])
        air = highpass(band(white(long, f"sigh {number}"), 1500.0, 2.0), 400.0)
        shape = swell(long, 0.09, long * 0.75)
        rough = 1.0 + 0.1 * np.sin(2 * np.pi * 5.2 * clock(long))
        tape.add(moment, tone * shape * rough, -3.0 * number)
        tape.add(moment, air * shape * line((0.0, 0.6), (long, 1.0)), -11.0)
    return alley(tape.signal, -18.0, 0.4)
