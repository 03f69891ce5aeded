"""Which night hangs over the city: it grows darker and redder as the threat rises."""

from __future__ import annotations

from typing import Final

# From which threat on.
GRADES: Final = ((21, "red"), (15, "amber"), (8, "violet"), (0, "teal"))


def sky_of(threat: int) -> str:
    """The picture of the sky at a threat."""
    return next(f"skies/{name}" for least, name in GRADES if threat >= least)
