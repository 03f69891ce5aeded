"""What the house asks of a game and of its rules: nothing of any one game.

Hot loops never go through it: inside a title everything is concrete and compiled.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, Self, TypeAlias

from newangeles_gui import paths
from newangeles_gui.engine import WrongShapeError

from .telling import families, rule_kinds, telling_of

if TYPE_CHECKING:
    from pathlib import Path

    from newangeles_gui.content import Problem, TextLimits
    from newangeles_gui.engine import Choice, Conformity, Decision, Event, Frame, Start
    from newangeles_gui.i18n import Catalog
    from newangeles_gui.scenes import Room
    from newangeles_gui.session import MakesTalk
    from newangeles_gui.settings import Kinds
    from newangeles_gui.terminal import Terminal

    from .room import Minds, ScenarioRoom, Shots
    from .telling import LogFamily, Telling, Tellings


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
    usual: int = 0  # how many do as long as nobody chooses; 0 is as few as can


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
    # What `bench` times of it beside what any game has: works by the names of their figures.
    timed: Callable[[Any], Mapping[str, Callable[[], object]]] | None = None
    home: Path | None = None  # where its data is, if that does not ship with the program

    def telling(self, kind: str) -> Telling:
        """What is known of a kind of event, also where a later version tells it."""
        return telling_of(self.tellings, kind)

    @property
    def families(self) -> list[LogFamily]:
        """What its log can be filtered by, in the order of its tellings."""
        return families(self.tellings)

    @property
    def told_by_rules(self) -> list[str]:
        """The kinds of events that its rules tell, by name."""
        return rule_kinds(self.tellings)

    @property
    def minds(self) -> Minds:
        """Its opponents."""
        return self.opponents()

    @property
    def data(self) -> Path:
        """The folder of its data."""
        return self.home or paths.data_folder(self.meta.id)

    @property
    def shipped(self) -> Path:
        """The folder of what ships as saves of it, with an index."""
        return self.home / "saves" if self.home else paths.shipped_saves_folder() / self.meta.id

    @property
    def packs(self) -> tuple[Path, ...]:
        """The folders of data packs that lie on top of its data."""
        return paths.pack_folders()

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

    def options(self, box: Any) -> Mapping[str, Sequence[str]]:
        """What can be chosen before a game, by name, and from what; the rest is left to chance."""

    def begin(self, box: Any, start: Start, record: bool = True) -> Any:
        """A game at its first question; SetupError if it cannot be set up so."""

    def view(self, game: Any, seat: int) -> Any:
        """What a seat may know."""

    def reveals(self, before: Any, game: Any, events: Sequence[Event]) -> bool:
        """Whether chance or a hidden card lies between a state and now: undo stops there."""

    def allows(self, game: Any, choice: Choice) -> bool:
        """Whether a choice that answers no question, such as one of a talk, could be made now."""

    def endless(self, choice: Choice) -> bool:
        """Whether there may be any number of such choices in a game."""

    def guess(self, box: Any, view: Any, chance: int) -> Any:
        """A game that fits what a view knows; the rest is dealt by chance."""

    def written(self, line: str) -> list[Choice]:
        """The choices that somebody has written in a line; IllegalChoice if it is none."""

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

    def memories(self, game: Any, seat: int) -> Mapping[str, str | int | bool]:
        """What else somebody may want to know later of how a seat has played."""

    def kit(self, box: Any, players: Sequence[str]) -> Conformity[Any]:
        """Games of these players with everything that must hold in them."""


class FindsFaults(Protocol):
    """What is wrong with the data of a title and of packs on top, rules and words alike."""

    def __call__(
        self, folder: Path, default: str, packs: Sequence[Path], speech: TextLimits, house: Path, /
    ) -> Sequence[Problem]:
        """Names are needed in the default language; `house` has words that are read with them."""
