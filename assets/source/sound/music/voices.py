"""A choir that says nothing: held chords through throats."""

from typing import Final

from ..filters import bell_curve, shaped
from .pads import pads
from .ring import Ring
from .score import Chord

# Where the vowel "oo" turning to "ah" is open: (centre, level, octaves).
THROAT: Final = ((360.0, 0.75, 0.9), (780.0, 0.8, 0.6), (1150.0, 0.35, 0.5), (2700.0, 0.12, 0.5))


def voices(bars: int, chords: tuple[Chord, ...]) -> Ring:
    """The chords of a piece, sung."""
    ring = pads(bars, chords, 1500.0, 2600.0)
    ring.signal = shaped(
        ring.signal,
        lambda f: sum(level * bell_curve(f, centre, wide) for centre, level, wide in THROAT),
        ring=True,
    )
    return ring
