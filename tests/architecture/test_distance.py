"""What belongs together stands together: few files in a folder, few modules that one needs.

What was larger when this was first asked is in two lists with its number. They may only shrink:

    python -m tests.architecture.test_distance    writes the numbers down to what they are now
"""

from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.architecture.sources import PACKAGE, ROOT, Source, sources
from tests.architecture.test_layers import imported_modules

FILES_MOST = 25
IMPORTS_MOST = 12
LARGE_FOLDERS = Path(__file__).with_name("large_folders.txt")
MANY_IMPORTS = Path(__file__).with_name("many_imports.txt")


def files_in_folders() -> dict[str, int]:
    """How many modules stand in each folder."""
    paths = (path.parent.relative_to(ROOT).as_posix() for path in PACKAGE.rglob("*.py"))
    return dict(Counter(paths))


def own_imports(found: list[Source]) -> dict[str, int]:
    """How many others of the program each module names, be it for the type checker alone."""
    known = {source.module for source in found} - {PACKAGE.name}
    return {source.module: len(_named(source, known) - {source.module}) for source in found}


def _named(source: Source, known: set[str]) -> set[str]:
    names = (name for _, name in imported_modules(source))
    return {name if name in known else name.rpartition(".")[0] for name in names} & known


def read(path: Path) -> dict[str, int]:
    lines = (line.split() for line in path.read_text(encoding="utf-8").splitlines())
    return {name: int(number) for name, number in lines}


def too_many(numbers: Mapping[str, int], most: int, allowed: Mapping[str, int]) -> list[str]:
    """What has more than it may, and what is in the list without a need."""
    found = [
        f"{name}: {number}, at most {allowed.get(name, most)}"
        for name, number in numbers.items()
        if number > allowed.get(name, most)
    ]
    needless = (name for name in allowed if numbers.get(name, 0) <= most)
    return found + [f"{name}: take it out of the list" for name in needless]


def test_no_folder_has_more_files_than_a_glance_takes_in() -> None:
    found = too_many(files_in_folders(), FILES_MOST, read(LARGE_FOLDERS))
    assert not found, "\n".join(found)


def test_no_module_needs_many_others() -> None:
    found = too_many(own_imports(sources()), IMPORTS_MOST, read(MANY_IMPORTS))
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("number", "allowed", "seen"),
    [
        (12, {}, False),
        (13, {}, True),
        (14, {"a": 14}, False),
        (15, {"a": 14}, True),
        (12, {"a": 14}, True),
        (12, {"gone": 14}, True),
    ],
)
def test_what_is_too_many_is_seen(number: int, allowed: dict[str, int], seen: bool) -> None:
    assert bool(too_many({"a": number}, 12, allowed)) is seen


def test_each_module_counts_once_however_it_is_imported() -> None:
    names = ("engine", "engine.events", "engine.rng", "words.door")
    others = [Source(f"newangeles_gui.{name}", "") for name in names]
    text = """
from newangeles_gui.engine import events, rng
from newangeles_gui.engine.events import Event
from ..words.door import say, tell
import pygame
from newangeles_gui import __version__
def f():
    import newangeles_gui.engine
"""
    one = Source("newangeles_gui.table.plain", text)
    assert own_imports([one, *others])[one.module] == len(names)


def write(path: Path, numbers: Mapping[str, int], most: int) -> None:
    """Take out of a list what is no longer needed, and put down the numbers of the rest."""
    lines = (
        f"{name} {min(allowed, numbers[name])}\n"
        for name, allowed in read(path).items()
        if numbers.get(name, 0) > most
    )
    path.write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    write(LARGE_FOLDERS, files_in_folders(), FILES_MOST)
    write(MANY_IMPORTS, own_imports(sources()), IMPORTS_MOST)
