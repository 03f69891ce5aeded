"""`check-data`, `scenario`, `positions`: are data, rules and opponents sound?"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from .loading import (
    UserError,
    add_game,
    existing_file,
    known_title,
    load_box,
    problems_of_packs,
    title_of,
)

if TYPE_CHECKING:
    from newangeles_gui.scenario import ScenarioSpec


def add(commands: Any) -> None:
    """Add the sub-commands."""
    _add_check_data(commands)
    _add_scenario(commands)
    _add_positions(commands)


def _add_check_data(commands: Any) -> None:
    parser = commands.add_parser(
        "check-data",
        help="check game data, or a data pack on top of it",
        description="Lists everything that is wrong as file:line:column: path: what is wrong.",
    )
    add_game(parser)
    parser.add_argument("folder", nargs="*", metavar="DIR", help="a data pack; none: game data")
    parser.set_defaults(run=run_check_data)


def run_check_data(args: argparse.Namespace) -> int:
    """Check, list the problems; 2 if there are any."""
    packs = [Path(folder) for folder in args.folder]
    for pack in packs:
        if not pack.is_dir():
            raise UserError(f"{pack}: there is no such folder; expected the folder of a data pack")
    title = title_of(args)
    problems = problems_of_packs(title, packs)
    if not problems and not packs:
        problems = _shipped(title)
    for problem in problems:
        print(problem)
    what = ", ".join(args.folder) or "the game data"
    if problems:
        print(f"{what}: {len(problems)} problem{'s' if len(problems) > 1 else ''}")
        return 2
    print(f"{what}: sound")
    return 0


def _shipped(title: Any) -> list[Any]:
    """What is wrong with what ships as saves; data packs on top would change what is right."""
    from newangeles_gui.session import shipped_faults

    box = load_box(title)
    return [] if box.packs else shipped_faults(title, box)


def _add_scenario(commands: Any) -> None:
    parser = commands.add_parser(
        "scenario",
        help="run rule scenarios",
        description="Runs scenario files: one line each, ok or FAILED with what came instead.",
    )
    parser.add_argument("files", nargs="*", metavar="FILE", help="scenario files")
    add_game(parser)
    parser.add_argument("--kinds", action="store_true", help="list the event kinds for `log`")
    parser.add_argument(
        "--coverage", metavar="RULES", help="list the rules of this file that nothing proves"
    )
    parser.add_argument(
        "--tests",
        metavar="DIR",
        default="tests",
        help="for --coverage: where tests marked with a rule are (default: tests)",
    )
    parser.set_defaults(run=run_scenario)


def run_scenario(args: argparse.Namespace) -> int:
    """Do what was asked; 1 if a scenario failed, 2 if a file is wrong."""
    if args.kinds:
        print("\n".join(title_of(args).told_by_rules))
        return 0
    if not args.files:
        raise UserError("no scenario files named; try `newangeles scenario FILE.yaml`")
    files = [existing_file(name) for name in args.files]
    if args.coverage:
        return _coverage(existing_file(args.coverage), files, Path(args.tests))
    return _run_all(files)


def _run_all(files: list[Path]) -> int:
    from newangeles_gui.content import ContentError
    from newangeles_gui.scenario import read_scenarios
    from newangeles_gui.scenario import run as run_scenario

    boxes: dict[str, Any] = {}
    failed = wrong = done = 0
    for file in files:
        try:
            for loaded in read_scenarios(file, _model):
                result = run_scenario(_box(loaded.scenario.game, boxes), loaded)
                done += 1
                failed += not result.passed
                _show(result)
        except ContentError as error:
            wrong += 1
            print(error)
    print(f"{done - failed} ok, {failed} failed" + (f", {wrong} files wrong" if wrong else ""))
    return 2 if wrong else 1 if failed else 0


def _box(game: str, boxes: dict[str, Any]) -> Any:
    """What is in the box of a game, loaded once."""
    if game not in boxes:
        title = known_title(game)
        assert title is not None, "its model is known"
        boxes[game] = load_box(title)
    return boxes[game]


def _model(game: str) -> type[ScenarioSpec] | None:
    """The format of the scenarios of a game."""
    title = known_title(game)
    return None if title is None or title.scenario is None else title.scenario().model


def _show(result: Any) -> None:
    if result.passed:
        print(f"ok      {result.title}")
        return
    print(f"FAILED  {result.title}")
    for failure in result.failures:
        print(f"        {failure}")
    for line in result.log:
        print(f"          | {line}")


def _coverage(rules: Path, files: list[Path], tests: Path) -> int:
    from newangeles_gui.content import ContentError
    from newangeles_gui.scenario import Coverage

    try:
        coverage = Coverage.of(rules, files, tests, _model)
    except ContentError as error:
        print(error)
        return 2
    for rule in coverage.missing:
        print(rule)
    for rule in coverage.unknown:
        print(f"not a rule: {rule}")
    share = 100 * len(coverage.proven) / max(1, len(coverage.wanted))
    print(f"{len(coverage.proven)} of {len(coverage.wanted)} rules covered ({share:.1f} %)")
    return 1 if coverage.missing or coverage.unknown else 0


TRIES: Final = 3


def _add_positions(commands: Any) -> None:
    parser = commands.add_parser(
        "positions",
        help="ask opponents questions that have a right answer",
        description="Asks a level every question of the files, with several dice; one line each.",
    )
    add_game(parser)
    parser.add_argument("files", nargs="+", metavar="FILE", help="position files")
    parser.add_argument("--level", metavar="LEVEL", default="", help="(the usual one)")
    parser.add_argument("--tries", metavar="N", default=str(TRIES), help=f"dice ({TRIES})")
    parser.add_argument("--least", metavar="PERCENT", default="0", help="fail below this share")
    parser.set_defaults(run=run_positions)


def run_positions(args: argparse.Namespace) -> int:
    """Ask and report; 1 if fewer than `--least` were solved, 2 if a file is wrong."""
    from newangeles_gui.content import ContentError
    from newangeles_gui.minds import dice

    for option in ("tries", "least"):
        if not getattr(args, option).isdecimal():
            raise UserError(f"--{option} {getattr(args, option)}: expected a number")
    title = title_of(args)
    if title.scenario is None:
        raise UserError(f"--game {title.meta.id}: there are no positions of this game")
    level = args.level or title.minds.usual
    room, box = title.scenario(), load_box(title)
    agent = _agent(box, level)
    try:
        puzzles = [one for name in args.files for one in room.positions(existing_file(name))]
        asked = [(puzzle, *puzzle.question(box)) for puzzle in puzzles]
    except ContentError as error:
        print(error)
        return 2
    solved = 0.0
    tries = max(1, int(args.tries))
    for puzzle, game, decision in asked:
        answers = [
            room.answered(puzzle, agent, game, decision, dice(seed)) for seed in range(tries)
        ]
        right = sum(puzzle.solved_by(option) for option in answers)
        solved += right / tries
        word = "ok     " if right == tries else "FAILED " if not right else f"{right} of {tries} "
        wrong = {option for option in answers if not puzzle.solved_by(option)}
        print(word, puzzle.title, f"({', '.join(sorted(wrong))})" if wrong else "")
    share = 100 * solved / max(1, len(asked))
    print(f"{level} solves {share:.1f} % of {len(asked)} positions")
    return 1 if share < int(args.least) else 0


def _agent(box: Any, level: str) -> Any:
    minds = box.title.minds
    if not minds.knows(level):
        raise UserError(f"unknown player {level!r}; there are {', '.join(minds.levels)}")
    return minds.crew(box).agent(level)
