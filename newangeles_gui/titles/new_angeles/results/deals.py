"""How a game ended, and the deals that turned it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui.widgets import Image, Look, Paragraph, Widget, mixed, put_panel

from ..rules import FEDERALIST, beats_rival
from ..words import corporation, entry, own_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from newangeles_gui.scenes import Services
    from newangeles_gui.widgets import Scroll

    from ..facts import TurningDeal
    from ..rules import Game

MET, MISSED, VAIN = "met", "missed", "vain"


class Verdict(NamedTuple):
    """What a player wanted, in words and as a sign; `outcome` is met, missed or vain."""

    text: str
    outcome: str
    sign: str


def verdict(services: Services, game: Game, seat: int) -> Verdict:
    """The goal on the rival card and what became of it (46, 64.1, 67)."""
    outcome = outcome_of(game, seat)
    said = services.say(f"screen.results.outcome.{outcome}")
    rival, limits = game.state.rivals[seat], game.box.limits
    if rival == FEDERALIST:
        amount = limits.federalist_capital
        text = services.say("screen.results.goal.federalist", amount=amount, outcome=said)
    elif rival == game.name(seat):
        count = limits.own_rival_beats[game.players]
        text = services.say("screen.results.goal.own", count=count, outcome=said)
    else:
        named = corporation(rival)
        text = services.say("screen.results.goal.rival", rival=named, outcome=said)
    return Verdict(text, outcome, "symbols/threat" if rival == FEDERALIST else f"marks/{rival}")


def short_goal(services: Services, game: Game, seat: int) -> str:
    """The goal on the rival card, as short as it can be said."""
    rival, limits, say = game.state.rivals[seat], game.box.limits, services.say
    if rival == FEDERALIST:
        return say("screen.results.short.federalist", amount=limits.federalist_capital)
    if rival == game.name(seat):
        return say("screen.results.short.own", count=limits.own_rival_beats[game.players])
    return say("screen.results.short.rival", rival=corporation(rival))


def outcome_of(game: Game, seat: int) -> str:
    """Won, lost, or rich enough when threat ended the game for everybody."""
    if seat in game.state.winners:
        return MET
    return VAIN if game.state.ended_by == "threat" and beats_rival(game, seat) else MISSED


MARK: Final = 34  # units
GAP: Final = 10
CHIP: Final = 30
SIGN: Final = 20
FILM: Final = 0.14


def put_deals(
    services: Services,
    scroll: Scroll,
    top: int,
    deals: Sequence[TurningDeal],
    players: Sequence[str],
) -> int:
    """A line for every deal, with chips below it; where they end."""
    kit = services.kit
    mark, gap = kit.px(MARK), kit.px(GAP)
    left = scroll.rect.x + mark + gap
    width = scroll.inner - mark - gap
    for deal in deals:
        text = services.say(
            "screen.results.deal",
            player=corporation(deal.winner),
            card=own_words(services.words).names.card(deal.card),
            asset=entry("asset", deal.asset),
        )
        words = Paragraph(kit, (left, top), width, text, "small")
        chips = Moves(services, pygame.Rect(left, words.rect.bottom, width, 0), deal, players)
        spot = pygame.Rect(scroll.rect.x, top, mark, chips.rect.bottom - top)
        scroll.add(Image(kit, spot, kit.icon(f"marks/{deal.winner}", MARK - 4)), words, chips)
        top = chips.rect.bottom + gap
    return top


class Moves(Widget):
    """What a deal moved: threat, and the capital of players, each on a chip of its colour."""

    def __init__(
        self, services: Services, rect: pygame.Rect, deal: TurningDeal, players: Sequence[str]
    ) -> None:
        super().__init__(services.kit, rect, f"moves.{deal.choices}")
        self.chips: list[tuple[str, str, str]] = []
        if deal.threat:
            color = "threat" if deal.threat > 0 else "good"
            self.chips.append(("symbols/threat", f"{deal.threat:+d}", color))
        for name, change in zip(players, deal.capital, strict=True):
            if change:
                color = "capital" if change > 0 else "bad"
                self.chips.append((f"marks/{name}", f"{change:+d}", color))
        self.tip = ", ".join(_named(services, icon, text) for icon, text, _ in self.chips)
        self.places = self._places()
        if self.places:
            self.rect.height = self.places[-1].bottom - self.rect.y

    def _places(self) -> list[pygame.Rect]:
        """From left to right, in as many rows as they need."""
        kit, gap = self.kit, self.kit.px(6)
        found: list[pygame.Rect] = []
        left, top, high = self.rect.x, self.rect.y + gap // 2, kit.px(CHIP)
        for _, text, _ in self.chips:
            width = kit.px(SIGN + 22) + kit.type.width(text, "small_strong")
            if left + width > self.rect.right and left > self.rect.x:
                left, top = self.rect.x, top + high + gap
            found.append(pygame.Rect(left, top, width, high))
            left += width + gap
        return found

    def paint(self, surface: pygame.Surface) -> None:
        """The chips."""
        kit, first = self.kit, self.rect.y - (self.places[0].y if self.places else 0)
        down = first + kit.px(3)
        for (icon, text, color), place in zip(self.chips, self.places, strict=True):
            spot = place.move(0, down)
            ink = kit.color(color)
            fill = mixed(kit.color("base"), ink, FILM)
            put_panel(
                kit, surface, spot, Look(fill, mixed(kit.color("line"), ink, 0.6), 240, cut=7)
            )
            sign = kit.icon(icon, SIGN)
            surface.blit(sign, (spot.x + kit.px(8), spot.centery - sign.get_height() // 2))
            drawn = kit.type.draw(text, "small_strong", ink)
            x = spot.x + kit.px(SIGN + 13)
            surface.blit(drawn, (x, spot.centery - drawn.get_height() // 2))


def _named(services: Services, icon: str, text: str) -> str:
    kind, _, name = icon.partition("/")
    key = "term.threat" if kind == "symbols" else f"corporation.{name}"
    return f"{services.words.name(key)} {text}"
