"""What other programs can paste."""

from __future__ import annotations

import pygame


def copy(text: str) -> bool:
    """Give a text to the clipboard; whether the desktop has taken it."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:  # there is none
        return False
    return True
