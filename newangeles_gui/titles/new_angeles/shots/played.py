"""New Angeles pictured, filmed and measured: its table with nobody at it."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from newangeles_gui.minds import Task

from ..coach.screen import CoachScreen
from ..minds.tasks import Agents
from ..rules import SPECTATOR, Goods, Trade
from ..table.scene import TableScene
from ..talk import Offer, OnTheSpot
from . import front, moments, tables
from .tables import QUICKLY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from newangeles_gui.commands.shots.situation import Situation
    from newangeles_gui.scenes import Scene, Services
    from newangeles_gui.session import Match

    from ..minds.tasks import Result
    from ..rules import Box

QUESTION: Final = "main_offer"
PAYS: Final = 3
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
        self.scene.choose(option)

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


class Hasty(OnTheSpot):
    """Thinks on the spot, and not for long."""

    def begin(self, task: Task) -> None:
        """Keep the task, at a quicker level."""
        super().begin(task._replace(level=QUICKLY))


class Never:
    """Never comes to an end."""

    thinking = False

    def __init__(self, box: Box) -> None:
        self.agents = Agents(box)

    def begin(self, task: Task) -> None:
        """Forget it at once."""

    def result(self, wait: float = 0.0) -> Result | None:
        """Nothing yet."""

    def cancel(self) -> None:
        """There is nothing to forget."""


def coach(services: Services, situation: Situation) -> list[Scene]:
    """Two or three choices with reasons."""
    table = _table(services, situation)
    return [table, _asked(services, table)]


def coach_offer(services: Services, situation: Situation) -> list[Scene]:
    """The same, and an offer that waits for an answer."""
    table = _table(services, situation)
    me, other = table.shown.corporations[:2]
    trade = Trade(other, me, Goods(PAYS), Goods(1))
    table.director.parley.talking.tray.append(Offer(1, 0, trade, "deal", "deal"))
    return [table, _asked(services, table)]


def coach_thinking(services: Services, situation: Situation) -> list[Scene]:
    """Still thinking."""
    table = _table(services, situation)
    return [table, CoachScreen(services, table, Never(services.box))]


def _table(services: Services, situation: Situation) -> TableScene:
    asked = situation if situation.until else situation.asked(QUESTION)
    table = TableScene(services, asked.match(services.box))
    table.rebuild()  # the coach looks for places on it
    return table


def _asked(services: Services, table: TableScene) -> CoachScreen:
    screen = CoachScreen(services, table, Hasty(services.box))
    while screen.coaching.waiting:
        screen.coaching.update()
    return screen


COACHED: Final = MappingProxyType(
    {"coach": coach, "coach_thinking": coach_thinking, "coach_offer": coach_offer}
)


class TableShots:
    """The screens of New Angeles, and its table without lessons."""

    level = "greedy"
    examples = MappingProxyType(
        {**front.EXAMPLES, **moments.EXAMPLES, **tables.EXAMPLES, **COACHED}
    )

    def table(self, services: Services, match: Match) -> Scene:
        """The table; nobody is taught."""
        return TableScene(services, match)

    def played(self, scene: Scene) -> UnattendedTable | None:
        """The table that this screen is."""
        return UnattendedTable(scene) if isinstance(scene, TableScene) else None


SHOTS: Final = TableShots()
