"""Something that scrolls only where it must: the bar takes no room where there is none."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from newangeles_gui.widgets.scroll import Scroll

if TYPE_CHECKING:
    import pygame

    from newangeles_gui.widgets.kit import Kit

# Puts widgets into the scroll, in so much width.
Fill = Callable[[Scroll, int], None]


def filled_scroll(kit: Kit, rect: pygame.Rect, name: str, fill: Fill, offset: int = 0) -> Scroll:
    """Filled in the whole width; if that is too high, once more with room for the bar."""
    scroll = Scroll(kit, rect, name, offset)
    fill(scroll, rect.width)
    if scroll.furthest:
        scroll = Scroll(kit, rect, name, offset)
        fill(scroll, scroll.inner)
    scroll.settle()
    return scroll
