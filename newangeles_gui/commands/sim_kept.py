"""The finished games of a long `newangeles sim` in a file, so that it can be gone on with.

One line of JSON for the plan, one for each game; a line that was cut short by a kill is played
again.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from newangeles_gui import paths

from .errors import UserError

if TYPE_CHECKING:
    from newangeles_gui.minds.arena.simulated import SimulatedGame

    from .sim_games import SimPlan


class Kept:
    """The file of a plan; `games` are those that it has, by their numbers."""

    def __init__(self, path: Path, plan: SimPlan) -> None:
        self._path = path
        self.games: dict[int, SimulatedGame | str] = {}
        self._head = _head_of(plan)
        self._kind = plan.title.minds.measures.sums.kind
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
        data = {"number": number, "game": game if isinstance(game, str) else game.to_dict()}
        self._write(json.dumps(data) + "\n")
        self.games[number] = game

    def _read(self, lines: list[str], games: int) -> None:
        # Before a plan named its game, there was only one.
        if {"game": paths.TITLE, **(_line(lines[0]) or {})} != json.loads(json.dumps(self._head)):
            raise UserError(f"--keep {self._path}: it has the games of another plan")
        for line in lines[1:]:
            kept = _line(line)
            if kept is not None and kept["number"] < games:
                self.games[kept["number"]] = self._game(kept["game"])

    def _write(self, text: str) -> None:
        try:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(text)
        except OSError as error:
            raise UserError(f"--keep {self._path}: {error.strerror}") from error

    def _game(self, data: dict[str, Any] | str) -> SimulatedGame | str:
        return data if isinstance(data, str) else self._kind.from_dict(data)


def _head_of(plan: SimPlan) -> dict[str, Any]:
    """What makes a plan another one; more games of the same may be asked for at any time."""
    names = ("tables", "first_seed", "checked", "talk")
    return {"game": plan.title.meta.id, **{name: getattr(plan, name) for name in names}}


def _line(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return None
