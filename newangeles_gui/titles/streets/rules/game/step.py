"""What a game of Streets is in the middle of."""

from __future__ import annotations

from newangeles_gui.engine import Frame


class Step(Frame):
    """One thing in progress; what each says below `on` is what it can lie on."""

    __slots__ = ()
