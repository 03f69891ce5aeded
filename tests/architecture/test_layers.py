"""Imports point down: app > scenes > (widgets | audio | session) > ai > rules > engine."""

import ast
from collections.abc import Iterator

import pytest

from tests.architecture.sources import Source, sources

# What each part may import of the program, besides itself. The lists are the architecture:
# a new part needs a line here. Widgets know no rules, content and i18n know nobody, and the
# modules that know about files are not for the pure parts below.
FILES = {"paths", "settings", "provenance"}
LEAVES = {"content", "i18n"}
ENGINE: set[str] = set()
RULES = {"engine"} | LEAVES
AI = RULES | {"rules", "paths"}
SESSION = AI | {"ai"} | FILES
SCENES = SESSION | {"session", "widgets", "audio", "words", "profiles"}
APP = SCENES | {"scenes"}
MAY_IMPORT: dict[str, set[str]] = {
    "__init__": set(),
    "content": set(),
    "i18n": set(),
    "paths": set(),
    "provenance": {"paths"},
    "settings": {"paths", "i18n"},
    "engine": ENGINE,
    "rules": RULES,
    "ai": AI,
    "words": RULES | {"rules"},
    "session": SESSION,
    "textgame": SESSION | {"session", "words"},
    "scenario": RULES | {"rules"},
    "widgets": FILES | {"i18n"},
    "audio": FILES | {"engine", "rules", "hush"},
    "scenes": SCENES,
    "app": APP | {"memory", "crashes", "hush"},
    "profiles": RULES | {"rules", "ai", "session"},
    "start_check": FILES | {"libraries"},
    "libraries": set(),
    "memory": set(),
    "hush": set(),
    "crashes": APP,
    "commands": APP | {"app", "scenario", "textgame", "start_check"},
    "cli": APP | {"app", "commands"},
    "entry": {"libraries", "cli"},
    "__main__": {"entry"},
}
ONLY_IN = {
    "pygame": {"app", "scenes", "widgets", "audio", "start_check"},
    # The rules have their own generator, whose state is part of the game's.
    "random": {"ai"},
    "secrets": set(),
}


def imported_modules(source: Source) -> Iterator[tuple[int, str]]:
    """Line and absolute name of every import: in functions and for the type checker alike."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = _absolute(source, node)
            # `from package import part` names a module as well.
            yield from ((node.lineno, f"{base}.{alias.name}") for alias in node.names)
        elif isinstance(node, ast.Call) and _is_dynamic_import(node.func):
            for argument in node.args[:1]:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield node.lineno, argument.value


def _absolute(source: Source, node: ast.ImportFrom) -> str:
    if not node.level:
        return node.module or ""
    names = source.module.split(".")
    up = node.level - 1 if source.is_package else node.level
    return ".".join([*names[: len(names) - up], *([node.module] if node.module else [])])


def _is_dynamic_import(function: ast.expr) -> bool:
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    return name in ("import_module", "__import__")


def breaches(source: Source) -> list[str]:
    """What a module imports although its layer must not."""
    found = []
    for line, name in imported_modules(source):
        top, _, rest = name.partition(".")
        if top in ONLY_IN and source.part not in ONLY_IN[top]:
            found.append(f"{source.module}:{line}: {source.part} must not import {top}")
        part = rest.split(".")[0]
        if top != "newangeles_gui" or part in ("", "__version__", source.part):
            continue
        if part not in MAY_IMPORT.get(source.part, set()):
            found.append(f"{source.module}:{line}: {source.part} must not import {part}")
    return found


def test_every_part_has_a_layer() -> None:
    parts = {source.part for source in sources()}
    assert parts, "no sources were found"
    assert parts <= MAY_IMPORT.keys(), "a new part: add it to MAY_IMPORT and to the README"


def test_imports_point_down() -> None:
    found = [breach for source in sources() for breach in breaches(source)]
    assert not found, "\n".join(found)


def test_no_part_can_reach_itself() -> None:
    for part in MAY_IMPORT:
        reached, waiting = set(), [part]
        while waiting:
            below = MAY_IMPORT[waiting.pop()] - reached
            reached |= below
            waiting += below
        assert part not in reached, f"the layers go round in a circle at {part}"


@pytest.mark.parametrize(
    ("module", "text"),
    [
        ("engine.machine", "from newangeles_gui.rules import state"),
        ("engine.machine", "from newangeles_gui import rules"),
        ("engine.machine", "from ..rules.state import Seat"),
        ("engine.machine", "from .. import rules"),
        ("engine.machine", "def f():\n    import newangeles_gui.ai.search"),
        ("engine.machine", "if TYPE_CHECKING:\n    from ..content import specs"),
        ("engine.machine", "importlib.import_module('newangeles_gui.titles.new_angeles.rules')"),
        ("rules.steps.deal", "from ...ai.search import best"),
        ("rules.steps.deal", "import random"),
        ("rules.steps.deal", "from random import Random"),
        ("content.loader", "from newangeles_gui.i18n import translate"),
        ("session.match", "def f():\n    from pygame import Surface"),
        ("session.match", "import pygame.event"),
        ("widgets.button", "from newangeles_gui.rules.state import Seat"),
        ("ai.search", "from newangeles_gui.session.match import Match"),
        ("brand_new.thing", "from newangeles_gui.engine import machine"),
    ],
)
def test_a_breach_is_seen(module: str, text: str) -> None:
    assert breaches(Source(f"newangeles_gui.{module}", text))


def test_an_import_upwards_from_a_package_file_is_seen() -> None:
    assert breaches(Source("newangeles_gui.engine", "from ..rules import state", True))


@pytest.mark.parametrize(
    ("module", "text"),
    [
        ("engine.machine", "from .frames import Frame\nfrom . import rng\nimport dataclasses"),
        ("rules.steps.deal", "from ...engine.frames import Frame\nfrom .. import city"),
        ("ai.search", "import random\nfrom newangeles_gui.rules import view"),
        ("widgets.button", "import pygame"),
    ],
)
def test_what_is_right_is_let_through(module: str, text: str) -> None:
    assert breaches(Source(f"newangeles_gui.{module}", text)) == []
