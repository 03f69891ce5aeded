"""What belongs together stands together: few files in a folder, few modules that one needs.

A package may have a door: an `__init__` that does nothing but bring out names of its own folder.
Everybody else takes these names from there, and needs one module instead of five.

Modules that needed more when this was first asked are in a list with their number. It may only
shrink:

    python -m tests.architecture.test_distance    writes the numbers down to what they are now
"""

import ast
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from tests.architecture.sources import PACKAGE, ROOT, Source, sources
from tests.architecture.test_layers import absolute, imported_modules

FILES_MOST = 25
IMPORTS_MOST = 12
IMPORTS_ON_AVERAGE = 4.8
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


def is_door(source: Source) -> bool:
    """Whether a module is nothing but the way into its own folder."""
    body = source.tree.body[1:]  # after what it says of itself
    brought = [one for one in body if isinstance(one, ast.ImportFrom) and one.level == 1]
    listed = [one for one in body if isinstance(one, ast.Assign)]
    return source.is_package and bool(brought) and len(brought) + len(listed) == len(body)


def brought_out(door: Source) -> dict[str, str]:
    """The names that a door brings out, each with the module that has it."""
    return {
        alias.name: f"{door.module}.{node.module}"
        for node in door.tree.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }


def past_the_door(source: Source, doors: Mapping[str, Mapping[str, str]]) -> Iterator[str]:
    """Names that a module takes from behind a door which would bring them out."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.ImportFrom):
            behind = absolute(source, node)
            for door, names in doors.items():
                if not f"{source.module}.".startswith(f"{door}."):
                    taken = (alias.name for alias in node.names)
                    yield from (
                        f"{source.module}: {one} is in {door}"
                        for one in taken
                        if names.get(one) == behind
                    )


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
    found = too_many(files_in_folders(), FILES_MOST, {})
    assert not found, "\n".join(found)


def of_modules(found: list[Source]) -> dict[str, int]:
    """The own imports of all that are more than a door."""
    doors = {source.module for source in found if is_door(source)}
    return {name: number for name, number in own_imports(found).items() if name not in doors}


def test_no_module_needs_many_others() -> None:
    found = too_many(of_modules(sources()), IMPORTS_MOST, read(MANY_IMPORTS))
    assert not found, "\n".join(found)


def test_modules_need_few_others_on_average() -> None:
    numbers = own_imports(sources()).values()
    assert sum(numbers) / len(numbers) <= IMPORTS_ON_AVERAGE


def test_who_comes_from_outside_comes_through_the_door() -> None:
    found = sources()
    doors = {source.module: brought_out(source) for source in found if is_door(source)}
    assert {"newangeles_gui.engine", "newangeles_gui.widgets"} <= doors.keys()
    passed = [line for source in found for line in past_the_door(source, doors)]
    assert not passed, "\n".join(passed)


DOOR = Source("newangeles_gui.box", '"""A box."""\nfrom .lid import Lid\n__all__ = ["Lid"]', True)


def test_a_door_does_nothing_else() -> None:
    assert is_door(DOOR)
    assert not is_door(DOOR._replace(is_package=False))
    assert not is_door(DOOR._replace(text=DOOR.text + "\nLid.open()"))
    assert not is_door(DOOR._replace(text=f"{DOOR.text}\nfrom ..paths import TITLE"))
    assert not is_door(DOOR._replace(text='"""A box."""'))


@pytest.mark.parametrize(
    ("module", "line", "seen"),
    [
        ("table", "from newangeles_gui.box.lid import Lid", True),
        ("table", "from .box.lid import Lid", True),
        ("table", "from .box.lid import hinge", False),
        ("table", "from .box import Lid", False),
        ("box.side", "from .lid import Lid", False),
    ],
)
def test_who_goes_past_a_door_is_seen(module: str, line: str, seen: bool) -> None:
    doors = {DOOR.module: brought_out(DOOR)}
    assert bool([*past_the_door(Source(f"newangeles_gui.{module}", line), doors)]) is seen


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
from newangeles_gui.engine.decisions import Event
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
    write(MANY_IMPORTS, of_modules(sources()), IMPORTS_MOST)
