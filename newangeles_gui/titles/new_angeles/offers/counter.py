"""A person changes the offer of another person at the same screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..words import corporation
from .screen import TradeScreen

if TYPE_CHECKING:
    from ..rules import Trade
    from .chips import Chip


class CounterScreen(TradeScreen):
    """The same table from the other side: what is made here goes back to who made the offer."""

    name = "counter"
    way_back = "reconsider"

    def __init__(
        self, asked: TradeScreen, made: Callable[[Trade], None], left: Callable[[], None]
    ) -> None:
        self.first, self.made, self.left = asked.draft.me, made, left
        view = asked.table.match.view(asked.partner_seat)
        super().__init__(asked.services, asked.table, self.first, view)
        self.draft.take(asked.draft.trade)
        self.greeting = self.say("screen.trade.counter_how", player=corporation(self.first))

    def others(self, me: str) -> list[str]:
        """Nobody but whoever made the offer is spoken to."""
        return [self.first]

    def chips(self) -> list[Chip]:
        """To begin with nothing."""
        return [one for one in super().chips() if one.key == "clear"]

    def offer(self) -> None:
        """It goes to whoever made the offer."""
        self.services.audio.play("trade_proposed")
        self.services.stack.pop()
        self.made(self.draft.trade)

    def back(self) -> None:
        """To the answers."""
        self.services.stack.pop()
        self.left()
