"""Every scenario file holds; each scenario is a test of its own, named after its title."""

from pathlib import Path

import pytest

from newangeles_gui.scenario.files import LoadedScenario, read_scenarios, run
from newangeles_gui.titles.new_angeles.rules.game import Box
from newangeles_gui.titles.new_angeles.scenario.model import Scenario

HERE = Path(__file__).parent


def _all() -> list[object]:
    found = []
    for file in sorted(HERE.glob("*.yaml")):
        for loaded in read_scenarios(file, lambda _: Scenario):
            name = f"{file.stem}: {loaded.scenario.title}"
            found.append(pytest.param(loaded, id=name))
    return found


@pytest.mark.parametrize("loaded", _all())
def test_scenario(loaded: LoadedScenario, box: Box) -> None:
    result = run(box, loaded)
    assert result.passed, "\n".join([*result.failures, *result.log])


def test_titles_are_unique() -> None:
    titles = [param.id for param in _all()]  # type: ignore[attr-defined]
    assert len(titles) == len(set(titles))
