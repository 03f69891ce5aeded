"""Reasons that need no search: what cards, places and offers show by themselves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from newangeles_gui.minds import no_rule

from ...content import ChangeResources, Place, Produce, Remove
from ...rules import (
    ANDROID,
    DARK,
    DECISIONS,
    FEDERALIST,
    ILLNESS,
    RESOURCES,
    broken,
    rewards_support,
    support_matters,
)
from ..judgement import MENDING, needed_resource, public_worth
from ..quick import HARMFUL
from .advice import CAPITAL, NOT_SAID, SURE, Question, Weighed, con, pro

if TYPE_CHECKING:
    from ...rules import Deal
    from ..quick import Estimate

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


WELCOME: Final = frozenset({"development", "prisec", "android"})

LABOR = "labor"


def mend(asked: Question, option: str, cards: int) -> list[Weighed]:
    """Something is taken away from a district."""
    return _district(asked, option, 1)


def harm(asked: Question, option: str, cards: int) -> list[Weighed]:
    """Something is put into a district, for better or worse."""
    verb = asked.verb
    helps = isinstance(verb, Place) and verb.piece in WELCOME
    return _district(asked, option, 1 if helps else -1)


def move_to(asked: Question, option: str, cards: int) -> list[Weighed]:
    """An android works where there is light (36.2)."""
    place = _place(asked, option)
    if place is not None and asked.view.city[place] & DARK:
        return [con("dark", SURE, option)]
    return _district(asked, option, 1)


def move_android(asked: Question, option: str, cards: int) -> list[Weighed]:
    """It leaves a district."""
    place = _place(asked, option)
    if place is not None and asked.view.city[place] & DARK:
        return [pro("idle", SURE, option)]
    return [one for one in _district(asked, option, -1) if one.point.code != "not_needed"]


def choose_district(asked: Question, option: str, cards: int) -> list[Weighed]:
    """To produce is good where something is missing; anything else only touches it."""
    program = asked.box.programs.get(asked.program, ())
    produces = any(isinstance(verb, Produce) for verb in program)
    return _district(asked, option, 1 if produces else 0)


def _place(asked: Question, option: str) -> int | None:
    return asked.box.district_at.get(option.rpartition("@")[2])


def _district(asked: Question, option: str, sign: int) -> list[Weighed]:
    place = _place(asked, option)
    if place is None:
        return []
    found = _sick(asked, option, place)
    if asked.federalist:
        return found  # who waits for threat does not care for the demand
    resource = needed_resource(asked.box, asked.view, place)
    name = asked.box.district_ids[place]
    if resource and sign > 0:
        found.append(pro("makes_needed", CAPITAL, name, made=resource))
    elif resource and sign < 0:
        found.append(con("needed_there", CAPITAL, name, made=resource))
    elif sign < 0:
        found.append(pro("not_needed", CAPITAL / 2, name))
    return found


def _sick(asked: Question, option: str, place: int) -> list[Weighed]:
    """3.0: a card that touches an ill district raises threat, once."""
    view, verb = asked.view, asked.verb
    card = asked.box.cards.get(view.resolving)
    counts = card is not None and card.illness_counts and not view.ill_involved
    cures = option.startswith("illness@")
    cures = cures or (isinstance(verb, Remove) and verb.piece == "illness")
    if not counts or cures or not view.city[place] & ILLNESS or asked.federalist:
        return []
    return [con("sick", SURE, asked.box.district_ids[place])]


def resource(asked: Question, option: str, cards: int) -> list[Weighed]:
    """Whether the demand lacks it."""
    if option not in RESOURCES or asked.federalist:
        return []
    place = RESOURCES.index(option)
    lacking = asked.view.targets[place] > asked.view.supply[place]
    verb = asked.verb
    lowered = isinstance(verb, ChangeResources) and verb.by < 0
    say = con if lacking == lowered else pro
    return [say("lacking" if lacking else "enough_of", CAPITAL, made=option)]


def draw(asked: Question, option: str, cards: int) -> list[Weighed]:
    """Whether such cards can pay the contract, and what there is for them to do."""
    found = []
    if option == asked.box.corporations[asked.me].focus:
        found.append(pro("focus", 2 * CAPITAL))
    elif asked.policy.cards.needs.serves(asked.me, option):
        found.append(pro("serves_contract", CAPITAL))
    work = _labor(asked) if option == LABOR else _mending(asked, option)
    if work is not None:
        found.append(work)
    return found or [con("nothing_to_mend", CAPITAL)]


def _mending(asked: Question, option: str) -> Weighed | None:
    mask = MENDING.get(option, 0)
    number = sum(1 for here in asked.view.city if here & mask)
    if not number:
        return None
    weight = CAPITAL / 2 * number
    if option == "biotech":
        return pro("heals", weight, number=number)
    if option == "construction":
        return pro("relights", weight, number=number)
    return pro("polices" if option == "security" else "calms", weight, number=number)


def _labor(asked: Question) -> Weighed | None:
    """36.2: an android makes nothing in the dark or in a strike; elsewhere it may be wanted."""
    city = asked.view.city
    idle = sum(1 for here in city if here & ANDROID and here & DARK)
    if idle:
        return pro("wakes", CAPITAL / 2 * idle, number=idle)
    empty = (place for place, here in enumerate(city) if not here & (ANDROID | DARK))
    resource = next(
        (made for place in empty if (made := needed_resource(asked.box, asked.view, place))), ""
    )
    wanted = resource and not asked.federalist
    return pro("moves_to_need", CAPITAL / 2, made=resource) if wanted else None


GOOD_ASSET: Final = 1.5
POOR_ASSET: Final = 0.7

Rule = Callable[[Question, str, int], "list[Weighed]"]


def taken_asset(asked: Question, option: str, cards: int) -> list[Weighed]:
    """An asset of somebody that changes hands, or goes away."""
    if option not in asked.box.assets:
        return []
    worth, owner = public_worth(asked.box, asked.view, option), asked.owner(option)
    if owner == asked.me:
        good = worth < GOOD_ASSET
        return [pro("spare_asset", CAPITAL) if good else con("own_asset", CAPITAL * worth)]
    found = []
    if owner and owner == asked.rival:
        found.append(pro("weakens_rival", CAPITAL * worth, owner))
    if worth >= GOOD_ASSET:
        found.append(pro("good_asset", CAPITAL * worth, option))
    elif worth < POOR_ASSET:
        found.append(con("poor_asset", CAPITAL, option))
    return found


def emergency(asked: Question, option: str, cards: int) -> list[Weighed]:
    """An emergency action that somebody loses."""
    owner = asked.box.emergency_owner.get(option, "")
    seat = asked.view.corporations.index(owner) if owner in asked.view.corporations else -1
    holder = asked.view.emergency_holder[seat] if seat >= 0 else -1
    if holder >= 0 and asked.rival == asked.view.corporations[holder]:
        return [pro("weakens_rival", CAPITAL, asked.rival)]
    return []


def bury(asked: Question, option: str, cards: int) -> list[Weighed]:
    """The worst event should not come soon."""
    return _event(asked, option, worst="worst_event", best="gentle_event", sign=1)


def order(asked: Question, option: str, cards: int) -> list[Weighed]:
    """The gentlest should come next."""
    return _event(asked, option, worst="worst_event", best="gentle_event", sign=-1)


def _event(asked: Question, option: str, worst: str, best: str, sign: int) -> list[Weighed]:
    if asked.federalist:
        return []
    forecast, city = asked.policy.cards.outlook.forecast, asked.view.city
    rises = {one: forecast.rise(one, city) for one in asked.decision.options}
    most, least = max(rises.values()), min(rises.values())
    if most == least:
        return []
    if rises[option] == most:
        return [pro(worst, CAPITAL) if sign > 0 else con(worst, CAPITAL)]
    if rises[option] == least:
        return [con(best, CAPITAL) if sign > 0 else pro(best, CAPITAL)]
    return []


def player(asked: Question, option: str, cards: int) -> list[Weighed]:
    """Whom it helps, or hits."""
    program = asked.box.programs.get(asked.decision.source, ())
    harmful = any(isinstance(verb, HARMFUL) for verb in program)
    if option == asked.me:
        return [con("hits_us", CAPITAL) if harmful else pro("ours", CAPITAL)]
    if option != asked.rival:
        return []
    return [pro("hits_rival", SURE, option) if harmful else con("helps_rival", SURE, option)]


def spend(asked: Question, option: str, cards: int) -> list[Weighed]:
    """Capital that all put together."""
    return [pro("keeps_capital", CAPITAL) if option == "0" else pro("shares", CAPITAL)]


def swap_rival(asked: Question, option: str, cards: int) -> list[Weighed]:
    """Rather somebody poorer."""
    now, then = (_goal(asked, one) for one in (asked.view.rival, asked.view.rival_under_board))
    if now == then:
        return []
    better = (then < now) == (option == "yes")
    return [pro("easier_goal", SURE) if better else con("harder_goal", SURE)]


def _goal(asked: Question, rival: str) -> float:
    """How much capital it takes to win against this rival card."""
    capital = asked.view.capital
    if rival == FEDERALIST:
        return float(max(asked.box.limits.federalist_capital, max(capital)))
    if rival == asked.me or rival not in asked.view.corporations:
        return sum(capital) / len(capital)
    return float(capital[asked.view.corporations.index(rival)])


def facts(asked: Question, option: str, cards: int = NOT_SAID) -> list[Weighed]:
    """The reasons for and against an answer."""
    kind = asked.decision.kind
    rule = RULES.get(kind)
    if kind not in DECISIONS:
        no_rule("the coach", asked.decision)
    found = [] if rule is None else rule(asked, option, cards)
    return found + _promises(asked, option, cards)


def _promises(asked: Question, option: str, cards: int) -> list[Weighed]:
    """14.2: promises do not bind, but everybody remembers."""
    lost = broken(asked.view, asked.decision, option, cards)
    return [con("breaks_word", SURE, one.to) for one in lost[:1]]


RULES: Final[Mapping[str, Rule]] = MappingProxyType(
    {
        "main_offer": main_offer,
        "counter": counter,
        "support": support,
        "blind_side": side,
        "pick_winner": side,
        "lay": lay,
        "remove": mend,
        "lower_unrest": mend,
        "move_android": move_android,
        "move_to": move_to,
        "place": harm,
        "raise_unrest": harm,
        "choose_district": choose_district,
        "change_resource": resource,
        "draw": draw,
        "steal_asset": taken_asset,
        "swap_asset": taken_asset,
        "discard_asset": taken_asset,
        "steal_emergency": emergency,
        "bury_event": bury,
        "order_event": order,
        "choose_player": player,
        "spend": spend,
        "swap_rival": swap_rival,
    }
)
