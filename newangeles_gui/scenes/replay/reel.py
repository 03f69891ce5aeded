"""Every state of a game from its start to where it is, and in words what was done."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from newangeles_gui.engine import Choice
from newangeles_gui.session import SPECTATOR
from newangeles_gui.titles.telling import telling_of

if TYPE_CHECKING:
    from newangeles_gui.engine import Event
    from newangeles_gui.scenes import Services
    from newangeles_gui.session import Match
    from newangeles_gui.titles.title import AnyBox, AnyGame


class ReelStop(NamedTuple):
    """Where one can jump to: a turn begins, or a round (then nobody's turn)."""

    at: int
    round: str
    player: str = ""


@dataclass(slots=True)
class Reel:
    """Positions, the choice and what happened before each; `broken` if not all could be reached."""

    box: AnyBox
    games: list[AnyGame] = field(default_factory=list)  # to be looked at only
    events: list[list[Event]] = field(default_factory=list)
    choices: list[Choice] = field(default_factory=list)  # the n-th leads to the state n + 1
    stops: list[ReelStop] = field(default_factory=list)
    broken: bool = False

    @staticmethod
    def of(box: AnyBox, match: Match) -> Reel:
        """Play a match again and keep every state."""
        reel = Reel(box)
        game = match.title.rules.begin(box, match.plan.start)
        reel._keep(game, game.events)
        for text in match.record.choices:
            choice = Choice.parse(text)
            try:
                events = game.apply(choice)
            except ValueError:  # a save of other data is loaded by its state alone
                reel.broken = True
                break
            reel.choices.append(choice)
            reel._keep(game, events)
        return reel

    def _keep(self, game: AnyGame, events: list[Event]) -> None:
        self.games.append(game.clone())
        self.events.append(events)
        for event in events:
            self._stop_at(event)

    def _stop_at(self, event: Event) -> None:
        round_name = self.stops[-1].round if self.stops else ""
        begins = telling_of(self.box.title.tellings, event.kind).begins
        if begins == "round":
            # A standard round has a stop for each of its turns.
            self.stops.append(ReelStop(self.last, str(event.data["round"])))
        elif begins == "turn":
            if self.stops and not self.stops[-1].player and self.stops[-1].round.isdecimal():
                self.stops.pop()
            self.stops.append(ReelStop(self.last, round_name, str(event.data["player"])))

    @property
    def last(self) -> int:
        """The number of the last choice."""
        return len(self.games) - 1

    def view(self, at: int, seat: int = SPECTATOR) -> Any:
        """What a seat knew after so many choices."""
        return self.box.title.rules.view(self.games[at], seat)

    def stop_of(self, at: int) -> int:
        """Which of the stops a state belongs to; -1 before the first."""
        return sum(1 for stop in self.stops if stop.at <= at) - 1

    def turn_after(self, at: int, step: int) -> int:
        """The next or the last point at which a turn or a round begins."""
        if step > 0:
            return next((stop.at for stop in self.stops if stop.at > at), self.last)
        return next((stop.at for stop in reversed(self.stops) if stop.at < at), 0)


class Told(NamedTuple):
    """A choice: who made it, what was asked, what was answered."""

    player: str
    question: str
    answer: str


def choice_told(services: Services, reel: Reel, at: int, seat: int = SPECTATOR) -> Told:
    """The choice that led to a state, as a seat may know it."""
    say, words = services.say, services.words
    if at == 0:
        return Told("", say("screen.replay.beginning"), "")
    choice = reel.choices[at - 1]
    view = reel.view(at - 1, seat)
    aside = services.room.aside(services, reel.games[at - 1], choice)
    if aside is not None:
        return Told(*aside)
    pending = view.pending
    assert pending is not None
    player = view.seating[pending.seat]
    if choice.option not in pending.options:
        secret = say("screen.replay.secret", player=words.player(player))
        return Told(player, secret, "")
    question = words.prompt(pending, view)
    answer = words.option(pending, choice.option, view)
    return Told(player, question, answer[:1].upper() + answer[1:])


def turn_told(services: Services, reel: Reel, at: int, seat: int = SPECTATOR) -> list[list[str]]:
    """What happened in the turn so far: the words of each choice, the newest last."""
    stop = reel.stop_of(at)
    first = reel.stops[stop].at if stop >= 0 else 0
    known = None if seat == SPECTATOR else seat
    return [
        [services.words.event(event, known) for event in reel.events[place]]
        for place in range(first, at + 1)
    ]
