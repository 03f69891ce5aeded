"""The results of a match, and against whom to play next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.profiles import remember
from newangeles_gui.scenes.new_game.options import SeedLine
from newangeles_gui.scenes.results import Results
from newangeles_gui.widgets import Panel, Paragraph, Scroll

from ..facts.timeline import timeline
from ..minds.levels import LEVELS
from ..minds.registry import AGENTS, GENTLE
from .chart import Chart
from .deals import put_deals
from .row import Hero, ResultRow

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.session import Match


def next_level(match: Match) -> str:
    """After a win of somebody against opponents; nothing if there is no level above theirs."""
    people = set(match.plan.people)
    winners = people.intersection(match.game.state.winners)
    beaten = remember(match, min(winners), 0).level(tuple(AGENTS)) if winners else ""
    if not beaten:
        return ""
    if beaten not in LEVELS:  # players without any skill at bargaining
        return GENTLE
    order = list(LEVELS)
    return order[order.index(beaten) + 1] if beaten != order[-1] else ""


MARGIN: Final = 28  # units
SMALL_MARGIN: Final = 12
WIDEST: Final = 2000
HEAD: Final = 150
SMALL_HEAD: Final = 84
FOOT: Final = 60
SMALL_FOOT: Final = 48
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


class CityResults(Results):
    """Who won and why, with the course of the game and the deals that turned it."""

    def __init__(self, services: Services, match: Match) -> None:
        super().__init__(services, match)
        self.timeline = timeline(services.box, match)

    def next_level(self) -> str:
        """The level above those that were beaten."""
        return next_level(self.match)

    def build(self) -> None:
        """The winners, all players, chart and turning deals, buttons below."""
        compact = self.kit.view.compact
        margin, gap = self.px(SMALL_MARGIN if compact else MARGIN), self.px(GAP)
        room = self.screen.inflate(-2 * margin, -2 * margin)
        if room.width > self.px(WIDEST):
            room = room.inflate(self.px(WIDEST) - room.width, 0)
        head = pygame.Rect(room.x, room.y, room.width, self.px(SMALL_HEAD if compact else HEAD))
        foot = pygame.Rect(room.x, 0, room.width, self.px(SMALL_FOOT if compact else FOOT))
        foot.bottom = room.bottom
        body = pygame.Rect(room.x, head.bottom + gap, room.width, 0)
        body.height = foot.top - gap - body.top
        if compact:
            self._in_one(body)
        else:
            head.width -= self.px(SEED) + gap
            line = pygame.Rect(head.right + gap, head.y, self.px(SEED), self.px(SEED_LINE))
            self.root.add(SeedLine(self.services, line, self.match.plan.start.seed, "right"))
            self._side_by_side(body)
        self.root.add(Hero(self.services, head, self.match))
        self.put_buttons(foot)

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
        top = self._rows(scroll, body.y, self.px(SMALL_ROW))
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
