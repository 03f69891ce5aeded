"""`newangeles play`: the game in a plain terminal."""

from __future__ import annotations

import argparse
import os
import sys
import time
from typing import TYPE_CHECKING, Any, Final

from newangeles_gui import paths

from .loading import (
    UserError,
    add_game,
    add_language,
    existing_file,
    language_of,
    load_box,
    load_settings,
    load_words,
    sentence,
    title_of,
    title_of_save,
)

if TYPE_CHECKING:
    from newangeles_gui.session import Listed, Match, SaveStore, Seat
    from newangeles_gui.terminal import Scripted
    from newangeles_gui.titles.title import Title

HUMAN: Final = "human"
SCRIPT: Final = "script:"
CHARACTER: Final = "/"  # between a level and the name of a character


def add(commands: Any) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "play",
        help="play in the terminal",
        description="The game in a plain terminal: type the number of a choice, ? for help.",
    )
    add_game(parser)
    parser.add_argument("--players", metavar="N", help="how many play (as few as can)")
    parser.add_argument(
        "--seats",
        metavar="WHO[,WHO...]",
        help="who plays each seat: human, script:FILE, or a level of the game, which arena --help "
        "names; LEVEL/NAME is one of that character; the rest are of the usual level",
    )
    parser.add_argument(
        "--roles",
        "--corporations",
        metavar="A[,B...]",
        help="who is played in seat order, such as corporations; the rest by chance",
    )
    parser.add_argument("--seed", metavar="S", help="number or word: the same game again")
    parser.add_argument(
        "--option", metavar="NAME=ID", action="append", default=[],
        help="what the game lets one choose before it; the rest by chance",
    )  # fmt: skip
    parser.add_argument(
        "--setup", metavar="ID", dest="option", action="append", type="setup={}".format,
        help="the setup card, as --option setup=ID",
    )  # fmt: skip
    parser.add_argument(
        "--pack", metavar="DIR", action="append", default=argparse.SUPPRESS,
        help="play with this data pack",
    )  # fmt: skip
    add_language(parser)
    talk = parser.add_mutually_exclusive_group()
    talk.add_argument(
        "--talk", action="store_true", default=None,
        help="stop before opponents counter or support an offer of yours, and at the end of "
        "turns, to talk to them; without this or --no-talk it is as the setting talk says",
    )  # fmt: skip
    talk.add_argument(
        "--no-talk", dest="talk", action="store_false", help="no such stops, so that it goes on"
    )
    parser.add_argument("--iron", action="store_true", help="no undo, no way back to an old save")
    again = parser.add_mutually_exclusive_group()
    again.add_argument("--load", metavar="FILE", help="go on with a saved game")
    again.add_argument(
        "--continue", dest="go_on", action="store_true", help="go on with the newest game"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play; 0 at the end or when somebody quits, 1 if the input ends before the game."""
    from newangeles_gui.session import notes_kept

    with notes_kept():
        return _play(args)


def _play(args: argparse.Namespace) -> int:
    from newangeles_gui.engine import IllegalChoice
    from newangeles_gui.session import Instance
    from newangeles_gui.session.thinker import Thinker
    from newangeles_gui.terminal import Console, Saver, Table

    store = _store()
    words = _words(_title(args, store), language_of(args))
    instance = Instance(store.folder)
    store.guest = instance.second
    if instance.second:
        print(f"newangeles: {words.say('start.second.text')}", file=sys.stderr)
    match = resumed(args, words, store) or _new(args, words.box)
    instance.take()
    store.guest = instance.second
    thinker = Thinker(words.box, words.box.title.data)
    scripts = _scripts(args.seats, match)
    _allow_any_letter()
    saver = Saver(store, match)
    try:
        talk = _setting(words.box.title, "talk") if args.talk is None else args.talk
        console = Console(sys.stdin, sys.stdout)
        table = Table(match, words, console, thinker, talk, saver, scripts)
        try:
            status = table.run()
        except IllegalChoice as error:  # only a script can answer wrongly here
            raise UserError(str(error)) from error
        if match.over:
            _remember(match)
        return status
    except KeyboardInterrupt:
        print()
        raise
    finally:
        thinker.close()
        instance.close()


def _remember(match: Match) -> None:
    """The people at this table have finished a game: their statistics grow."""
    from newangeles_gui.profiles import profiles_file, record
    from newangeles_gui.session import DiskError

    path = profiles_file()
    try:
        aside = record(match, path, int(time.time()))
    except DiskError as error:
        print(f"newangeles: the statistics could not be kept: {error}", file=sys.stderr)
        return
    if aside is not None:
        said = f"{path.name} cannot be read; it is {aside} now, and counting begins anew"
        print(f"newangeles: {said}", file=sys.stderr)


def resumed(args: argparse.Namespace, words: Any, store: SaveStore) -> Match | None:
    """The saved game that was asked for; UserError if it cannot be loaded."""
    from newangeles_gui.session import BadSaveError, latest

    try:
        if args.load:
            return store.load(existing_file(args.load), words.box).match
        if args.go_on:
            newest = latest(store.saves())
            if newest is None:
                raise UserError("--continue: there is no saved game yet")
            return _newest(newest, words, store)
    except BadSaveError as error:
        named = args.load or "--continue"
        raise UserError(f"{named}: {sentence(error, language_of(args))}") from error
    return None


def _newest(newest: Listed, words: Any, store: SaveStore) -> Match:
    """The newest save, or the newest good one of its game if that is unsound."""
    from newangeles_gui.session import BadSaveError

    try:
        return store.load(newest.path, words.box).match
    except BadSaveError as error:
        game = newest.header.game if newest.header else ""
        good = store.newest_good(game, words.box)
        if good is None:
            raise
        print(f"newangeles: {words.say(f'save.bad.{error.code}')}", file=sys.stderr)
        print(f"newangeles: {words.say('textgame.earlier')}", file=sys.stderr)
        return good.match


def _store() -> SaveStore:
    from newangeles_gui.session import SaveStore

    return SaveStore(paths.saves_folder())


def _title(args: argparse.Namespace, store: SaveStore) -> Title:
    """The game that was asked for, or that of the save to go on with."""
    from newangeles_gui.session import latest

    if args.load:
        return title_of_save(existing_file(args.load))
    newest = latest(store.saves()) if args.go_on else None
    return title_of(args) if newest is None else title_of_save(newest.path)


def _words(title: Title, language: str) -> Any:
    return title.words(load_words(title, language), load_box(title))


def _kinds(title: Title, args: argparse.Namespace) -> list[str]:
    players, (least, *_, most) = args.players, title.meta.seats
    named = _split(args.seats) or [HUMAN]
    number = max(least, len(named), len(_split(args.roles)))
    if players is not None:
        if not (players.isascii() and players.isdecimal()):
            raise UserError(f"--players {players}: expected a number from {least} to {most}")
        number = int(players[:6])
    if number not in title.meta.seats:
        raise UserError(f"{number} players: {least} to {most} can play")
    if len(named) > number:
        raise UserError(f"--seats names {len(named)} seats for {number} players")
    return named + [title.minds.usual] * (number - len(named))


def _split(text: str | None) -> list[str]:
    return [part.strip() for part in text.split(",")] if text else []


def _new(args: argparse.Namespace, box: Any) -> Match:
    from newangeles_gui.engine import SetupError, Start
    from newangeles_gui.session import Agreements, Match, Plan

    kinds = _kinds(box.title, args)
    _refuse_strangers(box.title, kinds)
    seed = _seed(args.seed)
    roles = _roles(box, _split(args.roles), len(kinds), seed)
    seats = [_planned(name, kind) for name, kind in zip(roles, kinds, strict=True)]
    agreements = Agreements(iron=args.iron, table_talk=_setting(box.title, "table_talk"))
    plan = Plan(Start(roles, str(seed), _options(box, args.option)), seats, agreements)
    try:
        return Match.begin(box, plan, identity=time.strftime("game-%Y%m%d-%H%M%S-") + _letters())
    except SetupError as error:
        raise UserError(str(error)) from error


def _refuse_strangers(title: Title, kinds: list[str]) -> None:
    levels, characters = title.minds.levels, title.minds.characters
    for kind in kinds:
        level, slash, character = kind.partition(CHARACTER)
        if kind.startswith(SCRIPT) or kind == HUMAN:
            continue
        if level not in levels:
            known = ", ".join(levels)
            raise UserError(f"--seats {kind}: there are {known}, human and script:FILE")
        if slash and character not in characters:
            known = ", ".join(characters) or "nobody in particular"
            raise UserError(f"--seats {kind}: the characters are {known}")


def _options(box: Any, chosen: list[str]) -> dict[str, str]:
    """What was chosen before the game; UserError if it cannot be chosen."""
    offered = box.title.rules.options(box)
    found = {}
    for text in chosen:
        name, _, value = text.partition("=")
        if name not in offered:
            known = ", ".join(offered) or "none"
            raise UserError(f"--option {text}: the options of this game are {known}")
        if value not in offered[name]:
            raise UserError(f"unknown {name} {value!r}; there are {', '.join(offered[name])}")
        found[name] = value
    return found


def _setting(title: Title, name: str) -> bool:
    """Whether somebody has chosen this; not where the game has nothing of the kind."""
    return bool(load_settings().of(title.meta.id, title.settings).values.get(name))


def _planned(name: str, kind: str) -> Seat:
    from newangeles_gui.session import Seat

    if kind.startswith(SCRIPT):
        return Seat(name, "script")
    level, _, character = kind.partition(CHARACTER)
    return Seat(name) if kind == HUMAN else Seat(name, "opponent", level, character)


def _scripts(seats: str | None, match: Match) -> dict[int, Scripted]:
    """The scripts that were named, by seat; UserError if one cannot be read."""
    from newangeles_gui.engine import IllegalChoice
    from newangeles_gui.terminal import Scripted

    found, players = {}, match.plan.start.players
    read = match.game.box.title.rules.written
    for place, kind in enumerate(_split(seats)[: len(players)]):
        if kind.startswith(SCRIPT):
            path = existing_file(kind[len(SCRIPT) :])
            try:
                text = path.read_text(encoding="utf-8")
                found[place] = Scripted(text, read, players[place])
            except (OSError, UnicodeDecodeError, IllegalChoice) as error:
                raise UserError(f"{path}: cannot be read as a script ({error})") from error
    return found


def _letters() -> str:
    return os.urandom(2).hex()


def _seed(text: str | None) -> int:
    from newangeles_gui.engine import seeded

    if text is None:
        return int.from_bytes(os.urandom(8), "big")
    return seeded(int(text) if text.isascii() and text.isdecimal() and len(text) < 30 else text)


def _roles(box: Any, named: list[str], number: int, seed: int) -> list[str]:
    from newangeles_gui.engine import random_bits, shuffle

    if len(named) > number:
        raise UserError(f"--roles names {len(named)} for {number} players")
    others = [name for name in box.title.rules.roles(box) if name not in named]
    shuffle(others, random_bits(seed))
    return [*named, *others][:number]


def _allow_any_letter() -> None:
    """A terminal that cannot show a letter shows a question mark instead of ending the game."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
