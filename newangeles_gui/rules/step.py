"""The base of all frames of this game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from newangeles_gui.engine.frames import Frame

if TYPE_CHECKING:
    from .game import Game  # noqa: F401  # named in a string below

DONE = "done"


class Step(Frame["Game"]):
    """One thing in progress in a game of New Angeles."""

    __slots__ = ()
