"""No number is so large that counting up to it would never end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from newangeles_gui.content.marks import Key
from newangeles_gui.content.problems import Problems

from .gathered import Entry, Gathered

MOST = 999
_LONG = re.compile("[0-9]{4}")


def check_numbers(gathered: Gathered, problems: Problems) -> None:
    """Note every number that no game comes near to."""
    families = (*gathered.actions.values(), *gathered.families())
    entries: list[Entry[Any]] = [one for family in families for one in family.entries.values()]
    for entry in (*entries, *([gathered.box] if gathered.box else [])):
        if entry.spec is None or not _LONG.search(entry.spec.model_dump_json()):
            continue  # looked at as text first: this is done at every start
        for path, number in _numbers(entry.spec.model_dump(by_alias=True), ()):
            if abs(number) > MOST:
                message = f"`{number}` found, expected at most {MOST}"
                entry.note(problems, path, message if number > 0 else f"{message}, or -{MOST}")


def _numbers(data: Any, path: tuple[Key, ...]) -> Iterator[tuple[tuple[Key, ...], int]]:
    if isinstance(data, dict):
        for key, value in data.items():
            yield from _numbers(value, (*path, key))
    elif isinstance(data, list | tuple):
        for index, value in enumerate(data):
            yield from _numbers(value, (*path, index))
    elif isinstance(data, int) and not isinstance(data, bool):
        yield path, data
