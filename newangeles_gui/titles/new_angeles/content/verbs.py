"""The verbs that card effects are made of, each with its parameters, and what they name.

`needs` names a mark that an earlier verb must have set: the second half of "X to Y".
`as` sets a mark: the districts, players or amounts that later verbs refer to.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from newangeles_gui.content import Id, Spec

Unit = Literal["human_first", "orgcrime", "prisec"]
Piece = Literal["human_first", "orgcrime", "prisec", "android", "illness", "outage", "development"]
Enemy = Literal["human_first", "orgcrime"]
AnyPiece = Literal[
    "human_first", "orgcrime", "prisec", "android", "illness", "outage", "development", "enemy"
]
Status = Literal["protest", "strike", "outage"]
Resource = Literal["energy", "consumables", "tech", "entertainment", "credits"]
ActionType = Literal["construction", "biotech", "labor", "media", "security"]

Ids = Annotated[tuple[Id, ...], Field(strict=False)]
Statuses = Annotated[tuple[Status, ...], Field(strict=False)]
Amounts = Annotated[tuple[int, ...], Field(strict=False, min_length=1)]


class Count(Spec):
    """How many of something are in play: one of the three, in one tier or everywhere."""

    piece: AnyPiece | None = None
    unrest: Statuses = ()
    resources_at_most: int | None = None
    tier: int | None = None


class Condition(Count):
    """A count that has to reach a number."""

    at_least: int = 1


Players = Literal["you", "everyone"]
Mark = Annotated[str, Field(pattern=r"^[a-z_]+$")]


class Verb(Spec):
    """What all verbs can say."""

    needs: Mark | None = None
    when: Condition | None = None
    unless: Condition | None = None


class Marking(Verb):
    """A verb that remembers what it did under a name."""

    as_: Mark | None = Field(default=None, alias="as")


class Remove(Marking):
    """Remove pieces from districts; `all` takes every fitting one without a question."""

    do: Literal["remove"]
    piece: AnyPiece
    count: int = 1
    up_to: int | None = None
    all: bool = False
    where: Mark = "city"


class Place(Marking):
    """Place pieces from the reserve."""

    do: Literal["place"]
    piece: Piece
    count: int = 1
    where: Mark = "city"
    not_in: Statuses = ()
    displaces: bool = True


class RaiseUnrest(Verb):
    """Raise unrest in different districts, or in each marked one."""

    do: Literal["raise_unrest"]
    count: int = 1
    where: Mark = "city"
    not_in: Statuses = ()
    to_strike: bool = False


class LowerUnrest(Verb):
    """Lower unrest; `again` lets one district be chosen repeatedly."""

    do: Literal["lower_unrest"]
    by: int = 1
    count: int = 1
    up_to: int | None = None
    again: bool = False


class MoveAndroids(Verb):
    """Move androids, one at a time, each to a district without one."""

    do: Literal["move_androids"]
    count: int = 1
    up_to: int | None = None


class MoveEach(Verb):
    """Every such unit moves on, from the highest district down."""

    do: Literal["move_each"]
    piece: Enemy
    times: int = 1


class ChooseDistrict(Marking):
    """Choose a district, and do nothing to it yet."""

    do: Literal["choose_district"]
    not_in: Statuses = ()
    tier_of: Mark | None = None


class Produce(Verb):
    """The marked districts produce now."""

    do: Literal["produce"]
    where: Mark
    ignore_orgcrime: bool = False


class ChangeResources(Marking):
    """Choose resources and change each in the supply."""

    do: Literal["change_resources"]
    by: int
    count: int = 1
    up_to: int | None = None


class ChangeResource(Verb):
    """Change one named resource; threat rises instead where it is at 0 already."""

    do: Literal["change_resource"]
    resource: Resource
    by: int
    or_threat: int = 0


class ChangeThreat(Verb):
    """Threat changes by an amount, or by that amount for each thing counted."""

    do: Literal["change_threat"]
    by: int
    per: Count | None = None


class PoolCapital(Marking):
    """Each player in turn may spend capital; marks when the sum reaches one a player."""

    do: Literal["pool_capital"]


class ChoosePlayer(Marking):
    """Choose a player."""

    do: Literal["choose_player"]
    among: Literal["all", "others", "supporting"] = "all"


class GainInOrder(Verb):
    """Choose different players in order; they gain these amounts."""

    do: Literal["gain_in_order"]
    amounts: Annotated[tuple[int, ...], Field(strict=False)]


class Gain(Verb):
    """A player gains capital."""

    do: Literal["gain"]
    who: Mark = "you"
    amount: int
    if_supported: int | None = None
    per: Mark | None = None


class Lose(Verb):
    """A player loses capital, at most what is there."""

    do: Literal["lose"]
    who: Mark = "you"
    amount: int


class StealCapital(Verb):
    """Take capital from a player; another amount from (one of) the richest."""

    do: Literal["steal_capital"]
    who: Mark
    amount: int
    from_richest: int | None = None


class Draw(Verb):
    """Players draw action cards.

    `any`: a type for each card; `one`: all of one type; `each`: that many of every type;
    `topmost`: the first type on the drawer's corp sheet.
    """

    do: Literal["draw"]
    who: Mark = "you"
    count: int
    type: Literal["any", "one", "each", "topmost"]
    chooser: Literal["drawer", "you"] = "drawer"
    may: bool = False
    if_supported: int | None = None


class DiscardCards(Verb):
    """A player discards hand cards of their own choice."""

    do: Literal["discard_cards"]
    who: Mark
    count: int


class GiveCards(Marking):
    """Hand up to so many cards to the marked player, unseen by the others."""

    do: Literal["give_cards"]
    who: Mark
    up_to: int


class StealCard(Verb):
    """Take a hand card: a random one, or a chosen one after looking at the hand."""

    do: Literal["steal_card"]
    who: Mark
    look: bool = False


class DiscardAsset(Verb):
    """Choose one asset of the marked player and discard it."""

    do: Literal["discard_asset"]
    who: Mark


class GiveAsset(Marking):
    """This asset goes to the marked player; nothing happens once somebody else has it."""

    do: Literal["give_asset"]
    who: Mark


class StealAsset(Verb):
    """Take one asset of another player."""

    do: Literal["steal_asset"]


class SwapAssets(Verb):
    """Two assets of different players change places; lose capital if one is yours."""

    do: Literal["swap_assets"]
    price: int


class StealEmergencies(Verb):
    """Take emergency actions of other players."""

    do: Literal["steal_emergencies"]
    count: int


class FlipEmergency(Verb):
    """The marked player's emergency action is turned face up."""

    do: Literal["flip_emergency"]
    who: Mark


