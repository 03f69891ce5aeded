"""`newangeles bench`: how fast the engine is on this machine."""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any, Final

from newangeles_gui import paths

from .loading import UserError, add_game, load_box, title_of

if TYPE_CHECKING:
    from newangeles_gui.app import App
    from newangeles_gui.engine import Start
    from newangeles_gui.session import Match
    from newangeles_gui.titles.room import PlayedTable
    from newangeles_gui.titles.title import AnyGame, Title


SAVED_GAMES: Final = 60
SAVED_TIMES: Final = 30
LATEST: Final = 12  # choices that are saved one after the other


def measure_saves(box: Any) -> dict[str, float]:
    """Saving with and without the disk, loading with everything checked, and the size.

    A choice is saved into the folder for temporary files; there the disk must have it.
    """
    from newangeles_gui.session import load_bytes, save_bytes

    match = _longest(box)
    raw = save_bytes(match, 0)
    return {
        "save_in_memory_ms": _best(lambda: save_bytes(match, 0)),
        "save_on_disk_ms": _on_disk(match),
        "load_verified_ms": _best(lambda: load_bytes(raw, box)),
        "save_kilobytes": len(raw) / 1e3,
    }


def _longest(box: Any) -> Match:
    """The longest of many random games."""
    from newangeles_gui.engine import Start
    from newangeles_gui.session import Match, Plan, Seat

    from .sim_games import Chance

    names = list(box.title.rules.roles(box))[: box.title.meta.seats[-1]]
    longest = None
    for number in range(SAVED_GAMES):
        plan = Plan(Start(names, str(number)), [Seat(name) for name in names])
        match = Match.begin(box, plan, "bench")
        chance = Chance(number)
        while match.pending is not None:
            match.apply(chance.choose(match.game, match.pending))
        if longest is None or len(match.record.choices) > len(longest.record.choices):
            longest = match
    assert longest is not None
    return longest


def _on_disk(match: Match) -> float:
    """The quickest of several saves, each of which has one choice more than the last."""
    from newangeles_gui.session import SaveStore

    choices = match.record.choices
    with tempfile.TemporaryDirectory() as folder:
        store = SaveStore(Path(folder))
        times = []
        for length in range(max(0, len(choices) - LATEST), len(choices) + 1):
            match.record.choices = choices[:length]
            times.append(_seconds(lambda: store.autosave(match)))
    match.record.choices = choices
    return min(times[1:]) * 1e3  # the first one makes the folders and the whole journal


def _best(work: Callable[[], object]) -> float:
    return min(_seconds(work) for _ in range(SAVED_TIMES)) * 1e3


def _seconds(work: Callable[[], object]) -> float:
    started = perf_counter()
    work()
    return perf_counter() - started


STEP: Final = 1 / 60
READING: Final = 20  # frames that the person looks at a question
NAP: Final = 0.002  # seconds, where nothing is drawn and a worker thinks


@dataclass(slots=True)
class Frames:
    """Milliseconds of every frame that was drawn, and of those in which an answer arrived."""

    all: list[float] = field(default_factory=list)
    cpu: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    answers_cpu: list[float] = field(default_factory=list)

    def add(self, wall: float, cpu: float, answered: bool) -> None:
        """One frame, in seconds."""
        self.all.append(wall * 1e3)
        self.cpu.append(cpu * 1e3)
        if answered:
            self.answers.append(wall * 1e3)
            self.answers_cpu.append(cpu * 1e3)


def table_of(app: App) -> PlayedTable:
    """The table that is on the screen."""
    from .shots.situation import shots_of

    scene = app.stack.top
    table = None if scene is None else shots_of(app.title).played(scene)
    assert table is not None, "no table is on the screen"
    return table


def play(app: App, seconds: float) -> Frames:
    """Play so long by the game's clock; the person takes the first answer there is."""
    table = table_of(app)
    frames, passed, read = Frames(), 0.0, 0
    while passed < seconds and not table.match.over:
        before, drawn = len(table.match.record.choices), app.frames
        wall, cpu = time.perf_counter(), time.thread_time()
        read = read + 1 if table.asked else 0
        if read > READING:
            answer(table)
        table.wave_off()
        app.step(STEP)
        if app.frames == drawn:
            time.sleep(NAP)
            continue
        passed += STEP
        answered = len(table.match.record.choices) > before
        frames.add(time.perf_counter() - wall, time.thread_time() - cpu, answered)
    return frames


def to_question(app: App) -> None:
    """Let the others play until the person is asked and nothing moves."""
    table = table_of(app)
    while not table.asked and not table.match.over:
        table.wave_off()
        app.step(STEP)
        time.sleep(NAP)


def answer(table: PlayedTable) -> None:
    """What the person says: always something else than before, without any plan."""
    pending = table.match.pending
    assert pending is not None
    place = len(table.match.record.choices) % len(pending.options)
    table.give(pending.options[place])


RUNS: Final = 7
GAMES: Final = 60
TIMES: Final = 50
STARTS: Final = 5
MIDDLE: Final = 120  # decisions into a game, where the small things are measured
IMPORT: Final = (
    "from time import perf_counter as now; start = now();import {module}; print(now() - start)"
)


