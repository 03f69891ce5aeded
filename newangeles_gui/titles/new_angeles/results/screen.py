"""The end of a game: rivals turn one by one, then the verdict and the deal that turned it."""

from __future__ import annotations

from functools import cached_property
from typing import Final

import pygame

from newangeles_gui.table.scenes.end import EndScreen, EndWords
from newangeles_gui.widgets import Area, Button, IconButton

from ..city import under_a_sky
from ..facts import Timeline, timeline
from ..minds.registry import above
from .details import EndDetails
from .end_card import EndCard
from .turning import RoundChart, TurningPanel

# Units.
DETAILS: Final = 210
DETAIL: Final = 48
GAP: Final = 22
NARROW: Final = 1300  # a narrower canvas has the chart among the details alone
DEAL: Final = 0.6  # of the width, beside the chart


class CityResults(EndScreen[EndCard]):
    """Who won and why: everybody's rival is turned up in the order of their capital."""

    turn_sound = "rival_revealed"
    panels = 250

    @cached_property
    def timeline(self) -> Timeline:
        """The course of the game."""
        return timeline(self.services.box, self.match)

    def level_above(self, level: str) -> str:
        """The next one that is a level of skill."""
        return above(level)

    def details(self) -> EndDetails:
        """All that has no room here."""
        return EndDetails(self.services, self.match, self.timeline)

    def _open_details(self) -> None:
        self.services.stack.push(self.details())

    def card(self, rect: pygame.Rect, seat: int, own: bool) -> EndCard:
        """A player with their rival."""
        return EndCard(self.services, rect, self.match, seat, own)

    def verdict(self) -> EndWords:
        """How it ended; who has won only when all is turned up."""
        say, state = self.say, self.match.game.state
        names = [self.services.words.name(f"corporation.{state.corporations[one]}")
                 for one in state.winners]  # fmt: skip
        who = say("standing.winners", names=", ".join(names)) if names else say("standing.nobody")
        how = say(f"screen.results.by_{state.ended_by}")
        if state.ended_by != "threat":
            end = self.services.box.threat_end
            how = f"{how} {say('screen.results.stands', n=state.threat, end=end)}"
        if not self.over:
            return EndWords(say("screen.results.ended"), how)
        won = self.person in state.winners
        color = "focus" if won else "threat" if state.ended_by == "threat" else "text"
        if self.person is None:
            return EndWords(who, how, color)
        title = say(f"screen.results.you_{'won' if won else 'lost'}")
        return EndWords(title, f"{who} {how}", color)

    def put_corner(self, room: pygame.Rect) -> None:
        """The way to all that has no room here."""
        text, name = self.say("screen.results.do.details"), "results.details"
        spot = pygame.Rect(0, room.y, self.px(DETAILS), self.px(DETAIL))
        if self.low or room.width < self.px(NARROW):
            spot.width = spot.height
            button: Button = IconButton(self.kit, spot, "log", text, self._open_details, name=name)
        else:
            button = Button(self.kit, spot, text, self._open_details, "log", name=name)
        button.rect.right = room.right
        self.root.add(button)

    def put_panels(self, rect: pygame.Rect) -> None:
        """The deal at the left, the chart at the right."""
        area = Area(rect, self.px(GAP))
        deal = max(self.timeline.deals, key=lambda one: one.weight, default=None)
        players = self.match.game.state.corporations
        person = "" if self.person is None else players[self.person]
        left = rect
        if self.kit.view.canvas[0] >= NARROW:
            left = area.left(round((rect.width - area.gap) * DEAL))
            chart = RoundChart(self.services, area.rest, self.timeline, players)
            chart.turning = None if deal is None else deal.choices
            self.root.add(chart)
        self.root.add(TurningPanel(self.services, left, deal, players, person, self.zoom))

    def paint(self, surface: pygame.Surface) -> None:
        """Morning over the city if it stands, else a dark skyline."""
        lost = self.match.game.state.ended_by == "threat"
        sky = "dark" if lost else "morning"
        services, city = self.services, self.match.game.state.city
        surface.blit(under_a_sky(services.kit, services.box, sky, self.screen.size, city), (0, 0))
