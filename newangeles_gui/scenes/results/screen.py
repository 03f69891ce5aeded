"""The results of a match."""

from __future__ import annotations

import contextlib
import time
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui import paths
from newangeles_gui.i18n import Name
from newangeles_gui.profiles import FILE, BadProfilesError, Profiles, remember
from newangeles_gui.session.disk import DiskError
from newangeles_gui.session.timeline import timeline
from newangeles_gui.widgets.button import Button
from newangeles_gui.widgets.label import Label, Panel, Paragraph
from newangeles_gui.widgets.scroll import Scroll
from newangeles_gui.words.vocabulary import corporation

from .. import routes
from ..front import FrontScene
from .chart import Chart
from .row import ResultRow

if TYPE_CHECKING:
    from newangeles_gui.session.match import Match

    from ..base import Services

MARGIN: Final = 28  # units
HEAD: Final = 66
FOOT: Final = 60
GAP: Final = 12
ROW: Final = 104
TURNING: Final = 6


class Results(FrontScene):
    """Who won and why; the way to the replay, to another game, to the title."""

    name = "results"
    music = "results"

    def __init__(self, services: Services, match: Match) -> None:
        super().__init__(services)
        self.match = match
        self.timeline = timeline(services.box, match)
        self._remember()

    def _remember(self) -> None:
        """The statistics of the people at this table grow."""
        path = paths.settings_folder() / FILE
        with contextlib.suppress(BadProfilesError, DiskError):
            profiles = Profiles.load(path)
            for place, seat in enumerate(self.match.plan.seats):
                if seat.kind == "person":
                    profiles.add(seat.name, remember(self.match, place, int(time.time())))
            profiles.save(path)

    def build(self) -> None:
        """Head, players at the left, chart and turning deals at the right, buttons below."""
        px, gap = self.px, self.px(GAP)
        room = self.screen.inflate(-2 * px(MARGIN), -2 * px(MARGIN))
        head = pygame.Rect(room.x, room.y, room.width, px(HEAD))
        foot = pygame.Rect(room.x, room.bottom - px(FOOT), room.width, px(FOOT))
        body = pygame.Rect(room.x, head.bottom, room.width, foot.top - head.bottom - gap)
        left = pygame.Rect(body.x, body.y, body.width * 46 // 100, body.height)
        right = pygame.Rect(left.right + gap, body.y, body.right - left.right - gap, body.height)
        self.root.add(
            Label(self.kit, head, self._headline(), "title", self._color(), lines=2, name="head")
        )
        self._players(left)
        chart = pygame.Rect(right.x, right.y, right.width, right.height * 56 // 100)
        self.root.add(
            Chart(self.services, chart, self.timeline, self.match.game.state.corporations)
        )
        turning = pygame.Rect(right.x, chart.bottom + gap, right.width, 0)
        turning.height = right.bottom - turning.top
        self._turning(turning)
        self._buttons(foot)

    def _headline(self) -> str:
        state = self.match.game.state
        how = self.say(f"screen.results.by_{state.ended_by}")
        if not state.winners:
            return f"{how} {self.say('screen.results.nobody')}"
        names = [self.services.words.name(f"corporation.{state.corporations[one]}")
                 for one in state.winners]  # fmt: skip
        return f"{how} {self.say('screen.results.winners', names=', '.join(names))}"

    def _color(self) -> str:
        return "threat" if self.match.game.state.ended_by == "threat" else "text"

    def _players(self, rect: pygame.Rect) -> None:
        state, gap = self.match.game.state, self.px(GAP)
        seats = sorted(range(len(state.capital)), key=lambda seat: -state.capital[seat])
        scroll = Scroll(self.kit, rect, "players")
        height = min(self.px(ROW) * 3 // 2, max(self.px(86), rect.height // len(seats) - gap))
        for place, seat in enumerate(seats):
            spot = pygame.Rect(rect.x, rect.y + place * (height + gap), scroll.inner, height)
            scroll.add(ResultRow(self.services, spot, state, seat, self._player(seat)))
        self.root.add(scroll)

    def _player(self, seat: int) -> str:
        planned = self.match.plan.seats[seat]
        named = planned.kind == "person" and planned.name != self.match.game.name(seat)
        return planned.name if named else ""

    def _turning(self, rect: pygame.Rect) -> None:
        padding = self.px(14)
        inner = rect.inflate(-2 * padding, -2 * padding)
        title = pygame.Rect(inner.x, inner.y, inner.width, self.px(30))
        body = pygame.Rect(inner.x, title.bottom, inner.width, inner.bottom - title.bottom)
        scroll = Scroll(self.kit, body, "turning")
        top = body.y
        for deal in self.timeline.turning(TURNING):
            text = self.say(
                "screen.results.deal",
                player=corporation(deal.winner),
                card=self.services.words.names.card(deal.card),
                asset=Name(f"asset.{deal.asset}"),
            )
            words = Paragraph(
                self.kit,
                (body.x, top),
                scroll.inner,
                f"{text} {self._moved(deal.threat, deal.capital)}",
                "small",
            )
            scroll.add(words)
            top = words.rect.bottom + self.px(6)
        text = self.say("screen.results.turning")
        self.root.add(
            Panel(self.kit, rect),
            Label(self.kit, title, text, "small_strong", "accent", name="turning"),
            scroll,
        )

    def _moved(self, threat: int, capital: tuple[int, ...]) -> str:
        parts = [
            f"{self.services.words.name(f'corporation.{name}')} {change:+d}"
            for name, change in zip(self.match.game.state.corporations, capital, strict=True)
            if change
        ]
        if threat:
            parts.insert(0, f"{self.services.words.name('term.threat')} {threat:+d}")
        return "(" + ", ".join(parts) + ")" if parts else ""

    def _buttons(self, rect: pygame.Rect) -> None:
        entries = (
            ("replay", "replay", lambda: routes.open_replay_of(self.services, self.match)),
            ("again", "new", lambda: routes.open_new_game(self.services)),
            ("title", "home", lambda: routes.open_title(self.services)),
        )
        gap = self.px(GAP)
        width = min(self.px(340), (rect.width - 2 * gap) // 3)
        left = rect.centerx - (3 * width + 2 * gap) // 2
        for place, (key, icon, action) in enumerate(entries):
            spot = pygame.Rect(left + place * (width + gap), rect.y, width, rect.height)
            text = self.say(f"screen.results.do.{key}")
            self.root.add(
                Button(self.kit, spot, text, action, icon, lines=2, name=f"results.{key}")
            )

    def cancel(self) -> bool:
        """Back to the title."""
        routes.open_title(self.services)
        return True
