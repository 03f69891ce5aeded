"""`newangeles sim`: play many games without a screen and tell how they went."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from .errors import UserError
from .loading import played_title, working_box
from .sim_kept import Kept
from .workforce import Workforce, add_options, whole, work_through, workforce

if TYPE_CHECKING:
    from .sim_games import SimPlan
    from .sim_report import SimReport, SimulatedGame

INTERRUPTED: Final = 130
SEATS: Final = (4, 6)
BY_CHANCE: Final = "random"
# By chance nearly every game ends by threat; who has some sense comes to the third demand round.
CHECKED: Final = f"{BY_CHANCE}/intern:silent"


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
        metavar="KIND[,KIND...][/...]",
        default="",
        help="who plays: one kind for all seats, or one for each; tables with / between them "
        f"take turns ({BY_CHANCE}; with --check {CHECKED})",
    )
    parser.add_argument("--seed", metavar="S", default="1", help="number or word of the first game")
    how = parser.add_mutually_exclusive_group()
    how.add_argument(
        "--check", action="store_true", help="check everything after every decision (slow)"
    )
    how.add_argument(
        "--talk", action="store_true", help="opponents bargain with each other, as at a table"
    )
    parser.add_argument(
        "--keep",
        metavar="FILE",
        default="",
        help="write every finished game to this file, and play only those that it does not have",
    )
    add_options(parser)
    parser.add_argument("--json", action="store_true", help="report as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play and report; 1 if a check failed, 130 if interrupted."""
    plan = _plan(args)
    working_box()
    force = workforce(args)
    kept = Kept(Path(args.keep), plan) if args.keep else None
    report, done = _play_all(plan, force, kept)
    print(json.dumps(report.to_dict(), indent=2) if args.json else "\n".join(report.lines()))
    if not done:
        return INTERRUPTED
    return 1 if report.failures else 0


def _plan(args: argparse.Namespace) -> SimPlan:
    from newangeles_gui.engine import rng

    from .sim_games import SimPlan, SimTable

    seats = args.seats or (CHECKED if args.check else BY_CHANCE)
    tables = [[kind.strip() for kind in table.split(",")] for table in seats.split("/")]
    minds = played_title().minds
    if unknown := [kind for kinds in tables for kind in kinds if not minds.knows(kind)]:
        known = ", ".join(minds.levels)
        raise UserError(f"--seats: unknown player {unknown[0]!r}; there are {known}")
    seed = args.seed
    return SimPlan(
        games=whole("--games", args.games),
        tables=tuple(SimTable(players_of(args.players, kinds), tuple(kinds)) for kinds in tables),
        first_seed=rng.seed(int(seed) if seed.lstrip("-").isdecimal() else seed),
        checked=args.check,
        talk=args.talk,
    )


def _play_all(plan: SimPlan, force: Workforce, kept: Kept | None) -> tuple[SimReport, bool]:
    from .sim_games import Numbered, play_numbered
    from .sim_report import SimReport

    played: dict[int, SimulatedGame | str] = dict(kept.games) if kept else {}
    left = [number for number in range(plan.games) if number not in played]

    def take(place: int, game: SimulatedGame | str) -> str:
        played[left[place]] = game
        if kept:
            kept.add(left[place], game)
        return ""

    pieces = [Numbered(plan, number) for number in left]
    done = work_through(force, play_numbered, pieces, "games", take)
    report = SimReport(checked=plan.checked, planned=plan.games)
    for number in sorted(played):
        report.add(played[number])
    return report, done


def players_of(text: str, kinds: list[str]) -> tuple[int, ...]:
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
