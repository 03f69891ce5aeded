"""A whole game at one moment: plain data that can be copied, compared and written down.

What can stand in a district has one bit each: a district is one number.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Final, TypeAlias

from newangeles_gui.engine import (
    Apart,
    AsMany,
    Decision,
    Following,
    Frame,
    Many,
    OneOf,
    Within,
)

from . import promises
from .kinds import (
    DEEPEST,
    PER_SEAT,
    Action,
    Answer,
    AnyAsset,
    AnyCard,
    AnyEvent,
    AnyInvestment,
    AnySeat,
    AnySide,
    Asset,
    Capital,
    Card,
    Corporation,
    Count,
    Demand,
    Ending,
    Event,
    Investment,
    Phase,
    Random,
    Rival,
    RoundPlace,
    Seat,
    Side,
    Threat,
)
from .kinds import NOBODY as NOBODY
from .promises import Promise

HUMAN_FIRST: Final = 1
ORGCRIME: Final = 2
PRISEC: Final = 4
ANDROID: Final = 8
ILLNESS: Final = 16
OUTAGE: Final = 32
DEVELOPMENT: Final = 64
PROTEST: Final = 128
STRIKE: Final = 256

ENEMY: Final = HUMAN_FIRST | ORGCRIME
UNREST: Final = PROTEST | STRIKE
DARK: Final = STRIKE | OUTAGE  # 36.2: produces nothing
TRAVELLING: Final = ENEMY | ILLNESS | OUTAGE  # 34.2: these raise threat at the Root

PIECES: Final = (
    "human_first",
    "orgcrime",
    "prisec",
    "android",
    "illness",
    "outage",
    "development",
)
BIT: Final[Mapping[str, int]] = {name: 1 << place for place, name in enumerate(PIECES)}
NAME: Final[Mapping[int, str]] = {bit: name for name, bit in BIT.items()}
SINGLE_BITS: Final[Mapping[str, tuple[int, ...]]] = {
    **{name: (bit,) for name, bit in BIT.items()},
    "enemy": (1, 2),
}
MASK: Final[Mapping[str, int]] = {**BIT, "enemy": ENEMY, "protest": PROTEST, "strike": STRIKE}

# 53.4: protest and strike are two sides of one unrest token.
RESERVED: Final = (*PIECES, "unrest")
PLACE_IN_RESERVE: Final[Mapping[int, int]] = {
    **{bit: place for place, bit in enumerate(BIT.values())},
    PROTEST: len(PIECES),
    STRIKE: len(PIECES),
}
UNREST_RESERVE: Final = len(PIECES)

RESOURCES: Final = ("energy", "consumables", "tech", "entertainment", "credits")
TYPES: Final = ("construction", "biotech", "labor", "media", "security")
ROOT: Final = -1

FEDERALIST: Final = "federalist"  # 11: the rival card of who wins by threat
DONE = "done"
LOSE = "lose"

_OF_A_TYPE: Final = OneOf(TYPES)  # a name: mypyc 2.4 cannot compile a tuple in an alias
ActionType: TypeAlias = Annotated[str, _OF_A_TYPE]
Standing: TypeAlias = Annotated[int, Within(0, UNREST | UNREST - 1)]  # all that is in a district


def mask_of(names: tuple[str, ...]) -> int:
    """All the bits of these pieces and conditions."""
    mask = 0
    for name in names:
        mask |= MASK[name]
    return mask


class Step(Frame):
    """One thing in progress in a game of New Angeles."""

    __slots__ = ()


@dataclass(slots=True)
class Deal:
    """What lies on the table in a deal (54)."""

    asset: AnyAsset = ""
    main: AnyCard = ""
    main_by: AnySeat = NOBODY
    counter: AnyCard = ""
    counter_by: AnySeat = NOBODY
    pile: list[Card] = field(default_factory=list)  # counteroffer space, top last (25.3)
    pile_by: Annotated[list[Seat], AsMany("pile")] = field(default_factory=list)
    support: list[Action] = field(default_factory=list)  # face-down cards with side and player
    support_side: Annotated[list[Side], AsMany("support")] = field(default_factory=list)
    support_by: Annotated[list[AnySeat], AsMany("support")] = field(default_factory=list)
    barred_from_trade: list[Seat] = field(default_factory=list)
    barred_from_counter: list[Seat] = field(default_factory=list)
    straight_to_support: bool = False
    declared_main: list[Answer] | None = None
    declared_counter: list[Answer] | None = None
    bets: list[tuple[Seat, Seat, Count, Asset]] = field(default_factory=list)  # see capital.py
    picked: AnySide = ""
    winner: AnySeat = NOBODY
    winning: AnySide = ""

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

    rng: Random = 0
    corporations: Annotated[list[Corporation], PER_SEAT, Apart()] = field(default_factory=list)
    active: Seat = 0
    round_place: RoundPlace = 0
    phase: Phase = "setup"
    turns_taken: Count = 0
    threat: Threat = 0
    city: Annotated[list[Standing], Many("districts")] = field(default_factory=list)
    reserve: Annotated[list[Count], Many(len(RESERVED))] = field(default_factory=list)
    supply: Annotated[list[Count], Many(len(RESOURCES))] = field(default_factory=list)
    demand: Demand = ""
    event: AnyEvent = ""
    capital: Annotated[list[Capital], PER_SEAT] = field(default_factory=list)
    hands: Annotated[list[list[Action]], PER_SEAT] = field(default_factory=list)
    rivals: Annotated[list[Rival], PER_SEAT] = field(default_factory=list)
    rival_under_board: Rival = ""
    investments: Annotated[list[AnyInvestment], PER_SEAT] = field(default_factory=list)
    drawn_investments: Annotated[list[list[Investment]], PER_SEAT] = field(default_factory=list)
    owners: dict[Asset, Seat] = field(default_factory=dict)
    exhausted: Annotated[list[Asset], Apart()] = field(default_factory=list)
    # By the owner's seat; nobody has one that is on offer.
    emergency_holder: Annotated[list[AnySeat], PER_SEAT] = field(default_factory=list)
    emergency_up: Annotated[list[bool], PER_SEAT] = field(default_factory=list)
    decks: Annotated[list[list[Action]], Many(len(TYPES))] = field(
        default_factory=lambda: [[] for _ in TYPES]
    )
    discards: list[Action] = field(default_factory=list)
    asset_deck: list[Asset] = field(default_factory=list)
    turn_track: Annotated[list[Asset], Many(0, "turn_track_spaces")] = field(default_factory=list)
    event_deck: list[Event] = field(default_factory=list)
    demand_deck: list[Demand] = field(default_factory=list)
    investment_deck: list[Investment] = field(default_factory=list)
    deal: Deal | None = None
    resolving: AnyCard = ""
    ill_involved: bool = False
    android_moved: bool = False
    used_this_turn: Annotated[list[Asset], Apart()] = field(default_factory=list)
    keeps_hand: bool = False
    promises: Annotated[list[Promise], Many(0, promises.MOST)] = field(default_factory=list)
    ended_by: Ending = ""
    winners: Annotated[list[Seat], Apart()] = field(default_factory=list)
    stack: Annotated[list[Frame], Many(0, DEEPEST)] = field(default_factory=list)
    pending: Annotated[Decision | None, Following()] = None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.ended_by != ""

    @property
    def rivals_dealt(self) -> bool:
        """Whether everybody has a rival card by now (S.10)."""
        return self.rival_under_board != ""

    @property
    def next_event(self) -> str:
        """The card on top of the event deck; one that is being resolved has left it (R.27)."""
        deck = self.event_deck
        return deck[-2] if self.event and len(deck) > 1 else deck[-1]

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
