"""`newangeles arena`: measure players against each other on the same deals."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from inspect import getdoc
from typing import TYPE_CHECKING, Any, Final, Protocol

from .errors import UserError
from .loading import working_box
from .sim import INTERRUPTED, players_of
from .workforce import add_options, whole, work_through, workforce

if TYPE_CHECKING:
    from newangeles_gui.minds.arena.playing import ArenaDeal, DealPlayed

REFERENCE: Final = "greedy"


class Reporting(Protocol):
    """What came of all the games."""

    def lines(self) -> list[str]:
        """For people."""

    def to_dict(self) -> dict[str, Any]:
        """For programs."""


class Help(argparse.Action):
    """The usual help and who can be named; looked up only when somebody asks."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: str | Sequence[object] | None,
        option_string: str | None = None,
    ) -> None:
        """Print and end."""
        parser.print_help()
        print("\n" + "\n".join(_who_there_is()))
        parser.exit()


def _who_there_is() -> list[str]:
    from newangeles_gui.titles.new_angeles.minds.registry import AGENTS, SILENT
    from newangeles_gui.titles.new_angeles.minds.yardsticks.players import EXPLOITERS

    width = max(map(len, EXPLOITERS)) + 2
    return [
        f"levels: {', '.join(AGENTS)}",
        f"  with {SILENT} at its end (director{SILENT}) a level does not bargain",
        "players with one bad habit each, for measuring only (the haggler has none):",
        *(f"  {name:{width}}{getdoc(player) or ''}" for name, player in EXPLOITERS.items()),
    ]


def add(commands: Any) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "arena",
        help="measure opponents against each other",
        add_help=False,
        description="Plays every deal with each level in each seat, and with the reference in the "
        "same seats; all others at the table are from the pool. Reports how much more often each "
        "wins than the reference, and than the one named before it, with the 95 % doubt. "
        "`elder+younger` sit side by side, and the "
        "first is measured.",
    )
    parser.add_argument(
        "-h", "--help", action=Help, nargs=0, help="show this and who can be named, and exit"
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
    parser.add_argument(
        "--reference", metavar="LEVEL", default="", help="who the others are compared with (greedy)"
    )
    parser.add_argument("--seed", metavar="S", default="1", help="number or word of the first deal")
    add_options(parser)
    parser.add_argument(
        "--belief",
        action="store_true",
        help="how right beliefs about rivals are at such tables instead, each deal played once "
        "with each of --seats",
    )
    parser.add_argument("--json", action="store_true", help="report as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play and report; 130 if interrupted, with what there was by then."""
    if args.belief and args.reference:
        raise UserError("--reference: with --belief nobody is compared with a reference")
    deals = _deals(args)
    working_box()
    return _belief(args, deals) if args.belief else _advantages(args, deals)


def _advantages(args: argparse.Namespace, deals: list[ArenaDeal]) -> int:
    from newangeles_gui.minds.arena.measure import ArenaReport
    from newangeles_gui.minds.arena.worker import play

    report = ArenaReport(deals[0].reference)

    def take(number: int, played: DealPlayed) -> str:
        report.add(played)
        return ""

    done = work_through(workforce(args), play, deals, "deals", take)
    return _tell(args, report, done)


def _belief(args: argparse.Namespace, deals: list[ArenaDeal]) -> int:
    from newangeles_gui.titles.new_angeles.minds.arena.beliefs import (
        BeliefReport,
        Believed,
        watch_beliefs,
    )

    report = BeliefReport()

    def take(number: int, believed: Believed) -> str:
        report.add(number, believed)
        return ""

    done = work_through(workforce(args), watch_beliefs, deals, "deals", take)
    return _tell(args, report, done)


def _tell(args: argparse.Namespace, report: Reporting, done: bool) -> int:
    print(json.dumps(report.to_dict(), indent=2) if args.json else "\n".join(report.lines()))
    return 0 if done else INTERRUPTED


def _deals(args: argparse.Namespace) -> list[ArenaDeal]:
    from newangeles_gui.engine import rng
    from newangeles_gui.minds.arena.playing import ArenaDeal, together
    from newangeles_gui.titles.new_angeles.minds.registry import AGENTS, is_known
    from newangeles_gui.titles.new_angeles.minds.yardsticks.players import EXPLOITERS

    levels = tuple(one.strip() for one in args.seats.split(","))
    pool = tuple(one.strip() for one in args.pool.split(","))
    reference = args.reference or REFERENCE
    for level in (*levels, *pool, reference):
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
        ArenaDeal(number, rng.seed(first + number), seats[number], levels, reference, pool)
        for number in range(count)
    ]
