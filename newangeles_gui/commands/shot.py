"""`newangeles shot`: pictures of the program, without a window."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

from newangeles_gui import paths

from .errors import UserError


def add(commands: Any) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "shot",
        help="make pictures of what the program shows",
        description="Makes pictures without opening a window.",
    )
    parser.add_argument(
        "--gallery", metavar="DIR", required=True, help="contact sheets of all pictures and type"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the sheets."""
    goal = Path(args.gallery)
    if goal.exists() and not goal.is_dir():
        raise UserError(f"{goal}: is a file, expected a folder for the sheets")
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from newangeles_gui.scenes.gallery import make_gallery
    from newangeles_gui.widgets.pictures import MissingPictureError

    try:
        for path in make_gallery(paths.assets_folder(), goal):
            print(path)
    except MissingPictureError as error:
        raise UserError(f"the pictures are not complete: {error}") from error
    except OSError as error:
        raise UserError(f"{goal}: cannot be written ({error.strerror or error})") from error
    return 0
