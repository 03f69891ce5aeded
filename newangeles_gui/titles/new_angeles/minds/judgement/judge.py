"""How good a position is for a seat, as something like its chance to win.

Cards are tried out on an empty stage with the open part of a view.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from newangeles_gui.minds import Remembered

from ...content import Contract
from ...rules import FEDERALIST, TYPES, Box, Deal, State, View
from .city import CityOutlook, Clock
from .holdings import Holdings

CARDS_IN_A_DECK = 30  # nobody draws more than that through one card
PEEKED = 0.4  # share of the next event's rise that looking ahead can avoid


def stage(box: Box, view: View) -> State:
    """What all can see; hands are empty, so that drawn cards can be counted."""
    players = len(view.corporations)
    decks = [[next(iter(box.content.actions[name]))] * CARDS_IN_A_DECK for name in TYPES]
    return State(
        corporations=view.corporations,
        active=view.active,
        round_place=view.round_place,
        phase=view.phase,
        turns_taken=view.turns_taken,
        threat=view.threat,
        city=view.city[:],
        reserve=view.reserve[:],
        supply=view.supply[:],
        demand=view.demand,
        event=view.event,
        capital=view.capital[:],
        hands=[[] for _ in range(players)],
        rivals=[""] * players,
        investments=[""] * players,
        owners=view.owners.copy(),
        exhausted=view.exhausted[:],
        emergency_holder=view.emergency_holder[:],
        emergency_up=view.emergency_up[:],
        decks=decks,
        turn_track=[""] * view.turns_left,
        event_deck=_events(box, view),
        deal=Deal() if view.deal is None else _deal(view.deal),
    )


def _events(box: Box, view: View) -> list[str]:
    """Any events with the right one on top: only its back is looked at."""
    unseen = [one for one in box.events if one != view.event]
    unseen.sort(key=lambda one: box.back_of[one] == view.top_event_back)
    return [*unseen, view.event] if view.event else unseen


def _deal(deal: Deal) -> Deal:
    return Deal(
        asset=deal.asset,
        main=deal.main,
        main_by=deal.main_by,
        counter=deal.counter,
        counter_by=deal.counter_by,
        support=deal.support[:],
        support_side=deal.support_side[:],
        support_by=deal.support_by[:],
    )


def drop_below(state: State) -> None:
    """Keep only the card or ability in resolution, so that a trial ends with it."""
    stack = state.stack
    at = len(stack) - 1
    if state.resolving:
        while at > 0 and stack[at].KIND != "action_card":
            at -= 1
    else:
        while at > 0 and stack[at].KIND != "effect":
            at -= 1
    del stack[:at]


# How often a contract is met in a round, as counted over games of scripted players.
MET_IN_A_ROUND: Mapping[str, float] = MappingProxyType(
    {
        "illness": 0.875,
        "outage": 0.675,
        "enemy": 1.35,
        "unrest_fell": 1.4,
        "android_moved": 0.49,
        "calm_event": 0.53,
    }
)
USUALLY = 0.7  # a contract from a data pack

SURE_LEAD = 0.5  # a tie with the rival is a loss
# Threat 25 loses for almost all, and where it is heading is a rough guess: what watching each other
# costs the city at a larger table, fear has to win back. Found by playing, like prospects.WATCHFUL.
FEAR: Mapping[int, float] = MappingProxyType({4: 1.0, 5: 1.4, 6: 1.4})
STEEPEST = 0.25  # slope of the chance to win where two are level
FEDERALIST_READY = 22.0  # from about here on rising threat is in the Federalist's favour
FEDERALIST_AIM = 25.0


class Standings:
    """Expects each contract to go on paying as such contracts do."""

    def __init__(self, box: Box) -> None:
        self._a_round = MappingProxyType(
            {name: _income(contract) for name, contract in box.contracts.items()}
        )

    def runaway(
        self, names: Sequence[str], worths: Sequence[float], seat: int, rounds: int
    ) -> float:
        """By how much the richest of a seat's opponents is likely to leave the others behind."""
        final = [
            worth + rounds * self._a_round[name] for name, worth in zip(names, worths, strict=True)
        ]
        del final[seat]
        return max(final) - sum(final) / len(final)


