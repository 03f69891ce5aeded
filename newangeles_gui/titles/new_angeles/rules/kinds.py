"""What the numbers, names and lists of a state can be; its fields are declared with these."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from newangeles_gui.engine import ALL_BITS, Many, Named, OneOf, Spelling, Within

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
Random: TypeAlias = Annotated[int, Within(0, ALL_BITS)]
RoundPlace: TypeAlias = Annotated[int, Within(0, "last_round")]

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
Phase: TypeAlias = Annotated[str, OneOf(("setup", "action", "production", "event", "demand"))]
Side: TypeAlias = Annotated[str, OneOf(("main", "counter"))]
AnySide: TypeAlias = Annotated[str, OneOf(("", "main", "counter"))]
Ending: TypeAlias = Annotated[str, OneOf(("", "threat", "demand"))]
Answer: TypeAlias = Annotated[str, Spelling(r"[a-z_]{1,40} [a-z0-9_@]{1,80}")]
Mark: TypeAlias = Annotated[str, Spelling(r"[a-z_]{1,80}")]

PER_SEAT: Final = Many("seats")
