"""The table of New Angeles, as far as the table of the house asks for it."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from newangeles_gui.table import TableCounter

from .cues_city import CITY
from .cues_course import COURSE
from .cues_deal import CARDS, DEAL

if TYPE_CHECKING:
    from collections.abc import Sequence

    from newangeles_gui.engine import Facts
    from newangeles_gui.table import Target

    from ..rules import Box, View

# Facts that name a card, and those that name a place; the first one counts.
NAMING: Final = ("card", "asset", "event", "demand", "investment", "setup")
PLACES: Final = (
    ("to", "district"),
    ("district", "district"),
    ("asset", "asset"),
    ("resource", "supply"),
    ("player", "seat"),
)


class CityRoom:
    """The table around the city."""

    stagings = MappingProxyType({**COURSE, **CITY, **CARDS, **DEAL})

    def tension(self, box: Box, view: View) -> float:
        """How near the end of the game is, 0 to 1: at the limit of the threat it ends (64.0)."""
        return view.threat / box.threat_end

    def card(self, kind: str, facts: Facts) -> str:
        """The card that an event names; empty if there is none."""
        if kind == "rival_revealed":
            return f"rival.{facts['rival']}"
        found = (facts.get(name) for name in NAMING)
        return next((card for card in found if isinstance(card, str) and card), "")

    def place(self, box: Box, kind: str, facts: Facts) -> Target | None:
        """Where on the table an event happened."""
        if kind in ("threat_rose", "threat_fell"):
            return ("threat",)
        for fact, place in PLACES:
            value = facts.get(fact)
            named = isinstance(value, str) and value
            if named and (place != "district" or value in box.district_ids):
                return (place, str(value))
        return None

    def counters(self, view: View) -> Sequence[TableCounter]:
        """Capital and assets of who looks, and the threat that all fear."""
        seat = view.seat
        if seat < 0:
            return ()
        assets = sum(owner == seat for owner in view.owners.values())
        say = "screen.log.counter"
        return (
            TableCounter(f"{say}.capital", "symbols/capital.white", "capital", view.capital[seat]),
            TableCounter(f"{say}.assets", "asset", "text", assets),
            TableCounter(f"{say}.threat", "symbols/threat.white", "threat", view.threat, False),
        )


ROOM: Final = CityRoom()
