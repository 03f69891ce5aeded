"""A film of the game going on: `newangeles shot --scene table --film DIR`.

The clock is that of the film, and it stands still while an opponent thinks: the same command
makes the same pictures on every machine. The person's seat is played by a script, at the pace of
somebody who reads.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from newangeles_gui.minds.dice import dice
from newangeles_gui.titles.new_angeles.minds.registry import make_agent
from newangeles_gui.titles.new_angeles.table.scene import TableScene

from ..unattended import wave_off

if TYPE_CHECKING:
    from newangeles_gui.app import App

CLOCK: Final = 30  # steps a second: what moves is as quick as on the screen
READING: Final = 0.7  # seconds that somebody looks at a question
SURE: Final = 0.4  # and at the answer that they have chosen
LEVEL: Final = "greedy"


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
        self.agent = make_agent(LEVEL, app.services.box)
        self.chance = dice(seed)
        self._looked = 0.0

    def go_on(self, seconds: float) -> None:
        """Before each picture: opponents get the time they need, questions get their answer."""
        scene = self.app.stack.top
        if not isinstance(scene, TableScene):
            return
        scene.director.thinker.wait()
        wave_off(scene)
        self._looked = self._looked + seconds if scene.choosing is not None else 0.0
        if self._looked >= READING + SURE:
            self._looked = 0.0
            scene.confirm(scene.picker.chosen)
        elif self._looked >= READING and not scene.picker.chosen:
            scene.picker.chosen = self._answer(scene)
            scene.rebuild()

    def _answer(self, scene: TableScene) -> str:
        decision = scene.director.pending
        assert decision is not None, "somebody is asked"
        view = scene.match.view(decision.seat)
        return self.agent.choose(view, decision, self.chance).option
