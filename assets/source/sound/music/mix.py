"""How players become a piece: which of them is how loud, how far away, and in which bars."""

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

import numpy as np

from ..basics import Signal, gain
from ..filters import highpass, lowpass
from ..loudness import integrated
from ..space import echoes, night
from .ring import Ring, breath, seconds, stages

DOTTED_EIGHTH: Final = 3.0


class Layer(NamedTuple):
    """A player in a mix: its own loudness, how much it ducks, how much echo and night it gets."""

    ring: Ring
    loudness: float
    duck: float = 0.0
    echo: float = 0.0
    far: float = 0.0
    form: Mapping[int, float] | None = None  # from each bar on a level in decibels


def mix(
    bars: int, layers: Iterable[Layer], every: int = 4, repeat: float = DOTTED_EIGHTH
) -> Signal:
    """All layers with their echoes, which follow after `repeat` sixteenths, in the same night."""
    dry = np.zeros_like(Ring(bars).signal)
    echo, far = np.zeros_like(dry), np.zeros_like(dry)
    for layer in layers:
        sound = layer.ring.signal * gain(layer.loudness - integrated(layer.ring.signal))
        if layer.duck:
            sound *= breath(bars, layer.duck, every)
        if layer.form:
            sound *= stages(bars, layer.form)
        dry += sound
        echo += layer.echo * sound
        far += layer.far * sound
    repeats = echoes(highpass(echo, 200.0, 1, ring=True), seconds(repeat), 0.5)
    wide = night(highpass(far + 0.4 * repeats, 140.0, 2, ring=True))
    total = dry + repeats + wide
    return lowpass(highpass(total, 32.0, 2, ring=True), 11000.0, 1, ring=True)
