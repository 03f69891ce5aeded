"""`newangeles arena`: measure players against each other on the same deals."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from .loading import UserError, add_game, title_of, working_box
from .sim import players_of
from .workforce import INTERRUPTED, add_options, whole, work_through, workforce

if TYPE_CHECKING:
    from newangeles_gui.minds.arena import (
        ArenaDeal,
        ArenaReport,
        DealPlayed,
        Measures,
        SurveyReport,
    )


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
        measures = title_of(namespace).minds.measures
        print("\n" + "\n".join([*measures.described(), _unless_named(measures)]))
        parser.exit()


def _unless_named(measures: Measures) -> str:
    return (
        f"where nobody is named: --seats {measures.measured} --reference {measures.reference}"
        f" --pool {','.join(measures.pool)}"
    )


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
    add_game(parser)
    parser.add_argument("--seats", metavar="LEVEL[,LEVEL...]", default="", help="who is measured")
    parser.add_argument(
        "--pool",
        metavar="LEVEL[,LEVEL...]",
        default="",
        help="who else sits at the table",
    )
    parser.add_argument("--games", metavar="N", default="10", help="how many deals (10)")
    parser.add_argument("--players", metavar="N|A-B", default="", help="players a game (any)")
    parser.add_argument(
        "--reference", metavar="LEVEL", default="", help="who the others are compared with"
    )
    parser.add_argument("--seed", metavar="S", default="1", help="number or word of the first deal")
    add_options(parser)
    parser.add_argument(
        "--belief",
        action="store_true",
        help="how right beliefs about others are at such tables instead, each deal played once "
        "with each of --seats",
    )
    parser.add_argument("--json", action="store_true", help="report as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play and report; 130 if interrupted, with what there was by then."""
    if args.belief and args.reference:
        raise UserError("--reference: with --belief nobody is compared with a reference")
    deals = _deals(args)
    working_box(title_of(args))
    return _belief(args, deals) if args.belief else _advantages(args, deals)


def _advantages(args: argparse.Namespace, deals: list[ArenaDeal]) -> int:
    from newangeles_gui.minds.arena import ArenaReport
    from newangeles_gui.session.arena import DealToPlay, play

    title = title_of(args)
    report = ArenaReport(deals[0].reference, title.minds.measures.early)

    def take(number: int, played: DealPlayed) -> str:
        report.add(played)
        return ""

    pieces = [DealToPlay(title, deal) for deal in deals]
    done = work_through(workforce(args, title), play, pieces, "deals", take)
    return _tell(args, report, done)


def _belief(args: argparse.Namespace, deals: list[ArenaDeal]) -> int:
    from newangeles_gui.session.arena import DealToPlay, survey

    title = title_of(args)
    beliefs = title.minds.measures.beliefs
    if beliefs is None:
        raise UserError("--belief: in this game there is nothing to believe")
    report = beliefs.report()

    def take(number: int, found: Any) -> str:
        report.add(number, found)
        return ""

    pieces = [DealToPlay(title, deal) for deal in deals]
    done = work_through(workforce(args, title), survey, pieces, "deals", take)
    return _tell(args, report, done)


def _tell(args: argparse.Namespace, report: ArenaReport | SurveyReport, done: bool) -> int:
    print(json.dumps(report.to_dict(), indent=2) if args.json else "\n".join(report.lines()))
    return 0 if done else INTERRUPTED


def _deals(args: argparse.Namespace) -> list[ArenaDeal]:
    from newangeles_gui.engine import seeded
    from newangeles_gui.minds.arena import ArenaDeal

    title = title_of(args)
    measures, seats = title.minds.measures, title.meta.seats
    levels = _named(args.seats) or (measures.measured,)
    pool = _named(args.pool) or tuple(measures.pool)
    reference = args.reference or measures.reference
    _refuse_strangers(title.minds.knows, measures.names, (*levels, *pool, reference))
    players = players_of(seats, args.players, ["one"])
    seed = args.seed
    first = seeded(int(seed) if seed.lstrip("-").isdecimal() else seed)
    count = whole("--games", args.games)
    tables = [players[number % len(players)] for number in range(count)]
    return [
        ArenaDeal(number, seeded(first + number), tables[number], levels, reference, pool)
        for number in range(count)
    ]


def _named(text: str) -> tuple[str, ...]:
    return tuple(one.strip() for one in text.split(",")) if text else ()


def _refuse_strangers(
    knows: Callable[[str], bool], names: Sequence[str], levels: Sequence[str]
) -> None:
    from newangeles_gui.minds.arena import together

    for one in (name for level in levels for name in together(level)):
        if not knows(one):
            raise UserError(f"unknown player {one!r}; there are {', '.join(names)}")
