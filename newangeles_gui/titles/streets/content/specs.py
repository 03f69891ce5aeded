"""The frozen descriptions of everything in the box."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from pydantic import Field

from newangeles_gui.content import Id, Spec

GAME: Final = "streets"
COLOURS: Final = ("tourist", "hipster", "parent", "shopper")
MIXED: Final = "mixed"
TYPES: Final = (*COLOURS, MIXED)
BUSINESSES: Final = ("restaurant", "housing", "leisure", "retail")

Colour: TypeAlias = Literal["tourist", "hipster", "parent", "shopper"]
Symbol: TypeAlias = Literal["tourist", "hipster", "parent", "shopper", "mixed"]
Business: TypeAlias = Literal["restaurant", "housing", "leisure", "retail"]
Icon: TypeAlias = Literal["restaurant", "housing", "leisure", "retail", "mixed"]
ValueKind: TypeAlias = Literal[
    "symbols", "people", "set", "signs", "size", "adjacent", "encloses", "copy"
]
Number: TypeAlias = Annotated[int, Field(ge=0, le=99)]
Several: TypeAlias = Annotated[int, Field(ge=1, le=99)]


class Value(Spec):
    """How the income of a building is worked out (7.5-7.14)."""

    kind: ValueKind
    of: Annotated[tuple[Symbol, ...], Field(strict=False)] = ()
    each: Number = 0


class Building(Spec):
    """A building tile."""

    id: Id
    symbols: dict[Symbol, Annotated[int, Field(ge=1, le=9)]]
    value: Value
    business: Icon
    icons: Annotated[int, Field(ge=1, le=2)] = 1
    five: bool = False


class StartTile(Spec):
    """A tile where the city begins."""

    id: Id
    at: Annotated[tuple[int, int], Field(strict=False)]
    rotate: Literal[0, 90, 180, 270]
    symbols: dict[Symbol, Number]
    people: dict[Colour, Number] = Field(default_factory=dict)
    accepts: bool = False  # 8.2: people move there though it has no owner


class FewAndMany(Spec):
    """The least and the most players."""

    min: Several
    max: Several


class Advisor(Spec):
    """An advisor; what it can do is known to the rules by its id."""

    id: Id
    players: FewAndMany
    business: bool
    solo: bool
    symbols: dict[Symbol, Number]


class TilesOut(Spec):
    """What goes out of the stack for a number of players (2.4)."""

    out_each_colour: Number
    out_mixed: Number
    five: bool


class BusinessEnd(Spec):
    """What tokens gain at the end (11.10, 11.12)."""

    most: Number
    tied: Number
    set: Number


class Solo(Spec):
    """What the Sneak begins with (13.2, 13.4)."""

    easy: Number
    normal: Number
    hard: Number
    with_advisor: Number
    end_stack: Number


class BoxSpec(Spec):
    """The numbers of the rules."""

    players: FewAndMany
    hand_size: Several
    street_max: Several
    signs_each: Several
    seats: Annotated[tuple[Id, ...], Field(strict=False)]
    people: dict[Colour, Number]
    business_tokens: dict[Business, Number]
    stack: dict[int, TilesOut]
    contractor_out: Number
    final_share: Several
    business_end: BusinessEnd
    solo: Solo
    start: Annotated[tuple[StartTile, ...], Field(strict=False)]


class Content(Spec):
    """All of it, with a fingerprint and the names of the packs on top."""

    box: BoxSpec
    tiles: dict[Symbol, dict[Id, Building]]
    advisors: dict[Id, Advisor]
    digest: str = ""
    packs: Annotated[tuple[str, ...], Field(strict=False)] = ()
