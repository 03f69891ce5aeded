"""What plain data may hold beyond its types, said in the annotations of its fields.

`seat: Annotated[int, Within(0, "last_seat")]` is a number that `check` looks at; bounds and
families that have a name are looked up among the measures of the game in question. Every number
and text has to say what it can be: a field that does not is a fault of the program.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import NoneType, UnionType
from typing import (
    Annotated,
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

from .plain import WrongShapeError

Measures: TypeAlias = Mapping[str, Any]  # numbers, and sets of names
# Looks at several values of one kind at once: most of a state is in lists of one kind.
Look: TypeAlias = Callable[[Collection[Any], Measures, str], None]

SHOWN: Final = 40  # signs of a wrong value


@dataclass(frozen=True, slots=True)
class Within:
    """A number from `least` to `most`."""

    least: int
    most: int | str


@dataclass(frozen=True, slots=True)
class Named:
    """A text that is one of a family of names; or empty, where there may be none."""

    family: str
    or_none: bool = False


@dataclass(frozen=True, slots=True)
class OneOf:
    """A text that is one of a few words."""

    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Spelling:
    """A text of a form."""

    pattern: str


@dataclass(frozen=True, slots=True)
class Many:
    """A list of so many items, or of `least` to `most` of them."""

    least: int | str
    most: int | str = ""


@dataclass(frozen=True, slots=True)
class AsMany:
    """A list that is as long as that in another field."""

    field: str


@dataclass(frozen=True, slots=True)
class Apart:
    """A list in which nothing stands twice."""


@dataclass(frozen=True, slots=True)
class Following:
    """It follows from everything else, and is compared with what follows instead."""


@dataclass(frozen=True, slots=True)
class _Field:
    """A field with how it is looked at, and the field that it is as long as."""

    name: str
    looks: tuple[Look, ...]
    partner: str


def check_shapes(value: Any, measures: Measures, path: str = "") -> None:
    """WrongShapeError names the first field of a data class, or within it, that cannot be so."""
    _check_all((value,), measures, path)


def _check_all(values: Collection[Any], measures: Measures, path: str) -> None:
    """Look at the same field of all of them at once; they are of one class."""
    kind: type = type(next(iter(values)))
    for one in fields_of_class(kind):
        held = [getattr(value, one.name) for value in values]
        for look in one.looks:
            look(held, measures, f"{path}{one.name}")
        if one.partner and any(
            len(items) != len(getattr(value, one.partner))
            for value, items in zip(values, held, strict=True)
        ):
            raise WrongShapeError(f"{path}{one.name}: not as many as {one.partner}")


@lru_cache(maxsize=128)
def fields_of_class(cls: type) -> tuple[_Field, ...]:
    """What a class declares, worked out once; TypeError where it does not say enough."""
    hints = get_type_hints(cls, include_extras=True)
    return tuple(
        _Field(name, _looks(kind, f"{cls.__name__}.{name}"), _partner(kind))
        for name, kind in hints.items()
        if get_origin(kind) is not ClassVar
    )


def _partner(kind: Any) -> str:
    return next((one.field for one in get_args(kind) if isinstance(one, AsMany)), "")


def _looks(kind: Any, name: str) -> tuple[Look, ...]:
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _declared(parts[0], parts[1:], name)
    if kind in (bool, NoneType):
        return ()
    if origin is Literal:
        return (_one_of(OneOf(parts)),)
    if origin in (Union, UnionType):
        (some,) = (one for one in parts if one is not NoneType)
        return tuple(_if_any(look) for look in _looks(some, name))
    if origin is list or (origin is tuple and Ellipsis in parts):
        return tuple(_each(look) for look in _looks(parts[0], name))
    if origin is tuple:
        inner = [_looks(one, name) for one in parts]
        return tuple(_at(place, look) for place, looks in enumerate(inner) for look in looks)
    if origin is dict:
        keys, items = (_looks(one, name) for one in parts)
        return (*(_each(look) for look in keys), *(_items(look) for look in items))
    if isinstance(kind, type) and kind not in (int, str):
        return (_inside,)
    raise TypeError(f"{name} does not say what it can be")


def _declared(kind: Any, marks: tuple[Any, ...], name: str) -> tuple[Look, ...]:
    if any(isinstance(one, Following) for one in marks):
        return ()
    found = tuple(_LOOKS[type(one)](one) for one in marks if type(one) in _LOOKS)
    return found if kind in (int, str) and found else (*found, *_looks(kind, name))


def _wrong(path: str, value: Any, why: str) -> WrongShapeError:
    return WrongShapeError(f"{path}: {value!r:.{SHOWN}} {why}")


def _bound(bound: int | str, measures: Measures) -> int:
    found: int = measures[bound] if isinstance(bound, str) else bound
    return found


def _within(mark: Within) -> Look:
    def look(values: Collection[Any], measures: Measures, path: str) -> None:
        most = _bound(mark.most, measures)
        if values and not (mark.least <= min(values) and max(values) <= most):
            wrong = next(one for one in values if not mark.least <= one <= most)
            raise _wrong(path, wrong, f"is not from {mark.least} to {most}")

    return look


def _named(mark: Named) -> Look:
    def look(values: Collection[Any], measures: Measures, path: str) -> None:
        if not measures[mark.family].issuperset(values):
            strange = set(values) - measures[mark.family]
            if not mark.or_none or strange != {""}:
                raise _wrong(path, max(strange), f"is none of the {mark.family}")

    return look


def _one_of(mark: OneOf) -> Look:
    words = frozenset(mark.words)

    def look(values: Collection[Any], measures: Measures, path: str) -> None:
        if not words.issuperset(values):
            raise _wrong(path, max(set(values) - words), f"is none of {', '.join(mark.words)}")

    return look


def _spelled(mark: Spelling) -> Look:
    form = re.compile(mark.pattern)

    def look(values: Collection[Any], measures: Measures, path: str) -> None:
        for value in values:
            if not form.fullmatch(value):
                raise _wrong(path, value, "is not written so")

    return look


def _many(mark: Many) -> Look:
    def look(values: Collection[Any], measures: Measures, path: str) -> None:
        least = _bound(mark.least, measures)
        most = _bound(mark.most, measures) if mark.most else least
        for value in values:
            if not least <= len(value) <= most:
                raise WrongShapeError(f"{path}: {len(value)} items, not {least} to {most}")

    return look


def _apart(mark: Apart) -> Look:
    def look(values: Collection[Any], measures: Measures, path: str) -> None:
        for value in values:
            if len(set(value)) < len(value):
                raise _wrong(path, value, "has something twice")

    return look


_LOOKS: Final[Mapping[type, Callable[[Any], Look]]] = {
    Within: _within,
    Named: _named,
    OneOf: _one_of,
    Spelling: _spelled,
    Many: _many,
    Apart: _apart,
}


def _if_any(inner: Look) -> Look:
    return lambda values, measures, path: inner(
        [value for value in values if value is not None], measures, path
    )


def _each(inner: Look) -> Look:
    def look(values: Collection[Any], measures: Measures, path: str) -> None:
        for value in values:
            inner(value, measures, path)

    return look


def _items(inner: Look) -> Look:
    def look(values: Collection[Any], measures: Measures, path: str) -> None:
        for value in values:
            inner(value.values(), measures, path)

    return look


def _at(place: int, inner: Look) -> Look:
    return lambda values, measures, path: inner([value[place] for value in values], measures, path)


def _inside(values: Collection[Any], measures: Measures, path: str) -> None:
    by_class: dict[type, list[Any]] = {}
    for value in values:
        by_class.setdefault(type(value), []).append(value)
    for kind, alike in by_class.items():
        _check_all(alike, measures, f"{path}: {kind.__name__}.")
