"""The table of a talk: what each of the two gives now, and what is promised for later."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.scenes import Portrait, put_portrait
from newangeles_gui.table import Ink, dashed, put_sign, put_text
from newangeles_gui.widgets import (
    Area,
    Button,
    IconButton,
    Look,
    Mark,
    RowPart,
    RowText,
    Space,
    Strip,
    Widget,
    corners,
    mixed,
    put_focus,
    put_panel,
    row_width,
)

from ..words import corporation
from .goods import LATER, NOW, Good, good_picture, goods_in

if TYPE_CHECKING:
    from collections.abc import Callable

    from newangeles_gui.scenes import Services
    from newangeles_gui.widgets import Action

    from ..talk.draft import TradeDraft

COLORS: Final = MappingProxyType({NOW: "accent", LATER: "warning"})
SIGNS: Final = MappingProxyType({NOW: "lock", LATER: "promise"})
CUT: Final = 14  # units
STYLES: Final = ("heading", "label")  # of a name: as large as there is room for
FILM: Final = 0.14
NARROW: Final = 120  # units of width below which a thing has no words but its tip
FOOTED: Final = 150  # units of height from where on a tray says what becomes of its goods


class TradeTray(Widget):
    """A tray: solid for what binds, dashed for what is promised."""

    def __init__(self, services: Services, rect: pygame.Rect, tray: str, foot: str) -> None:
        self.services, self.tray, self.foot = services, tray, foot
        tip = services.say(f"screen.trade.tray.{tray}.tip")
        super().__init__(services.kit, rect, f"tray.{tray}", tip)
        self.tone = COLORS[tray]
        self.large = rect.height >= self.kit.px(FOOTED)

    @property
    def head(self) -> pygame.Rect:
        """Where its name is."""
        high = self.kit.px(44 if self.large else 30)
        side = self.kit.px(16 if self.large else 8)
        return pygame.Rect(self.rect.x + side, self.rect.y, self.rect.width - 2 * side, high)

    @property
    def inside(self) -> pygame.Rect:
        """Where its goods lie."""
        head, foot = self.head, self.kit.px(34 if self.large else 8)
        return pygame.Rect(head.x, head.bottom, head.width, self.rect.bottom - foot - head.bottom)

    def corner(self, place: int) -> pygame.Rect:
        """Where a small button is, counted from the right."""
        side = self.head.height - self.kit.px(8)
        left = self.head.right - (place + 1) * side - place * self.kit.px(4)
        return pygame.Rect(left, self.head.y + self.kit.px(5), side, side)

    def ribbon(self, action: Action, name: str, beside: bool) -> IconButton:
        """The way to the ledger, in the corner; there may be another button."""
        tip = self.services.say("ledger.title")
        return IconButton(self.kit, self.corner(int(beside)), "log", tip, action, name=name)

    def paint(self, surface: pygame.Surface) -> None:
        """The tray with its name, and what becomes of what lies there."""
        kit, rect, color = self.kit, self.rect, self.kit.color(self.tone)
        fill = mixed(kit.color("base"), color, 0.02)
        if self.tray == NOW:
            put_panel(kit, surface, rect, Look(fill, color, 235, 2, CUT, 5, sheen=0.04))
        else:
            put_panel(kit, surface, rect, Look(fill, color, 225, 0, CUT, sheen=0.04))
            dashed(surface, color, corners(rect, kit.px(CUT)), kit.px(11), max(2, kit.px(2)))
        self._name(surface)
        if self.large and self.foot:
            foot = pygame.Rect(rect.x, rect.bottom - kit.px(34), rect.width, kit.px(28))
            ink = Ink("small", "muted", "center")
            put_text(kit, surface, foot.inflate(-kit.px(20), 0), self.foot, ink)

    def _name(self, surface: pygame.Surface) -> None:
        kit, say, row = self.kit, self.services.say, self.head
        put_sign(kit, surface, (row.x + kit.px(11), row.centery), SIGNS[self.tray], 24, self.tone)
        name, about = (say(f"screen.trade.tray.{self.tray}.{one}") for one in ("name", "about"))
        words = pygame.Rect(row.x + kit.px(30), row.y, 0, row.height)
        words.width = self.corner(1).x - words.x
        put_text(kit, surface, words, name, Ink("strong", self.tone))
        taken = kit.type.width(name, "strong") + kit.px(10)
        beside = pygame.Rect(words.x + taken, words.y, words.width - taken, words.height)
        if kit.type.width(about, "small") <= beside.width:
            put_text(kit, surface, beside, about, Ink("small", "muted"))


class PlusButton(Button):
    """The middle of an empty tray: a click adds the first thing."""

    def paint(self, surface: pygame.Surface) -> None:
        """A plus in a ring, and below it what it is for."""
        kit, inside, lines = self.kit, self.rect, self.lines
        step = kit.type.line_height(self.style, self.share)
        side = min(kit.px(62), inside.height - step * len(lines) - kit.px(4))
        if side < kit.px(24):
            side, lines = min(kit.px(40), inside.height), []
        disc = pygame.Rect(0, 0, side, side)
        disc.midtop = (inside.centerx, inside.y + (inside.height - side - step * len(lines)) // 2)
        lit = (self.hovered or self.focused) and self.enabled
        line = kit.color(self.color if lit else "muted")
        fill = mixed(kit.color("base"), line, 0.25 if lit else 0.12)
        pygame.draw.circle(surface, fill, disc.center, side // 2)
        pygame.draw.circle(surface, line, disc.center, side // 2, max(1, kit.px(1.5)))
        put_sign(kit, surface, disc.center, "plus", side * 0.6 / kit.view.factor, "text")
        top = disc.bottom + kit.px(3)
        for one in lines:
            drawn = kit.type.draw(one, self.style, kit.color("text"), self.share)
            surface.blit(drawn, drawn.get_rect(midtop=(inside.centerx, top)))
            top += step
        if self.focused:
            put_focus(kit, surface, inside)


class GoodButton(Button):
    """Something in a tray; a click changes it or takes it off."""

    def __init__(
        self, services: Services, rect: pygame.Rect, draft: TradeDraft, good: Good, player: str,
        action: Action, tall: bool,
    ) -> None:  # fmt: skip
        self.services, self.draft, self.good, self.player = services, draft, good, player
        self.tall, self.locked = tall, good.line in draft.locked
        told = [good.text, good.more]
        if self.locked:
            told.append(services.say("screen.trade.locked"))
        tip = "\n".join(one for one in told if one)
        super().__init__(services.kit, rect, "", action, name=f"good.{good.line}", tip=tip)
        self.text = good.text
        self.tone = COLORS[LATER if good.kind == "promise" else NOW]

    def paint(self, surface: pygame.Surface) -> None:
        """The thing and its words; a note has a ground of its own."""
        kit, rect = self.kit, self.rect
        tone, lit = kit.color(self.tone), self.hovered or self.focused
        if self.good.kind == "promise" or lit or not self.tall:
            fill = mixed(kit.color("base"), tone, FILM + 0.1 * lit)
            put_panel(kit, surface, rect, Look(fill, mixed(fill, tone, 0.5), 235, 1, 6, sheen=0.05))
        inner = rect.inflate(-kit.px(12), -kit.px(6))
        high = min(inner.height, kit.px(58 if self.good.kind == "promise" else 104))
        picture = good_picture(self.services, self.good, self.player, high)
        most = inner.width * 0.62
        if picture.get_width() > most:
            share = most / picture.get_width()
            size = (round(most), round(picture.get_height() * share))
            picture = pygame.transform.smoothscale(picture, size)
        if rect.width < kit.px(NARROW):
            surface.blit(picture, picture.get_rect(center=inner.center))
            return
        surface.blit(picture, picture.get_rect(midleft=inner.midleft))
        words = inner.copy()
        words.x += picture.get_width() + kit.px(10)
        words.width = inner.right - words.x
        lines = max(1, inner.height // kit.type.line_height("small_strong"))
        align = "center" if self.tall and self.good.kind != "promise" else "left"
        style = "strong" if self.tall and self.good.kind == "capital" else "small_strong"
        put_text(kit, surface, words, self.good.text, Ink(style, "text", align, lines, least=0.9))

    def draw(self, surface: pygame.Surface) -> None:
        """The lock and the focus over it."""
        super().draw(surface)
        if self.locked:
            corner = (self.rect.right - self.kit.px(12), self.rect.y + self.kit.px(12))
            put_sign(self.kit, surface, corner, "lock", 18, "focus")
        if self.focused:
            put_focus(self.kit, surface, self.rect)


def put_tray(
    services: Services, rect: pygame.Rect, draft: TradeDraft, player: str, tray: str,
    change: Callable[[str], Action],
) -> tuple[TradeTray, list[Widget]]:  # fmt: skip
    """A tray with what lies there and the way to add to it."""
    kit, found = services.kit, goods_in(services, draft, player, tray)
    foot = "vote" if any(good.line == "now" for good in found) else tray
    ground = TradeTray(services, rect, tray, services.say(f"screen.trade.tray.foot.{foot}"))
    name, add = f"{draft.side(player)}.{tray}.add", services.say(f"screen.trade.tray.{tray}.add")
    if found:
        plus: Widget = IconButton(kit, ground.corner(0), "plus", add, change(""), name=name)
        return ground, [*_goods(services, ground, draft, player, found, change), plus]
    return ground, [
        PlusButton(
            kit,
            ground.inside,
            add,
            change(""),
            color=COLORS[tray],
            style="small_strong",
            lines=2,
            name=name,
            tip=add,
        )
    ]


def _goods(
    services: Services, ground: TradeTray, draft: TradeDraft, player: str, found: list[Good],
    change: Callable[[str], Action],
) -> list[Widget]:  # fmt: skip
    """One large, or as many as there is room for side by side."""
    kit, inside = services.kit, ground.inside
    if len(found) == 1:
        return [GoodButton(services, inside, draft, found[0], player, change(found[0].line), True)]
    gap = kit.px(6)
    rows = max(1, min(len(found), (inside.height + gap) // (kit.px(38) + gap)))
    columns = 2 if len(found) > rows else 1
    most = rows * columns
    high = (inside.height - gap * (rows - 1)) // rows
    cells = Area(inside, gap).grid(min(len(found), most), columns, high)
    shown = found if len(found) <= most else found[: most - 1]
    widgets: list[Widget] = [
        GoodButton(services, cell, draft, good, player, change(good.line), False)
        for cell, good in zip(cells, shown, strict=False)
    ]
    if len(shown) < len(found):
        rest = found[len(shown) :]
        tip, name = (
            "\n".join(good.text for good in rest),
            f"more.{draft.side(player)}.{ground.tray}",
        )
        text = services.say("screen.trade.more_goods", count=len(rest))
        widgets.append(
            Button(
                kit, cells[-1], text, change(rest[0].line), style="small_strong", name=name, tip=tip
            )
        )
    return widgets


def put_head(
    services: Services, rect: pygame.Rect, draft: TradeDraft, player: str, character: str
) -> list[Widget]:
    """Face, mark, "gives", and the capital before and after."""
    kit = services.kit
    name = services.say("screen.trade.gives", player=corporation(player))
    now, then = draft.capital(player), draft.left(player)
    purse: list[RowPart] = [
        Mark("symbols/capital", 26), RowText(str(now), "number", "capital")
    ]  # fmt: skip
    if then != now:
        purse += [Mark("arrow_right", 20, "muted"), RowText(str(then), "number", "capital")]
    mark = Mark(f"marks/{player}", 28)
    ways: list[list[RowPart]] = [
        [mark, Space(10), RowText(name, style), Space(22), *purse] for style in STYLES
    ]
    area = Area(rect, kit.px(12))
    widest = rect.width - rect.height - area.gap
    found: list[Widget] = []
    if character and row_width(kit, ways[-1]) <= widest:
        found.append(Portrait(kit, area.left(rect.height), character))
    fitting = (one for one in ways if row_width(kit, one) <= area.rest.width)
    tip = f"{name}\n{services.say('screen.trade.purse', now=now, then=then)}"
    parts = next(fitting, [mark, Space(10), *purse])
    found.append(Strip(kit, area.rest, parts, name=f"purse.{draft.side(player)}", tip=tip))
    return found


class PartnerFace(Button):
    """Another one to talk to: face or mark; whoever decides now has a clock."""

    def __init__(
        self, services: Services, rect: pygame.Rect, player: str, character: str, decides: bool,
        action: Action, tip: str,
    ) -> None:  # fmt: skip
        super().__init__(services.kit, rect, "", action, name=f"partner.{player}", tip=tip)
        self.player, self.character, self.decides = player, character, decides

    def paint(self, surface: pygame.Surface) -> None:
        """Small; bright under the pointer."""
        kit, rect = self.kit, self.rect
        look = self.look()
        put_panel(kit, surface, rect, look)
        if self.character:
            put_portrait(
                kit, surface, rect.inflate(-kit.px(4), -kit.px(4)), self.character, look.line
            )
        else:
            mark = kit.icon(f"marks/{self.player}", rect.height * 0.6 / kit.view.factor)
            surface.blit(mark, mark.get_rect(center=rect.center))
        if self.decides:
            side = kit.px(20)
            put_sign(
                kit, surface, (rect.right - side // 2, rect.y + side // 2), "clock", 20, "warning"
            )
        if self.focused:
            put_focus(kit, surface, rect)
