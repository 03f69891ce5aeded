"""A deal of the arena as a piece of work, wherever that is done."""

from __future__ import annotations

from .. import workshop
from . import playing
from .playing import ArenaDeal, DealPlayed


def play(deal: ArenaDeal) -> DealPlayed:
    """Play one deal."""
    return playing.play_deal(workshop.players(), deal)
