"""What is looked at in a program, from the source and packaged: both have to answer the same."""

import hashlib
import json
from collections.abc import Callable, Iterator
from pathlib import Path

from .program import DifferenceError, Program

DECISIONS = 200
UNSTABLE = ("seconds", "decisions_per_second")  # of the report of a simulation
# Every kind of opponent: beliefs, plans and talks go to a process of their own and back.
SEATS = "manager,greedy,intern,random"
# The table waits for a person there: while opponents think, a picture depends on the time.
SHOTS = (("title",), ("table", "--after", "60", "--until", "support"), ("credits", "--lang", "ru"))
OTHER = ("--game", "streets", "--seed", "5")
OTHER_SEATS = "mayor,builder,random"
WAITING = ("play", "--seed", "1", "--seats", "human,random,random,random")


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
    """A game, its save with the fingerprint of its end, and a way back into its middle."""
    told = program.run("play", "--seed", "11", "--seats", SEATS, "--lang", "ru")
    (newest,) = saves(program)
    middle = program.folder / "from the middle.nasave"
    replayed = program.run("replay", str(newest))
    program.run("replay", str(newest), "--branch", str(middle), "--from", "40")
    again = program.run("play", "--load", str(middle), "--lang", "pl")
    return told, replayed, again


def saves(program: Program) -> Iterator[Path]:
    """The newest save of every game."""
    for game in sorted((program.home / "saves" / "games").iterdir()):
        yield max(game.glob("*.nasave"), key=lambda path: (path.stat().st_mtime_ns, path.name))


def _many(program: Program) -> object:
    """Games in several processes."""
    arguments = ("--games", "2", "--workers", "2", "--json", "--pool", "random")
    report = json.loads(program.run("arena", "--seats", "intern", *arguments))
    return report["decisions"], report["ended_by_threat"]


def _pictures(program: Program) -> object:
    sheets = {}
    for scene, *options in SHOTS:
        picture = program.folder / f"{scene}.png"
        program.run("shot", "--scene", scene, *options, str(picture))
        sheets[scene] = hashlib.sha256(picture.read_bytes()).hexdigest()
    return sheets


def _other_game(program: Program) -> object:
    """The other game of the house: random games, one among opponents, its save, its table."""
    report = json.loads(program.run("sim", *OTHER, "--games", "5", "--check", "--json"))
    told = program.run("play", *OTHER, "--seats", OTHER_SEATS, "--lang", "pl")
    picture = program.folder / "other.png"
    program.run("shot", *OTHER, "--scene", "table", "--after", "20", "--until", "build",
                str(picture))  # fmt: skip
    counted = {name: value for name, value in report.items() if name not in UNSTABLE}
    return counted, told, hashlib.sha256(picture.read_bytes()).hexdigest()


def _mistake(program: Program) -> object:
    return program.run("replay", "no such file", fails=True)


def _title(program: Program) -> object:
    """The window itself, up to the title."""
    return program.run("--only-start", "--silent"), program.run("--only-start")


def _second(program: Program) -> object:
    """A second start while the first one waits for a person: what it says about that."""
    with program.begin(*WAITING) as first:
        assert first.stdout is not None
        assert first.stdin is not None
        first.stdout.read(1)  # it has begun
        with program.begin(*WAITING) as second:
            said = second.communicate(b"q\n" * 3)[1]
        first.stdin.close()
        first.kill()
    return said.decode("utf-8", "replace").splitlines()[:1]


LOOKS: dict[str, Callable[[Program], object]] = {
    "--version": _version,
    "check-data": _data,
    f"{DECISIONS} checked random decisions": _decisions,
    "a game, its save and its loading": _game,
    "games in several processes": _many,
    "the other game, its save and its table": _other_game,
    "pictures of title, table and credits": _pictures,
    "a mistake": _mistake,
    "the start of the window": _title,
    "a second start": _second,
}
