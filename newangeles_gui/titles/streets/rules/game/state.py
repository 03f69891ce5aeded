"""A whole game at one moment: plain data that can be copied, compared and written down."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

from newangeles_gui.engine import Apart, Decision, Following, Frame, Many

from .city import NOBODY, City
from .kinds import (
    DEEPEST,
    PER_SEAT,
    AnyAdvisor,
    AnyBuilding,
    AnySeat,
    BuildingName,
    Count,
    Level,
    Player,
    Random,
    Seat,
)


@dataclass(slots=True)
class State:
    """A game. Seats are numbered clockwise; lists by seat, by colour or by type of business.

    The pile of tiles to draw has its top last, the Sneak's end stack too.
    """

    rng: Random = 0
    players: Annotated[list[Player], PER_SEAT, Apart()] = field(default_factory=list)
    sneak: AnySeat = NOBODY  # 13.1: the seat of the automatic player
    level: Level = ""
    business: bool = False
    advisors: Annotated[list[AnyAdvisor], PER_SEAT] = field(default_factory=list)
    active: Seat = 0
    turn: Count = 0  # turns that are over
    city: City = field(default_factory=City)
    hands: Annotated[list[list[BuildingName]], PER_SEAT] = field(default_factory=list)
    shown: Annotated[list[list[BuildingName]], PER_SEAT] = field(default_factory=list)  # 14.6
    pile: list[BuildingName] = field(default_factory=list)
    end_pile: list[BuildingName] = field(default_factory=list)
    end_turned: bool = False  # 13.7
    sneak_tile: AnyBuilding = ""  # what the Sneak is about to build
    out: list[BuildingName] = field(default_factory=list)  # 2.4, 12.6: nobody knows which
    gone: list[BuildingName] = field(default_factory=list)  # 3.10, 12.8a: all have seen them
    money: Annotated[list[Count], PER_SEAT] = field(default_factory=list)
    free: Annotated[list[Count], PER_SEAT] = field(default_factory=list)  # signs in the supply
    tokens: Annotated[list[Annotated[list[Count], Many(4)]], PER_SEAT] = field(default_factory=list)
    tokens_left: Annotated[list[Count], Many(4)] = field(default_factory=list)
    people_left: Annotated[list[Count], Many(4)] = field(default_factory=list)
    winners: Annotated[list[Seat], Apart()] = field(default_factory=list)
    stack: Annotated[list[Frame], Many(0, DEEPEST)] = field(default_factory=list)
    pending: Annotated[Decision | None, Following()] = None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.winners)

    @property
    def persons(self) -> list[str]:
        """Who plays, without the Sneak, which has the last seat."""
        return self.players if self.sneak == NOBODY else self.players[: self.sneak]

    def clone(self) -> State:
        """An independent copy; what never changes in a game is shared."""
        twin = State.__new__(State)
        twin.rng = self.rng
        twin.players = self.players
        twin.sneak = self.sneak
        twin.level = self.level
        twin.business = self.business
        twin.advisors = self.advisors
        twin.active = self.active
        twin.turn = self.turn
        twin.city = self.city.clone()
        twin.hands = [hand[:] for hand in self.hands]
        twin.shown = [tiles[:] for tiles in self.shown]
        twin.pile = self.pile[:]
        twin.end_pile = self.end_pile[:]
        twin.end_turned = self.end_turned
        twin.sneak_tile = self.sneak_tile
        twin.out = self.out[:]
        twin.gone = self.gone[:]
        twin.money = self.money[:]
        twin.free = self.free[:]
        twin.tokens = [held[:] for held in self.tokens]
        twin.tokens_left = self.tokens_left[:]
        twin.people_left = self.people_left[:]
        twin.winners = self.winners[:]
        twin.stack = [frame.copy() for frame in self.stack]
        twin.pending = self.pending
        return twin
