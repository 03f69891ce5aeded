"""Choices of districts and resources by rule: where to mend, place, move and produce."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from newangeles_gui.engine import Decision

from ...content import ChangeResources, Place, Produce, Remove, Verb
from ...rules import (
    ANDROID,
    BIT,
    DARK,
    DEVELOPMENT,
    HUMAN_FIRST,
    ILLNESS,
    ILLNESS_THREAT,
    ORGCRIME,
    OUTAGE,
    PRISEC,
    PROTEST,
    RESOURCES,
    ROOT,
    ROOT_THREAT,
    STRIKE,
    UNREST,
    Effect,
    Game,
    State,
    fits,
)
from .hurts import Purses, SeatPurse, Sight

if TYPE_CHECKING:
    from .deals import DealRules

THE_END: Final = 30.0  # threat that nothing makes up for
A_LITTLE: Final = 0.1
TIRED: Final = 0.3  # a district with trouble will not produce for long
COUNTED: Final = ("remove", "place", "lower_unrest", "raise_unrest")  # change what pieces there are
ORDER: Final = (HUMAN_FIRST, ORGCRIME, ILLNESS, OUTAGE, PRISEC, DEVELOPMENT)


class Spots:
    """Answers that are a district, a piece in a district, or a resource."""

    def __init__(self, deals: DealRules) -> None:
        self.deals = deals
        self.box = deals.box
        self.hurts = deals.hurts
        self.at = deals.box.district_at
        self.purses = Purses(deals.box)

    def answer(self, game: Game, decision: Decision) -> str:
        """The best spot, or to stop. Playouts ask the same again and again."""
        state = game.state
        top = state.stack[-1]
        want = self.deals.stance(state, decision.seat)
        purse = self.purses.of(state, decision.seat, want, decision.kind, verb_of(game))
        if not isinstance(top, Effect):
            return self._best(game, decision, purse)
        asks = (decision.kind, top.program, top.at, *top.picks, *decision.options)
        key = (purse, state.resolving, state.ill_involved, asks)
        known = self.deals.cards(state).spots
        found = known.get(key)
        if found is None:
            found = known[key] = self._best(game, decision, purse)
        return found

    def _best(self, game: Game, decision: Decision, purse: SeatPurse) -> str:
        look = SpotQuestion(self, game, purse)
        rule = RULES[decision.kind]
        best, most = decision.options[0], -1000.0
        for option in decision.options:
            if option == "done":
                worth = 0.0
            else:
                piece, _, name = option.rpartition("@")
                at, bit = self.at[name], BIT[piece] if piece else 0
                worth = purse.calm * rule(look, at, bit) + look.pays(decision.kind, at, bit)
            if worth > most:
                best, most = option, worth
        return best

    def danger(self, state: State, back: str) -> float:
        """Threat as it is and as it is to be expected, if the next event has this back."""
        sight = self.deals.hurts.demand.sight(state, back)
        missing = sum([short for short in sight.short if short > 0])
        return state.threat + self.hurts.all(state.city, back, sight.events) + sight.stakes[missing]

    def resource(self, game: Game, decision: Decision) -> str:
        """The one that is missing most for the demand, or least when one has to go."""
        state = game.state
        targets = self.box.targets[state.demand]
        verb = verb_of(game)
        sign = -1 if isinstance(verb, ChangeResources) and verb.by < 0 else 1
        ready = [one for one in decision.options if one in RESOURCES]
        places = [RESOURCES.index(one) for one in ready]
        worths = [sign * (targets[place] - state.supply[place]) for place in places]
        return ready[worths.index(max(worths))]


def verb_of(game: Game) -> Verb | None:
    """The verb that asks."""
    top = game.state.stack[-1]
    if not isinstance(top, Effect):
        return None
    return game.box.programs[top.program][top.at]


class SpotQuestion:
    """One question about districts."""

    __slots__ = ("box", "city", "hurts", "purse", "root", "sick", "sight", "spots", "state", "verb")

    def __init__(self, spots: Spots, game: Game, purse: SeatPurse) -> None:
        state = game.state
        self.purse = purse
        self.spots = spots
        self.box = game.box
        self.hurts = spots.hurts
        self.state = state
        self.city: Sequence[int] = state.city
        self.sight: Sight = spots.deals.sight(state)
        self.verb = verb_of(game)
        card = game.box.cards.get(state.resolving)
        counts = card is not None and card.illness_counts and not state.ill_involved
        self.root = THE_END if purse.last else ROOT_THREAT
        self.sick = (THE_END if purse.last else ILLNESS_THREAT) if counts else 0.0

    def touched(self, district: int) -> float:
        """What touching a district costs (3.0)."""
        return self.sick if self.city[district] & ILLNESS else 0.0

    def pays(self, kind: str, district: int, bit: int) -> float:
        """What an answer brings by contracts, as the seat likes it, and by its own investment."""
        purse = self.purse
        if not purse.investment or kind not in COUNTED:
            return purse.paid
        here = self.city[district]
        if kind == "remove":
            then = here & ~(bit or self._standing(district))
        elif kind == "place":
            placed = BIT[self.verb.piece] if isinstance(self.verb, Place) else 0
            then = here | placed if fits(here, placed) else here
        elif kind == "lower_unrest":
            then = here & ~UNREST | (PROTEST if here & STRIKE else 0)
        else:
            then = here | (0 if here & UNREST else PROTEST)
        return purse.paid + self.spots.purses.invested(purse, self.sight, district, here, then)

    def remove(self, district: int, bit: int) -> float:
        """Taking a piece away."""
        bit = bit or self._standing(district)
        if bit == ILLNESS:
            return self.hurts.of(bit, district, self.sight)
        return self.hurts.of(bit, district, self.sight) - self.touched(district)

    def _standing(self, district: int) -> int:
        here = self.city[district]
        if isinstance(self.verb, Remove) and self.verb.piece != "enemy":
            return BIT[self.verb.piece]
        return next((bit for bit in ORDER if here & bit), DEVELOPMENT)

    def place(self, district: int, bit: int) -> float:
        """Putting a piece down, and sweeping the enemies there away where that follows."""
        if not isinstance(self.verb, Place):
            return 0.0
        bit = BIT[self.verb.piece]
        here = self.city[district]
        worth = -self.hurts.of_placing(bit, district, self.sight, self.sick, self.root)
        if self.verb.as_:
            worth += self._enemies(district)
        elif bit == PRISEC:
            worth += self._displaced(district)
        if bit == DEVELOPMENT and here & DARK:
            worth -= 1.0
        return worth

    def _enemies(self, district: int) -> float:
        """What the enemy units in a district hurt there."""
        return sum(self.hurts.of(bit, district, self.sight) for bit in self._units(district))

    def _displaced(self, district: int) -> float:
        """38.2: prisec has them move on, to where they may hurt more."""
        goal = self.box.next_district[district]
        worth = self._enemies(district)
        for bit in self._units(district):
            if goal == ROOT:
                worth -= self.root
            else:
                worth -= self.hurts.of_placing(bit, goal, self.sight, self.sick, self.root)
        return worth

    def _units(self, district: int) -> list[int]:
        here = self.city[district]
        return [bit for bit in (HUMAN_FIRST, ORGCRIME) if here & bit]

    def lower(self, district: int, bit: int) -> float:
        """Lowering unrest."""
        bit = STRIKE if self.city[district] & STRIKE else PROTEST
        return self.hurts.of(bit, district, self.sight) - self.touched(district)

    def raised(self, district: int, bit: int) -> float:
        """Raising unrest."""
        here = self.city[district]
        if here & DARK:
            return 0.0
        bit = STRIKE if here & PROTEST else PROTEST
        return -self.hurts.of(bit, district, self.sight) - self.touched(district)

    def choose(self, district: int, bit: int) -> float:
        """Choosing a district for what follows: producing, or a sweep."""
        program = getattr(self.state.stack[-1], "program", "")
        if any(isinstance(verb, Produce) for verb in self.box.programs.get(program, ())):
            lost = self.hurts.of(STRIKE, district, self.sight)
            return self.output(district) - 0.5 * lost - self.touched(district)
        return self._enemies(district) - self.touched(district)

    def android(self, district: int, bit: int) -> float:
        """Taking an android from where it does least to where it will do most."""
        free = [place for place, here in enumerate(self.city) if not here & ANDROID]
        return max(self._moved(district, place) for place in free)

    def move_to(self, district: int, bit: int) -> float:
        """Bringing it to where it produces what is missing."""
        picks: list[int] = self.state.stack[-1].picks  # type: ignore[attr-defined]
        return self._moved(picks[-1], district)

    def _moved(self, start: int, to: int) -> float:
        """What an android does for the demand if it goes from one district to another."""
        here, there = self.city[start], self.city[to]
        sick = self.sick if (here | there) & ILLNESS else 0.0
        if there & DARK:
            return -1.0 - sick
        demand = self.hurts.demand
        less = demand.output(start, here, self.sight)
        fewer = demand.change(self.sight, less, demand.output(to, there, self.sight))
        tired = TIRED if there & (UNREST | ORGCRIME | HUMAN_FIRST) else 0.0
        idle = 0.0 if here & DARK else self.output(start)
        return fewer + A_LITTLE * (self.output(to) - idle) - tired - sick

    def output(self, district: int) -> float:
        """How much of what is missing a district would produce."""
        here = self.city[district]
        targets, supply = self.box.targets[self.state.demand], self.state.supply
        total = 0.0
        primary = () if here & ORGCRIME else self.box.primary[district]
        bonus = 1 if here & DEVELOPMENT else 0
        for place, amount in primary:
            total += min(amount + bonus, max(A_LITTLE, targets[place] - supply[place]))
        for place, amount in self.box.secondary[district]:
            total += min(amount, max(A_LITTLE, targets[place] - supply[place]))
        return total


Rule = Callable[[SpotQuestion, int, int], float]
RULES: Mapping[str, Rule] = MappingProxyType(
    {
        "remove": SpotQuestion.remove,
        "place": SpotQuestion.place,
        "lower_unrest": SpotQuestion.lower,
        "raise_unrest": SpotQuestion.raised,
        "choose_district": SpotQuestion.choose,
        "move_android": SpotQuestion.android,
        "move_to": SpotQuestion.move_to,
    }
)
