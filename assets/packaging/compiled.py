"""Compiles engine, rules and opponents with mypyc, where a C compiler is: an extra, never a need.

It works on the copy of the program that is packaged. mypyc makes its own slots and refuses those
of dataclasses; classes that it cannot make stay ordinary Python beside the compiled ones.
"""

import ast
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

PARTS = ("engine", "minds", "titles/*/rules", "titles/*/minds")
# They read classes, which is slower compiled, or make some that the compiler does not know; an
# arena's sums are such that a title makes its own of them; puzzles are looked for by titles.
NOT_COMPILED = (
    "engine/conformance.py", "engine/shapes.py", "minds/arena/*.py",
    "minds/puzzles.py",
    "titles/*/rules/codec.py", "titles/*/rules/kinds.py", "titles/*/rules/game/kinds.py",
    "titles/*/minds/tasks.py",
    "titles/*/minds/measures.py", "titles/*/minds/talks.py", "titles/*/minds/players.py",
    "titles/*/minds/balance.py",
)  # fmt: skip
FOREIGN = re.compile(
    r"^(?:from pydantic|import pydantic|from .*\bimport .*\bSpec\b|@runtime_checkable)",
    re.MULTILINE,
)
SLOTS = re.compile(r"^@dataclass\(slots=True(?:, )?(.*)\)$", re.MULTILINE)
# The compiler takes no decorators of ours: frames are named when the module has been read.
FRAME = re.compile(r"^@(frame\(.*\))\n((?:@.*\n)*class (\w+))", re.MULTILINE)
FROZEN = re.compile(r"^@dataclass\(frozen=True\)$", re.MULTILINE)
CLASS = re.compile(r"((?:^@.*\n)*)^class (\w+)(?:\(([^)]*)\))?:", re.MULTILINE)
PICKLED = "@mypyc_attr(serializable=True)\n"
# Without the second word mypyc 2.4 forgets to run the __init__ of what is pickled.
PICKLED_PLAIN = "@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)\n"
# Classes of these bases are no native ones.
ORDINARY = re.compile(r"Error|Exception|Protocol|NamedTuple|Enum|ABC|TypedDict")
IMPORT = "from __future__ import annotations\n"
# Without what debuggers want, the same sources give the same library wherever it is built.
SETUP = """
import os, sys
from setuptools import setup
from mypyc.build import mypycify
FILES = {files!r}
made = mypycify(["--config-file", "mypy.ini", *FILES], opt_level="2")
if os.name != "nt":
    for one in made:
        # All of them share one list.
        flags = ["-g0", "-ffile-prefix-map=" + os.getcwd() + "=."]
        one.extra_compile_args = [*one.extra_compile_args, *flags]
        one.extra_link_args = ["-s"] if sys.platform == "linux" else []
setup(name="newangeles", packages=[], py_modules=[], ext_modules=made)
"""
MYPY = "[mypy]\nfollow_imports = silent\nignore_missing_imports = True\n"
COMPILE = ("setup.py", "-q", "build_ext", "--inplace")
# Opponents in a process of their own, saves and everything that goes between; every check;
# bargaining, where a number of the wrong kind would end a compiled program; and the arena.
OTHER_SEATS = "mayor,builder,random"
PROBES = (
    ("-m", "newangeles_gui", "play", "--seed", "1", "--seats", "greedy,intern,greedy,random"),
    ("-m", "newangeles_gui", "sim", "--games", "3", "--check"),
    ("-m", "newangeles_gui", "sim", "--games", "3", "--seats", "manager", "--talk"),
    ("-m", "newangeles_gui", "arena", "--games", "1", "--seats", "intern", "--pool", "random"),
    # The same for the other game, its advisors, its tokens and the game for one included.
    ("-m", "newangeles_gui", "sim", "--game", "streets", "--games", "10", "--check"),
    ("-m", "newangeles_gui", "play", "--game", "streets", "--seed", "1", "--seats", OTHER_SEATS),
)
PATIENCE = 3600  # seconds; a busy machine must not get another program than an idle one


