"""`newangeles positions`: ask opponents questions that have a right answer."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any, Final

from .errors import UserError
from .loading import add_game, existing_file, load_box, title_of

if TYPE_CHECKING:
    from newangeles_gui.titles.title import Title

TRIES: Final = 3


def add(commands: Any) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "positions",
        help="ask opponents questions that have a right answer",
        description="Asks a level every question of the files, with several dice; one line each.",
    )
    add_game(parser)
    parser.add_argument("files", nargs="+", metavar="FILE", help="position files")
    parser.add_argument("--level", metavar="LEVEL", default="", help="(the usual one)")
    parser.add_argument("--tries", metavar="N", default=str(TRIES), help=f"dice ({TRIES})")
    parser.add_argument("--least", metavar="PERCENT", default="0", help="fail below this share")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Ask and report; 1 if fewer than `--least` were solved, 2 if a file is wrong."""
    from newangeles_gui.content import ContentError
    from newangeles_gui.minds import dice

    for option in ("tries", "least"):
        if not getattr(args, option).isdecimal():
            raise UserError(f"--{option} {getattr(args, option)}: expected a number")
    title = title_of(args)
    if title.scenario is None:
        raise UserError(f"--game {title.meta.id}: there are no positions of this game")
    level = args.level or title.minds.usual
    room, box = title.scenario(), load_box(title)
    agent = _agent(title, box, level)
    try:
        puzzles = [one for name in args.files for one in room.positions(existing_file(name))]
        asked = [(puzzle, *puzzle.question(box)) for puzzle in puzzles]
    except ContentError as error:
        print(error)
        return 2
    solved = 0.0
    tries = max(1, int(args.tries))
    for puzzle, game, decision in asked:
        answers = [
            room.answered(puzzle, agent, game, decision, dice(seed)) for seed in range(tries)
        ]
        right = sum(puzzle.solved_by(option) for option in answers)
        solved += right / tries
        word = "ok     " if right == tries else "FAILED " if not right else f"{right} of {tries} "
        wrong = {option for option in answers if not puzzle.solved_by(option)}
        print(word, puzzle.title, f"({', '.join(sorted(wrong))})" if wrong else "")
    share = 100 * solved / max(1, len(asked))
    print(f"{level} solves {share:.1f} % of {len(asked)} positions")
    return 1 if share < int(args.least) else 0


def _agent(title: Title, box: Any, level: str) -> Any:
    if not title.minds.knows(level):
        raise UserError(f"unknown player {level!r}; there are {', '.join(title.minds.levels)}")
    return title.minds.crew(box).agent(level)
