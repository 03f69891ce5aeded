"""The deal that turned the game: both offers, who stood for which, and what it changed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table import Ink, put_text
from newangeles_gui.widgets import (
    Area,
    Look,
    Mark,
    RowPart,
    RowText,
    Widget,
    mixed,
    put_focus,
    put_panel,
    row,
)

from .chart import Chart

if TYPE_CHECKING:
    from collections.abc import Callable

    from newangeles_gui.scenes import Services

    from ..facts import OfferTold, TurningDeal

# Units.
HEAD: Final = 44
OFFER: Final = 252
CARD: Final = 38
MOST_CARDS: Final = 6
PALE: Final = 120


class TurningPanel(Widget):
    """One deal; a click looks at its cards."""

    focusable = True

    def __init__(
        self,
        services: Services,
        rect: pygame.Rect,
        deal: TurningDeal | None,
        players: Sequence[str],
        person: str,
        zoom: Callable[[list[str]], None],
    ) -> None:
        super().__init__(services.kit, rect, "turning")
        self.services, self.deal, self.players = services, deal, list(players)
        self.person, self.zoom = person, zoom
        self.focusable = deal is not None

    def click(self, pos: tuple[int, int]) -> bool:
        """Both cards, large."""
        if self.deal is None:
            return False
        self.zoom([one.card for one in (self.deal.main, self.deal.counter) if one.card])
        return True

    def paint(self, surface: pygame.Surface) -> None:
        """Headline, offers with the votes between them, and what came of it."""
        kit, say = self.kit, self.services.say
        put_panel(
            kit, surface, self.rect, Look(kit.color("panel"), kit.color("line"), 238, 1.5, 16)
        )
        area = Area(self.rect, kit.px(12)).inset(kit.px(24), kit.px(14))
        head = area.top(kit.px(HEAD) - kit.px(12))
        title = say("screen.results.turned.title")
        put_text(kit, surface, head, title, Ink("heading", least=0.6))
        deal = self.deal
        if deal is None:
            put_text(kit, surface, area.rest, say("screen.results.turned.none"),
                     Ink("body", "muted", "center", 2))  # fmt: skip
            return
        when = self._when(deal)
        free = head.width - kit.type.width(title, "heading") - kit.px(20)
        if free > kit.px(120):
            drawn = row(kit, [RowText(when, "body", "muted")], free)
            surface.blit(drawn, drawn.get_rect(midright=head.midright))
        wide = min(kit.px(OFFER), area.rest.width * 27 // 100)
        self._put_offer(surface, area.left(wide), "main", deal.main, not deal.won_by_counter)
        moved = area.right(min(kit.px(230), area.rest.width * 40 // 100))
        other = area.right(wide)
        self._put_offer(surface, other, "counter", deal.counter, deal.won_by_counter)
        self._put_votes(surface, area.rest, deal)
        self._put_moved(surface, moved, deal)
        if self.focused:
            put_focus(kit, surface, self.rect)

    def _when(self, deal: TurningDeal) -> str:
        number = deal.round.rpartition("_")[2]
        player = self.services.words.player(deal.turn)
        return self.services.say("screen.results.turned.when", n=int(number or 0), player=player)

    def _put_offer(
        self, surface: pygame.Surface, rect: pygame.Rect, side: str, offer: OfferTold, won: bool
    ) -> None:
        """The picture of the card with its name; the one that lost is pale."""
        kit = self.kit
        color = kit.color(side)
        if not offer.card:
            words = self.services.say("screen.results.turned.alone")
            put_text(kit, surface, rect, words, Ink("body", "muted", "center", 2))
            return
        surface.blit(self._offer_picture(offer, rect.size, won), rect)
        line = color if won else mixed(color, kit.color("base"), 0.55)
        put_panel(kit, surface, rect, Look(line, line, 0, 2.5, 12, 5 if won else 0, sheen=0))
        sign = kit.icon("icons/main_offer" if side == "main" else "icons/counter", 28, line)
        surface.blit(sign, (rect.x + kit.px(12), rect.y + kit.px(8)))
        mark = kit.icon(f"marks/{offer.owner}", 34)
        surface.blit(mark, mark.get_rect(topright=(rect.right - kit.px(10), rect.y + kit.px(8))))
        name = pygame.Rect(rect.x + kit.px(14), 0, rect.width - kit.px(24), kit.px(60))
        name.bottom = rect.bottom - kit.px(4)
        face = self.services.face(offer.card)
        ink = Ink("heading", "text" if won else "muted", lines=2, least=0.6)
        put_text(kit, surface, name, face.title, ink)

    def _offer_picture(self, offer: OfferTold, size: tuple[int, int], won: bool) -> pygame.Surface:
        kit = self.kit
        face = self.services.face(offer.card)

        def make() -> pygame.Surface:
            made = kit.fitted(face.picture, size).copy()
            if not won:
                made.fill((PALE, PALE, PALE, 255), special_flags=pygame.BLEND_RGBA_MULT)
            dark = pygame.Surface((1, 4), pygame.SRCALPHA)
            for y, alpha in enumerate((0, 0, 120, 240)):
                dark.set_at((0, y), (*kit.color("base"), alpha))
            made.blit(pygame.transform.smoothscale(dark, size), (0, 0))
            return made

        return kit.kept(("turning", offer.card, size, won), make)

    def _put_votes(self, surface: pygame.Surface, rect: pygame.Rect, deal: TurningDeal) -> None:
        """The count, and a small card with the mark of whoever laid it for each vote."""
        kit, area = self.kit, Area(rect, self.kit.px(8))
        tie = deal.main.support == deal.counter.support and bool(deal.counter.card)
        high = kit.type.line_height("small") * (2 if tie else 0)
        if tie:
            words = self.services.say("screen.results.turned.tie")
            put_text(kit, surface, area.bottom(high), words,
                     Ink("small", "muted", "center", 2, least=0.72))  # fmt: skip
        score = f"{deal.main.support} : {deal.counter.support}"
        laid = [(side, by) for side, offer in (("main", deal.main), ("counter", deal.counter))
                for by, cards in offer.votes for _ in range(cards)]  # fmt: skip
        if laid and area.rest.height > kit.px(96):
            self._put_cards(surface, area.bottom(kit.px(CARD * 1.4)), laid)
        put_text(kit, surface, area.rest, score, Ink("title", "text", "center", least=0.6))

    def _put_cards(
        self, surface: pygame.Surface, rect: pygame.Rect, laid: Sequence[tuple[str, str]]
    ) -> None:
        kit = self.kit
        room = rect.width // max(1, kit.px(CARD) + kit.px(6))
        shown = laid[: min(MOST_CARDS, max(1, room))]
        step = kit.px(CARD) + kit.px(6)
        left = rect.centerx - (len(shown) * step - kit.px(6)) // 2
        for side, by in shown:
            place = pygame.Rect(left, rect.y, kit.px(CARD), rect.height)
            color = kit.color(side)
            put_panel(kit, surface, place, Look(kit.color("base"), color, 245, 1.6, 6))
            mark = kit.icon(f"marks/{by}", CARD - 10)
            surface.blit(mark, mark.get_rect(center=place.center))
            left += step
        if len(shown) < len(laid):
            more = kit.type.draw(f"+{len(laid) - len(shown)}", "small", kit.color("muted"))
            surface.blit(more, more.get_rect(midleft=(left, rect.centery)))

    def _put_moved(self, surface: pygame.Surface, rect: pygame.Rect, deal: TurningDeal) -> None:
        kit, area = self.kit, Area(rect, 0)
        step = min(kit.px(40), rect.height // 5)
        put_text(kit, surface, area.top(step), self._heading(deal), Ink("strong", least=0.72))
        for parts in list(self._moved(deal))[:4]:
            drawn = row(kit, parts, rect.width)
            surface.blit(drawn, drawn.get_rect(midleft=area.top(step).midleft))

    def _heading(self, deal: TurningDeal) -> str:
        """Whether the person had a hand in it."""
        won = deal.counter if deal.won_by_counter else deal.main
        own = dict(won.votes).get(self.person, 0)
        if own:
            return self.services.say("screen.results.turned.yours", n=own)
        return self.services.say("screen.results.turned.moved")

    def _moved(self, deal: TurningDeal) -> Iterator[list[RowPart]]:
        """The demand, threat, and the capital of those for whom it changed most."""
        say = self.services.say
        if deal.demand:
            key, color = ("met", "good") if deal.demand > 0 else ("missed", "bad")
            words = RowText(say(f"screen.results.turned.{key}"), "strong", color)
            yield [Mark("icons/demand", 26, "warning"), words]
            told = say("screen.results.turned.averted") if deal.demand > 0 else ""
            amount = RowText(f"+{abs(deal.demand)}", "strong", color)
            yield [Mark("symbols/threat", 28), amount, RowText(told, "body", "muted")]
        if deal.threat:
            color = "threat" if deal.threat > 0 else "good"
            amount = RowText(_signed(deal.threat), "strong", color)
            words = RowText(say("screen.results.turned.threat"), "body", "muted")
            yield [Mark("symbols/threat", 28), amount, words]
        changes = sorted(
            zip(self.players, deal.capital, strict=True),
            key=lambda one: (one[0] != self.person, -abs(one[1])),
        )
        for player, change in changes:
            if change:
                amount = RowText(_signed(change), "strong", "capital" if change > 0 else "bad")
                called = self.services.words.name(f"corporation.{player}")
                who = self.services.say("screen.results.you") if player == self.person else called
                yield [Mark("symbols/capital", 28), amount, RowText(who, "body", "muted")]


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}"


class RoundChart(Chart):
    """The lines of capital alone, and where the deal lies that turned the game."""

    foot, right, head = 34, 96, 66
    shows_threat = False
    turning: int | None = None  # the choice with which that deal ended

    def put_frame(self, surface: pygame.Surface) -> None:
        """The headline, and a dashed line at the deal."""
        kit = self.kit
        place = pygame.Rect(kit.px(24), kit.px(12), surface.get_width() - kit.px(48), kit.px(34))
        put_text(kit, surface, place, self.services.say("screen.results.by_round"),
                 Ink("heading", least=0.6))  # fmt: skip
        points = self.timeline.points
        if self.turning is None or len(points) < 2:
            return
        spot = next((n for n, one in enumerate(points) if one.choices >= self.turning), 0)
        x, plot = self.spot(spot, 0)[0], self.plot
        for y in range(plot.top, plot.bottom, kit.px(10)):
            pygame.draw.line(surface, kit.color("main"), (x, y), (x, y + kit.px(5)))
        sign = kit.icon("icons/main_offer", 22, kit.color("main"))
        surface.blit(sign, sign.get_rect(midbottom=(x, plot.top - kit.px(2))))
