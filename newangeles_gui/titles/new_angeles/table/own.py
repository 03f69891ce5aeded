"""The person's secrets: the rival card and the investment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table import Ink, put_sign, put_text, zoom_cards
from newangeles_gui.widgets import (
    Look,
    Widget,
    card_back,
    paint_card,
    put_focus,
    put_panel,
    put_rim,
)

from .card_faces import face_of

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Picker, Target

    from ..rules import View

KINDS: Final = ("rival", "investment")
HEAD: Final = 26  # units
GAP: Final = 8
SLENDER: Final = 2.1
NAMELESS: Final = 68


class OwnCard(Widget):
    """One secret; veiled ones are seen only while they are pointed at or held open."""

    focusable = True
    low_tip = True  # the question stands above it

    def __init__(self, own: Own, rect: pygame.Rect, kind: str) -> None:
        super().__init__(own.kit, rect, f"own.{kind}")
        self.own, self.kind = own, kind

    @property
    def card(self) -> str:
        """The card as the faces know it; empty if there is none."""
        name = getattr(self.own.view, self.kind)
        return f"rival.{name}" if name and self.kind == "rival" else str(name)

    @property
    def open(self) -> bool:
        """Whether the face may be seen now."""
        return not self.own.veiled or self.own.held or self.hovered or self.focused

    @property
    def tip_text(self) -> str:
        """What kind of secret it is, its name and text."""
        say, words = self.own.services.say, self.own.services.words
        title = say(f"own.{self.kind}")
        if not self.card:
            return say(f"own.no_{self.kind}")
        if not self.open:
            return title
        face = face_of(self.own.services, self.card)
        own_card = self.card == f"rival.{self.own.corporation}"
        text = words.text("rival.own") if own_card else face.text
        return "\n".join(part for part in (title, face.title, text or face.flavor) if part)

    def click(self, pos: tuple[int, int]) -> bool:
        """Look at it."""
        return self.context(pos)

    def context(self, pos: tuple[int, int]) -> bool:
        """Look at it."""
        zoom_cards(self.own.services, [self.card])
        return bool(self.card)

    def act(self, action: str) -> bool:
        """The zoom key looks at it as well."""
        return self.context(self.rect.center) if action == "zoom" else super().act(action)

    def paint(self, surface: pygame.Surface) -> None:
        """Face, back, or an empty place."""
        kit, rect = self.kit, self.rect
        if not self.card:
            look = Look(kit.color("panel"), kit.color("line"), 130, edge=1, sheen=0)
            put_panel(kit, surface, rect, look)
            put_sign(kit, surface, rect.center, self.kind, 34, "line")
        elif self.open:
            if self.hovered:
                put_rim(kit, surface, rect, "accent")
            self._put_face(surface)
        else:
            surface.blit(card_back(kit, f"cards_frames/{self.kind}.back", rect.size), rect)
            put_sign(kit, surface, rect.center, "hidden", 30, "text")
        if self.focused:
            put_focus(kit, surface, rect)

    def _put_face(self, surface: pygame.Surface) -> None:
        """The card, or its picture alone where no name finds room."""
        kit, rect = self.kit, self.rect
        face = face_of(self.own.services, self.card)
        if rect.width >= kit.px(NAMELESS):
            surface.blit(paint_card(kit, face, rect.size), rect)
            return
        surface.blit(kit.fitted(face.picture, rect.size), rect)
        pygame.draw.rect(surface, kit.color(face.rim), rect, max(1, kit.px(2.5)))


class Own(Widget):
    """Rival and investment side by side; `held` opens them while the key is down."""

    def __init__(
        self, services: Services, rect: pygame.Rect, view: View, picker: Picker, veiled: bool
    ) -> None:
        super().__init__(services.kit, rect, "own")
        self.services, self.view, self.picker = services, view, picker
        self.veiled, self.held = veiled, False
        self.add(*(OwnCard(self, self._card(n), kind) for n, kind in enumerate(KINDS)))

    @property
    def corporation(self) -> str:
        """The person's own."""
        return self.view.corporations[self.view.seat]

    def _column(self, place: int) -> pygame.Rect:
        gap = self.kit.px(GAP)
        width = (self.rect.width - gap) // 2
        left = self.rect.x + place * (width + gap)
        return pygame.Rect(left, self.rect.y, width, self.rect.height)

    def _card(self, place: int) -> pygame.Rect:
        column = self._column(place)
        head = 0 if self.kit.view.compact else self.kit.px(HEAD)
        most = column.height - head
        high = min(most, round(column.width * SLENDER))
        return pygame.Rect(column.x, column.bottom - high, column.width, high)

    def hits(self, pos: tuple[int, int]) -> bool:
        """Only its cards can be pointed at."""
        return False

    def refresh(self) -> None:
        """Nothing is kept: the cards read the view when they are drawn."""

    def toggle(self) -> None:
        """The key for one's own things: lay veiled cards open, or turn them down again."""
        self.held = not self.held

    def close(self) -> None:
        """The window has lost the focus: nothing private stays open."""
        self.held = False

    def place(self, target: Target) -> pygame.Rect | None:
        """Where a secret lies."""
        if target[0] == "own" and target[1] in KINDS:
            return self._card(KINDS.index(target[1]))
        return None

    def paint(self, surface: pygame.Surface) -> None:
        """The titles above the cards."""
        if self.kit.view.compact:
            return
        for place, kind in enumerate(KINDS):
            head = self._column(place)
            head.height = self.kit.px(HEAD - 4)
            title = self.services.say(f"own.{kind}")
            ink = Ink("small_strong", "muted", least=0.72)
            put_text(self.kit, surface, head, title, ink)
