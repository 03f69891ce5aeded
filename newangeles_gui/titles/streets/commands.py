"""`newangeles balance`: how even the box is, and what opponents learn from such games."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from newangeles_gui.commands.loading import UserError, working_box
from newangeles_gui.commands.workforce import (
    INTERRUPTED,
    add_options,
    whole,
    work_through,
    workforce,
)

if TYPE_CHECKING:
    from .minds.balance import BalanceDeal, BalanceGame, BalanceReport

MODULES: Final = ("business", "advisors")


def add(commands: Any) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "balance",
        help="what tiles, seats and advisors of Streets come to",
        description="Plays games of opponents of Streets and reports what every tile, type, kind "
        "of value, seat and advisor comes to. With --pack its tiles are compared with the box. The "
        "same seed, players and number of games always give the same report.",
    )
    parser.add_argument("--games", metavar="N", default="40", help="how many games (40)")
    parser.add_argument("--players", metavar="N", default="", help="two to five (all in turn)")
    parser.add_argument("--seed", metavar="S", default="1", help="number of the first game (1)")
    parser.add_argument(
        "--seats", metavar="LEVEL[,LEVEL...]", default="builder,shopkeeper", help="who plays"
    )
    parser.add_argument(
        "--modules", metavar="M[,M]", default="", help=f"of {', '.join(MODULES)} (none)"
    )
    parser.add_argument("--fit", metavar="FILE", default="", help="learn from them, write this")
    parser.add_argument("--json", action="store_true", help="report as JSON")
    add_options(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play and report; Ctrl-C while playing reports what was played.

    With a data pack the same games are played without it, too, and its tiles are compared.
    """
    from .minds.balance import BalanceReport, comparison, plain_box
    from .title import TITLE

    deals = _deals(args)
    report = BalanceReport(working_box(TITLE))
    done = _play(args, deals, report)
    told, lines = report.to_dict(), report.lines()
    if done and report.box.packs:
        plain = BalanceReport(plain_box())
        done = _play(args, [deal._replace(plain=True) for deal in deals], plain)
        told["pack"] = report.compared(plain)
        lines += comparison(told["pack"])
    print(json.dumps(told) if args.json else "\n".join(lines))
    if done and args.fit:
        _fit(Path(args.fit), report.games)
    return 0 if done else INTERRUPTED


def _play(args: argparse.Namespace, deals: list[BalanceDeal], report: BalanceReport) -> bool:
    """Play these games for a report; False if Ctrl-C ended it before."""
    from .minds.balance import play_balance
    from .title import TITLE

    found: dict[int, BalanceGame] = {}

    def take(number: int, game: BalanceGame) -> str:
        found[number] = game
        return ""

    done = work_through(workforce(args, TITLE), play_balance, deals, "games", take)
    report.games = [found[number] for number in sorted(found)]
    return done


def _deals(args: argparse.Namespace) -> list[BalanceDeal]:
    """The games that were asked for; UserError if there can be none such."""
    from .minds.balance import BalanceDeal
    from .minds.players import MINDS

    levels = tuple(name.strip() for name in args.seats.split(","))
    if unknown := [name for name in levels if not MINDS.knows(name)]:
        known = ", ".join(MINDS.levels)
        raise UserError(f"--seats: unknown player {unknown[0]!r}; there are {known}")
    modules = tuple(name.strip() for name in args.modules.split(",") if name.strip())
    if unknown := [name for name in modules if name not in MODULES]:
        raise UserError(f"--modules: unknown module {unknown[0]!r}; there are {', '.join(MODULES)}")
    if args.players not in ("", "2", "3", "4", "5"):
        raise UserError(f"--players {args.players}: two to five can play")
    counts = [int(args.players)] if args.players else [2, 3, 4, 5]
    first = whole("--seed", args.seed)
    return [
        BalanceDeal(
            one // len(counts),
            first + one,
            counts[one % len(counts)],
            levels,
            modules,
            bool(args.fit),
        )
        for one in range(whole("--games", args.games))
    ]


def _fit(target: Path, games: list[BalanceGame]) -> None:
    from .minds.hopes import as_text, fitted, load_hopes
    from .title import TITLE

    lessons = [lesson for game in games for lesson in game.lessons]
    learned = fitted(lessons, load_hopes(TITLE.data))
    try:
        target.write_text(as_text(learned), encoding="utf-8")
    except OSError as error:
        raise UserError(f"{target}: {error.strerror}") from error
    print(f"{len(lessons)} buildings looked at; written to {target}")
