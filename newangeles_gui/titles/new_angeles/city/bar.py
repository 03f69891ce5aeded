"""The strip at the top: rounds, threat, the demand with the supplies, the next event."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui.table import WIDEST
from newangeles_gui.widgets import Area, Widget, mixed

from ..rules import RESOURCES
from .bar_parts import BarPart, DemandPart, EventPart, RoundsPart
from .meters import SupplyMeter, ThreatPart
from .turn_sheet import DEMAND

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Picker, Regions, Target
    from newangeles_gui.widgets import Rgb

    from ..rules import View
    from .stage.foresight import Foresight

BACKS: Final = ("event", "deck", "discard")  # what lies where the next event does
MENU_GAP: Final = 8  # units between the buttons of the menu, at least
BELOW: Final = 12  # units: how far flags hang out of it


class BarWidths(NamedTuple):
    """Units of the form: how wide the groups are, and how high a space of the track."""

    edge: int
    gap: int
    space: int
    rounds: int
    threat: int
    number: int  # of the threat, before its track
    supply: int
    event: int
    menu: int
    sign: int


WIDTHS: Final = MappingProxyType(
    {
        "wide": BarWidths(18, 20, 28, 306, 396, 118, 98, 204, 156, 40),
        "compact": BarWidths(10, 10, 19, 216, 184, 72, 71, 130, 108, 28),
        "small": BarWidths(6, 8, 19, 92, 150, 74, 63, 30, 104, 26),
    }
)


class CityBar(Widget):
    """What everybody looks at before anything is decided; `menu_rect` is left free for buttons.

    It is drawn when what it shows has changed, and its picture is kept.
    """

    def __init__(self, services: Services, places: Regions, view: View, picker: Picker) -> None:
        super().__init__(services.kit, places.strip, "top")
        self.services, self.places, self.view, self.picker = services, places, view, picker
        self.small, self.widths = places.form == "small", WIDTHS[places.form]
        self.foresight: Foresight | None = None  # what is foreseen is marked on the meters
        self.on_overlay: Callable[[str], object] | None = None  # shows something over the city
        self._drawn: pygame.Surface | None = None
        self._drawn_for: tuple[object, ...] = ()
        self._measured_for: tuple[object, ...] = ()
        self._build()

    def px(self, units: float) -> int:
        """Pixels for so many units of the form."""
        return self.places.px(units)

    def units(self, units: float) -> float:
        """Units of the kit for units of the form: for what is drawn by it."""
        return units * self.places.factor / self.kit.view.factor

    def _build(self) -> None:
        width, px = self.widths, self.px
        whole = self.rect.inflate(-2 * px(width.edge), -2 * px(5))
        spread = round(self.kit.view.size[1] * WIDEST)
        if whole.width > spread:
            whole.inflate_ip(spread - whole.width, 0)
        area = Area(whole, px(width.gap))
        self.rounds = RoundsPart(self, area.left(px(width.rounds)), "rounds")
        self.threat = ThreatPart(self, area.left(px(width.threat)), "threat")
        self.menu_rect = area.right(px(width.menu))
        self.event = EventPart(self, area.right(px(width.event)), "event")
        area.gap = 0
        supplies = area.right(px(width.supply) * len(RESOURCES))
        columns = Area(supplies, px(4)).columns(len(RESOURCES))
        self.meters = {
            name: SupplyMeter(self, rect, f"resource.{name}")
            for name, rect in zip(RESOURCES, columns, strict=True)
        }
        self.demand = DemandPart(self, area.rest, DEMAND)
        self.parts: list[BarPart] = [
            self.rounds, self.threat, self.event, self.demand, *self.meters.values(),
        ]  # fmt: skip
        self.add(*self.parts)
        self.refresh()

    def side_color(self, side: str) -> Rgb:
        """The colour of a side; paler while the other one is looked at."""
        color, faded = self.kit.color(side), self.foresight is not None and self.foresight.faded
        return mixed(color, self.kit.color("base"), 0.6) if side == faded else color

    def refresh(self) -> None:
        """The view or the picker has changed."""
        for meter in self.meters.values():
            meter.focusable = meter.lit
        said = self._shown
        if said != self._measured_for:
            self._measured_for = said
            for one in self.parts:
                one.clipped = one.cut()

    @property
    def _shown(self) -> tuple[object, ...]:
        """What its words and numbers tell."""
        view = self.view
        return (
            view.round_place, view.phase, view.active, view.seat, view.threat, view.demand,
            *view.supply, *view.targets, view.top_event_back,
        )  # fmt: skip

    @property
    def _looks(self) -> tuple[object, ...]:
        """What its picture hangs on besides."""
        seen, picker = self.foresight, self.picker
        meters = [(one.lit, picker.is_chosen(one.target)) for one in self.meters.values()]
        focused = [one.name for one in self.parts if one.focused]
        coming = () if seen is None else (seen.faded, seen.only, *seen.futures.items())
        return (*self._shown, *meters, *focused, *coming)

    def place(self, target: Target) -> pygame.Rect | None:
        """Where something of it is."""
        kind = target[0]
        if kind in ("supply", "resource") and target[-1] in self.meters:
            return self.meters[target[-1]].rect
        if kind in BACKS:
            return self.event.card
        parts = {"threat": self.threat, "round": self.rounds, "turns": self.rounds}
        found = {**parts, DEMAND: self.demand}.get(kind)
        return None if found is None else found.rect

    def menu_spots(self, count: int) -> list[pygame.Rect]:
        """Where so many buttons of the menu stand, spread over their room."""
        room, gap = self.menu_rect, self.px(MENU_GAP)
        side = min(room.height, (room.width - (count - 1) * gap) // count)
        step = (room.width - side) // max(1, count - 1)
        top = room.centery - side // 2
        return [pygame.Rect(room.x + place * step, top, side, side) for place in range(count)]

    def pointed(self) -> str:
        """The resource that is looked at; empty if none is."""
        return next((name for name, one in self.meters.items() if one.hovered or one.focused), "")

    def draw(self, surface: pygame.Surface) -> None:
        """Put its picture, drawn anew where it has changed."""
        looks = self._looks
        if self._drawn is None or looks != self._drawn_for:
            self._drawn_for = looks
            size = (self.rect.right, self.rect.bottom + self.px(BELOW))
            self._drawn = pygame.Surface(size, pygame.SRCALPHA)
            super().draw(self._drawn)
        surface.blit(self._drawn, (0, 0))

    def paint(self, surface: pygame.Surface) -> None:
        """A dark ground, with a line between groups; they are its children."""
        base, line = self.kit.color("base"), self.kit.color("line")
        surface.fill(mixed(base, self.kit.color("panel"), 0.5), self.rect)
        surface.fill(line, (*self.rect.move(0, self.rect.height - 2).topleft, self.rect.width, 2))
        for one in (self.rounds, self.threat):
            x = one.rect.right + self.px(self.widths.gap / 2)
            surface.fill(line, (x, one.rect.y + self.px(3), 1, one.rect.height - self.px(6)))
