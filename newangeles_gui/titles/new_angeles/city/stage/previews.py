"""Everything that shows what is coming, kept together: stage, tags, and ghosts over the board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from newangeles_gui.widgets import Button, Widget

from .foresight import Foresight
from .ghosts import Ghosts
from .stage import DealStage
from .tags import Tags

if TYPE_CHECKING:
    import pygame

    from newangeles_gui.table import Target

    from ..board import CityBoard
    from .part import StageSetting

ANSWER: Final = "option."  # how the names of the buttons of a question begin
PLACES: Final = ("district", "piece")


class Previews:
    """Call `refresh` when view or question have changed, `look` with what is looked at."""

    def __init__(
        self,
        setting: StageSetting,
        board: CityBoard,
        below: Mapping[int, pygame.Rect],
        away: bool = False,
    ) -> None:
        self.picker, self.board = setting.picker, board
        self.away = away  # while something else is looked at nothing of it is seen
        self.foresight = Foresight(setting)
        self.stage = DealStage(setting, self.foresight)
        self.tags = Tags(self.foresight, below)
        self.ghosts = Ghosts(board, self.foresight)
        board.ghosts = None if away else self.ghosts
        self.stage.visible = self.stage.visible and not away

    def room(self, pill: pygame.Rect) -> pygame.Rect:
        """Where the question has room: between the cards while they are there."""
        return self.stage.between if self.stage.visible else pill

    def stand_on(self, floor: int) -> None:
        """All of it keeps above the question; the camera looks at what is concerned."""
        self.stage.stand_on(floor)
        self.ghosts.room = self.stage.labels if self.stage.visible else None
        self._look_there()

    def _look_there(self) -> None:
        if not self.away:
            self.board.look_at(self.stage.free)

    def refresh(self) -> None:
        """The view or the question has changed: the camera shows what is concerned."""
        self.foresight.refresh()
        self._show()
        self._look_there()

    def _show(self) -> None:
        self.ghosts.refresh()
        self.stage.refresh()
        self.tags.refresh()
        self.stage.visible = self.stage.visible and not self.away
        self.ghosts.room = self.stage.labels if self.stage.visible else None

    def look(self, widget: Widget | None) -> bool:
        """This is looked at; whether something else is to be seen now."""
        target: Target = getattr(widget, "target", ())
        side = answer = self.picker.chosen
        card = ""
        if isinstance(widget, Button) and widget.name.startswith(ANSWER):
            side = answer = card = widget.name.removeprefix(ANSWER)
        elif target[:1] == ("side",):
            side = target[1]
        elif target[:1] == ("card",):
            card = target[1]
        elif target[:1] in [(kind,) for kind in PLACES]:
            answer = self.picker.targets.get(target, answer)
        changed = self.foresight.look(card or answer, answer)
        if changed:
            self._show()
        return self.stage.point(side) or changed

    def place(self, target: Target) -> pygame.Rect | None:
        """Where a part of the deal is."""
        return self.stage.place(target)
