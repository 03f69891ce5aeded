"""How a game of any title begins: everything that decides it, as plain data."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from .plain import fields_of

Written: TypeAlias = dict[str, str | list[str] | dict[str, str] | dict[str, list[str]]]

NUMBER: Final = re.compile(r"[0-9]{1,20}")
FIELDS: Final = ("players", "seed", "options", "stacked")


def seed_of(text: str) -> int | str:
    """What a seed means that somebody typed: a number where it is one."""
    return int(text) if NUMBER.fullmatch(text) else text


class SetupError(ValueError):
    """A game that cannot be set up as asked."""


@dataclass(slots=True, frozen=True)
class Start:
    """Who plays, in seat order, and what was chosen; the seed decides all chance.

    `options` are choices that the title offers, by name; what is not named is left to chance.
    `stacked` has the cards that lie on top of decks, for games that teach.
    """

    players: list[str]
    seed: str
    options: dict[str, str] = field(default_factory=dict)
    stacked: dict[str, list[str]] = field(default_factory=dict)

    def to_dict(self) -> Written:
        """Plain data; what is not there is not told."""
        data: Written = {"players": self.players[:], "seed": self.seed}
        if self.options:
            data["options"] = self.options.copy()
        if self.stacked:
            data["stacked"] = self.stacked
        return data

    @staticmethod
    def from_dict(data: dict[str, Any]) -> Start:
        """Read it back; WrongShapeError if it is none."""
        there = ("players", "seed", *(name for name in FIELDS[2:] if name in data))
        return Start(**fields_of(Start, data, there))
