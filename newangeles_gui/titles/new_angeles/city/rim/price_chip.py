"""What a vote would cost, under the face of who still has to cast it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import (
    Button,
    Look,
    Mark,
    RowPart,
    RowText,
    mixed,
    put_focus,
    put_panel,
    row,
)  # fmt: skip

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.widgets import Action

    from ...talk.prices import VotePrice
    from ..faces import FaceRow, FaceSeat

HIGH: Final = 38  # of 40: the room under a plate
GAP: Final = 4


class PriceChip(Button):
    """Under the portrait, beside the tag; a click opens the talk with just this on the table."""

    floats = True

    def __init__(
        self, services: Services, plate: FaceSeat, price: VotePrice, open_it: Action
    ) -> None:
        kit, face, below = services.kit, plate.face, plate.below
        share = below.height / 40
        say, key = services.say, "now" if price.now else "later"
        text = say(f"screen.rim.price.{key if price.price else 'free'}", price=price.price)
        units = share / kit.view.factor
        number = f"{price.price}" if price.now else f"≈{price.price}"
        self.parts: list[RowPart] = [
            Mark("trade", 20 * units, "warning"), Mark("symbols/capital", 22 * units),
            RowText(number, "strong", "capital"),
        ]  # fmt: skip
        rect = pygame.Rect(face.x, below.y, face.width - round(GAP * share), round(HIGH * share))
        tip = f"{text}\n{say(f'screen.rim.price_tip.{key}')}"
        super().__init__(kit, rect, "", open_it, name=f"price.{price.seat}", tip=tip)
        self.text = text

    def paint(self, surface: pygame.Surface) -> None:
        """A pill in the colour of an offer."""
        kit, rect, lit = self.kit, self.rect, self.hovered or self.focused
        tint = kit.color("warning")
        fill = mixed(kit.color("base"), tint, 0.3 if lit else 0.12)
        put_panel(kit, surface, rect, Look(fill, tint, 238, 1.4, 8, 4 if lit else 0))
        drawn = row(kit, self.parts, rect.width - kit.px(10))
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
    plates = {one.seat: one for one in faces.seats}
    return [
        PriceChip(services, plates[one.seat], one, partial(open_it, one))
        for one in prices
        if one.seat in plates
    ]
