"""Saves and journals of older formats, brought step by step to the newest one.

Each step takes plain data of one format and makes it data of the next. What a step does not
understand it leaves as it is: the reader of the newest format says what is wrong with it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from newangeles_gui import paths
from newangeles_gui.engine import WrongShapeError

NEWEST: Final = 2
# Format 1 knew one game only: it had its choices and its table talk in fields of their own.
OPTIONS: Final = ("setup", "first")
EXTRAS: Final = ("muted", "standing", "step", "refused", "told")


def header(data: Any, number: int) -> Any:
    """The header of a save of any format as it would be written today."""
    return _up(data, number, HEADERS)


def game(data: Any, number: int) -> Any:
    """The game in a save of any format as it would be written today."""
    return _up(data, number, GAMES)


def beginning(data: dict[str, Any]) -> dict[str, Any]:
    """The first line of a journal; one that names no title is as old as format 1."""
    if "title_id" in data:
        return data
    return {"title_id": paths.TITLE, **_start_of_1(data)}


def _up(data: Any, number: int, steps: Mapping[int, Step]) -> Any:
    if not isinstance(data, dict):
        return data
    for older in range(number, NEWEST):
        if older not in steps:
            raise WrongShapeError(f"format {older} never was")
        data = steps[older](data)
    return data


def _header_of_1(data: dict[str, Any]) -> dict[str, Any]:
    _check_unknown(data, "title_id")
    return {**data, "format": 2, "title_id": paths.TITLE}


def _game_of_1(data: dict[str, Any]) -> dict[str, Any]:
    _check_unknown(data, "extras")
    extras = {name: data[name] for name in EXTRAS if name in data}
    rest = {name: value for name, value in data.items() if name not in EXTRAS}
    return _start_of_1(rest | ({"extras": extras} if extras else {}))


def _start_of_1(data: dict[str, Any]) -> dict[str, Any]:
    start = data.get("start")
    if not isinstance(start, dict):
        return data
    _check_unknown(start, "options")
    options = {name: start[name] for name in OPTIONS if start.get(name)}
    rest = {name: value for name, value in start.items() if name not in OPTIONS}
    return {**data, "start": rest | ({"options": options} if options else {})}


def _check_unknown(data: dict[str, Any], name: str) -> None:
    if name in data:
        raise WrongShapeError(f"format 1 knew no {name}")


Step = Callable[[dict[str, Any]], dict[str, Any]]
HEADERS: Final[Mapping[int, Step]] = MappingProxyType({1: _header_of_1})
GAMES: Final[Mapping[int, Step]] = MappingProxyType({1: _game_of_1})
