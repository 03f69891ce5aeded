"""`replay`, `saves`, `profile`, `settings`, `report`: what is kept of games and of people."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from newangeles_gui import paths

from .loading import (
    UserError,
    add_language,
    existing_file,
    known_title,
    language_of,
    load_box,
    load_save,
    load_settings,
    new_file,
    sentence,
    title_of_save,
)

if TYPE_CHECKING:
    from newangeles_gui.session import Listed, Match, ReplayMoment
    from newangeles_gui.titles.title import AnyBox


def add(commands: Any) -> None:
    """Add the sub-commands."""
    _add_replay(commands)
    _add_saves(commands)
    _add_settings(commands)
    _add_report(commands)


def _add_replay(commands: Any) -> None:
    parser = commands.add_parser(
        "replay",
        help="print or verify a saved game",
        description="Plays a saved game again from its start and prints what happened.",
    )
    parser.add_argument("file", metavar="FILE", help="a save")
    parser.add_argument("--verify", action="store_true", help="only compare every fingerprint")
    parser.add_argument("--from", dest="start", type=int, default=0, metavar="N")
    parser.add_argument("--seat", metavar="NAME", help="as this seat may know it")
    parser.add_argument(
        "--branch", metavar="NEW", help="write a new game that goes on from choice --from"
    )
    add_language(parser)
    parser.set_defaults(run=run_replay)


def run_replay(args: argparse.Namespace) -> int:
    """Replay; 1 if the game does not follow from its choices."""
    loaded, box = load_save(args.file, language_of(args))
    match = loaded.match
    if not 0 <= args.start <= len(match.record.choices):
        raise UserError(f"--from {args.start}: the game has {len(match.record.choices)} choices")
    if args.branch:
        return _branch(args, match, box)
    seat = _seat(args.seat, match)
    return _print(args, match, box, seat)


def _seat(name: str | None, match: Match) -> int | None:
    if name is None:
        return None
    if name not in match.plan.start.players:
        raise UserError(f"--seat {name}: playing are {', '.join(match.plan.start.players)}")
    return match.plan.start.players.index(name)


def _print(args: argparse.Namespace, match: Match, box: AnyBox, seat: int | None) -> int:
    from newangeles_gui.session import moments, state_hash

    fingerprint, number = "", 0
    try:
        for moment in moments(box, match.plan, match.record.choices):
            fingerprint, number = moment.fingerprint, moment.number
            if args.verify or number < args.start:
                continue
            _print_moment(moment, match.plan.start.players, seat)
    except ValueError as error:  # the game was played with other data or rules
        print(f"choice {number + 1} does not follow: {error}")
        return 1
    if fingerprint != state_hash(match.game):
        print("the choices lead to another position than the saved one")
        return 1
    print(f"{number} choices, every one follows; fingerprint {fingerprint}")
    return 0


def _print_moment(moment: ReplayMoment, players: list[str], seat: int | None) -> None:
    """A choice and what followed; with a seat, only what that seat may know."""
    decision = moment.decision
    if decision is None:
        print("0. set-up")
    else:
        # Only answers are secret: what is agreed on in a talk is so whatever question waits.
        answers = moment.choice.startswith(decision.kind + " ")
        hidden = decision.private and answers and seat not in (None, decision.seat)
        shown = f"{decision.kind} ..." if hidden else moment.choice
        print(f"{moment.number}. {players[decision.seat]}: {shown}")
    for event in moment.events:
        print(f"   {event.line(seat)}")


def _branch(args: argparse.Namespace, match: Match, box: AnyBox) -> int:
    import time

    from newangeles_gui.session import BRANCH, DiskError, branch, save_bytes, write_file

    goal = new_file(args.branch)
    try:
        new = branch(box, match, args.start, f"{match.identity[:40]}{BRANCH}{args.start}")
    except ValueError as error:
        raise UserError(f"{args.file}: its choices cannot be followed ({error})") from error
    try:
        write_file(goal, save_bytes(new, int(time.time())))
    except DiskError as error:
        raise UserError(f"{goal}: cannot be written ({error})") from error
    print(f"{goal}: a new game from choice {args.start} on")
    return 0


UNLISTED: Final = ("active", "ended_by")  # of what can be seen of a saved game


def _add_saves(commands: Any) -> None:
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
    from newangeles_gui.profiles import BadProfilesError, Profiles, profiles_file

    try:
        profiles = Profiles.load(profiles_file())
    except BadProfilesError as error:
        raise UserError(f"{error}; it is set aside when the next game ends") from error
    kinds = {one.title for games in profiles.games.values() for one in games}
    for title, name in ((one, name) for one in sorted(kinds) for name in profiles.of(one).games):
        known = known_title(title)
        levels = () if known is None else known.minds.levels
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


def _add_settings(commands: Any) -> None:
    parser = commands.add_parser(
        "settings",
        help="show or change settings",
        description="Shows all settings, those of a game by its name and theirs; NAME=VALUE "
        "changes one and keeps it.",
    )
    parser.add_argument("changes", nargs="*", metavar="NAME=VALUE", help="settings to change")
    parser.set_defaults(run=run_settings)


def run_settings(args: argparse.Namespace) -> int:
    """Change what was named, keep it, and show everything."""
    from newangeles_gui.session import DiskError, keep_settings
    from newangeles_gui.settings import settings_file

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
        path = settings_file()
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


def _add_report(commands: Any) -> None:
    parser = commands.add_parser(
        "report",
        help="pack a save for a bug report",
        description="Makes one archive with the save, its log, what the program "
        "noted when something went wrong, and versions; no private paths.",
    )
    parser.add_argument("file", metavar="FILE", help="a save, sound or not")
    parser.add_argument("--to", metavar="ZIP", help="where to (default: FILE-report.zip)")
    parser.set_defaults(run=run_report)


def run_report(args: argparse.Namespace) -> int:
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
