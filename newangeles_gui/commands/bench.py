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
from .loading import load_box

if TYPE_CHECKING:
    from newangeles_gui.titles.new_angeles.rules.box import Box
    from newangeles_gui.titles.new_angeles.rules.game import Game

RUNS: Final = 7
GAMES: Final = 60
STARTS: Final = 5
MIDDLE: Final = 120  # decisions into a game, where the small things are measured
IMPORT: Final = (
    "from time import perf_counter as now; start = now();"
    "import newangeles_gui.titles.new_angeles.rules.setup; print(now() - start)"
)


def add(commands: Any) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "bench",
        help="measure the speed of the engine, or of the screens",
        description="Measures the engine on one core; every figure is the best of several runs.",
    )
    parser.add_argument("--gui", action="store_true", help="measure the screens instead")
    parser.add_argument("--json", action="store_true", help="report as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure and report."""
    if args.gui:
        return _run_gui(args)
    figures = measure(load_box())
    if args.json:
        print(json.dumps(figures, indent=2))
        return 0
    for name, value in figures.items():
        print(f"{name.replace('_', ' '):32} {value:>12,.1f}")
    return 0


def _run_gui(args: argparse.Namespace) -> int:
    from .bench_gui import measure_gui, report

    figures = measure_gui(_python)
    print(json.dumps(figures, indent=2) if args.json else report(figures))
    return 0


def measure(box: Box) -> dict[str, float]:
    """All figures; each name ends in its unit."""
    return {
        "random_play_decisions_per_second": _random_play(box),
        **_in_a_game(box),
        **measure_saves(box),
        **_pictures(),
        "content_load_ms": best(load_box, 1) * 1e3,
        "import_of_rules_ms": min(float(_python("-c", IMPORT)) for _ in range(STARTS)) * 1e3,
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


def _random_play(box: Box) -> float:
    from .sim_games import play_random

    names = list(box.corporations)
    speed = 0.0
    for _ in range(RUNS):
        started = perf_counter()
        decisions = sum(play_random(box, names[: 4 + n % 3], n)[1] for n in range(GAMES))
        speed = max(speed, decisions / (perf_counter() - started))
    return speed


def _pictures() -> dict[str, float]:
    """Everything that can be drawn, loaded for 1080p."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from newangeles_gui.widgets.pictures import Pictures

    quickest, held = float("inf"), 0
    for _ in range(STARTS):
        started = perf_counter()
        pictures = Pictures(paths.assets_folders())
        for _ in pictures.load_all():
            pass
        quickest, held = min(quickest, perf_counter() - started), pictures.bytes_held
    return {"pictures_load_ms": quickest * 1e3, "pictures_memory_mb": held / 1e6}


def _in_a_game(box: Box) -> dict[str, float]:
    from newangeles_gui.titles.new_angeles.rules.determinize import determinize
    from newangeles_gui.titles.new_angeles.rules.setup import new_game
    from newangeles_gui.titles.new_angeles.rules.view import view

    names = list(box.corporations)
    game = _middle_of_a_game(box)
    seen = view(game, 0)
    return {
        "clone_us": best(game.clone, 1000) * 1e6,
        "view_us": best(lambda: view(game, 0), 1000) * 1e6,
        "determinize_us": best(lambda: determinize(box, seen, 1), 300) * 1e6,
        "new_game_ms": best(lambda: new_game(box, names, 1), 50) * 1e3,
    }


def _middle_of_a_game(box: Box) -> Game:
    """A game of six in full swing."""
    from newangeles_gui.titles.new_angeles.rules.setup import new_game

    from .sim_games import Chance

    game = new_game(box, list(box.corporations), 1, record=False)
    chance = Chance(1)
    for _ in range(MIDDLE):
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
