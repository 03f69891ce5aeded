"""A card in one's own hand: picked by click, played by a second click or by drag."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table import Ink, put_text
from newangeles_gui.table.hand_layout import SHAPE
from newangeles_gui.widgets import Look, Widget, put_card, put_focus, put_panel

if TYPE_CHECKING:
    from newangeles_gui.table.hand_layout import CardPlace

    from .hand import Hand

LIFT: Final = 1.26  # how much larger the card under the pointer is
LEAST_LIFTED: Final = 0.92  # of the height of the hand
MOST_ABOVE: Final = 46  # units that it stands above the hand
DRAG: Final = 14  # units from which on a press is a drag
HOLD: Final = 0.55  # seconds after which a press opens the zoom
MARK: Final = 30
KEYS: Final = 10  # 1 to 9, then 0


class HandCard(Widget):
    """One card; where several equal ones lie, each of them is the same answer."""

    focusable = True
    low_tip = True  # the question stands above the hand
    floats = True

    def __init__(self, hand: Hand, number: int, card: str, place: CardPlace) -> None:
        super().__init__(hand.kit, place.rect, f"card.{number}")
        self.hand, self.card = hand, card
        self.target = ("card", card)
        self.home, self.seen = place.rect, place.seen
        self.held: float | None = None  # seconds since the press
        self.dragged_to: tuple[int, int] | None = None
        self._pressed_at = (0, 0)
        self._was_more = False  # the press became a drag or a zoom, so its release is no click

    @property
    def lit(self) -> bool:
        """Whether it can be picked now."""
        return self.hand.picker.is_lit(self.target)

    @property
    def chosen(self) -> bool:
        """Whether it only has to be confirmed."""
        return self.hand.picker.is_chosen(self.target)

    @property
    def raised(self) -> bool:
        """Whether it is looked at."""
        return self.hovered or self.focused

    @property
    def standing(self) -> pygame.Rect:
        """Where it is drawn now."""
        if self.dragged_to is not None:
            rect = self.home.copy()
            rect.center = self.dragged_to
            return rect
        if self.raised:
            return self._lifted()
        return self.home.move(0, -self.kit.px(16)) if self.chosen else self.home

    def _lifted(self) -> pygame.Rect:
        area = self.hand.rect
        # Low cards of two rows become whole ones.
        high = max(round(self.home.height * LIFT), round(area.height * LEAST_LIFTED))
        high = min(high, area.height + self.kit.px(MOST_ABOVE))
        rect = pygame.Rect(0, 0, max(round(high / SHAPE), self.home.width), high)
        rect.midbottom = (self.home.centerx, min(self.home.bottom + self.kit.px(6), area.bottom))
        return rect.clamp(pygame.Rect((0, 0), self.kit.view.size))

    def hits(self, pos: tuple[int, int]) -> bool:
        """The part that no other card covers while none is raised."""
        return self.seen.collidepoint(pos)

    @property
    def tip_text(self) -> str:
        """What it is, and why it cannot be picked now."""
        if self.dragged_to is not None:
            return ""
        return self.hand.tip_of(self.target)

    def press(self, pos: tuple[int, int]) -> None:
        """Perhaps the beginning of a drag, or of a look at it."""
        self._pressed_at, self._was_more = pos, False
        self.held = 0.0

    def drag(self, pos: tuple[int, int]) -> None:
        """It follows the pointer if it can be played."""
        far = self.kit.px(DRAG)
        moved = abs(pos[0] - self._pressed_at[0]) + abs(pos[1] - self._pressed_at[1])
        if self.dragged_to is not None or moved > far:
            self.held, self._was_more = None, True
            if self.lit:
                self.dragged_to = pos

    def drop(self, pos: tuple[int, int]) -> None:
        """Above the hand it is played, elsewhere it goes back."""
        self.held = None
        dragged, self.dragged_to = self.dragged_to is not None, None
        if dragged and pos[1] < self.hand.rect.top:
            self.hand.picker.play(self.target)

    def click(self, pos: tuple[int, int]) -> bool:
        """Pick it; a second time confirms."""
        if self._was_more:
            self._was_more = False
            return True
        return self.hand.picker.pick(self.target)

    def context(self, pos: tuple[int, int]) -> bool:
        """Look at it."""
        self.hand.zoom(self.card)
        return True

    def act(self, action: str) -> bool:
        """Enter picks it, the zoom key shows it large."""
        if action == "zoom":
            return self.context(self.rect.center)
        if action == "confirm":
            return self.hand.picker.pick(self.target)
        return False

    def wait_for_hold(self, seconds: float) -> None:
        """Time passes while it is pressed."""
        if self.held is not None:
            self.held += seconds
            if self.held >= HOLD:
                self.held, self._was_more = None, True
                self.hand.zoom(self.card)

    def paint(self, surface: pygame.Surface) -> None:
        """The card in its state."""
        kit, rect = self.kit, self.standing
        # The tip and the next focus are looked for beside what is seen.
        self.rect = rect if self.raised else self.seen
        state = "chosen" if self.chosen else "lit" if self.lit else ""
        if not state and self.hand.picking and not self.raised:
            state = "dimmed"
        put_card(
            kit,
            surface,
            rect,
            self.hand.services.face(self.card),
            state,
        )
        if self.chosen:
            self._put_mark(surface, rect)
        elif self.lit:
            self._put_number(surface, rect)
        if self.focused and self.dragged_to is None:
            put_focus(kit, surface, rect)

    def _put_number(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The key that picks it; of equal cards only the topmost shows it."""
        kit, number = self.kit, self.hand.numbered().index(self.card) + 1
        covered = self.seen.width < self.home.width
        if number > KEYS or (covered and not self.raised):
            return
        chip = pygame.Rect(0, 0, kit.px(24), kit.px(24))
        chip.topright = (rect.right - kit.px(4), rect.top + kit.px(4))
        put_panel(kit, surface, chip, Look(kit.color("base"), kit.color("accent"), 225, 1, cut=6))
        put_text(kit, surface, chip, str(number % KEYS), Ink("small_strong", "accent", "center"))

    def _put_mark(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        kit = self.kit
        radius = kit.px(MARK) // 2
        center = (rect.right - radius - kit.px(6), rect.top + radius + kit.px(6))
        pygame.draw.circle(surface, kit.color("focus"), center, radius)
        sign = kit.icon("check", MARK * 0.7, kit.color("base"))
        surface.blit(sign, sign.get_rect(center=center))
