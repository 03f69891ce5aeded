"""What the log knows of each kind of event: its family, its sign, and the rule behind it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from newangeles_gui.engine.events import Facts

DEALS: Final = "deals"
CITY: Final = "city"
CAPITAL: Final = "capital"
PROMISES: Final = "promises"
COURSE: Final = "course"


class Kind(NamedTuple):
    """A line of the log; `rule` is the key of the rule that answers "why?"."""

    family: str
    icon: str
    color: str
    rule: str


KINDS: Final[Mapping[str, Kind]] = MappingProxyType(
    {
        # course of the game
        "setup_revealed": Kind(COURSE, "new", "muted", "r19_0"),
        "round_started": Kind(COURSE, "round", "accent", "r44_1"),
        "round_ended": Kind(COURSE, "round", "muted", "r44_2"),
        "phase_started": Kind(COURSE, "step", "accent", "r48_0"),
        "turn_started": Kind(COURSE, "turn", "accent", "r8_0"),
        "turn_ended": Kind(COURSE, "turn", "muted", "r1_2"),
        "taken_back": Kind(COURSE, "undo", "warning", ""),
        "not_asked": Kind(DEALS, "skip", "muted", "rr_12"),
        "turn_track_filled": Kind(COURSE, "turn", "muted", "r51_3"),
        "game_over": Kind(COURSE, "star", "warning", "r67_0"),
        # a deal
        "asset_revealed": Kind(DEALS, "asset", "accent", "r54_1"),
        "main_offer_proposed": Kind(DEALS, "main_offer", "main", "r13_0"),
        "no_main_offer": Kind(DEALS, "pass", "muted", "r13_2"),
        "counteroffer_proposed": Kind(DEALS, "counter", "counter", "r25_1"),
        "counteroffer_returned": Kind(DEALS, "undo", "counter", "r25_8"),
        "counter_passed": Kind(DEALS, "pass", "muted", "r25_6"),
        "counter_price_taken": Kind(DEALS, "hand", "counter", "r25_4"),
        "support_laid": Kind(DEALS, "support", "text", "r57_1"),
        "supported": Kind(DEALS, "support", "text", "r54_4"),
        "support_abstained": Kind(DEALS, "abstain", "muted", "r59_0"),
        "support_barred": Kind(DEALS, "lock", "warning", "r54_4"),
        "trading_barred": Kind(DEALS, "lock", "warning", "r14_0"),
        "resolution_declared": Kind(DEALS, "check", "accent", "r14_2a"),
        "deal_won": Kind(DEALS, "star", "good", "r54_5"),
        "card_resolved": Kind(DEALS, "play", "accent", "rr_1"),
        "table_cleared": Kind(DEALS, "discard", "muted", "r54_5"),
        "deal_ended": Kind(DEALS, "check", "muted", "r54_5"),
        # assets and emergency actions
        "asset_claimed": Kind(DEALS, "asset", "good", "r66_0"),
        "asset_returned": Kind(DEALS, "asset", "muted", "r13_2"),
        "asset_traded": Kind(PROMISES, "asset", "text", "r65_8"),
        "asset_given": Kind(DEALS, "asset", "text", "r66_1"),
        "asset_stolen": Kind(DEALS, "asset", "bad", "r27_2"),
        "asset_swapped": Kind(DEALS, "asset", "warning", "r63_0"),
        "asset_discarded": Kind(DEALS, "asset", "bad", "r65_7"),
        "asset_exhausted": Kind(DEALS, "exhausted", "muted", "r65_2"),
        "asset_readied": Kind(DEALS, "ready", "good", "r39_0"),
        "ability_used": Kind(DEALS, "asset", "focus", "r65_5"),
        "emergency_returned": Kind(DEALS, "emergency", "threat", "r17_3"),
        "emergency_stolen": Kind(DEALS, "emergency", "bad", "r17_6"),
        "emergency_turned_up": Kind(DEALS, "emergency", "good", "r17_2"),
        # action cards
        "cards_drawn": Kind(DEALS, "hand", "text", "r8_1"),
        "discards_reshuffled": Kind(DEALS, "deck", "muted", "r16_2"),
        "card_discarded": Kind(DEALS, "discard", "muted", "r16_4"),
        "card_given": Kind(DEALS, "hand", "text", "r16_8"),
        "card_stolen": Kind(DEALS, "hand", "bad", "r27_3"),
        "hand_seen": Kind(DEALS, "eye", "warning", "r16_6"),
        # the city
        "piece_placed": Kind(CITY, "plus", "warning", "r41_1"),
        "piece_moved": Kind(CITY, "arrow_right", "warning", "r34_1"),
        "piece_reached_root": Kind(CITY, "warning", "threat", "r34_2"),
        "piece_removed": Kind(CITY, "minus", "good", "r55_1"),
        "android_moved": Kind(CITY, "symbols/android.white", "text", "r68_1"),
        "unrest_cleared": Kind(CITY, "symbols/protest.white", "muted", "r29_8"),
        "unrest_rose": Kind(CITY, "symbols/protest.white", "bad", "r29_1"),
        "unrest_fell": Kind(CITY, "symbols/protest.white", "good", "r29_2"),
        "district_exploited": Kind(CITY, "step", "text", "r9_0"),
        "produced": Kind(CITY, "plus", "text", "r36_1"),
        "resource_changed": Kind(CITY, "plus", "text", "r36_5"),
        "threat_rose": Kind(CITY, "symbols/threat.white", "threat", "r64_0"),
        "threat_fell": Kind(CITY, "symbols/threat.white", "good", "rr_14"),
        # capital, investments, demands, events, rivals
        "capital_gained": Kind(CAPITAL, "symbols/capital.white", "capital", "r15_2"),
        "capital_lost": Kind(CAPITAL, "symbols/capital.white", "bad", "r15_1"),
        "investments_drawn": Kind(CAPITAL, "investment", "muted", "r45_4"),
        "investment_kept": Kind(CAPITAL, "investment", "text", "r18_1"),
        "investment_revealed": Kind(CAPITAL, "investment", "capital", "r45_1"),
        "demand_revealed": Kind(CITY, "demand", "warning", "r21_1"),
        "demand_checked": Kind(CITY, "demand", "warning", "r45_2"),
        "event_revealed": Kind(CITY, "event", "warning", "r20_1"),
        "event_buried": Kind(CITY, "event", "muted", "r20_3"),
        "event_ordered": Kind(CITY, "event", "muted", "r20_3"),
        "rival_dealt": Kind(CAPITAL, "rival", "text", "rs_10"),
        "rival_seen": Kind(CAPITAL, "rival", "warning", "r46_3"),
        "rival_revealed": Kind(CAPITAL, "rival", "text", "r67_3"),
        # trades and promises
        "traded": Kind(PROMISES, "trade", "capital", "r14_0"),
        "promise_made": Kind(PROMISES, "promise", "accent", "r14_2"),
        "promise_kept": Kind(PROMISES, "kept", "good", "r14_2"),
        "promise_broken": Kind(PROMISES, "broken", "bad", "r14_2"),
        "promise_void": Kind(PROMISES, "void", "muted", "r14_2"),
    }
)
NOTHING: Final = Kind(COURSE, "info", "muted", "")

# What another line says already.
UNTOLD: Final = frozenset(
    {
        "asset_exhausted",
        "asset_readied",
        "asset_traded",
        "deal_ended",
        "district_exploited",
        "promise_made",
        "round_ended",
        "table_cleared",
        "turn_ended",
    }
)
# Where a fact has a sign or a rule of its own.
PIECE_KINDS: Final = frozenset(
    {"piece_placed", "piece_moved", "piece_reached_root", "piece_removed"}
)
THREAT_RULES: Final[Mapping[str, str]] = MappingProxyType(
    {"illness": "r3_0", "root": "r34_2", "demand": "r21_2"}
)
CAPITAL_RULES: Final[Mapping[str, str]] = MappingProxyType(
    {"contract": "r24_1", "investment": "r45_1"}
)


def kind_of(kind: str, facts: Facts) -> Kind:
    """What the log knows of an event."""
    known = KINDS.get(kind, NOTHING)
    if kind in PIECE_KINDS:
        return known._replace(icon=f"symbols/{facts['piece']}.white")
    if kind in ("produced", "resource_changed"):
        resource = str(facts["resource"])
        return known._replace(icon=f"symbols/{resource}.white", color=resource)
    if kind == "unrest_rose":
        return known._replace(icon=f"symbols/{facts['to']}.white")
    if kind == "threat_rose":
        return known._replace(rule=THREAT_RULES.get(str(facts["why"]), known.rule))
    if kind == "capital_gained":
        return known._replace(rule=CAPITAL_RULES.get(str(facts["why"]), known.rule))
    return known


def is_told(kind: str, facts: Facts) -> bool:
    """Whether an event has a line of its own."""
    if kind == "support_laid":  # to others the sum is told once, with `supported`
        return "card" in facts or not facts["player"]
    if kind == "rival_dealt":  # all get one, so only one's own is worth a line
        return "rival" in facts
    return kind not in UNTOLD
