"""Where everything in a file stands."""

from __future__ import annotations

from collections.abc import Sequence
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
    """A path as people write it: `actions.biotech[0].effect[1].piece`."""
    text = ""
    for part in parts:
        if isinstance(part, int):
            text += f"[{part}]"
        elif part:
            word = part if len(part) <= LONGEST_WORD else f"{part[:LONGEST_WORD]}..."
            text += f".{word}" if text else word
    return text
