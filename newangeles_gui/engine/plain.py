"""Plain data from outside, checked against the type that it must have."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

MOST = 10_000  # items in one list; far more than any game holds
LARGEST = 1 << 64


class WrongShapeError(ValueError):
    """A value that is not of the type it must have."""


def conform(value: Any, kind: Any, path: str = "") -> Any:
    """The value as `kind` (int, str, bool, lists, tuples, dicts, None), or WrongShapeError."""
    if kind is str or kind is bool:
        return _same(value, type(value) is kind, kind, path)
    if kind is int:
        fits = type(value) is int and -LARGEST < value < LARGEST
        return _same(value, fits, kind, path)
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        return _one_of(value, get_args(kind), path)
    if origin is Literal:
        return _same(value, value in get_args(kind), kind, path)
    if origin is list:
        return [conform(item, get_args(kind)[0], path) for item in _items(value, path)]
    if origin is tuple:
        return _tuple(value, get_args(kind), path)
    if origin is dict:
        return _dict(value, get_args(kind), path)
    if kind is NoneType:
        return _same(value, value is None, kind, path)
    return _same(value, type(value) is kind, kind, path)


def _same(value: Any, fits: bool, kind: Any, path: str) -> Any:
    if not fits:
        raise WrongShapeError(f"{path}: {value!r:.40} is not {getattr(kind, '__name__', kind)}")
    return value


def _one_of(value: Any, kinds: tuple[Any, ...], path: str) -> Any:
    for kind in kinds:
        try:
            return conform(value, kind, path)
        except WrongShapeError:
            continue
    raise WrongShapeError(f"{path}: {value!r:.40} is none of {kinds}")


def _items(value: Any, path: str) -> list[Any]:
    if not isinstance(value, list | tuple):
        raise WrongShapeError(f"{path}: {value!r:.40} is not a list")
    if len(value) > MOST:
        raise WrongShapeError(f"{path}: {len(value)} items are too many")
    return list(value)


def _tuple(value: Any, kinds: tuple[Any, ...], path: str) -> tuple[Any, ...]:
    items = _items(value, path)
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        kinds = (kinds[0],) * len(items)
    if len(items) != len(kinds):
        raise WrongShapeError(f"{path}: {len(items)} items, expected {len(kinds)}")
    return tuple(conform(item, kind, path) for item, kind in zip(items, kinds, strict=True))


def _dict(value: Any, kinds: tuple[Any, ...], path: str) -> dict[Any, Any]:
    if not isinstance(value, dict) or len(value) > MOST:
        raise WrongShapeError(f"{path}: {value!r:.40} is not a mapping, or too large")
    return {
        conform(key, kinds[0], path): conform(item, kinds[1], f"{path}.{key}"[:80])
        for key, item in value.items()
    }


def fields_of(cls: type, data: Any, names: tuple[str, ...], **known: Any) -> dict[str, Any]:
    """The values of a class's fields from a mapping that has exactly these, or an error.

    `known` are names that its annotations use and that only the type checker imports.
    """
    if not isinstance(data, Mapping) or set(data) != set(names):
        there = sorted(map(str, data)) if isinstance(data, Mapping) else data
        raise WrongShapeError(f"{cls.__name__}: fields do not fit: {there!r:.200}")
    hints = _hints(cls, tuple(known.items()))
    return {name: conform(data[name], hints[name], f"{cls.__name__}.{name}") for name in names}


@lru_cache(maxsize=256)
def _hints(cls: type, known: tuple[tuple[str, Any], ...]) -> Mapping[str, Any]:
    """Working them out anew takes longer than reading the data of a whole game."""
    return get_type_hints(cls, localns=dict(known))
