"""Which rules have a scenario or a marked test."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from newangeles_gui.content import ContentError, Problems, read_file

from .files import Models, read_scenarios

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
        """Compare a rules file with scenarios and the marked tests of a folder."""
        kinds = _kinds(rules)
        named = _named_in(scenarios, models) | _marked_in(tests)
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


def _named_in(files: list[Path], models: Models) -> set[str]:
    return {
        str(rule)
        for file in files
        for loaded in read_scenarios(file, models)
        for rule in loaded.scenario.rules
    }


def _marked_in(folder: Path) -> set[str]:
    return {
        rule
        for file in folder.rglob("*.py")
        for marks in MARKED.findall(file.read_text(encoding="utf-8"))
        for rule in QUOTED.findall(marks)
    }
