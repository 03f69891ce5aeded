"""Strict YAML: mappings, lists, text, integers, true and false, and where each of them stands.

Only plain files of a sane size are opened, and none outside their folder. Built on YAML events
instead of composed nodes, so that depth and number are checked while reading: nothing in a hostile
file is followed, copied or kept before it is refused.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from .problems import FilePlace, Key, Marks, Problems, dotted, shown

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


LONGEST_NUMBER = 15
_INTEGER = re.compile(r"0|-?[1-9][0-9]*")
# What YAML 1.1 or a person might take for a number, or for a true or false in other letters.
_NUMBER_LIKE = re.compile(
    r"[-+]?0[xX][0-9a-fA-F_]+"
    r"|[-+]?0[oObB][0-7_]+"
    r"|[-+]?[0-9][0-9_]*(:[0-9_]+)+(\.[0-9_]*)?"
    r"|[-+]?[0-9][0-9_,]*(\.[0-9_]*)?([eE][-+]?[0-9]+)?"
    r"|[-+]?\.[0-9][0-9_]*([eE][-+]?[0-9]+)?"
    r"|[-+]?\.(inf|Inf|INF|nan|NaN|NAN)"
)
_NOTHING = frozenset({"", "~", "null", "Null", "NULL"})
_OTHER_BOOLEANS = frozenset({"True", "TRUE", "False", "FALSE"})


class WrongScalarError(ValueError):
    """A word that is not clear enough to be read."""


def plain(word: str) -> bool | int | str:
    """The value of a word without quotes; raises WrongScalarError with the reason."""
    if word in ("true", "false"):
        return word == "true"
    if word in _NOTHING:
        raise WrongScalarError(
            'nothing stands here, expected a value (leave the key out, or write "")'
        )
    if word in _OTHER_BOOLEANS:
        raise WrongScalarError(f'write {word.lower()} in small letters, or "{word}" for the text')
    if _INTEGER.fullmatch(word):
        if len(word) > LONGEST_NUMBER:
            raise WrongScalarError(
                f"the number is too long, expected at most {LONGEST_NUMBER} digits"
            )
        return int(word)
    if len(word) <= LONGEST_NUMBER * 4 and _NUMBER_LIKE.fullmatch(word):
        raise WrongScalarError(_hint(word))
    return word


def _hint(word: str) -> str:
    if re.fullmatch(r"[-+]?0[0-9]+", word):
        return f'write {int(word)} without the leading 0, or "{word}" for the text'
    if re.fullmatch(r"\+[1-9][0-9]*", word):
        return f'write {word[1:]} without the sign, or "{word}" for the text'
    return f'expected a decimal integer such as 12, or quotes for the text: "{word}"'


MAX_BYTES = 1_000_000
# What YAML forbids in a file: control characters other than tab and line ends.
_FORBIDDEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]")


def read_file(
    path: Path, problems: Problems, *, root: str = "", inside: Path | None = None
) -> Document | None:
    """Read a YAML file; with `inside`, links that lead out of that folder are refused."""
    start = FilePlace(str(path), 1, 1)
    try:
        # Asked before opening: a pipe or a device would never end.
        if inside is not None and not path.resolve().is_relative_to(inside.resolve()):
            problems.add(start, "", f"leads out of the folder {inside}, expected a file in it")
            return None
        if not path.is_file():
            problems.add(start, "", "expected a file")
            return None
        with path.open("rb") as stream:
            raw = stream.read(MAX_BYTES + 1)
    except (OSError, RuntimeError) as error:
        # RuntimeError: links in a circle, before Python 3.13.
        problems.add(start, "", f"cannot be read: {getattr(error, 'strerror', None) or error}")
        return None
    return _read_bytes(start, raw, problems, root)


def _read_bytes(start: FilePlace, raw: bytes, problems: Problems, root: str) -> Document | None:
    if len(raw) > MAX_BYTES:
        problems.add(start, "", f"the file is too large, expected at most {MAX_BYTES} bytes")
        return None
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = raw[: error.start].decode("utf-8", errors="replace")
        problems.add(_place_after(start.file, before), "", "not UTF-8 text")
        return None
    if wrong := _FORBIDDEN.search(text):
        code = f"U+{ord(wrong.group()):04X}"
        place = _place_after(start.file, text[: wrong.start()])
        problems.add(place, "", f"the character {code} is not allowed in a text file")
        return None
    return read_text(start.file, text, problems, root)


def _place_after(file: str, before: str) -> FilePlace:
    return FilePlace(file, before.count("\n") + 1, len(before) - before.rfind("\n"))
