"""A film of the game going on: `newangeles shot --scene table --film DIR`.

The clock is that of the film, and it stands still while an opponent thinks: the same command
makes the same pictures on every machine. The person's seat is played by a script, at the pace of
somebody who reads.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from newangeles_gui.minds import dice

from .plain import shots_of

if TYPE_CHECKING:
    from newangeles_gui.app import App
    from newangeles_gui.titles.room import PlayedTable

CLOCK: Final = 30  # steps a second: what moves is as quick as on the screen
READING: Final = 0.7  # seconds that somebody looks at a question
SURE: Final = 0.4  # and at the answer that they have chosen


def film(app: App, folder: Path, seed: int, seconds: float, rate: int) -> None:
    """Write numbered pictures of what is on the screen, so many a second."""
    script = FilmScript(app, seed)
    for number in range(round(seconds * rate)):
        for _ in range(max(1, round(CLOCK / rate))):
            script.go_on(1 / CLOCK)
            app.step(1 / CLOCK)
        app.save_picture(str(folder / f"{number:04}.png"))


class FilmScript:
    """Plays the person's seat; screens without a question are only watched."""

    def __init__(self, app: App, seed: int) -> None:
        self.app = app
        self.shots = shots_of(app.title)
        self.agent = app.title.minds.crew(app.services.box).agent(self.shots.level)
        self.chance = dice(seed)
        self._looked = 0.0

    def go_on(self, seconds: float) -> None:
        """Before each picture: opponents get the time they need, questions get their answer."""
        scene = self.app.stack.top
        table = None if scene is None else self.shots.played(scene)
        if table is None:
            return
        table.wait()
        table.wave_off()
        self._looked = self._looked + seconds if table.asked else 0.0
        if table.chosen and self._looked >= READING + SURE:
            self._looked = 0.0
            table.give(table.chosen)
        elif not table.chosen and self._looked >= READING:
            table.choose(self._answer(table))
            if not table.chosen:  # a table that asks only once
                self._looked = 0.0

    def _answer(self, table: PlayedTable) -> str:
        decision = table.match.pending
        assert decision is not None, "somebody is asked"
        view = table.match.view(decision.seat)
        return self.agent.choose(view, decision, self.chance).option
