"""Starts the packaged program as a stranger would, and compares it with the program as it is here.

An empty environment, the locale C, a read-only folder whose path has spaces and foreign letters,
another working folder, no network where the system lets us take it away, drivers that show and
sound nothing. What is printed, drawn and saved has to be the same.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from .archive import sums
from .prepare import ROOT

FOREIGN = "Nowe Zażółć  Город"
DECISIONS = 200
PATIENCE = 300  # seconds for one command
UNSTABLE = ("seconds", "decisions_per_second")  # of the report of a simulation
SEATS = "greedy,random,greedy,random"
STARTS = 3
NEEDED = ("SYSTEMROOT", "WINDIR", "TEMP", "TMP", "USERPROFILE")  # Windows starts nothing without
# The table waits for a person there: while opponents think, a picture depends on the time.
SHOTS = (("title",), ("table", "--after", "60", "--until", "support"), ("credits", "--lang", "ru"))


class DifferenceError(Exception):
    """What the packaged program does otherwise."""


@dataclass
class Program:
    """A way to start the game: its command line and what surrounds it."""

    command: list[str]
    folder: Path  # where it is started, and where everything of the player's is
    variables: dict[str, str] = field(default_factory=dict)

    def run(self, *arguments: str, fails: bool = False) -> str:
        """What it prints; DifferenceError if it does not end as it should."""
        done = subprocess.run(
            [*self.command, *arguments], cwd=self.folder, env=self._environment(),
            stdin=subprocess.DEVNULL, capture_output=True, timeout=PATIENCE, check=False,
        )  # fmt: skip
        said = done.stdout.decode("utf-8", "replace").replace("\r\n", "\n")
        if bool(done.returncode) != fails:
            trouble = done.stderr.decode("utf-8", "replace")[-2000:]
            raise DifferenceError(f"{' '.join(arguments)}: status {done.returncode}\n{trouble}")
        return said

    def _environment(self) -> dict[str, str]:
        kept = {name: os.environ[name] for name in NEEDED if name in os.environ}
        player = {"NEWANGELES_HOME": str(self.folder / "player"), "HOME": str(self.folder)}
        drivers = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "LC_ALL": "C"}
        return {**kept, **player, **drivers, **self.variables}


def check(built: Path, executable: str) -> dict[str, float]:
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
        _set_writable(place.parent, False)
        try:
            packaged = Program(
                [*_without_network(), str(place / executable if built.is_dir() else place)],
                _folder(around / "away from it"),
            )
            return _compare(packaged, _source(around), before, place.parent)
        finally:
            _set_writable(place.parent, True)


def _compare(
    packaged: Program, source: Program, before: dict[str, str], place: Path
) -> dict[str, float]:
    for name, look in CHECKS.items():
        started = time.perf_counter()
        ours, theirs = look(source), look(packaged)
        if ours != theirs:
            raise DifferenceError(f"{name}: the packaged program differs\n{_first(ours, theirs)}")
        print(f"  {name}: the same ({time.perf_counter() - started:.1f} s)", flush=True)
    if sums(place) != before:
        raise DifferenceError("the packaged program has changed its own folder")
    figures = {"version_s": _quickest(packaged, "--version")}
    figures["start_to_title_s"] = _quickest(packaged, "--only-start")
    return figures


def _source(around: Path) -> Program:
    """The game in this checkout, by the Python that runs this."""
    command = [sys.executable, "-P", "-B", "-m", "newangeles_gui"]
    return Program(command, _folder(around / "source"), {"PYTHONPATH": str(ROOT)})


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


def _version(program: Program) -> object:
    return program.run("--version")


def _data(program: Program) -> object:
    return program.run("check-data")


def _decisions(program: Program) -> object:
    """Random games until enough decisions are made, everything checked after each of them."""
    report = json.loads(program.run("sim", "--games", "2", "--check", "--json", "--seed", "5"))
    if report["decisions"] < DECISIONS:
        raise DifferenceError(f"only {report['decisions']} decisions were made")
    return {name: value for name, value in report.items() if name not in UNSTABLE}


def _game(program: Program) -> object:
    """A game between opponents, who think in a process of their own; its save; a way back."""
    told = program.run("play", "--seed", "11", "--seats", SEATS, "--lang", "ru")
    (newest,) = _saves(program)
    middle = program.folder / "from the middle.nasave"
    replayed = program.run("replay", str(newest))
    program.run("replay", str(newest), "--branch", str(middle), "--from", "40")
    again = program.run("play", "--load", str(middle), "--lang", "pl")
    return told, replayed, again


def _saves(program: Program) -> Iterator[Path]:
    for game in sorted((program.folder / "player" / "saves" / "games").iterdir()):
        yield max(game.glob("*.nasave"), key=lambda path: (path.stat().st_mtime_ns, path.name))


def _pictures(program: Program) -> object:
    sheets = {}
    for scene, *options in SHOTS:
        picture = program.folder / f"{scene}.png"
        program.run("shot", "--scene", scene, *options, str(picture))
        sheets[scene] = hashlib.sha256(picture.read_bytes()).hexdigest()
    return sheets


def _mistake(program: Program) -> object:
    return program.run("replay", "no such file", fails=True)


def _title(program: Program) -> object:
    """The window itself, up to the title."""
    return program.run("--only-start", "--silent"), program.run("--only-start")


CHECKS: dict[str, Callable[[Program], object]] = {
    "--version": _version,
    "check-data": _data,
    f"{DECISIONS} checked random decisions": _decisions,
    "a game, its save and its loading": _game,
    "pictures of title, table and credits": _pictures,
    "a mistake": _mistake,
    "the start of the window": _title,
}
