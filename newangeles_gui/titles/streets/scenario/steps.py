"""Doing the steps of a scenario."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from newangeles_gui.engine import Choice, SetupError
from newangeles_gui.scenario import Refused

from ..rules import DEGREES, NOBODY, Game, Turns, cell_at, finish, lying_text, new_game
from .answers import AnswerQueues

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision, Event

    from .model import NoMore, Placing, ScenarioStep, SetupStep, SneakPlacing, TurnStep

BUILDS: Final = ("build", "sneak_build")


class CityDoing:
    """Does steps in a game and keeps the events."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.events: list[Event] = []

    def do(self, step: ScenarioStep) -> None:
        """Do one step; Refused or IllegalChoice if it cannot be done as written."""
        if self.game.state.over:
            raise Refused("the game is over")
        if step.name != "choice":
            self._leave()
        todo: Callable[[Any], None] = getattr(self, f"_{step.name}")
        todo(getattr(step, step.name))

    def settle(self) -> None:
        """Every step is settled by itself."""

    def _leave(self) -> None:
        """A step begins for itself, unless a question of another kind is still open."""
        state = self.game.state
        if state.pending is not None and state.pending.kind not in BUILDS:
            raise Refused(f"{state.pending} has to be answered first")
        state.stack.clear()
        state.pending = None

    def _build(self, step: Placing) -> None:
        seat = self._seat(step.by)
        self._to_hand(seat, step.tile)
        self.game.push(Turns("build", 1, builder=seat, only=True))
        self._run([_wanted(step.tile, step)], self._queues(seat, step))

    def _turn(self, step: TurnStep) -> None:
        state = self.game.state
        seat = state.active = self._seat(step.by)
        wanted = [_wanted(one.tile, one) for one in (step, step.second) if one is not None]
        for one in (step, step.second):
            if one is not None:
                self._to_hand(seat, one.tile)
        queues = self._queues(seat, step)
        if step.second is not None:
            queues.add(self.game.name(seat), step.second.choose)
        if step.sneak is not None:
            queues.add(self.game.name(seat), step.sneak.choose)
            wanted.append(lying_text(cell_at(*step.sneak.at), step.sneak.rotate // DEGREES))
        self.game.push(Turns())
        self._run(wanted, queues, until=state.turn + 1)
        state.stack.clear()
        state.pending = None

    def _sneak(self, step: SneakPlacing) -> None:
        state = self.game.state
        if state.sneak == NOBODY or step.tile is None:
            raise Refused("the Sneak does not play, or has no tile")
        self._fetch(step.tile)
        state.sneak_tile = step.tile
        self.game.push(Turns("sneak", only=True))
        seat = self.game.decider(state.sneak)
        queues = AnswerQueues(self.game.name(seat), step.choose)
        self._run([_wanted(step.tile, step)], queues)

    def _finish(self, step: NoMore) -> None:
        self.game.events = []
        finish(self.game)
        self.events += self.game.events

    def _setup(self, step: SetupStep) -> None:
        try:
            made = new_game(
                self.game.box, step.players, step.seed, step.modules, step.advisors, step.solo,
                forced=False,
            )  # fmt: skip
        except SetupError as error:
            raise Refused(str(error)) from error
        self.game.state, self.game.players = made.state, made.players
        self.events += made.events

    def _choice(self, text: str) -> None:
        game, choice = self.game, Choice.parse(text)
        if not game.state.stack:
            game.push(Turns())
            game.run()
        while (pending := game.pending) is not None and len(pending.options) == 1:
            if (pending.kind, pending.options[0]) == (choice.kind, choice.option):
                break
            self._apply(pending.kind, pending.options[0])
        self.events += game.apply(choice)

    def _seat(self, player: str | None) -> int:
        return self.game.state.active if player is None else self.game.seat_of(player)

    def _queues(self, seat: int, step: Placing) -> AnswerQueues:
        return AnswerQueues(self.game.name(seat), step.choose)

    def _to_hand(self, seat: int, tile: str) -> None:
        """A tile that is built comes into the hand first, out of the stack or the box."""
        if tile not in self.game.state.hands[seat]:
            self._fetch(tile)
            self.game.state.hands[seat].append(tile)

    def _fetch(self, tile: str) -> None:
        state = self.game.state
        if tile not in self.game.box.buildings:
            raise Refused(f"there is no building {tile!r}")
        if tile in state.city.tiles or any(tile in hand for hand in state.hands):
            raise Refused(f"{tile} is in the city, or in another hand")
        for pile in (state.pile, state.end_pile, state.out):
            if tile in pile:
                pile.remove(tile)

    def _run(self, wanted: list[str], queues: AnswerQueues, until: int = 0) -> None:
        """Run what was pushed to its end, with tiles as wanted and the answers of the queues."""
        game = self.game
        game.events = []
        game.run()
        self.events += game.events
        while (decision := game.pending) is not None and not (until and game.state.turn >= until):
            if decision.kind in BUILDS:
                option = self._lying(decision, wanted)
            else:
                option = queues.take(decision, game.name(decision.seat))
            self._apply(decision.kind, option)
        if wanted:
            raise Refused(f"nobody can build {wanted[0]}")
        queues.finish()

    def _lying(self, decision: Decision, wanted: list[str]) -> str:
        """The place that the step names; the Sneak's top tile needs no name."""
        if not wanted:
            raise Refused(f"{self.game.name(decision.seat)} has to build another tile")
        option = wanted.pop(0)
        if option.startswith(" "):
            option = decision.options[0].split(" ")[0] + option
        if option not in decision.options:
            raise Refused(f"{option} is not legal")
        return option

    def _apply(self, kind: str, option: str) -> None:
        self.events += self.game.apply(Choice(kind, option))


def _wanted(tile: str, step: Placing | SneakPlacing) -> str:
    return tile + lying_text(cell_at(*step.at), step.rotate // DEGREES)
