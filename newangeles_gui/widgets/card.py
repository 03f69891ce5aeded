"""Cards on surfaces: large to be read, small for hands and tables, backs, and their states."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import pygame

from .button import put_focus
from .card_face import CardFace, Sign, card_height
from .card_large import paint_large
from .card_small import paint_medium, paint_small, whole_title
from .surfaces import Look, margin, panel
from .widget import Tip, Widget

if TYPE_CHECKING:
    from .kit import Kit

Painter = Callable[["Kit", CardFace, tuple[int, int]], pygame.Surface]

__all__ = [
    "Card",
    "CardFace",
    "Sign",
    "card_back",
    "card_height",
    "name_is_whole",
    "paint_card",
    "put_card",
    "put_rim",
]

LARGE: Final = 350  # units; from this width on a card has its whole frame
MEDIUM: Final = 232  # from this width on it has its text
GLOW: Final = 14
VEIL: Final = 150
TURN: Final = -5  # degrees
CUT: Final = 0.07  # of the width
FRAME: Final = 0.034  # how much of its file a frame leaves free for its own glow
# What the edge of a card says: it can be played, it is chosen.
STATES: Final = MappingProxyType({"lit": "accent", "chosen": "focus"})


def paint_card(kit: Kit, face: CardFace, size: tuple[int, int]) -> pygame.Surface:
    """A card of exactly this size in pixels: with its frame, with its text, or only its name."""
    paint = _painter(kit, size[0])
    return kit.kept(("card", face, size), lambda: paint(kit, face, size))


def name_is_whole(kit: Kit, face: CardFace, width: int) -> bool:
    """Whether a card of this width shows its whole name; otherwise a tip should say it."""
    return width >= kit.px(LARGE) or whole_title(kit, face, (width, card_height(width)))


def card_back(kit: Kit, name: str, size: tuple[int, int]) -> pygame.Surface:
    """The back of a card by the name of its picture, such as `cards_frames/event.back`."""
    return kit.kept(("card back", name, size), lambda: kit.pictures.sized(name, size))


def put_card(
    kit: Kit,
    surface: pygame.Surface,
    rect: pygame.Rect,
    face: CardFace | str,
    state: str = "",
) -> None:
    """Draw a card, or a back by its name, in a state: lit, chosen, dimmed, exhausted, or none."""
    if state == "exhausted":
        key = ("exhausted", face, rect.size)
        turned = kit.kept(key, lambda: _exhausted(kit, _painted(kit, face, rect.size)))
        surface.blit(turned, turned.get_rect(center=rect.center))
        return
    if state in STATES:
        put_rim(kit, surface, rect, STATES[state])
    surface.blit(_painted(kit, face, rect.size), rect)
    if state == "dimmed":
        key = ("veil", face, rect.size)
        surface.blit(kit.kept(key, lambda: _veil(kit, _painted(kit, face, rect.size))), rect)


def _painted(kit: Kit, face: CardFace | str, size: tuple[int, int]) -> pygame.Surface:
    return card_back(kit, face, size) if isinstance(face, str) else paint_card(kit, face, size)


def put_rim(kit: Kit, surface: pygame.Surface, rect: pygame.Rect, color: str) -> None:
    """The glow around a card."""
    beside = -round(rect.width * FRAME) if rect.width >= kit.px(LARGE) else kit.px(4)
    around = rect.inflate(beside, beside)
    cut = rect.width * CUT / kit.view.factor
    look = Look(kit.color("base"), kit.color(color), 255, edge=4, cut=cut, glow=GLOW)
    drawn, beyond = panel(kit, around.size, look), margin(kit, look)
    surface.blit(drawn, (around.x - beyond, around.y - beyond))


def _painter(kit: Kit, width: int) -> Painter:
    if width >= kit.px(LARGE):
        return paint_large
    return paint_medium if width >= kit.px(MEDIUM) else paint_small


def _veil(kit: Kit, card: pygame.Surface) -> pygame.Surface:
    """A dark layer in the shape of the card."""
    veil = card.copy()
    veil.fill((0, 0, 0, VEIL), special_flags=pygame.BLEND_RGBA_MULT)
    veil.fill((*kit.color("base"), 0), special_flags=pygame.BLEND_RGBA_ADD)
    return veil


def _exhausted(kit: Kit, card: pygame.Surface) -> pygame.Surface:
    """Grey, a little turned, with a sign on it."""
    grey = pygame.transform.grayscale(card)
    grey.fill((150, 156, 190, 255), special_flags=pygame.BLEND_RGBA_MULT)
    sign = kit.icon("exhausted", min(72, grey.get_width() / kit.view.factor * 0.34))
    grey.blit(sign, sign.get_rect(center=(grey.get_width() // 2, grey.get_height() * 2 // 5)))
    return pygame.transform.rotozoom(grey, TURN, 1.0)


def nothing() -> None:
    """What a card does that cannot be clicked."""


class Card(Widget):
    """A face or a back at a place: a click does something, the other button or Z shows it large."""

    focusable = True

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        face: CardFace | str,
        action: Callable[[], None] = nothing,
        zoom: Callable[[], None] | None = None,
        state: str = "",
        name: str = "",
        tip: Tip = "",
    ) -> None:
        super().__init__(kit, rect, name, tip)
        self.face, self.action, self.zoom, self.state = face, action, zoom, state
        if not tip and isinstance(face, CardFace) and not name_is_whole(kit, face, rect.width):
            self.tip = face.title

    def click(self, pos: tuple[int, int]) -> bool:
        """Do it."""
        self.action()
        return True

    def context(self, pos: tuple[int, int]) -> bool:
        """Look at it."""
        if self.zoom is not None:
            self.zoom()
        return self.zoom is not None

    def act(self, action: str) -> bool:
        """The key for looking closely does that."""
        return self.context(self.rect.center) if action == "zoom" else super().act(action)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the card; under the pointer it glows."""
        if self.hovered and not self.state:
            put_rim(self.kit, surface, self.rect, "accent")
        put_card(self.kit, surface, self.rect, self.face, self.state)
        if self.focused:
            put_focus(self.kit, surface, self.rect)
