"""A whole game at one moment: plain data that can be copied, compared and written down."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .pieces import TYPES

if TYPE_CHECKING:
    from newangeles_gui.engine.decisions import Decision
    from newangeles_gui.engine.frames import Frame

    from .promises import Promise

NOBODY = -1


@dataclass(slots=True)
class Deal:
    """What lies on the table in a deal (54)."""

    asset: str = ""
    main: str = ""
    main_by: int = NOBODY
    counter: str = ""
    counter_by: int = NOBODY
    pile: list[str] = field(default_factory=list)  # counteroffer space, top last (25.3)
    pile_by: list[int] = field(default_factory=list)
    support: list[str] = field(default_factory=list)  # face-down cards with side and player
    support_side: list[str] = field(default_factory=list)
    support_by: list[int] = field(default_factory=list)
    barred_from_trade: list[int] = field(default_factory=list)
    barred_from_counter: list[int] = field(default_factory=list)
    straight_to_support: bool = False
    declared_main: list[str] | None = None
    declared_counter: list[str] | None = None
    bets: list[tuple[int, int, int]] = field(default_factory=list)  # who, on whom, how much
    picked: str = ""
    winner: int = NOBODY
    winning: str = ""

    def copy(self) -> Deal:
        """An independent copy."""
        twin = Deal.__new__(Deal)
        twin.asset = self.asset
        twin.main = self.main
        twin.main_by = self.main_by
        twin.counter = self.counter
        twin.counter_by = self.counter_by
        twin.pile = self.pile[:]
        twin.pile_by = self.pile_by[:]
        twin.support = self.support[:]
        twin.support_side = self.support_side[:]
        twin.support_by = self.support_by[:]
        twin.barred_from_trade = self.barred_from_trade[:]
        twin.barred_from_counter = self.barred_from_counter[:]
        twin.straight_to_support = self.straight_to_support
        twin.declared_main = None if self.declared_main is None else self.declared_main[:]
        twin.declared_counter = None if self.declared_counter is None else self.declared_counter[:]
        twin.bets = self.bets[:]
        twin.picked = self.picked
        twin.winner = self.winner
        twin.winning = self.winning
        return twin

    def votes(self, side: str, seat: int | None = None) -> int:
        """Face-down cards that support a side, in all or by one player."""
        if seat is None:
            return self.support_side.count(side)
        return list(zip(self.support_side, self.support_by, strict=True)).count((side, seat))


@dataclass(slots=True)
class State:
    """A game. Seats are numbered clockwise; lists by seat, by district or by resource.

    Decks are lists with the top card last.
    """

    rng: int = 0
    corporations: list[str] = field(default_factory=list)
    active: int = 0
    round_place: int = 0
    phase: str = "setup"
    turns_taken: int = 0
    threat: int = 0
    city: list[int] = field(default_factory=list)
    reserve: list[int] = field(default_factory=list)
    supply: list[int] = field(default_factory=list)
    demand: str = ""
    event: str = ""
    capital: list[int] = field(default_factory=list)
    hands: list[list[str]] = field(default_factory=list)
    rivals: list[str] = field(default_factory=list)
    rival_under_board: str = ""
    investments: list[str] = field(default_factory=list)
    drawn_investments: list[list[str]] = field(default_factory=list)
    owners: dict[str, int] = field(default_factory=dict)
    exhausted: list[str] = field(default_factory=list)
    emergency_holder: list[int] = field(default_factory=list)  # by the owner's seat; -1 on offer
    emergency_up: list[bool] = field(default_factory=list)
    decks: list[list[str]] = field(default_factory=lambda: [[] for _ in TYPES])
    discards: list[str] = field(default_factory=list)
    asset_deck: list[str] = field(default_factory=list)
    turn_track: list[str] = field(default_factory=list)
    event_deck: list[str] = field(default_factory=list)
    demand_deck: list[str] = field(default_factory=list)
    investment_deck: list[str] = field(default_factory=list)
    deal: Deal | None = None
    resolving: str = ""
    ill_involved: bool = False
    android_moved: bool = False
    used_this_turn: list[str] = field(default_factory=list)
    keeps_hand: bool = False
    promises: list[Promise] = field(default_factory=list)
    ended_by: str = ""
    winners: list[int] = field(default_factory=list)
    stack: list[Frame] = field(default_factory=list)
    pending: Decision | None = None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.ended_by != ""

    def clone(self) -> State:
        """An independent copy; questions and promises are never changed, so they are shared."""
        twin = State.__new__(State)
        twin.rng = self.rng
        twin.corporations = self.corporations
        twin.active = self.active
        twin.round_place = self.round_place
        twin.phase = self.phase
        twin.turns_taken = self.turns_taken
        twin.threat = self.threat
        twin.city = self.city[:]
        twin.reserve = self.reserve[:]
        twin.supply = self.supply[:]
        twin.demand = self.demand
        twin.event = self.event
        twin.capital = self.capital[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.rivals = self.rivals[:]
        twin.rival_under_board = self.rival_under_board
        twin.investments = self.investments[:]
        twin.drawn_investments = [cards[:] for cards in self.drawn_investments]
        twin.owners = self.owners.copy()
        twin.exhausted = self.exhausted[:]
        twin.emergency_holder = self.emergency_holder[:]
        twin.emergency_up = self.emergency_up[:]
        twin.decks = [deck[:] for deck in self.decks]
        twin.discards = self.discards[:]
        twin.asset_deck = self.asset_deck[:]
        twin.turn_track = self.turn_track[:]
        twin.event_deck = self.event_deck[:]
        twin.demand_deck = self.demand_deck[:]
        twin.investment_deck = self.investment_deck[:]
        twin.deal = None if self.deal is None else self.deal.copy()
        twin.resolving = self.resolving
        twin.ill_involved = self.ill_involved
        twin.android_moved = self.android_moved
        twin.used_this_turn = self.used_this_turn[:]
        twin.keeps_hand = self.keeps_hand
        twin.promises = self.promises[:]
        twin.ended_by = self.ended_by
        twin.winners = self.winners[:]
        twin.stack = [frame.copy() for frame in self.stack]
        twin.pending = self.pending
        return twin
