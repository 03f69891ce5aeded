"""Which game a picture shows: played for so many choices by opponents."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from newangeles_gui.engine import Start, rng
from newangeles_gui.minds import dice
from newangeles_gui.session import Agreements, Match, Plan, Seat

from .plain import shots_of

if TYPE_CHECKING:
    from newangeles_gui.titles.title import Title

WHOLE_GAME: Final = 10**6  # more choices than a game has


@dataclass(slots=True, frozen=True)
class Situation:
    """The game of a seed, so far; what it is played with comes with the box."""

    seed: int = 1
    after: int = 0
    players: int = 4
    people: int = 1
    until: str = ""  # then on to the next question of this kind to seat 0

    def asked(self, kind: str) -> Situation:
        """The same, then on to a question of this kind."""
        return replace(self, until=kind)

    def finished(self) -> Situation:
        """The same game at its end."""
        return replace(self, after=WHOLE_GAME, until="")

    def match(self, box: Any) -> Match:
        """The game so far."""
        title: Title = box.title
        names, level = list(title.rules.roles(box)), shots_of(title).level
        rng.shuffle(names, rng.output(self.seed))
        names = names[: self.players]
        seats = [
            Seat(name, "person") if place < self.people else Seat(name, "opponent", level)
            for place, name in enumerate(names)
        ]
        match = Match.begin(box, Plan(Start(names, str(self.seed)), seats, Agreements()), "example")
        return self.play(box, match)

    def play(self, box: Any, match: Match) -> Match:
        """Play a game as far as this."""
        title: Title = box.title
        agent, chance = title.minds.crew(box).agent(shots_of(title).level), dice(self.seed)
        played = 0
        while (decision := match.pending) is not None and not self._reached(match, played):
            match.apply(agent.choose(match.view(decision.seat), decision, chance))
            played += 1
        return match

    def _reached(self, match: Match, played: int) -> bool:
        if played < self.after:
            return False
        pending = match.pending
        assert pending is not None
        return not self.until or (pending.kind == self.until and pending.seat < self.people)
