"""The base of all frames of this game."""

from __future__ import annotations

from newangeles_gui.engine.frames import Frame

DONE = "done"


class Step(Frame):
    """One thing in progress in a game of New Angeles."""

    __slots__ = ()
