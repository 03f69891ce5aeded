"""One player in the results: what was hidden is open now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.rules.promises import BROKEN, KEPT
from newangeles_gui.widgets.label import Image, Label
from newangeles_gui.widgets.surfaces import Look, put_panel
from newangeles_gui.widgets.widget import Widget

from ..cards import CardZoom

if TYPE_CHECKING:
    from newangeles_gui.rules.state import State

    from ..base import Services

MARK: Final = 56  # units
CAPITAL: Final = 110


class ResultRow(Widget):
    """Mark, name, capital, rival, investment, promises, and whether they won."""

    focusable = True

    def __init__(
        self, services: Services, rect: pygame.Rect, state: State, seat: int, player: str
    ) -> None:
        super().__init__(services.kit, rect, f"result.{seat}")
        self.services, self.state, self.seat = services, state, seat
        self.corp = state.corporations[seat]
        self.won = seat in state.winners
        self.player = player
        self.tip = self._rival_text()
        self._place()

    def _rival_text(self) -> str:
        own = self.state.rivals[self.seat] == self.corp
        key = "rival.own" if own else f"rival.{self.state.rivals[self.seat]}"
        return self.services.words.text(key)

    def _place(self) -> None:
        kit, rect, gap = self.kit, self.rect, self.kit.px(10)
        mark = pygame.Rect(rect.x + gap, rect.y, kit.px(MARK), rect.height)
        money = pygame.Rect(0, rect.y, kit.px(CAPITAL), rect.height)
        money.right = rect.right - gap
        left = mark.right + gap
        width = money.left - left - gap
        half = rect.height // 2
        name = pygame.Rect(left, rect.y, width * 9 // 20, half)
        verdict = pygame.Rect(name.right, rect.y, width - name.width, half)
        below = pygame.Rect(left, rect.y + half, width, half - kit.px(4))
        words = self.services.words
        sign = "star" if self.won else "cross"
        color = "good" if self.won else "muted"
        icon = pygame.Rect(verdict.x, verdict.y, kit.px(28), half)
        text = pygame.Rect(icon.right, verdict.y, verdict.right - icon.right, half)
        verdict_words = self.services.say(f"screen.results.{'won' if self.won else 'lost'}")
        self.add(
            Image(kit, mark, kit.icon(f"marks/{self.corp}", MARK - 8)),
            Label(kit, name, words.name(f"corporation.{self.corp}"), "label", name="corp"),
            Image(kit, icon, kit.icon(sign, 22, kit.color(color))),
            Label(kit, text, verdict_words, "small_strong", color, name="verdict"),
            Label(kit, below, self._secrets(), "small", "muted", lines=2, name="secrets"),
            Label(
                kit,
                money,
                str(self.state.capital[self.seat]),
                "big_number",
                "capital",
                "right",
                name="capital",
            ),
        )

    def _secrets(self) -> str:
        words, state = self.services.words, self.state
        fates = [one.fate for one in state.promises if one.by == self.corp]
        parts = [self.player] if self.player else []
        rival = words.name(f"rival.{state.rivals[self.seat]}")
        parts.append(self.services.say("screen.results.rival", rival=rival))
        investment = state.investments[self.seat]
        if investment:
            name = words.name(f"investment.{investment}")
            parts.append(self.services.say("screen.results.investment", investment=name))
        if fates:
            kept, broken = fates.count(KEPT), fates.count(BROKEN)
            parts.append(self.services.say("screen.results.promises", kept=kept, broken=broken))
        return " · ".join(parts)

    def click(self, pos: tuple[int, int]) -> bool:
        """The two cards, large."""
        shown = [f"rival.{self.state.rivals[self.seat]}"]
        if self.state.investments[self.seat]:
            shown.append(self.state.investments[self.seat])
        self.services.stack.push(CardZoom(self.services, shown))
        return True

    def paint(self, surface: pygame.Surface) -> None:
        """A panel that glows for a winner."""
        color = self.kit.color
        line = color("good" if self.won else "line")
        if self.hovered or self.focused:
            line = color("focus")
        look = Look(color("raised" if self.won else "panel"), line, 235, glow=8 if self.won else 0)
        put_panel(self.kit, surface, self.rect, look)
