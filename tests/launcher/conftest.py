"""A small checkout with a launcher that starts nothing."""

import shutil
from pathlib import Path

import pytest

import play
from tests.architecture.sources import ROOT
from tests.launcher.stage import install_libraries, make_python


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small checkout of its own, with a folder for the user's files beside it."""
    folder = tmp_path / "checkout"
    (folder / "requirements").mkdir(parents=True)
    for name in ("pyproject.toml", *play.LOCKS.values()):
        shutil.copy(ROOT / name, folder / name)
    monkeypatch.setattr(play, "ROOT", str(folder))
    monkeypatch.setenv("NEWANGELES_HOME", str(tmp_path / "home"))
    return folder


@pytest.fixture
def tools(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that the launcher would run; none is run, and each one ends well."""
    commands: list[list[str]] = []

    def run(arguments: list[str]) -> tuple[int, list[str]]:
        commands.append(arguments)
        if "venv" in arguments:
            make_python(Path(arguments[-1]))
        if "install" in arguments:
            python = Path(arguments[arguments.index("install") - 1])
            install_libraries(python.parent.parent, Path(arguments[-1]).stem)
        return 0, []

    monkeypatch.setattr(play, "run", run)
    return commands
