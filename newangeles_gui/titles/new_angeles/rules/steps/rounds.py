"""The course of the whole game: opening, rounds (44, 48) and their phases.

These are production (9, 61), the event (10, 20), and the demand round (45) with the choice of
investments (18, S.11).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from newangeles_gui.engine import GROUND, Decision, Within, frame, shuffle

from ...content import Investment
from .. import capital, city, victory
from ..kinds import Passed, Threat
from ..state import ANDROID, BIT, FEDERALIST, RESOURCES, Step
from .turn import Refresh, Turn

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from newangeles_gui.engine import Facts

    from ...content import Piece
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


EventStage: TypeAlias = Literal["reveal", "place", "turns", "end"]


@frame("event_phase", on=("rounds",))
@dataclass(slots=True)
class EventPhase(Step):
    """The parts of an event card, top to bottom (20.1)."""

    stage: EventStage = "reveal"
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


DRAWN = 2  # S.11

DemandStage: TypeAlias = Literal["score", "check", "finish", "renew", "invest"]


@frame("demand_round", on=("rounds",))
@dataclass(slots=True)
class DemandRound(Step):
    """The four steps of a demand round."""

    stage: DemandStage = "score"

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
        state.rng = shuffle(state.investment_deck, state.rng)
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
    number = game.count(investment.count)
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


RoundStage: TypeAlias = Literal["begin", "turns", "production", "event", "end"]


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
    if state.rivals_dealt:
        return  # a save of older rules, which dealt them before the first draws
    cards = [one for one in game.box.limits.rivals if one in state.corporations]
    cards.append(FEDERALIST)
    state.rng = shuffle(cards, state.rng)
    state.rival_under_board = cards.pop()
    state.rivals = cards
    for seat, rival in enumerate(cards):
        game.tell_some("rival_dealt", {"player": game.name(seat)}, {"rival": rival}, seat)


@frame("rounds", on=(GROUND,))
@dataclass(slots=True)
class Rounds(Step):
    """Round after round; a standard round is action, production and event phase."""

    stage: RoundStage = "begin"

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
