"""The supply against the demand: what the city has and what it wants."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.i18n import Name
from newangeles_gui.widgets import Look, Widget, put_panel

from ..rules import RESOURCES
from .bar_course import DEMAND
from .supply_meter import Meter

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Picker, Target

    from ..rules import View

CARD_SHARE: Final = 0.28  # of the width that the demand takes
MOST_CARD: Final = 310  # units
GAP: Final = 6


class Supply(Widget):
    """The demand card and a meter for every resource."""

    def __init__(self, services: Services, rect: pygame.Rect, view: View, picker: Picker) -> None:
        super().__init__(services.kit, rect, "supply")
        kit = services.kit
        gap = kit.px(GAP)
        card = pygame.Rect(rect)
        card.width = min(kit.px(MOST_CARD), round(rect.width * CARD_SHARE))
        self.card = DemandCard(services, card, view)
        left = card.right + gap
        step = (rect.right - left + gap) / len(RESOURCES)
        self.meters = {}
        for place, name in enumerate(RESOURCES):
            x, then = round(left + place * step), round(left + (place + 1) * step)
            box = pygame.Rect(x, rect.y, then - x - gap, rect.height)
            self.meters[name] = Meter(services, box, view, picker, name)
        self.add(self.card, *self.meters.values())

    def refresh(self) -> None:
        """The view has changed."""
        self.card.refresh()
        for meter in self.meters.values():
            meter.focusable = meter.picker.is_lit(meter.target)

    def place(self, target: Target) -> pygame.Rect | None:
        """Where the demand or a resource is."""
        if target[0] == DEMAND:
            return self.card.rect
        if target[0] in ("supply", "resource") and target[1] in self.meters:
            return self.meters[target[1]].rect
        return None


class DemandCard(Widget):
    """What the city demands and until when."""

    def __init__(self, services: Services, rect: pygame.Rect, view: View) -> None:
        super().__init__(services.kit, rect, "demand")
        self.services, self.view = services, view
        self.refresh()

    def refresh(self) -> None:
        """The view has changed."""
        kit = self.kit
        name = self.services.words.name(f"demand.{self.view.demand}") if self.view.demand else ""
        half = kit.px(24)
        room = self.rect.width - self._left - kit.px(8)
        height = self.rect.height - half - kit.px(8)
        self.lines, self.share, whole = kit.type.fit(name, "small_strong", (room, height), 2)
        self.below = due(self.services, self.view)
        self.below_fit = kit.type.fit(self.below, "small", (room, half))
        self.clipped = "" if whole and self.below_fit[2] else f"{name} {self.below}"

    @property
    def _left(self) -> int:
        return self.rect.height * 5 // 7 + self.kit.px(6)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the card, its name and when it is due."""
        kit, rect = self.kit, self.rect
        look = Look(kit.color("panel"), kit.color("warning"), 240, cut=8)
        put_panel(kit, surface, rect, look)
        if not self.view.demand:
            return
        inner = pygame.Rect(rect.x + kit.px(5), rect.y + kit.px(5), 0, rect.height - kit.px(10))
        inner.width = self._left - kit.px(10)
        picture = f"cards_demands/{self.view.demand}"
        if picture in kit.pictures.known:
            surface.blit(kit.fitted(picture, inner.size), inner)
            pygame.draw.rect(surface, kit.color("warning"), inner, max(1, kit.px(1)))
        x = rect.x + self._left
        step = kit.type.line_height("small_strong", self.share)
        below, share, _ = self.below_fit
        height = step * len(self.lines) + kit.type.line_height("small", share)
        y = rect.centery - height // 2
        for line in self.lines:
            surface.blit(kit.type.draw(line, "small_strong", kit.color("text"), self.share), (x, y))
            y += step
        surface.blit(kit.type.draw(below[0], "small", kit.color("warning"), share), (x, y))

    @property
    def tip_text(self) -> str:
        """The demand in words."""
        return demand_words(self.services, self.view)


def due(services: Services, view: View) -> str:
    """In how many rounds the demand is checked, and what it adds if it fails."""
    demand = services.box.content.demands.get(view.demand)
    if demand is None:
        return ""
    rounds = services.box.rounds[view.round_place :]
    count = rounds.index(DEMAND) if DEMAND in rounds else 0
    key = "due" if count else "due_now"
    return services.say(f"screen.board.supply.{key}", count=count, amount=demand.threat)


def demand_words(services: Services, view: View) -> str:
    """The demand, when it is checked, and what it asks for."""
    demand = services.box.content.demands.get(view.demand)
    if demand is None:
        return ""
    words = services.words
    wants = ", ".join(
        f"{words.name(f'term.{name}')} {want}"
        for name, want in zip(RESOURCES, view.targets, strict=True)
        if want
    )
    name = Name(f"demand.{view.demand}")
    return services.say(
        "screen.board.supply.demand", demand=name, wants=wants, amount=demand.threat
    )
