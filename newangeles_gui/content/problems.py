"""What can be wrong with content, and where: the places of everything in a file."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

Key = int | str
# Of a key in a path; ids are far shorter.
LONGEST_WORD = 60


class FilePlace(NamedTuple):
    """A position in a file, counted from 1."""

    file: str
    line: int
    column: int


@dataclass(slots=True)
class Marks:
    """The place of a value, of the keys in it and of everything below."""

    place: FilePlace
    keys: dict[Key, FilePlace] = field(default_factory=dict)
    children: dict[Key, Marks] = field(default_factory=dict)

    def of_value(self, path: Sequence[Key]) -> FilePlace:
        """The place of the value at a path, or of the nearest one above it."""
        node = self
        for step in path:
            below = node.children.get(step)
            if below is None:
                break
            node = below
        return node.place

    def depth(self, path: Sequence[Key]) -> int:
        """How much of a path is there."""
        node, steps = self, 0
        for step in path:
            below = node.children.get(step)
            if below is None:
                break
            node, steps = below, steps + 1
        return steps

    def of_key(self, path: Sequence[Key]) -> FilePlace:
        """The place of the key at the end of a path, or of the nearest value above it."""
        if not path:
            return self.place
        node = self
        for step in path[:-1]:
            below = node.children.get(step)
            if below is None:
                return node.place
            node = below
        return node.keys.get(path[-1], node.place)


def dotted(*parts: Key) -> str:
    """A path as people write it: `cards.storm[0].effect[1].piece`."""
    text = ""
    for part in parts:
        if isinstance(part, int):
            text += f"[{part}]"
        elif part:
            word = part if len(part) <= LONGEST_WORD else f"{part[:LONGEST_WORD]}..."
            text += f".{word}" if text else word
    return text


LONGEST_SHOWN = 40
# Comparing words is slow: a file of thousands of wrong ids must not take minutes.
MOST_COMPARED = 200


class Problem(NamedTuple):
    """One mistake: where it is, and what was expected there."""

    file: str
    line: int
    column: int
    path: str
    message: str

    def __str__(self) -> str:
        """`file:line:column: path: message`, which editors can jump to."""
        where = f"{self.file}:{self.line}:{self.column}"
        return f"{where}: {self.path}: {self.message}" if self.path else f"{where}: {self.message}"


class ContentError(Exception):
    """The content cannot be used; carries everything that is wrong with it."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        """Keep the problems in the order of the files."""
        self.problems = tuple(sorted(set(problems)))
        super().__init__("\n".join(str(problem) for problem in self.problems))


class Problems:
    """Collects problems, at most one at a place for each path."""

    def __init__(self) -> None:
        """Start with none."""
        self._found: dict[tuple[FilePlace, str], Problem] = {}

    def add(self, place: FilePlace, path: str, message: str) -> None:
        """Note a problem; the first one noted for a place and path is kept."""
        self._found.setdefault((place, path), Problem(*place, path, message))

    def add_at(
        self, marks: Marks, prefix: str, path: Sequence[Key], message: str, *, on_key: bool = False
    ) -> None:
        """Note a problem at the value (or the key) of a path below `prefix`."""
        place = marks.of_key(path) if on_key else marks.of_value(path)
        self.add(place, dotted(prefix, *path), message)

    def __len__(self) -> int:
        """How many there are."""
        return len(self._found)

    def sorted(self) -> list[Problem]:
        """All of them in the order of the files."""
        return sorted(self._found.values())


def shown(value: object) -> str:
    """A value as it may stand in a message: short, and without line breaks."""
    if isinstance(value, bool):
        return f"`{str(value).lower()}`"
    if isinstance(value, dict):
        return "a mapping"
    if isinstance(value, list):
        return "a list" if value else "an empty list"
    if value is None:
        return "nothing"
    text = " ".join(str(value).split())
    short = text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 3] + "..."
    return f'"{short}"' if isinstance(value, str) else f"`{short}`"


def did_you_mean(wrong: object, known: Iterable[str]) -> str:
    """`; did you mean ...?` for the most alike of the known words, or nothing."""
    words = sorted(known)
    if not isinstance(wrong, str) or len(words) > MOST_COMPARED:
        return ""
    import difflib  # only where something is wrong

    alike = difflib.get_close_matches(wrong, words, n=1)
    return f"; did you mean `{alike[0]}`?" if alike else ""


def one_of(words: Iterable[str]) -> str:
    """`one of a, b, c`, in the order given."""
    listed = list(words)
    return f"`{listed[0]}`" if len(listed) == 1 else f"one of {', '.join(listed)}"
