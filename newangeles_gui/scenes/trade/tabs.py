"""With whom one can trade: what everybody knows of each of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets.button import Button, put_focus
from newangeles_gui.widgets.card_words import Room, fit
from newangeles_gui.widgets.surfaces import put_panel
from newangeles_gui.words.vocabulary import corporation

from ..portraits import about, put_portrait
from .ledger import reputation

if TYPE_CHECKING:
    from newangeles_gui.rules.view import View
    from newangeles_gui.widgets.widget import Action

    from ..base import Services

PADDING: Final = 12  # units
SIGN: Final = 22
MARGIN: Final = 5  # around a portrait
BESIDE_FACE: Final = 260
NAMED: Final = 215  # from this width on there is room for the name


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
            told.append(about(self.services, self.character))
        if self.decides:
            told.append(say("screen.trade.decides", player=named))
        return "\n".join(told)

    def paint(self, surface: pygame.Surface) -> None:
        """Mark at the left, name above the numbers."""
        kit, rect = self.kit, self.rect
        look = self.look()
        put_panel(kit, surface, rect, look)
        if self._face.width:
            put_portrait(kit, surface, self._face, self.character, look.line)
        size = min(56.0, rect.height * 0.66 / kit.view.factor)
        mark = kit.icon(f"marks/{self.player}", size)
        left = rect.x + kit.px(PADDING)
        surface.blit(mark, (left, rect.centery - mark.get_height() // 2))
        left += mark.get_width() + kit.px(PADDING)
        middle = rect.centery
        if rect.width >= kit.px(NAMED):
            right = self._right
            self._name(surface, pygame.Rect(left, rect.y, right - left, rect.height // 2))
            middle = rect.y + rect.height * 7 // 10
        self._numbers(surface, left, middle)
        if self.focused:
            put_focus(kit, surface, rect)

    @property
    def _face(self) -> pygame.Rect:
        """The portrait at the right, if it leaves the name and the numbers enough."""
        inner = self.rect.inflate(-2 * self.kit.px(MARGIN), -2 * self.kit.px(MARGIN))
        shown = self.character and inner.width - inner.height >= self.kit.px(BESIDE_FACE)
        side = inner.height if shown else 0
        return pygame.Rect(inner.right - side, inner.y, side, inner.height)

    @property
    def _right(self) -> int:
        """Where name and numbers end."""
        return self._face.left if self._face.width else self.rect.right

    def _name(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        kit = self.kit
        room = Room(rect.width - kit.px(PADDING), rect.height, 1, 1.0, 0.8)
        lines, share, _ = fit(kit.type, self.title, "label", room)
        drawn = kit.type.draw(lines[0], "label", self.ink(), share)
        surface.blit(drawn, (rect.x, rect.bottom - drawn.get_height()))

    def _numbers(self, surface: pygame.Surface, left: int, middle: int) -> None:
        kit = self.kit
        signs = [("symbols/capital.white", "capital", str(self.capital))]
        if self.kept:
            signs.append(("kept", "good", str(self.kept)))
        if self.broken:
            signs.append(("broken", "bad", str(self.broken)))
        for icon, color, text in signs:
            ink = kit.color(color)
            sign = kit.icon(icon, SIGN, ink)
            number = kit.type.draw(text, "label", ink)
            surface.blit(sign, (left, middle - sign.get_height() // 2))
            left += sign.get_width() + kit.px(4)
            surface.blit(number, (left, middle - number.get_height() // 2))
            left += number.get_width() + kit.px(10)
        if self.decides:
            sign = kit.icon("clock", SIGN, kit.color("warning"))
            right = self._right - kit.px(PADDING) - sign.get_width()
            surface.blit(sign, (right, middle - sign.get_height() // 2))
