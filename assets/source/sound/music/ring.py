"""A stereo tape without ends: what runs over the end sounds on at the beginning."""

from collections.abc import Mapping
from typing import Final

import numpy as np

from ..basics import RATE, Signal, gain

TEMPO: Final = 72
BEATS: Final = 4
STEPS: Final = 16
# At 72 beats a minute a bar is a whole number of samples, so that loops can be cut anywhere.
BAR: Final = RATE * 60 * BEATS // TEMPO
STEP: Final = BAR / STEPS
# A level that means that a player is silent.
SILENT: Final = -90.0


class Ring:
    """So many bars in stereo, joined end to end."""

    def __init__(self, bars: int) -> None:
        self.signal: Signal = np.zeros((2, bars * BAR))

    @property
    def bars(self) -> int:
        """Its length in bars."""
        return self.signal.shape[-1] // BAR

    def add(self, bar: float, step: float, sound: Signal, level: float, pan: float = 0.0) -> None:
        """Lay a sound at a bar and sixteenth; pan is -1 (left) to 1; stereo stays as it is."""
        start = round(bar * BAR + step * STEP) % self.signal.shape[-1]
        angle = (pan + 1) * np.pi / 4
        left_right = np.array([[np.cos(angle)], [np.sin(angle)]])
        sides = sound if sound.ndim == 2 else left_right * sound
        done = 0
        while done < sides.shape[-1]:
            part = min(sides.shape[-1] - done, self.signal.shape[-1] - start)
            self.signal[:, start : start + part] += sides[:, done : done + part] * gain(level)
            done, start = done + part, 0


def seconds(steps: float) -> float:
    """How long so many sixteenths last."""
    return steps * STEP / RATE


def breath(bars: int, depth: float, every: int = 4) -> Signal:
    """The side chain: everything ducks on a beat and comes up again."""
    length = round(every * STEP)
    time = np.arange(length) / RATE
    duck = np.minimum(time / 0.025, 1.0) * np.exp(-np.maximum(time - 0.025, 0.0) / 0.24)
    one = 1.0 - depth * duck
    return np.resize(one, bars * BAR)


def tide(bars: int, turns: int, low: float, start: float = 0.0) -> Signal:
    """A slow swing between `low` and 1 that fits the ring a whole number of times."""
    turn = np.arange(bars * BAR) / (bars * BAR) * turns + start
    return low + (1 - low) * (0.5 - 0.5 * np.cos(2 * np.pi * turn))


def stages(bars: int, levels: Mapping[int, float]) -> Signal:
    """A player's part in the form: from each bar on a level in decibels, reached within a beat."""
    lines = sorted(levels)
    heights = [0.0 if levels[bar] <= SILENT else gain(levels[bar]) for bar in lines]
    length, beat = bars * BAR, BAR // BEATS
    moments, values = [], []
    for number, bar in enumerate(lines):
        # The first one is reached from the last one: the piece is a ring.
        moments += [bar * BAR - beat, bar * BAR]
        values += [heights[number - 1], heights[number]]
    return np.interp(np.arange(length), moments, values, period=length)
