"""What whoever plays or advises can be asked, as plain data that goes to a worker."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from .agent import Agent
from .history import UNHEARD, History


class Task(NamedTuple):
    """One thing to be thought about; titles have kinds of their own besides `choose`.

    `about` is a question, or whatever the kind says; `more` is the chance that goes into an
    answer, or what else the kind needs. `history` is what the seat has heard.
    """

    kind: str
    level: str
    view: Any
    about: Any
    more: Any = 0
    character: str = ""
    history: History = UNHEARD


class Crew(Protocol):
    """All players of a title that one process has; what it is asked it always does alike."""

    def agent(self, level: str, character: str = "") -> Agent:
        """The player of a level and a character; one can play any number of seats."""

    def perform(self, task: Task) -> Any:
        """Do what is asked; the same task always has the same result."""

    def perform_quickly(self, task: Task) -> Any:
        """The same, but by rules of thumb what takes long: here nobody can wait for it."""

    def thinks_long(self, task: Task) -> bool:
        """Whether somebody who waits would notice."""
