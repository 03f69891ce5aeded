"""`newangeles replay`: print a saved game choice by choice, or verify it."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from .errors import UserError
from .loading import new_file
from .saves import add_language, language_of, load_save

if TYPE_CHECKING:
    from newangeles_gui.session import Match, ReplayMoment
    from newangeles_gui.titles.title import AnyBox


def add(commands: Any) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "replay",
        help="print or verify a saved game",
        description="Plays a saved game again from its start and prints what happened.",
    )
    parser.add_argument("file", metavar="FILE", help="a save")
    parser.add_argument("--verify", action="store_true", help="only compare every fingerprint")
    parser.add_argument("--from", dest="start", type=int, default=0, metavar="N")
    parser.add_argument("--seat", metavar="NAME", help="as this seat may know it")
    parser.add_argument(
        "--branch", metavar="NEW", help="write a new game that goes on from choice --from"
    )
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Replay; 1 if the game does not follow from its choices."""
    loaded, box = load_save(args.file, language_of(args))
    match = loaded.match
    if not 0 <= args.start <= len(match.record.choices):
        raise UserError(f"--from {args.start}: the game has {len(match.record.choices)} choices")
    if args.branch:
        return _branch(args, match, box)
    seat = _seat(args.seat, match)
    return _print(args, match, box, seat)


def _seat(name: str | None, match: Match) -> int | None:
    if name is None:
        return None
    if name not in match.plan.start.players:
        raise UserError(f"--seat {name}: playing are {', '.join(match.plan.start.players)}")
    return match.plan.start.players.index(name)


def _print(args: argparse.Namespace, match: Match, box: AnyBox, seat: int | None) -> int:
    from newangeles_gui.session import moments, state_hash

    fingerprint, number = "", 0
    try:
        for moment in moments(box, match.plan, match.record.choices):
            fingerprint, number = moment.fingerprint, moment.number
            if args.verify or number < args.start:
                continue
            _print_moment(moment, match.plan.start.players, seat)
    except ValueError as error:  # the game was played with other data or rules
        print(f"choice {number + 1} does not follow: {error}")
        return 1
    if fingerprint != state_hash(match.game):
        print("the choices lead to another position than the saved one")
        return 1
    print(f"{number} choices, every one follows; fingerprint {fingerprint}")
    return 0


def _print_moment(moment: ReplayMoment, players: list[str], seat: int | None) -> None:
    """A choice and what followed; with a seat, only what that seat may know."""
    decision = moment.decision
    if decision is None:
        print("0. set-up")
    else:
        # Only answers are secret: what is agreed on in a talk is so whatever question waits.
        answers = moment.choice.startswith(decision.kind + " ")
        hidden = decision.private and answers and seat not in (None, decision.seat)
        shown = f"{decision.kind} ..." if hidden else moment.choice
        print(f"{moment.number}. {players[decision.seat]}: {shown}")
    for event in moment.events:
        print(f"   {event.line(seat)}")


def _branch(args: argparse.Namespace, match: Match, box: AnyBox) -> int:
    import time

    from newangeles_gui.profiles import BRANCH
    from newangeles_gui.session import DiskError, branch, save_bytes, write_file

    goal = new_file(args.branch)
    try:
        new = branch(box, match, args.start, f"{match.identity[:40]}{BRANCH}{args.start}")
    except ValueError as error:
        raise UserError(f"{args.file}: its choices cannot be followed ({error})") from error
    try:
        write_file(goal, save_bytes(new, int(time.time())))
    except DiskError as error:
        raise UserError(f"{goal}: cannot be written ({error})") from error
    print(f"{goal}: a new game from choice {args.start} on")
    return 0
