"""Makes the copy of the program that is packaged: with its commit, and compiled if possible."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from . import compiled, contents

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = "newangeles_gui"
COMMIT = "_commit.txt"
WINDOWS_VERSION = """VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0, OS=0x40004,
                    fileType=1, subtype=0, date=(0, 0)),
  kids=[
    StringFileInfo([StringTable("040904B0", [
      StringStruct("CompanyName", "New Angeles desktop contributors"),
      StringStruct("FileDescription", "New Angeles, unofficial desktop version"),
      StringStruct("FileVersion", "{version}"),
      StringStruct("InternalName", "newangeles"),
      StringStruct("LegalCopyright", "MIT licence, see LICENSE"),
      StringStruct("OriginalFilename", "newangeles.exe"),
      StringStruct("ProductName", "New Angeles"),
      StringStruct("ProductVersion", "{version}")])]),
    VarFileInfo([VarStruct("Translation", [0x0409, 1200])])
  ])
"""


def commit(root: Path = ROOT) -> str:
    """The commit of a checkout; empty if it is none."""
    # Modules of the game are found in the checkout that is packaged, and nowhere else.
    sys.path.insert(0, str(root))
    from newangeles_gui.provenance import checked_out

    return checked_out(root)


def committed_at(root: Path = ROOT) -> str:
    """When the commit was made, in seconds: what is built gets this time, not today's."""
    try:
        done = subprocess.run(
            ["git", "log", "-1", "--format=%ct"], cwd=root, capture_output=True, text=True,
            check=False,
        )  # fmt: skip
    except OSError:
        return ""
    return done.stdout.strip()


def prepare(folder: Path, compiling: bool) -> str:
    """Fill an empty folder; says why nothing was compiled, or nothing."""
    shutil.rmtree(folder, ignore_errors=True)
    ignored = shutil.ignore_patterns("__pycache__", "*.pyc", "_data", "_assets", "_saves")
    shutil.copytree(ROOT / PACKAGE, folder / PACKAGE, ignore=ignored)
    shutil.copytree(ROOT / "data", folder / "data")  # to try what was compiled
    (folder / PACKAGE / COMMIT).write_text(commit() + "\n", encoding="utf-8")
    version = contents.version(ROOT)
    numbers = tuple([*map(int, version.split(".")), 0, 0][:4])
    text = WINDOWS_VERSION.format(numbers=numbers, version=version)
    (folder / "version.txt").write_text(text, encoding="utf-8")
    return compiled.compile_parts(folder) if compiling else "not asked for"


def package(prepared: Path, forms: Sequence[str], work: Path, goal: Path) -> None:
    """Run PyInstaller; CalledProcessError if it fails."""
    settings = {
        "NEWANGELES_BUILD": str(prepared),
        "NEWANGELES_FORMS": " ".join(forms),
        "PYTHONHASHSEED": "1",
        "SOURCE_DATE_EPOCH": committed_at() or str(int(time.time())),
    }
    subprocess.run(
        [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR",
         "--distpath", str(goal), "--workpath", str(work), str(ROOT / "build.spec")],
        env={**os.environ, **settings}, check=True,
    )  # fmt: skip
    if "folder" in forms:
        for name in contents.DOCUMENTS:
            shutil.copy(ROOT / name, goal / "newangeles" / name)