class ClaimTop(Verb):
    """Claim the top asset of the deck."""

    do: Literal["claim_top"]


class PeekEvents(Verb):
    """Look at the top events, put one on the bottom and the rest back in any order."""

    do: Literal["peek_events"]
    count: int


class SeeRival(Verb):
    """Look at the rival card under the board; it may be swapped with your own."""

    do: Literal["see_rival"]


class KeepHand(Verb):
    """No discarding down to the hand size this turn."""

    do: Literal["keep_hand"]


class DeclareResolution(Verb):
    """The proposer declares how the offer will be resolved and is bound by it."""

    do: Literal["declare_resolution"]


class BarTrading(Verb):
    """A player cannot trade capital or assets until the deal ends."""

    do: Literal["bar_trading"]
    who: Mark


class Ransom(Verb):
    """The counteroffer goes back to its player's hand unless they pay you."""

    do: Literal["ransom"]
    amount: int


class SecondOffer(Verb):
    """The active player proposes a counteroffer too; then support begins."""

    do: Literal["second_offer"]


class BlindSupport(Verb):
    """The top card of an action deck supports an offer of your choice."""

    do: Literal["blind_support"]


class BarSupport(Verb):
    """A player cannot support the counteroffer."""

    do: Literal["bar_support"]
    who: Mark


class ForceSupport(Verb):
    """A player supports the main offer with one card or loses capital."""

    do: Literal["force_support"]
    who: Mark
    lose: int


class PickWinner(Verb):
    """You decide who wins the deal."""

    do: Literal["pick_winner"]


class BetOnWinner(Verb):
    """If the marked player wins the deal you gain capital."""

    do: Literal["bet_on_winner"]
    who: Mark
    amount: int


class ChooseOne(Verb):
    """Choose one of several named effects."""

    do: Literal["choose_one"]
    options: dict[Mark, Annotated[tuple[Op, ...], Field(strict=False)]]


Op = Annotated[
    Remove
    | Place
    | RaiseUnrest
    | LowerUnrest
    | MoveAndroids
    | MoveEach
    | ChooseDistrict
    | Produce
    | ChangeResources
    | ChangeResource
    | ChangeThreat
    | PoolCapital
    | ChoosePlayer
    | GainInOrder
    | Gain
    | Lose
    | StealCapital
    | Draw
    | DiscardCards
    | GiveCards
    | StealCard
    | DiscardAsset
    | GiveAsset
    | StealAsset
    | SwapAssets
    | StealEmergencies
    | FlipEmergency
    | ClaimTop
    | PeekEvents
    | SeeRival
    | KeepHand
    | DeclareResolution
    | BarTrading
    | Ransom
    | SecondOffer
    | BlindSupport
    | BarSupport
    | ForceSupport
    | PickWinner
    | BetOnWinner
    | ChooseOne,
    Field(discriminator="do"),
]
Program = Annotated[tuple[Op, ...], Field(strict=False)]
ChooseOne.model_rebuild()
