"""What cards of New Angeles do, as sentences of symbols: made from the verbs of the data alone.

A card of a data pack gets its sentence for nothing. A verb that has no row here fails a test.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from newangeles_gui.words import OR, THEN, Change, Round, Sentence, Sign, SymbolTile, SymbolWord

from ..content import Ability, Asset, Contract, Investment, Verb

if TYPE_CHECKING:
    from ..rules import Box

PLAYER, EVERYBODY = SymbolTile("player"), SymbolTile("everybody")
ANY, ALL, EACH = "any", "all", "each"
# Only these may be part of a sentence before its arrow: they choose, and do nothing yet.
CHOOSING: Final = frozenset({"choose_player", "choose_district"})

# When an ability works. What has no sign of its own has that of the moment it belongs to.
WINDOWS: Final = MappingProxyType(
    {
        "turn_start": "turn_start",
        "asset_revealed": "asset_revealed",
        "offer_proposed": "offer",
        "main_offer_proposed": "offer",
        "counteroffer_proposed": "counter",
        "support_start": "vote",
        "abstained": "abstained",
        "resolution_start": "deal_won",
        "support_tied": "tie",
        "deal_won": "deal_won",
        "deal_end": "deal_won",
        "end_of_turn": "end_of_turn",
        "claimed": "claimed",
        "threat_rose": "threat_rose",
        "illness_raised_threat": "threat_rose",
    }
)
# What else has to be so; after the sign of the window.
CONDITIONS: Final = MappingProxyType(
    {
        "by_other": (PLAYER,),
        "by_you": (),
        "countered": (Round("counter"),),
        "richer_than_you": (PLAYER,),
        "won_by_right_neighbour": (PLAYER,),
        "won_by_countering": (Round("counter"),),
        "lost_as_active": (),
        "empty_hand": (SymbolTile("card", "count", "0"),),
    }
)


def _several(tile: SymbolTile, times: int) -> Sequence[Sign]:
    """The same tile twice means two different districts."""
    return (tile,) * times


def _numbers(*amounts: int | None) -> str:
    return "/".join(str(one) for one in amounts if one is not None)


def _number(verb: Any) -> tuple[str, bool]:
    """How many, and whether that is the most that may be."""
    if verb.up_to is not None:
        return str(verb.up_to), True
    return str(verb.count), False


def _who(verb: Any) -> Sequence[Sign]:
    return (EVERYBODY,) if verb.who == "everyone" else ()


def _remove(verb: Any) -> Sequence[Sign]:
    number, up_to = (ALL, False) if verb.all else _number(verb)
    return (SymbolTile(verb.piece, "remove", number, up_to),)


def _place(verb: Any) -> Sequence[Sign]:
    placed = SymbolTile(verb.piece, "add", str(verb.count))
    driven = verb.piece == "prisec" and verb.displaces  # enemies in its district move on
    return (placed, SymbolTile("enemy", "move")) if driven else (placed,)


def _raise_unrest(verb: Any) -> Sequence[Sign]:
    if verb.to_strike:
        return (SymbolTile("strike", "rise"),)
    return _several(SymbolTile("unrest", "rise", "1"), verb.count)


def _lower_unrest(verb: Any) -> Sequence[Sign]:
    number, up_to = _number(verb)
    if verb.again:
        return (SymbolTile("unrest", "fall", number, up_to),)
    return _several(SymbolTile("unrest", "fall", str(verb.by), up_to), int(number))


def _move_androids(verb: Any) -> Sequence[Sign]:
    return (SymbolTile("android", "move", *_number(verb)),)


def _move_each(verb: Any) -> Sequence[Sign]:
    return (SymbolTile(verb.piece, "move", _numbers(verb.times) if verb.times > 1 else ""),)


def _change(verb: Any) -> tuple[Change, str]:
    return ("add" if verb.by > 0 else "remove"), str(abs(verb.by))


def _change_resources(verb: Any) -> Sequence[Sign]:
    number, up_to = _number(verb)
    return _several(SymbolTile("resource", *_change(verb), up_to), int(number))


def _change_resource(verb: Any) -> Sequence[Sign]:
    return (SymbolTile(verb.resource, *_change(verb)),)


def _change_threat(verb: Any) -> Sequence[Sign]:
    change, number = _change(verb)
    return (SymbolTile("threat", change, f"{number}/{EACH}" if verb.per else number),)


def _gain(verb: Any) -> Sequence[Sign]:
    number = _numbers(verb.amount, verb.if_supported)
    said = SymbolTile("capital", "add", f"{number}/{EACH}" if verb.per else number)
    return (PLAYER, said) if verb.who == "active" else (said,)


def _gain_in_order(verb: Any) -> Sequence[Sign]:
    return (PLAYER, *(SymbolTile("capital", "add", str(one)) for one in verb.amounts))


def _steal_capital(verb: Any) -> Sequence[Sign]:
    return (SymbolTile("capital", "owner", _numbers(verb.amount, verb.from_richest)),)


def _draw(verb: Any) -> Sequence[Sign]:
    drawn = SymbolTile("card", "add", _numbers(verb.count, verb.if_supported), verb.may)
    named = (SymbolWord("you_choose"),) if verb.chooser == "you" else ()
    each = (SymbolWord("of_each"),) if verb.type == "each" else ()
    return (*_who(verb), drawn, *named, *each)


def _steal_card(verb: Any) -> Sequence[Sign]:
    seen = (SymbolTile("card", "look"),) if verb.look else ()
    return (*seen, SymbolTile("card", "owner", "1"))


def _swap_assets(verb: Any) -> Sequence[Sign]:
    return (
        SymbolTile("capital", "remove", str(verb.price), True),
        THEN,
        SymbolTile("asset", "owner", "2"),
    )


def _ransom(verb: Any) -> Sequence[Sign]:
    return (
        SymbolTile("capital", "owner", str(verb.amount)),
        OR,
        SymbolTile("counter", "remove", "1"),
    )


def _force_support(verb: Any) -> Sequence[Sign]:
    return (SymbolTile("vote", "add", "1"), OR, SymbolTile("capital", "remove", str(verb.lose)))


def _bet_on_winner(verb: Any) -> Sequence[Sign]:
    return (Round("deal_won"), SymbolTile("capital", "add", str(verb.amount)))


def _choose_one(verb: Any) -> Sequence[Sign]:
    signs: list[Sign] = []
    for option in verb.options.values():
        signs += [OR, *effect(option)] if signs else effect(option)
    return signs


VERBS: Final[MappingProxyType[str, Callable[[Any], Sequence[Sign]]]] = MappingProxyType(
    {
        "remove": _remove,
        "place": _place,
        "raise_unrest": _raise_unrest,
        "lower_unrest": _lower_unrest,
        "move_androids": _move_androids,
        "move_each": _move_each,
        "choose_district": lambda verb: (),
        "produce": lambda verb: (SymbolTile("resource", "add", ALL),),
        "change_resources": _change_resources,
        "change_resource": _change_resource,
        "change_threat": _change_threat,
        "pool_capital": lambda verb: (EVERYBODY, SymbolTile("capital", "remove", ANY, True)),
        "choose_player": lambda verb: (PLAYER,),
        "gain_in_order": _gain_in_order,
        "gain": _gain,
        "lose": lambda verb: (SymbolTile("capital", "remove", str(verb.amount)),),
        "steal_capital": _steal_capital,
        "draw": _draw,
        "discard_cards": lambda verb: (SymbolTile("card", "remove", str(verb.count)),),
        "give_cards": lambda verb: (SymbolTile("card", "owner", str(verb.up_to), True),),
        "steal_card": _steal_card,
        "discard_asset": lambda verb: (SymbolTile("asset", "remove", "1"),),
        "give_asset": lambda verb: (SymbolTile("asset", "owner"),),
        "steal_asset": lambda verb: (SymbolTile("asset", "owner"),),
        "swap_assets": _swap_assets,
        "steal_emergencies": lambda verb: (SymbolTile("emergency", "owner", str(verb.count)),),
        "flip_emergency": lambda verb: (SymbolTile("emergency", "add", "1"),),
        "claim_top": lambda verb: (SymbolTile("asset", "add", "1"),),
        "peek_events": lambda verb: (
            SymbolTile("event", "look", str(verb.count)),
            SymbolWord("one_under"),
        ),
        "see_rival": lambda verb: (SymbolTile("rival", "look"), SymbolWord("may_swap")),
        "keep_hand": lambda verb: (SymbolWord("keep_hand"),),
        "declare_resolution": lambda verb: (Round("declare", price=True),),
        "bar_trading": lambda verb: (Round("no_trade", price=True),),
        "ransom": _ransom,
        "second_offer": lambda verb: (SymbolTile("counter", "add", "1"), SymbolWord("by_you")),
        "blind_support": lambda verb: (SymbolTile("vote", "add", "1"), SymbolWord("from_the_deck")),
        "bar_support": lambda verb: (
            SymbolTile("vote", "count", "0"),
            SymbolWord("for_the_counteroffer"),
        ),
        "force_support": _force_support,
        "pick_winner": lambda verb: (SymbolWord("you_decide"),),
        "bet_on_winner": _bet_on_winner,
        "choose_one": _choose_one,
    }
)


def effect(program: Iterable[Verb]) -> Sentence:
    """A program of verbs: an arrow after the first thing that happens."""
    signs: list[Sign] = []
    happened = arrow = False
    for verb in program:
        said = VERBS[verb.do](verb)  # type: ignore[attr-defined]
        if said and happened and not arrow:
            signs.append(THEN)
            arrow = True
        signs += said
        happened = happened or (bool(said) and verb.do not in CHOOSING)  # type: ignore[attr-defined]
        arrow = arrow or THEN in said
    return tuple(signs)


def ability(one: Ability) -> Sentence:
    """An ability of an asset: when, at what price, and what it does."""
    when = (Round(WINDOWS[one.window]), *CONDITIONS.get(one.condition or "", ()))
    illness = (SymbolTile("illness"),) if one.window == "illness_raised_threat" else ()
    price = () if one.cost == "none" else (Round(one.cost, price=True),)
    does = effect(one.effect)
    subject = PLAYER in when and bool(does) and does[0] == PLAYER
    return (*when, *illness, *price, *(does[1:] if subject else does))


def asset(one: Asset) -> Sentence:
    """What an asset does, and what holds while it is owned."""
    signs: list[Sign] = [*ability(one.ability)] if one.ability else []
    if one.hand_size:
        change: Change = "add" if one.hand_size > 0 else "remove"
        signs.append(SymbolTile("hand", change, str(abs(one.hand_size))))
    if one.draws_times > 1:
        signs += [SymbolTile("card", "add", f"x{one.draws_times}"), SymbolWord("when_you_refresh")]
    if one.takes_counter_discards:
        signs += [Round("counter"), SymbolTile("card", "owner"), SymbolWord("of_others")]
    return tuple(signs)


def card(box: Box, name: str) -> Sentence:
    """What a card does by its id; nothing for those that do nothing themselves."""
    if name in box.assets:
        return asset(box.assets[name])
    if name in box.investments:
        return investment(box.investments[name])
    return effect(box.programs[name]) if name in box.cards else ()


def contract(one: Contract) -> Sentence:
    """What a corporation is paid for."""
    pays = SymbolTile("capital", "add", str(one.pays))
    if one.on == "removed":
        return (SymbolTile(one.piece or "enemy", "remove", "1"), THEN, pays)
    if one.on == "android_moved":
        return (SymbolTile("android", "move"), THEN, pays)
    if one.on == "unrest_fell":
        return (SymbolTile("unrest", "fall", "1"), THEN, pays)
    return (
        SymbolTile("event", "count"),
        SymbolTile("threat", "count", f"<{one.threat_below}"),
        THEN,
        pays,
    )


def investment(one: Investment) -> Sentence:
    """What is counted for an investment, and what it pays."""
    return (_counted(one), THEN, SymbolTile("capital", "add", _paid(one)))


def _counted(one: Investment) -> SymbolTile:
    if one.resource:
        return SymbolTile(one.resource, "count")
    counted, steps = one.count, "/".join(map(str, one.steps))
    if counted is None or counted.resources_at_most is not None:
        return SymbolTile("resource", "count", steps)
    return SymbolTile(counted.piece or "unrest", "count", steps)


def _paid(one: Investment) -> str:
    if one.steps:
        return "/".join(map(str, one.steps.values()))
    if one.most is not None:
        return f"{one.base}-{one.most}"
    return f"{one.each}/{EACH}"
