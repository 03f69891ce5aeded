"""The first thing that is seen of the results: who has won, in light."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets.label import Label
from newangeles_gui.widgets.surfaces import soft_light
from newangeles_gui.widgets.widget import Widget

if TYPE_CHECKING:
    from newangeles_gui.scenes.base import Services
    from newangeles_gui.session.match import Match

GAP: Final = 18  # units
GLOW: Final = 1.9  # times as wide as a mark
OVERLAP: Final = 0.8  # how far apart many marks stand, in their width


class Hero(Widget):
    """The marks of the winners, large, and what it means for the person at the screen."""

    def __init__(self, services: Services, rect: pygame.Rect, match: Match) -> None:
        super().__init__(services.kit, rect, "hero")
        self.services, self.match = services, match
        state = match.game.state
        self.marks = [f"marks/{state.corporations[one]}" for one in state.winners]
        self.lost = not self.marks
        if self.lost:
            self.marks = ["symbols/threat"]
        side = rect.height * 7 // 8
        self.side = min(side, rect.width // 4 * 3 // max(2, len(self.marks)))
        step = self.side if len(self.marks) == 1 else round(self.side * OVERLAP)
        self.step = step
        left = rect.x + self.side + step * (len(self.marks) - 1) + self.kit.px(GAP)
        self._write(pygame.Rect(left, rect.y, rect.right - left, rect.height))

    def _write(self, room: pygame.Rect) -> None:
        big, small = self.words()
        compact = self.kit.view.compact
        upper = pygame.Rect(room.x, room.y, room.width, room.height * 5 // 8)
        lower = pygame.Rect(room.x, upper.bottom, room.width, room.bottom - upper.bottom)
        style = "display" if self.person is not None else "title"
        if compact:
            style = "title" if self.person is not None else "heading"
        lines = 1 if self.person is not None else 2
        self.add(
            Label(self.kit, upper, big, style, self.color, lines=lines, name="head"),
            Label(self.kit, lower, small, "small" if compact else "body", "text", lines=2,
                  middle=compact, name="how"),
        )  # fmt: skip

    @property
    def person(self) -> int | None:
        """The seat of the only person who played."""
        seats = [place for place, seat in enumerate(self.match.plan.seats) if seat.kind == "person"]
        return seats[0] if len(seats) == 1 else None

    @property
    def color(self) -> str:
        """The colour of the first words."""
        state = self.match.game.state
        if self.person in state.winners:
            return "good"
        return "threat" if state.ended_by == "threat" else "text"

    def words(self) -> tuple[str, str]:
        """The first words, and those that say how."""
        say, state = self.services.say, self.match.game.state
        how = say(f"screen.results.by_{state.ended_by}")
        names = [self.services.words.name(f"corporation.{state.corporations[one]}")
                 for one in state.winners]  # fmt: skip
        who = say("screen.results.winners", names=", ".join(names))
        if not state.winners:
            who = say("screen.results.nobody")
        if self.person is None:
            return who, how
        won = self.person in state.winners
        return say(f"screen.results.you_{'won' if won else 'lost'}"), f"{how} {who}"

    def paint(self, surface: pygame.Surface) -> None:
        """Light, and the marks in it."""
        kit = self.kit
        glow = soft_light(kit, round(self.side * GLOW), "threat" if self.lost else "capital")
        for place, mark in enumerate(self.marks):
            center = (self.rect.x + self.side // 2 + place * self.step, self.rect.centery)
            surface.blit(glow, glow.get_rect(center=center))
            sign = kit.icon(mark, self.side / kit.view.factor * (0.9 if len(self.marks) > 1 else 1))
            surface.blit(sign, sign.get_rect(center=center))
