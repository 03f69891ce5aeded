"""House and rooms: imports point down, the house knows no title, a title knows no other one."""

import ast
from collections.abc import Iterator

import pytest

from tests.architecture.sources import TITLES, Source, sources

# What each part may import of the program, besides itself. The lists are the architecture:
# a new part needs a line here. Widgets know no rules, content knows nobody, and the
# modules that know about files are not for the pure parts below.
FILES = {"paths", "settings", "provenance"}
LEAVES = {"content", "i18n"}
MINDS = {"engine", "interface", "paths"} | LEAVES
SESSION = MINDS | {"minds"} | FILES
SCREENS = SESSION | {"session", "widgets", "audio", "words", "profiles"}
# The table is a screen like the others: one layer in two folders.
SCREENS_AND_TABLE = {"scenes", "table"}
APP = SCREENS | SCREENS_AND_TABLE
WHO_LISTS = ("app", "commands", "cli")  # they choose a title; the rest is given one
HOUSE: dict[str, set[str]] = {
    "__init__": set(),
    "content": set(),
    "i18n": {"content"},  # a language is read as strictly as a card
    "paths": set(),
    "provenance": {"paths"},
    "settings": {"paths", "i18n"},
    "engine": set(),
    "interface": {"engine", "paths"},
    "minds": MINDS,
    "words": {"engine", "interface"} | LEAVES,
    "session": SESSION,
    "terminal": SESSION | {"session", "words"},
    "scenario": {"engine", "interface"} | LEAVES,
    "widgets": FILES | {"i18n"},
    "audio": FILES | {"engine", "interface", "process"},
    "scenes": SCREENS | {"process"},
    "table": SCREENS,
    "app": APP | {"process"},
    "profiles": SESSION | {"session"},
    "start_check": FILES,
    "process": set(),
    "commands": APP | {"app", "scenario", "terminal", "start_check"},
    "cli": APP | {"app", "commands", "process"},
    "entry": {"start_check", "cli"},
    "__main__": {"entry"},
}
# The same for what is in a title, of the house and of the title itself.
R = {"tellings", "rules", "content"}
M = R | {"minds"}
T = M | {"words", "talk", "facts"}
ROOM = T | {
    "city", "table", "offers", "coach", "front", "almanac", "results", "tutorial",
    "new_game",
}  # fmt: skip
IN_A_TITLE: dict[str, tuple[set[str], set[str]]] = {
    "content": (LEAVES, set()),
    "tellings": ({"engine", "interface"}, set()),
    "rules": ({"engine"} | LEAVES, {"content", "tellings"}),
    "ruling": ({"engine", "interface"} | LEAVES, R),
    "words": ({"engine", "words"} | LEAVES, R),
    "minds": (MINDS | {"minds"}, R),
    "talk": (SESSION | {"session"}, M),
    "settings": ({"settings"}, set()),
    "new_game": (MINDS | {"words"}, M | {"words"}),
    "facts": (SESSION | {"session", "words"}, M | {"words", "talk"}),
    "scenario": ({"engine", "interface", "scenario"} | LEAVES, M),
    "terminal": (SESSION | {"session", "words", "terminal"}, T),
    "front": (APP, T | {"city"}),
    "city": (APP, ROOM),
    "table": (APP, ROOM),
    "offers": (APP, ROOM),
    "coach": (APP, ROOM),
    "almanac": (APP, ROOM),
    "results": (APP, ROOM),
    "tutorial": (APP, ROOM),
    "room": (APP, ROOM),
    "shots": (APP | {"commands", "app"}, ROOM),
    "commands": (APP | {"commands"}, M),
    "title": (
        SESSION | {"session", "words", "scenario", "terminal", "scenes"},
        ROOM | {"room", "terminal", "scenario", "settings", "shots", "ruling"},
    ),
}
SCREEN_ROOMS = (
    "front", "city", "table", "offers", "coach", "almanac", "results", "tutorial", "room", "shots",
)  # fmt: skip
ONLY_IN = {
    "pygame": {"app", "scenes", "table", "widgets", "audio", "start_check", "commands"}
    | {f"{TITLES}/{room}" for room in SCREEN_ROOMS},
    # The rules have their own generator, whose state is part of the game's.
    "random": {"minds", f"{TITLES}/minds"},
    "secrets": set(),
}


