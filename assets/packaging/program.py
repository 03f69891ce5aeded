"""A way to start the game, from the source or packaged, in an environment that is all but empty."""

import os
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

PATIENCE = 300  # seconds for one command
NEEDED = ("SYSTEMROOT", "WINDIR", "TEMP", "TMP", "USERPROFILE")  # Windows starts nothing without


class DifferenceError(Exception):
    """What the packaged program does otherwise."""


@dataclass
class Program:
    """Its command line and what surrounds it."""

    command: list[str]
    folder: Path  # where it is started, and where everything of the player's is
    variables: dict[str, str] = field(default_factory=dict)

    def run(self, *arguments: str, fails: bool = False) -> str:
        """What it prints; DifferenceError if it does not end as it should."""
        done = subprocess.run(
            [*self.command, *arguments], cwd=self.folder, env=self.environment(),
            stdin=subprocess.DEVNULL, capture_output=True, timeout=PATIENCE, check=False,
        )  # fmt: skip
        if bool(done.returncode) != fails:
            trouble = done.stderr.decode("utf-8", "replace")[-2000:]
            raise DifferenceError(f"{' '.join(arguments)}: status {done.returncode}\n{trouble}")
        return _plain(done.stdout)

    def begin(self, *arguments: str) -> subprocess.Popen[bytes]:
        """Start it and let it wait for what is typed; whoever began it ends it."""
        return subprocess.Popen(
            [*self.command, *arguments], cwd=self.folder, env=self.environment(),
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )  # fmt: skip

    @property
    def home(self) -> Path:
        """The folder of the player's files."""
        return self.folder / "player"

    def environment(self) -> dict[str, str]:
        """No path, no language, no screen and no sound device."""
        kept = {name: os.environ[name] for name in NEEDED if name in os.environ}
        player = {"NEWANGELES_HOME": str(self.home), "HOME": str(self.folder)}
        drivers = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "LC_ALL": "C"}
        return {**kept, **player, **drivers, **self.variables}


def _plain(said: bytes) -> str:
    return said.decode("utf-8", "replace").replace("\r\n", "\n")
