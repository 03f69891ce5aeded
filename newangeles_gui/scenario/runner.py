"""Running a scenario: build, do, compare."""

from __future__ import annotations

from dataclasses import dataclass, field

from newangeles_gui.engine.decisions import IllegalChoice
from newangeles_gui.titles.new_angeles.rules import conservation
from newangeles_gui.titles.new_angeles.rules.box import Box
from newangeles_gui.titles.new_angeles.rules.codec import state_hash
from newangeles_gui.titles.new_angeles.scenario.answers import Refused
from newangeles_gui.titles.new_angeles.scenario.compare import differences
from newangeles_gui.titles.new_angeles.scenario.situation import build
from newangeles_gui.titles.new_angeles.scenario.steps import Doer

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


def run(box: Box, loaded: LoadedScenario) -> Result:
    """Run a scenario; ContentError if its `given` cannot be."""
    scenario = loaded.scenario
    doer = Doer(build(box, loaded))
    result = Result(scenario.title)
    refusal = _do_all(doer, loaded, result)
    if scenario.expect.refused and not refusal:
        result.failures.append("the last step was expected to be refused, but it was done")
    if refusal and not scenario.expect.refused:
        result.failures.append(refusal)
    try:
        if not refusal:
            doer.settle()
        result.failures += differences(doer.game, doer.events, scenario.expect)
    except (IllegalChoice, KeyError) as error:
        raise loaded.wrong(("expect",), f"cannot be compared: {error}") from error
    result.failures += conservation.contents(doer.game)
    result.log = [event.line() for event in doer.events]
    return result


def _do_all(doer: Doer, loaded: LoadedScenario, result: Result) -> str:
    """Do the steps; a refused one leaves no trace and ends the scenario."""
    steps = loaded.scenario.do
    for place, step in enumerate(steps):
        before = doer.game.state.clone()
        told = len(doer.events)
        fingerprint = state_hash(before)
        try:
            doer.do(step)
        except (Refused, IllegalChoice) as error:
            doer.game.state = before
            del doer.events[told:]
            if state_hash(doer.game.state) != fingerprint:
                result.failures.append("the refused step left a trace")
            if place < len(steps) - 1:
                result.failures.append(f"step {place + 1} was refused before the last: {error}")
            return f"step {place + 1} ({step.name}) was refused: {error}"
    return ""
