"""The fitted weights: ai/valuation.yaml in the data, whole numbers that stand for thousandths."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from pydantic import Field

from newangeles_gui.content import Id, Spec

from ..tuned import read

UNIT = 1000


class ThreatWeights(Spec):
    """Where threat is heading; together they give the chance that it ends the game.

    `lurking` is that somebody wants it to rise, `federalist` how rich that somebody is.
    """

    steady: int
    doubt: int
    threat: int
    next_event: int
    later_events: int
    pressure: int
    demand: int
    later_demands: int
    lurking: int
    federalist: int


class LeadWeights(Spec):
    """How a seat stands against its rival, or against the rank that it has to beat."""

    steady: int
    capital: int
    assets: int
    hand: int
    emergency: int
    contract: int
    investment: int
    turns: int
    pace: int


class FederalistWeights(Spec):
    """Whether a Federalist will have enough capital if threat ends the game."""

    steady: int
    ready: int


class Weights(Spec):
    """All of them; `pace` is what each corporation gains in a whole game beyond the others."""

    games: int = 0
    seed: str = ""
    threat: ThreatWeights
    rival: LeadWeights
    field: LeadWeights
    federalist: FederalistWeights
    pace: dict[Id, int] = Field(default_factory=dict)


def vector(part: Spec) -> tuple[float, ...]:
    """The weights of a part in the order of their names."""
    return tuple(value / UNIT for value in part.model_dump().values())


def named(names: Sequence[str], values: Sequence[float]) -> dict[str, int]:
    """The other way round, as thousandths."""
    return {name: round(UNIT * value) for name, value in zip(names, values, strict=True)}


def load_weights(path: Path | None = None) -> Weights:
    """The weights that ship with the game, or those of a file; ContentError if they are wrong."""
    return read(Weights, "valuation", path)


def as_text(weights: Weights) -> str:
    """The weights as they are kept in ai/valuation.yaml of the data."""
    lines = [
        "# What counts how much for winning, in thousandths; fitted by `newangeles train`.",
        f"games: {weights.games}",
        f'seed: "{weights.seed}"',
    ]
    for part, values in weights.model_dump().items():
        if isinstance(values, Mapping):
            lines.append(f"{part}:" if values else f"{part}: {{}}")
            lines += [f"  {name}: {value}" for name, value in values.items()]
    return "\n".join(lines) + "\n"


THREAT_NAMES: Final = tuple(ThreatWeights.model_fields)
LEAD_NAMES: Final = tuple(LeadWeights.model_fields)
FEDERALIST_NAMES: Final = tuple(FederalistWeights.model_fields)
