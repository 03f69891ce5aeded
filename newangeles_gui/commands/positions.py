"""`newangeles positions`: ask opponents questions that have a right answer."""

from __future__ import annotations

import argparse
from typing import Any, Final

from .errors import UserError
from .loading import add_game, existing_file, load_box, title_of

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
    parser.add_argument("--level", metavar="LEVEL", default="director", help="(director)")
    parser.add_argument("--tries", metavar="N", default=str(TRIES), help=f"dice ({TRIES})")
    parser.add_argument("--least", metavar="PERCENT", default="0", help="fail below this share")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Ask and report; 1 if fewer than `--least` were solved, 2 if a file is wrong."""
    from newangeles_gui.content.problems import ContentError
    from newangeles_gui.titles.new_angeles.minds.registry import UnknownAgent, make_agent
    from newangeles_gui.titles.new_angeles.scenario.positions import read_positions

    for option in ("tries", "least"):
        if not getattr(args, option).isdecimal():
            raise UserError(f"--{option} {getattr(args, option)}: expected a number")
    box = load_box(title_of(args))
    try:
        agent = make_agent(args.level, box)
        puzzles = [one for name in args.files for one in read_positions(existing_file(name))]
        asked = [(puzzle, *puzzle.question(box)) for puzzle in puzzles]
    except UnknownAgent as error:
        raise UserError(str(error)) from error
    except ContentError as error:
        print(error)
        return 2
    solved = 0.0
    tries = max(1, int(args.tries))
    for puzzle, game, decision in asked:
        answers = [answer(agent, puzzle, game, decision, seed) for seed in range(tries)]
        right = sum(puzzle.solved_by(option) for option in answers)
        solved += right / tries
        word = "ok     " if right == tries else "FAILED " if not right else f"{right} of {tries} "
        wrong = {option for option in answers if not puzzle.solved_by(option)}
        print(word, puzzle.position.title, f"({', '.join(sorted(wrong))})" if wrong else "")
    share = 100 * solved / max(1, len(asked))
    print(f"{args.level} solves {share:.1f} % of {len(asked)} positions")
    return 1 if share < int(args.least) else 0


def answer(agent: Any, puzzle: Any, game: Any, decision: Any, seed: int) -> str:
    """What a player answers to a position; who cannot be talked to refuses every trade."""
    from newangeles_gui.minds.dice import dice
    from newangeles_gui.titles.new_angeles.minds.bargain import Bargainer
    from newangeles_gui.titles.new_angeles.rules.view import view

    seen = view(game, decision.seat)
    trade = puzzle.trade(game)
    if trade is None:
        option: str = agent.choose(seen, decision, dice(seed)).option
        return option
    accepts = isinstance(agent, Bargainer) and agent.answer(seen, trade, 0).accepts
    return "accept" if accepts else "refuse"
