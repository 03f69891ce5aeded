"""`newangeles scenario`: run scenarios, list event kinds, measure which rules they cover."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from newangeles_gui import paths, titles

from .errors import UserError
from .loading import add_game, existing_file, load_box, title_of

if TYPE_CHECKING:
    from newangeles_gui.scenario import ScenarioSpec


def add(commands: Any) -> None:
    """Add the sub-command."""
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
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Do what was asked; 1 if a scenario failed, 2 if a file is wrong."""
    if args.kinds:
        from newangeles_gui.titles.telling import rule_kinds

        print("\n".join(rule_kinds(title_of(args).tellings)))
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
        boxes[game] = load_box(titles.load(game or paths.TITLE))
    return boxes[game]


def _model(game: str) -> type[ScenarioSpec] | None:
    """The format of the scenarios of a game."""
    name = game or paths.TITLE
    room = titles.load(name).scenario if name in titles.TITLES else None
    return None if room is None else room().model


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
