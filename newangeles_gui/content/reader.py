"""Strict YAML: mappings, lists, text, integers, true and false, and where each of them stands.

Built on YAML events instead of composed nodes, so that depth and number are checked while
reading: nothing in a hostile file is followed, copied or kept before it is refused.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import yaml

from .marks import FilePlace, Key, Marks, dotted
from .problems import Problems, shown
from .scalars import WrongScalarError, plain

MAX_DEPTH = 32
MAX_VALUES = 50_000
MAX_PROBLEMS = 100

# The C parser is many times faster; a PyYAML without it gives the same events.
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@dataclass(slots=True)
class Document:
    """The plain data of a file with the places of everything in it."""

    data: Any
    marks: Marks


class _BeyondLimitError(Exception):
    """The file is beyond a limit and is not read on."""


def read_text(file: str, text: str, problems: Problems, root: str = "") -> Document | None:
    """Read one YAML document; wrong values are noted and stand as None in the data.

    `root` is what the paths in the problems start with.
    """
    try:
        return _Reader(file, text, problems, root).document()
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        place = FilePlace(file, mark.line + 1, mark.column + 1) if mark else FilePlace(file, 1, 1)
        problems.add(place, "", f"not valid YAML: {_reason(error, text)}")
    except yaml.YAMLError as error:
        problems.add(FilePlace(file, 1, 1), "", f"not valid YAML: {shown(str(error))}")
    except _BeyondLimitError:
        return None
    return None


def _reason(error: yaml.MarkedYAMLError, text: str) -> str:
    mark = error.problem_mark
    lines = text.splitlines()
    if mark and mark.line < len(lines) and "\t" in lines[mark.line][: mark.column + 1]:
        return "a tab stands here, expected blanks"
    return ", ".join(part for part in (error.context, error.problem) if part)


class _Reader:
    """Reads the events of one file."""

    def __init__(self, file: str, text: str, problems: Problems, root: str) -> None:
        self._file = file
        self._root = root
        self._problems = problems
        self._limit = len(problems) + MAX_PROBLEMS
        self._values = 0
        self._path: list[Key] = []
        self._events: Iterator[yaml.Event] = iter(yaml.parse(text, Loader=_LOADER))

    def document(self) -> Document | None:
        """The only document of the file, or None where there is none."""
        next(self._events)
        start = next(self._events)
        if isinstance(start, yaml.StreamEndEvent):
            self._problems.add(FilePlace(self._file, 1, 1), "", "the file is empty")
            return None
        if isinstance(start, yaml.DocumentStartEvent) and (start.version or start.tags):
            self._note(start, "directives (%YAML, %TAG) are not allowed")
        data, marks = self._node(next(self._events))
        next(self._events)
        after = next(self._events)
        if not isinstance(after, yaml.StreamEndEvent):
            self._note(after, "a second document starts here, expected one in a file")
        return Document(data, marks)

    def _place(self, event: yaml.Event) -> FilePlace:
        mark = event.start_mark
        # Only events that somebody builds by hand have no mark.
        assert mark is not None
        return FilePlace(self._file, mark.line + 1, mark.column + 1)

    def _note(self, event: yaml.Event, message: str) -> None:
        self._problems.add(self._place(event), dotted(self._root, *self._path), message)
        if len(self._problems) >= self._limit:
            place = self._place(event)
            self._problems.add(place, "", "too many problems, the rest of the file is not read")
            raise _BeyondLimitError

    def _node(self, event: yaml.Event) -> tuple[Any, Marks]:
        self._values += 1
        if self._values > MAX_VALUES:
            self._note(event, f"the file is too large, expected at most {MAX_VALUES} values")
            raise _BeyondLimitError
        if isinstance(event, yaml.AliasEvent):
            alias = shown(event.anchor)
            self._note(event, f"aliases (*) are not allowed, write the value of {alias} out")
            return None, Marks(self._place(event))
        self._refuse_decoration(event)
        if isinstance(event, yaml.ScalarEvent):
            return self._scalar(event), Marks(self._place(event))
        if len(self._path) >= MAX_DEPTH:
            self._note(event, f"nested too deeply, expected at most {MAX_DEPTH} levels")
            raise _BeyondLimitError
        if isinstance(event, yaml.SequenceStartEvent):
            return self._list(event)
        return self._mapping(event)

    def _refuse_decoration(self, event: yaml.Event) -> None:
        for word, sign in (("anchor", "&"), ("tag", "!")):
            value = getattr(event, word, None)
            if value is not None:
                self._note(event, f"{word}s ({sign}) are not allowed, found {shown(value)}")

    def _scalar(self, event: yaml.ScalarEvent) -> Any:
        if event.style:
            return event.value
        try:
            return plain(event.value)
        except WrongScalarError as reason:
            self._note(event, str(reason))
            return None

    def _list(self, start: yaml.Event) -> tuple[list[Any], Marks]:
        values: list[Any] = []
        marks = Marks(self._place(start))
        while not isinstance(event := next(self._events), yaml.SequenceEndEvent):
            self._path.append(len(values))
            value, marks.children[len(values)] = self._node(event)
            self._path.pop()
            values.append(value)
        return values, marks

    def _mapping(self, start: yaml.Event) -> tuple[dict[Key, Any], Marks]:
        values: dict[Key, Any] = {}
        marks = Marks(self._place(start))
        while not isinstance(event := next(self._events), yaml.MappingEndEvent):
            key = self._key(event, marks)
            self._path.append("?" if key is None else key)
            value, below = self._node(next(self._events))
            self._path.pop()
            if key is not None:
                values[key] = value
                marks.keys[key] = self._place(event)
                marks.children[key] = below
        return values, marks

    def _key(self, event: yaml.Event, marks: Marks) -> Key | None:
        """The key of an entry; None if it cannot be one, which is noted."""
        if not isinstance(event, yaml.ScalarEvent):
            self._path.append("?")
            self._node(event)
            self._path.pop()
            self._note(event, "expected a word as key, found a mapping, a list or an alias")
            return None
        self._values += 1
        self._refuse_decoration(event)
        key = self._scalar(event)
        if key is None:
            return None
        if isinstance(key, bool):
            self._note(event, f"`{str(key).lower()}` cannot be a key, expected a word")
            return None
        if key == "<<" and not event.style:
            self._note(event, "merges (<<) are not allowed, write the keys out")
            return None
        if key in marks.keys:
            first = marks.keys[key].line
            self._note(event, f"the key {shown(key)} stands here again, it is in line {first} too")
            return None
        return key if isinstance(key, int) else str(key)
