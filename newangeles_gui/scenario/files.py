"""Scenario files: read with the place of what is wrong, run, and which rules they prove."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

from pydantic import Field

from newangeles_gui.content import (
    ContentError,
    Id,
    Marks,
    Problems,
    Spec,
    read_file,
    shown,
    validate,
)
from newangeles_gui.engine import IllegalChoice, data_hash

if TYPE_CHECKING:
    from newangeles_gui.titles.room import Doing


class Refused(Exception):
    """The step cannot be done as it is written."""


@dataclass(slots=True)
class Result:
    """What came of a scenario."""

    title: str
    failures: list[str] = field(default_factory=list)
    log: list[str] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        """Whether everything came as expected."""
        return not self.failures


def run(box: Any, loaded: LoadedScenario) -> Result:
    """Run a scenario; ContentError if its `given` cannot be."""
    scenario, room = loaded.scenario, box.title.scenario()
    doing = room.begin(box, loaded)
    result = Result(scenario.title)
    refusal = _do_all(doing, loaded, result)
    if scenario.expect.refused and not refusal:
        result.failures.append("the last step was expected to be refused, but it was done")
    if refusal and not scenario.expect.refused:
        result.failures.append(refusal)
    try:
        if not refusal:
            doing.settle()
        result.failures += room.differences(doing.game, doing.events, scenario.expect)
    except (IllegalChoice, KeyError) as error:
        raise loaded.wrong(("expect",), f"cannot be compared: {error}") from error
    result.failures += room.unsound(doing.game)
    result.log = [event.line() for event in doing.events]
    return result


def _do_all(doing: Doing, loaded: LoadedScenario, result: Result) -> str:
    """Do the steps; a refused one leaves no trace and ends the scenario."""
    steps, game = loaded.scenario.do, doing.game
    write = game.box.title.rules.write
    for place, step in enumerate(steps):
        before = game.state.clone()
        told, fingerprint = len(doing.events), data_hash(write(before))
        try:
            doing.do(step)
        except (Refused, IllegalChoice) as error:
            game.state = before
            del doing.events[told:]
            if data_hash(write(game.state)) != fingerprint:
                result.failures.append("the refused step left a trace")
            if place < len(steps) - 1:
                result.failures.append(f"step {place + 1} was refused before the last: {error}")
            return f"step {place + 1} ({step.name}) was refused: {error}"
    return ""


class ScenarioSpec(Spec):
    """What the scenarios of every game have; `do` and `expect` are of its own kinds."""

    game: Id = ""  # which one; empty for the usual one
    title: Annotated[str, Field(min_length=1)]
    rules: Annotated[tuple[str | int, ...], Field(strict=False)] = ()
    do: Any
    expect: Any


# The format of a game by its id, empty for the usual one; None where there are no scenarios.
Models: TypeAlias = Callable[[str], "type[ScenarioSpec] | None"]


@dataclass(slots=True)
class LoadedScenario:
    """A scenario with the marks of its file."""

    scenario: Any  # a ScenarioSpec of the title's own kind
    marks: Marks
    path: str

    def wrong(self, path: tuple[str | int, ...], message: str) -> ContentError:
        """An error at a place of this scenario."""
        problems = Problems()
        problems.add_at(self.marks, self.path, path, message)
        return ContentError(problems.sorted())


def read_scenarios(file: Path, models: Models) -> list[LoadedScenario]:
    """All scenarios of a file; ContentError with everything that is wrong."""
    problems = Problems()
    document = read_file(file, problems)
    loaded: list[LoadedScenario] = []
    if document is not None:
        single = not isinstance(document.data, list)
        items = [document.data] if single else document.data
        for place, item in enumerate(items):
            marks = document.marks if single else document.marks.children[place]
            path = "" if single else f"[{place}]"
            named = item.get("game", "") if isinstance(item, dict) else ""
            model = models(named) if isinstance(named, str) else ScenarioSpec
            if model is None:
                message = f"there are no scenarios of the game {shown(named)}"
                problems.add_at(marks, path, ("game",), message)
                continue
            scenario = validate(model, item, marks, path, problems)
            if scenario is not None:
                loaded.append(LoadedScenario(scenario, marks, path))
    if len(problems):
        raise ContentError(problems.sorted())
    return loaded


PROVABLE = ("mechanic", "information")
# @pytest.mark.rule("34.2", "34.6")
MARKED = re.compile(r"\bmark\.rule\(([^)]*)\)")
QUOTED = re.compile(r"""["']([^"']+)["']""")


@dataclass(slots=True)
class Coverage:
    """The rules that need a proof, those that have one, and names that are no rules."""

    wanted: list[str]
    proven: list[str]
    missing: list[str]
    unknown: list[str]

    @staticmethod
    def of(rules: Path, scenarios: list[Path], tests: Path, models: Models) -> Coverage:
        """Compare a rules file with scenarios and with the marked tests of their games."""
        kinds = _kinds(rules)
        loaded = [one for file in scenarios for one in read_scenarios(file, models)]
        of_game = {models(one.scenario.game) for one in loaded}
        tests_of_game = [
            file for file in tests.rglob("*.py") if models(_game_tested_in(file)) in of_game
        ]
        named = {str(rule) for one in loaded for rule in one.scenario.rules}
        named |= _marked_in(tests_of_game)
        wanted = [rule for rule, kind in kinds.items() if kind in PROVABLE]
        return Coverage(
            wanted,
            [rule for rule in wanted if rule in named],
            [rule for rule in wanted if rule not in named],
            sorted(named - set(kinds)),
        )


def _kinds(file: Path) -> dict[str, str]:
    problems = Problems()
    document = read_file(file, problems)
    if document is None or len(problems):
        raise ContentError(problems.sorted())
    data: Any = document.data
    listed = data.get("rules", []) if isinstance(data, dict) else data
    return {str(rule["id"]): str(rule["kind"]) for rule in listed}


def _game_tested_in(file: Path) -> str:
    """The id of the game whose tests stand in this file; empty, the usual one, in the house's."""
    _, _, inside = file.as_posix().rpartition("titles/")
    return inside.partition("/")[0] if inside != file.as_posix() else ""


def _marked_in(files: list[Path]) -> set[str]:
    return {
        rule
        for file in files
        for marks in MARKED.findall(file.read_text(encoding="utf-8"))
        for rule in QUOTED.findall(marks)
    }
