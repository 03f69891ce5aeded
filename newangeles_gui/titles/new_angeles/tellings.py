"""Every kind of event in New Angeles, each told once: what else names kinds reads it from here.

In a row stand the family in the log, the sign, its colour, the rule, the sound and the cue; then
what not every kind has. How a cue looks is in `table/cues_*.py`, the sentence is in the strings.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from newangeles_gui.engine import Facts
from newangeles_gui.titles.telling import (
    COURSE,
    ByListener,
    Cue,
    Earshot,
    LogFamily,
    Memory,
    Nothing,
    Telling,
    Tellings,
    by,
    either,
    filled,
    number,
)

DEALS: Final = LogFamily("deals", "support")
CITY: Final = LogFamily("city", "home")
CAPITAL: Final = LogFamily("capital", "symbols/capital.white")
PROMISES: Final = LogFamily("promises", "promise")

# 34.2: the Root costs 2, and so does an illness: these happen every round. More is an alarm.
LARGE_THREAT: Final = 3
LOST: Final = 25  # 64.0: the city is lost
ALARM: Final = 18  # from this threat on the news are worried
SILENT: Final = ""
COIN: Final = "symbols/capital.white"
THREAT: Final = "symbols/threat.white"
UNREST: Final = "symbols/protest.white"
PIECE: Final = filled("symbols/{piece}.white")


def _turn_sound(heard: Earshot) -> str:
    # Only one's own turn calls; to a spectator all turns are alike.
    mine = heard.listener in ("", heard.facts.get("player"))
    return "turn_start" if mine else SILENT


def _deal_sound(heard: Earshot) -> str:
    # The deal is lost by those who backed the other offer.
    backed = heard.memory.get(heard.listener, "")
    return "deal_lost" if backed and backed != heard.facts.get("side") else "deal_won"


def _resource_sound(facts: Facts) -> str:
    changed = number(facts, "by")
    return "production" if changed > 0 else "asset_exhausted" if changed < 0 else SILENT


def _threat_sound(facts: Facts) -> str:
    if number(facts, "to") >= LOST:
        return "city_lost"
    large = number(facts, "amount") >= LARGE_THREAT
    return "threat_rise_large" if large else "threat_rise_small"


def _backs_main(facts: Facts, backed: Memory) -> None:
    backed.clear()
    backed[str(facts.get("player"))] = "main"


def _backs_counter(facts: Facts, backed: Memory) -> None:
    backed[str(facts.get("player"))] = "counter"


def _backs_nothing(facts: Facts, backed: Memory) -> None:
    backed.pop(str(facts.get("player")), None)


def _backs_a_side(facts: Facts, backed: Memory) -> None:
    backed[str(facts.get("player"))] = str(facts.get("side"))


def _forgets(facts: Facts, backed: Memory) -> None:
    backed.clear()


def _round_news(facts: Facts) -> str:
    return "demand_round" if str(facts["round"]).startswith("demand") else "round"


def _threat_news(facts: Facts) -> str:
    if number(facts, "to") >= ALARM:
        return "alarm"
    return "" if facts["why"] == "root" else "threat"


def _is_laid_openly(facts: Facts) -> bool:
    # To others the sum is told once, with `supported`.
    return "card" in facts or not facts["player"]


def _is_own_rival(facts: Facts) -> bool:
    # All get one, so only one's own is worth a line.
    return "rival" in facts


# fmt: off
TELLINGS: Final[Tellings] = MappingProxyType({
    # The course of the game.
    "setup_revealed": Telling(COURSE, "new", "muted", "19.0", "card_flip", Cue(1.2, reading=True),
        news="setup"),
    "round_started": Telling(COURSE, "round", "accent", "44.1", "round_start",
        Cue(0.9, reading=True), news=_round_news, begins="round"),
    "round_ended": Telling(COURSE, "round", "muted", "44.2",
        Nothing("the next round begins at once, or the game is over"),
        Nothing("the next round has its banner, and so has the end of the game"), told=False),
    "phase_started": Telling(COURSE, "step", "accent", "48.0", by("phase", production="production"),
        Cue(0.7, reading=True), news=by("phase", production="production"), begins="phase"),
    "turn_started": Telling(COURSE, "turn", "accent", "8.0", ByListener(_turn_sound),
        Cue(0.7, reading=True), news="turn", begins="turn"),
    "turn_ended": Telling(COURSE, "turn", "muted", "1.2", Nothing("the next turn begins at once"),
        Nothing("the next turn or phase has its banner"), told=False, heeded=True),
    "not_asked": Telling(DEALS, "skip", "muted", "R.12", Nothing("nobody has done anything"),
        Cue(0.4), by_session=True),
    "turn_track_filled": Telling(COURSE, "turn", "muted", "51.3",
        Nothing("housekeeping between two rounds"), Cue(0.35)),
    "game_over": Telling(COURSE, "star", "warning", "67.0",
        Nothing("it is heard at the end, when all rivals have turned"), Cue(1.2, reading=True)),
    # A deal.
    "asset_revealed": Telling(DEALS, "asset", "accent", "54.1", "asset_revealed",
        Cue(0.9, reading=True), news="asset"),
    "main_offer_proposed": Telling(DEALS, "main_offer", "main", "13.0", "card_play", Cue(0.7),
        weight=5, news="offer", heeded=True, remembers=_backs_main),
    "no_main_offer": Telling(DEALS, "pass", "muted", "13.2", Nothing("nothing is laid down"),
        Cue(0.4)),
    "counteroffer_proposed": Telling(DEALS, "counter", "counter", "25.1", "counteroffer", Cue(0.7),
        weight=5, news="counter", heeded=True, remembers=_backs_counter),
    "counteroffer_returned": Telling(DEALS, "undo", "counter", "25.8", "card_draw", Cue(0.4),
        personal=True, remembers=_backs_nothing),
    "counter_passed": Telling(DEALS, "pass", "muted", "25.6",
        Nothing("nothing is laid down, and it happens four times a deal"), Cue(0.25)),
    "counter_price_taken": Telling(DEALS, "hand", "counter", "25.4", "card_draw",
        Cue(0.4, "handed", 0.15), personal=True),
    "support_laid": Telling(DEALS, "support", "text", "57.1", "card_flip",
        Cue(0.4), personal=True, foreseeable=True, told=_is_laid_openly),
    "supported": Telling(DEALS, "support", "text", "54.4", "support_pile", Cue(0.3), weight=2,
        heeded=True, remembers=_backs_a_side),
    "support_abstained": Telling(DEALS, "abstain", "muted", "59.0",
        Nothing("nothing is laid down, and it happens in every deal"), Cue(0.25)),
    "support_barred": Telling(DEALS, "lock", "warning", "54.4", "trade_refused", Cue(0.4, "barred"),
        foreseeable=True),
    "trading_barred": Telling(DEALS, "lock", "warning", "14.0", "trade_refused", Cue(0.4, "barred"),
        foreseeable=True),
    "resolution_declared": Telling(DEALS, "check", "accent", "14.2a",
        Nothing("words; what is declared is heard when it happens"), Cue(0.4)),
    "deal_won": Telling(DEALS, "star", "good", "54.5", ByListener(_deal_sound),
        Cue(1.8, reading=True, most=3.0), weight=8, news="won", heeded=True),
    "card_resolved": Telling(DEALS, "play", "accent", "R.1", Nothing("what the card did was heard"),
        Cue(0.3, most=8.0), heeded=True),
    "table_cleared": Telling(DEALS, "discard", "muted", "54.5", "card_discard", Cue(0.3),
        told=False),
    "deal_ended": Telling(DEALS, "check", "muted", "54.5",
        Nothing("the table was cleared just before"), Nothing("the table was cleared just before"),
        told=False, heeded=True, remembers=_forgets),
    # Assets and emergency actions.
    "asset_claimed": Telling(DEALS, "asset", "good", "66.0", "asset_claimed", Cue(0.45), weight=3),
    "asset_returned": Telling(DEALS, "asset", "muted", "13.2", "card_discard", Cue(0.4),
        personal=True),
    "asset_given": Telling(DEALS, "asset", "text", "66.1", "asset_claimed",
        Cue(0.45, "assets", 0.15), foreseeable=True),
    "asset_stolen": Telling(DEALS, "asset", "bad", "27.2", "asset_claimed",
        Cue(0.45, "assets", 0.15), weight=7, news="stolen", foreseeable=True),
    "asset_swapped": Telling(DEALS, "asset", "warning", "63.0", "asset_claimed",
        Cue(0.45, "assets", 0.15), foreseeable=True),
    "asset_discarded": Telling(DEALS, "asset", "bad", "65.7", "card_discard", Cue(0.4),
        personal=True, foreseeable=True),
    "asset_exhausted": Telling(DEALS, "exhausted", "muted", "65.2", "asset_exhausted",
        Cue(0.2, "turned", 0.06), told=False, foreseeable=True),
    "asset_readied": Telling(DEALS, "ready", "good", "39.0",
        Nothing("all at once at the end of every turn"), Cue(0.15, "turned", 0.05), told=False),
    "ability_used": Telling(DEALS, "asset", "focus", "65.5", "card_play", Cue(0.45),
        foreseeable=True),
    "emergency_returned": Telling(DEALS, "emergency", "threat", "17.3", "card_flip",
        Cue(0.35, "back"), personal=True),
    "emergency_stolen": Telling(DEALS, "emergency", "bad", "17.6", "card_draw", Cue(0.4, "back"),
        personal=True, weight=6, foreseeable=True),
    "emergency_turned_up": Telling(DEALS, "emergency", "good", "17.2", "card_flip", Cue(0.3),
        personal=True, foreseeable=True),
    # Action cards.
    "cards_drawn": Telling(DEALS, "hand", "text", "8.1", "card_draw", Cue(0.4, "draw", 0.2),
        personal=True, heeded=True),
    "discards_reshuffled": Telling(DEALS, "deck", "muted", "16.2", "support_pile", Cue(0.3)),
    "card_discarded": Telling(DEALS, "discard", "muted", "16.4", "card_discard",
        Cue(0.3, "discard", 0.12), personal=True),
    "card_given": Telling(DEALS, "hand", "text", "16.8", "card_draw", Cue(0.4, "handed", 0.15),
        personal=True),
    "card_stolen": Telling(DEALS, "hand", "bad", "27.3", "card_draw", Cue(0.4, "handed", 0.15),
        personal=True, weight=5),
    "hand_seen": Telling(DEALS, "eye", "warning", "16.6", "card_flip", Cue(0.45), personal=True),
    # The city.
    "piece_placed": Telling(CITY, PIECE, "warning", "41.1",
        by("piece", "unit_arrives", illness="illness", outage="outage", development="development"),
        Cue(0.45),
        news=by("piece", illness="illness", outage="outage", orgcrime="orgcrime",
            human_first="human_first", prisec="prisec"),
        foreseeable=True),
    "piece_moved": Telling(CITY, PIECE, "warning", "34.1",
        by("piece", "unit_moves", illness="illness", outage="outage", android="android_moves"),
        Cue(0.45), foreseeable=True),
    "piece_reached_root": Telling(CITY, PIECE, "threat", "34.2", "root_breach", Cue(1.3),
        news="breach", foreseeable=True),
    "piece_removed": Telling(CITY, PIECE, "good", "55.1",
        by("piece", "unit_moves", illness="cured", outage="unrest_falls",
            development="card_discard"),
        Cue(0.45), foreseeable=True),
    "android_moved": Telling(CITY, "symbols/android.white", "text", "68.1", "android_moves",
        Cue(0.45), foreseeable=True),
    "unrest_cleared": Telling(CITY, UNREST, "muted", "29.8",
        Nothing("29.8: an outage has ended it, and that was heard"), Cue(0.2), foreseeable=True),
    "unrest_rose": Telling(CITY, filled("symbols/{to}.white"), "bad", "29.1",
        by("to", "protest", strike="strike"), Cue(0.45), weight=2,
        news=by("to", strike="strike"), foreseeable=True),
    "unrest_fell": Telling(CITY, UNREST, "good", "29.2", "unrest_falls", Cue(0.45),
        news=by("to", stable="calm"), foreseeable=True),
    "district_exploited": Telling(CITY, "step", "text", "9.0", "production", Cue(0.05), told=False),
    "produced": Telling(CITY, filled("symbols/{resource}.white"), filled("{resource}"), "36.1",
        either("amount", "production", SILENT), Cue(0.15, "supply", 0.05), foreseeable=True),
    "resource_changed": Telling(CITY, filled("symbols/{resource}.white"), filled("{resource}"),
        "36.5", _resource_sound, Cue(0.35, "supply", 0.1), foreseeable=True),
    "threat_rose": Telling(CITY, THREAT, "threat",
        by("why", "64.0", illness="3.0", root="34.2", demand="21.2"), _threat_sound, Cue(0.6),
        weight=9, news=_threat_news, foreseeable=True, heeded=True),
    "threat_fell": Telling(CITY, THREAT, "good", "R.14", "threat_falls", Cue(0.6), weight=6,
        news="relief", foreseeable=True, heeded=True),
    # Capital, investments, demands, events, rivals.
    "capital_gained": Telling(CAPITAL, COIN, "capital",
        by("why", "15.2", contract="24.1", investment="45.1"), "coin_up", Cue(0.4, "capital", 0.12),
        personal=True, weight=2, foreseeable=True, heeded=True),
    "capital_lost": Telling(CAPITAL, COIN, "bad", "15.1", "coin_down", Cue(0.4, "capital", 0.12),
        personal=True, weight=3, foreseeable=True),
    "investments_drawn": Telling(CAPITAL, "investment", "muted", "45.4", "card_draw",
        Cue(0.35, "investments"), personal=True),
    "investment_kept": Telling(CAPITAL, "investment", "text", "18.1", "card_flip", Cue(0.2, "kept"),
        personal=True),
    "investment_revealed": Telling(CAPITAL, "investment", "capital", "45.1", "card_flip", Cue(0.5),
        personal=True, weight=4, news="investment"),
    "demand_revealed": Telling(CITY, "demand", "warning", "21.1", "asset_revealed",
        Cue(1.2, reading=True), news="demand"),
    "demand_checked": Telling(CITY, "demand", "warning", "45.2",
        either("met", "demand_met", "demand_missed"), Cue(3.45, reading=True), weight=9,
        news=either("met", "met", "missed")),
    "event_revealed": Telling(CITY, "event", "warning", "20.1", "event", Cue(1.9, reading=True),
        weight=7, news="event"),
    "event_buried": Telling(CITY, "event", "muted", "20.3", "card_discard", Cue(0.3),
        personal=True),
    "event_ordered": Telling(CITY, "event", "muted", "20.3", "card_draw", Cue(0.3), personal=True),
    "rival_dealt": Telling(CAPITAL, "rival", "text", "S.10", "card_draw", Cue(0.35, "dealing"),
        personal=True, told=_is_own_rival),
    "rival_seen": Telling(CAPITAL, "rival", "warning", "46.3", "card_flip", Cue(0.4), personal=True,
        heeded=True),
    "rival_revealed": Telling(CAPITAL, "rival", "text", "67.3",
        Nothing("the end turns them one by one"), Nothing("the end turns them one by one")),
    # Trades and promises.
    "traded": Telling(PROMISES, "trade", "capital", "14.0", "trade_accepted", Cue(0.8), weight=5,
        news="trade", heeded=True),
    "asset_traded": Telling(PROMISES, "asset", "text", "65.8", Nothing("the trade was heard"),
        Cue(0.45, "assets", 0.15), told=False, foreseeable=True),
    "promise_made": Telling(PROMISES, "promise", "accent", "14.2", "promise_made", Cue(0.8),
        news="promise", told=False),
    "promise_kept": Telling(PROMISES, "kept", "good", "14.2", "promise_kept", Cue(0.9), weight=4,
        news="kept", heeded=True),
    "promise_broken": Telling(PROMISES, "broken", "bad", "14.2", "promise_broken", Cue(0.9),
        weight=8, news="broken", heeded=True),
    "promise_void": Telling(PROMISES, "void", "muted", "14.2", Nothing("nobody has done anything"),
        Cue(0.3)),
})
# fmt: on
