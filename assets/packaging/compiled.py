"""Compiles engine, rules and opponents with mypyc, where a C compiler is: an extra, never a need.

It works on the copy of the program that is packaged. mypyc makes its own slots and refuses those
of dataclasses; classes that it cannot make stay ordinary Python beside the compiled ones.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

PARTS = ("engine", "rules", "ai")
# Bases of classes that a decorator registers stay Python, and so does what is made by pydantic.
NOT_COMPILED = ("engine/frames.py", "engine/conformance.py", "rules/step.py")
FOREIGN = re.compile(r"^(?:from pydantic|import pydantic|from .*\bimport .*\bSpec\b)", re.MULTILINE)
SLOTS = re.compile(r"^@dataclass\(slots=True(?:, )?(.*)\)$", re.MULTILINE)
CLASS = re.compile(r"((?:^@.*\n)*)^class \w+(?:\(([^)]*)\))?:", re.MULTILINE)
PICKLED = "@mypyc_attr(serializable=True)\n"
# Classes of these bases are no native ones.
ORDINARY = re.compile(r"Error|Exception|Protocol|NamedTuple|Enum|ABC|TypedDict|Step|Frame")
IMPORT = "from __future__ import annotations\n"
SETUP = """
from setuptools import Extension, setup
from mypyc.build import mypycify
FILES = {files!r}
setup(name="newangeles", packages=[], py_modules=[],
      ext_modules=mypycify(["--config-file", "mypy.ini", *FILES], opt_level="2"))
"""
MYPY = "[mypy]\nfollow_imports = silent\nignore_missing_imports = True\n"
PATIENCE = 900  # seconds


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
    trouble = _run(prepared)
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
        for path in (package / part).rglob("*.py"):
            inside = path.relative_to(package).as_posix()
            if path.name == "__init__.py" or inside in NOT_COMPILED:
                continue
            if not FOREIGN.search(path.read_text(encoding="utf-8")):
                yield path


def adapted(text: str) -> str:
    """A module as mypyc takes it; what it says and does stays the same."""
    text = SLOTS.sub(lambda found: f"@dataclass({found[1]})" if found[1] else "@dataclass", text)
    marked = CLASS.sub(_mark, text)
    if marked == text:
        return text
    return marked.replace(IMPORT, IMPORT + "\nfrom mypy_extensions import mypyc_attr\n", 1)


def _mark(found: re.Match[str]) -> str:
    """Questions and views go to the opponents' process: their classes can be pickled."""
    decorators = found[1].splitlines()
    plain = all(line.startswith("@dataclass") for line in decorators)
    if not plain or ORDINARY.search(found[2] or ""):
        return found[0]
    return PICKLED + found[0]


def _run(prepared: Path) -> str:
    """Run the compiler; the last line of what it says if it fails."""
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    try:
        done = subprocess.run(
            command, cwd=prepared, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    except subprocess.TimeoutExpired:
        return f"the compiler was not ready after {PATIENCE} seconds"
    if not done.returncode:
        return ""
    errors = [line for line in (done.stdout + done.stderr).splitlines() if "error" in line.lower()]
    return (errors or ["the compiler failed"])[0].strip()
