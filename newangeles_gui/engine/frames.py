"""Frames: what a game is in the middle of, as data that can be copied and written down.

They run until somebody has to decide or nothing is left to do.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, ClassVar, Final, Protocol, Self, TypeVar, cast

from .decisions import Choice, Decision, IllegalChoice
from .plain import fields_of

HIDDEN = "?"  # what somebody must not know
GROUND = ""  # what the lowest frame lies on


class Frame:
    """One thing in progress.

    Subclasses are slotted dataclasses whose fields are numbers, texts, booleans, tuples, or flat
    lists and dicts of those. `step` moves the game on and returns None, or returns the question
    to ask. A step that asks changes nothing, so that it can be called again. Which game it is
    each subclass says; a type variable here would cost compiled frames their speed.
    """

    __slots__ = ()
    KIND: ClassVar[str] = ""
    FIELDS: ClassVar[tuple[str, ...]] = ()
    # Text fields that only `owner()` may know.
    SECRETS: ClassVar[tuple[str, ...]] = ()
    # The kinds that it can lie on, GROUND among them; None is on any other frame.
    ON: ClassVar[tuple[str, ...] | None] = None

    def step(self, game: Any) -> Decision | None:
        """Move on, or ask."""
        raise RuntimeError(f"{self.KIND} does not say what to do")

    def answer(self, game: Any, option: str) -> None:
        """Take the answer to the question that `step` asked."""
        raise RuntimeError(f"{self.KIND} asks nothing, so it cannot take {option!r}")

    def owner(self, game: Any) -> int:
        """The seat that may know this frame's secrets."""
        return -1

    def seen_by(self, game: Any, seat: int) -> Self:
        """A copy as a seat may know it: secrets of others are a question mark."""
        twin = self.copy()
        if self.SECRETS and self.owner(game) != seat:
            for name in self.SECRETS:
                if getattr(self, name):
                    setattr(twin, name, HIDDEN)
        return twin

    def copy(self) -> Self:
        """An independent copy."""
        kind_of_frame = type(self)
        twin = kind_of_frame.__new__(kind_of_frame)
        for name in self.FIELDS:
            value = getattr(self, name)
            kind = type(value)
            if kind is list or kind is dict:
                value = value.copy()
            setattr(twin, name, value)
        return twin

    def to_dict(self) -> dict[str, Any]:
        """Plain data."""
        data: dict[str, Any] = {"kind": self.KIND}
        for name in self.FIELDS:
            data[name] = as_data(getattr(self, name))
        return data


F = TypeVar("F", bound="type[Frame]")


def frame(kind: str, secrets: tuple[str, ...] = (), on: tuple[str, ...] | None = None) -> Any:
    """Class decorator that names a frame kind; goes above @dataclass(slots=True)."""

    def name_it(cls: F) -> F:
        cls.KIND = kind
        cls.FIELDS = tuple(field.name for field in fields(cast(Any, cls)))
        cls.SECRETS = secrets
        cls.ON = on
        return cls

    return name_it


def as_data(value: Any) -> Any:
    """A field's value as JSON would have it; the items of a list are all of one kind."""
    kind = type(value)
    if kind is str or kind is int:
        return value
    if isinstance(value, tuple | list):
        flat = not value or type(value[0]) is str or type(value[0]) is int
        return list(value) if flat else [as_data(item) for item in value]
    if isinstance(value, dict):
        return {key: as_data(item) for key, item in value.items()}
    return value


def misplaced(stack: Sequence[Frame]) -> str:
    """The first frame that lies where none of its kind can, and on what; empty if none does."""
    below = GROUND
    for one in stack:
        fits = below != GROUND if one.ON is None else below in one.ON
        if not fits:
            return f"{one.KIND} on {below or 'the ground'}"
        below = one.KIND
    return ""


class FrameBook:
    """All frame kinds of a game, to read frames back from data."""

    def __init__(self, *kinds: type[Frame]) -> None:
        self.kinds = {kind.KIND: kind for kind in kinds}

    def read(self, data: dict[str, Any]) -> Frame:
        """The frame that `to_dict` described; ValueError if it cannot be one."""
        cls = self.kinds.get(data.get("kind", ""))
        if cls is None:
            raise ValueError(f"unknown frame kind {data.get('kind')!r}")
        values = {name: value for name, value in data.items() if name != "kind"}
        return cls(**fields_of(cls, values, cls.FIELDS))


MOST_STEPS: Final = 100_000  # between two questions; the longest way there has some hundred


class Stop(Exception):
    """Raised by a rule that ends the game at once, in the middle of anything."""


class Running(Protocol):
    """What a machine needs of a state."""

    pending: Decision | None


def run_frames(game: Any, state: Running, stack: list[Frame], forced: bool = True) -> None:
    """Step the top frame until a question is pending or the stack is empty.

    With `forced`, a question with a single answer is answered on the spot unless it is a moment.
    RuntimeError if the frames go round in a circle, which only those of a hostile save do.
    """
    state.pending = None
    try:
        for _ in range(MOST_STEPS):
            if not stack:
                return
            frame = stack[-1]
            decision = frame.step(game)
            if decision is None:
                continue
            if forced and len(decision.options) == 1 and not decision.moment:
                frame.answer(game, decision.options[0])
                continue
            state.pending = decision
            return
        raise RuntimeError("the game goes round in a circle")
    except Stop:
        stack.clear()


def give_answer(
    game: Any, state: Running, stack: list[Frame], choice: Choice, forced: bool = True
) -> None:
    """Apply a choice to the pending question and run on."""
    decision = state.pending
    if decision is None:
        raise IllegalChoice(f"'{choice}': the game is over, nothing is left to decide")
    if choice.kind != decision.kind or choice.option not in decision.options:
        decision.check(choice)
    take_option(game, state, stack, choice.option, forced)


def take_option(
    game: Any, state: Running, stack: list[Frame], option: str, forced: bool = True
) -> None:
    """Apply one of the options of the pending question, unchecked, and run on."""
    try:
        stack[-1].answer(game, option)
    except Stop:
        stack.clear()
    run_frames(game, state, stack, forced)
