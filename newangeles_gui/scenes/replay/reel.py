"""Every state of a game, from its start to where it is."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from newangeles_gui.engine.decisions import Choice
from newangeles_gui.rules.game import Game
from newangeles_gui.rules.view import SPECTATOR, View, view

if TYPE_CHECKING:
    from newangeles_gui.engine.events import Event
    from newangeles_gui.rules.box import Box
    from newangeles_gui.rules.state import State
    from newangeles_gui.session.match import Match


@dataclass(slots=True)
class Reel:
    """States and what happened before each; `broken` if the choices could not all be followed."""

    box: Box
    states: list[State] = field(default_factory=list)
    events: list[list[Event]] = field(default_factory=list)
    broken: bool = False

    @staticmethod
    def of(box: Box, match: Match) -> Reel:
        """Play a match again and keep every state."""
        reel = Reel(box)
        game = match.plan.start.game(box)
        reel._keep(game, game.events)
        for text in match.record.choices:
            try:
                events = game.apply(Choice.parse(text))
            except ValueError:  # a save of other data is loaded by its state alone
                reel.broken = True
                break
            reel._keep(game, events)
        return reel

    def _keep(self, game: Game, events: list[Event]) -> None:
        self.states.append(game.state.clone())
        self.events.append(events)

    @property
    def last(self) -> int:
        """The number of the last choice."""
        return len(self.states) - 1

    def view(self, at: int, seat: int = SPECTATOR) -> View:
        """What a seat knew after so many choices."""
        return view(Game(self.box, self.states[at], record=False), seat)

    def turn_after(self, at: int, step: int) -> int:
        """The next or the last point at which a turn begins."""
        place = at + step
        while 0 < place < self.last:
            if any(event.kind == "turn_started" for event in self.events[place]):
                return place
            place += step
        return max(0, min(self.last, place))
