"""What every spec shares: frozen, strict, no unknown keys."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

LONGEST_ID = 60  # pictures and saves are named by them
Id = Annotated[str, Field(pattern=r"^[a-z0-9_]+$", max_length=LONGEST_ID)]


class Spec(BaseModel):
    """A piece of content: read-only, and nothing in it that nobody reads."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)
