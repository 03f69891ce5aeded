"""A moment at which abilities can be used: clockwise, each owner in the order they like (65.4)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from newangeles_gui.engine.decisions import Decision
from newangeles_gui.engine.frames import frame

from . import abilities
from .state import NOBODY
from .step import DONE, Step

if TYPE_CHECKING:
    from .game import Game


@frame("window")
@dataclass(slots=True)
class Window(Step):
    """Who may still use what in this moment; `subject` is the player whom it is about."""

    name: str = ""
    subject: int = NOBODY
    asked: int = 0  # seats clockwise from the active player that are through
    used: list[str] = field(default_factory=list)

    def step(self, game: Game) -> Decision | None:
        """Fire what must happen, ask about what may, seat after seat."""
        while self.asked < game.players:
            seat = (game.state.active + self.asked) % game.players
            usable = self._usable(game, seat)
            optional = [asset for asset in usable if game.box.abilities[asset].may]
            if usable and (optional or len(usable) > 1):
                options = usable if len(optional) < len(usable) else [*usable, DONE]
                return Decision("use", seat, options, self.name)
            if usable:
                self.answer(game, usable[0])  # 65.5: not optional
                return None
            self.asked += 1
        game.pop()
        return None

    def _usable(self, game: Game, seat: int) -> list[str]:
        owners = game.state.owners
        return [
            asset
            for asset in game.box.windows[self.name]
            if owners.get(asset) == seat
            and asset not in self.used
            and abilities.usable(game, seat, asset, self.subject, self.name)
        ]

    def answer(self, game: Game, option: str) -> None:
        """Use an ability, or no more of them."""
        if option == DONE:
            self.asked += 1
        else:
            self.used.append(option)
            abilities.use(game, option, self.subject, self.name)
