"""`newangeles saves` and `newangeles profile`: what is kept of games, and of the people."""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from newangeles_gui import paths

from .errors import UserError
from .loading import existing_file, load_box
from .saves import add_language, language_of, sentence, title_of_save

if TYPE_CHECKING:
    from newangeles_gui.session import Listed

UNLISTED: Final = ("active", "ended_by")  # of what can be seen of a saved game


def add(commands: Any) -> None:
    """Add the sub-commands."""
    saves = commands.add_parser(
        "saves",
        help="list, export and import saved games",
        description="Lists the saved games, newest first, then those that cannot be loaded.",
    )
    what = saves.add_mutually_exclusive_group()
    what.add_argument("--export", nargs=2, metavar=("SAVE", "FILE"), help="copy a save out")
    what.add_argument("--import", dest="take_in", metavar="FILE", help="copy a save in")
    add_language(saves)
    saves.set_defaults(run=run_saves)
    profile = commands.add_parser(
        "profile",
        help="statistics over finished games",
        description="What became of the games of the people who play here.",
    )
    profile.set_defaults(run=run_profile)


def run_saves(args: argparse.Namespace) -> int:
    """List, export or import."""
    from newangeles_gui.session import BadSaveError, DiskError, SaveStore

    store = SaveStore(paths.saves_folder())
    try:
        if args.export:
            store.export(existing_file(args.export[0]), Path(args.export[1]))
            print(f"{args.export[1]}: written")
        elif args.take_in:
            path = existing_file(args.take_in)
            print(store.take_in(path, load_box(title_of_save(path))))
        else:
            _list(store.saves(), language_of(args))
    except BadSaveError as error:
        named = args.take_in or args.export[0]
        raise UserError(f"{named}: {sentence(error, language_of(args))}") from error
    except DiskError as error:
        raise UserError(f"cannot be written: {error}") from error
    return 0


def _list(saves: list[Listed], language: str) -> None:
    from newangeles_gui.session import BadSaveError

    for save in saves:
        print(save.path)
        if save.problem:
            print(f"    {sentence(BadSaveError(save.problem), language)}")
        if save.header is None:
            continue
        public = save.header.thumbnail
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(save.header.saved))
        told = {name: one for name, one in public.items() if not isinstance(one, list)}
        figures = [f"{name} {told[name]}" for name in told if name not in UNLISTED]
        called = save.header.title or save.header.game
        print(f"    {when}  {called}  {', '.join(figures)}{_seed(save)}")
    if not saves:
        print("there are no saved games yet")


def _seed(save: Listed) -> str:
    """The seed of a saved game, if the whole file can be read."""
    from newangeles_gui.session import BadSaveError, read_file, unpack

    try:
        return f", seed {unpack(read_file(save.path))[1].start.get('seed')}"
    except BadSaveError:
        return ""


def run_profile(args: argparse.Namespace) -> int:
    """Print everybody's statistics."""
    from newangeles_gui import titles
    from newangeles_gui.profiles import FILE, BadProfilesError, Profiles

    try:
        profiles = Profiles.load(paths.settings_folder() / FILE)
    except BadProfilesError as error:
        raise UserError(f"{error}; it is set aside when the next game ends") from error
    kinds = {one.title for games in profiles.games.values() for one in games}
    for title, name in ((one, name) for one in sorted(kinds) for name in profiles.of(one).games):
        levels = titles.load(title).minds.levels if title in titles.TITLES else ()
        sums = profiles.of(title).statistics(name, levels)
        called = f"{name}, {title}" if len(kinds) > 1 else name
        print(f"{called}: {sums.games} games, {sums.won} won, best score {sums.best_score}")
        ended = ", ".join(f"{what} {number}" for what, number in sorted(sums.endings.items()))
        print(f"    ended by {ended}")
        facts = [f"{what.replace('_', ' ')} {number}" for what, number in sums.totals.items()]
        print(f"    {', '.join(facts)}")
        print(f"    won in a row {sums.streak}, at most {sums.longest_streak}")
        ways = {f"against {level}": score for level, score in sums.by_level.items()}
        tables = {f"{number} players": score for number, score in sums.by_players.items()}
        for what, (played, won) in {**sums.by_role, **ways, **tables}.items():
            print(f"    {what}: {played} played, {won} won")
    if not profiles.games:
        print("no game has been played to its end yet")
    return 0
