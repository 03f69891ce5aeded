"""Cards of the table, shown large."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from newangeles_gui.scenes import CardZoom

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services


def zoom_cards(services: Services, cards: Sequence[str], chosen: int = 0) -> None:
    """Open the large cards over the table; those without a name are left out."""
    known = [card for card in cards if card]
    if known:
        services.stack.push(CardZoom(services, known, min(chosen, len(known) - 1)))
