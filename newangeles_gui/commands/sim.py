"""`newangeles sim`: play many games without a screen and tell how they went."""

from __future__ import annotations

import argparse
import json
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from .errors import UserError
from .loading import load_box
from .progress import Progress

if TYPE_CHECKING:
    from .sim_games import Plan
    from .sim_report import Report

INTERRUPTED: Final = 130
SEATS: Final = (4, 6)


def add(commands: Any) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "sim",
        help="play games without a screen",
        description="Plays games between scripted players and reports endings, winners and speed.",
    )
    parser.add_argument("--games", metavar="N", default="100", help="how many games (100)")
    parser.add_argument(
        "--players", metavar="N|A-B", default="", help="players a game, in turn: 5, 4-6 (4-6)"
    )
    parser.add_argument(
        "--seats",
        metavar="KIND[,KIND...]",
        default="random",
        help="who plays: one kind for all seats, or one for each (random)",
    )
    parser.add_argument("--seed", metavar="S", default="1", help="number or word of the first game")
    parser.add_argument(
        "--check", action="store_true", help="check everything after every decision (slow)"
    )
    parser.add_argument("--json", action="store_true", help="report as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play and report; 1 if a check failed, 130 if interrupted."""
    from .sim_games import Plan

    kinds = [kind.strip() for kind in args.seats.split(",")]
    plan = Plan(
        box=load_box(),
        games=_positive(args.games),
        players=_players(args.players, kinds),
        kinds=kinds,
        seed=args.seed,
        checked=args.check,
    )
    report, interrupted = _play_all(plan)
    print(json.dumps(report.to_dict(), indent=2) if args.json else "\n".join(report.lines()))
    if interrupted:
        return INTERRUPTED
    return 1 if report.failures else 0


def _play_all(plan: Plan) -> tuple[Report, bool]:
    from newangeles_gui.engine.conformance import Failure

    from .sim_report import Report

    report = Report(checked=plan.checked, planned=plan.games)
    progress = Progress(plan.games, "games")
    started = perf_counter()
    try:
        for number in range(plan.games):
            try:
                report.add(plan.play(number))
            except Failure as failure:
                report.failures.append(f"{plan.players_of(number)} players, {failure}")
            progress.show(number + 1, f"{report.decisions / (perf_counter() - started):,.0f}/s")
    except KeyboardInterrupt:
        return report, True
    finally:
        progress.clear()
    return report, False


def _positive(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise UserError(f"--games {text}: expected a number of 1 or more")
    return int(text)


def _players(text: str, kinds: list[str]) -> tuple[int, ...]:
    least, most = SEATS
    if not text:
        return tuple(range(least, most + 1)) if len(kinds) == 1 else _fixed(kinds)
    first, dash, last = text.partition("-")
    if not first.isdecimal() or (dash and not last.isdecimal()):
        raise UserError(f"--players {text}: expected a number such as 5 or a range such as 4-6")
    numbers = tuple(range(int(first), int(last or first) + 1))
    if not numbers or numbers[0] < least or numbers[-1] > most:
        raise UserError(f"--players {text}: {least} to {most} can play")
    if len(kinds) > 1 and numbers != (len(kinds),):
        raise UserError(
            f"--seats names {len(kinds)} players, --players {text} has other seats; "
            "name one kind for all or one for each seat"
        )
    return numbers


def _fixed(kinds: list[str]) -> tuple[int, ...]:
    least, most = SEATS
    if not least <= len(kinds) <= most:
        raise UserError(f"--seats names {len(kinds)} players: {least} to {most} can play")
    return (len(kinds),)
