"""Questions and answers, the only way in which anybody outside changes a game; what happened."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Final, TypeAlias

from .plain import fields_of


class IllegalChoice(ValueError):
    """An answer that the pending question does not allow; nothing has changed."""


@dataclass(slots=True, frozen=True)
class Choice:
    """One small answer with a text form that parses back: `counter puff_piece`."""

    kind: str
    option: str

    def __str__(self) -> str:
        return f"{self.kind} {self.option}"

    @staticmethod
    def parse(text: str) -> Choice:
        """Read the text form; `kind key=option` says the same as `kind option`."""
        kind, _, option = text.strip().partition(" ")
        option = option.strip()
        if not kind or not option:
            raise IllegalChoice(f"{text!r} is not a choice: expected 'kind option'")
        if option.count("=") == 1 and " " not in option:
            option = option.partition("=")[2]
        return Choice(kind, option)


class Decision:
    """A question to one seat with every legal answer.

    `source` names what asks (a card or a step). The options of a `private` decision show
    something that only its seat may know. A `moment` is asked also where only one answer is
    left: what counts is what can be done at the table before it is given.
    """

    __slots__ = ("kind", "moment", "options", "private", "seat", "source")

    def __init__(
        self,
        kind: str,
        seat: int,
        options: list[str],
        source: str = "",
        private: bool = False,
        moment: bool = False,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.options = options
        self.source = source
        self.private = private
        self.moment = moment

    @property
    def worth_asking(self) -> bool:
        """Whether it has to be asked: there is a choice, or it is a moment."""
        return self.moment or len(self.options) > 1

    @property
    def only_a_moment(self) -> bool:
        """Whether nothing is left to choose, so that it can go on as soon as all are ready."""
        return self.moment and len(self.options) == 1

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self.to_dict() == other.to_dict()

    __hash__ = None  # type: ignore[assignment]  # options are a list

    def __repr__(self) -> str:
        return f"Decision({self.kind} seat={self.seat} source={self.source} {self.options})"

    def choices(self) -> list[Choice]:
        """Every legal answer."""
        return [Choice(self.kind, option) for option in self.options]

    def check(self, choice: Choice) -> None:
        """Raise IllegalChoice with what would have been legal."""
        if choice.kind != self.kind or choice.option not in self.options:
            legal = ", ".join(self.options)
            raise IllegalChoice(f"'{choice}' is not legal here: '{self.kind}' takes one of {legal}")

    def to_dict(self) -> dict[str, object]:
        """Plain data."""
        return {
            "kind": self.kind,
            "seat": self.seat,
            "options": list(self.options),
            "source": self.source,
            "private": self.private,
            "moment": self.moment,
        }


@dataclass(slots=True)
class _Question:
    """A decision as it is written down."""

    kind: str
    seat: int
    options: list[str]
    source: str
    private: bool
    moment: bool


WRITTEN: Final = tuple(one.name for one in fields(_Question))


def read_decision(data: Any) -> Decision:
    """A decision that was plain data; WrongShapeError tells what does not fit."""
    asked = _Question(**fields_of(_Question, data, WRITTEN))
    return Decision(
        asked.kind, asked.seat, asked.options, asked.source, asked.private, asked.moment
    )


Fact: TypeAlias = "int | str | bool | list[str] | None"
Facts: TypeAlias = Mapping[str, Fact]
Told: TypeAlias = tuple[str, Facts]  # kind of event, and what somebody knows of it


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
