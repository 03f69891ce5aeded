"""Small changes to a module, each of which some test ought to notice.

The changes of a source are found in a fixed order, so that a mutant can be named by its place and
made again from the text alone: `rules/city.py:87:compare:<`.
"""

import ast
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType

Put = Callable[[ast.AST | None], None]

# Types, decorators and error wordings tell a reader something; they do not play.
SILENT_FIELDS = frozenset({"annotation", "returns", "decorator_list", "bases", "keywords_of_class"})
SILENT = (ast.Raise, ast.Assert, ast.Import, ast.ImportFrom, ast.Global)
TYPING_CALLS = frozenset({"TypeVar", "NewType", "ParamSpec", "cast"})
COMPARED = MappingProxyType(
    {
        ast.Lt: ("<", "<=", ast.LtE),
        ast.LtE: ("<=", "<", ast.Lt),
        ast.Gt: (">", ">=", ast.GtE),
        ast.GtE: (">=", ">", ast.Gt),
        ast.Eq: ("==", "!=", ast.NotEq),
        ast.NotEq: ("!=", "==", ast.Eq),
        ast.In: ("in", "not in", ast.NotIn),
        ast.NotIn: ("not in", "in", ast.In),
        ast.Is: ("is", "is not", ast.IsNot),
        ast.IsNot: ("is not", "is", ast.Is),
    }
)
OPERATED = MappingProxyType(
    {
        ast.Add: ("+", "-", ast.Sub),
        ast.Sub: ("-", "+", ast.Add),
        ast.Mult: ("*", "//", ast.FloorDiv),
        ast.FloorDiv: ("//", "*", ast.Mult),
        ast.Div: ("/", "*", ast.Mult),
        ast.BitAnd: ("&", "|", ast.BitOr),
        ast.BitOr: ("|", "&", ast.BitAnd),
        ast.BitXor: ("^", "|", ast.BitOr),
        ast.LShift: ("<<", ">>", ast.RShift),
        ast.RShift: (">>", "<<", ast.LShift),
    }
)
EXACT = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)  # swapped is negated
OTHER_ID = "mutant"


@dataclass(frozen=True)
class Change:
    """One thing that can be done to a tree; `do` does it."""

    line: int
    kind: str
    what: str
    becomes: str
    do: Callable[[], None]


@dataclass(frozen=True)
class Mutant:
    """A change by name: the `number`th of its file."""

    file: str
    line: int
    kind: str
    what: str
    becomes: str
    number: int
    again: int  # how many of the same name stand before it

    def __str__(self) -> str:
        again = f"#{self.again + 1}" if self.again else ""
        return f"{self.file}:{self.line}:{self.kind}:{self.what}{again}"


def mutants_of(file: str, text: str) -> list[Mutant]:
    """All mutants of a source, in a fixed order."""
    seen: Counter[tuple[int, str, str]] = Counter()
    found = []
    for number, one in enumerate(changes(ast.parse(text))):
        name = (one.line, one.kind, one.what)
        found.append(Mutant(file, one.line, one.kind, one.what, one.becomes, number, seen[name]))
        seen[name] += 1
    return found


def mutated(text: str, number: int) -> ast.Module:
    """The tree of a source with one of its changes made."""
    tree = ast.parse(text)
    changes(tree)[number].do()
    return ast.fix_missing_locations(tree)


def changes(tree: ast.Module) -> list[Change]:
    """Everything that can be done to a tree."""
    return list(_below(tree, returns_bool=False))


def _below(node: ast.AST, returns_bool: bool) -> Iterator[Change]:
    for child, put in _children(node):
        if _is_silent(child):
            continue
        inside = returns_bool
        if isinstance(child, ast.FunctionDef):
            inside = getattr(child.returns, "id", "") == "bool"
        yield from _of(child, put, inside)
        if isinstance(child, ast.stmt) and not isinstance(node, ast.FunctionDef):
            yield from _left_early(child, put)
        yield from _below(child, inside)


def _children(node: ast.AST) -> Iterator[tuple[ast.AST, Put]]:
    """What a node is made of, each with a way to put something else in its place."""
    for name, value in ast.iter_fields(node):
        if name in SILENT_FIELDS:
            continue
        if isinstance(value, list):
            for place, one in enumerate(value):
                if isinstance(one, ast.AST):
                    yield one, partial(value.__setitem__, place)
        elif isinstance(value, ast.AST):
            yield value, partial(setattr, node, name)


