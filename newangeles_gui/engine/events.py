"""What happened, as facts that everything else lives off."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

Fact: TypeAlias = "int | str | bool | list[str] | None"
Facts: TypeAlias = Mapping[str, Fact]


class Event:
    """A fact: `data` is public, `secret` is for the seats in `seen_by`."""

    __slots__ = ("data", "kind", "secret", "seen_by")

    def __init__(
        self,
        kind: str,
        data: Facts,
        secret: Facts | None = None,
        seen_by: tuple[int, ...] = (),
    ) -> None:
        self.kind = kind
        self.data = data
        self.secret = secret
        self.seen_by = seen_by

    def __repr__(self) -> str:
        return f"Event({self.line()})"

    def facts(self, seat: int | None = None) -> Facts:
        """What a seat knows of it; None is a spectator."""
        if self.secret and seat in self.seen_by:
            return {**self.data, **self.secret}
        return self.data

    def line(self, seat: int | None = None) -> str:
        """One line of text: `card_played player=3 cards=2`."""
        facts = self.facts(seat)
        words = [f"{key}={text(value)}" for key, value in facts.items()]
        return " ".join([self.kind, *words])

    def to_dict(self) -> dict[str, object]:
        """Plain data, secrets included: for saves, never for screens."""
        return {
            "kind": self.kind,
            "data": dict(self.data),
            "secret": None if self.secret is None else dict(self.secret),
            "seen_by": list(self.seen_by),
        }


def text(value: Fact) -> str:
    """A fact's value in a log line."""
    if isinstance(value, list):
        return ",".join(value) or "-"
    if value is True:
        return "yes"
    if value is False:
        return "no"
    return "-" if value is None else str(value)
