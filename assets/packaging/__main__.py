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
from .check import Source, check
from .prepare import ROOT, committed_at, package, prepare
from .program import DifferenceError

FORMS = ("folder", "file")
SUMS = "SHA256SUMS"
APP = "New Angeles.app"
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
        made = _make(args.form or FORMS, work, goal)
    except (DifferenceError, subprocess.CalledProcessError) as error:
        print(f"play.py build: {error}", file=sys.stderr)
        return 1
    lines = [f"{sum_of(path)}  {path.name}" for path in made]
    (goal / SUMS).write_text("\n".join(lines) + "\n", encoding="utf-8")
    print("\n".join(lines))
    print(f"built and checked in {time.perf_counter() - started:.0f} s: {goal}")
    return 0


def _make(forms: Sequence[str], work: Path, goal: Path) -> list[Path]:
    """Package, check and pack; returns what can be given away."""
    goal.mkdir(parents=True, exist_ok=True)
    package(work / "program", forms, work / "pyinstaller", goal)
    with Source() as source:
        return [path for form in forms for path in _finish(form, goal, source)]


def _finish(form: str, goal: Path, source: Source) -> list[Path]:
    """Check one form and pack it."""
    suffix = ".exe" if sys.platform == "win32" else ""
    seconds = int(committed_at() or 0)
    stem = f"newangeles-{contents.version(ROOT)}-{_system()}"
    if form == "folder":
        built = goal / "newangeles"
        if sys.platform == "linux":
            system.write(built / "share", seconds)
        _tell(form, size(built), check(built, f"newangeles{suffix}", source))
        made = [pack(built, goal / stem, seconds)]
        if sys.platform == "darwin":
            made.append(pack(goal / APP, goal / f"{stem}-app", seconds))
    else:
        built = goal / f"newangeles-single{suffix}"
        _tell(form, built.stat().st_size, check(built, built.name, source))
        made = [built.replace(goal / f"{stem}-single{suffix}")]
    for path in made:
        print(f"{path.name}: {_megabytes(path.stat().st_size)}")
    return made


def _tell(form: str, length: int, figures: dict[str, float]) -> None:
    print(f"{form}: {_megabytes(length)}")
    for name, value in figures.items():
        print(f"  {name}: {value}")


def _system() -> str:
    names = {"win32": "windows", "darwin": "macos"}
    return f"{names.get(sys.platform, sys.platform)}-{platform.machine().lower()}"


def _megabytes(number: int) -> str:
    return f"{number / MEGABYTE:.1f} MB"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
