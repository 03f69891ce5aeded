"""`newangeles check-data`: is a data pack sound?"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from .errors import UserError
from .loading import add_game, problems_of_packs, title_of


def add(commands: Any) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "check-data",
        help="check game data, or a data pack on top of it",
        description="Lists everything that is wrong as file:line:column: path: what is wrong.",
    )
    add_game(parser)
    parser.add_argument("folder", nargs="*", metavar="DIR", help="a data pack; none: game data")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check, list the problems; 2 if there are any."""
    packs = [Path(folder) for folder in args.folder]
    for pack in packs:
        if not pack.is_dir():
            raise UserError(f"{pack}: there is no such folder; expected the folder of a data pack")
    problems = problems_of_packs(title_of(args), packs)
    for problem in problems:
        print(problem)
    what = ", ".join(args.folder) or "the game data"
    if problems:
        print(f"{what}: {len(problems)} problem{'s' if len(problems) > 1 else ''}")
        return 2
    print(f"{what}: sound")
    return 0
