"""Which sound belongs to which event of the rules, or why none does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from newangeles_gui.engine.events import Facts

# 34.2: the Root costs 2, and so does an illness: these happen every round. More is an alarm.
LARGE_THREAT: Final = 3
NOTHING: Final = ""


@dataclass(slots=True, frozen=True)
class Silence:
    """No sound, and why."""

    why: str


@dataclass(slots=True, frozen=True)
class Hearing:
    """What a sound may depend on: the facts, who listens, and which offer they backed."""

    facts: Facts
    listener: str = ""  # corporation; nobody's is a spectator's
    backed: str = ""

    def one_of(self, fact: str, sounds: Mapping[str, str], otherwise: str) -> str:
        """The sound for the value of a fact."""
        return sounds.get(str(self.facts.get(fact)), otherwise)

    def amount(self, fact: str) -> int:
        """A number among the facts."""
        value = self.facts.get(fact)
        return value if isinstance(value, int) else 0


Chooser = Callable[[Hearing], str]


def _phase(heard: Hearing) -> str:
    # The event phase is announced by its event.
    return heard.one_of("phase", {"production": "production"}, NOTHING)


def _turn(heard: Hearing) -> str:
    # Only one's own turn calls; to a spectator all turns are alike.
    mine = heard.listener in ("", heard.facts.get("player"))
    return "turn_start" if mine else NOTHING


def _deal(heard: Hearing) -> str:
    lost = heard.backed and heard.backed != heard.facts.get("side")
    return "deal_lost" if lost else "deal_won"


def _placed(heard: Hearing) -> str:
    own = {"illness": "illness", "outage": "outage", "development": "development"}
    return heard.one_of("piece", own, "unit_arrives")


def _moved(heard: Hearing) -> str:
    own = {"illness": "illness", "outage": "outage", "android": "android_moves"}
    return heard.one_of("piece", own, "unit_moves")


def _removed(heard: Hearing) -> str:
    # Where the light comes on again people breathe out as they do after a strike.
    own = {"illness": "cured", "outage": "unrest_falls", "development": "card_discard"}
    return heard.one_of("piece", own, "unit_moves")


def _unrest(heard: Hearing) -> str:
    return heard.one_of("to", {"strike": "strike"}, "protest")


def _produced(heard: Hearing) -> str:
    return "production" if heard.amount("amount") else NOTHING


def _resource(heard: Hearing) -> str:
    by = heard.amount("by")
    return "production" if by > 0 else "asset_exhausted" if by < 0 else NOTHING


def _threat(heard: Hearing) -> str:
    large = heard.amount("amount") >= LARGE_THREAT
    return "threat_rise_large" if large else "threat_rise_small"


def _demand(heard: Hearing) -> str:
    return "demand_met" if heard.facts.get("met") else "demand_missed"


def _over(heard: Hearing) -> str:
    winners = heard.facts.get("winners")
    names = winners if isinstance(winners, list) else []
    won = heard.listener in names if heard.listener else bool(names)
    return "win" if won else "loss"


SCORE: Final[Mapping[str, str | Silence | Chooser]] = {
    # course of the game
    "setup_revealed": "card_flip",
    "round_started": "round_start",
    "round_ended": Silence("the next round begins at once, or the game is over"),
    "phase_started": _phase,
    "turn_started": _turn,
    "turn_ended": Silence("the next turn begins at once"),
    "taken_back": "cancel",
    "not_asked": Silence("nobody has done anything"),
    "turn_track_filled": Silence("housekeeping between two rounds"),
    "game_over": _over,
    # a deal
    "asset_revealed": "asset_revealed",
    "main_offer_proposed": "card_play",
    "no_main_offer": Silence("nothing is laid down"),
    "counteroffer_proposed": "card_play",
    "counteroffer_returned": "card_draw",
    "counter_passed": Silence("nothing is laid down, and it happens four times a deal"),
    "counter_price_taken": "card_draw",
    "support_laid": "card_flip",
    "supported": "support_pile",
    "support_abstained": Silence("nothing is laid down, and it happens in every deal"),
    "support_barred": "trade_refused",
    "trading_barred": "trade_refused",
    "resolution_declared": Silence("words; what is declared is heard when it happens"),
    "deal_won": _deal,
    "card_resolved": Silence("what the card did was heard"),
    "table_cleared": "card_discard",
    "deal_ended": Silence("the table was cleared just before"),
    # assets and emergency actions
    "asset_claimed": "asset_claimed",
    "asset_returned": "card_discard",
    "asset_traded": Silence("the trade was heard"),
    "asset_given": "asset_claimed",
    "asset_stolen": "asset_claimed",
    "asset_swapped": "asset_claimed",
    "asset_discarded": "card_discard",
    "asset_exhausted": "asset_exhausted",
    "asset_readied": Silence("all at once at the end of every turn"),
    "ability_used": "card_play",
    "emergency_returned": "card_flip",
    "emergency_stolen": "card_draw",
    "emergency_turned_up": "card_flip",
    # action cards
    "cards_drawn": "card_draw",
    "discards_reshuffled": "support_pile",
    "card_discarded": "card_discard",
    "card_given": "card_draw",
    "card_stolen": "card_draw",
    "hand_seen": "card_flip",
    # the city
    "piece_placed": _placed,
    "piece_moved": _moved,
    "piece_reached_root": "root_breach",
    "piece_removed": _removed,
    "android_moved": "android_moves",
    "unrest_cleared": Silence("29.8: an outage has ended it, and that was heard"),
    "unrest_rose": _unrest,
    "unrest_fell": "unrest_falls",
    "district_exploited": "production",
    "produced": _produced,
    "resource_changed": _resource,
    "threat_rose": _threat,
    "threat_fell": "threat_falls",
    # capital, investments, demands, events, rivals
    "capital_gained": "coin_up",
    "capital_lost": "coin_down",
    "investments_drawn": "card_draw",
    "investment_kept": "card_flip",
    "investment_revealed": "card_flip",
    "demand_revealed": "asset_revealed",
    "demand_checked": _demand,
    "event_revealed": "event",
    "event_buried": "card_discard",
    "event_ordered": "card_draw",
    "rival_dealt": "card_draw",
    "rival_seen": "card_flip",
    "rival_revealed": Silence("the end of the game follows at once"),
    # trades and promises
    "traded": "trade_accepted",
    "promise_made": "promise_made",
    "promise_kept": "promise_kept",
    "promise_broken": "promise_broken",
    "promise_void": Silence("nobody has done anything"),
}

# What the screens play by name.
INTERFACE: Final = frozenset(
    {
        "cancel", "click", "confirm", "curtain", "error", "hover", "notice", "tick",
        # Talk that leads to no trade is no event of the rules.
        "trade_proposed", "trade_refused",
    }
)  # fmt: skip


def sound_of(kind: str, heard: Hearing) -> str:
    """The sound for an event, empty for silence; an event that nobody knows is silent."""
    entry = SCORE.get(kind, NOTHING)
    if isinstance(entry, Silence):
        return NOTHING
    return entry if isinstance(entry, str) else entry(heard)
