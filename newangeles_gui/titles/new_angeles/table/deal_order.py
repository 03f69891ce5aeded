"""Who is asked in which order, what everybody has done, and how the sides stand."""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table import Ink, put_mark, put_sign, put_text
from newangeles_gui.widgets import Look, put_panel

from ..facts.deal_facts import Standing, counters_open, price, standings
from .deal_part import DealPart

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Picker

    from ..rules import View

RING: Final = 42  # units
SMALL_RING: Final = 34
STATE: Final = 20
SIGNS: Final = MappingProxyType(
    {
        "main": "main_offer",
        "counter": "counter",
        "beaten": "cross",
        "passed": "pass",
        "backs": "support",
        "abstained": "abstain",
        "deciding": "clock",
    }
)
COLORS: Final = MappingProxyType(
    {"main": "main", "counter": "counter", "deciding": "accent", "beaten": "faint"}
)


class DealScale(DealPart):
    """How the support stands; before that, what the next counteroffer costs."""

    def __init__(self, services: Services, rect: pygame.Rect, view: View, picker: Picker) -> None:
        super().__init__(services, rect, view, picker, "deal.scale")

    def paint(self, surface: pygame.Surface) -> None:
        """The price in words, or both totals with a bar between them."""
        if counters_open(self.view) and not self.deal.support:
            self._put_price(surface)
        else:
            self._put_totals(surface)

    def _put_price(self, surface: pygame.Surface) -> None:
        kit, rect = self.kit, self.rect.copy()
        count = price(self.view)
        text = self.say("price", count=count) if count else self.say("free")
        sign = kit.px(28)
        width = min(rect.width, kit.type.width(text, "label") + sign)
        left = rect.centerx - width // 2
        put_sign(kit, surface, (left + sign // 3, rect.centery), "discard", 22, "counter")
        rect.x, rect.width = left + sign, width - sign
        put_text(kit, surface, rect, text, Ink("label", "counter", least=0.75))

    def _put_totals(self, surface: pygame.Surface) -> None:
        kit, rect, deal = self.kit, self.rect, self.deal
        main, counter = deal.votes("main"), deal.votes("counter")
        room = kit.px(46)
        ends = (("main", main, rect.x), ("counter", counter, rect.right - room))
        for side, total, left in ends:
            here = pygame.Rect(left, rect.y, room, rect.height)
            color = side if side == "main" or deal.counter else "faint"
            put_text(kit, surface, here, str(total), Ink("big_number", color, "center"))
        bar = rect.inflate(-2 * (room + kit.px(4)), 0)
        bar.height = kit.px(12)
        bar.centery = rect.centery
        pygame.draw.rect(surface, kit.color("line"), bar, border_radius=bar.height // 2)
        if main + counter:
            cut = bar.width * main // (main + counter)
            _part(surface, kit.color("main"), pygame.Rect(bar.x, bar.y, cut, bar.height))
            rest = pygame.Rect(bar.x + cut, bar.y, bar.width - cut, bar.height)
            _part(surface, kit.color("counter"), rest)
        middle = pygame.Rect(0, 0, max(2, kit.px(2)), bar.height + kit.px(8))
        middle.center = bar.center
        pygame.draw.rect(surface, kit.color("text"), middle)


def _part(surface: pygame.Surface, color: tuple[int, int, int], rect: pygame.Rect) -> None:
    if rect.width > 0:
        pygame.draw.rect(surface, color, rect, border_radius=rect.height // 2)


class DealTurn(DealPart):
    """One sentence: who decides what now, or who has won."""

    def __init__(self, services: Services, rect: pygame.Rect, view: View, picker: Picker) -> None:
        super().__init__(services, rect, view, picker, "deal.turn")

    def text(self) -> str:
        """The sentence."""
        if self.deal.winning:
            return self.say("won", player=self.player(self.deal.winner))
        pending = self.view.pending
        if pending is None:
            return ""
        if pending.seat == self.view.seat:
            return self.say("you_decide")
        return self.say("decides", player=self.player(pending.seat))

    def paint(self, surface: pygame.Surface) -> None:
        """In the middle."""
        color = "focus" if self.deal.winning else "text"
        if not self.deal.winning and self.view.pending is not None:
            color = "accent" if self.view.pending.seat == self.view.seat else "text"
        put_text(
            self.kit, surface, self.rect, self.text(), Ink("label", color, "center", least=0.75)
        )


class DealOrder(DealPart):
    """The players clockwise from the active one, each with what they have done."""

    def __init__(self, services: Services, rect: pygame.Rect, view: View, picker: Picker) -> None:
        super().__init__(services, rect, view, picker, "deal.order")
        count = len(view.corporations)
        self.cells = [
            pygame.Rect(rect.x + rect.width * n // count, rect.y, rect.width // count, rect.height)
            for n in range(count)
        ]
        self.add(*(OrderCell(self, cell, place) for place, cell in enumerate(self.cells)))

    def hits(self, pos: tuple[int, int]) -> bool:
        """Only the players on it can be pointed at."""
        return False

    def paint(self, surface: pygame.Surface) -> None:
        """The way round the table."""
        put_panel(
            self.kit, surface, self.rect, Look(self.kit.color("base"), self.kit.color("line"), 150)
        )


class OrderCell(DealPart):
    """A player in the order."""

    def __init__(self, order: DealOrder, rect: pygame.Rect, place: int) -> None:
        super().__init__(order.services, rect, order.view, order.picker, f"deal.order.{place}")
        self.place_in_order = place

    @property
    def standing(self) -> Standing:
        """Where the player of this place stands."""
        return standings(self.view)[self.place_in_order]

    @property
    def tip_text(self) -> str:
        """The same in words."""
        return "\n".join(self._about()) if self.view.deal is not None else ""

    def _about(self) -> Iterator[str]:
        one, words = self.standing, self.services.words
        yield self.player_name(one.seat)
        cards = one.cards
        key = f"stands.{one.state}.{one.side}" if one.state == "backs" else f"stands.{one.state}"
        yield self.say(key, cards=cards)
        if one.seat in self.deal.barred_from_trade:
            yield words.say("log.trading_barred", player=self.player(one.seat))
        if one.seat in self.deal.barred_from_counter:
            yield words.say("log.support_barred", player=self.player(one.seat))
        yield self.say("contract", text=words.text(f"corporation.{self._corporation(one)}"))

    def _corporation(self, one: Standing) -> str:
        return self.view.corporations[one.seat]

    def paint(self, surface: pygame.Surface) -> None:
        """The mark in a ring, below it what the player has done."""
        kit, one = self.kit, self.standing
        ring = kit.px(SMALL_RING if kit.view.compact else RING)
        ring = min(ring, self.rect.width - kit.px(4))
        center = (self.rect.centerx, self.rect.y + ring // 2 + kit.px(6))
        if one.seat == self.view.seat:
            ground = self.rect.inflate(-kit.px(4), -kit.px(4))
            look = Look(kit.color("raised"), kit.color("faint"), 230, edge=1, cut=8)
            put_panel(kit, surface, ground, look)
        self._put_ring(surface, one, center, ring)
        put_mark(kit, surface, center, self._corporation(one), ring * 0.74 / kit.view.factor)
        if one.state == "to_come" and not one.now:
            self._fade(surface, center, ring)
        top = center[1] + ring // 2
        below = pygame.Rect(self.rect.x, top, self.rect.width, self.rect.bottom - top)
        self._put_state(surface, one, below)
        if {one.seat} & {*self.deal.barred_from_trade, *self.deal.barred_from_counter}:
            at = (center[0] + ring // 2 - kit.px(2), center[1] - ring // 2 + kit.px(6))
            put_sign(kit, surface, at, "lock", 18, "warning")

    def _put_ring(
        self, surface: pygame.Surface, one: Standing, center: tuple[int, int], ring: int
    ) -> None:
        kit = self.kit
        disc = pygame.Rect(0, 0, ring, ring)
        disc.center = center
        line = one.side or ("accent" if one.now else "line")
        if one.now:
            line = "accent"
        look = Look(
            kit.color("raised"),
            kit.color(line),
            255,
            edge=2.5 if one.now or one.side else 1.2,
            cut=ring / 4 / kit.view.factor,
            glow=10 if one.now else 0,
        )
        put_panel(kit, surface, disc, look)

    def _fade(self, surface: pygame.Surface, center: tuple[int, int], ring: int) -> None:
        def make() -> pygame.Surface:
            veil = pygame.Surface((ring, ring), pygame.SRCALPHA)
            pygame.draw.circle(
                veil, (*self.kit.color("base"), 130), (ring // 2, ring // 2), ring // 2
            )
            return veil

        veil = self.kit.kept(("order veil", ring, self.kit.color("base")), make)
        surface.blit(veil, veil.get_rect(center=center))

    def _put_state(self, surface: pygame.Surface, one: Standing, rect: pygame.Rect) -> None:
        kit = self.kit
        sign = SIGNS.get(one.state)
        if sign is None:
            pygame.draw.circle(surface, kit.color("line"), rect.center, kit.px(3))
            return
        color = one.side or COLORS.get(one.state, "faint")
        if one.state != "backs":
            put_sign(kit, surface, rect.center, sign, STATE, color)
            return
        count = str(one.cards)
        width = kit.px(STATE + 3) + kit.type.width(count, "number")
        left = rect.centerx - width // 2
        put_sign(kit, surface, (left + kit.px(STATE) // 2, rect.centery), sign, STATE, color)
        room = pygame.Rect(left + kit.px(STATE + 3), rect.y, rect.width, rect.height)
        put_text(kit, surface, room, count, Ink("number", color))
