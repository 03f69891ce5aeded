"""Reading scenario files, with the place of everything that is wrong."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from newangeles_gui.content.problems import ContentError, Marks, Problems
from newangeles_gui.content.reader import read_file
from newangeles_gui.content.spec import validate
from newangeles_gui.titles.new_angeles.scenario.model import Scenario


@dataclass(slots=True)
class LoadedScenario:
    """A scenario with the marks of its file."""

    scenario: Scenario
    marks: Marks
    path: str

    def wrong(self, path: tuple[str | int, ...], message: str) -> ContentError:
        """An error at a place of this scenario."""
        problems = Problems()
        problems.add_at(self.marks, self.path, path, message)
        return ContentError(problems.sorted())


def read_scenarios(file: Path) -> list[LoadedScenario]:
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
            scenario = validate(Scenario, item, marks, path, problems)
            if scenario is not None:
                loaded.append(LoadedScenario(scenario, marks, path))
    if len(problems):
        raise ContentError(problems.sorted())
    return loaded
