"""The scenario format as specs; `given`, steps and `expect` name only what they care about."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from newangeles_gui.content import Id, Spec
from newangeles_gui.scenario import Answers, OneThing, ScenarioSpec

from ..content import ActionType, Resource

Words = Annotated[tuple[str, ...], Field(strict=False)]
Round = int | Literal["demand_1", "demand_2", "demand_3"]


class Here(Spec):
    """What stands in a district."""

    human_first: bool = False
    orgcrime: bool = False
    prisec: bool = False
    android: bool = False
    illness: bool = False
    outage: bool = False
    development: bool = False
    unrest: Literal["stable", "protest", "strike"] = "stable"


class AssetState(Spec):
    """An asset and whether it is exhausted."""

    id: Id
    exhausted: bool = False


class EmergencyState(Spec):
    """Where an emergency action lies, and how."""

    holder: Id | None = None
    face: Literal["up", "down"] = "up"


AssetList = Annotated[tuple[Id | AssetState, ...], Field(strict=False)]
EmergencyGiven = Literal["up", "down"] | EmergencyState


class Decks(Spec):
    """Cards on top of decks, the first one topmost."""

    events: Words = ()
    assets: Words = ()
    demands: Words = ()
    investments: Words = ()
    construction: Words = ()
    biotech: Words = ()
    labor: Words = ()
    media: Words = ()
    security: Words = ()


class Given(Spec):
    """The situation at the start."""

    threat: int = 0
    round: Round = 1
    capital: dict[Id, int] = Field(default_factory=dict)
    districts: dict[Id, Here] = Field(default_factory=dict)
    supply: dict[Resource, int] = Field(default_factory=dict)
    demand: Id | None = None
    hands: dict[Id, Words] = Field(default_factory=dict)
    assets: dict[Id, AssetList] = Field(default_factory=dict)
    emergencies: dict[Id, EmergencyGiven] = Field(default_factory=dict)
    rivals: dict[Id, Id] = Field(default_factory=dict)
    investments: dict[Id, Id] = Field(default_factory=dict)
    decks: Decks = Decks()
    turn_track: Words = ()
    discards: Words = ()


class StepAnswers(Spec):
    """What every step can carry: answers, and optional abilities to use."""

    choose: Answers = ()
    abilities: Words = ()


class Plain(StepAnswers):
    """A step that needs no more: production, finish."""


class EventStep(StepAnswers):
    """The event phase with this event on top."""

    card: Id


class DemandStep(StepAnswers):
    """A whole demand round."""

    keep: dict[Id, Id] = Field(default_factory=dict)


class ResolveStep(StepAnswers):
    """A card resolves as if its offer had just won."""

    card: Id
    by: Id
    supporters: dict[Id, int] = Field(default_factory=dict)


class MainOffer(Spec):
    """Who proposes what."""

    by: Id | None = None
    card: Id


class Counter(Spec):
    """A counteroffer with the cards paid for it."""

    by: Id
    card: Id
    pay: Words | None = None


class Backing(Spec):
    """Support of one player: a number of cards (the first ones in hand) or these cards."""

    by: Id
    to: Literal["main", "counter"]
    cards: int | Words = 1


class DealScript(StepAnswers):
    """A whole deal."""

    main: MainOffer | None = None
    counters: Annotated[tuple[Counter, ...], Field(strict=False)] = ()
    support: Annotated[tuple[Backing, ...], Field(strict=False)] = ()


class TurnScript(StepAnswers):
    """A whole turn."""

    draw: Annotated[tuple[ActionType, ...], Field(strict=False)] = ()
    deal: DealScript | None = None
    end: Words = ()


class ClaimStep(StepAnswers):
    """A player claims an asset."""

    asset: Id
    by: Id


class UseStep(StepAnswers):
    """A player uses an ability in the window that is open."""

    asset: Id
    by: Id


class GoodsGiven(Spec):
    """What one side hands over."""

    capital: Annotated[int, Field(ge=0)] = 0
    assets: Words = ()


class TradeStep(Spec):
    """Two players trade; `now` and `later` as in a trade's text form."""

    from_: Id = Field(alias="from")
    to: Id
    give: GoodsGiven = GoodsGiven()
    get: GoodsGiven = GoodsGiven()
    now: str | None = None
    later: Words = ()


class ScenarioStep(OneThing):
    """One thing that is done; exactly one of these."""

    production: Plain | None = None
    event: Id | EventStep | None = None
    demand_round: DemandStep | None = None
    resolve: ResolveStep | None = None
    deal: DealScript | None = None
    turn: TurnScript | None = None
    claim: ClaimStep | None = None
    use: UseStep | None = None
    trade: TradeStep | None = None
    threat: int | None = None
    finish: Plain | None = None
    choice: str | None = None


class HereExpected(Spec):
    """What must stand in a district; what is not named is not compared."""

    human_first: bool | None = None
    orgcrime: bool | None = None
    prisec: bool | None = None
    android: bool | None = None
    illness: bool | None = None
    outage: bool | None = None
    development: bool | None = None
    unrest: Literal["stable", "protest", "strike"] | None = None


class Expect(Spec):
    """What must hold afterwards; only what is named is compared."""

    threat: int | None = None
    round: Round | None = None
    capital: dict[Id, int] | None = None
    districts: dict[Id, HereExpected] | None = None
    supply: dict[Resource, int] | None = None
    targets: dict[Resource, int] | None = None
    demand: Id | None = None
    hands: dict[Id, Words] | None = None
    hand_sizes: dict[Id, int] | None = None
    assets: dict[Id, AssetList] | None = None
    emergencies: dict[Id, EmergencyGiven] | None = None
    rivals: dict[Id, Id] | None = None
    investments: dict[Id, Id] | None = None
    reserve: dict[Id, int] | None = None
    turn_track_left: int | None = None
    discard_size: int | None = None
    top_event_back: Id | None = None
    top_events: Words | None = None
    bottom_assets: Words | None = None
    active: Id | None = None
    winner_of_deal: Id | None = None
    promises: Words | None = None
    pending: str | None = None
    over: bool | None = None
    winners: Words | None = None
    refused: bool | None = None
    log: Words | None = None
    not_log: Words | None = None


class Scenario(ScenarioSpec):
    """A readable proof that a rule works."""

    players: Words = ()
    given: Given = Given()
    do: Annotated[tuple[ScenarioStep, ...], Field(strict=False)]
    expect: Expect