def _income(contract: Contract) -> float:
    return contract.pays * MET_IN_A_ROUND.get(contract.piece or contract.on, USUALLY)


class Eye(NamedTuple):
    """Who looks: a seat, and what is known of its secrets; empty texts are unknown."""

    seat: int
    rival: str = ""
    investment: str = ""


class Extra(NamedTuple):
    """What a state does not show yet: capital for the eye, an asset to come, calmer events."""

    bonus: float = 0.0
    prize: float = 0.0
    prize_to: int = -1
    relief: float = 0.0
    watch: float = 0.0  # how much it counts if somebody else runs away with the game
    cards: tuple[int, ...] = ()  # hand cards of each seat that the state leaves out


NOTHING_EXTRA = Extra()


class Judge:
    """Values positions; `outlook` is about the city, `holdings` about what players have."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.outlook = CityOutlook(box)
        self.holdings = Holdings(box, self.outlook)
        self.standings = Standings(box)
        self._clocks: Remembered[tuple[int, str, int], Clock] = Remembered()

    def clock(self, state: State) -> Clock:
        """How much is left."""
        key = (state.round_place, state.phase, len(state.turn_track))
        return self._clocks.get(key) or self._clocks.put(key, Clock.read(self.box, *key))

    def value(self, state: State, eye: Eye, extra: Extra = NOTHING_EXTRA) -> float:
        """Near 0 to 1: higher is better for the eye's seat; envy may take it below."""
        if state.ended_by == "threat":
            return self._ended_by_threat(state, eye)
        clock = self.clock(state)
        end = self.outlook.chance_of_end(state, clock, extra.relief)
        if eye.rival == FEDERALIST:
            return self._federalist(state, eye, clock, end, extra)
        worths = self._worths(state, eye, clock, extra)
        spread = 2.0 + 0.16 * clock.deals
        chance = _rising((_lead(self.box, state, eye, worths) - SURE_LEAD) / spread)
        value = math.pow(1 - end, FEAR[len(worths)]) * chance
        if extra.watch:
            runaway = self.standings.runaway(state.corporations, worths, eye.seat, clock.events)
            value -= extra.watch * STEEPEST * runaway / spread
        return value

    def _ended_by_threat(self, state: State, eye: Eye) -> float:
        enough = state.capital[eye.seat] >= self.box.limits.federalist_capital
        return 1.0 if eye.rival == FEDERALIST and enough else 0.0

    def _federalist(self, state: State, eye: Eye, clock: Clock, end: float, extra: Extra) -> float:
        ready = _rising((state.capital[eye.seat] - FEDERALIST_READY) / 1.5)
        worth = self._worths(state, eye, clock, extra)[eye.seat]
        rich = _rising((worth - FEDERALIST_AIM) / 5.0)
        return 0.45 * rich + 0.45 * ready * end + 0.1 * (1 - ready) * (1 - end)

    def _worths(self, state: State, eye: Eye, clock: Clock, extra: Extra) -> list[float]:
        worths = self.holdings.worths(state, clock, extra.cards)
        worths[eye.seat] += extra.bonus
        if eye.investment:
            worths[eye.seat] += self.holdings.income(state, eye.investment, clock)
        if extra.prize_to >= 0:
            worths[extra.prize_to] += extra.prize
        return worths


def _lead(box: Box, state: State, eye: Eye, worths: Sequence[float]) -> float:
    own = worths[eye.seat]
    names = state.corporations
    if eye.rival and eye.rival != names[eye.seat]:
        return own - worths[names.index(eye.rival)]
    others = [worth for seat, worth in enumerate(worths) if seat != eye.seat]
    if eye.rival:  # 67.2: the field has to be poorer, or most of it
        return own - sorted(others)[box.limits.own_rival_beats[len(names)] - 1]
    return own - sum(others) / len(others)


def _rising(x: float) -> float:
    return 1 / (1 + math.exp(-x)) if x > -500 else 0.0
