"""Plain data from outside, checked against the type that it must have.

How a game begins is such data: everything that decides it.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from types import UnionType
from typing import (
    Any,
    ClassVar,
    Final,
    Literal,
    TypeAlias,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

MOST = 10_000  # items in one list; far more than any game holds
LARGEST = 1 << 64

Reader: TypeAlias = Callable[[Any, str], Any]


class WrongShapeError(ValueError):
    """A value that is not of the type it must have."""


def conform(value: Any, kind: Any, path: str = "") -> Any:
    """The value as `kind` (int, str, bool, lists, tuples, dicts, None), or WrongShapeError."""
    return _reader(kind)(value, path)


@lru_cache(maxsize=512)
def _reader(kind: Any) -> Reader:
    """How values of a type are read: found out once, since a game has thousands of values."""
    origin, kinds = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return _one_of(tuple(_reader(one) for one in kinds), kind)
    if origin is Literal:
        return _fitting(lambda value: value in kinds, kind)
    if origin is list:
        quick = {str: _texts, int: _numbers}
        return quick.get(kinds[0]) or _list(_reader(kinds[0]))
    if origin is tuple:
        return _tuple(
            tuple(_reader(one) for one in kinds if one is not Ellipsis), Ellipsis in kinds
        )
    if origin is dict:
        return _dict(_reader(kinds[0]), _reader(kinds[1]))
    if kind is int:
        return _fitting(lambda value: type(value) is int and -LARGEST < value < LARGEST, kind)
    return _fitting(lambda value: type(value) is kind, kind)


def _fitting(fits: Callable[[Any], bool], kind: Any) -> Reader:
    def read(value: Any, path: str) -> Any:
        if not fits(value):
            name = getattr(kind, "__name__", kind)
            raise WrongShapeError(f"{path}: {value!r:.40} is not {name}")
        return value

    return read


def _one_of(readers: tuple[Reader, ...], kind: Any) -> Reader:
    def read(value: Any, path: str) -> Any:
        for reader in readers:
            try:
                return reader(value, path)
            except WrongShapeError:
                continue
        raise WrongShapeError(f"{path}: {value!r:.40} is none of {get_args(kind)}")

    return read


def _items(value: Any, path: str) -> list[Any]:
    if not isinstance(value, list | tuple):
        raise WrongShapeError(f"{path}: {value!r:.40} is not a list")
    if len(value) > MOST:
        raise WrongShapeError(f"{path}: {len(value)} items are too many")
    return list(value)


def _list(item: Reader) -> Reader:
    return lambda value, path: [item(one, path) for one in _items(value, path)]


def _texts(value: Any, path: str) -> list[str]:
    """Nearly all lists of a game are lists of texts, so these are looked at in one go."""
    items = _items(value, path)
    if not set(map(type, items)) <= {str}:
        wrong = next(one for one in items if type(one) is not str)
        raise WrongShapeError(f"{path}: {wrong!r:.40} is not str")
    return items


def _numbers(value: Any, path: str) -> list[int]:
    """Long lists of numbers are most of a state, so these are read at once as well."""
    items = _items(value, path)
    fits = set(map(type, items)) <= {int}
    if items and not (fits and min(items) > -LARGEST and max(items) < LARGEST):
        for one in items:
            _reader(int)(one, path)
    return items


def _tuple(readers: tuple[Reader, ...], any_number: bool) -> Reader:
    def read(value: Any, path: str) -> tuple[Any, ...]:
        items = _items(value, path)
        expected = readers * len(items) if any_number else readers
        if len(items) != len(expected):
            raise WrongShapeError(f"{path}: {len(items)} items, expected {len(expected)}")
        return tuple(reader(item, path) for reader, item in zip(expected, items, strict=True))

    return read


def _dict(key_of: Reader, item_of: Reader) -> Reader:
    def read(value: Any, path: str) -> dict[Any, Any]:
        if not isinstance(value, dict) or len(value) > MOST:
            raise WrongShapeError(f"{path}: {value!r:.40} is not a mapping, or too large")
        return {
            key_of(key, path): item_of(item, f"{path}.{key}"[:80]) for key, item in value.items()
        }

    return read


def fields_of(cls: type, data: Any, names: tuple[str, ...]) -> dict[str, Any]:
    """The values of a class's fields from a mapping that has exactly these, or an error."""
    if not isinstance(data, Mapping) or set(data) != set(names):
        there = sorted(map(str, data)) if isinstance(data, Mapping) else data
        raise WrongShapeError(f"{cls.__name__}: fields do not fit: {there!r:.200}")
    readers = _readers(cls)
    return {name: readers[name](data[name], f"{cls.__name__}.{name}") for name in names}


@lru_cache(maxsize=256)
def _readers(cls: type) -> Mapping[str, Reader]:
    """Working out the types anew takes longer than reading the data of a whole game."""
    hints = get_type_hints(cls)
    return {name: _reader(kind) for name, kind in hints.items() if get_origin(kind) is not ClassVar}


def data_hash(data: Any) -> str:
    """A short fingerprint of plain data."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()


Written: TypeAlias = dict[str, str | list[str] | dict[str, str] | dict[str, list[str]]]

NUMBER: Final = re.compile(r"[0-9]{1,20}")
FIELDS: Final = ("players", "seed", "options", "stacked")


def seed_of(text: str) -> int | str:
    """What a seed means that somebody typed: a number where it is one."""
    return int(text) if NUMBER.fullmatch(text) else text


class SetupError(ValueError):
    """A game that cannot be set up as asked."""


@dataclass(slots=True, frozen=True)
class Start:
    """Who plays, in seat order, and what was chosen; the seed decides all chance.

    `options` are choices that the title offers, by name; what is not named is left to chance.
    `stacked` has the cards that lie on top of decks, for games that teach.
    """

    players: list[str]
    seed: str
    options: dict[str, str] = field(default_factory=dict)
    stacked: dict[str, list[str]] = field(default_factory=dict)

    def to_dict(self) -> Written:
        """Plain data; what is not there is not told."""
        data: Written = {"players": self.players[:], "seed": self.seed}
        if self.options:
            data["options"] = self.options.copy()
        if self.stacked:
            data["stacked"] = self.stacked
        return data

    @staticmethod
    def from_dict(data: dict[str, Any]) -> Start:
        """Read it back; WrongShapeError if it is none."""
        there = ("players", "seed", *(name for name in FIELDS[2:] if name in data))
        return Start(**fields_of(Start, data, there))
