"""Cards tried out on a scratch copy of the city, to see what they do to threat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from newangeles_gui.engine.decisions import Decision

from ...rules.game import Game
from ...rules.state import Deal, State
from ...rules.steps.action_card import ActionCard
from ..judgement.options import drop_below
from .spots import RULES as SPOTS

if TYPE_CHECKING:
    from .spots import Spots

THREAT: Final = 10  # far from both ends of the track
PURSE: Final = 12
RESOLVER: Final = 0
SHARE: Final = "1"  # of what is spent together


def scratch(state: State) -> State:
    """What the city shows, and nothing of what players have: the same for all who look."""
    players = len(state.corporations)
    return State(
        corporations=state.corporations,
        round_place=state.round_place,
        phase=state.phase,
        threat=THREAT,
        city=state.city[:],
        reserve=state.reserve[:],
        supply=state.supply[:],
        demand=state.demand,
        capital=[PURSE] * players,
        hands=[[] for _ in range(players)],
        rivals=[""] * players,
        investments=[""] * players,
        emergency_holder=list(range(players)),
        emergency_up=[False] * players,
        turn_track=[""] * len(state.turn_track),
        event_deck=[state.next_event],
        deal=Deal(),
    )


class Rehearsal:
    """Resolves cards by the rules for spots."""

    def __init__(self, spots: Spots) -> None:
        self.spots = spots

    def resolved(self, on: State, card: str) -> Game:
        """The scratch game after somebody has resolved this card, with all that happened."""
        game = Game(self.spots.box, on.clone())
        game.state.stack = [ActionCard(card, RESOLVER)]
        game.run()
        told = game.events
        while (decision := game.pending) is not None:
            game.take(self._answer(game, decision))
            told += game.events
        game.events = told
        return game

    def branch(self, game: Game, decision: Decision) -> str:
        """The best of several effects: for calm in the city, for capital and for assets."""
        deals = self.spots.deals
        want = deals.stance(game.state, decision.seat)
        back = deals.sight(game.state).back
        worths = []
        for option in decision.options:
            twin = game.clone()
            drop_below(twin.state)
            twin.take(option)
            while (pending := twin.pending) is not None:
                twin.take(self._answer(twin, pending))
            worth = -want.calm * self.spots.danger(twin.state, back)
            worths.append(worth + deals.belongings(twin.state, want))
        return decision.options[worths.index(max(worths))]

    def _answer(self, game: Game, decision: Decision) -> str:
        if decision.kind in SPOTS:
            return self.spots.answer(game, decision)
        if decision.kind == "change_resource":
            return self.spots.resource(game, decision)
        if decision.kind == "choose":
            return self.branch(game, decision)
        if decision.kind == "steal_asset":
            return max(decision.options, key=lambda one: self.spots.deals.held(game.state, one))
        if decision.kind == "spend":
            return SHARE if SHARE in decision.options else decision.options[0]
        return decision.options[0]