def _is_silent(node: ast.AST) -> bool:
    if isinstance(node, SILENT):
        return True
    if isinstance(node, ast.If) and getattr(node.test, "id", "") == "TYPE_CHECKING":
        return True
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return True  # a docstring
    if isinstance(node, ast.keyword) and node.arg == "strict":
        return True  # zip: a guard like an assertion
    if isinstance(node, ast.AnnAssign) and "TypeAlias" in ast.unparse(node.annotation):
        return True
    if isinstance(node, ast.FunctionDef) and node.name == "__repr__":
        return True
    return isinstance(node, ast.Assign) and _is_typing(node.value)


def _is_typing(value: ast.expr) -> bool:
    """`Judge = Callable[...]` and `G = TypeVar("G")`."""
    if isinstance(value, ast.Subscript):
        return getattr(value.value, "id", "") in ("Callable", "Mapping", "Sequence", "dict", "type")
    return isinstance(value, ast.Call) and getattr(value.func, "id", "") in TYPING_CALLS


def _of(node: ast.AST, put: Put, returns_bool: bool) -> Iterator[Change]:
    """The changes of one node, its parts left alone."""
    for cls, find in _FINDERS.items():
        if isinstance(node, cls):
            yield from find(node, put)
    if isinstance(node, ast.Return):
        yield from _return(node, returns_bool)
    if isinstance(node, ast.stmt):
        yield from _dropped(node, put)


def _compare(node: ast.Compare, put: Put) -> Iterator[Change]:
    for place, operator in enumerate(node.ops):
        what, becomes, other = COMPARED[type(operator)]
        do = partial(node.ops.__setitem__, place, other())
        yield Change(node.lineno, "compare", what, becomes, do)
    sides = [(node.left, partial(setattr, node, "left"))]
    sides += [(one, partial(node.comparators.__setitem__, at)) for at, one in
              enumerate(node.comparators)]  # fmt: skip
    for side, put_side in sides:
        yield from _ids(side, put_side)


def _ids(node: ast.expr | None, put: Put) -> Iterator[Change]:
    """An id that something is compared with, or that stands for what nobody has said."""
    if isinstance(node, ast.Tuple | ast.List | ast.Set):
        for place, one in enumerate(node.elts):
            yield from _ids(one, partial(node.elts.__setitem__, place))
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        do = partial(put, ast.Constant(OTHER_ID))
        yield Change(node.lineno, "id", repr(node.value), repr(OTHER_ID), do)


def _arguments(node: ast.arguments, put: Put) -> Iterator[Change]:
    for defaults in (node.defaults, node.kw_defaults):
        for place, default in enumerate(defaults):
            yield from _ids(default, partial(defaults.__setitem__, place))


def _class(node: ast.ClassDef, put: Put) -> Iterator[Change]:
    for one in node.body:
        if isinstance(one, ast.AnnAssign):
            yield from _ids(one.value, partial(setattr, one, "value"))


def _call(node: ast.Call, put: Put) -> Iterator[Change]:
    if isinstance(node.func, ast.Attribute) and node.func.attr == "get" and len(node.args) == 2:
        yield from _ids(node.args[1], partial(node.args.__setitem__, 1))


def _constant(node: ast.Constant, put: Put) -> Iterator[Change]:
    value = node.value
    if isinstance(value, bool):
        do = partial(put, ast.Constant(not value))
        yield Change(node.lineno, "bool", str(value), str(not value), do)
    elif isinstance(value, int):
        for other in (value + 1, value - 1):
            do = partial(put, ast.Constant(other))
            yield Change(node.lineno, "number", str(value), str(other), do)


def _bool_op(node: ast.BoolOp, put: Put) -> Iterator[Change]:
    is_and = isinstance(node.op, ast.And)
    other = ast.Or() if is_and else ast.And()
    words = ("and", "or") if is_and else ("or", "and")
    yield Change(node.lineno, "logic", *words, partial(setattr, node, "op", other))


def _unary(node: ast.UnaryOp, put: Put) -> Iterator[Change]:
    if not isinstance(node.operand, ast.Constant):
        sign = {ast.Not: "not", ast.USub: "-", ast.Invert: "~", ast.UAdd: "+"}[type(node.op)]
        yield Change(node.lineno, "unary", sign, "nothing", partial(put, node.operand))