def imported_modules(source: Source) -> Iterator[tuple[int, str]]:
    """Line and absolute name of every import: in functions and for the type checker alike."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = absolute(source, node)
            # `from package import part` names a module as well.
            yield from ((node.lineno, f"{base}.{alias.name}") for alias in node.names)
        elif isinstance(node, ast.Call) and _is_dynamic_import(node.func):
            for argument in node.args[:1]:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield node.lineno, argument.value


def absolute(source: Source, node: ast.ImportFrom) -> str:
    """The module that an import names, wherever it counts from."""
    if not node.level:
        return node.module or ""
    names = source.module.split(".")
    up = node.level - 1 if source.is_package else node.level
    return ".".join([*names[: len(names) - up], *([node.module] if node.module else [])])


def _is_dynamic_import(function: ast.expr) -> bool:
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    return name in ("import_module", "__import__")


def breaches(source: Source) -> list[str]:
    """What a module imports although its layer must not; that it knows a title is told apart."""
    found = []
    named = set(_for_the_type_checker(source.tree)) if source.part == "interface" else set()
    for line, name in imported_modules(source):
        top, _, rest = name.partition(".")
        if top in ONLY_IN and source.part not in ONLY_IN[top] and line not in named:
            found.append(f"{source.module}:{line}: {source.part} must not import {top}")
        if top != "newangeles_gui" or rest in ("", "__version__") or line in named:
            continue
        if not _may(source, Source(name, "")):
            found.append(f"{source.module}:{line}: {source.part} must not import {rest}")
    return found


def _for_the_type_checker(tree: ast.Module) -> Iterator[int]:
    """The lines of imports that are never run: an interface may name what lies above it."""
    for node in tree.body:
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            yield from (inner.lineno for inner in ast.walk(node) if hasattr(inner, "lineno"))


def _may(source: Source, target: Source) -> bool:
    if source.title:
        house, room = IN_A_TITLE.get(source.part.partition("/")[2], (set(), set()))
        if not target.title:
            return target.part in house | {"interface"}
        part = target.part.partition("/")[2]
        same_part = target.part == source.part
        return target.title == source.title and (same_part or part in room | {"title"})
    if target.title:
        return source.part == TITLES
    if target.part == TITLES:
        return source.part in WHO_LISTS
    if source.part == TITLES:
        return target.part in {"interface", "settings"}  # what each title declares
    same = target.part == source.part or {source.part, target.part} <= SCREENS_AND_TABLE
    return same or target.part in HOUSE.get(source.part, set())


def knows_a_title(source: Source) -> bool:
    """Whether a module of the house imports anything out of a title."""
    return (
        not source.title
        and source.part != TITLES
        and any(Source(name, "").title for _, name in imported_modules(source))
    )


def test_every_part_has_a_layer() -> None:
    parts = {source.part for source in sources()}
    assert parts, "no sources were found"
    known = {TITLES} | HOUSE.keys() | {f"{TITLES}/{name}" for name in IN_A_TITLE}
    assert parts <= known, "a new part: add it here and to the README"


def test_imports_point_down() -> None:
    found = [breach for source in sources() for breach in breaches(source)]
    assert not found, "\n".join(found)


def test_the_house_knows_no_title() -> None:
    knowing = {source.module for source in sources() if knows_a_title(source)}
    assert knowing == set()


def test_no_part_can_reach_itself() -> None:
    for part in HOUSE:
        reached, waiting = set(), [part]
        while waiting:
            below = HOUSE[waiting.pop()] - reached
            reached |= below
            waiting += below
        assert part not in reached, f"the layers go round in a circle at {part}"


@pytest.mark.parametrize(
    ("module", "text"),
    [
        ("engine.machine", "from newangeles_gui.session import match"),
        ("engine.machine", "from newangeles_gui.titles.telling import Telling"),
        ("titles.telling", "from newangeles_gui.titles.new_angeles.tellings import TELLINGS"),
        ("titles.telling", "import pygame"),
        ("titles.new_angeles.tellings", "from .table.room import ROOM"),
        ("engine.machine", "from newangeles_gui import session"),
        ("engine.machine", "from ..session.match import Match"),
        ("engine.machine", "from .. import session"),
        ("engine.machine", "def f():\n    import newangeles_gui.minds.agent"),
        ("session.match", "from newangeles_gui.titles.new_angeles.rules import state"),
        ("session.match", "from ..titles.new_angeles.rules.state import State"),
        ("titles.streets.rules.state", "from ...new_angeles.rules.state import State"),
        ("titles.streets.rules.state", "from newangeles_gui.titles.new_angeles import rules"),
        ("titles.streets.rules.state", "import pygame"),
        ("engine.machine", "if TYPE_CHECKING:\n    from ..content import specs"),
        ("engine.machine", "importlib.import_module('newangeles_gui.titles.new_angeles.rules')"),
        ("titles.new_angeles.rules.steps.deal", "from ...minds.search import best"),
        ("titles.new_angeles.rules.steps.deal", "import random"),
        ("titles.new_angeles.rules.steps.deal", "from random import Random"),
        ("content.loader", "from newangeles_gui.i18n import translate"),
        ("session.match", "def f():\n    from pygame import Surface"),
        ("session.match", "import pygame.event"),
        ("widgets.button", "from newangeles_gui.session.match import Match"),
        ("minds.halving", "from newangeles_gui.session.match import Match"),
        ("brand_new.thing", "from newangeles_gui.engine import machine"),
    ],
)
def test_a_breach_is_seen(module: str, text: str) -> None:
    assert breaches(Source(f"newangeles_gui.{module}", text))


def test_an_import_upwards_from_a_package_file_is_seen() -> None:
    assert breaches(Source("newangeles_gui.engine", "from ..session import match", True))


@pytest.mark.parametrize(
    ("module", "text"),
    [
        ("engine.machine", "from .frames import Frame\nfrom . import rng\nimport dataclasses"),
        (
            "titles.streets.rules.route",
            "from newangeles_gui.engine import frames\nfrom . import bus",
        ),
        ("titles.new_angeles.minds.search.agent", "import random\nfrom ...rules import view"),
        ("widgets.button", "import pygame"),
        ("audio.ear", "from newangeles_gui.titles.telling import Telling"),
        ("titles.new_angeles.rules.view", "from ..tellings import TELLINGS"),
    ],
)
def test_what_is_right_is_let_through(module: str, text: str) -> None:
    assert breaches(Source(f"newangeles_gui.{module}", text)) == []
