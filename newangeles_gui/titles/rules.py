"""What the house asks of the rules of a game, and what it may know of a game in play.

Hot loops never go through it: inside a title everything is concrete and compiled.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, Self, TypeAlias

if TYPE_CHECKING:
    from pathlib import Path

    from newangeles_gui.content import Problem
    from newangeles_gui.content.check_words import TextLimits
    from newangeles_gui.engine import Choice, Decision, Event, Frame, Start
    from newangeles_gui.engine.conformance import Conformity

    from .title import Title

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
