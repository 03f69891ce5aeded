"""Writes the commit into wheels and source archives, so that they know what they were made from.

It runs by itself inside the build, without the rest of the program.
"""

import subprocess
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMMIT = "newangeles_gui/_commit.txt"


class CommitHook(BuildHookInterface[Any]):
    """A file beside the modules; nothing is written into the checkout."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the file to what is packed, unless a source archive has brought it already."""
        if (Path(self.root) / COMMIT).is_file():
            build_data["artifacts"].append(f"/{COMMIT}")
            return
        self._folder = tempfile.TemporaryDirectory()
        written = Path(self._folder.name) / "commit.txt"
        written.write_text(f"{_commit(self.root)}\n", encoding="utf-8")
        build_data["force_include"][str(written)] = COMMIT

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what was only for the build."""
        folder = getattr(self, "_folder", None)
        if folder is not None:
            folder.cleanup()


def _commit(root: str) -> str:
    if not (Path(root) / ".git").exists():
        return ""
    command = ["git", "-C", root, "rev-parse", "HEAD"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""
