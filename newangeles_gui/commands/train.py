"""`newangeles train`: fit the opponents' valuation on games that they play themselves."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from .errors import UserError
from .loading import load_box
from .progress import Progress
from .sim import INTERRUPTED

if TYPE_CHECKING:
    from newangeles_gui.ai.valuation.samples import Sample
    from newangeles_gui.rules.box import Box

FEWEST: Final = 20  # games below which nothing can be learned


def add(commands: Any) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "train",
        help="fit the opponents' valuation",
        description="Plays games, fits what counts for winning, and writes data/ai/valuation.yaml. "
        "The same seed, players and number of games always give the same file.",
    )
    parser.add_argument("--games", metavar="N", default="600", help="how many games (600)")
    parser.add_argument("--seed", metavar="S", default="1", help="number or word")
    parser.add_argument(
        "--seats", metavar="LEVEL[,LEVEL...]", default="greedy,greedy,intern", help="who plays"
    )
    parser.add_argument("--out", metavar="FILE", default="", help="write this file instead")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, fit, write; Ctrl-C while playing writes nothing and leaves the old file alone."""
    from newangeles_gui.ai.tuning import tuning_file
    from newangeles_gui.ai.valuation.training import train
    from newangeles_gui.ai.valuation.weights import as_text, load_weights

    if not args.games.isdecimal() or int(args.games) < FEWEST:
        raise UserError(f"--games {args.games}: expected a number of {FEWEST} or more")
    games = int(args.games)
    box = load_box()
    samples = _play(box, args.seats.split(","), games, args.seed)
    if samples is None:
        print("interrupted; nothing was written")
        return INTERRUPTED
    print(f"{len(samples)} positions of {games} games")
    weights = train(box, samples, load_weights(), args.seed, games)
    target = Path(args.out) if args.out else tuning_file("valuation")
    try:
        target.write_text(as_text(weights), encoding="utf-8")
    except OSError as error:
        raise UserError(f"{target}: {error.strerror}") from error
    print(f"written to {target}")
    return 0


def _play(box: Box, levels: list[str], games: int, seed: str) -> list[Sample] | None:
    from newangeles_gui.ai.registry import SILENT, UnknownAgent, make_agent
    from newangeles_gui.ai.valuation.samples import play
    from newangeles_gui.engine import rng

    try:
        agents = [make_agent(level.strip() + SILENT, box) for level in levels]
    except UnknownAgent as error:
        raise UserError(f"--seats: {error}") from error
    first = rng.seed(int(seed) if seed.isdecimal() else seed)
    progress = Progress(games, "games")
    found: list[Sample] = []
    try:
        for number in range(games):
            found += play(box, agents, rng.seed(first + number))
            progress.show(number + 1)
    except KeyboardInterrupt:
        return None
    finally:
        progress.clear()
    return found
