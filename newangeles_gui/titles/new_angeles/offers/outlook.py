"""What is seen of the game behind a talk: the two offers of the deal, and who votes next."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table import Ink, put_sign, put_text
from newangeles_gui.widgets import Area, Look, Widget, mixed, put_panel, row

from ..city.signs import tiles_within
from ..facts import card_of, proposer
from ..rules import COUNTER, MAIN
from ..words.symbols import effect
from .coins import vote_card
from .forecast import gains_of, votes_words
from .goods import ring_of

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services

    from ..rules import View

COLORS: Final = MappingProxyType({MAIN: "accent", COUNTER: "counter"})
ICONS: Final = MappingProxyType({MAIN: "main_offer", COUNTER: "counter"})
MOST_CARDS: Final = 2
PICTURED: Final = 400  # units of width from where on a card shows its picture
WIDE: Final = 1.06  # of the height: the picture


class SmallOffer(Widget):
    """One of the two offers: what it does, whom it pays, how many votes it has."""

    def __init__(self, services: Services, rect: pygame.Rect, view: View, side: str) -> None:
        self.services, self.view, self.side = services, view, side
        deal = view.deal
        assert deal is not None
        self.card, self.by = card_of(deal, side), proposer(deal, side)
        self.votes = deal.votes(side)
        by = services.words.name(f"corporation.{view.corporations[self.by]}") if self.card else ""
        self.made = f"{services.say(f'screen.deal.{side}')} · {by}"
        self.face = services.face(self.card) if self.card else None
        tip = f"{self.made}\n{self.face.title}\n{self.face.text}" if self.face else ""
        super().__init__(services.kit, rect, f"talk.{side}", tip)

    def paint(self, surface: pygame.Surface) -> None:
        """Picture, side and who made it, name, symbols, votes."""
        kit, rect, tone = self.kit, self.rect, COLORS[self.side]
        look = Look(kit.color("panel"), kit.color(tone if self.card else "line"), 236, 2, 12)
        put_panel(kit, surface, rect, look)
        area = Area(rect.inflate(-kit.px(6), -kit.px(5)), kit.px(10))
        if self.face is None:
            text = self.services.say("screen.deal.no_counter_yet")
            put_text(kit, surface, rect, text, Ink("small", "muted", "center", 2))
            return
        if rect.width >= kit.px(PICTURED):
            picture = area.left(round(rect.height * WIDE))
            surface.blit(kit.fitted(self.face.picture, picture.size), picture)
        else:
            area.left(kit.px(2))
        self._put_votes(surface, area)
        self._put_words(surface, area.rest, self.face.title)

    def _put_votes(self, surface: pygame.Surface, area: Area) -> None:
        kit, deal = self.kit, self.view.deal
        assert deal is not None
        number = kit.type.draw(str(self.votes), "big_number", kit.color(COLORS[self.side]),
                               1.3 if self.rect.height > kit.px(110) else 1.0)  # fmt: skip
        spot = area.right(number.get_width() + kit.px(10))
        middle = (spot.centerx, self.rect.y + round(self.rect.height * 0.7))
        surface.blit(number, number.get_rect(center=middle))
        backers = list(dict.fromkeys(
            by for by, side in zip(deal.support_by, deal.support_side, strict=True)
            if side == self.side and by >= 0
        ))  # fmt: skip
        if self.rect.width < kit.px(PICTURED):
            return
        high = round(self.rect.height * 0.34)
        for seat in backers[:MOST_CARDS]:
            name = self.view.corporations[seat]
            ring = ring_of(self.services, name)
            card = vote_card(kit, name, high, ring, COLORS[self.side])
            place = area.right(card.get_width())
            surface.blit(card, card.get_rect(center=(place.centerx, middle[1])))

    def _put_words(self, surface: pygame.Surface, rect: pygame.Rect, name: str) -> None:
        kit, tone = self.kit, COLORS[self.side]
        area = Area(rect.inflate(0, -kit.px(8)))
        head = area.top(round(rect.height * 0.26))
        sign = pygame.Rect(head.x, head.y, kit.px(26), head.height)
        put_sign(kit, surface, sign.center, ICONS[self.side], 22, tone)
        text = pygame.Rect(sign.right + kit.px(6), head.y, 0, head.height)
        text.width = head.right - text.x
        put_text(kit, surface, text, self.made, Ink("small_strong", tone))
        foot = area.bottom(round(rect.height * 0.4))
        style = "heading" if self.rect.width >= kit.px(PICTURED) else "strong"
        put_text(kit, surface, area.rest, name, Ink(style, "text", least=0.7))
        self._put_effect(surface, foot)

    def _put_effect(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        said = effect(self.services.box.programs[self.card])
        gains = row(self.kit, gains_of(self.services, self.view, self.card, self.by, self.side))
        room, gap = rect.width - gains.get_width() - self.kit.px(14), self.kit.px(14)
        if room < rect.width // 3:
            gains, room = pygame.Surface((0, 1)), rect.width
        drawn = tiles_within(self.services, said, (room, rect.height))
        surface.blit(drawn, drawn.get_rect(midleft=rect.midleft))
        left = rect.x + drawn.get_width() + gap
        surface.blit(gains, gains.get_rect(midleft=(left, rect.centery)))


class VotesLine(Widget):
    """Who votes next, and what a tie comes to."""

    def __init__(self, services: Services, rect: pygame.Rect, view: View) -> None:
        self.text = votes_words(services, view)
        super().__init__(services.kit, rect, "talk.votes", self.text)

    def paint(self, surface: pygame.Surface) -> None:
        """A dark pill in the middle, as wide as its words."""
        if not self.text:
            return
        kit, rect = self.kit, self.rect
        wide = min(rect.width, kit.type.width(self.text, "small_strong") + kit.px(60))
        spot = pygame.Rect(0, 0, wide, rect.height)
        spot.center = rect.center
        large = pygame.Surface((spot.width * 2, spot.height * 2), pygame.SRCALPHA)
        whole = large.get_rect()
        line = mixed(kit.color("base"), kit.color("accent"), 0.7)
        pygame.draw.rect(large, (*kit.color("base"), 225), whole, border_radius=spot.height)
        pygame.draw.rect(large, line, whole, max(2, kit.px(3)), border_radius=spot.height)
        surface.blit(pygame.transform.smoothscale(large, spot.size), spot)
        inner = spot.inflate(-kit.px(24), 0)
        put_text(kit, surface, inner, self.text, Ink("small_strong", "text", "center", least=0.7))
