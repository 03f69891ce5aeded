"""`newangeles report`: one archive for a bug report."""

from __future__ import annotations

import argparse
from typing import Any

from .errors import UserError
from .loading import existing_file, load_box, new_file
from .saves import title_of_save


def add(commands: Any) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "report",
        help="pack a save for a bug report",
        description="Makes one archive with the save, its log, what the program "
        "noted when something went wrong, and versions; no private paths.",
    )
    parser.add_argument("file", metavar="FILE", help="a save, sound or not")
    parser.add_argument("--to", metavar="ZIP", help="where to (default: FILE-report.zip)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the archive."""
    from newangeles_gui.session import (
        LARGEST_FILE,
        BadSaveError,
        DiskError,
        bundle,
        read_file,
        write_file,
    )

    path = existing_file(args.file)
    goal = new_file(args.to or str(path.with_name(path.stem + "-report.zip")))
    try:
        raw = read_file(path)
    except BadSaveError as error:
        raise UserError(f"{path}: cannot be read ({error.detail})") from error
    if len(raw) > LARGEST_FILE:
        raise UserError(f"{path}: too large for a save")
    try:
        write_file(goal, bundle(raw, load_box(title_of_save(path))))
    except DiskError as error:
        raise UserError(f"{goal}: cannot be written ({error})") from error
    print(f"{goal}: add this file to your report")
    return 0
