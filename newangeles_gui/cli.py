"""The `newangeles` command line: puts the sub-commands together and reports mistakes."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

from newangeles_gui import paths
from newangeles_gui.commands import COMMANDS, screen
from newangeles_gui.commands.loading import UserError, existing_packs
from newangeles_gui.process import hold

USER_MISTAKE = 2
INTERRUPTED = 130


class Parser(argparse.ArgumentParser):
    """A parser that says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        """End with the mistake and where help is to be found."""
        self.exit(USER_MISTAKE, f"newangeles: {message}; see {self.prog} --help\n")


class Version(argparse.Action):
    """Print the version; looked up only when somebody asks."""

    def __init__(self, option_strings: Sequence[str], dest: str, help: str) -> None:
        super().__init__(option_strings, argparse.SUPPRESS, nargs=0, help=help)

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: str | Sequence[object] | None,
        option_string: str | None = None,
    ) -> None:
        """Print and end."""
        from newangeles_gui import provenance

        print(f"{parser.prog} {provenance.version()}")
        parser.exit()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line; returns the exit status."""
    given = sys.argv[1:] if arguments is None else arguments
    saves = dict.fromkeys(one for one in given if one.endswith(paths.SAVED_GAME))
    args = build_parser(list(saves)).parse_args(given)
    if args.home is not None:
        os.environ[paths.HOME_VARIABLE] = args.home
    try:
        if args.pack:
            os.environ[paths.PACKS_VARIABLE] = existing_packs(args.pack)
        return _run(args)
    except UserError as error:
        if args.debug:
            raise
        print(f"newangeles: {error}", file=sys.stderr)
        return USER_MISTAKE
    except KeyboardInterrupt:
        print("newangeles: interrupted", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()  # the reader of our output has gone; nothing more to say
        return 0


def build_parser(saves: Sequence[str] = ()) -> argparse.ArgumentParser:
    """The parser with all sub-commands; a saved game may stand where a command would."""
    parser = Parser(
        prog="newangeles",
        description="New Angeles, an unofficial desktop version of the bargaining board game.",
        epilog=f"GAME{paths.SAVED_GAME} goes on with a saved game, as --load does.",
    )
    parser.add_argument("--version", action=Version, help="show the version and its commit")
    parser.add_argument(
        "--debug", action="store_true", help="show where in the program an error arose"
    )
    parser.add_argument(
        "--home", metavar="DIR", help="keep everything of the player's in this folder"
    )
    parser.add_argument(
        "--pack",
        metavar="DIR",
        action="append",
        help="play with this data pack; several lie over one another in this order",
    )
    screen.add_options(parser)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    for command in COMMANDS:
        command.add(commands)
    for save in saves:
        _add_save(commands, save)
    parser.set_defaults(run=screen.run, opened=None)
    return parser


def _add_save(commands: Any, save: str) -> None:
    """A file that a desktop opens; what was said before it still holds."""
    opened = commands.add_parser(save, argument_default=argparse.SUPPRESS)
    screen.add_options(opened)
    opened.set_defaults(opened=save)


def _run(args: argparse.Namespace) -> int:
    if args.run is screen.run:  # the window says itself when it has begun
        hold()
    status: int = args.run(args)
    return status
