"""The source files that the guards look at."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "newangeles_gui"
TITLES = "titles"
# What the house and its titles agree on: these modules stand beside the rooms and know none.
INTERFACE = ("title", "telling", "room")


class Source(NamedTuple):
    """One Python file: its dotted module, and what is in it."""

    module: str
    text: str
    is_package: bool = False

    @property
    def tree(self) -> ast.Module:
        return _parsed(self.text)

    @property
    def part(self) -> str:
        """The folder or file directly below the package, or below a title: which is the layer."""
        names = self.module.split(".")
        if self.title:
            return f"{TITLES}/{names[3]}" if len(names) > 3 else TITLES
        if names[1:2] == [TITLES] and len(names) > 2:
            return "interface"
        return names[1] if len(names) > 1 else "__init__"

    @property
    def title(self) -> str:
        """Which game's room the module stands in; empty for the house."""
        names = self.module.split(".")
        within = names[1:2] == [TITLES] and len(names) > 2
        return names[2] if within and names[2] not in INTERFACE else ""


@cache
def _parsed(text: str) -> ast.Module:
    """The guards only look; each text is parsed once for all of them."""
    return ast.parse(text)


def source_at(path: Path) -> Source:
    names = list(path.relative_to(ROOT).with_suffix("").parts)
    is_package = names[-1] == "__init__"
    return Source(
        ".".join(names[:-1] if is_package else names), path.read_text(encoding="utf-8"), is_package
    )


def sources(*parts: str) -> list[Source]:
    """Every module of the program, or those of the parts named: `rules` is `titles/rules`."""
    found = [source_at(path) for path in sorted(PACKAGE.rglob("*.py"))]
    return [source for source in found if not parts or source.part in parts]


def functions(tree: ast.AST) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node
