"""How large things of a talk are: with much room, and with little."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from newangeles_gui.widgets import Kit

FULL: Final = 975  # units of height from where on everything has its full size
LEAST: Final = 506  # and where it has its smallest


class TalkMeasures:
    """Lengths in pixels between those of the smallest canvas and the full ones."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.share = max(0.0, min(1.0, (kit.view.canvas[1] - LEAST) / (FULL - LEAST)))

    def between(self, least: float, full: float) -> int:
        """As much of it as there is room for."""
        return self.kit.px(least + (full - least) * self.share)
