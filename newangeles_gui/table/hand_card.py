"""A card in one's own hand: picked by click, played by a second click or by drag."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

import pygame

from newangeles_gui.widgets import (
    CardFace,
    Kit,
    Look,
    Widget,
    paint_card,
    put_badge,
    put_focus,
    put_panel,
)

if TYPE_CHECKING:
    from .hand import Hand

LIFT: Final = 1.16  # how much larger the card under the pointer is
HIGHER: Final = 0.02  # of its height, that it may stand above the hand: the question is there
CHOSEN: Final = 0.02  # and a chosen one
DRAG: Final = 14  # units from which on a press is a drag
HOLD: Final = 0.55  # seconds after which a press opens the zoom
KEYS: Final = 10  # 1 to 9, then 0
# Shares of the width.
AROUND: Final = 0.12  # free around the card, for its glow
CUT: Final = 0.07
BADGE: Final = 0.2
VEIL: Final = 140


class HandCard(Widget):
    """One card; where several equal ones lie, each of them is the same answer."""

    focusable = True
    low_tip = True  # the question stands above the hand
    floats = True

    def __init__(self, hand: Hand, place: int, card: str) -> None:
        super().__init__(hand.kit, pygame.Rect(0, 0, 0, 0), f"card.{place}")
        self.hand, self.place, self.card = hand, place, card
        self.target = ("card", card)
        self.copy = 0  # how many equal ones lie before it
        self.turn = 0.0  # degrees
        self.home = self.rect
        self._open = 0  # pixels that the next card does not cover
        self.held: float | None = None  # seconds since the press
        self.dragged_to: tuple[int, int] | None = None
        self._pressed_at = (0, 0)
        self._was_more = False  # the press became a drag or a zoom, so its release is no click

    def lie(self, home: pygame.Rect, seen: int) -> None:
        """Its place while nobody looks at it, and how much of its width the next one leaves."""
        self.home, self._open = home, seen
        self.rect = self.seen

    @property
    def lit(self) -> bool:
        """Whether it can be picked now."""
        return self.hand.picker.is_lit(self.target)

    @property
    def chosen(self) -> bool:
        """Whether it only has to be confirmed, or is among those that are gathered."""
        return self.hand.picker.is_chosen(self.target, self.copy)

    @property
    def raised(self) -> bool:
        """Whether it is looked at."""
        return self.hovered or self.focused

    @property
    def seen(self) -> pygame.Rect:
        """The part of its place that no other card covers and that is in the window."""
        rect = pygame.Rect(self.home.x, self._low, self._open, self.home.height)
        return rect.clip(pygame.Rect((0, 0), self.kit.view.size))

    @property
    def _low(self) -> int:
        return self.home.y + self.hand.depth

    @property
    def standing(self) -> pygame.Rect:
        """Where it is drawn now."""
        rect = self.home.copy()
        if self.dragged_to is not None:
            rect.center = self.dragged_to
        elif self.raised:
            rect = self._lifted()
        else:
            rect.y = self._low - (round(CHOSEN * rect.height) if self.chosen else 0)
        return rect

    def _lifted(self) -> pygame.Rect:
        area = self.hand.rect
        foot = min(self.kit.view.size[1] - self.kit.px(4), area.bottom + round(0.02 * area.height))
        top = area.y - round(HIGHER * area.height)
        high = min(round(self.home.height * LIFT), foot - top)
        rect = pygame.Rect(0, 0, round(high * self.home.width / self.home.height), high)
        rect.midbottom = (self.home.centerx, foot)
        return rect.clamp(pygame.Rect((0, 0), self.kit.view.size))

    def hits(self, pos: tuple[int, int]) -> bool:
        """The part that no other card covers while none is raised, and what is below it."""
        seen = self.seen
        if self.raised:  # a card that came up stays up below the pointer
            seen.union_ip(pygame.Rect(seen.x, self.home.y, seen.width, self.home.height))
        return seen.collidepoint(pos)

    @property
    def tip_text(self) -> str:
        """What it is, and why it cannot be picked now."""
        return "" if self.dragged_to is not None else self.hand.tip_of(self.target)

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
        return self.pick()

    def pick(self) -> bool:
        """Choose it, or confirm; where several are gathered take it up or put it back."""
        return self.hand.picker.pick(self.target, taken=self.chosen)

    def context(self, pos: tuple[int, int]) -> bool:
        """Look at it."""
        self.hand.zoom(self.card)
        return True

    def act(self, action: str) -> bool:
        """Enter picks it, the zoom key shows it large."""
        if action == "zoom":
            return self.context(self.rect.center)
        return self.pick() if action == "confirm" else False

    def wait_for_hold(self, seconds: float) -> None:
        """Time passes while it is pressed."""
        if self.held is not None:
            self.held += seconds
            if self.held >= HOLD:
                self.held, self._was_more = None, True
                self.hand.zoom(self.card)

    def paint(self, surface: pygame.Surface) -> None:
        """The card in its state; at rest it is a little turned."""
        rect = self.standing
        # The tip and the next focus are looked for beside what is seen.
        self.rect = rect if self.raised else self.seen
        straight = self.raised or self.dragged_to is not None
        drawn = hand_picture(
            self.kit,
            self.hand.words.face(self.card),
            rect.size,
            HandCardLook(
                self.state,
                self.badge,
                rect.width if straight else self._open,
                0.0 if straight else self.turn,
            ),
        )
        surface.blit(drawn, drawn.get_rect(center=rect.center))
        if self.focused and self.dragged_to is None:
            put_focus(self.kit, surface, rect)

    @property
    def state(self) -> str:
        """Chosen, looked at, pale while others are asked for, or none of these."""
        if self.chosen:
            return "chosen"
        if self.raised:
            return "raised"
        return "pale" if self.hand.picking and not self.lit else ""

    @property
    def badge(self) -> str:
        """The key that picks it, or that it is chosen."""
        if self.chosen:
            return "check"
        if not self.lit:
            return ""
        number = self.hand.numbered().index(self.card) + 1
        return str(number % KEYS) if number <= KEYS else ""


class DrawnCard(Protocol):
    """A card that its title draws itself; equal ones look the same."""

    def __hash__(self) -> int:
        """Equal ones share what was drawn of them."""

    def draw(self, kit: Kit, size: tuple[int, int]) -> pygame.Surface:
        """In exactly this size."""


class HandCardLook(NamedTuple):
    """How a card of a hand is drawn: its badge stands where no other card covers it."""

    state: str
    badge: str
    open: int  # pixels of its width
    turn: float  # degrees


def hand_picture(
    kit: Kit, face: CardFace | DrawnCard, size: tuple[int, int], look: HandCardLook
) -> pygame.Surface:
    """A card around its middle, drawn once."""
    return kit.kept(("hand card", face, size, look), lambda: _draw(kit, face, size, look))


def _draw(
    kit: Kit, face: CardFace | DrawnCard, size: tuple[int, int], look: HandCardLook
) -> pygame.Surface:
    around = round(AROUND * size[0])
    whole = pygame.Surface((size[0] + 2 * around, size[1] + 2 * around), pygame.SRCALPHA)
    rect = pygame.Rect((around, around), size)
    if look.state in ("chosen", "raised"):
        color = kit.color("focus" if look.state == "chosen" else "accent")
        cut, reach = (share * size[0] / kit.view.factor for share in (CUT, AROUND))
        glow = Look(kit.color("base"), color, 255, edge=4, cut=cut, glow=reach * 0.45)
        put_panel(kit, whole, rect.inflate(kit.px(4), kit.px(4)), glow)
    card = paint_card(kit, face, size) if isinstance(face, CardFace) else face.draw(kit, size)
    whole.blit(card, rect)
    if look.state == "pale":
        veil = card.copy()
        veil.fill((0, 0, 0, VEIL), special_flags=pygame.BLEND_RGBA_MULT)
        veil.fill((*kit.color("base"), 0), special_flags=pygame.BLEND_RGBA_ADD)
        whole.blit(veil, rect)
    if look.badge:
        right = rect.x + min(look.open, rect.width - round(0.03 * rect.width))
        corner = (right, rect.y + round(0.03 * rect.width))
        put_badge(kit, whole, corner, round(BADGE * rect.width), look.badge)
    return _turned(whole, look.turn) if look.turn else whole


def _turned(picture: pygame.Surface, degrees: float) -> pygame.Surface:
    """Larger while it is turned, so that edges and letters stay smooth."""
    twice = pygame.transform.smoothscale_by(picture, 2)
    return pygame.transform.rotozoom(twice, degrees, 0.5)
