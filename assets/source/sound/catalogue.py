"""What there is to build: every effect and every piece, with its class and its target."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from .basics import Signal
from .effects import cards, city, deals, interface, moments, money, pieces

# The loudest 400 ms of an effect of each class, in LUFS: what is rarer may be louder.
LOUDNESS: Final[Mapping[str, float]] = {
    "whisper": -35.0,
    "interface": -29.0,
    "card": -25.0,
    "piece": -23.0,
    "table": -22.0,
    "board": -21.0,
    "alarm": -18.0,
    "finale": -17.0,
}
CEILING: Final = -2.0


class Effect(NamedTuple):
    """One effect: its name is its file's name."""

    name: str
    kind: str
    make: Callable[[], Signal]
    most: float = 2.5  # seconds


# What any game plays.
HOUSE: Final[tuple[Effect, ...]] = (
    Effect("card_draw", "card", cards.card_draw),
    Effect("card_play", "card", cards.card_play),
    Effect("card_flip", "card", cards.card_flip),
    Effect("card_discard", "card", cards.card_discard),
    Effect("coin_up", "card", money.coin_up),
    Effect("coin_down", "card", money.coin_down),
    Effect("turn_start", "table", interface.turn_start),
    Effect("round_start", "board", interface.round_start),
    Effect("win", "finale", deals.win),
    Effect("loss", "finale", deals.loss),
    Effect("hover", "whisper", interface.hover),
    Effect("tick", "whisper", interface.tick),
    Effect("click", "interface", interface.click),
    Effect("confirm", "interface", interface.confirm),
    Effect("cancel", "interface", interface.cancel),
    Effect("error", "interface", interface.error),
    Effect("notice", "interface", interface.rain_drop),
    Effect("curtain", "card", cards.curtain),
)
# What New Angeles alone plays.
NEW_ANGELES: Final[tuple[Effect, ...]] = (
    Effect("support_pile", "card", cards.support_pile),
    Effect("unit_arrives", "piece", pieces.unit_arrives),
    Effect("unit_moves", "piece", pieces.unit_moves),
    Effect("android_moves", "piece", pieces.android_moves),
    Effect("root_breach", "alarm", pieces.root_breach),
    Effect("outage", "board", pieces.outage),
    Effect("protest", "board", city.protest),
    Effect("strike", "board", city.strike_begins),
    Effect("unrest_falls", "board", city.unrest_falls),
    Effect("illness", "board", city.illness),
    Effect("cured", "board", city.cured),
    Effect("development", "board", money.development),
    Effect("threat_rise_small", "board", city.threat_rise_small),
    Effect("threat_rise_large", "alarm", city.threat_rise_large),
    Effect("threat_falls", "board", city.threat_falls),
    Effect("deal_won", "table", deals.deal_won),
    Effect("deal_lost", "table", deals.deal_lost),
    Effect("asset_revealed", "table", money.asset_revealed),
    Effect("asset_claimed", "table", money.asset_claimed),
    Effect("asset_exhausted", "table", money.asset_exhausted),
    Effect("trade_proposed", "table", deals.trade_proposed),
    Effect("trade_accepted", "table", deals.trade_accepted),
    Effect("trade_refused", "table", deals.trade_refused),
    Effect("promise_made", "table", deals.promise_made),
    Effect("promise_kept", "table", deals.promise_kept),
    Effect("promise_broken", "table", deals.promise_broken),
    Effect("production", "table", money.production),
    Effect("event", "alarm", cards.event),
    Effect("demand_met", "board", money.demand_met),
    Effect("demand_missed", "board", money.demand_missed),
    Effect("counteroffer", "table", moments.counteroffer),
    Effect("resource_weighed", "piece", moments.resource_weighed),
    Effect("event_strikes", "alarm", moments.event_strikes),
    Effect("event_passes", "board", moments.event_passes),
    Effect("sky_darkens", "board", moments.sky_darkens),
    Effect("sky_clears", "board", moments.sky_clears),
    Effect("rival_revealed", "table", moments.rival_revealed),
    # The skyline takes three seconds to go out.
    Effect("city_lost", "alarm", moments.city_lost, 4.0),
)