def compile_parts(prepared: Path) -> str:
    """Compile in a copy of the program; why that was not possible, or nothing."""
    if shutil.which(os.environ.get("CC", "cl" if sys.platform == "win32" else "cc")) is None:
        return "there is no C compiler"
    files = sorted(_chosen(prepared))
    originals = {path: path.read_text(encoding="utf-8") for path in files}
    for path, text in originals.items():
        path.write_text(adapted(text), encoding="utf-8")
    names = [path.relative_to(prepared).as_posix() for path in files]
    (prepared / "setup.py").write_text(SETUP.format(files=names), encoding="utf-8")
    (prepared / "mypy.ini").write_text(MYPY, encoding="utf-8")
    trouble = _run(prepared, COMPILE, "the compiler")
    for probe in PROBES:
        trouble = trouble or _run(prepared, probe, "the compiled program")
    if trouble:
        for path in prepared.rglob("*"):
            if path.suffix in (".so", ".pyd"):
                path.unlink()
        for path, text in originals.items():
            path.write_text(text, encoding="utf-8")
    return trouble


def _chosen(prepared: Path) -> Iterator[Path]:
    package = prepared / "newangeles_gui"
    for part in PARTS:
        for path in package.glob(f"{part}/**/*.py"):
            inside = path.relative_to(package)
            if path.name == "__init__.py" or any(map(inside.match, NOT_COMPILED)):
                continue
            if not FOREIGN.search(path.read_text(encoding="utf-8")):
                yield path


def adapted(text: str) -> str:
    """A module as mypyc takes it; what it says and does stays the same."""
    named = [f"{found[1]}({found[3]})\n" for found in FRAME.finditer(text)]
    kept = _annotations(text)
    text = FRAME.sub(r"\2", text)
    text = SLOTS.sub(lambda found: f"@dataclass({found[1]})" if found[1] else "@dataclass", text)
    # What is pickled is filled field by field, which frozen classes would refuse.
    text = FROZEN.sub("@dataclass(unsafe_hash=True)", text)
    marked = CLASS.sub(_mark, text)
    if marked == text:
        return text
    marked = marked.replace(IMPORT, IMPORT + "\nfrom mypy_extensions import mypyc_attr\n", 1)
    return marked + "".join(["\n\n", *kept, *named]) if kept else marked


def _annotations(text: str) -> list[str]:
    """What gives data classes their annotations back: saves are checked by them."""
    found = []
    for one in ast.parse(text).body:
        if isinstance(one, ast.ClassDef) and "dataclass" in map(_name, one.decorator_list):
            kinds = {
                ast.unparse(field.target): ast.unparse(field.annotation)
                for field in one.body
                if isinstance(field, ast.AnnAssign)
            }
            found.append(f'setattr({one.name}, "__annotations__", {kinds})\n')
    return found


def _name(decorator: ast.expr) -> str:
    called = decorator.func if isinstance(decorator, ast.Call) else decorator
    return called.id if isinstance(called, ast.Name) else ""


def _mark(found: re.Match[str]) -> str:
    """Questions and views go to the opponents' process: their classes can be pickled."""
    decorators = found[1].splitlines()
    data = decorators and all(line.startswith("@dataclass") for line in decorators)
    asked = not decorators and found[2] in ("Decision", "Choice", "Event")
    if not (data or asked) or ORDINARY.search(found[3] or ""):
        return found[0]
    return (PICKLED if data else PICKLED_PLAIN) + found[0]


def _run(prepared: Path, arguments: Sequence[str], what: str) -> str:
    """Run Python in the copy; what went wrong in one line, or nothing."""
    with tempfile.TemporaryDirectory() as home:
        process = subprocess.Popen(
            [sys.executable, "-B", *arguments], cwd=prepared, text=True, start_new_session=True,
            env={**os.environ, "NEWANGELES_HOME": home, "PYTHONPATH": str(prepared)},
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )  # fmt: skip
        try:
            said = "".join(process.communicate(timeout=PATIENCE))
        except subprocess.TimeoutExpired:
            return f"{what} was not ready after {PATIENCE} seconds"
        finally:
            _end(process)
    if not process.returncode:
        return ""
    errors = [line for line in said.splitlines() if "rror: " in line]
    return f"{what} failed: {(errors or ['no message'])[-1].strip()}"


def _end(process: subprocess.Popen[str]) -> None:
    """End what still runs, the compiler that it started as well."""
    if process.poll() is None:
        if os.name == "nt":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
