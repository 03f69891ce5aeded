"""Reasons that need no search: what cards, places and offers show by themselves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from newangeles_gui.minds.unforeseen import no_rule

from ...decisions import DECISIONS
from ...rules import FEDERALIST, broken
from ..judgement import public_worth
from ..quick.policy import HARMFUL
from .advice import NOT_SAID
from .offers import counter, lay, main_offer, side, support
from .places import choose_district, draw, harm, mend, move_android, move_to, resource
from .question import CAPITAL, SURE, Question, Weighed, con, pro

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
