"""Examples of the coach at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from newangeles_gui.scenes.coach.screen import CoachScreen
from newangeles_gui.table.scene import TableScene

from ..minds.tasks import Agents, Task
from ..rules.trade import Goods, Trade
from ..talk.talking import Here, Offer

if TYPE_CHECKING:
    from newangeles_gui.commands.shots.showcase import Situation
    from newangeles_gui.scenes.base import Scene, Services

    from ..minds.tasks import Result
    from ..rules.box import Box

QUESTION: Final = "main_offer"
QUICKLY: Final = "manager"  # an example need not be the best advice
PAYS: Final = 3


class Hasty(Here):
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
    table.director.talk.talking.tray.append(Offer(1, 0, trade, "deal", "deal"))
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
