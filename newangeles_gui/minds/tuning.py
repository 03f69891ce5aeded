"""Reading ai/*.yaml of a title: the numbers behind opponents, as strictly as other content."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

from newangeles_gui.content import ContentError, Problems, Spec, read_file, validate

S = TypeVar("S", bound=Spec)


def tuning_file(data: Path, name: str) -> Path:
    """Where the numbers of this name are in the data of a title."""
    return data / "ai" / f"{name}.yaml"


def read(spec: type[S], name: str, path: Path) -> S:
    """The numbers of this name; ContentError with file, line and what was expected."""
    problems = Problems()
    document = read_file(path, problems, root=name)
    found = None
    if document is not None:
        found = validate(spec, document.data, document.marks, name, problems)
    if found is None or len(problems):
        raise ContentError(problems.sorted())
    return found
