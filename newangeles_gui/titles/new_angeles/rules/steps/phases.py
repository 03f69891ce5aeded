"""The production phase (9, 61) and the event phase (10, 20)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from newangeles_gui.engine import frame
from newangeles_gui.engine.shapes import Within

from .. import capital, city
from ..kinds import Threat
from ..pieces import ANDROID, BIT
from ..state import Step

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ...content.base import Piece
    from ..game import Game


@frame("production", on=("rounds",))
@dataclass(slots=True)
class Production(Step):
    """The next district in rising order (61.7)."""

    district: Annotated[int, Within(0, "districts")] = 0

    def step(self, game: Game) -> None:
        """Exploit one district and finish it before the next (R.8)."""
        cities = game.state.city
        if self.district >= len(cities):
            game.pop()
            return
        here = self.district
        self.district += 1
        if cities[here] & ANDROID:
            city.exploit(game, here)


Stage: TypeAlias = Literal["reveal", "place", "turns", "end"]


@frame("event_phase", on=("rounds",))
@dataclass(slots=True)
class EventPhase(Step):
    """The parts of an event card, top to bottom (20.1)."""

    stage: Stage = "reveal"
    threat_before: Threat = 0

    def step(self, game: Game) -> None:
        """Resolve the next part of the top event."""
        getattr(self, f"_{self.stage}")(game)

    def _reveal(self, game: Game) -> None:
        state = game.state
        self.stage = "place"
        self.threat_before = state.threat
        state.event = state.event_deck[-1]
        game.tell("event_revealed", event=state.event)
        game.push_effect(state.event, state.active)

    def _place(self, game: Game) -> None:
        self.stage = "turns"
        put_pieces(game, game.box.events[game.state.event].place)

    def _turns(self, game: Game) -> None:
        state = game.state
        self.stage = "end"
        if turns_remain(game):  # 51.5
            fill_turn_track(game, game.box.events[state.event].turns)
        capital.pay_for_event(game, state.threat - self.threat_before)

    def _end(self, game: Game) -> None:
        state = game.state
        game.pop()
        state.event_deck.remove(state.event)
        state.event_deck.insert(0, state.event)  # 10.0
        state.event = ""


def put_pieces(game: Game, placement: Mapping[Piece, Sequence[str]]) -> None:
    """One copy of each component into each district listed for it, in printed order (R.17)."""
    for piece, districts in placement.items():
        for name in districts:
            city.place(game, BIT[piece], game.box.district_at[name])


def turns_remain(game: Game) -> bool:
    """Whether another action phase will come."""
    later = game.box.rounds[game.state.round_place + 1 :]
    return any(one != "demand" for one in later)


def fill_turn_track(game: Game, count: int) -> None:
    """Assets go face down on the turn track, lowest space first (51.3)."""
    state = game.state
    for _ in range(min(count, len(state.asset_deck))):
        state.turn_track.append(state.asset_deck.pop())
    game.tell("turn_track_filled", count=len(state.turn_track))
