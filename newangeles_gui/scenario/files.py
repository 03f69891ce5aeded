"""Reading scenario files, with the place of everything that is wrong."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, TypeAlias

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
