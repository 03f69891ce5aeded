"""Package the game and check the result: python3 play.py build [--form FORM] [--pure]"""

import argparse
import platform
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from . import contents, system
from .archive import pack, size, sum_of
from .check import DifferenceError, check
from .prepare import ROOT, committed_at, package, prepare

FORMS = ("folder", "file")
SUMS = "SHA256SUMS"
MEGABYTE = 1_000_000


def main(arguments: Sequence[str]) -> int:
    """Build what was asked for; 1 if it cannot be built, or is not what runs from the source."""
    parser = argparse.ArgumentParser(prog="play.py build", description=__doc__)
    parser.add_argument("--form", choices=FORMS, action="append", help="folder, file (both)")
    parser.add_argument("--pure", action="store_true", help="compile nothing, only Python")
    parser.add_argument("--to", type=Path, default=ROOT / "dist", help="where to (dist)")
    args = parser.parse_args(arguments)
    started = time.perf_counter()
    goal = args.to.absolute()
    work = goal / "work"
    try:
        why = prepare(work / "program", not args.pure)
        print(f"compiled parts: {'left out, ' + why if why else 'engine, rules, opponents'}")
        made = [_make(form, work, goal) for form in args.form or FORMS]
    except (DifferenceError, subprocess.CalledProcessError) as error:
        print(f"play.py build: {error}", file=sys.stderr)
        return 1
    lines = [f"{sum_of(path)}  {path.name}" for path in made]
    (goal / SUMS).write_text("\n".join(lines) + "\n", encoding="utf-8")
    print("\n".join(lines))
    print(f"built and checked in {time.perf_counter() - started:.0f} s: {goal}")
    return 0


def _make(form: str, work: Path, goal: Path) -> Path:
    """Package, check and pack one form; returns what can be given away."""
    package(work / "program", form, work / form, goal / form)
    if form == "folder" and sys.platform == "linux":
        system.write(goal / form / "newangeles" / "share", int(committed_at() or 0))
    suffix = ".exe" if sys.platform == "win32" else ""
    built = goal / form / ("newangeles" if form == "folder" else f"newangeles{suffix}")
    print(f"{form}: {_megabytes(size(built) if built.is_dir() else built.stat().st_size)}")
    figures = check(built, f"newangeles{suffix}")
    for name, value in figures.items():
        print(f"  {name}: {value}")
    stem = goal / f"newangeles-{contents.version(ROOT)}-{_system()}"
    if form == "folder":
        given = pack(built, stem, int(committed_at() or 0))
    else:
        given = stem.with_name(stem.name + "-single" + suffix)
        given.unlink(missing_ok=True)
        built.rename(given)
    print(f"{given.name}: {_megabytes(given.stat().st_size)}")
    return given


def _system() -> str:
    names = {"win32": "windows", "darwin": "macos"}
    return f"{names.get(sys.platform, sys.platform)}-{platform.machine().lower()}"


def _megabytes(number: int) -> str:
    return f"{number / MEGABYTE:.1f} MB"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
