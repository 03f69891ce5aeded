"""One line for what an opponent did: from what everybody can see and from the choice itself.

Nothing else goes in, so that a reason cannot tell a secret: not the rival card, not the hand,
not what the search found out. A card that is still hidden is not named and not hinted at.
What is said about the city can be checked by everybody; where nothing fits, nothing is said.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from newangeles_gui.engine import HIDDEN, Choice, Decision
from newangeles_gui.minds import no_rule

from ..content import ChangeResources, Remove
from ..rules import ABSTAIN, DARK, DECISIONS, MASK, PRISEC, RESOURCES, SPECTATOR, Effect, View
from .judgement import MENDING, needed_resource, stage
from .quick import DealRules

if TYPE_CHECKING:
    from ..content import Verb
    from ..rules import Box
    from .quick import Estimate

GOOD_ASSET: Final = 2.5
CALMING: Final = 0.8
BETTER: Final = 0.6
DONE: Final = "done"
PASS: Final = "pass"


class Remark(NamedTuple):
    """A reason: its key below `reason` in the strings, and ids that the sentence names."""

    key: str
    values: Mapping[str, str] = MappingProxyType({})


UNSAID: Final = Remark("")  # there is nothing to say that others could see


class Asked(NamedTuple):
    """What all at the table know of a question, and the answer."""

    seen: View
    seat: int
    option: str
    verb: Verb | None  # what asks, if a card does

    @property
    def me(self) -> str:
        """Who has answered."""
        return self.seen.corporations[self.seat]


class Reasons:
    """Finds the reason that fits a choice best."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.rules = DealRules(box)

    def of(self, seen: View, decision: Decision, choice: Choice) -> Remark:
        """Why somebody may have chosen this, as all at the table may think."""
        rule = RULES.get(choice.kind)
        if rule is None:
            if choice.kind not in DECISIONS:
                no_rule("the talk at the table", decision)
            return UNSAID
        return rule(self, Asked(public(seen), decision.seat, choice.option, _verb(self.box, seen)))

    def _main_offer(self, asked: Asked) -> Remark:
        """The offer is laid open at once, so its card may be spoken of."""
        card, state = asked.option, stage(self.box, asked.seen)
        estimate = self.rules.cards(state)[card]
        if card in self.box.emergency_owner:
            return Remark("main_offer.emergency", {"card": card})
        if _paid(estimate, asked.me):
            return Remark("main_offer.contract", {"card": card})
        if estimate.own >= 1:
            return Remark("main_offer.capital", {"card": card})
        change = self.rules.change(state, card)
        if estimate.calm >= CALMING and change.calms:
            return Remark("main_offer.calm", {"card": card})
        if estimate.calm >= CALMING and change.missing > 0:
            return Remark("main_offer.demand", {"card": card})
        return Remark("main_offer.plain", {"card": card})

    def _counter(self, asked: Asked) -> Remark:
        """Its card is not shown before it is paid for."""
        seen = asked.seen
        if asked.option == PASS:
            return Remark("counter.passes")
        if seen.deal is not None and self._prize(seen) >= GOOD_ASSET:
            return Remark("counter.asset", {"asset": seen.deal.asset})
        return Remark("counter.plain")

    def _support(self, asked: Asked) -> Remark:
        seen, deal = asked.seen, asked.seen.deal
        if deal is None or asked.option == ABSTAIN:
            lonely = deal is not None and not deal.counter
            return Remark("support.no_need" if lonely else "support.keeps_cards")
        main = asked.option == "main"
        mine, other = (deal.main, deal.counter) if main else (deal.counter, deal.main)
        player = seen.corporations[deal.main_by if main else deal.counter_by]
        values = {"card": mine, "player": player}
        if not other:
            return Remark("support.plain", values)
        against = seen.corporations[deal.counter_by if main else deal.main_by]
        return (
            self._for_card(asked, mine, other, values)
            or self._against_card(asked, mine, other, against)
            or self._for_asset(seen, against)
            or Remark("support.plain", values)
        )

    def _for_card(self, asked: Asked, mine: str, other: str, values: Values) -> Remark | None:
        """What the supported card does for one's own contract or for the city."""
        state = stage(self.box, asked.seen)
        here, there = (self.rules.cards(state)[card] for card in (mine, other))
        if _paid(here, asked.me) > _paid(there, asked.me):
            return Remark("support.contract", values)
        better = here.calm > there.calm + BETTER
        if better and self.rules.change(state, mine).calms:
            return Remark("support.calm", values)
        return None

    def _against_card(self, asked: Asked, mine: str, other: str, by: str) -> Remark | None:
        """What the other card would do to the city."""
        state = stage(self.box, asked.seen)
        here, there = (self.rules.cards(state)[card] for card in (mine, other))
        worse = there.calm < min(0.0, here.calm - BETTER)
        if worse and self.rules.change(state, other).harms:
            return Remark("support.harm", {"card": other, "player": by})
        return None

    def _for_asset(self, seen: View, against: str) -> Remark | None:
        """Who would get the asset otherwise."""
        deal = seen.deal
        if deal is None or not deal.asset or self._prize(seen) < GOOD_ASSET:
            return None
        return Remark("support.asset", {"asset": deal.asset, "player": against})

    def _lay(self, asked: Asked) -> Remark:
        """How many cards lie there, all can count."""
        deal = asked.seen.deal
        mine = [] if deal is None else [
            side
            for side, by in zip(deal.support_side, deal.support_by, strict=True)
            if by == asked.seat
        ]  # fmt: skip
        if deal is None or not deal.counter or not mine:
            return UNSAID
        ahead = deal.votes("main") - deal.votes("counter")
        leads = ahead >= 0 if mine[-1] == "main" else ahead < 0  # 54.5
        if not leads:
            return UNSAID
        return Remark("lay.enough" if asked.option == DONE else "lay.more")

    def _use(self, asked: Asked) -> Remark:
        return UNSAID if asked.option == DONE else Remark("use.asset", {"asset": asked.option})

    def _draw(self, asked: Asked) -> Remark:
        """The type of the contract, or the one with most to mend in the city."""
        if asked.option == self.box.corporations[asked.me].focus:
            return Remark("draw.focus")
        city = asked.seen.city
        things = {one: sum(1 for here in city if here & MENDING[one]) for one in MENDING}
        most = max(things.values())
        return Remark("draw.city") if most and things.get(asked.option) == most else UNSAID

    def _spend(self, asked: Asked) -> Remark:
        """What all spend together makes threat fall, if there is any."""
        if asked.option == "0":
            return Remark("spend.keeps")
        return Remark("spend.shares") if asked.seen.threat else UNSAID

    def _remove(self, asked: Asked) -> Remark:
        """Everything that is taken out of the city is a trouble less, but for guards."""
        verb, named = asked.verb, asked.option.rpartition("@")[0]
        if asked.option == DONE or not isinstance(verb, Remove):
            return UNSAID
        guard = MASK[named or verb.piece] & PRISEC
        return UNSAID if guard else Remark("city.mends")

    def _calm_down(self, asked: Asked) -> Remark:
        done = asked.option == DONE or asked.verb is None  # who only declares it has not done it
        return UNSAID if done else Remark("city.mends")

    def _android(self, asked: Asked) -> Remark:
        """It goes where something is made that the demand lacks."""
        place = self.box.district_at.get(asked.option)
        needed = place is not None and needed_resource(self.box, asked.seen, place)
        dark = place is not None and asked.seen.city[place] & DARK  # 36.2
        return Remark("city.produce") if needed and not dark else UNSAID

    def _resource(self, asked: Asked) -> Remark:
        """What rises is lacking, or what falls is not."""
        if asked.option not in RESOURCES or not isinstance(asked.verb, ChangeResources):
            return UNSAID
        place = RESOURCES.index(asked.option)
        lacking = asked.seen.targets[place] > asked.seen.supply[place]
        return Remark("city.produce") if lacking == (asked.verb.by > 0) else UNSAID

    def _prize(self, seen: View) -> float:
        return self.rules.prize(stage(self.box, seen))


