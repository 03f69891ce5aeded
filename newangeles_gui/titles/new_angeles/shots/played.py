"""New Angeles pictured, filmed and measured: its table with nobody at it."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from ..rules import SPECTATOR
from ..table.scene import TableScene
from . import front, lessons, moments, tables

if TYPE_CHECKING:
    from collections.abc import Sequence

    from newangeles_gui.scenes import Scene, Services
    from newangeles_gui.session import Match

BUTTONS: Final = ("menu.menu", "menu.almanac")


class UnattendedTable:
    """Nobody bargains for the person, whose answers a program gives."""

    def __init__(self, scene: TableScene) -> None:
        self.scene, self.match = scene, scene.match

    @property
    def asked(self) -> bool:
        """Whether the question has been put to the person."""
        return self.scene.choosing is not None

    @property
    def chosen(self) -> str:
        """The answer that waits for its confirmation."""
        return self.scene.picker.chosen

    @property
    def worker(self) -> int | None:
        """The process of the opponents."""
        return self.scene.director.thinker.worker

    def choose(self, option: str) -> None:
        """Light an answer up, without confirming it."""
        self.scene.picker.chosen = option
        self.scene.rebuild()

    def give(self, option: str) -> None:
        """Confirm an answer."""
        self.scene.confirm(option)

    def wave_off(self) -> None:
        """Refuse what opponents offer, and let none of them wait for an offer."""
        scene = self.scene
        if scene.holding != SPECTATOR:
            scene.talk("quiet")
        if scene.director.offer is not None and not scene.playback.busy:
            scene.reply("refuse")

    def wait(self) -> None:
        """Until whoever thinks has thought."""
        self.scene.director.thinker.wait()

    def buttons(self) -> Sequence[tuple[int, int]]:
        """Menu and almanac."""
        found = (self.scene.root.named(name) for name in BUTTONS)
        return [one.rect.center for one in found if one is not None]


class TableShots:
    """The screens of New Angeles, and its table without lessons."""

    level = "greedy"
    examples = MappingProxyType(
        {**front.EXAMPLES, **lessons.EXAMPLES, **moments.EXAMPLES, **tables.EXAMPLES}
    )

    def table(self, services: Services, match: Match) -> Scene:
        """The table; nobody is taught."""
        return TableScene(services, match)

    def played(self, scene: Scene) -> UnattendedTable | None:
        """The table that this screen is."""
        return UnattendedTable(scene) if isinstance(scene, TableScene) else None


SHOTS: Final = TableShots()
