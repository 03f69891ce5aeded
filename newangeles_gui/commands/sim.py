"""`newangeles sim`: play many games without a screen and tell how they went."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from .loading import UserError, add_game, played_title, title_of, working_box
from .workforce import INTERRUPTED, Workforce, add_options, whole, work_through, workforce

if TYPE_CHECKING:
    from newangeles_gui.minds.arena import SimSums, SimulatedGame

    from .sim_games import SimPlan


class Kept:
    """The file of a plan; `games` are those that it has, by their numbers."""

    def __init__(self, path: Path, plan: SimPlan) -> None:
        self._path = path
        self.games: dict[int, SimulatedGame | str] = {}
        self._head = _head_of(plan)
        self._kind = plan.title.minds.measures.sums.kind
        try:
            text = path.read_text(encoding="utf-8") if path.exists() else ""
        except (OSError, ValueError) as error:
            raise UserError(f"--keep {path}: {error}") from error
        if text:
            self._read(text.splitlines(), plan.games)
            if not text.endswith("\n"):  # what was cut short must not swallow the next line
                self._write("\n")
        else:
            self._write(json.dumps(self._head) + "\n")

    def add(self, number: int, game: SimulatedGame | str) -> None:
        """One more game."""
        data = {"number": number, "game": game if isinstance(game, str) else game.to_dict()}
        self._write(json.dumps(data) + "\n")
        self.games[number] = game

    def _read(self, lines: list[str], games: int) -> None:
        # Before a plan named its game, there was only one.
        head = {"game": played_title().meta.id, **(_line(lines[0]) or {})}
        if head != json.loads(json.dumps(self._head)):
            raise UserError(f"--keep {self._path}: it has the games of another plan")
        for line in lines[1:]:
            kept = _line(line)
            if kept is not None and kept["number"] < games:
                self.games[kept["number"]] = self._game(kept["game"])

    def _write(self, text: str) -> None:
        try:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(text)
        except OSError as error:
            raise UserError(f"--keep {self._path}: {error.strerror}") from error

    def _game(self, data: dict[str, Any] | str) -> SimulatedGame | str:
        return data if isinstance(data, str) else self._kind.from_dict(data)


def _head_of(plan: SimPlan) -> dict[str, Any]:
    """What makes a plan another one; more games of the same may be asked for at any time."""
    names = ("tables", "first_seed", "checked", "talk")
    return {"game": plan.title.meta.id, **{name: getattr(plan, name) for name in names}}


def _line(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return None


BY_CHANCE: Final = "random"


def add(commands: Any) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "sim",
        help="play games without a screen",
        description="Plays games between scripted players and reports endings, winners and speed.",
    )
    add_game(parser)
    parser.add_argument("--games", metavar="N", default="100", help="how many games (100)")
    parser.add_argument(
        "--players", metavar="N|A-B", default="", help="players a game, in turn: 5, 4-6 (any)"
    )
    parser.add_argument(
        "--seats",
        metavar="KIND[,KIND...][/...]",
        default="",
        help="who plays: one kind for all seats, or one for each; tables with / between them "
        f"take turns ({BY_CHANCE}; with --check others as well)",
    )
    parser.add_argument("--seed", metavar="S", default="1", help="number or word of the first game")
    how = parser.add_mutually_exclusive_group()
    how.add_argument(
        "--check", action="store_true", help="check everything after every decision (slow)"
    )
    how.add_argument(
        "--talk", action="store_true", help="opponents talk with each other, as at a table"
    )
    parser.add_argument(
        "--keep",
        metavar="FILE",
        default="",
        help="write every finished game to this file, and play only those that it does not have",
    )
    add_options(parser)
    parser.add_argument("--json", action="store_true", help="report as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play and report; 1 if a check failed, 130 if interrupted."""
    plan = _plan(args)
    box = working_box(plan.title)
    force = workforce(args, plan.title)
    kept = Kept(Path(args.keep), plan) if args.keep else None
    sums = plan.title.minds.measures.sums(planned=plan.games)
    if plan.checked:
        sums.checks = _checks_of(box)
    done = _play_all(plan, force, kept, sums)
    print(json.dumps(sums.to_dict(), indent=2) if args.json else "\n".join(sums.lines()))
    if not done:
        return INTERRUPTED
    return 1 if sums.failures else 0


def _checks_of(box: Any) -> str:
    from newangeles_gui.minds.arena import checks_text

    title = box.title
    players = title.rules.roles(box)[: title.meta.seats[0]]
    return checks_text(title.rules.kit(box, players))


def _plan(args: argparse.Namespace) -> SimPlan:
    from newangeles_gui.engine import seeded

    from .sim_games import SimPlan, SimTable

    title = title_of(args)
    minds = title.minds
    seats = args.seats or (minds.measures.checked if args.check else BY_CHANCE)
    tables = [[kind.strip() for kind in table.split(",")] for table in seats.split("/")]
    named = [kind for kinds in tables for kind in kinds if kind != BY_CHANCE]
    if unknown := [kind for kind in named if not minds.knows(kind)]:
        known = ", ".join(minds.levels)
        raise UserError(f"--seats: unknown player {unknown[0]!r}; there are {known}")
    seed = args.seed
    numbers = [players_of(title.meta.seats, args.players, kinds) for kinds in tables]
    return SimPlan(
        title,
        games=whole("--games", args.games),
        tables=tuple(SimTable(*one) for one in zip(numbers, map(tuple, tables), strict=True)),
        first_seed=seeded(int(seed) if seed.lstrip("-").isdecimal() else seed),
        checked=args.check,
        talk=args.talk,
    )


def _play_all(plan: SimPlan, force: Workforce, kept: Kept | None, sums: SimSums[Any]) -> bool:
    from .sim_games import Numbered, play_numbered

    played: dict[int, SimulatedGame | str] = dict(kept.games) if kept else {}
    left = [number for number in range(plan.games) if number not in played]

    def take(place: int, game: SimulatedGame | str) -> str:
        played[left[place]] = game
        if kept:
            kept.add(left[place], game)
        return ""

    pieces = [Numbered(plan, number) for number in left]
    done = work_through(force, play_numbered, pieces, "games", take)
    for number in sorted(played):
        sums.add(played[number])
    return done


def players_of(seats: range, text: str, kinds: list[str]) -> tuple[int, ...]:
    """How many play, in turn, at a table of those kinds; UserError if the game has other seats."""
    if not text:
        return tuple(seats) if len(kinds) == 1 else _fixed(seats, kinds)
    first, dash, last = text.partition("-")
    if not first.isdecimal() or (dash and not last.isdecimal()):
        raise UserError(f"--players {text}: expected a number such as 5 or a range such as 4-6")
    numbers = tuple(range(int(first), int(last or first) + 1))
    if not numbers or numbers[0] not in seats or numbers[-1] not in seats:
        raise UserError(f"--players {text}: {seats[0]} to {seats[-1]} can play")
    if len(kinds) > 1 and numbers != (len(kinds),):
        raise UserError(
            f"--seats names {len(kinds)} players, --players {text} has other seats; "
            "name one kind for all or one for each seat"
        )
    return numbers


def _fixed(seats: range, kinds: list[str]) -> tuple[int, ...]:
    if len(kinds) not in seats:
        least, most = seats[0], seats[-1]
        raise UserError(f"--seats names {len(kinds)} players: {least} to {most} can play")
    return (len(kinds),)
