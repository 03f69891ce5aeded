"""What the house asks of a game: the whole interface of a title, and nothing of any one game.

Hot loops never go through it: inside a title everything is concrete and compiled.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

from newangeles_gui import paths
from newangeles_gui.engine import WrongShapeError

if TYPE_CHECKING:
    from pathlib import Path

    from newangeles_gui.i18n import Catalog
    from newangeles_gui.scenes import Room
    from newangeles_gui.session import MakesTalk
    from newangeles_gui.settings import Kinds
    from newangeles_gui.terminal.front import Terminal

    from .minds import Minds
    from .rules import FindsFaults, Rules
    from .scenario import ScenarioRoom
    from .shots import Shots
    from .telling import Tellings


class Extras(Protocol):
    """What a title keeps beside a game: what was said at the table, for example."""

    def to_dict(self) -> dict[str, Any]:
        """Plain data; nothing if there is nothing to be kept."""

    def problem(self, players: int) -> str:
        """What cannot be so at a table of so many; empty if nothing is wrong."""

    def branched(self) -> Extras:
        """What still holds in a game that goes on from another point."""


@dataclass(frozen=True, slots=True)
class Described:
    """What a view shows, in lines: for tables and terminals that know nothing of the game."""

    table: Sequence[str] = ()  # what lies there for all
    seats: Sequence[str] = ()  # who plays, with what all know of them
    own: Sequence[str] = ()  # what only whoever looks may see


class NoExtras:
    """Of a title that keeps nothing beside a game."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        if data:
            raise WrongShapeError(f"nothing is kept beside this game: {', '.join(data)}")

    def to_dict(self) -> dict[str, Any]:
        """Nothing."""
        return {}

    def problem(self, players: int) -> str:
        """Nothing can be wrong."""
        return ""

    def branched(self) -> NoExtras:
        """There still is nothing."""
        return self


@dataclass(frozen=True, slots=True)
class Meta:
    """What can be told of a title without its rules."""

    id: str
    seats: range  # how many can play


def _nothing(words: Any, view: Any) -> Described:
    return Described()


@dataclass(frozen=True, slots=True, eq=False)  # there is one of each
class Title:
    """A game of this house. `module` is where it can be imported as TITLE, in any process."""

    module: str
    meta: Meta
    rules: Rules
    opponents: Callable[[], Minds]  # made when somebody plays against one
    tellings: Tellings  # one row a kind of event
    extras: Callable[[Mapping[str, Any]], Extras]  # of what a save has; WrongShapeError
    words: Callable[[Catalog, Any], Any]  # Sayings in a language, for a box
    settings: Kinds = field(default_factory=dict)  # what can be chosen for it alone
    room: Callable[[], Room] | None = None  # with pygame: imported with the first screen
    terminal: Callable[[], Terminal] | None = None  # imported when a game is played in one
    scenario: Callable[[], ScenarioRoom] | None = None  # imported when a scenario is run
    shots: Callable[[], Shots] | None = None  # imported when its screens are pictured
    talk: MakesTalk | None = None  # where players talk to one another between the questions
    described: Callable[[Any, Any], Described] = _nothing  # a view, in such words
    faults: Callable[[], FindsFaults] | None = None  # more than what reading its box finds
    home: Path | None = None  # where its data is, if that does not ship with the program

    @property
    def minds(self) -> Minds:
        """Its opponents."""
        return self.opponents()

    @property
    def data(self) -> Path:
        """The folder of its data."""
        return self.home or paths.data_folder(self.meta.id)

    @property
    def strings(self) -> tuple[Path, ...]:
        """The folders of languages that are read together: the house's and its own."""
        return paths.house_words(), self.data / "strings"

    @property
    def seen_and_heard(self) -> tuple[Path, ...]:
        """Where pictures and sounds are looked up: its own come before the house's."""
        return paths.assets_folders(self.meta.id if self.home is None else "")

    def __reduce__(self) -> tuple[Callable[[str], Title], tuple[str]]:
        return of_module, (self.module,)


def of_module(name: str) -> Title:
    """The title of a module: how a title gets into another process."""
    title: Title = import_module(name).TITLE
    return title
