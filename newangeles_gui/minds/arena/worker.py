"""A deal of the arena as a piece of work, wherever that is done."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .. import workshop
from . import playing
from .playing import ArenaDeal, DealPlayed

if TYPE_CHECKING:
    from newangeles_gui.titles.title import Title


class DealToPlay(NamedTuple):
    """A deal of a game."""

    title: Title
    deal: ArenaDeal


def play(one: DealToPlay) -> DealPlayed:
    """Play one deal."""
    return playing.play_deal(workshop.players(one.title), one.deal)
