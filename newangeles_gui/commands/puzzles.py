"""`puzzles`: looks for puzzles and games worth watching, and checks those that ship."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any
from zlib import crc32

from .loading import UserError, add_game, title_of, working_box
from .workforce import INTERRUPTED, add_options, whole, work_through, workforce

if TYPE_CHECKING:
    from newangeles_gui.minds import FoundPuzzle, GameWatched, Judged
    from newangeles_gui.session import Match, ShippedSave


def add(commands: Any) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "puzzles",
        help="look for puzzles in games of opponents, or check those that ship",
        description="Plays games of opponents and lists the questions with one clearly best "
        "answer, on which thorough looks with three dice agree. The same numbers always give the "
        "same puzzles.",
    )
    add_game(parser)
    parser.add_argument("--games", metavar="N", default="20", help="how many games (20)")
    parser.add_argument("--first", metavar="N", default="1", help="number of the first game (1)")
    parser.add_argument("--each", metavar="N", default="4", help="puzzles of each ladder (4)")
    parser.add_argument(
        "--only", metavar="L[,L...]", default="", help="look for these ladders or games alone (all)"
    )
    parser.add_argument(
        "--watch", action="store_true", help="look for games worth watching instead of puzzles"
    )
    parser.add_argument("--write", metavar="DIR", help="replace them in this folder of saves")
    parser.add_argument(
        "--check", action="store_true", help="solve those that ship once more, with all dice"
    )
    add_options(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Look, list and write; or check, 1 if a puzzle is none."""
    title = title_of(args)
    if title.minds.puzzles(working_box(title)) is None:
        raise UserError(f"--game {title.meta.id}: nobody knows yet what a puzzle of it is")
    if args.check:
        return _check(args, title)
    return _watch(args, title) if args.watch else _look(args, title)


def _look(args: argparse.Namespace, title: Any) -> int:
    from newangeles_gui.minds import PuzzleSearch, look_for_puzzles, maker_of

    box = working_box(title)
    wanted = _wanted(args, tuple(maker_of(title, box).ladders))
    found: dict[int, list[FoundPuzzle]] = {}

    def take(number: int, puzzles: list[FoundPuzzle]) -> str:
        found[number] = puzzles
        return f"{sum(map(len, found.values()))} found"

    pieces = [PuzzleSearch(title, number, wanted) for number in _numbers(args)]
    done = work_through(workforce(args, title), look_for_puzzles, pieces, "games", take)
    every = [puzzle for number in sorted(found) for puzzle in found[number]]
    chosen = [
        (name, puzzle)
        for ladder in wanted
        for name, puzzle in _named(ladder, every, whole("--each", args.each))
    ]
    for name, puzzle in chosen:
        print(f"{name:12} {puzzle.best}  not {puzzle.tempting}  {puzzle.lead} of 100 games")
    if done and args.write:
        gone = [f"{one}_" for one in wanted]
        entries = [(_entry(title, *one), _match(box, one[1])) for one in chosen]
        _write(Path(args.write), entries, gone)
    return 0 if done else INTERRUPTED


def _wanted(args: argparse.Namespace, known: tuple[str, ...]) -> tuple[str, ...]:
    """Those that were named, or all; UserError if there are none such."""
    named = tuple(one.strip() for one in args.only.split(",") if one.strip())
    if unknown := [one for one in named if one not in known]:
        raise UserError(f"--only: there is no {unknown[0]!r}; there are {', '.join(known)}")
    return named or known


def _numbers(args: argparse.Namespace) -> range:
    first = whole("--first", args.first)
    return range(first, first + whole("--games", args.games))


def _named(ladder: str, found: Iterable[FoundPuzzle], each: int) -> list[tuple[str, FoundPuzzle]]:
    """So many of a ladder from easy to hard, of as many games as there are."""
    mine = sorted((one for one in found if one.ladder == ladder), key=lambda one: one.lead)
    by_game = {one.start.seed: one for one in mine}  # the clearest of each game
    fresh = sorted(by_game.values(), key=lambda one: -one.lead)
    step = max(1.0, len(fresh) / each)
    chosen = [fresh[int(place * step)] for place in range(min(each, len(fresh)))]
    return [(f"{ladder}_{number}", one) for number, one in enumerate(chosen, 1)]


