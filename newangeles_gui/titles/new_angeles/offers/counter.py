"""A person changes the offer of another person at the same screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..words import corporation
from .screen import TradeScreen
from .side import SideKnob

if TYPE_CHECKING:
    from ..rules import Trade


class CounterScreen(TradeScreen):
    """The same table from the other side: what is made here goes back to who made the offer."""

    name = "counter"

    def __init__(
        self, asked: TradeScreen, made: Callable[[Trade], None], left: Callable[[], None]
    ) -> None:
        self.first, self.made, self.left = asked.draft.me, made, left
        view = asked.table.match.view(asked.partner_seat)
        super().__init__(asked.services, asked.table, self.first, view)
        self.draft.take(asked.draft.trade)
        self.said = self.say("screen.trade.counter_how", player=corporation(self.first))

    def others(self, me: str) -> list[str]:
        """Nobody but whoever made the offer is spoken to."""
        return [self.first]

    def knobs(self) -> list[SideKnob]:
        """To propose it, to begin with nothing, or to answer after all."""
        kept = [one for one in super().knobs() if one.key in ("offer", "clear")]
        return [*kept, SideKnob("reconsider", "back", "line", self.back, True)]

    def offer(self) -> None:
        """It goes to whoever made the offer."""
        self.services.audio.play("trade_proposed")
        self.services.stack.pop()
        self.made(self.draft.trade)

    def back(self) -> None:
        """To the answers."""
        self.services.stack.pop()
        self.left()
