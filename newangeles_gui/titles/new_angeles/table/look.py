"""Cards over the board that only the person who is asked may see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.scenes import CardZoom
from newangeles_gui.widgets import Look, Widget, paint_card, put_focus, put_panel

from .choosing import Rivals

if TYPE_CHECKING:
    from collections.abc import Sequence

    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Picker

    from .choosing import Choosing

RATIO: Final = 1.4  # of a card
WIDEST: Final = 330  # units
GAP: Final = 18
FEW: Final = 2


class LookCard(Widget):
    """One card that can be picked."""

    focusable = True

    def __init__(self, services: Services, rect: pygame.Rect, option: str, picker: Picker) -> None:
        super().__init__(services.kit, rect, f"look.{option}")
        self.services, self.option, self.picker = services, option, picker
        self.target = ("look", option)
        self.face = services.face(option)
        if not picker.is_chosen(self.target):  # then the question says it, and Confirm stands there
            self.tip = f"{self.face.title}\n{self.face.text}"

    def click(self, pos: tuple[int, int]) -> bool:
        """Pick it."""
        return self.picker.pick(self.target) or self.context(pos)

    def context(self, pos: tuple[int, int]) -> bool:
        """Show it large."""
        self.services.stack.push(CardZoom(self.services, [self.option]))
        return True

    def paint(self, surface: pygame.Surface) -> None:
        """The card, with a rim if it is chosen."""
        surface.blit(paint_card(self.kit, self.face, self.rect.size), self.rect)
        if self.picker.is_chosen(self.target):
            rim = self.rect.inflate(self.kit.px(8), self.kit.px(8))
            color = self.kit.color("accent")
            pygame.draw.rect(surface, color, rim, self.kit.px(4), border_radius=self.kit.px(10))
        if self.focused or self.hovered:
            put_focus(self.kit, surface, self.rect)


class LookRow(Widget):
    """Cards side by side in the middle of the board."""

    floats = True

    def __init__(
        self, services: Services, room: pygame.Rect, options: Sequence[str], picker: Picker
    ) -> None:
        kit, gap = services.kit, services.kit.px(GAP)
        count = len(options)
        if kit.view.compact and count > FEW:
            # Many cards need the whole width to be told apart.
            room = pygame.Rect(gap, room.y, kit.view.size[0] - 2 * gap, room.height)
        width = min(
            kit.px(WIDEST),
            (room.width - gap * (count + 1)) // count,
            round((room.height - 2 * gap) / RATIO),
        )
        height = round(width * RATIO)
        rect = pygame.Rect(0, 0, count * (width + gap) + gap, height + 2 * gap)
        rect.center = room.center
        super().__init__(kit, rect, "look")
        for place, option in enumerate(options):
            left = rect.x + gap + place * (width + gap)
            spot = pygame.Rect(left, rect.y + gap, width, height)
            self.add(LookCard(services, spot, option, picker))

    def paint(self, surface: pygame.Surface) -> None:
        """A panel under the cards."""
        color = self.kit.color
        put_panel(self.kit, surface, self.rect, Look(color("base"), color("accent"), 235, glow=14))


def look_row(
    services: Services, room: pygame.Rect, choosing: Choosing, picker: Picker
) -> LookRow | None:
    """The cards of a question that is answered with cards over the board."""
    if not choosing.looks:
        return None
    shown = choosing.shown() if isinstance(choosing, Rivals) else choosing.things
    return LookRow(services, room, shown, picker)
