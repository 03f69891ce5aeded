"""What a player aims at: to win, and a little what its character likes beside that."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from ...rules.victory import FEDERALIST
from ..belief.evidence import Watcher

if TYPE_CHECKING:
    from newangeles_gui.minds.characters import Character
    from newangeles_gui.minds.history import History

    from ...rules.state import State
    from ...rules.view import View

CAPITAL: Final = 0.01  # what the greediest gives for a capital, in chance to win
THREAT: Final = 0.012  # and the most cautious for a threat less
FEELING: Final = 0.2  # for a friend's chance, or against an enemy's
DEEDS: Final = 5.0  # cards and capital that make a friend, or an enemy
RISK: Final = 0.3


class Aim:
    """One seat's taste, for one question."""

    def __init__(self, view: View, history: History, character: Character) -> None:
        self.seat = view.seat
        self.capital = view.capital[view.seat]
        self.threat = view.threat
        self.greed = CAPITAL * character.pull("greed")
        cautious = 0.0 if view.rival == FEDERALIST else character.pull("caution")
        self.caution = THREAT * cautious
        self.boldness = RISK * character.pull("boldness")
        self.feelings = _feelings(view, history, character)
        self.seats = (self.seat, *(seat for seat, _ in self.feelings))  # whose chances matter

    def worth(self, chances: Mapping[int, float] | Sequence[float], state: State) -> float:
        """How much this outcome is liked; the chances are by seat."""
        own = chances[self.seat]
        total = own + self.boldness * (own * own - own)  # the bold like to win or lose it all
        total += self.greed * (state.capital[self.seat] - self.capital)
        total -= self.caution * (state.threat - self.threat)
        for seat, feeling in self.feelings:
            total += feeling * chances[seat]
        return total


def _feelings(view: View, history: History, character: Character) -> tuple[tuple[int, float], ...]:
    """The loyal wish those well who helped them, the resentful wish those ill who did not."""
    loyal = max(0.0, character.pull("loyalty"))
    resentful = max(0.0, character.pull("grudge"))
    if not history or not (loyal or resentful):
        return ()
    names = view.corporations
    me = names[view.seat]
    found = dict.fromkeys(names, 0.0)
    for act in Watcher(view.capital, names).read(history):
        if act.actor in found and act.actor != me:
            share = FEELING * min(1.0, abs(act.amount) / DEEDS)
            if act.helped == me:
                found[act.actor] += loyal * share
            elif act.harmed == me:
                found[act.actor] -= resentful * share
    return tuple(
        (names.index(name), max(-FEELING, min(FEELING, feeling)))
        for name, feeling in found.items()
        if feeling
    )
