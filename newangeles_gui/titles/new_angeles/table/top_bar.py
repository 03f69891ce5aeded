"""The bar at the top: how far the game is, the threat, and what comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import Widget, shade

from ..rules import RESOURCES
from .bar_course import DEMAND, RoundTrack, Turns
from .bar_threat import BEAT, EventBack, Threat
from .supply import demand_words
from .supply_meter import Meter

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Picker, Target

    from ..rules import View

FRAME: Final = 0.1  # seconds between two pictures of the pulse
AWAKE: Final = 20.0  # seconds after which it rests
MENU: Final = 404  # units for the buttons of the menu
SMALL_MENU: Final = 216
MARGIN: Final = 10


class TopBar(Widget):
    """Its parts are children; `menu_rect` is left free for the buttons of the menu."""

    def __init__(
        self,
        services: Services,
        rect: pygame.Rect,
        view: View,
        picker: Picker,
        menu_width: float | None = None,
    ) -> None:
        super().__init__(services.kit, rect, "top")
        self.services, self.view, self.picker = services, view, picker
        self.compact = services.kit.view.compact
        self._time = 0.0
        self._since = 0.0
        self.meters: dict[str, Meter] = {}
        self.turns: Turns | None = None
        wanted = menu_width or (SMALL_MENU if self.compact else MENU)
        self.menu_rect = self._from_right(rect.right - self.kit.px(MARGIN), wanted)
        self._build()

    def _from_right(self, right: int, units: float) -> pygame.Rect:
        width = self.kit.px(units)
        pad = self.kit.px(4)
        return pygame.Rect(right - width, self.rect.y + pad, width, self.rect.height - 2 * pad)

    def _build(self) -> None:
        gap = self.kit.px(MARGIN if self.compact else 2 * MARGIN)
        wide = self.kit.view.canvas[0] / 1920
        event = self._from_right(
            self.menu_rect.left - gap, 34 if self.compact else 200 * min(1, wide)
        )
        self.event = EventBack(self.services, event, self.view, self.compact)
        left = self.rect.x + self.kit.px(MARGIN)
        rounds = pygame.Rect(
            left, event.y, self.kit.px(166 if self.compact else 330 * min(1.1, wide)), event.height
        )
        self.rounds = RoundTrack(self.services, rounds, self.view, self.compact)
        left, right = rounds.right + gap, event.left - gap
        if self.compact:
            right = self._resources(right) - gap
        else:
            turns = pygame.Rect(left, event.y, self.kit.px(170), event.height)
            self.turns = Turns(self.services, turns, self.view)
            self.add(self.turns)
            left = turns.right + gap
        threat = pygame.Rect(left, event.y, right - left, event.height)
        self.threat = Threat(self.services, threat, self.view)
        self.add(self.rounds, self.threat, self.event)

    def _resources(self, right: int) -> int:
        """A condensed supply, because there is no room for the large one; its left edge."""
        gap, width = self.kit.px(3), self.kit.px(46)
        for name in reversed(RESOURCES):
            rect = pygame.Rect(right - width, self.menu_rect.y, width, self.menu_rect.height)
            meter = Meter(self.services, rect, self.view, self.picker, name, compact=True)
            self.meters[name] = meter
            right = rect.left - gap
        self.add(*(self.meters[name] for name in RESOURCES))
        return right + gap

    def refresh(self) -> None:
        """View or picker have changed."""
        self._since = 0.0
        self.rounds.refresh()
        self.event.refresh()
        for meter in self.meters.values():
            meter.focusable = self.picker.is_lit(meter.target)

    def place(self, target: Target) -> pygame.Rect | None:
        """Where something of the bar is on the screen."""
        kind = target[0]
        if kind == "round":
            last = len(self.services.box.rounds) - 1
            return self.rounds.space(min(self.view.round_place, last))
        if kind == "turns":
            return self.rounds.rect if self.turns is None else self.turns.rect
        if kind == "threat":
            return self.threat.rect
        if kind in ("event", "deck", "discard"):
            return self.event.card
        if kind in ("supply", "resource") and target[1] in self.meters:
            return self.meters[target[1]].rect
        return self.event.card if kind == DEMAND and self.compact else None

    @property
    def _moving(self) -> bool:
        return self.threat.urgent and not self.kit.calm and self._since < AWAKE

    def update(self, seconds: float) -> bool:
        """Time passes; whether the picture has changed."""
        if not self._moving:
            return False
        before = int(self._time / FRAME)
        self._time += seconds
        self._since += seconds
        self.threat.beat = abs((self._time / BEAT) % 2 - 1)
        return int(self._time / FRAME) != before

    def wait(self) -> float | None:
        """Seconds until something moves by itself."""
        return FRAME if self._moving else None

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the ground."""
        kit, size = self.kit, self.rect.size
        key = ("top bar", size)
        top, bottom = kit.color("raised"), kit.color("panel")
        surface.blit(kit.kept(key, lambda: shade(size, top, bottom, 255)), self.rect)
        line = pygame.Rect(self.rect.x, self.rect.bottom - kit.px(2), self.rect.width, kit.px(2))
        pygame.draw.rect(surface, kit.color("line"), line)

    @property
    def tip_text(self) -> str:
        """Where there is no card of the demand, the bar tells of it."""
        return demand_words(self.services, self.view) if self.compact else ""
