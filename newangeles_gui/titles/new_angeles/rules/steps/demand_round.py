"""The demand round (45) and choosing investments (18, S.11)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from newangeles_gui.engine import Decision, frame, rng
from newangeles_gui.engine.shapes import Within

from ...content.specs import Investment
from .. import capital, victory
from ..pieces import RESOURCES, count
from ..state import Step

if TYPE_CHECKING:
    from newangeles_gui.engine import Facts

    from ..game import Game

DRAWN = 2  # S.11

Stage: TypeAlias = Literal["score", "check", "finish", "renew", "invest"]


@frame("demand_round", on=("rounds",))
@dataclass(slots=True)
class DemandRound(Step):
    """The four steps of a demand round."""

    stage: Stage = "score"

    def step(self, game: Game) -> None:
        """Take the next step of the round."""
        getattr(self, f"_{self.stage}")(game)

    def _score(self, game: Game) -> None:
        state = game.state
        self.stage = "check"
        for seat in game.clockwise(state.active):
            investment = state.investments[seat]
            if investment:
                game.tell("investment_revealed", player=game.name(seat), investment=investment)
                income = pays(game, game.box.investments[investment])
                capital.gain(game, seat, income, "investment")

    def _check(self, game: Game) -> None:
        state = game.state
        self.stage = "renew"
        met = demand_met(game)
        game.tell("demand_checked", demand=state.demand, met=met)
        if not met:
            victory.raise_threat(game, game.box.content.demands[state.demand].threat, "demand")
        if "demand" not in game.box.rounds[state.round_place + 1 :]:
            self.stage = "finish"  # 45.6: the third time the game ends after this step

    def _finish(self, game: Game) -> None:
        victory.end_by_demand(game)

    def _renew(self, game: Game) -> None:
        state = game.state
        self.stage = "invest"
        state.supply[:] = [0] * len(RESOURCES)
        state.demand_deck.insert(0, state.demand)  # 45.3
        reveal_demand(game)

    def _invest(self, game: Game) -> None:
        state = game.state
        game.pop()
        state.investment_deck += [one for one in state.investments if one]
        state.investments[:] = [""] * game.players
        state.rng = rng.shuffle(state.investment_deck, state.rng)
        game.push(ChooseInvestments())


def reveal_demand(game: Game) -> None:
    """The top demand sets the targets (S.5)."""
    state = game.state
    state.demand = state.demand_deck.pop()
    game.tell("demand_revealed", demand=state.demand)


def demand_met(game: Game) -> bool:
    """Whether every resource reaches its target (45.2)."""
    targets = game.box.targets[game.state.demand]
    return all(have >= want for have, want in zip(game.state.supply, targets, strict=True))


def pays(game: Game, investment: Investment) -> int:
    """What an investment would pay now."""
    if investment.resource is not None:
        place = RESOURCES.index(investment.resource)
        supply = game.state.supply[place]
        if supply < game.box.targets[game.state.demand][place]:
            return 0
        income = investment.base + investment.each * supply
        return income if investment.most is None else min(investment.most, income)
    assert investment.count is not None
    number = count(game, investment.count)
    if investment.steps:
        reached = [amount for least, amount in investment.steps.items() if number >= least]
        return max(reached, default=0)
    return investment.each * number


@frame("choose_investments", on=("rounds",))
@dataclass(slots=True)
class ChooseInvestments(Step):
    """All draw two; then each keeps one and the others go back on top (45.4)."""

    asked: Annotated[int, Within(-1, "seats")] = -1

    def step(self, game: Game) -> Decision | None:
        """Draw for everybody, then ask one after the other."""
        state = game.state
        order = game.clockwise(state.active)
        if self.asked < 0:
            self.asked = 0
            state.drawn_investments = [[] for _ in order]
            for seat in order:
                drawn = [state.investment_deck.pop() for _ in range(DRAWN)]
                state.drawn_investments[seat] = drawn
                public: Facts = {"player": game.name(seat), "count": DRAWN}
                game.tell_some("investments_drawn", public, {"cards": drawn[:]}, seat)
            return None
        if self.asked < game.players:
            seat = order[self.asked]
            options = state.drawn_investments[seat][:]
            return Decision("keep_investment", seat, options, "demand_round", private=True)
        game.pop()
        for seat in order:
            state.investment_deck += state.drawn_investments[seat]  # 18.2: unseen, on top
            state.drawn_investments[seat] = []
        return None

    def answer(self, game: Game, option: str) -> None:
        """Keep one of the two."""
        state = game.state
        seat = game.clockwise(state.active)[self.asked]
        self.asked += 1
        state.drawn_investments[seat].remove(option)
        state.investments[seat] = option
        game.tell_some("investment_kept", {"player": game.name(seat)}, {"card": option}, seat)
