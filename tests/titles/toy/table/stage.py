"""Keeping and swapping, side by side: what is certain, what is chance, and in what they differ."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table import Ink, RowsPanel, SideStage, StageRow, StageSide, put_text
from newangeles_gui.widgets import Area, Look, Mark, RowText, put_focus, put_panel

from ..rules import KEEP, SWAP
from . import drawn

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Picker, Regions

    from ..rules import View

COLORS: Final = {KEEP: "accent", SWAP: "warning"}


class ToySide(StageSide):
    """One of the two answers, as large as the board leaves room for it."""

    def __init__(
        self, services: Services, places: Regions, rect: pygame.Rect, option: str, card: str,
        picker: Picker,
    ) -> None:  # fmt: skip
        super().__init__(services.kit, places, rect, f"side.{option}")
        self.services, self.option, self.card, self.picker = services, option, card, picker
        self.target = ("side", option)

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        """Keys reach it while it is an answer."""
        return self.picker.is_lit(self.target)

    def click(self, pos: tuple[int, int]) -> bool:
        """Take this answer."""
        return self.picker.pick(self.target)

    @property
    def about(self) -> str:
        """What would come of it."""
        highest = self.services.box.highest
        return self.services.say(f"toy.about.{self.option}", card=self.card, highest=highest)

    def paint(self, surface: pygame.Surface) -> None:
        """The answer, the card that it leads to, and what that means."""
        kit, color = self.kit, self.kit.color(COLORS[self.option])
        glow = 8 if self.hovered and not self.faded else 0
        look = Look(kit.color("panel"), color, 150 if self.faded else 245, 2, 16, glow)
        put_panel(kit, surface, self.rect, look)
        area = Area(self.rect, self.px(10)).inset(self.px(24))
        head = self.services.say(f"option.swap_card.{self.option}")
        put_text(kit, surface, area.top(self.px(50)), head, Ink("heading", align="center"))
        words = area.bottom(self.px(110))
        put_text(kit, surface, words, self.about, Ink("body", "muted", "center", lines=4))
        high = min(area.rest.height, self.px(220))
        shown = drawn.card(kit, (high * 5 // 7, high), self.card if self.option == KEEP else "")
        surface.blit(shown, shown.get_rect(center=area.rest.center))
        if self.focused:
            put_focus(kit, surface, self.rect)


class ToyStage(SideStage[ToySide]):
    """Open while whoever looks is asked."""

    def __init__(self, services: Services, places: Regions, view: View, picker: Picker) -> None:
        super().__init__(services.kit, places, (KEEP, SWAP))
        self.services, self.view, self.picker = services, view, picker
        card = view.cards[view.seat]
        self.cards = {
            one: ToySide(services, places, self.side_rect(one), one, card, picker)
            for one in self.sides
        }
        self.panel = RowsPanel(services.kit, places, self.between, COLORS)
        self.add(*self.cards.values(), self.panel)
        self.visible = picker.active
        self.show(self._rows(int(card)) if self.visible else ())

    def _rows(self, card: int) -> list[StageRow]:
        """The card that one would have, and how many cards are lower."""
        highest = self.services.box.highest
        return [
            self._row("card", "icons/deck", str(card), f"1–{highest}"),
            self._row("lower", "icons/arrow_down", str(card - 1), f"0–{highest - 1}"),
        ]

    def _row(self, name: str, sign: str, keep: str, swap: str) -> StageRow:
        about = (Mark(sign, 26, "text"), RowText(self.services.say(f"toy.row.{name}"), "label"))
        readings = [[RowText(one, "number", COLORS[side])] for one, side in
                    ((keep, KEEP), (swap, SWAP))]  # fmt: skip
        return StageRow(about, readings)
