"""`newangeles settings`: what the player chose, and how to choose anew."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from newangeles_gui import paths

from .errors import UserError
from .loading import load_settings


def add(commands: Any) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "settings",
        help="show or change settings",
        description="Shows all settings, those of a game by its name and theirs; NAME=VALUE "
        "changes one and keeps it.",
    )
    parser.add_argument("changes", nargs="*", metavar="NAME=VALUE", help="settings to change")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Change what was named, keep it, and show everything."""
    from newangeles_gui.session import DiskError, keep_settings
    from newangeles_gui.settings import FILE

    settings = load_settings()
    named = settings.named
    for warning in settings.warnings:
        print(f"newangeles: {warning}", file=sys.stderr)
    for change in args.changes:
        name, equals, text = change.partition("=")
        try:
            if not equals or name not in named:
                raise ValueError(f"expected NAME=VALUE with one of {', '.join(named)}")
            chosen, name = named[name]
            chosen.choose(name, chosen.kinds[name].read(text))
        except ValueError as error:
            raise UserError(f"{change}: {error}") from error
    if args.changes:
        path = paths.settings_folder() / FILE
        try:
            aside = keep_settings(settings, path)
        except DiskError as error:
            raise UserError(f"{path}: cannot be written ({error})") from error
        if aside is not None:
            print(f"newangeles: the file that could not be read is {aside} now", file=sys.stderr)
    for chosen in (settings.house, *settings.titles.values()):
        for name, value in chosen.values.items():
            print(f"{chosen.told(name)} = {value}")
    return 0
