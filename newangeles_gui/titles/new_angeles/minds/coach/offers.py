"""What speaks for and against offers, counteroffers and support, by what their cards say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...rules import rewards_support, support_matters
from .question import CAPITAL, SURE, Question, Weighed, con, pro

if TYPE_CHECKING:
    from ...rules import Deal
    from ..quick.estimates import Estimate

GOOD_ASSET: Final = 1.5
CALM: Final = 0.8
BETTER: Final = 0.6


def main_offer(asked: Question, option: str, cards: int) -> list[Weighed]:
    """What a card brings whom, if it is resolved."""
    estimate = asked.rules.cards(asked.state)[option]
    found = []
    paid, fed = _paid(estimate, asked.me), _paid(estimate, asked.rival)
    if paid:
        found.append(pro("contract_pays", CAPITAL * paid, number=paid))
    if estimate.own >= 1:
        found.append(pro("brings_capital", CAPITAL * estimate.own, number=int(estimate.own)))
    if fed:
        found.append(con("pays_rival", CAPITAL * fed, asked.rival, fed))
    if option in asked.box.emergency_owner:
        found.append(con("uses_emergency", CAPITAL))
    return found + _calm(asked, option, estimate.calm, CALM)


def counter(asked: Question, option: str, cards: int) -> list[Weighed]:
    """The same, and what has to be paid for it (25.4)."""
    deal = asked.view.deal
    price = len(deal.pile) if deal is not None else 0
    if option == "pass":
        return [pro("keeps_cards", CAPITAL * max(1, price))]
    found = main_offer(asked, option, cards)
    if price:
        found.append(con("price", CAPITAL * price / 2, number=price))
    return found


def support(asked: Question, option: str, cards: int) -> list[Weighed]:
    """One side beside the other, and whether these cards would put it ahead."""
    deal = asked.view.deal
    if deal is None or not deal.counter:
        return _unopposed(asked, option)
    if option == "abstain":
        return [pro("keeps_cards", CAPITAL)]
    return [*side(asked, option, cards), *_lead(deal, option, cards)]


def _unopposed(asked: Question, option: str) -> list[Weighed]:
    """R.12: the only offer wins with no support, too, but some cards pay those who gave it."""
    deal = asked.view.deal
    if deal is not None and rewards_support(asked.box, deal.main):
        rewarded = [pro("rewards_support", SURE, deal.main)]
        return [pro("keeps_cards", CAPITAL)] if option == "abstain" else rewarded
    if option != "abstain":
        return []
    matters = support_matters(asked.box, asked.view, asked.view.seat)
    return [pro("keeps_cards", CAPITAL) if matters else pro("no_need", SURE)]


def side(asked: Question, option: str, cards: int) -> list[Weighed]:
    """What it means that this offer wins and not the other one."""
    deal = asked.view.deal
    if deal is None or not deal.counter or option not in ("main", "counter"):
        return []
    main = option == "main"
    mine, other = (deal.main, deal.counter) if main else (deal.counter, deal.main)
    by, against = (deal.main_by, deal.counter_by) if main else (deal.counter_by, deal.main_by)
    estimates = asked.rules.cards(asked.state)
    here, there = estimates[mine], estimates[other]
    found = _calm(asked, mine, here.calm - there.calm, BETTER)
    more = _paid(here, asked.me) - _paid(there, asked.me)
    if more > 0:
        found.append(pro("contract_pays", CAPITAL * more, number=more))
    fed = _paid(here, asked.rival) - _paid(there, asked.rival)
    if fed > 0:
        found.append(con("pays_rival", CAPITAL * fed, asked.rival, fed))
    return found + _prize(asked, deal, by, against)


def _prize(asked: Question, deal: Deal, by: int, against: int) -> list[Weighed]:
    """The asset goes to whose offer wins."""
    worth = asked.rules.prize(asked.state)
    names = asked.view.corporations
    if not deal.asset or worth < GOOD_ASSET or asked.rival not in (names[by], names[against]):
        return []
    if asked.rival == names[by]:
        return [con("gives_rival", CAPITAL * worth, deal.asset)]
    return [pro("denies_rival", CAPITAL * worth, deal.asset)]


def _lead(deal: Deal, option: str, cards: int) -> list[Weighed]:
    """54.5: ties go to the main offer."""
    ahead = deal.votes("main") - deal.votes("counter")
    ahead = ahead if option == "main" else -ahead - 1
    if cards < 1 or ahead >= 0 or ahead + cards < 0:
        return []
    return [pro("takes_lead", CAPITAL / 2, number=cards)]


def lay(asked: Question, option: str, cards: int) -> list[Weighed]:
    """One card more, or none."""
    if option == "done":
        return [pro("keeps_cards", CAPITAL)]
    if "done" not in asked.decision.options:
        return [pro("spare", CAPITAL / 2)]
    return [pro("safer", CAPITAL / 2)] if cards > 0 else []


def _calm(asked: Question, card: str, calm: float, least: float) -> list[Weighed]:
    """What all can see of it; what only the outlook knows is left to others."""
    if abs(calm) < least or asked.federalist:
        return []
    weight = CAPITAL * abs(calm * asked.rules.stance(asked.state, asked.view.seat).calm)
    if calm < 0:
        return [con("harms", weight)]
    change = asked.rules.change(asked.state, card)
    if change.calms:
        return [pro("mends", weight)]
    return [pro("demand", weight)] if change.missing > 0 else []


def _paid(estimate: Estimate, corporation: str) -> int:
    return sum(amount for name, amount in estimate.gains if name == corporation)