def public(seen: View) -> View:
    """The view without anything that is its seat's alone."""
    deal = seen.deal
    if deal is not None:
        deal = deal.copy()
        deal.support = [HIDDEN] * len(deal.support)
    return replace(
        seen,
        seat=SPECTATOR,
        hand=[],
        rival="",
        rival_under_board="",
        investment="",
        drawn_investments=[],
        deal=deal,
        stack=[],
        pending=None,
    )


def _paid(estimate: Estimate, corporation: str) -> int:
    return sum(amount for name, amount in estimate.gains if name == corporation)


def _verb(box: Box, seen: View) -> Verb | None:
    """The verb that asks, if a card or an event does."""
    top = seen.stack[-1] if seen.stack else None
    return box.programs[top.program][top.at] if isinstance(top, Effect) else None


def _always(key: str) -> Rule:
    return lambda reasons, asked: Remark(key)


Values = Mapping[str, str]
Rule = Callable[[Reasons, Asked], Remark]
RULES: Mapping[str, Rule] = MappingProxyType(
    {
        "main_offer": Reasons._main_offer,
        "counter": Reasons._counter,
        "support": Reasons._support,
        "lay": Reasons._lay,
        "use": Reasons._use,
        "draw": Reasons._draw,
        "spend": Reasons._spend,
        "remove": Reasons._remove,
        "lower_unrest": Reasons._calm_down,
        "move_to": Reasons._android,
        "change_resource": Reasons._resource,
        "keep_investment": _always("cards.investment"),
        "bury_event": _always("cards.events"),
        "ransom": _always("players.ransom"),
        "pick_winner": _always("players.winner"),
    }
)
