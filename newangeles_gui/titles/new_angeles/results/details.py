"""The details of how a game ended: who wanted what, chart and deals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.scenes import Page
from newangeles_gui.scenes.new_game.options import SeedLine
from newangeles_gui.widgets import Panel, Paragraph, Scroll

from .chart import Chart
from .deals import put_deals
from .row import Hero, ResultRow

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.session import Match

    from ..facts.timeline import Timeline


HEAD: Final = 130  # units
SMALL_HEAD: Final = 84
GAP: Final = 12
ROW: Final = 102
MOST_ROW: Final = 196
SMALL_ROW: Final = 126
SMALL_CHART: Final = 320
LEFT: Final = 50  # percent of the width
CHART: Final = 54  # percent of the height
TURNING: Final = 6
SEED: Final = 440
SEED_LINE: Final = 44


class Details(Page):
    """What everybody wanted, the course of the game, and the deals that turned it."""

    name = "details"

    def __init__(self, services: Services, match: Match, course: Timeline) -> None:
        super().__init__(services)
        self.match, self.timeline = match, course

    def build(self) -> None:
        """The winners, all players, chart and turning deals; the way back above."""
        compact, gap = self.kit.view.compact, self.px(GAP)
        body = self.head(self.say("screen.results.do.details"), 0 if compact else self.px(SEED))
        if compact:
            self._in_one(body)
            return
        seed = pygame.Rect(body.right - self.px(SEED), body.y - self.px(SEED_LINE + 22),
                           self.px(SEED), self.px(SEED_LINE))  # fmt: skip
        self.root.add(SeedLine(self.services, seed, self.match.plan.start.seed, "right"))
        head = pygame.Rect(body.x, body.y, body.width, self.px(HEAD))
        self.root.add(Hero(self.services, head, self.match))
        body.height -= head.height + gap
        body.top = head.bottom + gap
        self._side_by_side(body)

    def _side_by_side(self, body: pygame.Rect) -> None:
        """Players at the left, chart and deals at the right."""
        gap = self.px(GAP)
        left = pygame.Rect(body.x, body.y, body.width * LEFT // 100, body.height)
        players = Scroll(self.kit, left, "players")
        count = len(self.match.plan.seats)
        height = min(
            self.px(MOST_ROW), max(self.px(ROW), (left.height - gap * (count - 1)) // count)
        )
        self._rows(players, left.y, height)
        right = pygame.Rect(left.right + gap, body.y, body.right - left.right - gap, body.height)
        chart = pygame.Rect(right.x, right.y, right.width, right.height * CHART // 100)
        low = pygame.Rect(right.x, chart.bottom + gap, right.width, 0)
        low.height = right.bottom - low.top
        inner = low.inflate(-2 * self.px(16), -2 * self.px(12))
        deals = Scroll(self.kit, inner, "turning")
        self._turning(deals, inner.y)
        self.root.add(players, self._chart(chart), Panel(self.kit, low, alpha=225), deals)

    def _in_one(self, body: pygame.Rect) -> None:
        """With little room everything below one another."""
        scroll = Scroll(self.kit, body, "players")
        head = pygame.Rect(body.x, body.y, scroll.inner, self.px(SMALL_HEAD))
        scroll.add(Hero(self.services, head, self.match))
        top = self._rows(scroll, head.bottom + self.px(GAP), self.px(SMALL_ROW))
        chart = pygame.Rect(body.x, top, scroll.inner, self.px(SMALL_CHART))
        scroll.add(self._chart(chart))
        low = self._turning(scroll, chart.bottom + self.px(GAP))
        line = pygame.Rect(body.x, low + self.px(GAP), scroll.inner, self.px(SEED_LINE))
        scroll.add(SeedLine(self.services, line, self.match.plan.start.seed))
        self.root.add(scroll)

    def _chart(self, rect: pygame.Rect) -> Chart:
        return Chart(self.services, rect, self.timeline, self.match.game.state.corporations)

    def _rows(self, scroll: Scroll, top: int, height: int) -> int:
        """A row for each player, winners first, then the richest; where they end."""
        state, gap = self.match.game.state, self.px(GAP)
        seats = sorted(
            range(len(state.capital)),
            key=lambda seat: (seat not in state.winners, -state.capital[seat]),
        )
        for seat in seats:
            rect = pygame.Rect(scroll.rect.x, top, scroll.inner, height)
            scroll.add(ResultRow(self.services, rect, self.match, seat))
            top = rect.bottom + gap
        return top

    def _turning(self, scroll: Scroll, top: int) -> int:
        """The deals that moved most; where they end."""
        text = self.say("screen.results.turning")
        title = Paragraph(self.kit, (scroll.rect.x, top), scroll.inner, text, "label", "accent",
                          "turning.title")  # fmt: skip
        scroll.add(title)
        deals = self.timeline.turning(TURNING)
        players = self.match.game.state.corporations
        top = title.rect.bottom + self.px(GAP)
        return put_deals(self.services, scroll, top, deals, players)
