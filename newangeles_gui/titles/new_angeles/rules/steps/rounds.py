"""The course of the whole game: opening, rounds and phases (44, 48)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from newangeles_gui.engine import GROUND, frame, rng

from ..kinds import Passed
from ..state import Step
from ..victory import FEDERALIST, rivals_dealt
from .demand_round import ChooseInvestments, DemandRound
from .phases import EventPhase, Production
from .refresh import Refresh
from .turn import Turn

if TYPE_CHECKING:
    from ..game import Game

Stage: TypeAlias = Literal["begin", "turns", "production", "event", "end"]


@frame("opening", on=(GROUND,))
@dataclass(slots=True)
class Opening(Step):
    """The rest of set-up: first draws (S.9), then rivals (S.10) and investments (S.11)."""

    drawn: Passed = 0

    def step(self, game: Game) -> None:
        """Next player draws; after the last one all get a rival and choose an investment."""
        state = game.state
        if self.drawn < game.players:
            seat = (state.active + self.drawn) % game.players
            self.drawn += 1
            game.push(Refresh(seat))
            return
        game.pop()
        deal_rivals(game)
        game.push(Rounds())
        game.push(ChooseInvestments())


def deal_rivals(game: Game) -> None:
    """Everybody gets a rival card, one stays under the board (S.10)."""
    state = game.state
    if rivals_dealt(state):
        return  # a save of older rules, which dealt them before the first draws
    cards = [one for one in game.box.limits.rivals if one in state.corporations]
    cards.append(FEDERALIST)
    state.rng = rng.shuffle(cards, state.rng)
    state.rival_under_board = cards.pop()
    state.rivals = cards
    for seat, rival in enumerate(cards):
        game.tell_some("rival_dealt", {"player": game.name(seat)}, {"rival": rival}, seat)


@frame("rounds", on=(GROUND,))
@dataclass(slots=True)
class Rounds(Step):
    """Round after round; a standard round is action, production and event phase."""

    stage: Stage = "begin"

    def step(self, game: Game) -> None:
        """Begin the next phase."""
        getattr(self, f"_{self.stage}")(game)

    def _begin(self, game: Game) -> None:
        state = game.state
        demand = game.box.rounds[state.round_place] == "demand"
        self.stage = "end" if demand else "turns"
        state.phase = "demand" if demand else "action"
        game.tell("round_started", round=round_name(game, state.round_place))
        if demand:
            game.push(DemandRound())

    def _turns(self, game: Game) -> None:
        if game.state.turn_track:
            game.push(Turn())
        else:
            self.stage = "production"  # 8.4

    def _production(self, game: Game) -> None:
        self.stage = "event"
        game.state.phase = "production"
        game.tell("phase_started", phase="production")
        game.push(Production())

    def _event(self, game: Game) -> None:
        self.stage = "end"
        game.state.phase = "event"
        game.tell("phase_started", phase="event")
        game.push(EventPhase())

    def _end(self, game: Game) -> None:
        self.stage = "begin"
        end_round(game)


def end_round(game: Game) -> None:
    """The round marker advances (44.2)."""
    game.state.round_place += 1
    game.tell("round_ended")


def round_name(game: Game, place: int) -> str:
    """What a space of the round track is called: `3` or `demand_2`."""
    kind = game.box.rounds[place]
    if kind != "demand":
        return str(kind)
    return f"demand_{game.box.rounds[: place + 1].count('demand')}"
