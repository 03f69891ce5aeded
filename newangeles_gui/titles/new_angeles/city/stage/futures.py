"""The middle of the stage: the numbers in which the two futures differ, in words and signs."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from newangeles_gui.table import RowsPanel, StageRow
from newangeles_gui.widgets import Mark, RowPart, RowText, Space

from ...facts.deal_facts import SIDES

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from ...facts.compared import FutureRow, Span
    from .part import StageSetting

SIGN: Final = 26  # units
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


class FuturesPanel(RowsPanel):
    """The rows, most important first; the main offer at the left, the counteroffer at the right."""

    def __init__(self, setting: StageSetting, rect: pygame.Rect) -> None:
        self.services, places, self.view, _ = setting
        colors = {side: side for side in SIDES}
        super().__init__(self.services.kit, places, rect, colors, "stage.futures", self._about)
        self.kinds: list[str] = []

    def compare(self, rows: Sequence[FutureRow]) -> list[StageRow]:
        """These numbers differ: how that is said."""
        self.kinds = [one.what for one in rows]
        countered = self.view.deal is not None and bool(self.view.deal.counter)
        self.bare = () if countered else ("counter",)
        return [self._row(one) for one in rows]

    def tell(self, key: str, /, **values: object) -> str:
        """The words of the stage."""
        return self.services.say(f"screen.stage.{key}", **values)

    def _about(self) -> str:
        """What is compared here."""
        one = self.view.deal is not None and not self.view.deal.counter
        lines = [self.tell("about_one" if one else "about")]
        if "investment" in self.kinds[: len(self.rows)]:
            lines.append(self.tell("eye"))
        return "\n".join(lines)

    def _row(self, one: FutureRow) -> StageRow:
        picture, color = SIGNS[one.what]
        words = RowText(self.tell(f"row.{one.what}"), "small_strong")
        readings = [self._reading(one.what, reading) for reading in (one.main, one.counter)]
        return StageRow((Mark(picture, self.units(SIGN), color), words), readings)

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
