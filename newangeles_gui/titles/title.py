"""What the house asks of a game: the whole interface of a title, and nothing of any one game.

Hot loops never go through it: inside a title everything is concrete and compiled.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

from newangeles_gui.engine.plain import WrongShapeError

if TYPE_CHECKING:
    from pathlib import Path

    from newangeles_gui.minds.tasks import Crew
    from newangeles_gui.session.conductor import MakesTalk
    from newangeles_gui.terminal.front import Terminal

    from .rules import Rules
    from .telling import Tellings

Thumbnail: TypeAlias = "dict[str, str | int | list[int]]"


@dataclass(frozen=True, slots=True)
class Outcome:
    """Who has won, what each seat has come to, and what ended the game, if it has ended."""

    winners: Sequence[int]
    scores: Sequence[int]
    ended_by: str = ""


class AnyBox(Protocol):
    """What is in the box of a game, read and checked; it never changes."""

    @property
    def title(self) -> Title:
        """The game that this is the box of."""

    @property
    def digest(self) -> str:
        """A fingerprint of everything in it."""

    @property
    def packs(self) -> Sequence[str]:
        """The data packs that lie over what ships, by name."""


class AnyState(Protocol):
    """Everything about a game at rest, as plain data."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    def clone(self) -> Self:
        """An independent copy."""


class AnyGame(Protocol):
    """A game in play: the only door to its state."""

    events: list[Event]
    state: Any  # an AnyState of the title's own kind
    watch: Callable[[Any], None] | None  # called after each event, which says what has changed

    @property
    def box(self) -> Any:
        """The box that it was taken from."""

    @property
    def pending(self) -> Decision | None:
        """The question that waits for an answer; None when the game is over."""

    @property
    def seating(self) -> Sequence[str]:
        """Who plays, by name, in seat order."""

    def name(self, seat: int) -> str:
        """Who plays in a seat; nobody has no name."""

    def apply(self, choice: Choice) -> list[Event]:
        """Apply an answer, and say what happened; IllegalChoice changes nothing."""

    def run(self) -> None:
        """Go on until somebody has to decide."""

    def clone(self) -> Self:
        """An independent copy."""


class AnyView(Protocol):
    """What a seat may know of a game: screens and opponents get nothing else."""

    @property
    def seat(self) -> int:
        """Whose view it is; nobody's if it is a spectator's."""

    @property
    def seating(self) -> Sequence[str]:
        """Who plays, by name, in seat order."""

    @property
    def active(self) -> int:
        """Whose turn it is."""

    @property
    def stack(self) -> Sequence[Frame]:
        """What the game is in the middle of."""

    @property
    def pending(self) -> Decision | None:
        """The question that waits, with its options if this seat may see them."""


class Rules(Protocol):
    """The rules of a title: box, game, state and view are of its own kinds, here Any."""

    @property
    def edition(self) -> int:
        """Raised when the same choices can lead elsewhere: older saves then go on as they stand."""

    def box(self, folder: Path, packs: Sequence[Path] = ()) -> Any:
        """What is in the box, with packs on top; ContentError tells everything that is wrong."""

    def roles(self, box: Any) -> Sequence[str]:
        """Who can be played, by name."""

    def begin(self, box: Any, start: Start, record: bool = True) -> Any:
        """A game at its first question; SetupError if it cannot be set up so."""

    def view(self, game: Any, seat: int) -> Any:
        """What a seat may know."""

    def reveals(self, before: Any, game: Any, events: Sequence[Event]) -> bool:
        """Whether chance or a hidden card lies between a state and now: undo stops there."""

    def allows(self, game: Any, choice: Choice) -> bool:
        """Whether a choice that answers no question, such as a trade, could be made now."""

    def endless(self, choice: Choice) -> bool:
        """Whether there may be any number of such choices in a game."""

    def guess(self, box: Any, view: Any, chance: int) -> Any:
        """A game that fits what a view knows; the rest is dealt by chance."""

    def write(self, state: Any) -> dict[str, Any]:
        """A state as plain data."""

    def read(self, box: Any, data: dict[str, Any]) -> Any:
        """A game that stands there; WrongShapeError if the data are no state."""

    def problems(self, game: Any) -> list[str]:
        """What cannot be so in any game."""

    def thumbnail(self, game: Any) -> Thumbnail:
        """A few things that everybody can see, for lists of saves; `ended_by` tells the end."""

    def outcome(self, game: Any) -> Outcome:
        """How a game stands, or how it has ended."""

    def kit(self, box: Any, players: Sequence[str]) -> Kit[Any]:
        """Games of these players with everything that must hold in them."""


class Minds(Protocol):
    """The opponents of a title."""

    @property
    def levels(self) -> Sequence[str]:
        """Whom people can play against, from the weakest on."""

    def knows(self, name: str) -> bool:
        """Whether there is a player of that name; some are for measuring only."""

    def crew(self, box: Any) -> Crew:
        """All players, as one process has them."""


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


@dataclass(frozen=True, slots=True)
class Title:
    """A game of this house. `module` is where it can be imported as TITLE, in any process."""

    module: str
    meta: Meta
    rules: Rules
    minds: Minds
    tellings: Tellings  # one row a kind of event
    extras: Callable[[Mapping[str, Any]], Extras]  # of what a save has; WrongShapeError
    terminal: Callable[[], Terminal] | None = None  # imported when a game is played in one
    talk: MakesTalk | None = None  # where players talk to one another between the questions

    @property
    def assets(self) -> tuple[Path, ...]:
        """Where pictures and sounds are looked up: its own come before the house's."""
        own = self.home / "assets" if self.home else paths.assets_folder(self.meta.id)
        return (*([own] if own.is_dir() else []), paths.assets_folder(paths.HOUSE))

    def __reduce__(self) -> tuple[Callable[[str], Title], tuple[str]]:
        return of_module, (self.module,)


def of_module(name: str) -> Title:
    """The title of a module: how a title gets into another process."""
    title: Title = import_module(name).TITLE
    return title
