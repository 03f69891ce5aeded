"""The table of a talk: what each of the two gives now, and what is promised for later."""

from __future__ import annotations

from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.scenes import FaceButton
from newangeles_gui.table import Ink, dashed, put_sign, put_text
from newangeles_gui.widgets import (
    Area,
    Button,
    IconButton,
    Look,
    Widget,
    corners,
    mixed,
    put_focus,
    put_panel,
)

from .goods import LATER, NOW, Good, good_picture, goods_in
from .places import TalkMeasures

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from newangeles_gui.scenes import Services
    from newangeles_gui.widgets import Action, Kit

    from ..talk import TradeDraft

COLORS: Final = MappingProxyType({NOW: "accent", LATER: "warning"})
SIGNS: Final = MappingProxyType({NOW: "lock", LATER: "promise"})
CUT: Final = 14  # units
FILM: Final = 0.14
FOOTED: Final = 150  # units of height from where on a tray says what becomes of its goods
WIDEST: Final = 0.62  # of the width of a thing: its picture
LEAST: Final = 0.7  # of their size that words alone keep
COUNTED: Final = ("capital", "vote")  # of these a number says enough
ROW: Final = 38  # units of height that one of several goods has at least


class Between(Widget):
    """The arrows of the trade, brighter while something lies on the table."""

    def __init__(self, kit: Kit, middle: tuple[int, int], lit: bool) -> None:
        side = TalkMeasures(kit).between(36, 54)
        super().__init__(kit, pygame.Rect(middle[0] - side // 2, middle[1] - side // 2, side, side))
        self.color = "accent" if lit else "line"

    def paint(self, surface: pygame.Surface) -> None:
        """A disc with two arrows."""
        kit, (middle, half) = self.kit, (self.rect.center, self.rect.width // 2)
        pygame.draw.circle(surface, kit.color("base"), middle, half)
        pygame.draw.circle(surface, kit.color(self.color), middle, half, max(2, kit.px(2.5)))
        put_sign(kit, surface, middle, "trade", half * 1.12 / kit.view.factor, self.color)


class TradeTray(Widget):
    """A tray: solid for what binds, dashed for what is promised."""

    def __init__(self, services: Services, rect: pygame.Rect, tray: str, foot: str) -> None:
        kit, say = services.kit, services.say
        super().__init__(kit, rect, f"tray.{tray}", say(f"screen.trade.tray.{tray}.tip"))
        self.tray, self.tone = tray, COLORS[tray]
        self.called, self.about = (say(f"screen.trade.tray.{tray}.{n}") for n in ("name", "about"))
        self.large = rect.height >= kit.px(FOOTED)
        self.foot = say(f"screen.trade.tray.foot.{foot}") if self.large and foot else ""
        inner = Area(rect.inflate(-kit.px(32 if self.large else 16), 0))
        self.head = inner.top(kit.px(44 if self.large else 30))
        self.low = inner.bottom(kit.px(34 if self.large else 8))
        self.inside = inner.rest  # where its goods lie

    def corner(self, place: int) -> pygame.Rect:
        """Where a small button is, counted from the right."""
        side = self.head.height - self.kit.px(8)
        left = self.head.right - (place + 1) * side - place * self.kit.px(4)
        return pygame.Rect(left, self.head.y + self.kit.px(5), side, side)

    def paint(self, surface: pygame.Surface) -> None:
        """The tray with its name, and what becomes of what lies there."""
        kit, rect, color = self.kit, self.rect, self.kit.color(self.tone)
        fill, binds = mixed(kit.color("base"), color, 0.02), self.tray == NOW
        look = Look(fill, color, 235 if binds else 225, 2 * binds, CUT, 5 * binds, sheen=0.04)
        put_panel(kit, surface, rect, look)
        if not binds:
            dashed(surface, color, corners(rect, kit.px(CUT)), kit.px(11), max(2, kit.px(2)))
        area = Area(self.head)
        area.right(area.rest.right - self.corner(1).x)
        sign = area.left(kit.px(30))
        put_sign(kit, surface, (sign.x + kit.px(11), sign.centery), SIGNS[self.tray], 24, self.tone)
        wide = kit.type.width(self.called, "strong")
        put_text(kit, surface, area.left(wide + kit.px(10)), self.called, Ink("strong", self.tone))
        if kit.type.width(self.about, "small") <= area.rest.width:
            put_text(kit, surface, area.rest, self.about, Ink("small", "muted"))
        foot = self.low.move(0, -kit.px(3))
        put_text(kit, surface, foot, self.foot, Ink("small", "muted", "center"))


class PlusButton(Button):
    """The middle of an empty tray: a click adds the first thing."""

    def paint(self, surface: pygame.Surface) -> None:
        """A plus in a ring, and below it what it is for, if there is room."""
        kit, inside = self.kit, self.rect
        words = kit.type.line_height(self.style, self.share) * len(self.lines) + kit.px(3)
        side = min(kit.px(62), inside.height - words)
        if side < kit.px(24):
            words, side = 0, min(kit.px(40), inside.height)
        column = Area(inside).middle(inside.width, side + words)
        middle = (column.centerx, column.y + side // 2)
        lit = (self.hovered or self.focused) and self.enabled
        line = kit.color(self.color if lit else "muted")
        fill = mixed(kit.color("base"), line, 0.25 if lit else 0.12)
        pygame.draw.circle(surface, fill, middle, side // 2)
        pygame.draw.circle(surface, line, middle, side // 2, max(1, kit.px(1.5)))
        put_sign(kit, surface, middle, "plus", side * 0.6 / kit.view.factor, "text")
        below = Area(column).bottom(words)
        ink = Ink(self.style, "text", "center", self.most_lines, least=self.share)
        put_text(kit, surface, below, self.text, ink)
        if self.focused:
            put_focus(kit, surface, inside)


class GoodButton(Button):
    """Something in a tray; a click changes it or takes it off."""

    def __init__(
        self, services: Services, rect: pygame.Rect, draft: TradeDraft, good: Good, player: str,
        action: Action, tall: bool,
    ) -> None:  # fmt: skip
        self.services, self.good, self.player, self.tall = services, good, player, tall
        self.locked = good.line in draft.locked
        told = [good.text, good.more, services.say("screen.trade.locked") if self.locked else ""]
        tip = "\n".join(one for one in told if one)
        super().__init__(services.kit, rect, "", action, name=f"good.{good.line}", tip=tip)
        self.text = good.text
        self.promised = good.kind == "promise"
        self.tone = COLORS[LATER if self.promised else NOW]

    def paint(self, surface: pygame.Surface) -> None:
        """The thing and its words; a note has a ground of its own."""
        kit, rect, tone = self.kit, self.rect, self.kit.color(self.tone)
        lit = self.hovered or self.focused
        if self.promised or lit or not self.tall:
            fill = mixed(kit.color("base"), tone, FILM + 0.1 * lit)
            put_panel(kit, surface, rect, Look(fill, mixed(fill, tone, 0.5), 235, 1, 6, sheen=0.05))
        area = Area(rect.inflate(-kit.px(12), -kit.px(6)), kit.px(10))
        picture, text, ink = self._fitting(area)
        if picture is not None:
            place = area.left(picture.get_width()) if text else area.rest
            surface.blit(picture, picture.get_rect(center=place.center))
        put_text(kit, surface, area.rest, text, ink)

    def _fitting(self, area: Area) -> tuple[pygame.Surface | None, str, Ink]:
        """Picture and words; with little room a number in place of the words, or words alone."""
        kit, good, (wide, high) = self.kit, self.good, area.rest.size
        picture = good_picture(
            self.services, good, self.player, min(high, kit.px(58 if self.promised else 104))
        )
        share = wide * WIDEST / picture.get_width()
        if share < 1:
            picture = pygame.transform.smoothscale_by(picture, share)
        style = "strong" if self.tall and good.kind == "capital" else "small_strong"
        align = "center" if self.tall and not self.promised else "left"
        lines = max(1, high // kit.type.line_height("small_strong"))
        room = (wide - picture.get_width() - area.gap, high)
        if kit.type.fit(self.text, style, room, lines)[2]:
            return picture, self.text, Ink(style, "text", align, lines)
        if good.kind in COUNTED:
            return picture, str(good.amount), Ink("number", "text", "center")
        if good.kind == "asset":
            return picture, "", Ink()
        lines = max(1, high // kit.type.line_height("small_strong", LEAST))
        return None, self.text, Ink("small_strong", "text", "center", lines, least=LEAST)

    def draw(self, surface: pygame.Surface) -> None:
        """The lock and the focus over it."""
        super().draw(surface)
        if self.locked:
            corner = (self.rect.right - self.kit.px(12), self.rect.y + self.kit.px(12))
            put_sign(self.kit, surface, corner, "lock", 18, "focus")
        if self.focused:
            put_focus(self.kit, surface, self.rect)


def put_trays(
    services: Services, rects: Sequence[pygame.Rect], draft: TradeDraft, player: str,
    change: Callable[[str, str], Action], ledger: Action,
) -> list[Widget]:  # fmt: skip
    """Both trays of somebody; `change` opens one of them at a line."""
    widgets: list[Widget] = []
    for tray, rect in zip((NOW, LATER), rects, strict=True):
        found = goods_in(services, draft, player, tray)
        foot = "vote" if any(good.line == "now" for good in found) else tray
        ground = TradeTray(services, rect, tray, foot)
        widgets += [ground, *_within(services, ground, draft, player, found, partial(change, tray))]
        if tray == LATER:  # the way to the ledger lies in the corner, beside the plus
            spot, tip = ground.corner(int(bool(found))), services.say("ledger.title")
            name = f"ledger.{draft.side(player)}"
            widgets.append(IconButton(services.kit, spot, "log", tip, ledger, name=name))
    return widgets


def _within(
    services: Services, ground: TradeTray, draft: TradeDraft, player: str, found: list[Good],
    change: Callable[[str], Action],
) -> list[Widget]:  # fmt: skip
    """What lies there, and the way to add to it."""
    kit, tray = services.kit, ground.tray
    name, add = f"{draft.side(player)}.{tray}.add", services.say(f"screen.trade.tray.{tray}.add")
    if not found:
        return [PlusButton(kit, ground.inside, add, change(""), "", COLORS[tray], "small_strong",
                           lines=2, name=name, tip=add)]  # fmt: skip
    plus = IconButton(kit, ground.corner(0), "plus", add, change(""), name=name)
    return [*_goods(services, ground, draft, player, found, change), plus]


def _goods(
    services: Services, ground: TradeTray, draft: TradeDraft, player: str, found: list[Good],
    change: Callable[[str], Action],
) -> list[Widget]:  # fmt: skip
    """One large, or as many as there is room for side by side."""
    kit, inside, tall = services.kit, ground.inside, len(found) == 1
    gap = kit.px(6)
    rows = max(1, min(len(found), (inside.height + gap) // (kit.px(ROW) + gap)))
    columns = 2 if len(found) > rows else 1
    high = (inside.height - gap * (rows - 1)) // rows
    cells = Area(inside, gap).grid(min(len(found), rows * columns), columns, high)
    shown = found if len(found) <= len(cells) else found[: len(cells) - 1]
    widgets: list[Widget] = [
        GoodButton(services, cell, draft, good, player, change(good.line), tall)
        for cell, good in zip(cells, shown, strict=False)
    ]
    if len(shown) < len(found):
        rest = found[len(shown) :]
        tip, name = "\n".join(one.text for one in rest), f"more.{draft.side(player)}.{ground.tray}"
        text = services.say("screen.trade.more_goods", count=len(rest))
        widgets.append(Button(kit, cells[-1], text, change(rest[0].line), style="small_strong",
                              name=name, tip=tip))  # fmt: skip
    return widgets


class PartnerFace(FaceButton):
    """Another one to talk to; whoever decides now has a clock."""

    def __init__(
        self, kit: Kit, rect: pygame.Rect, player: str, character: str, decides: bool,
        action: Action, tip: str,
    ) -> None:  # fmt: skip
        super().__init__(kit, rect, "", action, name=f"partner.{player}", tip=tip)
        self.player, self.character, self.decides = player, character, decides

    @property
    def face(self) -> pygame.Rect:
        """Nearly all of it."""
        return self.rect.inflate(-self.kit.px(4), -self.kit.px(4))

    def paint(self, surface: pygame.Surface) -> None:
        """Small; bright under the pointer."""
        super().paint(surface)
        if self.decides:
            half, corner = self.kit.px(10), self.rect.topright
            middle = (corner[0] - half, corner[1] + half)
            put_sign(self.kit, surface, middle, "clock", 20, "warning")
