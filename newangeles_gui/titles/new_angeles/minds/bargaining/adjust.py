"""The nearest trade that a seat accepts: first other amounts of capital, then other lines."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ...rules.trade import Goods
from .lines import Lines

if TYPE_CHECKING:
    from ...rules.trade import Trade
    from .appraisal import Moment

MOST_CHANGES: Final = 3  # lines beside capital
Accepts = Callable[["Trade"], bool]


class Adjuster:
    """Looks for a trade near another one, from one seat's view."""

    def __init__(self, moment: Moment, locked: frozenset[str] = frozenset()) -> None:
        self.moment = moment
        self.locked = locked

    def accepts(self, trade: Trade) -> bool:
        """Whether it would be a yes."""
        return self.moment.appraise(trade).accepted

    def nearest(self, trade: Trade) -> Trade | None:
        """The nearest that is accepted.

        With my capital locked and theirs free it is the least that they have to give; the other
        way round the most that I give.
        """
        lines = Lines(self.moment.view, trade, self.locked)
        found = self._by_capital(lines)
        changes = 0
        while found is None and changes < MOST_CHANGES:
            step = self._best_variant(lines)
            if step is None:
                return None
            lines = Lines(self.moment.view, step, self.locked)
            found = self._by_capital(lines)
            changes += 1
        return found if found is not None and not is_empty(found) else None

    def _by_capital(self, lines: Lines) -> Trade | None:
        mine, theirs = (lines.free(f"{side}.capital") for side in (lines.mine, lines.theirs))
        if mine and not theirs:
            return self._most_of_mine(lines)
        if theirs and not mine:
            return self._least_of_theirs(lines)
        if self.accepts(lines.trade):
            return lines.trade
        return self._nearest_capital(lines) if mine else None

    def _most_of_mine(self, lines: Lines) -> Trade | None:
        theirs = lines.goods(lines.theirs).capital
        held = lines.held(lines.mine)
        return self._search(held, lambda less: lines.with_capital(held - less, theirs))

    def _least_of_theirs(self, lines: Lines) -> Trade | None:
        mine = lines.goods(lines.mine).capital
        held = lines.held(lines.theirs)
        return self._search(held, lambda amount: lines.with_capital(mine, amount))

    def _nearest_capital(self, lines: Lines) -> Trade | None:
        """I give less, and when that is nothing they give more."""
        mine, theirs = (lines.goods(side).capital for side in (lines.mine, lines.theirs))
        room = lines.held(lines.theirs) - theirs

        def moved(steps: int) -> Trade:
            less = min(mine, steps)
            return lines.with_capital(mine - less, theirs + steps - less)

        return self._search(mine + max(0, room), moved)

    def _search(self, most: int, made: Callable[[int], Trade]) -> Trade | None:
        """The fewest steps that are enough; each step is better for me than the one before."""
        if not self.accepts(made(most)):
            return None
        least = 0
        while least < most:
            middle = (least + most) // 2
            if self.accepts(made(middle)):
                most = middle
            else:
                least = middle + 1
        return made(most)

    def _best_variant(self, lines: Lines) -> Trade | None:
        """The change of another line that is just enough, or that brings it nearest to a yes."""
        shorts = [(self._short(one), one) for one in lines.variants()]
        enough = [one for one in shorts if self.accepts(one[1])]
        if enough:
            return max(enough, key=lambda one: one[0])[1]
        best = min(shorts, key=lambda one: one[0], default=None)
        return best[1] if best is not None and best[0] < self._short(lines.trade) else None

    def _short(self, trade: Trade) -> float:
        appraisal = self.moment.appraise(trade)
        return appraisal.short if appraisal.legal else float("inf")


def is_empty(trade: Trade) -> bool:
    """Whether nothing is on the table."""
    return (trade.give, trade.get, trade.now, trade.later) == (Goods(), Goods(), None, ())
