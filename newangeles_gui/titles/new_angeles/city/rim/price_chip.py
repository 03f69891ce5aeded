"""What a vote would cost, under the face of who still has to cast it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import Button, Look, mixed, put_focus, put_panel
from newangeles_gui.widgets.strip import Mark, RowText, row, row_width

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services

    from ...talk.prices import VotePrice
    from ..faces import FaceRow

HIGH: Final = 34  # of 40: the room under a plate
PAD: Final = 12


class PriceChip(Button):
    """A click opens the talk with just this on the table."""

    floats = True

    def __init__(
        self, services: Services, below: pygame.Rect, price: VotePrice, open_it: Callable[[], None]
    ) -> None:
        kit, share = services.kit, below.height / 40
        say, key = services.say, "now" if price.now else "later"
        text = say(f"screen.rim.price.{key if price.price else 'free'}", price=price.price)
        units = share / kit.view.factor
        self.parts = [Mark("trade", 22 * units, "warning"), RowText(text, "small_strong")]
        self.pad = round(PAD * share)
        wide = min(below.width, row_width(kit, self.parts) + 2 * self.pad)
        rect = pygame.Rect(below.x, below.bottom, wide, round(HIGH * share))
        tip = f"{text}\n{say(f'screen.rim.price_tip.{key}')}"
        super().__init__(kit, rect, "", open_it, name=f"price.{price.seat}", tip=tip)
        self.text = text

    def paint(self, surface: pygame.Surface) -> None:
        """A pill in the colour of an offer."""
        kit, rect, lit = self.kit, self.rect, self.hovered or self.focused
        tint = kit.color("warning")
        fill = mixed(kit.color("base"), tint, 0.3 if lit else 0.12)
        put_panel(kit, surface, rect, Look(fill, tint, 238, 1.4, 8, 4 if lit else 0))
        drawn = row(kit, self.parts, rect.width - 2 * self.pad)
        surface.blit(drawn, drawn.get_rect(center=rect.center))
        if self.focused:
            put_focus(kit, surface, rect)


def put_prices(
    services: Services,
    faces: FaceRow,
    prices: Sequence[VotePrice],
    open_it: Callable[[VotePrice], None],
) -> list[PriceChip]:
    """A chip under each face whose price is known."""
    below = {one.seat: one.below for one in faces.seats}
    return [
        PriceChip(services, below[one.seat], one, partial(open_it, one))
        for one in prices
        if one.seat in below
    ]
