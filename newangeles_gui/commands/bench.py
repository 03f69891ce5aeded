"""`newangeles bench`: how fast the engine is on this machine."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from newangeles_gui import paths

from .bench_saves import measure_saves
from .errors import UserError
from .loading import add_game, load_box, title_of

if TYPE_CHECKING:
    from newangeles_gui.engine import Start
    from newangeles_gui.titles.title import AnyGame, Title

RUNS: Final = 7
GAMES: Final = 60
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
        **measure_saves(box),
        **_pictures(title),
        "content_load_ms": best(lambda: load_box(title), 1) * 1e3,
        "import_of_rules_ms": min(float(_python("-c", command)) for _ in range(STARTS)) * 1e3,
        "version_ms": min(_version() for _ in range(STARTS)) * 1e3,
    }


def best(work: Callable[[], object], times: int, runs: int = RUNS) -> float:
    """Seconds that one call takes, in the quickest of some runs."""
    quickest = float("inf")
    for _ in range(runs):
        started = perf_counter()
        for _ in range(times):
            work()
        quickest = min(quickest, perf_counter() - started)
    return quickest / times


def _random_play(box: Any) -> float:
    from .sim_games import play_random

    names, seats = list(box.title.rules.roles(box)), box.title.meta.seats
    speed = 0.0
    for _ in range(RUNS):
        started = perf_counter()
        tables = [names[: seats[n % len(seats)]] for n in range(GAMES)]
        decisions = sum(play_random(box, table, n)[1] for n, table in enumerate(tables))
        speed = max(speed, decisions / (perf_counter() - started))
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
