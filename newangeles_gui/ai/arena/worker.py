"""A process of the arena: loads everything once, then plays deal after deal."""

from __future__ import annotations

import signal
from functools import cache

from newangeles_gui import paths
from newangeles_gui.content.loader import load_content
from newangeles_gui.rules.box import Box

from ..registry import make_agent
from .playing import Deal, Played, Players, play_deal


def begin() -> None:
    """Ctrl-C is for the process that collects the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@cache
def _players() -> Players:
    return Players(Box(load_content(paths.data_folder())), make_agent)


def play(deal: Deal) -> Played:
    """Play one deal."""
    return play_deal(_players(), deal)
