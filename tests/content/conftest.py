from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from newangeles_gui.content.problems import Problem
from newangeles_gui.titles.new_angeles.content.loader import read_content

DATA = Path(__file__).resolve().parents[2] / "data" / "new_angeles"
HERE = "¦"


@pytest.fixture(scope="session")
def data() -> Path:
    """The shipped folder."""
    return DATA


@pytest.fixture
def pack(tmp_path: Path) -> Callable[..., Path]:
    """Makes a pack folder of the given files."""

    def make(files: dict[str, str], name: str = "pack") -> Path:
        folder = tmp_path / name
        for path, text in files.items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_text(text, encoding="utf-8")
        return folder

    return make


@pytest.fixture
def shipped_copy(tmp_path: Path) -> Path:
    """A copy of the shipped folder, to be spoilt."""
    return Path(shutil.copytree(DATA, tmp_path / "data"))


@pytest.fixture
def expect_one(pack: Callable[..., Path]) -> Callable[[str, str, str, str], None]:
    """Asserts that a pack file with one mistake at the sign ¦ gives exactly that problem."""

    def expect(file: str, marked: str, path: str, message: str) -> None:
        before, sign, _ = marked.partition(HERE)
        assert sign, "the snippet does not say where the mistake is"
        line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
        folder = pack({file: marked.replace(HERE, "")})
        _, problems = read_content(DATA, [folder])
        found = problems.sorted()
        place = str(folder / file)
        assert [problem[:4] for problem in found] == [(place, line, column, path)], texts(found)
        assert message in found[0].message

    return expect


def texts(found: list[Problem]) -> str:
    return "\n" + "\n".join(str(problem) for problem in found)
