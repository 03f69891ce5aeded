"""The finished games of a long `newangeles sim` in a file, so that it can be gone on with.

One line of JSON for the plan, one for each game; a line that was cut short by a kill is played
again.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .errors import UserError

if TYPE_CHECKING:
    from .sim_games import SimPlan
    from .sim_report import SimulatedGame


class Kept:
    """The file of a plan; `games` are those that it has, by their numbers."""

    def __init__(self, path: Path, plan: SimPlan) -> None:
        self._path = path
        self.games: dict[int, SimulatedGame | str] = {}
        # More games of the same plan may be asked for at any time.
        self._head = {name: value for name, value in asdict(plan).items() if name != "games"}
        try:
            text = path.read_text(encoding="utf-8") if path.exists() else ""
        except (OSError, ValueError) as error:
            raise UserError(f"--keep {path}: {error}") from error
        if text:
            self._read(text.splitlines(), plan.games)
            if not text.endswith("\n"):  # what was cut short must not swallow the next line
                self._write("\n")
        else:
            self._write(json.dumps(self._head) + "\n")

    def add(self, number: int, game: SimulatedGame | str) -> None:
        """One more game."""
        data = {"number": number, "game": game if isinstance(game, str) else asdict(game)}
        self._write(json.dumps(data) + "\n")
        self.games[number] = game

    def _read(self, lines: list[str], games: int) -> None:
        if _line(lines[0]) != json.loads(json.dumps(self._head)):
            raise UserError(f"--keep {self._path}: it has the games of another plan")
        for line in lines[1:]:
            kept = _line(line)
            if kept is not None and kept["number"] < games:
                self.games[kept["number"]] = _game(kept["game"])

    def _write(self, text: str) -> None:
        try:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(text)
        except OSError as error:
            raise UserError(f"--keep {self._path}: {error.strerror}") from error


def _line(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return None


def _game(data: Any) -> SimulatedGame | str:
    from .sim_report import SimulatedGame

    if isinstance(data, str):
        return data
    return SimulatedGame(**{**data, "winners": tuple(data["winners"])})
