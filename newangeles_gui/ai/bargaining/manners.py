"""How somebody bargains: traits that a character sets, neutral without one."""

from __future__ import annotations

from typing import Final, NamedTuple


class Manners(NamedTuple):
    """Traits between 0 and 1, and how many worlds are looked at."""

    greed: float = 0.3  # share of the other's gain that it wants for itself on top
    caution: float = 0.3  # how much gain it wants before it moves at all
    loyalty: float = 0.7  # how dear its word is to it; below HONEST it may lie
    grudge: float = 0.4  # how long it remembers broken promises
    boldness: float = 0.5  # how near the other's limit its own offers go
    worlds: int = 6


HONEST: Final = 0.4  # from here on no promise is given that is not meant
NEUTRAL: Final = Manners()
