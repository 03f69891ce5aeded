"""The frozen descriptions of everything in the box."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from newangeles_gui.content import Id, Spec

from .verbs import ActionType, Amounts, Count, Ids, Piece, Program, Resource

Window = Literal[
    "turn_start",
    "asset_revealed",
    "offer_proposed",
    "main_offer_proposed",
    "counteroffer_proposed",
    "support_start",
    "abstained",
    "resolution_start",
    "support_tied",
    "deal_won",
    "deal_end",
    "end_of_turn",
    "claimed",
    "threat_rose",
    "illness_raised_threat",
]
AbilityCondition = Literal[
    "by_other",
    "by_you",
    "countered",
    "richer_than_you",
    "won_by_right_neighbour",
    "won_by_countering",
    "lost_as_active",
    "empty_hand",
]


class District(Spec):
    """One of the ten districts."""

    n: int
    id: Id
    tier: Annotated[int, Field(ge=1, le=3)]
    to: Id
    primary: dict[Resource, int]
    secondary: dict[Resource, int] = Field(default_factory=dict)


class DrawLine(Spec):
    """One line of a corp sheet's draw list."""

    type: ActionType | Literal["general"]
    count: Annotated[int, Field(ge=1)]


DrawList = Annotated[tuple[DrawLine, ...], Field(strict=False, min_length=1)]


class Contract(Spec):
    """A corporation's own way to gain capital."""

    on: Literal["removed", "android_moved", "unrest_fell", "calm_event"]
    piece: Literal["illness", "outage", "enemy"] | None = None
    pays: int
    threat_below: int | None = None
    once_a_card: bool = False


class Corporation(Spec):
    """A corporation with both sides of its sheet."""

    id: Id
    focus: ActionType | None = None
    draws_of_four: DrawList
    draws_of_more: DrawList
    contract: Contract
    emergency: Id

    @property
    def color(self) -> str:
        """The colour of its focus; one that is about everything has one of its own."""
        return self.focus or "consumables"


class Action(Spec):
    """A kind of action card."""

    id: Id
    copies: Annotated[int, Field(ge=0, le=99)] = 5
    illness_counts: bool = True
    declarable: bool = True
    effect: Program


class Emergency(Spec):
    """An emergency action."""

    id: Id
    illness_counts: bool = True
    effect: Program


class Ability(Spec):
    """What an asset does in a timing window."""

    window: Window
    may: bool = False
    cost: Literal["none", "exhaust", "discard"] = "none"
    condition: AbilityCondition | None = None
    effect: Program


class Asset(Spec):
    """An asset: an ability in a window, or something that holds while it is owned."""

    id: Id
    ability: Ability | None = None
    draws_times: int = 1
    hand_size: int = 0
    takes_counter_discards: bool = False


class Investment(Spec):
    """What an investment pays when it is revealed."""

    id: Id
    count: Count | None = None
    steps: dict[int, int] = Field(default_factory=dict)
    each: int = 0
    resource: Resource | None = None
    base: int = 0
    most: int | None = None


class Demand(Spec):
    """What the world wants, and what it costs not to deliver."""

    id: Id
    energy: int
    consumables: int
    tech: int
    entertainment: int
    credits: int
    threat: int


class EventCard(Spec):
    """An event: the danger on its back, what it places and how many turns follow."""

    id: Id
    back: Literal["human_first", "orgcrime", "outage", "unrest"]
    effect: Program
    place: dict[Piece, Ids]
    turns: Annotated[int, Field(ge=1, le=5)]


class Setup(Spec):
    """A setup card."""

    id: Id
    turns: Annotated[int, Field(ge=1, le=5)]
    place: dict[Piece, Ids]


class Capital(Spec):
    """What the first player starts with, and how much more each next one has."""

    start: int
    step: int


class Players(Spec):
    """How many can play."""

    min: int
    max: int


class BoxContents(Spec):
    """Counts and limits of the box."""

    players: Players
    units: dict[Literal["human_first", "orgcrime", "prisec"], int]
    tokens: dict[Literal["android", "illness", "outage", "unrest", "development"], int]
    threat_end: int
    capital: Capital
    hand_size: int
    turn_track_spaces: int
    rounds: Annotated[tuple[int | Literal["demand"], ...], Field(strict=False)]
    resource_tracks: dict[Resource, int]
    federalist_capital: int
    own_rival_beats: dict[int, int]
    rivals: Ids


class Content(Spec):
    """The whole box, every family in printed order."""

    box: BoxContents
    districts: dict[str, District]
    corporations: dict[str, Corporation]
    actions: dict[ActionType, dict[str, Action]]
    emergencies: dict[str, Emergency]
    assets: dict[str, Asset]
    investments: dict[str, Investment]
    demands: dict[str, Demand]
    events: dict[str, EventCard]
    setups: dict[str, Setup]
    digest: str = ""
    packs: tuple[str, ...] = ()  # what lies over the shipped content, with versions


__all__ = ["Amounts", "Content"]
