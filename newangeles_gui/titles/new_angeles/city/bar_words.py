"""What the parts of the strip at the top share: their measures, and what they say."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui.i18n import Name
from newangeles_gui.table import Ink, put_text
from newangeles_gui.widgets import RowPart, RowText, Widget, WordRoom, fit, row_width

from ..rules import RESOURCES
from ..words import corporation

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services

    from ..rules import Box, View
    from .bar import CityBar

DEMAND: Final = "demand"
SMALLER: Final = 0.74  # of their size, to which words may shrink


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


def tension(box: Box, view: View) -> float:
    """How near the end of the game is, 0 to 1: at the limit of the threat it ends (64.0)."""
    return view.threat / box.threat_end


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
    wants = ", ".join(
        f"{services.words.name(f'term.{name}')} {want}"
        for name, want in zip(RESOURCES, view.targets, strict=True)
        if want
    )
    name = Name(f"demand.{view.demand}")
    return services.say(
        "screen.board.supply.demand", demand=name, wants=wants, amount=demand.threat
    )


def phase_words(services: Services, view: View) -> tuple[str, str]:
    """Which round it is, and whose turn or which phase."""
    rounds = services.box.rounds
    place = min(view.round_place, len(rounds) - 1)
    if rounds[place] == DEMAND:
        number = rounds[: place + 1].count(DEMAND)
        return services.say("screen.board.bar.demand_round", number=number), ""
    count = sum(one != DEMAND for one in rounds)
    said = services.say("screen.board.bar.round_of", number=int(rounds[place]), count=count)
    if view.phase != "action":
        return said, services.say(f"screen.board.bar.phase.{view.phase}")
    key = "your_turn" if view.active == view.seat else "turn_of"
    player = corporation(view.corporations[view.active])
    return said, services.say(f"screen.board.bar.{key}", player=player)


class BarPart(Widget):
    """A group of the strip."""

    def __init__(self, bar: CityBar, rect: pygame.Rect, name: str) -> None:
        super().__init__(bar.kit, rect, name)
        self.bar, self.services = bar, bar.services

    @property
    def view(self) -> View:
        """What is shown now."""
        return self.bar.view

    def texts(self) -> list[tuple[pygame.Rect, str, Ink]]:
        """Its words and where they stand."""
        return []

    def rows(self) -> list[tuple[list[RowPart], int]]:
        """Its rows of signs and words, and how wide they may be."""
        return []

    def cut(self) -> str:
        """Words that have no room."""
        for rect, text, ink in self.texts():
            room = WordRoom(rect.width, rect.height, ink.lines, 1.0, ink.least)
            if not fit(self.kit.type, text, ink.style, room).whole:
                return text
        for parts, wide in self.rows():
            if row_width(self.kit, parts) * SMALLER > wide:
                return " ".join(one.text for one in parts if isinstance(one, RowText))
        return ""

    def write(self, surface: pygame.Surface) -> None:
        """Draw its words."""
        for rect, text, ink in self.texts():
            put_text(self.kit, surface, rect, text, ink)
