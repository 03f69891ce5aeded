"""The last page: the course of a whole game, and of one round."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets.label import Label
from newangeles_gui.widgets.widget import Widget

from .picture import Ground, Picture, Sprite, columns, cut_top

if TYPE_CHECKING:
    from newangeles_gui.widgets.kit import Kit

    from .introduction import Introduction

PHASES: Final = ("action", "production", "event", "demand")
SIGNS: Final = MappingProxyType(
    {
        "action": "turn",
        "production": "symbols/android.white",
        "event": "event",
        "demand": "demand",
    }
)
PICTURES: Final = MappingProxyType(
    {
        "action": "cards_actions/labor_solutions",
        "production": "districts/nihongai.normal",
        "event": "cards_events/beanstalk_beset",
        "demand": "cards_demands/tourism_spike",
    }
)
STEP: Final = 0.7  # seconds from round to round
WALKING: Final = 13.0  # seconds; then the marker stands still


class RoundsPicture(Picture):
    """The track of rounds with a marker on its way, and the phases to read about."""

    def __init__(self, scene: Introduction) -> None:
        super().__init__(scene)
        self.phase = PHASES[0]
        self.seconds = 0.0
        self._track: Track | None = None

    def put(self, room: pygame.Rect) -> None:
        """Track, phases, and what happens in the chosen one."""
        kit, gap = self.kit, self.kit.px(14)
        track = cut_top(room, room.height // (6 if kit.view.compact else 4), gap)
        self._track = Track(kit, track, self.services.box.rounds)
        self._track.here = self._at
        rows, high = (2, 46) if kit.view.compact else (1, 96)
        places: list[pygame.Rect] = []
        for _ in range(rows):
            row = cut_top(room, kit.px(high), gap // rows)
            places += columns(row, len(PHASES) // rows, kit.px(10))
        self.add(self._track)
        for name, rect in zip(PHASES, places, strict=True):
            self.add(
                self.button(
                    rect, self.say(f"rounds.{name}.name"), partial(self.choose, name),
                    f"phase.{name}", SIGNS[name] if not kit.view.compact else "",
                    chosen=name == self.phase,
                )
            )  # fmt: skip
        self.add(Ground(kit, room))
        words = self.say(f"rounds.{self.phase}.about")
        inner = room.inflate(-kit.px(40), -kit.px(20))
        compact = kit.view.compact
        if compact:
            inner = room.inflate(-kit.px(16), -kit.px(10))
        else:
            art = pygame.Rect(inner.x, inner.y, inner.width * 2 // 5, inner.height)
            inner.x, inner.width = art.right + kit.px(20), inner.width - art.width - kit.px(20)
            self.add(Sprite(kit, art, PICTURES[self.phase], "art"))
        style = "body" if compact else "lead"
        self.add(Label(kit, inner, words, style, lines=9, name="phase"))

    def choose(self, phase: str) -> None:
        """Read about another phase."""
        self.phase = phase
        self.changed()

    @property
    def _at(self) -> int:
        return int(self.seconds / STEP) % len(self.services.box.rounds)

    def update(self, seconds: float) -> bool:
        """The marker goes from round to round."""
        if self.wait() is None:
            return False
        before = self._at
        self.seconds += seconds
        if self._track is not None:
            self._track.here = self._at
        return self._at != before

    def wait(self) -> float | None:
        """Until the next step."""
        if self.kit.calm or self.seconds > WALKING:
            return None
        return max(0.02, STEP - self.seconds % STEP)


class Track(Widget):
    """Six rounds and three demand rounds in a row."""

    def __init__(self, kit: Kit, rect: pygame.Rect, rounds: Sequence[int | str]) -> None:
        super().__init__(kit, rect, "track")
        self.rounds = rounds
        self.here = 0

    def paint(self, surface: pygame.Surface) -> None:
        """Draw line, points and the marker."""
        kit, rect = self.kit, self.rect
        step = rect.width / len(self.rounds)
        radius = round(min(step * 0.36, rect.height * 0.36))
        y = rect.centery
        first, last = round(rect.x + step / 2), round(rect.right - step / 2)
        pygame.draw.line(surface, kit.color("line"), (first, y), (last, y), kit.px(4))
        number = 0
        for place, kind in enumerate(self.rounds):
            demand = kind == "demand"
            number += not demand
            color = kit.color("warning" if demand else "accent")
            middle = (round(rect.x + step * (place + 0.5)), y)
            fill = color if place == self.here else kit.color("panel")
            pygame.draw.circle(surface, fill, middle, radius)
            pygame.draw.circle(surface, color, middle, radius, kit.px(3))
            ink = kit.color("base") if place == self.here else color
            if demand:
                shown = kit.icon("demand", radius * 1.1 / kit.view.factor, ink)
            else:
                shown = kit.type.draw(str(number), "number", ink)
            surface.blit(shown, shown.get_rect(center=middle))
