"""The verbs of card effects: one entry for each that the content knows."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from ..effect import VerbRules
from . import dealing, economy, holdings, pieces

VERBS: Mapping[str, VerbRules] = MappingProxyType(
    {
        "remove": pieces.REMOVE,
        "place": pieces.PLACE,
        "choose_district": pieces.CHOOSE_DISTRICT,
        "produce": pieces.PRODUCE,
        "raise_unrest": pieces.RAISE_UNREST,
        "lower_unrest": pieces.LOWER_UNREST,
        "move_androids": pieces.MOVE_ANDROIDS,
        "move_each": pieces.MOVE_EACH,
        "change_resources": economy.CHANGE_RESOURCES,
        "change_resource": economy.CHANGE_RESOURCE,
        "change_threat": economy.CHANGE_THREAT,
        "pool_capital": economy.POOL_CAPITAL,
        "gain": economy.GAIN,
        "gain_in_order": economy.GAIN_IN_ORDER,
        "lose": economy.LOSE,
        "steal_capital": economy.STEAL_CAPITAL,
        "choose_player": holdings.CHOOSE_PLAYER,
        "choose_one": holdings.CHOOSE_ONE,
        "draw": economy.DRAW,
        "discard_cards": economy.DISCARD_CARDS,
        "give_cards": economy.GIVE_CARDS,
        "steal_card": economy.STEAL_CARD,
        "keep_hand": economy.KEEP_HAND,
        "discard_asset": holdings.DISCARD_ASSET,
        "give_asset": holdings.GIVE_ASSET,
        "steal_asset": holdings.STEAL_ASSET,
        "swap_assets": holdings.SWAP_ASSETS,
        "steal_emergencies": holdings.STEAL_EMERGENCIES,
        "flip_emergency": holdings.FLIP_EMERGENCY,
        "claim_top": holdings.CLAIM_TOP,
        "see_rival": holdings.SEE_RIVAL,
        "peek_events": economy.PEEK_EVENTS,
        "declare_resolution": dealing.DECLARE_RESOLUTION,
        "bar_trading": dealing.BAR_TRADING,
        "ransom": dealing.RANSOM,
        "second_offer": dealing.SECOND_OFFER,
        "blind_support": dealing.BLIND_SUPPORT,
        "bar_support": dealing.BAR_SUPPORT,
        "force_support": dealing.FORCE_SUPPORT,
        "pick_winner": dealing.PICK_WINNER,
        "bet_on_winner": dealing.BET_ON_WINNER,
    }
)
