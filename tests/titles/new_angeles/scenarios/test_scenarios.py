"""Every scenario file holds; each scenario is a test of its own, named after its title."""

import ast
from pathlib import Path

import pytest

from newangeles_gui.scenario.files import Loaded, read_scenarios
from newangeles_gui.scenario.runner import run
from newangeles_gui.titles.new_angeles.rules.box import Box
from newangeles_gui.titles.new_angeles.scenario.kinds import event_kinds

HERE = Path(__file__).parent
RULES = HERE.parent.parent / "newangeles_gui" / "rules"


def _all() -> list[object]:
    found = []
    for file in sorted(HERE.glob("*.yaml")):
        for loaded in read_scenarios(file):
            name = f"{file.stem}: {loaded.scenario.title}"
            found.append(pytest.param(loaded, id=name))
    return found


@pytest.mark.parametrize("loaded", _all())
def test_scenario(loaded: Loaded, box: Box) -> None:
    result = run(box, loaded)
    assert result.passed, "\n".join([*result.failures, *result.log])


def test_titles_are_unique() -> None:
    titles = [param.id for param in _all()]  # type: ignore[attr-defined]
    assert len(titles) == len(set(titles))


def test_event_kinds_are_those_that_the_rules_tell() -> None:
    told = set()
    for file in RULES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _name(node) in ("tell", "tell_some"):
                first = node.args[0]
                if isinstance(first, ast.Constant):
                    told.add(first.value)
    assert told <= set(event_kinds())
    assert list(event_kinds()) == sorted(event_kinds())


def _name(call: ast.Call) -> str:
    return getattr(call.func, "attr", getattr(call.func, "id", ""))
