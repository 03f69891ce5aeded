"""The table of a title that has none of its own: a button for each answer, hand, log, seats."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

import pygame

from newangeles_gui.scenes.plain import LinesPanel, described
from newangeles_gui.widgets import Button, Label, Panel, Scroll, filled_scroll

from ..log import LogDrawer, LogTab, RecapNote
from .match import MatchTable

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from newangeles_gui.scenes import Services
    from newangeles_gui.session import Match, Sight

EDGE: Final = 24  # units
SMALL_EDGE: Final = 12
TOP: Final = 64
LINE: Final = 60
GAP: Final = 10
NARROWEST: Final = 300  # of an answer
SIDE: Final = 0.32  # of the width, for the log
DRAWER: Final = 420  # units wide where it lies over everything
TAB: Final = (46, 140)
SHARE: Final = 0.46  # of the height, for the answers at most


class PlainTable(MatchTable):
    """Plays a match of any title with words and buttons alone."""

    def __init__(self, services: Services, match: Match) -> None:
        super().__init__(services, match)
        self.log_open = not self.lies_over

    @property
    def lies_over(self) -> bool:
        """Whether the open log hides what is below it."""
        return self.kit.view.compact

    def heard(self, told: Sequence[Sight], before: Any, after: Any) -> None:
        """Something has happened; nothing moves here, so nobody has seen it happen."""
        if self.director.asks_viewer:
            self.recap.look(self.director.viewer, skipped=True)
        self.rebuild()

    def show_view(self) -> None:
        """Somebody else looks."""
        self.rebuild()

    def build(self) -> None:
        """The menu above, the log at the right; seats and table, the own things, the question."""
        edge, gap = self.px(SMALL_EDGE if self.kit.view.compact else EDGE), self.px(GAP)
        inner = self.screen.inflate(-2 * edge, -2 * edge)
        top = pygame.Rect(inner.x, inner.y, inner.width, self.px(TOP))
        self._put_top(top)
        body = pygame.Rect(inner.x, top.bottom + gap, inner.width, inner.bottom - top.bottom - gap)
        left = self._beside_the_log(body)
        foot = self._put_question(left)
        self._put_described(pygame.Rect(left.x, left.y, left.width, foot - gap - left.y))
        self._put_log(body)
        if self.root.focus is None:
            self.root.set_focus(self.root.named("answer.0"))

    def _beside_the_log(self, body: pygame.Rect) -> pygame.Rect:
        """What the log leaves free; where there is little room it lies over everything."""
        compact = self.kit.view.compact
        taken = round(body.width * SIDE) if self.log_open and not compact else self.px(TAB[0])
        return pygame.Rect(body.x, body.y, body.width - taken - self.px(GAP), body.height)

    def _put_log(self, body: pygame.Rect) -> None:
        """The drawer, or the tab behind which it is; what was missed lies over the rest."""
        services, view = self.services, self.director.view
        if self.log_open:
            compact = self.kit.view.compact
            rect = body.copy()
            rect.width = self.px(DRAWER) if compact else round(body.width * SIDE)
            rect.right = body.right
            self.root.add(
                LogDrawer(services, rect, self.chronicle, view, self.turn_log, self.recap)
            )
            return
        tab = pygame.Rect(0, 0, self.px(TAB[0]), self.px(TAB[1]))
        tab.midright = (self.screen.right, body.centery)
        self.root.add(LogTab(services, tab, self.chronicle, view.seat, self.turn_log, self.recap))
        if self.recap.shown:
            room = pygame.Rect(body.x, body.y, tab.x - body.x, body.height)
            self.root.add(RecapNote(services, room, self.recap, view))

    def _put_top(self, rect: pygame.Rect) -> None:
        """The name of the game, and what can be done at any time."""
        title = self.put_menu(rect, self.px(GAP))
        words = self.say("title.name")
        self.root.add(Label(self.kit, title, words, "title", "accent", name="title"))

    def _put_described(self, rect: pygame.Rect) -> None:
        """What all can see at the left, who plays and the own things beside it."""
        seen = described(self.services, self.director.view)
        gap = self.px(GAP)
        half = (rect.width - gap) // 2
        left = pygame.Rect(rect.x, rect.y, half, rect.height)
        right = pygame.Rect(left.right + gap, rect.y, rect.right - left.right - gap, rect.height)
        if seen.own:
            right.height = (rect.height - gap) // 2
            low = pygame.Rect(right.x, right.bottom + gap, right.width, 0)
            low.height = rect.bottom - low.y
            self.root.add(LinesPanel(self.kit, low, seen.own, "own"))
        self.root.add(
            LinesPanel(self.kit, left, seen.table, "board"),
            LinesPanel(self.kit, right, seen.seats, "seats"),
        )

    def _put_question(self, room: pygame.Rect) -> int:
        """The question with a button for each answer, at the foot of a place; where it begins."""
        kit, gap, line = self.kit, self.px(GAP), self.px(LINE)
        answers, edge = self._buttons(), self.px(EDGE)
        columns = max(1, min(len(answers), (room.width - 2 * edge) // self.px(NARROWEST)))
        rows = -(-len(answers) // columns)
        wanted = 2 * edge + line + rows * (line + gap)
        rect = pygame.Rect(room.x, 0, room.width, min(wanted, round(room.height * SHARE)))
        rect.bottom = room.bottom
        inner = rect.inflate(-2 * edge, -2 * edge)
        words = pygame.Rect(inner.x, inner.y, inner.width, line)
        told, color = self.told()
        self.root.add(
            Panel(kit, rect, "accent" if answers else "line"),
            Label(kit, words, told, "heading", color, lines=2, name="prompt"),
        )
        below = pygame.Rect(inner.x, words.bottom, inner.width, inner.bottom - words.bottom)

        def fill(scroll: Scroll, width: int) -> None:
            around = gap // 2  # room for the ring around the one that has the focus
            each = (width - 2 * around - gap * (columns - 1)) // columns
            for place, (text, action) in enumerate(answers):
                left = below.x + around + place % columns * (each + gap)
                top = below.y + around + place // columns * (line + gap)
                spot = pygame.Rect(left, top, each, line)
                name = f"answer.{place}"
                scroll.add(Button(kit, spot, text, action, "", "accent", lines=2, name=name))

        if answers:
            self.root.add(filled_scroll(kit, below, "answers", fill))
        return rect.y

    def _buttons(self) -> list[tuple[str, Callable[[], None]]]:
        if self.director.pending is None:
            return [(self.say("screen.table.to_results"), self.open_results)]
        return [(words, partial(self.choose, one)) for one, words in self.answers()]

    def update(self, seconds: float) -> None:
        """Who decides next is called, or thinks."""
        super().update(seconds)
        if self.services.stack.top is not self:
            return
        if self.director.needs_curtain:
            self.fall()
        elif not self.match.over:
            self.director.update(seconds)
        else:
            self.director.saver.check()
