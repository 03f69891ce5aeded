"""Drawing as the corp sheet lists: at set-up and in each refresh (8.1, S.9)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated

from newangeles_gui.engine import Decision, frame
from newangeles_gui.engine.shapes import Within

from .. import assets, cards
from ..kinds import NOBODY, ActionType, Seat
from ..pieces import TYPES
from ..state import Step

if TYPE_CHECKING:
    from ..game import Game

GENERAL = "general"


@frame("refresh", on=("opening", "turn"))
@dataclass(slots=True)
class Refresh(Step):
    """The next line of the sheet and the types drawn so far."""

    seat: Seat = NOBODY
    line: Annotated[int, Within(-1, "longest_sheet")] = -1
    drawn: list[ActionType] = field(default_factory=list)

    def step(self, game: Game) -> Decision | None:
        """Ready the assets, then draw top to bottom."""
        if self.line < 0:
            self.line = 0
            assets.ready_all(game, self.seat)
            return None
        sheet = cards.sheet(game, self.seat)
        if self.line >= len(sheet):
            game.pop()
            return None
        action_type = sheet[self.line][0]
        if action_type == GENERAL:
            options = [one for one in TYPES if one not in self.drawn]  # 31.1
            return Decision("draw", self.seat, options, "refresh")
        self.answer(game, action_type)
        return None

    def answer(self, game: Game, option: str) -> None:
        """Draw a line's cards, all from one deck (8.1a)."""
        count = cards.sheet(game, self.seat)[self.line][1] * cards.draw_times(game, self.seat)
        self.line += 1
        self.drawn.append(option)
        cards.draw(game, self.seat, option, count)
