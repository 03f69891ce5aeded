"""House style that a machine can see."""

import ast
import re
from collections.abc import Iterator

import pytest

from tests.architecture.sources import Source, sources

WITH_DOCSTRINGS = (
    "engine", "session", "minds", "content",
    "titles/rules", "titles/content", "titles/minds", "titles/talk",
)  # fmt: skip
# Written apart, so that this file is not its own first finding.
STUBS = re.compile(r"\b(TO" r"DO|FIX" r"ME|XX" r"X|NotImplemented" r"Error)\b")
MUTABLE_CALLS = {
    "list", "dict", "set", "bytearray", "defaultdict", "deque", "OrderedDict", "Counter",
}  # fmt: skip
PLACES = ("rect", "center", "near", "place", "at")
READ_ONLY_TYPES = {"Mapping", "Sequence", "Collection", "AbstractSet", "Iterable"}


def swallowed_exceptions(source: Source) -> list[str]:
    """Handlers of every exception that do not raise it again."""
    return [
        f"{source.module}:{node.lineno}: catches everything and does not raise"
        for node in ast.walk(source.tree)
        if isinstance(node, ast.ExceptHandler) and _catches_all(node.type)
        and not any(isinstance(inner, ast.Raise) for inner in ast.walk(node))
    ]  # fmt: skip


def _catches_all(caught: ast.expr | None) -> bool:
    names = caught.elts if isinstance(caught, ast.Tuple) else [caught]
    return any(
        name is None or getattr(name, "id", "") in ("Exception", "BaseException") for name in names
    )


def stubs(source: Source) -> list[str]:
    """Lines that promise something for later."""
    return [
        f"{source.module}:{number}: {line.strip()}"
        for number, line in enumerate(source.text.splitlines(), 1)
        if STUBS.search(line)
    ]


def module_state(source: Source) -> list[str]:
    """What a module holds and anybody could change: lists, dicts, sets and `global`.

    A table is a tuple, a frozenset, a MappingProxyType, or a literal whose type is declared
    read-only (`Final[Mapping[...]]`); an empty literal is a cache and never a table.
    """
    found = [
        f"{source.module}:{node.lineno}: global {', '.join(node.names)}"
        for node in ast.walk(source.tree)
        if isinstance(node, ast.Global)
    ]
    for node in _top_level(source.tree.body):
        value = getattr(node, "value", None)
        if not isinstance(node, ast.Assign | ast.AnnAssign) or not _is_mutable(value):
            continue
        if not _is_dunder_all(node) and not _is_declared_read_only(node, value):
            found.append(f"{source.module}:{node.lineno}: mutable: {ast.unparse(node)[:60]}")
    return found


