"""A cue: how an event is shown, and how long the next one waits for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .moment import Moment
    from .picker import Target

Show = Callable[["Moment"], None]
Start = Callable[["Moment"], "Target | None"]


@dataclass(slots=True, frozen=True)
class Cue:
    """Equal lanes in a row run nearly at the same time, `stagger` seconds apart."""

    seconds: float
    show: Show
    start: Start | None = None  # what is looked up before the change
    lane: str = ""
    stagger: float = 0.09
    reading: bool = False  # words or a card to be read: never hurried


@dataclass(slots=True, frozen=True)
class Unseen:
    """Nothing to see, and why."""

    why: str
