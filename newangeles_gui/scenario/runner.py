"""Running a scenario: build, do, compare."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from newangeles_gui.engine import IllegalChoice, data_hash
from newangeles_gui.titles.room import Refused

if TYPE_CHECKING:
    from newangeles_gui.titles.room import Doing

    from .files import LoadedScenario


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
