"""What every spec shares: frozen, strict, no unknown keys."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Unit = Literal["human_first", "orgcrime", "prisec"]
Piece = Literal["human_first", "orgcrime", "prisec", "android", "illness", "outage", "development"]
Enemy = Literal["human_first", "orgcrime"]
AnyPiece = Literal[
    "human_first", "orgcrime", "prisec", "android", "illness", "outage", "development", "enemy"
]
Status = Literal["protest", "strike", "outage"]
Resource = Literal["energy", "consumables", "tech", "entertainment", "credits"]
ActionType = Literal["construction", "biotech", "labor", "media", "security"]

LONGEST_ID = 60  # pictures and saves are named by them
Id = Annotated[str, Field(pattern=r"^[a-z0-9_]+$", max_length=LONGEST_ID)]
Ids = Annotated[tuple[Id, ...], Field(strict=False)]
Statuses = Annotated[tuple[Status, ...], Field(strict=False)]
Amounts = Annotated[tuple[int, ...], Field(strict=False, min_length=1)]


class Spec(BaseModel):
    """A piece of content: read-only, and nothing in it that nobody reads."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Count(Spec):
    """How many of something are in play: one of the three, in one tier or everywhere."""

    piece: AnyPiece | None = None
    unrest: Statuses = ()
    resources_at_most: int | None = None
    tier: int | None = None


class Condition(Count):
    """A count that has to reach a number."""

    at_least: int = 1
