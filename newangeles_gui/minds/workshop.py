"""What a process that plays games for measurements has: loaded once, used for all of them.

A worker on another machine is sent only what is to be played, and finds the rest here.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from threading import get_ident
from typing import TYPE_CHECKING, Any

from newangeles_gui import paths

if TYPE_CHECKING:
    from newangeles_gui.titles.title import AnyBox, Title

    from .agent import Agent


class PlayersByLevel:
    """The players of a box by level."""

    def __init__(self, box: AnyBox) -> None:
        self.box = box
        self._crew = box.title.minds.crew(box)

    def of(self, level: str) -> Agent:
        """The player of a level."""
        return self._crew.agent(level)


def box(title: Title) -> Any:
    """The shipped content of a title with the packs of this process."""
    return _box(title, title.data, paths.pack_folders())


def players(title: Title) -> PlayersByLevel:
    """The players of this thread; a cluster may run several threads in one process."""
    return _players(box(title), get_ident())


@cache
def _box(title: Title, folder: Path, packs: tuple[Path, ...]) -> Any:
    return title.rules.box(folder, packs)


@cache
def _players(box: Any, thread: int) -> PlayersByLevel:
    return PlayersByLevel(box)
