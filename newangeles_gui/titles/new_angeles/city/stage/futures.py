"""The middle of the stage: the numbers in which the two futures differ."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Final

import pygame

from newangeles_gui.widgets import Look, Mark, RowPart, RowText, Space, mixed, put_panel, row

from ...facts.compared import FutureRow, Span
from .part import StagePart, StageSetting, fitting

ROW: Final = 37  # units
PAD: Final = 8
SIDE: Final = 26
BAR: Final = 5
SIGN: Final = 26
CUT: Final = 16
PALE: Final = 95  # of 255, for the future that is not looked at
SIGNS: Final = MappingProxyType(
    {
        "demand": ("icons/demand", "warning"),
        "threat": ("symbols/threat", ""),
        "outage": ("symbols/outage", ""),
        "illness": ("symbols/illness", ""),
        "unrest": ("symbols/unrest", ""),
        "enemy": ("symbols/enemy", ""),
        "investment": ("icons/investment", "capital"),
        "capital": ("symbols/capital", ""),
    }
)
COINS: Final = ("investment", "capital")
DASH: Final = "\u2013"


class FuturesPanel(StagePart):
    """The rows, most important first; the main offer at the left, the counteroffer at the right."""

    def __init__(self, setting: StageSetting, rect: pygame.Rect) -> None:
        super().__init__(setting, rect, "stage.futures")
        self.known: Sequence[FutureRow] = ()  # what differs; and of that, what is shown
        self.rows: Sequence[FutureRow] = ()
        self.faded = ""  # the side that is not looked at

    def show(self, rows: Sequence[FutureRow], foot: int, ceiling: int) -> None:
        """Stand above a line, as high as the rows need it; the last ones go without room."""
        room = max(0, foot - ceiling - 2 * self.px(PAD)) // self._step
        self.known, self.rows = rows, rows[:room]
        self.visible = bool(self.rows)
        self.rect.height = len(self.rows) * self._step + 2 * self.px(PAD)
        self.rect.bottom = foot

    @property
    def _step(self) -> int:
        least = self.kit.type.line_height("small_strong") + 2
        return max(self.px(ROW), least)

    @property
    def tip_text(self) -> str:
        """What is compared here."""
        one = self.view.deal is not None and not self.view.deal.counter
        lines = [self.tell("about_one" if one else "about")]
        if any(one.what == "investment" for one in self.rows):
            lines.append(self.tell("eye"))
        return "\n".join(lines)

    def paint(self, surface: pygame.Surface) -> None:
        """A ground with a bar of each side, then the rows."""
        kit, px, rect = self.kit, self.px, self.rect
        look = Look(kit.color("panel"), kit.color("line"), 240, 1.6, self.units(CUT), sheen=0.03)
        put_panel(kit, surface, rect, look)
        for side, left in (("main", rect.x), ("counter", rect.right - px(BAR))):
            bar = pygame.Rect(left, rect.y + px(CUT), px(BAR), rect.height - 2 * px(CUT))
            faded = side == self.faded or (side == "counter" and not self.deal.counter)
            color = mixed(kit.color(side), kit.color("base"), 0.6 if faded else 0.0)
            pygame.draw.rect(surface, color, bar)
        for place, one in enumerate(self.rows):
            line = pygame.Rect(rect.x + px(SIDE), 0, rect.width - 2 * px(SIDE), self._step)
            line.y = rect.y + px(PAD) + place * self._step
            if place:
                pygame.draw.line(surface, mixed(kit.color("line"), kit.color("panel"), 0.2),
                                 line.topleft, line.topright)  # fmt: skip
            self._put_row(surface, one, line)

    def _put_row(self, surface: pygame.Surface, one: FutureRow, line: pygame.Rect) -> None:
        picture, color = SIGNS[one.what]
        parts: list[RowPart] = [
            Mark(picture, self.units(SIGN), color),
            RowText(self.tell(f"row.{one.what}"), "small_strong"),
        ]
        middle = row(self.kit, parts, line.width * 2 // 5)
        surface.blit(middle, middle.get_rect(center=line.center))
        room = (line.width - middle.get_width()) // 2 - self.px(12)
        for side, reading in (("main", one.main), ("counter", one.counter)):
            said = fitting(self.kit, self._reading(one.what, reading), room, "small")
            drawn = row(self.kit, said, room)
            place = drawn.get_rect(midleft=line.midleft)
            if side == "counter":
                place = drawn.get_rect(midright=line.midright)
            if side == self.faded:
                drawn = drawn.copy()
                drawn.set_alpha(PALE)
            surface.blit(drawn, place)

    def _reading(self, what: str, one: Span) -> list[RowPart]:
        """A number in a future, as it is said at the left."""
        if what == "demand":
            return self._demand(one)
        if what in COINS:
            return self._coins(what, one)
        return [
            RowText(str(one.before), "small_strong"),
            Mark("icons/arrow_right", self.units(18), "muted"),
            RowText(_range(one.least, one.most), "strong"),
        ]

    def _demand(self, one: Span) -> list[RowPart]:
        threat = self.view.threat
        amount = self.services.box.content.demands[self.view.demand].threat
        key, color, about = ("open", "warning", "hangs")
        if one.certain:
            key, color, about = (
                ("met", "good", "stays") if one.least else ("missed", "bad", "rises")
            )
        told = self.tell(about, threat=threat, amount=amount, after=threat + amount)
        return [
            RowText(self.tell(key), "strong", color),
            Space(10),
            RowText(told, "small", "muted"),
        ]

    def _coins(self, what: str, one: Span) -> list[RowPart]:
        base = one.before if what == "capital" else 0
        least, most = one.least - base, one.most - base
        if not least and not most:
            return [RowText(self.tell("nothing"), "body", "muted")]
        text = _range(least, most)
        said: list[RowPart] = [
            Mark("symbols/capital", self.units(24)),
            RowText(text if least < 0 else f"+{text}", "strong", "capital"),
        ]
        if what == "investment":
            said += [Space(10), Mark("icons/eye", self.units(20), "muted")]
            said.append(RowText(self.tell("only_you"), "small", "muted"))
        return said


def _range(least: int, most: int) -> str:
    if least == most:
        return str(least).replace("-", "\u2212")
    return f"{least}{DASH}{most}".replace("-", "\u2212")
