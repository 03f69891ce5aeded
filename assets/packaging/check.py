"""Starts the packaged program as a stranger would, and compares it with the program as it is here.

An empty environment, the locale C, a read-only folder whose path has spaces and foreign letters,
another working folder, no network where the system lets us take it away, drivers that show and
sound nothing. What is printed, drawn and saved has to be the same.
"""

import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from .archive import sums
from .looks import LOOKS, saves
from .prepare import ROOT
from .program import DifferenceError, Program

FOREIGN = "Nowe Zażółć  Город"
STARTS = 3
PORTABLE = "portable"


class Source:
    """The game in this checkout, by the Python that runs this: it is asked everything once."""

    def __init__(self) -> None:
        self._place = tempfile.TemporaryDirectory(prefix="newangeles-source-")
        command = [sys.executable, "-P", "-B", "-m", "newangeles_gui"]
        self.program = Program(command, Path(self._place.name), {"PYTHONPATH": str(ROOT)})
        self._answers: dict[str, object] = {}

    def __enter__(self) -> "Source":
        return self

    def __exit__(self, *_: object) -> None:
        self._place.cleanup()

    def answer(self, name: str) -> object:
        """What one of the looks finds here."""
        if name not in self._answers:
            self._answers[name] = LOOKS[name](self.program)
        return self._answers[name]


def check(built: Path, executable: str, source: Source) -> dict[str, float]:
    """Compare everything; figures of the packaged program, or DifferenceError."""
    with tempfile.TemporaryDirectory(prefix="newangeles-check-") as name:
        around = Path(name)
        place = around / FOREIGN / built.name
        place.parent.mkdir()
        if built.is_dir():
            shutil.copytree(built, place, symlinks=True)
        else:
            shutil.copy2(built, place)
        before = sums(place.parent)
        command = [*_without_network(), str(place / executable if built.is_dir() else place)]
        packaged = Program(command, _folder(around / "away from it"))
        _set_writable(place.parent, False)
        try:
            figures = _compare(packaged, source)
            if sums(place.parent) != before:
                raise DifferenceError("the packaged program has changed its own folder")
        finally:
            _set_writable(place.parent, True)
        _check_portable(packaged, place if built.is_dir() else place.parent)
        return figures


def _compare(packaged: Program, source: Source) -> dict[str, float]:
    for name, look in LOOKS.items():
        started = time.perf_counter()
        ours, theirs = source.answer(name), look(packaged)
        if ours != theirs:
            raise DifferenceError(f"{name}: the packaged program differs\n{_first(ours, theirs)}")
        print(f"  {name}: the same ({time.perf_counter() - started:.1f} s)", flush=True)
    here = source.program
    for one, other in ((here, packaged), (packaged, here)):
        for save in saves(other):
            one.run("replay", str(save), "--verify")
    print("  saves go from one to the other and back", flush=True)
    figures = {"version_s": _quickest(packaged, "--version")}
    figures["start_to_title_s"] = _quickest(packaged, "--only-start")
    return figures


def _check_portable(packaged: Program, beside: Path) -> None:
    """With the marker file everything of the player's is beside the program, and nothing else."""
    (beside / PORTABLE).touch()
    kept = Program(packaged.command, packaged.folder, {"NEWANGELES_HOME": ""})
    before = sums(packaged.folder)
    kept.run("settings", "language=pl")
    if not (beside / "player" / "settings").is_dir() or sums(packaged.folder) != before:
        raise DifferenceError("the marker file keeps nothing beside the program")
    print("  a portable program keeps everything beside it", flush=True)


def _folder(path: Path) -> Path:
    path.mkdir()
    return path


def _without_network() -> list[str]:
    """What to put before a command so that it has no network; nothing where that is forbidden."""
    tool = shutil.which("unshare")
    if tool is None:
        return []
    command = [tool, "--net", "--map-root-user"]
    works = subprocess.run([*command, "true"], capture_output=True, check=False).returncode == 0
    return command if works else []


def _set_writable(folder: Path, writable: bool) -> None:
    for path in [folder, *folder.rglob("*")]:
        if not path.is_symlink():
            mode = path.stat().st_mode
            path.chmod(mode | 0o200 if writable else mode & ~0o222)


def _first(ours: object, theirs: object) -> str:
    """The first line that differs."""
    pairs = zip(str(ours).splitlines(), str(theirs).splitlines(), strict=False)
    found = next(((one, other) for one, other in pairs if one != other), ("longer", "shorter"))
    return f"  here:     {found[0][:300]}\n  packaged: {found[1][:300]}"


def _quickest(program: Program, *arguments: str) -> float:
    times = []
    for _ in range(STARTS):
        started = time.perf_counter()
        program.run(*arguments)
        times.append(time.perf_counter() - started)
    return round(min(times), 2)
