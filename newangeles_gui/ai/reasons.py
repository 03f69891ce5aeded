"""One line for what an opponent did: from what everybody can see and from the choice itself.

Nothing else goes in, so that a reason cannot tell a secret: not the rival card, not the hand,
not what the search found out. A card that is still hidden is not named and not hinted at.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from newangeles_gui.engine.decisions import Choice, Decision
from newangeles_gui.engine.frames import HIDDEN
from newangeles_gui.rules.view import SPECTATOR, View

from .quick.deals import DealRules
from .stage import stage

if TYPE_CHECKING:
    from newangeles_gui.rules.box import Box
    from newangeles_gui.rules.state import State

    from .quick.estimates import Estimate

GOOD_ASSET: Final = 2.5
CALMING: Final = 0.8
BETTER: Final = 0.6
DONE: Final = "done"


class Remark(NamedTuple):
    """A reason: its key below `reason` in the strings, and ids that the sentence names."""

    key: str
    values: Mapping[str, str] = MappingProxyType({})


class Reasons:
    """Finds the reason that fits a choice best."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.rules = DealRules(box)

    def of(self, seen: View, decision: Decision, choice: Choice) -> Remark:
        """Why somebody may have chosen this, as all at the table may think."""
        rule = RULES.get(choice.kind)
        if rule is None:
            return Remark("plain")
        return rule(self, public(seen), decision.seat, choice)

    def _main_offer(self, seen: View, seat: int, choice: Choice) -> Remark:
        """The offer is laid open at once, so its card may be spoken of."""
        state = stage(self.box, seen)
        estimate = self.rules.cards(state)[choice.option]
        if choice.option in self.box.emergency_owner:
            return Remark("main_offer.emergency", {"card": choice.option})
        if _paid(estimate, seen.corporations[seat]):
            return Remark("main_offer.contract", {"card": choice.option})
        if estimate.own >= 1:
            return Remark("main_offer.capital", {"card": choice.option})
        if estimate.calm >= CALMING:
            return Remark("main_offer.calm", {"card": choice.option})
        return Remark("main_offer.plain", {"card": choice.option})

    def _counter(self, seen: View, seat: int, choice: Choice) -> Remark:
        """Its card is not shown before it is paid for."""
        if choice.option == "pass":
            return Remark("counter.passes")
        if self._prize(seen) >= GOOD_ASSET and seen.deal is not None:
            return Remark("counter.asset", {"asset": seen.deal.asset})
        return Remark("counter.plain")

    def _support(self, seen: View, seat: int, choice: Choice) -> Remark:
        deal = seen.deal
        if deal is None or choice.option == "abstain":
            lonely = deal is not None and not deal.counter
            return Remark("support.no_need" if lonely else "support.keeps_cards")
        main = choice.option == "main"
        mine, other = (deal.main, deal.counter) if main else (deal.counter, deal.main)
        player = seen.corporations[deal.main_by if main else deal.counter_by]
        values = {"card": mine, "player": player}
        if not other:
            return Remark("support.plain", values)
        cards = self.rules.cards(stage(self.box, seen))
        here, there = cards[mine], cards[other]
        name = seen.corporations[seat]
        if _paid(here, name) > _paid(there, name):
            return Remark("support.contract", values)
        if here.calm > there.calm + BETTER:
            return Remark("support.calm", values)
        if self._prize(seen) >= GOOD_ASSET and deal.asset:
            against = seen.corporations[deal.counter_by if main else deal.main_by]
            return Remark("support.asset", {"asset": deal.asset, "player": against})
        return Remark("support.plain", values)

    def _lay(self, seen: View, seat: int, choice: Choice) -> Remark:
        return Remark("lay.enough" if choice.option == DONE else "lay.more")

    def _use(self, seen: View, seat: int, choice: Choice) -> Remark:
        if choice.option == DONE:
            return Remark("use.not_now")
        return Remark("use.asset", {"asset": choice.option})

    def _draw(self, seen: View, seat: int, choice: Choice) -> Remark:
        if choice.option == DONE:
            return Remark("plain")
        focus = self.box.corporations[seen.corporations[seat]].focus
        return Remark("draw.focus" if choice.option == focus else "draw.city")

    def _spend(self, seen: View, seat: int, choice: Choice) -> Remark:
        return Remark("spend.keeps" if choice.option == "0" else "spend.shares")

    def _prize(self, seen: View) -> float:
        return self.rules.prize(self._with_deal(seen))

    def _with_deal(self, seen: View) -> State:
        return stage(self.box, seen)


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


def _always(key: str) -> Rule:
    return lambda reasons, seen, seat, choice: Remark(key)


Rule = Callable[[Reasons, View, int, Choice], Remark]
RULES: Mapping[str, Rule] = MappingProxyType(
    {
        "main_offer": Reasons._main_offer,
        "counter": Reasons._counter,
        "support": Reasons._support,
        "lay": Reasons._lay,
        "use": Reasons._use,
        "draw": Reasons._draw,
        "spend": Reasons._spend,
        "remove": _always("city.mends"),
        "lower_unrest": _always("city.mends"),
        "place": _always("city.place"),
        "raise_unrest": _always("city.place"),
        "choose_district": _always("city.place"),
        "move_android": _always("city.produce"),
        "move_to": _always("city.produce"),
        "change_resource": _always("city.produce"),
        "discard": _always("cards.spare"),
        "pay": _always("cards.spare"),
        "give_card": _always("cards.spare"),
        "forced_support": _always("cards.spare"),
        "keep_investment": _always("cards.investment"),
        "bury_event": _always("cards.events"),
        "order_event": _always("cards.events"),
        "choose_player": _always("players.chosen"),
        "ransom": _always("players.ransom"),
        "pick_winner": _always("players.winner"),
    }
)