def _bin_op(node: ast.BinOp, put: Put) -> Iterator[Change]:
    if isinstance(node.op, ast.Mod):
        yield Change(node.lineno, "arithmetic", "%", "nothing", partial(put, node.left))
    else:
        what, becomes, other = OPERATED[type(node.op)]
        yield Change(
            node.lineno, "arithmetic", what, becomes, partial(setattr, node, "op", other())
        )


def _aug_assign(node: ast.AugAssign, put: Put) -> Iterator[Change]:
    what, becomes, other = OPERATED[type(node.op)]
    do = partial(setattr, node, "op", other())
    yield Change(node.lineno, "arithmetic", what + "=", becomes + "=", do)


def _test(node: ast.If | ast.While | ast.IfExp, put: Put) -> Iterator[Change]:
    yield from _negated(node.test, partial(setattr, node, "test"))


def _filter(node: ast.comprehension, put: Put) -> Iterator[Change]:
    for place, test in enumerate(node.ifs):
        yield from _negated(test, partial(node.ifs.__setitem__, place))


def _negated(test: ast.expr, put: Put) -> Iterator[Change]:
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return  # losing its `not` is the same
    if isinstance(test, ast.Compare) and len(test.ops) == 1 and isinstance(test.ops[0], EXACT):
        return
    if isinstance(test, ast.Constant):
        return
    opposite = ast.UnaryOp(ast.Not(), test)
    yield Change(test.lineno, "negated", _short(test), "not ...", partial(put, opposite))


def _return(node: ast.Return, returns_bool: bool) -> Iterator[Change]:
    value = node.value
    if value is None or isinstance(value, ast.Constant):
        return
    if returns_bool:
        yield from _negated(value, partial(setattr, node, "value"))
    else:
        do = partial(setattr, node, "value", ast.Constant(None))
        yield Change(node.lineno, "return", _short(value), "None", do)


def _dropped(node: ast.stmt, put: Put) -> Iterator[Change]:
    calls = isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
    if calls or isinstance(node, ast.AugAssign | ast.Delete) or _sets_a_part(node):
        yield Change(node.lineno, "dropped", _short(node), "nothing", partial(put, ast.Pass()))


def _left_early(node: ast.stmt, put: Put) -> Iterator[Change]:
    """Without this exit the rest of the loop or function runs as well."""
    fixed = isinstance(node, ast.Return) and isinstance(node.value, ast.Constant | None)
    if fixed or isinstance(node, ast.Break | ast.Continue):
        yield Change(node.lineno, "dropped", _short(node), "nothing", partial(put, ast.Pass()))


def _sets_a_part(node: ast.stmt) -> bool:
    return isinstance(node, ast.Assign) and any(
        isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets
    )


def _slice(node: ast.Slice, put: Put) -> Iterator[Change]:
    for name in ("lower", "upper"):
        bound = getattr(node, name)
        if bound is None or isinstance(bound, ast.Constant):
            continue  # numbers have changes of their own
        more = ast.BinOp(bound, ast.Add(), ast.Constant(1))
        yield Change(
            bound.lineno, "slice", _short(bound), "... + 1", partial(setattr, node, name, more)
        )


def _subscript(node: ast.Subscript, put: Put) -> Iterator[Change]:
    part = node.slice
    read = isinstance(node.ctx, ast.Load) and isinstance(part, ast.Slice)
    if read and (part.lower, part.upper, part.step) == (None, None, None):
        yield Change(node.lineno, "copy", _short(node), "the same list", partial(put, node.value))


def _short(node: ast.AST) -> str:
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= 40 else text[:37] + "..."


_FINDERS = MappingProxyType(
    {
        ast.Compare: _compare,
        ast.arguments: _arguments,
        ast.ClassDef: _class,
        ast.Call: _call,
        ast.Constant: _constant,
        ast.BoolOp: _bool_op,
        ast.UnaryOp: _unary,
        ast.BinOp: _bin_op,
        ast.AugAssign: _aug_assign,
        ast.If: _test,
        ast.While: _test,
        ast.IfExp: _test,
        ast.comprehension: _filter,
        ast.Slice: _slice,
        ast.Subscript: _subscript,
    }
)
