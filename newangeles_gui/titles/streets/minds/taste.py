"""The people whom opponents can be: what each likes beside money (data/streets/ai)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from pydantic import Field

from newangeles_gui.content import Id, Spec
from newangeles_gui.minds import UnknownCharacter, read_tuning, tuning_of

if TYPE_CHECKING:
    from ..rules import State

CENTS: Final = 100
SHORT: Final = 2  # tiles of a street that is a short one
LONG: Final = 4  # and of a long one
Liking = Annotated[int, Field(ge=0, le=1000)]


class Taste(Spec):
    """In cents what a deed is worth to somebody beside what it brings."""

    short: Liking = 0  # an own building paid in a short street, and none in a longer open one
    long: Liking = 0  # a tile more in an own open street; own short streets are not closed
    crowd: Liking = 0  # somebody who lives in an own building
    denial: Liking = 0  # a street of others closed, somebody sent where they pay nobody
    signs: Liking = 0  # two own signs in a street
    tokens: Liking = 0  # a business token; without that module a building that is owned

    @property
    def plain(self) -> bool:
        """Whether they only want to win."""
        return not any((self.short, self.long, self.crowd, self.denial, self.signs, self.tokens))

    def pull(self, before: State, after: State, seat: int) -> float:
        """What a player likes about what has happened, in dollars."""
        cents = self.tokens * (_collected(after, seat) - _collected(before, seat))
        if self.crowd:
            cents += self.crowd * (_housed(after, seat) - _housed(before, seat))
        if self.signs:
            cents += self.signs * (_pairs(after, seat) - _pairs(before, seat))
        if self.short:
            cents -= self.short * (_beyond_short(after, seat) - _beyond_short(before, seat))
        if self.long:
            cents += self.long * (_reach(after, seat) - _reach(before, seat))
        if self.denial:
            cents += self.denial * (_idle(after) - _idle(before))
        if self.short or self.long or self.denial:
            cents += self._closing(before, after, seat)
        return cents / CENTS

    def _closing(self, before: State, after: State, seat: int) -> int:
        """What it likes about the streets that were closed."""
        cents, known = 0, before.city
        for street, row in enumerate(after.city.rows):
            if not row or not after.city.closed[street] or _was_closed(before, row):
                continue
            owners = [known.owners[tile] for tile in row if tile < len(known.owners)]
            mine = owners.count(seat) + (max(row) == len(known.owners))
            if not mine:
                cents += self.denial * sum(owner >= 0 for owner in owners)
            elif len(row) <= SHORT:
                cents += self.short * mine
            if mine and len(row) < LONG:
                cents -= self.long * mine
        return cents


PLAIN: Final = Taste()


class StreetsCast(Spec):
    """Everybody there is, in the order in which they are offered."""

    characters: dict[Id, Taste]


@cache
def load_cast(data: Path) -> StreetsCast:
    """The people that ship, read once."""
    return read_tuning(StreetsCast, "characters", tuning_of(data, "characters"))


def taste_of(name: str, data: Path) -> Taste:
    """What somebody likes; an empty name is nobody in particular."""
    if not name:
        return PLAIN
    known = load_cast(data).characters
    if name not in known:
        raise UnknownCharacter(f"unknown character {name!r}; there are {', '.join(known)}")
    return known[name]


def _was_closed(before: State, row: tuple[int, ...]) -> bool:
    city = before.city
    return row[0] < len(city.street_of) and city.closed[city.street_of[row[0]]]


def _housed(state: State, seat: int) -> int:
    city = state.city
    return sum(sum(city.people[tile]) for tile, owner in enumerate(city.owners) if owner == seat)


def _idle(state: State) -> int:
    """Those who live where nobody is paid for them."""
    city = state.city
    return sum(sum(city.people[tile]) for tile, owner in enumerate(city.owners) if owner < 0)


def _open_rows(state: State, seat: int) -> list[tuple[int, int]]:
    """Of every open street the length, and how many own tiles are in it."""
    city = state.city
    return [
        (len(row), sum(city.owners[tile] == seat for tile in row))
        for street, row in enumerate(city.rows)
        if row and not city.closed[street]
    ]


def _pairs(state: State, seat: int) -> int:
    return sum(own * (own - 1) // 2 for _, own in _open_rows(state, seat))


def _reach(state: State, seat: int) -> int:
    return sum((size - 1) * own for size, own in _open_rows(state, seat))


def _beyond_short(state: State, seat: int) -> int:
    return sum(own for size, own in _open_rows(state, seat) if size > SHORT)


def _collected(state: State, seat: int) -> int:
    if state.business:
        return sum(state.tokens[seat])
    return state.city.owners.count(seat)
