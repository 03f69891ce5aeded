"""ruff and mypy have nothing to say."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.architecture.sources import ROOT


def run(tool: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", tool, *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True)


def typed_paths() -> list[str]:
    """What mypy has to check, as pyproject.toml says."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        return tomllib.load(file)["tool"]["mypy"]["files"]


def test_ruff_is_content() -> None:
    result = run("ruff", "check", "--quiet", "--no-cache", ".")
    assert result.returncode == 0, result.stdout + result.stderr


def test_mypy_is_content() -> None:
    # Parts that are still to be written do not exist yet.
    paths = [p for p in typed_paths() if (ROOT / p).is_file() or any((ROOT / p).rglob("*.py"))]
    assert paths
    result = run("mypy", *paths)
    assert result.returncode == 0, result.stdout + result.stderr


def test_mypy_checks_the_pure_parts() -> None:
    pure = {f"newangeles_gui/{part}" for part in ("content", "i18n", "engine", "rules", "ai")}
    assert pure <= set(typed_paths())


@pytest.mark.parametrize(
    ("tool", "arguments", "text"),
    [
        ("ruff", ["check", "--no-cache", "--config", str(ROOT / "pyproject.toml")], "import os\n"),
        ("mypy", ["--strict", "--config-file", ""], "def f(x): return x\n"),
    ],
)
def test_a_fault_is_seen(tool: str, arguments: list[str], text: str, tmp_path: Path) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text(text)
    result = run(tool, *arguments, str(bad))
    assert result.returncode == 1, result.stdout + result.stderr
