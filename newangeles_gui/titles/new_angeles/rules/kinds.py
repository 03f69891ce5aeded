"""What the numbers, names and lists of a state can be; its fields are declared with these."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Final, TypeAlias

from newangeles_gui.engine import Many, Measures, Named, OneOf, Within
from newangeles_gui.engine.rng import MASK
from newangeles_gui.engine.shapes import Written

from .pieces import TYPES, UNREST
from .victory import FEDERALIST

if TYPE_CHECKING:
    from .game import Box

NOBODY: Final = -1
RICHEST: Final = 5_000  # far beyond what a game can pay; some questions list every amount
MOST_COUNTED: Final = 10_000  # nothing in a game is counted further
DEEPEST: Final = 64  # frames; a game has about ten at most

Seat: TypeAlias = Annotated[int, Within(0, "last_seat")]
AnySeat: TypeAlias = Annotated[int, Within(NOBODY, "last_seat")]
Passed: TypeAlias = Annotated[int, Within(0, "seats")]  # how many seats are through
Count: TypeAlias = Annotated[int, Within(0, MOST_COUNTED)]
Capital: TypeAlias = Annotated[int, Within(0, RICHEST)]
Threat: TypeAlias = Annotated[int, Within(0, "threat_end")]
Random: TypeAlias = Annotated[int, Within(0, MASK)]
RoundPlace: TypeAlias = Annotated[int, Within(0, "last_round")]
Standing: TypeAlias = Annotated[int, Within(0, UNREST | UNREST - 1)]  # all that is in a district

Corporation: TypeAlias = Annotated[str, Named("corporations at the table")]
Rival: TypeAlias = Annotated[str, Named("rivals", or_none=True)]  # S.10: dealt last
Action: TypeAlias = Annotated[str, Named("actions")]
Card: TypeAlias = Annotated[str, Named("cards")]  # that can be offered: emergencies, too
AnyCard: TypeAlias = Annotated[str, Named("cards", or_none=True)]
Asset: TypeAlias = Annotated[str, Named("assets")]
AnyAsset: TypeAlias = Annotated[str, Named("assets", or_none=True)]
Event: TypeAlias = Annotated[str, Named("events")]
AnyEvent: TypeAlias = Annotated[str, Named("events", or_none=True)]
Demand: TypeAlias = Annotated[str, Named("demands")]
Investment: TypeAlias = Annotated[str, Named("investments")]
AnyInvestment: TypeAlias = Annotated[str, Named("investments", or_none=True)]
Program: TypeAlias = Annotated[str, Named("programs")]
Moment: TypeAlias = Annotated[str, Named("windows")]
AnyMoment: TypeAlias = Annotated[str, Named("windows", or_none=True)]
ActionType: TypeAlias = Annotated[str, OneOf(TYPES)]
Phase: TypeAlias = Annotated[str, OneOf(("setup", "action", "production", "event", "demand"))]
Side: TypeAlias = Annotated[str, OneOf(("main", "counter"))]
AnySide: TypeAlias = Annotated[str, OneOf(("", "main", "counter"))]
Ending: TypeAlias = Annotated[str, OneOf(("", "threat", "demand"))]
Answer: TypeAlias = Annotated[str, Written(r"[a-z_]{1,40} [a-z0-9_@]{1,80}")]
Mark: TypeAlias = Annotated[str, Written(r"[a-z_]{1,80}")]

PER_SEAT: Final = Many("seats")


@lru_cache(maxsize=8)
def _of_box(box: Box) -> Measures:
    """What is the same in all games with these contents."""
    content = box.content
    return {
        "threat_end": box.threat_end,
        "last_round": len(box.rounds) - 1,
        "districts": len(box.district_ids),
        "turn_track_spaces": box.limits.turn_track_spaces,
        "longest_sheet": box.longest_sheet,
        "longest_program": max(map(len, box.lines.values())),
        "actions": frozenset(box.type_of),
        "assets": frozenset(box.assets),
        "events": frozenset(box.events),
        "demands": frozenset(content.demands),
        "investments": frozenset(box.investments),
        "programs": frozenset(box.programs),
        "windows": frozenset(box.windows),
    }


@lru_cache(maxsize=64)
def measures(box: Box, corporations: tuple[str, ...]) -> Measures:
    """The numbers and names of a game between these corporations."""
    playing = frozenset(corporations)
    emergencies = {box.corporations[name].emergency for name in corporations}
    fixed = _of_box(box)
    return {
        **fixed,
        "seats": len(corporations),
        "last_seat": len(corporations) - 1,
        "corporations at the table": playing,
        "rivals": playing | {FEDERALIST},
        "cards": fixed["actions"] | emergencies,
    }
