"""What the numbers, names and lists of a state can be; its fields are declared with these."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Final, TypeAlias

from newangeles_gui.engine import ALL_BITS, Many, Measures, Named, OneOf, Within

from ...content import COLOURS
from .grid import LAST_CELL

if TYPE_CHECKING:
    from .box import Box

MOST_COUNTED: Final = 10_000
DEEPEST: Final = 32  # frames; a game has about six at most

Seat: TypeAlias = Annotated[int, Within(0, "last_seat")]
AnySeat: TypeAlias = Annotated[int, Within(-1, "last_seat")]
Count: TypeAlias = Annotated[int, Within(0, MOST_COUNTED)]
Random: TypeAlias = Annotated[int, Within(0, ALL_BITS)]
Cell: TypeAlias = Annotated[int, Within(0, LAST_CELL)]
AnyCell: TypeAlias = Annotated[int, Within(-1, LAST_CELL)]
Quarter: TypeAlias = Annotated[int, Within(0, 3)]
Signs: TypeAlias = Annotated[int, Within(0, 2)]
Persons: TypeAlias = Annotated[int, Within(0, "most people")]
Colour: TypeAlias = Annotated[int, Within(0, len(COLOURS))]  # the last one: all are through
Placed: TypeAlias = Annotated[int, Within(0, "most tiles")]  # a tile of the city, or a street

Player: TypeAlias = Annotated[str, Named("players")]
TileName: TypeAlias = Annotated[str, Named("tiles")]
BuildingName: TypeAlias = Annotated[str, Named("buildings")]
AnyBuilding: TypeAlias = Annotated[str, Named("buildings", or_none=True)]
AnyAdvisor: TypeAlias = Annotated[str, Named("advisors", or_none=True)]
Level: TypeAlias = Annotated[str, OneOf(("", "easy", "normal", "hard"))]

PER_SEAT: Final = Many("seats")


@lru_cache(maxsize=64)
def measures(box: Box, players: tuple[str, ...]) -> Measures:
    """The numbers and names of a game between these players."""
    return {
        "seats": len(players),
        "last_seat": len(players) - 1,
        "most people": sum(box.people),
        "most tiles": len(box.tiles),
        "players": frozenset(players),
        "tiles": frozenset(box.tiles),
        "buildings": frozenset(box.buildings),
        "advisors": frozenset(box.content.advisors),
    }
