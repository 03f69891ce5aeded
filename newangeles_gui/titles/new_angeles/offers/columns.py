"""The two halves of the offer table with the arrow between them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import Image, Label, Panel, Scroll, Widget

from .goods import Flow, Sheet, put_assets, put_capital
from .pledges import put_later, put_now

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.widgets import Kit

HEAD: Final = 72  # units
SMALL_HEAD: Final = 52
PADDING: Final = 14
SMALL_PADDING: Final = 8
GEM: Final = 28


def column(
    services: Services, rect: pygame.Rect, sheet: Sheet, player: str, offset: int
) -> list[Widget]:
    """One player: mark, name, capital, what lies on the table and what could be added."""
    kit = services.kit
    padding = kit.px(SMALL_PADDING if kit.view.compact else PADDING)
    side = "give" if player == sheet.draft.me else "get"
    head = pygame.Rect(rect.x + padding, rect.y, rect.width - 2 * padding, 0)
    head.height = kit.px(SMALL_HEAD if kit.view.compact else HEAD)
    body = pygame.Rect(head.x, head.bottom, head.width, rect.bottom - head.bottom - padding)
    scroll = Scroll(kit, body, f"column.{side}", offset)
    fill(Flow(services, scroll, sheet, player))
    scroll.settle()
    line = "accent" if side == "give" else "counter"
    return [Panel(kit, rect, line, alpha=225), *_head(services, head, sheet, player), scroll]


def fill(flow: Flow) -> None:
    """First what lies on the table, then, quieter, what could be added."""
    flow.title("lying")
    put_capital(flow)
    put_assets(flow, given=True)
    put_now(flow, lying=True)
    put_later(flow, lying=True)
    flow.row(0)
    lying = flow.draft.side(flow.player).assets
    seat = flow.view.corporations.index(flow.player)
    owned = [one for one, owner in flow.view.owners.items() if owner == seat]
    if set(owned) - set(lying):
        flow.title("assets")
    put_assets(flow, given=False)
    put_now(flow, lying=False)
    put_later(flow, lying=False)


def _head(services: Services, rect: pygame.Rect, sheet: Sheet, player: str) -> list[Widget]:
    kit, gap = services.kit, services.kit.px(10)
    size = 36 if kit.view.compact else 54
    mark = pygame.Rect(rect.x, rect.y, kit.px(size), rect.height)
    money = Purse(services, rect, sheet, player)
    words = pygame.Rect(mark.right + gap, rect.y, 0, rect.height)
    words.width = money.rect.left - gap - words.x
    side = "give" if player == sheet.draft.me else "get"
    name = services.words.name(f"corporation.{player}")
    style = "label" if kit.view.compact else "heading"
    lines = 1 if kit.type.fit(name, style, words.size)[2] else 2
    if not kit.type.fit(name, style, words.size, lines)[2]:  # one long word beside much capital
        style = "small"
    return [
        Image(kit, mark, kit.icon(f"marks/{player}", size)),
        Label(kit, words, name, style, lines=lines, name=f"trade.{side}"),
        money,
    ]


class Purse(Widget):
    """How much capital a player has, and how much would be left."""

    def __init__(self, services: Services, head: pygame.Rect, sheet: Sheet, player: str) -> None:
        kit = services.kit
        draft, view = sheet.draft, sheet.view
        self.now = view.capital[view.corporations.index(player)]
        mine = player == draft.me
        gained = draft.get.capital - draft.give.capital
        self.then = self.now + (gained if mine else -gained)
        style = "number" if kit.view.compact else "big_number"
        self.style = style
        self.texts = [str(self.now)] + ([str(self.then)] if self.then != self.now else [])
        width = sum(kit.type.width(one, style) for one in self.texts) + kit.px(GEM + 6)
        width += kit.px(30) * (len(self.texts) - 1)
        tip = services.say("screen.trade.purse", now=self.now, then=self.then)
        rect = pygame.Rect(head.right - width, head.y, width, head.height)
        super().__init__(kit, rect, f"purse.{player}", tip)

    def paint(self, surface: pygame.Surface) -> None:
        """The gem, the number, and an arrow to what it would be."""
        kit, middle = self.kit, self.rect.centery
        left = self.rect.x
        gem = kit.icon("symbols/capital", GEM)
        surface.blit(gem, (left, middle - gem.get_height() // 2))
        left += kit.px(GEM + 6)
        for place, text in enumerate(self.texts):
            last = place == len(self.texts) - 1
            if place:
                sign = kit.icon("arrow_right", 20, kit.color("muted"))
                surface.blit(sign, (left + kit.px(5), middle - sign.get_height() // 2))
                left += kit.px(30)
            color = kit.color("capital" if last else "faint")
            drawn = kit.type.draw(text, self.style, color)
            surface.blit(drawn, (left, middle - drawn.get_height() // 2))
            left += drawn.get_width()


class Between(Widget):
    """The line between the two sides, with the arrows of the trade."""

    def __init__(self, kit: Kit, rect: pygame.Rect, lit: bool) -> None:
        super().__init__(kit, rect)
        self.lit = lit

    def paint(self, surface: pygame.Surface) -> None:
        """A line that is brighter while something lies on the table."""
        kit, rect = self.kit, self.rect
        color = kit.color("accent" if self.lit else "line")
        width = max(1, kit.px(2))
        pygame.draw.line(surface, color, rect.midtop, rect.midbottom, width)
        radius = min(rect.width // 2, kit.px(26))
        pygame.draw.circle(surface, kit.color("base"), rect.center, radius)
        pygame.draw.circle(surface, color, rect.center, radius, max(2, kit.px(2.5)))
        size = radius * 1.3 / kit.view.factor
        sign = kit.icon("trade", size, kit.color("text" if self.lit else "faint"))
        surface.blit(sign, sign.get_rect(center=rect.center))
