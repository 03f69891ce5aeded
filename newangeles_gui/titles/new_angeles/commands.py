"""`newangeles train`: fit the opponents' valuation on games that they play themselves."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from newangeles_gui.commands.loading import UserError, working_box
from newangeles_gui.commands.workforce import INTERRUPTED, add_options, work_through, workforce

if TYPE_CHECKING:
    from .minds.valuation.model import Sample


FEWEST: Final = 20  # games below which nothing can be learned


def add(commands: Any) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "train",
        help="fit the opponents' valuation",
        description="Plays games, fits what counts for winning, and writes "
        "data/new_angeles/ai/valuation.yaml. The same seed, players and number of games always "
        "give the same file.",
    )
    parser.add_argument("--games", metavar="N", default="1500", help="how many games (1500)")
    parser.add_argument("--seed", metavar="S", default="plain", help="number or word (plain)")
    parser.add_argument(
        "--seats", metavar="LEVEL[,LEVEL...]", default="greedy,intern", help="who plays"
    )
    add_options(parser)
    parser.add_argument("--out", metavar="FILE", default="", help="write this file instead")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, fit, write; Ctrl-C while playing writes nothing and leaves the old file alone."""
    from .minds.tuned import as_text, tuning_file
    from .minds.valuation.model import train
    from .title import TITLE

    if not args.games.isdecimal() or int(args.games) < FEWEST:
        raise UserError(f"--games {args.games}: expected a number of {FEWEST} or more")
    games = int(args.games)
    box = working_box(TITLE)
    samples = _play([level.strip() for level in args.seats.split(",")], args)
    if samples is None:
        print("interrupted; nothing was written")
        return INTERRUPTED
    print(f"{len(samples)} positions of {games} games")
    weights = train(box, samples, args.seed, games)
    target = Path(args.out) if args.out else tuning_file("valuation")
    try:
        target.write_text(as_text(weights), encoding="utf-8")
    except OSError as error:
        raise UserError(f"{target}: {error.strerror}") from error
    print(f"written to {target}")
    return 0


def _play(levels: list[str], args: argparse.Namespace) -> list[Sample] | None:
    """The positions of all games, in the order of the games; None if Ctrl-C ended it."""
    from newangeles_gui.engine import seeded

    from .minds.registry import AGENTS, SILENT, is_known
    from .minds.valuation.model import GameToLearn, play
    from .title import TITLE

    if unknown := [level for level in levels if not is_known(level + SILENT)]:
        raise UserError(f"--seats: unknown player {unknown[0]!r}; there are {', '.join(AGENTS)}")
    games, seed = int(args.games), args.seed
    first = seeded(int(seed) if seed.isdecimal() else seed)
    silent = tuple(level + SILENT for level in levels)
    lessons = [GameToLearn(silent, seeded(first + number)) for number in range(games)]
    found: dict[int, list[Sample]] = {}

    def take(number: int, samples: list[Sample]) -> str:
        found[number] = samples
        return ""

    if not work_through(workforce(args, TITLE), play, lessons, "games", take):
        return None
    return [sample for number in range(games) for sample in found[number]]
