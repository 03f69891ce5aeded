"""The person's own hand at the foot of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table import Ink, put_text
from newangeles_gui.table.hand_layout import HandRoom, hand_places
from newangeles_gui.table.zooming import zoom_cards
from newangeles_gui.widgets import Look, Widget, put_panel

from ..words import own_words
from .hand_card import HandCard

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Picker, Target

    from ..rules import View

HEAD: Final = 24  # units for the title
BELOW: Final = 4  # of the gap to the edge of the window
SIDE_HEAD: Final = 40  # with little room the title stands at the left
NARROW, SMALL_NARROW = 100, 72
SLIVER: Final = 24
GAP: Final = 5
LOW: Final = 90


class Hand(Widget):
    """A fan of the own cards; what can be picked glows, the card looked at rises."""

    def __init__(self, services: Services, rect: pygame.Rect, view: View, picker: Picker) -> None:
        super().__init__(services.kit, rect, "hand")
        self.services, self.view, self.picker = services, view, picker
        self.cards: list[HandCard] = []
        self._known: list[str] = []
        self.refresh()

    def hits(self, pos: tuple[int, int]) -> bool:
        """Only its cards can be pointed at."""
        return False

    def refresh(self) -> None:
        """Lay out the hand of the view; cards that stay keep their pointer and focus."""
        known = sorted(self.view.hand, key=self.view.hand.index)  # equal cards together
        if known == self._known and self.cards:
            return
        before = {one.name: one for one in self.cards}
        places = hand_places(known, self._room())
        self.cards = [
            HandCard(self, number, card, place)
            for number, (card, place) in enumerate(zip(known, places, strict=True))
        ]
        for one in self.cards:
            old = before.get(one.name)
            if old is not None:
                one.hovered, one.focused = old.hovered, old.focused
            one.rect = one.seen
        self.children = list[Widget](self.cards)
        self._known = known

    def _room(self) -> HandRoom:
        px, small = self.kit.px, self.kit.view.compact
        rect = self.rect.copy()
        if small:
            rect.x += px(SIDE_HEAD)
            rect.width -= px(SIDE_HEAD)
        else:
            rect.y += px(HEAD)
            rect.height -= px(HEAD - BELOW)
        narrow = SMALL_NARROW if small else NARROW
        return HandRoom(rect, px(narrow), px(SLIVER), px(GAP), px(LOW))

    @property
    def picking(self) -> bool:
        """Whether a card of the hand is asked for."""
        return bool(self.numbered())

    def numbered(self) -> list[str]:
        """The different cards that can be picked, in the order of their number keys."""
        return [card for card in dict.fromkeys(self._known) if self.picker.is_lit(("card", card))]

    def number(self, n: int) -> bool:
        """Pick the n-th different card that can be picked, from 1; whether there is one."""
        lit = self.numbered()
        return 1 <= n <= len(lit) and self.picker.pick(("card", lit[n - 1]))

    def zoom(self, card: str) -> None:
        """Show a card of the hand large."""
        zoom_cards(self.services, [card])

    def tip_of(self, target: Target) -> str:
        """Name and text of a card, and why it cannot be picked."""
        words, card = own_words(self.services.words), target[1]
        parts = [words.card(card), words.text(f"action.{card}")]
        if self.picker.active and not self.picker.is_lit(target):
            parts.append(self.picker.why_not(target))
        return "\n".join(part for part in parts if part)

    def place(self, target: Target) -> pygame.Rect | None:
        """Where the hand is, or the topmost copy of a card in it."""
        if target == ("hand",):
            return self.rect
        if target[0] == "card":
            found = [one.standing for one in self.cards if one.card == target[1]]
            return found[-1] if found else None
        return None

    def update(self, seconds: float) -> None:
        """Time passes: a card that is held down long enough is shown large."""
        for card in self.cards:
            card.wait_for_hold(seconds)

    def wait(self) -> float | None:
        """Seconds until it wants `update`; None if nothing is held down."""
        return 0.05 if any(card.held is not None for card in self.cards) else None

    def draw(self, surface: pygame.Surface) -> None:
        """The resting cards first, then the one that is looked at or dragged."""
        if not self.visible:
            return
        self.paint(surface)
        above = [one for one in self.cards if one.raised or one.dragged_to is not None]
        for one in self.cards:
            if one not in above:
                one.draw(surface)
        for one in sorted(above, key=lambda one: (one.dragged_to is not None, one.hovered)):
            one.draw(surface)

    def paint(self, surface: pygame.Surface) -> None:
        """Title and ground."""
        if self.kit.view.compact:
            self._put_side_head(surface)
        else:
            self._put_head(surface)
        if not self._known:
            self._put_empty(surface)

    def _limit(self) -> int:
        """How many cards the person may keep at the end of the own turn (42.0)."""
        box, view = self.services.box, self.view
        owned = (name for name in box.hand_changers if view.owners.get(name) == view.seat)
        return int(box.limits.hand_size + sum(box.assets[name].hand_size for name in owned))

    def _put_head(self, surface: pygame.Surface) -> None:
        kit, say, count = self.kit, self.services.say, len(self._known)
        rect = pygame.Rect(self.rect.x, self.rect.y, self.rect.width, kit.px(HEAD - 4))
        sign = kit.icon("hand", 20, kit.color("muted"))
        surface.blit(sign, (rect.x, rect.centery - sign.get_height() // 2))
        rect.x += kit.px(28)
        title = say("hand.title", count=count)
        put_text(kit, surface, rect, title, Ink("small_strong", "muted"))
        over = count - self._limit()
        if over > 0 and not self.view.keeps_hand:
            rect.x += kit.type.width(title, "small_strong") + kit.px(14)
            rect.width = self.rect.right - rect.x
            text = say("hand.over", count=self._limit())
            put_text(kit, surface, rect, text, Ink("small", "faint"))

    def _put_side_head(self, surface: pygame.Surface) -> None:
        kit = self.kit
        rect = pygame.Rect(self.rect.x, self.rect.y, kit.px(SIDE_HEAD - 8), self.rect.height)
        sign = kit.icon("hand", 26, kit.color("muted"))
        surface.blit(sign, sign.get_rect(midbottom=(rect.centerx, rect.centery - kit.px(2))))
        below = pygame.Rect(rect.x, rect.centery, rect.width, kit.px(30))
        count = str(len(self._known))
        put_text(kit, surface, below, count, Ink("number", "text", "center"))

    def _put_empty(self, surface: pygame.Surface) -> None:
        kit, rect = self.kit, self._room().rect
        look = Look(kit.color("panel"), kit.color("line"), 110, edge=1, sheen=0)
        put_panel(kit, surface, rect, look)
        text = self.services.say("hand.empty")
        ink = Ink("body", "muted", "center", 3)
        put_text(kit, surface, rect.inflate(-kit.px(24), -kit.px(8)), text, ink)
