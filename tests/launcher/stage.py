"""Environments as the launcher makes them, small ones: every library is one file of one line."""

import shutil
import sys
from pathlib import Path

import play

LINE = "here\n"


def make_python(env: Path) -> None:
    """What `python -m venv` leaves behind."""
    python = Path(play.python_of(str(env)))
    python.parent.mkdir(parents=True)
    shutil.copy(sys.executable, python) if play.WINDOWS else python.symlink_to(sys.executable)
    (env / "pyvenv.cfg").touch()


def site_of(env: Path) -> Path:
    """Where the libraries are."""
    return env / ("Lib/site-packages" if play.WINDOWS else "lib/python3.11/site-packages")


def add_library(env: Path, name: str, version: str) -> None:
    """What pip leaves behind for a library: its files, and the note of them with their sizes."""
    site, folder = site_of(env), name.replace("-", "_")
    note = site / f"{folder}-{version}.dist-info"
    note.mkdir(parents=True, exist_ok=True)
    (site / folder).mkdir(exist_ok=True)
    (site / folder / "__init__.py").write_text(LINE, newline="\n")
    rows = (f"{folder}/__init__.py,sha256=x,{len(LINE)}", f"{folder}/__init__.pyc,,")
    (note / "RECORD").write_text("\n".join(rows) + f"\n{note.name}/RECORD,,\n")


def install_libraries(env: Path, kind: str) -> None:
    """Everything that a lock file names, except what is noted as there already, as pip does."""
    for library in play.wanted(kind):
        if library not in play.notes_of(str(env)):
            add_library(env, *library.split("=="))


def environment(checkout: Path, kind: str) -> str:
    """A complete environment in the checkout."""
    env = checkout / ".venv"
    env.mkdir()
    (env / play.MARKER).touch()
    make_python(env)
    install_libraries(env, kind)
    stamp = play.Stamp(kind, play.fingerprint(), play.base_of(str(env)))
    play.write_stamp(str(env), stamp)
    return str(env)
