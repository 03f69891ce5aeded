"""Struck bars: a vibraphone with its fan on, and wood below it."""

from collections.abc import Callable
from typing import Final

from ..basics import Signal, hertz
from ..drums import tap
from ..envelopes import strike, wobble
from ..instruments import glass, tine
from ..oscillators import partials

Instrument = Callable[[int], Signal]
METAL: Final = ((1.0, 1.0), (3.98, 0.2), (9.1, 0.03))
WOOD: Final = ((1.0, 1.0), (3.93, 0.22), (9.24, 0.06))


def vibes(number: int) -> Signal:
    """Metal: long, with a slow tremble."""
    long = 2.6
    ring = partials(hertz(number), long, METAL) * strike(long, 2.6, 0.003)
    return 0.7 * ring * wobble(long, 4.3, 0.28, 0.25)


def wood(number: int) -> Signal:
    """A marimba: round and gone."""
    long = 0.7
    bar = partials(hertz(number), long, WOOD) * strike(long, 0.55, 0.002)
    skin = tap(hertz(number), 0.05, "mallet")
    bar[: len(skin)] += 0.08 * skin
    return 0.8 * bar


def bells(number: int) -> Signal:
    """Small bells over a soft key."""
    return tine(number, 2.4, 2.0, 0.4) + 0.3 * glass(number + 12, 2.4, 1.3)
