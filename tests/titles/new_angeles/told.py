"""What the rules tell and ask, read out of their source."""

import ast
from collections.abc import Iterator
from pathlib import Path

import newangeles_gui.titles.new_angeles.rules

RULES = Path(newangeles_gui.titles.new_angeles.rules.__file__).parent
# Which argument names the kind. A kind that is passed on is a parameter or a sum, not a constant.
TELLERS = {"tell": 0, "tell_some": 0, "transfer": 3, "hand_over": 4, "_tell_unrest": 1}
FATES = ("promise_kept", "promise_broken", "promise_void")


def trees() -> Iterator[ast.Module]:
    for path in sorted(RULES.rglob("*.py")):
        yield ast.parse(path.read_text(encoding="utf-8"))


def calls(names: dict[str, int]) -> Iterator[ast.expr]:
    """The argument of interest of each call of one of these functions."""
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                if name in names and len(node.args) > names[name]:
                    yield node.args[names[name]]


def constants(names: dict[str, int]) -> set[str]:
    return {
        node.value
        for node in calls(names)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def told() -> set[str]:
    """The kinds of events that the rules tell."""
    return constants(TELLERS) | set(FATES)


def passing_on() -> dict[str, int]:
    """The functions of the rules that tell an event of a kind that they were given, and where."""
    found = {}
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                names = [one.arg for one in node.args.args]
                for name in set(_told_names(node)) & set(names):
                    found[node.name] = names.index(name)
    return found


def _told_names(function: ast.FunctionDef) -> Iterator[str]:
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in ("tell", "tell_some"):
            for argument in node.args[:1]:
                if isinstance(argument, ast.Name):
                    yield argument.id
