"""Chance for scripted players, for callers that may not make it themselves."""

from __future__ import annotations

import random


def dice(seed: int | str) -> random.Random:
    """A generator for `Agent.choose`; the same seed gives the same answers."""
    return random.Random(seed)
