"""The fitted weights: data/ai/valuation.yaml, whole numbers that stand for thousandths."""

from __future__ import annotations

from pathlib import Path

from pydantic import Field, model_validator

from newangeles_gui.content.base import Spec

from ..tuning import read
from . import names

UNIT = 1000


class Weights(Spec):
    """A weight for each name; `pace` is what each corporation gains in a whole game."""

    games: int = 0
    seed: str = ""
    threat: dict[str, int]
    rival: dict[str, int]
    field: dict[str, int]
    federalist: dict[str, int]
    pace: dict[str, int] = Field(default_factory=dict)

    @model_validator(mode="after")
    def known_names(self) -> Weights:
        """Nothing is missing and nothing stands there that nobody reads."""
        expected = {
            "threat": names.THREAT,
            "rival": names.LEAD,
            "field": names.LEAD,
            "federalist": names.FEDERALIST,
        }
        for part, known in expected.items():
            if set(getattr(self, part)) != set(known):
                raise ValueError(f"{part} has to name exactly {', '.join(known)}")
        return self

    def vector(self, part: str) -> tuple[float, ...]:
        """The weights of a part in the order of its names."""
        known = {
            "threat": names.THREAT,
            "rival": names.LEAD,
            "field": names.LEAD,
            "federalist": names.FEDERALIST,
        }[part]
        return tuple(getattr(self, part)[name] / UNIT for name in known)


def load_weights(path: Path | None = None) -> Weights:
    """The weights that ship with the game, or those of a file; ContentError if they are wrong."""
    return read(Weights, "valuation", path)


def as_text(weights: Weights) -> str:
    """The weights as they are kept in data/ai/valuation.yaml."""
    lines = [
        "# What counts how much for winning, in thousandths; fitted by `newangeles train`.",
        f"games: {weights.games}",
        f'seed: "{weights.seed}"',
    ]
    for part in ("threat", "rival", "field", "federalist", "pace"):
        lines.append(f"{part}:")
        lines += [f"  {name}: {value}" for name, value in getattr(weights, part).items()]
    return "\n".join(lines) + "\n"
