"""How a game is set up: who plays what, and by which agreements."""

from __future__ import annotations

import re
from dataclasses import asdict, dataclass, field
from typing import Any, Final, Literal

from newangeles_gui.engine import Start, Written, WrongShapeError, fields_of

LONGEST_LINE: Final = 200
MOST_MARKS: Final = 1_000

SeatKind = Literal["person", "opponent", "script"]


@dataclass(slots=True, frozen=True)
class Seat:
    """Who decides for a seat: a person, an opponent of some level, or a script."""

    name: str
    kind: SeatKind = "person"
    level: str = ""
    character: str = ""  # of an opponent
    face: str = ""  # whose face a person has; without one it goes with who is played

    def to_dict(self) -> dict[str, str]:
        """Plain data; a face is only in it if there is one."""
        return {
            "name": self.name,
            "kind": self.kind,
            "level": self.level,
            "character": self.character,
        } | ({"face": self.face} if self.face else {})

    @staticmethod
    def from_dict(data: dict[str, Any]) -> Seat:
        """Read it back; WrongShapeError if it is none."""
        names = ("name", "kind", "level", "character", *(("face",) if "face" in data else ()))
        return Seat(**fields_of(Seat, data, names))


@dataclass(slots=True, frozen=True)
class Agreements:
    """What the table agreed on before the game."""

    undo: bool = True
    iron: bool = False  # one journal, no undo, resumed only where it stopped
    table_talk: bool = False

    def to_dict(self) -> dict[str, bool]:
        """Plain data."""
        return asdict(self)

    @staticmethod
    def from_dict(data: dict[str, Any]) -> Agreements:
        """Read it back; WrongShapeError if it is none."""
        return Agreements(**fields_of(Agreements, data, ("undo", "iron", "table_talk")))


@dataclass(slots=True)
class Plan:
    """A game as it was agreed."""

    start: Start
    seats: list[Seat]
    agreements: Agreements = field(default_factory=Agreements)

    @property
    def people(self) -> list[int]:
        """The seats that persons play."""
        return [place for place, seat in enumerate(self.seats) if seat.kind == "person"]

    def to_dict(self) -> dict[str, Any]:
        """Plain data."""
        return {
            "start": self.start.to_dict(),
            "seats": [seat.to_dict() for seat in self.seats],
            "agreements": self.agreements.to_dict(),
        }

    @staticmethod
    def from_dict(data: Any) -> Plan:
        """Read it back; WrongShapeError if it is none."""
        parts = fields_of(_Parts, data, ("start", "seats", "agreements"))
        start = Start.from_dict(parts["start"])
        seats = [Seat.from_dict(seat) for seat in parts["seats"]]
        if len(seats) != len(start.players):
            raise WrongShapeError(f"{len(seats)} seats for {len(start.players)} players")
        if not all(is_line(word) for seat in seats for word in seat.to_dict().values()):
            raise WrongShapeError("a seat has a name that is none")
        return Plan(start, seats, Agreements.from_dict(parts["agreements"]))


@dataclass(slots=True)
class _Parts:
    """A plan as it is written down."""

    start: Written
    seats: list[dict[str, str]]
    agreements: dict[str, bool]


def is_line(text: str) -> bool:
    """Whether a text from outside can be shown: one line of no great length."""
    return len(text) <= LONGEST_LINE and (text.isprintable() or not text)


SAFE_IDENTITY: Final = re.compile(r"[a-z0-9-]{1,60}")


def is_identity(text: str) -> bool:
    """Whether a game's identity names a folder that can lead nowhere else."""
    return SAFE_IDENTITY.fullmatch(text) is not None


UNDO: Final = "undo"
REDO: Final = "redo"
REWOUND: Final = "rewound"
BRANCHED: Final = "branched"
BRANCH: Final = "-at-"  # in the identity of a game that was played on from a replay
UNTAUGHT: Final = "untaught"  # the person has left the lessons of a guided game
UNPROVED: Final = "unproved"  # the choices were made by more than one set of rules


@dataclass(slots=True)
class Record:
    """How a game came where it is: choices in their text form, and marks between them.

    A mark is (after how many choices, what, detail).
    """

    choices: list[str] = field(default_factory=list)
    marks: list[tuple[int, str, str]] = field(default_factory=list)

    def mark(self, what: str, detail: str = "") -> None:
        """Note something that is no choice."""
        self.marks.append((len(self.choices), what, detail))
        # Somebody may take back and make again all day long.
        kept = [mark for mark in self.marks[:-MOST_MARKS] if mark[1] == UNPROVED]
        self.marks = kept + self.marks[-MOST_MARKS:]

    @property
    def unproved(self) -> str:
        """Why the choices need not lead to where the game stands; empty if they must."""
        return next((detail for _, what, detail in self.marks if what == UNPROVED), "")
