"""`newangeles shot`: pictures of the program, without a window."""

from __future__ import annotations

import argparse
import os
import re
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ..loading import (
    UserError,
    add_game,
    add_language,
    first_settings,
    in_home,
    refuse_unsound_packs,
    title_of,
)

if TYPE_CHECKING:
    from newangeles_gui.app import App

SIZE: Final = re.compile(r"([0-9]{3,4})x([0-9]{3,4})")
USUAL: Final = 4  # players
FILMED: Final = "1x"  # how quickly what happens is shown in a film


def add(commands: Any) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "shot",
        help="make pictures of what the program shows",
        description="Makes pictures without opening a window.",
    )
    parser.add_argument("out", nargs="?", metavar="OUT.png", help="the picture to write")
    parser.add_argument("--gallery", metavar="DIR", help="contact sheets of all pictures and type")
    add_game(parser)
    parser.add_argument("--scene", metavar="NAME", help="the screen; 'list' names them all")
    parser.add_argument("--seed", metavar="N", type=int, default=1, help="the game it shows (1)")
    parser.add_argument(
        "--after", metavar="K", type=int, default=0, help="after so many choices (0)"
    )
    parser.add_argument("--until", metavar="KIND", default="", help="and at such a question")
    parser.add_argument("--players", metavar="N", type=int, help="how many play (4)")
    add_language(parser)
    parser.add_argument("--size", metavar="WxH", default="1920x1080", help="pixels (1920x1080)")
    parser.add_argument("--scale", metavar="S", type=int, default=100, help="percent (100)")
    parser.add_argument("--film", metavar="DIR", help="the game going on, picture after picture")
    parser.add_argument("--seconds", metavar="T", type=int, default=10, help="of a film (10)")
    parser.add_argument(
        "--rate", metavar="N", type=int, default=10, help="pictures a second, 1 to 30 (10)"
    )
    parser.add_argument("--palette", metavar="P", default="standard", help="the colours")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write what was asked for."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    if args.gallery:
        return _gallery(args, Path(args.gallery))
    if args.scene == "list":
        from .showcase import examples_of

        print("\n".join(examples_of(title_of(args))))
        return 0
    if not (args.scene and (args.out or args.film)):
        raise UserError(
            "shot: expected --scene NAME OUT.png, --scene NAME --film DIR, --scene list, "
            "or --gallery DIR"
        )
    # What the examples save must not lie among the player's own games.
    with tempfile.TemporaryDirectory() as home:
        os.environ.update(in_home(home))
        return _scene(args)


def _gallery(args: argparse.Namespace, goal: Path) -> int:
    if goal.exists() and not goal.is_dir():
        raise UserError(f"{goal}: is a file, expected a folder for the sheets")
    from newangeles_gui.widgets import MissingPictureError

    from .gallery import make_gallery

    try:
        for path in make_gallery(title_of(args).seen_and_heard, goal):
            print(path)
    except MissingPictureError as error:
        raise UserError(f"the pictures are not complete: {error}") from error
    except OSError as error:
        raise UserError(f"{goal}: cannot be written ({error.strerror or error})") from error
    return 0


def _scene(args: argparse.Namespace) -> int:
    from newangeles_gui.app import App, Options

    from .showcase import examples_of
    from .situation import Situation

    title = title_of(args)
    examples = examples_of(title)
    if args.scene not in examples:
        raise UserError(f"--scene {args.scene}: there are {', '.join(examples)}")
    players = _players(args, title.meta.seats)
    settings = first_settings()
    try:
        if args.lang:
            settings.choose("language", args.lang)
        settings.choose("scale", args.scale)
        settings.choose("palette", args.palette)
        settings.choose("animation", FILMED if args.film else "off")
    except ValueError as error:
        raise UserError(str(error)) from error
    refuse_unsound_packs(title)
    options = Options(size=_size(args.size), software=True, silent=True, ahead=False)
    app = App(settings, options, title)
    try:
        situation = Situation(args.seed, args.after, players, until=args.until)
        app.stack.replace(*examples[args.scene](app.services, situation))
        if args.film:
            _film(app, args)
        else:
            _shoot(app, args.out)
    finally:
        app.close()
    return 0


def _players(args: argparse.Namespace, seats: range) -> int:
    if args.players is None:
        return min(max(USUAL, seats[0]), seats[-1])
    if args.players not in seats:
        raise UserError(f"--players {args.players}: {seats[0]} to {seats[-1]} can play")
    players: int = args.players
    return players


def _shoot(app: App, path: str) -> None:
    app.settle()
    try:
        app.save_picture(path)
    except OSError as error:
        raise UserError(f"{path}: cannot be written ({error})") from error


def _film(app: App, args: argparse.Namespace) -> None:
    from .situation import CLOCK, film

    folder = Path(args.film)
    if not 1 <= args.rate <= CLOCK:
        raise UserError(f"--rate {args.rate}: expected 1 to {CLOCK} pictures a second")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        film(app, folder, args.seed, args.seconds, args.rate)
    except OSError as error:
        raise UserError(f"{folder}: cannot be written ({error.strerror or error})") from error


def _size(text: str) -> tuple[int, int]:
    found = SIZE.fullmatch(text)
    if found is None:
        raise UserError(f"--size {text}: expected for example 1920x1080")
    return (int(found[1]), int(found[2]))
