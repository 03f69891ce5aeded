"""One's own secrets in the corner: the rival and the investment, each with its sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table import put_sign, zoom_cards
from newangeles_gui.widgets import Look, Widget, card_back, put_focus, put_panel
from newangeles_gui.words.symbols import SymbolTile

from ...table.card_faces import face_of
from ...words.symbols import investment
from ..signs import chip

if TYPE_CHECKING:
    from newangeles_gui.words.symbols import Sentence

    from ..corner import OwnCorner

KINDS: Final = ("rival", "investment")


class SecretSpot(Widget):
    """One secret; veiled ones are seen only while they are pointed at or held open."""

    focusable = True

    def __init__(self, corner: OwnCorner, kind: str) -> None:
        super().__init__(corner.kit, pygame.Rect(0, 0, 0, 0), f"own.{kind}")
        self.corner, self.kind = corner, kind
        self.picture = self.rect

    def put(self, rect: pygame.Rect, side: int) -> None:
        """Stand here, with a picture of such a size."""
        self.rect = rect
        self.picture = pygame.Rect(rect.x, rect.centery - side // 2, side, side)

    @property
    def card(self) -> str:
        """The card as the faces know it; empty if there is none."""
        name = getattr(self.corner.view, self.kind)
        return f"rival.{name}" if name and self.kind == "rival" else str(name)

    @property
    def open(self) -> bool:
        """Whether the face may be seen now."""
        return not self.corner.veiled or self.corner.held or self.hovered or self.focused

    @property
    def tip_text(self) -> str:
        """What kind of secret it is, its name and text."""
        say, words = self.corner.services.say, self.corner.services.words
        title = say(f"own.{self.kind}")
        if not self.card:
            return say(f"own.no_{self.kind}")
        if not self.open:
            return title
        face = face_of(self.corner.services, self.card)
        own_card = self.card == f"rival.{self.corner.corporation}"
        text = words.text("rival.own") if own_card else face.text
        return "\n".join(part for part in (title, face.title, text or face.flavor) if part)

    def click(self, pos: tuple[int, int]) -> bool:
        """Look at it."""
        return self.context(pos)

    def context(self, pos: tuple[int, int]) -> bool:
        """Look at it."""
        zoom_cards(self.corner.services, [self.card])
        return bool(self.card)

    def act(self, action: str) -> bool:
        """The zoom key looks at it as well."""
        return self.context(self.rect.center) if action == "zoom" else super().act(action)

    def paint(self, surface: pygame.Surface) -> None:
        """Its picture or back, its name, and what it is about."""
        kit, rect = self.kit, self.picture
        edge = kit.color("accent" if self.hovered else "text" if self.card else "line")
        if not self.card:
            look = Look(kit.color("panel"), edge, 130, edge=1, sheen=0)
            put_panel(kit, surface, rect, look)
            put_sign(kit, surface, rect.center, self.kind, self.corner.units(30), "line")
        else:
            self._put_card(surface, rect)
            pygame.draw.rect(surface, edge, rect, max(1, self.corner.px(1.5)))
            badge = pygame.Rect(rect.topleft, (rect.width * 2 // 5, rect.width * 2 // 5))
            pygame.draw.rect(surface, kit.color("base"), badge)
            units = badge.width * 0.8 / kit.view.factor
            put_sign(kit, surface, badge.center, self.kind, units, "text")
        self._put_words(surface)
        if self.focused:
            put_focus(kit, surface, self.rect)

    def _put_card(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        kit = self.kit
        if self.open:
            face = face_of(self.corner.services, self.card)
            surface.blit(kit.fitted(face.picture, rect.size), rect)
            return
        surface.blit(card_back(kit, f"cards_frames/{self.kind}.back", rect.size), rect)
        put_sign(kit, surface, rect.center, "hidden", self.corner.units(30), "text")

    def _put_words(self, surface: pygame.Surface) -> None:
        """Beside the picture: what it is called, and below what it is about."""
        left, corner = self.picture.right + self.corner.px(8), self.corner
        room = self.rect.right - left
        if room < corner.px(30):
            return
        drawn = corner.line(corner.services.say(f"own.{self.kind}"), "small", "muted", room)
        quarter = self.picture.height // 4
        surface.blit(drawn, drawn.get_rect(midleft=(left, self.picture.y + quarter)))
        if not self.card or not self.open:
            return
        sign = self._about()
        middle = self.picture.bottom - quarter
        surface.blit(sign, sign.get_rect(midleft=(left, middle)))

    def _about(self) -> pygame.Surface:
        corner, name = self.corner, getattr(self.corner.view, self.kind)
        if self.kind == "rival":
            return self.kit.icon(f"marks/{name}", corner.units(26))
        said = bare(investment(corner.services.box.content.investments[name]))
        return chip(corner.services, said, corner.units(22))


def bare(said: Sentence) -> Sentence:
    """A sentence without its numbers, for where there is no room for them."""
    return tuple(SymbolTile(one.sign) if isinstance(one, SymbolTile) else one for one in said)
