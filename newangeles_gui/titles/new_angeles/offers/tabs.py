"""With whom one can trade: what everybody knows of each of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui.scenes import put_portrait
from newangeles_gui.widgets import Button, Look, put_focus, put_panel
from newangeles_gui.widgets.card_print import Fitted, WordRoom, fit

from ..new_game import about
from ..words import corporation
from .voice import reputation

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.widgets import Action

    from ..rules import View

PADDING: Final = 12  # units
SMALL_PADDING: Final = 8  # beside a portrait at the left
SIGN: Final = 22
MARGIN: Final = 5  # around a portrait
BESIDE_FACE: Final = 260  # from this width on a portrait has its place at the right
NAMED: Final = 150  # words of this width have room for the name
MARK: Final = 56
BADGE: Final = 0.42  # of the portrait that the mark stands on


class TabPlaces(NamedTuple):
    """Where mark, portrait and words are."""

    mark: pygame.Rect
    face: pygame.Rect  # without a width if there is none
    words: pygame.Rect
    badge: bool = False  # the mark stands on the portrait


class CountWithSign(NamedTuple):
    """A number with its sign."""

    icon: str
    color: str
    text: str


class PartnerTab(Button):
    """A player: mark, name, capital, promises kept and broken, and whether they decide now."""

    def __init__(
        self,
        services: Services,
        rect: pygame.Rect,
        view: View,
        player: str,
        action: Action,
        chosen: bool,
        character: str = "",
    ) -> None:
        self.services, self.player, self.character = services, player, character
        self.title = services.words.name(f"corporation.{player}")
        self.capital = view.capital[view.corporations.index(player)]
        self.kept, self.broken = reputation(view, player)
        pending = view.pending
        self.decides = pending is not None and view.corporations[pending.seat] == player
        super().__init__(
            services.kit, rect, "", action, chosen=chosen, name=f"partner.{player}",
            tip=self._about(),
        )  # fmt: skip

    def _about(self) -> str:
        say, named = self.services.say, corporation(self.player)
        told = [
            self.title,
            say("screen.trade.reputation", player=named, kept=self.kept, broken=self.broken),
        ]
        if self.character:
            told.append(about(self.services.words, self.character))
        if self.decides:
            told.append(say("screen.trade.decides", player=named))
        return "\n".join(told)

    # ------------------------------------------------------------ where things are

    @property
    def places(self) -> TabPlaces:
        """The portrait at the right, where that leaves the words enough; else below the mark."""
        px, rect = self.kit.px, self.rect
        inner = rect.inflate(-2 * px(MARGIN), -2 * px(MARGIN))
        if self.character and inner.width - inner.height < px(BESIDE_FACE):
            return self._badged(inner)
        side = round(min(px(MARK), rect.height * 0.66))
        mark = pygame.Rect(rect.x + px(PADDING), 0, side, side)
        mark.centery = rect.centery
        face = pygame.Rect(inner.right, inner.y, 0, inner.height)
        if self.character:
            face.width, face.x = inner.height, inner.right - inner.height
        left = mark.right + px(PADDING)
        right = (face.left if face.width else rect.right) - px(PADDING)
        return TabPlaces(mark, face, pygame.Rect(left, rect.y, right - left, rect.height))

    def _badged(self, inner: pygame.Rect) -> TabPlaces:
        """A narrow tab: the portrait at the left, and the mark in its corner."""
        px = self.kit.px
        face = pygame.Rect(inner.x, inner.y, inner.height, inner.height)
        side = round(face.width * BADGE)
        mark = pygame.Rect(face.right - side, face.bottom - side, side, side)
        left = face.right + px(SMALL_PADDING)
        width = self.rect.right - px(SMALL_PADDING) - left
        words = pygame.Rect(left, self.rect.y, width, self.rect.height)
        return TabPlaces(mark, face, words, True)

    def named(self) -> Fitted | None:
        """The name as it fits, if there is room for it."""
        kit, words = self.kit, self.places.words
        if words.width < kit.px(NAMED):
            return None
        return fit(
            kit.type, self.title, "label", WordRoom(words.width, words.height // 2, 1, 1.0, 0.72)
        )

    def counts(self) -> list[CountWithSign]:
        """The numbers: capital, and promises kept and broken."""
        found = [CountWithSign("symbols/capital.white", "capital", str(self.capital))]
        if self.kept:
            found.append(CountWithSign("kept", "good", str(self.kept)))
        if self.broken:
            found.append(CountWithSign("broken", "bad", str(self.broken)))
        return found

    def width_of(self, counts: list[CountWithSign], gap: int) -> int:
        """How wide numbers are, with the sign of who decides."""
        kit = self.kit
        each = (kit.px(SIGN + 4) + kit.type.width(one.text, "label") for one in counts)
        return sum(each) + gap * (len(counts) - 1) + (gap + kit.px(SIGN)) * self.decides

    # ------------------------------------------------------------ how they look

    def paint(self, surface: pygame.Surface) -> None:
        """Portrait and mark, name above the numbers."""
        kit, rect, places = self.kit, self.rect, self.places
        look = self.look()
        put_panel(kit, surface, rect, look)
        if places.face.width:
            put_portrait(kit, surface, places.face, self.character, look.line)
        if places.badge:
            ground = Look(kit.color("base"), look.line, 230, cut=5)
            put_panel(kit, surface, places.mark, ground)
        size = places.mark.width / kit.view.factor
        mark = kit.icon(f"marks/{self.player}", size * (0.84 if places.badge else 1))
        surface.blit(mark, mark.get_rect(center=places.mark.center))
        self._put_words(surface, places.words)
        if self.focused:
            put_focus(kit, surface, rect)

    def _put_words(self, surface: pygame.Surface, words: pygame.Rect) -> None:
        kit, name, middle = self.kit, self.named(), words.centery
        if name is not None:
            drawn = kit.type.draw(name.lines[0], "label", self.ink(), name.share)
            surface.blit(drawn, (words.x, words.centery - drawn.get_height()))
            middle = words.y + words.height * 7 // 10
        counts = self.counts()
        gap = kit.px(10)
        if self.width_of(counts, gap) > words.width:
            gap = kit.px(4)
        while len(counts) > 1 and self.width_of(counts, gap) > words.width:
            counts = counts[1:]  # capital is to be read elsewhere; a broken promise is not
        left = words.x
        for icon, color, text in counts:
            sign = kit.icon(icon, SIGN, kit.color(color))
            number = kit.type.draw(text, "label", kit.color(color))
            surface.blit(sign, (left, middle - sign.get_height() // 2))
            left += kit.px(SIGN + 4)
            surface.blit(number, (left, middle - number.get_height() // 2))
            left += number.get_width() + gap
        if self.decides:
            sign = kit.icon("clock", SIGN, kit.color("warning"))
            surface.blit(sign, (words.right - sign.get_width(), middle - sign.get_height() // 2))
