"""What specs of New Angeles name: its pieces, resources and types of cards."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from newangeles_gui.content import Id, Spec

Unit = Literal["human_first", "orgcrime", "prisec"]
Piece = Literal["human_first", "orgcrime", "prisec", "android", "illness", "outage", "development"]
Enemy = Literal["human_first", "orgcrime"]
AnyPiece = Literal[
    "human_first", "orgcrime", "prisec", "android", "illness", "outage", "development", "enemy"
]
Status = Literal["protest", "strike", "outage"]
Resource = Literal["energy", "consumables", "tech", "entertainment", "credits"]
ActionType = Literal["construction", "biotech", "labor", "media", "security"]

Ids = Annotated[tuple[Id, ...], Field(strict=False)]
Statuses = Annotated[tuple[Status, ...], Field(strict=False)]
Amounts = Annotated[tuple[int, ...], Field(strict=False, min_length=1)]


class Count(Spec):
    """How many of something are in play: one of the three, in one tier or everywhere."""

    piece: AnyPiece | None = None
    unrest: Statuses = ()
    resources_at_most: int | None = None
    tier: int | None = None


class Condition(Count):
    """A count that has to reach a number."""

    at_least: int = 1