def _top_level(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """The statements that run at import, those under `if` and `try` included."""
    for node in body:
        yield node
        if isinstance(node, ast.If | ast.Try):
            yield from _top_level(node.body)
            yield from _top_level(node.orelse)


def _is_mutable(value: ast.expr | None) -> bool:
    if isinstance(value, ast.Call):
        function = value.func
        name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
        return name in MUTABLE_CALLS
    displays = ast.List | ast.Dict | ast.Set | ast.ListComp | ast.DictComp | ast.SetComp
    return isinstance(value, displays)


def _is_dunder_all(node: ast.Assign | ast.AnnAssign) -> bool:
    return isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "__all__"


def _is_declared_read_only(node: ast.Assign | ast.AnnAssign, value: ast.expr | None) -> bool:
    if not isinstance(node, ast.AnnAssign) or not _has_entries(value):
        return False
    names = re.findall(r"\w+", ast.unparse(node.annotation))
    return names[0] == "Final" and len(names) > 1 and names[1] in READ_ONLY_TYPES


def _has_entries(value: ast.expr | None) -> bool:
    return bool(getattr(value, "keys", None) or getattr(value, "elts", None)
                or getattr(value, "generators", None))  # fmt: skip


def missing_docstrings(source: Source) -> list[str]:
    """Public functions of a module that do not say what they do."""
    return [
        f"{source.module}:{node.lineno}: {node.name} has no docstring"
        for node in source.tree.body
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and not node.name.startswith("_") and not ast.get_docstring(node)
    ]  # fmt: skip


def found_in(check, *parts: str) -> str:
    looked_at = sources(*parts)
    assert looked_at, "no sources were found"
    return "\n".join(line for source in looked_at for line in check(source))


def test_nothing_is_swallowed() -> None:
    assert found_in(swallowed_exceptions) == ""


def test_nothing_is_left_for_later() -> None:
    assert found_in(stubs) == ""


def places_behind(source: Source) -> list[str]:
    """Functions that put something on a surface and take that late, or the place later still."""
    return [
        f"{source.module}:{node.lineno}: {node.name} does not begin with kit, surface, place"
        for node in source.tree.body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("put_")
        and not _begins_well([argument.arg for argument in node.args.args])
    ]  # fmt: skip


def _begins_well(names: list[str]) -> bool:
    if "surface" not in names:
        return True
    here = names.index("surface") + 1
    late = any(name in PLACES for name in names[here + 1 :])
    return here <= 2 and not (late and names[here] not in PLACES)


def test_whatever_is_put_takes_kit_surface_and_place_first() -> None:
    assert found_in(places_behind) == ""


def test_modules_hold_no_state() -> None:
    assert found_in(module_state) == ""


def test_public_functions_say_what_they_do() -> None:
    assert found_in(missing_docstrings, *WITH_DOCSTRINGS) == ""


@pytest.mark.parametrize(
    ("check", "text"),
    [
        (swallowed_exceptions, "try:\n    f()\nexcept Exception:\n    pass"),
        (swallowed_exceptions, "try:\n    f()\nexcept (ValueError, BaseException) as e:\n    g(e)"),
        (swallowed_exceptions, "try:\n    f()\nexcept:\n    pass"),
        (stubs, "x = 1  # TODO: later"),
        (stubs, "def f():\n    raise NotImplementedError"),
        (module_state, "seen = []"),
        (module_state, "SEEN: Final = {}"),
        (module_state, "TABLE: Final = {'a': 1}"),
        (module_state, "TABLE: Final[dict[str, int]] = {'a': 1}"),
        (module_state, "CACHE: Final[Mapping[str, int]] = {}"),
        (module_state, "if True:\n    names = set()"),
        (module_state, "waiting = collections.deque()"),
        (module_state, "def f():\n    global count\n    count = 1"),
        (missing_docstrings, "def public():\n    return 1"),
        (places_behind, "def put_text(kit, surface, text, rect): pass"),
        (places_behind, "def put_text(kit, text, surface): pass"),
        (places_behind, "def put_text(surface, text, near): pass"),
    ],
)
def test_a_fault_is_seen(check, text: str) -> None:
    assert check(Source("engine", text))


@pytest.mark.parametrize(
    ("check", "text"),
    [
        (swallowed_exceptions, "try:\n    f()\nexcept Exception:\n    clean()\n    raise"),
        (swallowed_exceptions, "try:\n    f()\nexcept ValueError:\n    pass"),
        (module_state, "TABLE: Final[Mapping[str, int]] = {'a': 1}"),
        (module_state, "TABLE: Final = MappingProxyType({'a': 1})\nNAMES = ('a',)"),
        (module_state, "__all__ = ['a']"),
        (module_state, "def f():\n    seen = []"),
        (missing_docstrings, "def public():\n    'What.'\ndef _private(): pass"),
        (places_behind, "def put_text(kit, surface, rect, text): pass\ndef put_up(text): pass"),
        (places_behind, "def put_marks(chart, surface): pass"),
    ],
)
def test_what_is_right_is_let_through(check, text: str) -> None:
    assert check(Source("engine", text)) == []
