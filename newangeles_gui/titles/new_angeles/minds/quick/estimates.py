"""What a card would bring if it were resolved now: capital for whom, and calm for all."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from newangeles_gui.engine import Decision
from newangeles_gui.minds import without_rule

from ...content import PeekEvents, PoolCapital
from ...rules import (
    HUMAN_FIRST,
    ILLNESS,
    ORGCRIME,
    OUTAGE,
    STRIKE,
    UNREST,
    ActionCard,
    Deal,
    Game,
    State,
)
from ..judgement import PEEKED, drop_below
from .spots import RULES as SPOTS

if TYPE_CHECKING:
    from ...rules import Box
    from .hurts import Sight
    from .spots import Spots

THREAT: Final = 10  # far from both ends of the track
PURSE: Final = 12
RESOLVER: Final = 0
# What leaves the city as it is, so that any answer will do.
APART: Final = frozenset(
    {
        "main_offer",
        "counter",
        "pay",
        "support",
        "lay",
        "forced_support",
        "pick_winner",
        "blind_side",
        "blind_deck",
        "ransom",
        "use",
        "draw",
        "discard",
        "give_card",
        "steal_card",
        "steal_emergency",
        "swap_asset",
        "discard_asset",
        "keep_investment",
        "bury_event",
        "order_event",
        "choose_player",
        "swap_rival",
    }
)
SHARE: Final = "1"  # of what is spent together

CONTRACT: Final = "contract"
HALF_CALM: Final = 0.5
SPENT_TOGETHER: Final = 0.6  # chance that players put enough capital together
# Each of these is one trouble for its district; strike is a stage more than protest (29.0).
TROUBLES: Final = (HUMAN_FIRST, ORGCRIME, ILLNESS, OUTAGE, UNREST, STRIKE)


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


class CardRehearsal:
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
        rule = ON_THE_CITY.get(decision.kind)
        if rule is not None:
            return rule(self, game, decision)
        if decision.kind in APART:
            return decision.options[0]
        return without_rule("a rehearsal of a card", decision)

    def _resource(self, game: Game, decision: Decision) -> str:
        return self.spots.resource(game, decision)

    def _steal(self, game: Game, decision: Decision) -> str:
        return max(decision.options, key=lambda one: self.spots.deals.held(game.state, one))

    def _spend(self, game: Game, decision: Decision) -> str:
        return SHARE if SHARE in decision.options else decision.options[0]


# What a rehearsal answers beside the questions about spots.
ON_THE_CITY: Mapping[str, Callable[[CardRehearsal, Game, Decision], str]] = MappingProxyType(
    {
        "change_resource": CardRehearsal._resource,
        "choose": CardRehearsal.branch,
        "steal_asset": CardRehearsal._steal,
        "spend": CardRehearsal._spend,
    }
)


class Estimate(NamedTuple):
    """Capital through contracts by corporation, capital for who resolves it, and calm."""

    gains: tuple[tuple[str, int], ...]
    own: float
    calm: float


class Estimates:
    """Has cards resolved on a scratch copy of the city."""

    def __init__(self, box: Box, rehearsal: CardRehearsal) -> None:
        self.box = box
        self.rehearsal = rehearsal

    def work_out(self, on: State, sight: Sight, card: str) -> Estimate:
        """What this card does, whoever resolves it."""
        game = self.rehearsal.resolved(on, card)
        danger = self.rehearsal.spots.danger
        calm = danger(on, sight.back) - danger(game.state, sight.back)
        gains: dict[str, int] = {}
        own = game.state.capital[RESOLVER] - on.capital[RESOLVER]
        for event in game.events:
            if event.kind == "capital_gained" and event.data["why"] == CONTRACT:
                name, paid = str(event.data["player"]), int(str(event.data["amount"]))
                gains[name] = gains.get(name, 0) + paid
                if name == on.corporations[RESOLVER]:
                    own -= paid
        for verb in self.box.programs[card]:
            if isinstance(verb, PoolCapital):
                calm *= SPENT_TOGETHER
            elif isinstance(verb, PeekEvents):
                calm += PEEKED * self.rehearsal.spots.hurts.omens.next(on.city, sight.back)
        return Estimate(tuple(gains.items()), float(own), calm)


class Likings(dict[str, float]):
    """What each card would bring a corporation, in capital, worked out when it is asked for."""

    def __init__(self, cards: CardEstimates, name: str) -> None:
        super().__init__()
        self.cards = cards
        self.name = name

    def __missing__(self, card: str) -> float:
        gains, own, calm = self.cards[card]
        paid = 0
        for one, amount in gains:
            if one == self.name:
                paid += amount
        self[card] = worth = own + HALF_CALM * calm + paid
        return worth


class CardEstimates:
    """The estimates of one city, worked out when they are asked for.

    `spots` keeps what the rules for spots have answered here.
    """

    __slots__ = ("_estimates", "_known", "_likings", "_scratch", "sight", "spots")

    def __init__(self, estimates: Estimates, sight: Sight, state: State) -> None:
        self._estimates = estimates
        self.sight = sight
        self._scratch = scratch(state)
        self._known: dict[str, Estimate] = {}
        self._likings: dict[str, Likings] = {}
        self.spots: dict[tuple[object, ...], str] = {}

    def __getitem__(self, card: str) -> Estimate:
        found = self._known.get(card)
        if found is None:
            estimates = self._estimates
            found = self._known[card] = estimates.work_out(self._scratch, self.sight, card)
        return found

    def likings(self, name: str) -> Likings:
        """What the cards would bring one corporation."""
        found = self._likings.get(name)
        if found is None:
            found = self._likings[name] = Likings(self, name)
        return found


class CityChange(NamedTuple):
    """How much less of each there is afterwards; below 0 it is more."""

    troubles: tuple[int, ...]
    threat: int
    missing: int  # of what the demand asks for

    @property
    def calms(self) -> bool:
        """Whether everybody can see that the city is better off."""
        less = sum(self.troubles)
        return less > 0 or (less == 0 and self.threat > 0)

    @property
    def harms(self) -> bool:
        """Whether everybody can see that the city is worse off, and in nothing better."""
        changes = (*self.troubles, self.threat)
        return min(changes) < 0 and max(changes) <= 0


def city_change(rehearsal: CardRehearsal, state: State, card: str) -> CityChange:
    """What happens if this card is resolved as well for the city as it can be."""
    before = scratch(state)
    after = rehearsal.resolved(before, card).state
    targets = rehearsal.spots.box.targets[state.demand]
    return CityChange(
        tuple(_number(before.city, one) - _number(after.city, one) for one in TROUBLES),
        min(state.threat, before.threat - after.threat),  # R.14: not below 0
        missing(targets, before.supply) - missing(targets, after.supply),
    )


def _number(city: Sequence[int], mask: int) -> int:
    return sum(1 for here in city if here & mask)


def missing(targets: Sequence[int], supply: Sequence[int]) -> int:
    """How much the supply lacks of what the demand asks for."""
    return sum(max(0, want - have) for want, have in zip(targets, supply, strict=True))
