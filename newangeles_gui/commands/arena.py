"""`newangeles arena`: measure players against each other on the same deals."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Any

from .errors import UserError
from .loading import working_box
from .progress import Progress
from .sim import INTERRUPTED, players_of
from .workforce import add_options, whole, work_through, workforce

if TYPE_CHECKING:
    from newangeles_gui.ai.arena.playing import Deal, Played


def add(commands: Any) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "arena",
        help="measure opponents against each other",
        description="Plays every deal with each level in each seat, and with the reference in the "
        "same seats; all others at the table are from the pool. Reports how much more often each "
        "wins than the reference, and than the one named before it, with the 95 % doubt. "
        "`elder+younger` sit side by side, and the "
        "first is measured.",
    )
    parser.add_argument(
        "--seats", metavar="LEVEL[,LEVEL...]", default="director", help="who is measured"
    )
    parser.add_argument(
        "--pool",
        metavar="LEVEL[,LEVEL...]",
        default="greedy,manager,intern,manager",
        help="who else sits at the table (greedy,manager,intern,manager)",
    )
    parser.add_argument("--games", metavar="N", default="10", help="how many deals (10)")
    parser.add_argument("--players", metavar="N|A-B", default="", help="players a game (4-6)")
    parser.add_argument("--reference", metavar="LEVEL", default="greedy", help="(greedy)")
    parser.add_argument("--seed", metavar="S", default="1", help="number or word of the first deal")
    add_options(parser)
    parser.add_argument(
        "--belief", action="store_true", help="how right beliefs about rivals are, at such tables"
    )
    parser.add_argument("--json", action="store_true", help="report as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play and report; 130 if interrupted, with what there was by then."""
    deals = _deals(args)
    working_box()
    if args.belief:
        return _belief(deals)
    from newangeles_gui.ai.arena.measure import Report
    from newangeles_gui.ai.arena.worker import play

    report = Report(args.reference)

    def take(number: int, played: Played) -> str:
        report.add(played)
        return ""

    done = work_through(workforce(args), play, deals, "deals", take)
    print(json.dumps(report.to_dict(), indent=2) if args.json else "\n".join(report.lines()))
    return 0 if done else INTERRUPTED


def _deals(args: argparse.Namespace) -> list[Deal]:
    from newangeles_gui.ai.arena.playing import Deal, together
    from newangeles_gui.ai.exploiters.named import EXPLOITERS
    from newangeles_gui.ai.registry import AGENTS, is_known
    from newangeles_gui.engine import rng

    levels = tuple(one.strip() for one in args.seats.split(","))
    pool = tuple(one.strip() for one in args.pool.split(","))
    for level in (*levels, *pool, args.reference):
        for one in together(level):
            if not is_known(one):
                known = ", ".join((*AGENTS, *EXPLOITERS))
                raise UserError(f"unknown player {one!r}; there are {known}")
    players = players_of(args.players or "4-6", ["one"])
    seed = args.seed
    first = rng.seed(int(seed) if seed.lstrip("-").isdecimal() else seed)
    count = whole("--games", args.games)
    seats = [players[number % len(players)] for number in range(count)]
    return [
        Deal(number, rng.seed(first + number), seats[number], levels, args.reference, pool)
        for number in range(count)
    ]


def _belief(deals: list[Deal]) -> int:
    from newangeles_gui.ai import workshop
    from newangeles_gui.ai.arena.playing import play_game
    from newangeles_gui.ai.belief.calibration import Calibration
    from newangeles_gui.ai.belief.likelihood import load_reading

    players = workshop.players()
    calibration = Calibration(load_reading())
    progress = Progress(len(deals), "games")
    try:
        for deal in deals:
            levels = deal.table(deal.number % deal.players, deal.levels[0])
            play_game(players, deal, levels, {}, calibration.watch)
            progress.show(deal.number + 1)
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        progress.clear()
        print("\n".join(calibration.lines()))
    return 0
