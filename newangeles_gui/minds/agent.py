"""What every scripted player is, what it hears, what it can be asked, and those of a process.

Agents keep no memory. Whoever asks one hands over what its seat has heard: the events that say
something about what others hide, oldest first. Without them an agent believes what the position
alone says. A process that plays games for measurements loads its players once and uses them for
all of them: a worker on another machine is sent only what is to be played, and finds the rest here.
"""

from __future__ import annotations

import logging
import random
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from threading import get_ident
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, TypeAlias

from newangeles_gui.engine import Choice, Decision, Event, Told
from newangeles_gui.titles.telling import EVENTS, TAKEN_BACK, Tellings, telling_of

if TYPE_CHECKING:
    from newangeles_gui.titles.title import AnyBox, AnyView, Title

History: TypeAlias = "tuple[Told, ...]"

UNHEARD: Final[History] = ()


def heard(events: Iterable[Event], seat: int, tellings: Tellings) -> History:
    """What a seat has heard of a log that is worth heeding; what was taken back never happened."""
    return tuple((one.kind, dict(one.facts(seat))) for one in heeded(lasting(events), tellings))


def heeded(events: Iterable[Event], tellings: Tellings) -> list[Event]:
    """The events that opponents heed."""
    return [one for one in events if telling_of(tellings, one.kind).heeded]


def lasting(events: Iterable[Event]) -> list[Event]:
    """The part of a log that leads to the present position."""
    kept: list[Event] = []
    for one in events:
        if one.kind == TAKEN_BACK:
            undone = one.data[EVENTS]
            assert isinstance(undone, int)
            del kept[max(0, len(kept) - undone) :]
        else:
            kept.append(one)
    return kept


class Agent(Protocol):
    """Answers questions for a seat.

    An agent keeps no memory of a game: the same view, question, dice and history give the same
    answer, so that one agent may play several seats and several games.
    """

    def choose(
        self, view: Any, decision: Decision, rng: random.Random, history: History = UNHEARD
    ) -> Choice:
        """One of the decision's choices."""


def dice(seed: int | str) -> random.Random:
    """A generator for `Agent.choose`; the same seed gives the same answers."""
    return random.Random(seed)


class RandomAgent:
    """Takes any legal answer."""

    def choose(
        self, view: AnyView, decision: Decision, rng: random.Random, history: History = UNHEARD
    ) -> Choice:
        """Every option is as likely as every other."""
        return Choice(decision.kind, rng.choice(decision.options))


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


LOG: Final = logging.getLogger(__name__)


def no_rule(who: str, decision: Decision) -> None:
    """Note that somebody has nothing to say about a question that nobody has told it of."""
    LOG.error("%s has no rule for the question '%s' of %s", who, decision.kind, decision.source)


def without_rule(player: str, decision: Decision) -> str:
    """The first answer, so that the game goes on; it is noted, and the tests let nothing be."""
    no_rule(player, decision)
    return decision.options[0]


class PlayersByLevel:
    """The players of a box by level."""

    def __init__(self, box: AnyBox) -> None:
        self.box = box
        self._crew = box.title.minds.crew(box)

    def of(self, level: str) -> Agent:
        """The player of a level."""
        return self._crew.agent(level)


def shipped_box(title: Title) -> Any:
    """The shipped content of a title with the packs of this process."""
    return _box(title, title.data, title.packs)


def shipped_players(title: Title) -> PlayersByLevel:
    """The players of this thread; a cluster may run several threads in one process."""
    return _players(shipped_box(title), get_ident())


@cache
def _box(title: Title, folder: Path, packs: tuple[Path, ...]) -> Any:
    return title.rules.box(folder, packs)


@cache
def _players(box: Any, thread: int) -> PlayersByLevel:
    return PlayersByLevel(box)