def _entry(title: Any, name: str, puzzle: FoundPuzzle) -> ShippedSave:
    from newangeles_gui.session import PUZZLE, PuzzleAnswers, ShippedSave

    answers = PuzzleAnswers(
        right=(puzzle.best,), tempting=puzzle.tempting, lead=puzzle.lead,
        hopes=tuple(map(tuple, puzzle.hopes)),
    )  # fmt: skip
    return ShippedSave(
        id=name, kind=PUZZLE, words=f"ladder.{puzzle.ladder}", teaches=puzzle.ladder, length=1,
        edition=title.rules.edition, answers=answers,
    )  # fmt: skip


def _match(box: Any, puzzle: FoundPuzzle) -> Match:
    """The game up to the question, with a person in the seat that is asked."""
    return _played(box, puzzle.start, puzzle.choices, (puzzle.seat, box.title.minds.gentle))


def _played(box: Any, start: Any, choices: Sequence[str], seat: tuple[int, str]) -> Match:
    """A game with a person in that seat, and opponents of that level in the others."""
    from newangeles_gui.minds import seated
    from newangeles_gui.session import Match, Plan, Seat

    person, level = seat
    people = seated(box.title.minds.characters, len(start.players))
    seats = [
        Seat(role) if place == person else Seat(role, "opponent", level, people[place])
        for place, role in enumerate(start.players)
    ]
    number = crc32(" ".join(choices).encode())
    match = Match.begin(box, Plan(start, seats), f"shipped-{number:08x}")
    for line in choices:
        match.apply(box.title.rules.written(line)[0])
    return match


def _watch(args: argparse.Namespace, title: Any) -> int:
    from newangeles_gui.minds import GameSearch, maker_of, watch_game

    box = working_box(title)
    wanted = _wanted(args, tuple(one.name for one in maker_of(title, box).worth_watching))
    best: dict[str, GameWatched] = {}

    def take(number: int, game: GameWatched) -> str:
        if game.worth > max(0.0, best[game.name].worth if game.name in best else 0.0):
            best[game.name] = game
        return f"{len(best)} found"

    pieces = [GameSearch(title, name, number) for name in wanted for number in _numbers(args)]
    done = work_through(workforce(args, title), watch_game, pieces, "games", take)
    entries = []
    for name in (one for one in wanted if one in best):
        game = best[name]
        print(f"{name:12} {game.start.seed}, {len(game.choices)} choices, worth {game.worth:.2f}")
        entries.append(_watched(box, game))
    if done and args.write:
        _write(Path(args.write), entries, [one for one in wanted if one in best])
    return 0 if done else INTERRUPTED


def _watched(box: Any, game: GameWatched) -> tuple[ShippedSave, Match]:
    from newangeles_gui.session import GAME, ShippedSave

    match = _played(box, game.start, game.choices, (game.winner, game.level))
    entry = ShippedSave(
        id=game.name, kind=GAME, words=f"shipped.{game.name}", teaches=game.name,
        length=len(game.choices), edition=box.title.rules.edition,
    )  # fmt: skip
    return entry, match


def _write(folder: Path, entries: Sequence[tuple[ShippedSave, Match]], gone: Sequence[str]) -> None:
    """Put these in place of those whose ids begin so; all others stay."""
    from newangeles_gui.session import write_shipped

    try:
        wrong = write_shipped(folder, entries, gone)
    except OSError as error:
        raise UserError(f"--write {folder}: {error.strerror or error}") from error
    if wrong:
        raise UserError(f"--write: {wrong[0]}")
    print(f"{len(entries)} written to {folder}")


def _check(args: argparse.Namespace, title: Any) -> int:
    from newangeles_gui.session import PUZZLE, shipped_faults, shipped_saves

    box = working_box(title)
    faults = shipped_faults(title, box)
    for fault in faults:
        print(fault)
    puzzles = shipped_saves(box, PUZZLE)
    wrong: list[str] = []

    def take(number: int, judged: Judged | None) -> str:
        one = puzzles[number]
        if judged is None or not one.is_right(judged.best):
            wrong.append(one.id)
            print(f"{one.id}: {'it is not clear' if judged is None else judged.best}")
        return f"{len(wrong)} wrong"

    work = partial(_judged, title)
    done = work_through(workforce(args, title), work, list(puzzles), "puzzles", take)
    print(f"{len(puzzles) - len(wrong)} of {len(puzzles)} puzzles hold")
    return INTERRUPTED if not done else 1 if faults or wrong else 0


def _judged(title: Any, puzzle: ShippedSave) -> Judged | None:
    from newangeles_gui.minds import judge, maker_of, shipped_box

    box = shipped_box(title)
    match = puzzle.load(box).match
    pending = match.pending
    assert pending is not None, "a puzzle asks"
    return judge(maker_of(title, box), match.view(pending.seat), pending)
