"""What a process that plays games for measurements has: loaded once, used for all of them.

A worker on another machine is sent only what is to be played, and finds the rest here.
"""

from __future__ import annotations

from functools import cache, partial
from pathlib import Path
from threading import get_ident

from newangeles_gui import paths
from newangeles_gui.titles.new_angeles.content.loader import load_content
from newangeles_gui.titles.new_angeles.minds.registry import make_agent
from newangeles_gui.titles.new_angeles.minds.skills import Skills
from newangeles_gui.titles.new_angeles.rules.box import Box

from .arena.playing import PlayersByLevel


def box() -> Box:
    """The shipped content with the packs of this process."""
    return _box(paths.data_folder(), paths.pack_folders())


def players() -> PlayersByLevel:
    """The players of this thread; a cluster may run several threads in one process."""
    return _players(box(), get_ident())


@cache
def _box(folder: Path, packs: tuple[Path, ...]) -> Box:
    return Box(load_content(folder, packs))


@cache
def _players(box: Box, thread: int) -> PlayersByLevel:
    return PlayersByLevel(box, partial(make_agent, skills=Skills(box)))
