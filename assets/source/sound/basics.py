"""What every other module speaks in: samples, pitches, decibels, and a tape to lay sounds on."""

import zlib
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

Signal: TypeAlias = npt.NDArray[np.float64]
Curve: TypeAlias = "Signal | float"

RATE: Final = 44100
STEPS: Final = "C D EF G A B"


def samples(seconds: float) -> int:
    """How many samples a time takes."""
    return round(seconds * RATE)


def clock(seconds: float) -> Signal:
    """The time of each sample in seconds."""
    return np.arange(samples(seconds)) / RATE


def gain(decibels: float) -> float:
    """The factor that a level in decibels stands for."""
    return float(10.0 ** (decibels / 20.0))


def key(name: str) -> int:
    """The number of a note: `A4` is 69, `Bb3` is 58."""
    letter, rest = name[0], name[1:]
    shift = rest.count("#") - rest.count("b")
    octave = int(rest.strip("#b"))
    return 12 * (octave + 1) + STEPS.index(letter) + shift


def hertz(note: str | int) -> float:
    """The frequency of a note, given by its name or number."""
    number = key(note) if isinstance(note, str) else note
    return float(440.0 * 2.0 ** ((number - 69) / 12.0))


def seed(name: str) -> np.random.Generator:
    """Chance that is the same in every build, another one for every name."""
    return np.random.Generator(np.random.PCG64(zlib.crc32(name.encode())))


def cut(signal: Signal, seconds: float) -> Signal:
    """A signal made exactly that long, by silence or by the scissors."""
    length = samples(seconds)
    return np.pad(signal[:length], (0, max(0, length - len(signal))))


class Tape:
    """A mono recording that grows as sounds are laid on it."""

    def __init__(self) -> None:
        self.signal: Signal = np.zeros(0)

    def add(self, at: float, sound: Signal, level: float = 0.0) -> "Tape":
        """Mix a sound in at a time, with a level in decibels."""
        start = samples(at)
        missing = start + len(sound) - len(self.signal)
        if missing > 0:
            self.signal = np.pad(self.signal, (0, missing))
        self.signal[start : start + len(sound)] += sound * gain(level)
        return self
