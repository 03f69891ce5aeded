"""The game on the screen: what `newangeles` does without a sub-command."""

from __future__ import annotations

import argparse
import os
from functools import partial
from typing import TYPE_CHECKING, Final

from newangeles_gui import paths

from .loading import UserError, existing_file, load_settings, refuse_unsound_packs, title_at_start

# By this name a desktop finds icon and menu entry; pygame would take that of the file that runs.
CLASSES: Final = ("SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS")

if TYPE_CHECKING:
    from newangeles_gui.app import App
    from newangeles_gui.session import Match
    from newangeles_gui.settings import Settings


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of the window."""
    window = parser.add_argument_group("the game on the screen (without a command)")
    window.add_argument("--lang", choices=paths.language_codes(), help="the language")
    window.add_argument("--software", action="store_true", help="draw without the graphics card")
    window.add_argument("--silent", action="store_true", help="no sound")
    window.add_argument("--game", metavar="ID", help="which game (the one that was played last)")
    window.add_argument("--load", metavar="FILE", help="go on with a saved game")
    # For whoever packages the program: does the window open, and how soon?
    window.add_argument("--only-start", action="store_true", help=argparse.SUPPRESS)
    window.add_argument("--seed", metavar="S", help="begin a new game with this seed")


def run(args: argparse.Namespace) -> int:
    """Open the window and stay until it is closed; what goes wrong is noted."""
    from newangeles_gui.session import notes_kept

    with notes_kept():
        return _stay(args)


def _stay(args: argparse.Namespace) -> int:
    from newangeles_gui.session import Instance
    from newangeles_gui.settings import settings_file

    settings = _settings(args)
    app = _open(args, settings)
    instance = Instance(paths.saves_folder())
    instance.take()
    app.services.store.guest = instance.second
    try:
        _first_screen(app, args)
        if instance.second:
            _tell_second(app)
        if settings.unreadable:
            _tell(app, "start.unreadable", file=str(settings_file()))
        app.run(partial(_at_title, app) if args.only_start else _never)
    finally:
        app.close()
        instance.close()
    return app.status


def _tell_second(app: App) -> None:
    _tell(app, "start.second")


def _tell(app: App, key: str, **facts: str) -> None:
    """What has to be said before anything else, over the title or the game."""
    from newangeles_gui.scenes import message, open_title

    services = app.services
    if app.stack.top is not None and app.stack.top.name == "splash":
        open_title(services)
    title, text = services.say(f"{key}.title"), services.say(f"{key}.text", **facts)
    services.stack.push(message(services, title, text))


def _at_title(app: App) -> bool:
    return any(scene.name == "title" for scene in app.stack.scenes)


def _never() -> bool:
    return False


def _settings(args: argparse.Namespace) -> Settings:
    return load_settings(language=args.lang) if args.lang else load_settings()


def _open(args: argparse.Namespace, settings: Settings) -> App:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    for variable in CLASSES:
        os.environ.setdefault(variable, paths.APPLICATION)
    from newangeles_gui.start_check import problems

    _refuse(problems([paths.assets_folder(paths.HOUSE)]))
    from newangeles_gui.app import App, NoWindowError, Options, chosen_game
    from newangeles_gui.content import ContentError
    from newangeles_gui.i18n import StringsError

    title = title_at_start(args.game, args.opened or args.load, chosen_game(settings))
    _refuse(problems(title.seen_and_heard[:-1]))  # those of the house come last
    refuse_unsound_packs(title)
    options = Options(software=args.software, silent=args.silent, debug=args.debug)
    try:
        return App(settings, options, title)
    except NoWindowError as error:
        raise UserError(
            f"no window can be opened ({error}); 'newangeles play' is the game in the terminal"
        ) from error
    except (ContentError, StringsError) as error:
        raise UserError(f"the game data cannot be used\n{error}") from error


def _refuse(problems: list[str]) -> None:
    if problems:
        raise UserError("\n".join(problems))


def _first_screen(app: App, args: argparse.Namespace) -> None:
    from newangeles_gui.scenes import open_new_game, open_splash, open_table, open_title

    if args.opened:
        _open_file(app, args.opened)
    elif args.load:
        open_table(app.services, _loaded(app, args.load))
    elif args.seed:
        open_title(app.services)
        open_new_game(app.services, args.seed)
    else:
        open_splash(app.services)


def _open_file(app: App, file: str) -> None:
    """A file that was opened from a desktop: what is wrong with it is said in the window."""
    from newangeles_gui.scenes import message, open_table, open_title

    services = app.services
    try:
        open_table(services, _loaded(app, file))
    except UserError as error:
        open_title(services)
        services.stack.push(message(services, services.say("save.not_loaded"), str(error)))


def _loaded(app: App, file: str) -> Match:
    from newangeles_gui.session import BadSaveError

    try:
        return app.services.store.load(existing_file(file), app.services.box).match
    except BadSaveError as error:
        text = app.services.say(f"save.bad.{error.code}")
        raise UserError(f"{file}: {text}") from error