def add(commands: Any) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "bench",
        help="measure the speed of the engine, or of the screens",
        description="Measures the engine on one core; every figure is the best of several runs.",
    )
    add_game(parser)
    parser.add_argument("--gui", action="store_true", help="measure the screens instead")
    parser.add_argument("--json", action="store_true", help="report as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure and report."""
    if args.gui:
        return _run_gui(args)
    figures = measure(load_box(title_of(args)))
    if args.json:
        print(json.dumps(figures, indent=2))
        return 0
    for name, value in figures.items():
        print(f"{name.replace('_', ' '):32} {value:>12,.1f}")
    return 0


def _run_gui(args: argparse.Namespace) -> int:
    from .bench_gui import measure_gui, report

    figures = measure_gui(title_of(args), _python)
    print(json.dumps(figures, indent=2) if args.json else report(figures))
    return 0


def measure(box: Any) -> dict[str, float]:
    """All figures; each name ends in its unit."""
    title: Title = box.title
    command = IMPORT.format(module=title.rules.begin.__module__)
    return {
        "random_play_decisions_per_second": _random_play(box),
        **_in_a_game(box),
        **_timed(box),
        **measure_saves(box),
        **_pictures(title),
        "content_load_ms": best(lambda: load_box(title), 1) * 1e3,
        "import_of_rules_ms": min(float(_python("-c", command)) for _ in range(STARTS)) * 1e3,
        "version_ms": min(_version() for _ in range(STARTS)) * 1e3,
    }


def best(work: Callable[[], object], times: int, runs: int = RUNS) -> float:
    """Seconds of computing that one call takes, in the quickest of some runs."""
    quickest = float("inf")
    for _ in range(runs):
        started = process_time()
        for _ in range(times):
            work()
        quickest = min(quickest, process_time() - started)
    return quickest / times


def _random_play(box: Any) -> float:
    from .sim_games import play_random

    names, seats = list(box.title.rules.roles(box)), box.title.meta.seats
    speed = 0.0
    for _ in range(RUNS):
        started = process_time()
        tables = [names[: seats[n % len(seats)]] for n in range(GAMES)]
        decisions = sum(play_random(box, table, n)[1] for n, table in enumerate(tables))
        speed = max(speed, decisions / (process_time() - started))
    return speed


def _pictures(title: Title) -> dict[str, float]:
    """Everything that can be drawn, loaded for 1080p."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from newangeles_gui.widgets import Pictures

    quickest, held = float("inf"), 0
    for _ in range(STARTS):
        started = perf_counter()
        pictures = Pictures(title.seen_and_heard)
        for _ in pictures.load_all():
            pass
        quickest, held = min(quickest, perf_counter() - started), pictures.bytes_held
    return {"pictures_load_ms": quickest * 1e3, "pictures_memory_mb": held / 1e6}


def _in_a_game(box: Any) -> dict[str, float]:
    from newangeles_gui.engine import Start

    rules = box.title.rules
    start = Start(_full_table(box), "1")
    game = _middle_of_a_game(box, start)
    seen = rules.view(game, 0)
    return {
        "clone_us": best(game.clone, 1000) * 1e6,
        "view_us": best(lambda: rules.view(game, 0), 1000) * 1e6,
        "determinize_us": best(lambda: rules.guess(box, seen, 1), 300) * 1e6,
        "new_game_ms": best(lambda: rules.begin(box, start), 50) * 1e3,
    }


def _timed(box: Any) -> dict[str, float]:
    """What a title has timed of its own."""
    works = {} if box.title.timed is None else box.title.timed(box)
    return {
        name: best(work, TIMES) * (1e6 if name.endswith("_us") else 1e3)
        for name, work in works.items()
    }


def _full_table(box: Any) -> list[str]:
    return list(box.title.rules.roles(box))[: box.title.meta.seats[-1]]


def _middle_of_a_game(box: Any, start: Start) -> AnyGame:
    """A game of as many as can play, in full swing."""
    from .sim_games import Chance, play_random

    length = play_random(box, start.players, int(start.seed))[1]
    game: AnyGame = box.title.rules.begin(box, start, record=False)
    chance = Chance(1)
    for _ in range(MIDDLE if length > MIDDLE else length // 2):
        assert game.pending is not None, "this game is too short to measure in"
        game.apply(chance.choose(game, game.pending))
    return game


def _version() -> float:
    started = perf_counter()
    _python("-m", "newangeles_gui", "--version")
    return perf_counter() - started


def _python(*arguments: str) -> str:
    """What a fresh interpreter prints that finds this very program."""
    import subprocess

    environment = {**os.environ, "PYTHONPATH": str(paths.PACKAGE.parent)}
    done = subprocess.run(
        [sys.executable, *arguments], env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        reason = done.stderr.strip().splitlines()[-1:] or ["no message"]
        raise UserError(f"a fresh interpreter could not start the program: {reason[0]}")
    return done.stdout
