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


def test_ruff_is_content() -> None:
    result = run("ruff", "check", "--quiet", "--no-cache", ".")
    assert result.returncode == 0, result.stdout + result.stderr


def test_mypy_is_content() -> None:
    result = run("mypy", "newangeles_gui")
    assert result.returncode == 0, result.stdout + result.stderr


def test_mypy_checks_the_whole_package() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        settings = tomllib.load(file)["tool"]["mypy"]
    assert settings["files"] == ["newangeles_gui"]
    assert settings["strict"]
    assert "overrides" not in settings


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
