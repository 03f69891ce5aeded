"""The deal behind a talk: its two offers, whom they pay, how many votes they have, who votes."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table import Ink, pill_ground, put_sign, put_text
from newangeles_gui.widgets import (
    Area,
    Look,
    Mark,
    RowPart,
    RowText,
    Space,
    Widget,
    mixed,
    put_panel,
    row,
    row_width,
)

from ..city.signs import card_tiles
from ..facts import backers, card_of, future, proposer
from ..rules import COUNTER, MAIN, NOBODY
from .goods import vote_card
from .places import first_fitting
from .talks import votes_words

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services

    from ..rules import View

COLORS: Final = MappingProxyType({MAIN: "accent", COUNTER: "counter"})
ICONS: Final = MappingProxyType({MAIN: "main_offer", COUNTER: "counter"})
MOST_CARDS: Final = 2
LARGE: Final = 400  # units of width from where on an offer has all that it can have
PICTURE: Final = 1.06  # of the height: how wide it is
FOOT: Final = (0.46, 0.4)  # of the height: for what it does, in a small one and in a large one
HEAD: Final = 0.26  # and for whose it is


class SmallOffer(Widget):
    """One of the two offers: what it does, whom it pays, how many votes it has."""

    def __init__(self, services: Services, rect: pygame.Rect, view: View, side: str) -> None:
        deal = view.deal
        assert deal is not None
        self.services, self.view, self.deal, self.side = services, view, deal, side
        self.card, self.seat = card_of(deal, side), proposer(deal, side)
        self.face = services.face(self.card) if self.card else None
        self.by = view.corporations[self.seat] if self.card else ""
        self.called = services.say(f"screen.deal.{side}")
        tip = ""
        if self.face is not None:
            made = f"{self.called} · {services.words.name(f'corporation.{self.by}')}"
            tip = "\n".join((made, self.face.title, self.face.text))
        super().__init__(services.kit, rect, f"talk.{side}", tip)
        self.tone = COLORS[side]
        self.large = rect.width >= self.kit.px(LARGE)

    def paint(self, surface: pygame.Surface) -> None:
        """Picture, side and who made it, name, symbols, votes."""
        kit, rect = self.kit, self.rect
        look = Look(kit.color("panel"), kit.color(self.tone if self.card else "line"), 236, 2, 12)
        put_panel(kit, surface, rect, look)
        if self.face is None:
            text = self.services.say("screen.deal.no_counter_yet")
            put_text(kit, surface, rect, text, Ink("small", "muted", "center", 2))
            return
        area = Area(rect.inflate(-kit.px(6), -kit.px(5)), kit.px(10))
        if self.large:
            picture = area.left(round(rect.height * PICTURE))
            surface.blit(kit.fitted(self.face.picture, picture.size), picture)
            self._put_votes(surface, area, rect.y + round(rect.height * 0.7))
        else:
            area.left(kit.px(2))
        words = area.inset(0, kit.px(4), 0)
        foot = Area(words.bottom(round(rect.height * FOOT[self.large])), area.gap)
        head = Area(words.top(round(rect.height * HEAD)) if self.large else words.rest, kit.px(6))
        if self.large:
            made = row(kit, self._made_by(head.rest.width), head.rest.width)
            surface.blit(made, made.get_rect(midleft=head.rest.midleft))
        else:
            sign = head.left(kit.px(22)).center
            put_sign(kit, surface, sign, ICONS[self.side], 22, self.tone)
            self._put_votes(surface, foot, foot.rest.centery)
        ink = Ink("heading" if self.large else "small_strong", "text", least=0.62)
        put_text(kit, surface, (words if self.large else head).rest, self.face.title, ink)
        self._put_effect(surface, foot.rest)

    def _made_by(self, width: int) -> list[RowPart]:
        """Whose offer it is: in words, or with a mark where the name has no room."""
        sign, style = Mark(ICONS[self.side], 22, self.tone), "small_strong"
        name = self.services.words.name(f"corporation.{self.by}")
        whole = RowText(f"{self.called} · {name}", style, self.tone)
        short: list[RowPart] = [
            RowText(self.called, style, self.tone),
            Mark(f"marks/{self.by}", 22),
        ]
        return first_fitting(self.kit, ([sign, whole], [sign, *short]), width)

    def _put_votes(self, surface: pygame.Surface, area: Area, middle: int) -> None:
        """How many, and beside it whose; a small one has the mark of who offers instead."""
        kit, tall = self.kit, self.rect.height > self.kit.px(110)
        votes, color = str(self.deal.votes(self.side)), kit.color(self.tone)
        number = kit.type.draw(votes, "big_number", color, 1.3 if tall else 1.0)
        seats = [seat for seat, _ in backers(self.deal, self.side) if seat != NOBODY]
        names = [self.view.corporations[seat] for seat in seats[:MOST_CARDS]]
        high = round(self.rect.height * 0.34)
        beside = [vote_card(self.services, one, high, self.tone) for one in names]
        if not self.large:
            beside = [kit.icon(f"marks/{self.by}", 22)]
        for drawn, more in ((number, kit.px(10)), *((one, 0) for one in beside)):
            place = area.right(drawn.get_width() + more)
            surface.blit(drawn, drawn.get_rect(center=(place.centerx, middle)))

    def _put_effect(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """What it does, and beside it whom it pays if there is room."""
        gains, gap = self._gains(), self.kit.px(14)
        beside = row_width(self.kit, gains) + gap if gains else 0
        room = rect.width - beside
        if room < rect.width // 3:
            gains, room = [], rect.width
        drawn = card_tiles(self.services, self.card, (room, rect.height))
        surface.blit(drawn, drawn.get_rect(midleft=rect.midleft))
        paid = row(self.kit, gains)
        left = rect.x + drawn.get_width() + gap
        surface.blit(paid, paid.get_rect(midleft=(left, rect.centery)))

    def _gains(self) -> list[RowPart]:
        """Whose capital it changes, and by how much; up to so much if somebody chooses."""
        coming = future(self.services.box, self.view, self.card, self.seat, self.side)
        most: dict[str, tuple[int, bool]] = {}
        for change in (*coming.certain, *coming.may("capital")):
            if change.what == "capital":
                more, known = change.after - change.before, most.get(change.where)
                if known is None or abs(more) > abs(known[0]):
                    most[change.where] = (more, change in coming.certain)
        found: list[RowPart] = []
        for name, (more, certain) in most.items():
            text = "≤ " * (not certain) + f"{more:+d}".replace("-", "−")
            found += [Mark(f"marks/{name}", 24), Mark("symbols/capital", 20)]
            found += [RowText(text, "number", "capital" if more > 0 else "bad"), Space(10)]
        return found


class VotesLine(Widget):
    """Who votes next, and what a tie comes to; that is left out where there is too little room."""

    def __init__(self, services: Services, rect: pygame.Rect, view: View) -> None:
        text = votes_words(services, view)
        super().__init__(services.kit, rect, "talk.votes", text)
        first = text.partition(". ")[0].rstrip(".") + "." if text else ""
        ways: list[list[RowPart]] = [[RowText(one, "small_strong")] for one in (text, first)]
        self.shown = first_fitting(self.kit, ways, rect.width - self.kit.px(36))
        self.text = text

    def paint(self, surface: pygame.Surface) -> None:
        """A dark pill in the middle, as wide as its words."""
        kit = self.kit
        if not self.text:
            return
        words = row(kit, self.shown, self.rect.width - kit.px(36))
        size = (words.get_width() + kit.px(36), self.rect.height)
        line = mixed(kit.color("base"), kit.color("accent"), 0.7)
        ground = kit.kept(("votes", size, line), lambda: pill_ground(kit, size, line, True))
        surface.blit(ground, ground.get_rect(center=self.rect.center))
        surface.blit(words, words.get_rect(center=self.rect.center))
