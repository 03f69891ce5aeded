"""Which sentence an event gets where its facts ask for different ones."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import Final, NamedTuple

from newangeles_gui.engine.events import Facts

from .trades import form_of


class Variants(NamedTuple):
    """The sentences of an event kind and how to choose between them."""

    names: tuple[str, ...]
    choose: Callable[[Facts], str]


def variant(kind: str, facts: Facts) -> str:
    """The end of the key of the sentence: empty, or `.known`."""
    found = VARIANTS.get(kind)
    return "" if found is None else "." + found.choose(facts)


def keys(kind: str) -> list[str]:
    """All the sentences that an event kind can have."""
    found = VARIANTS.get(kind)
    return [f"log.{kind}"] if found is None else [f"log.{kind}.{name}" for name in found.names]


def _known(*names: str) -> Variants:
    return Variants(
        ("known", "hidden"),
        lambda facts: "known" if any(name in facts for name in names) else "hidden",
    )


def _named(fact: str, *names: str) -> Variants:
    return Variants(names, lambda facts: str(facts[fact]))


def _either(fact: str, true: str, false: str) -> Variants:
    return Variants((true, false), lambda facts: true if facts[fact] else false)


def _round(facts: Facts) -> str:
    return "demand" if str(facts["round"]).startswith("demand") else "standard"


def _laid(facts: Facts) -> str:
    if not facts["player"]:
        return "blind"
    return "known" if "card" in facts else "hidden"


def _resource(facts: Facts) -> str:
    by = facts["by"]
    if not isinstance(by, int) or not by:
        return "same"
    return "rose" if by > 0 else "fell"


def _rival(facts: Facts) -> str:
    if "swapped" not in facts:
        return "hidden"
    return "swapped" if facts["swapped"] else "kept"


def _end(facts: Facts) -> str:
    return f"{facts['by']}_{'won' if facts['winners'] else 'lost'}"


VARIANTS: Final = MappingProxyType(
    {
        "round_started": Variants(("standard", "demand"), _round),
        "phase_started": _named("phase", "production", "event"),
        "game_over": Variants(("threat_won", "threat_lost", "demand_won", "demand_lost"), _end),
        "counter_price_taken": _known("card"),
        "support_laid": Variants(("known", "hidden", "blind"), _laid),
        "supported": _named("side", "main", "counter"),
        "resolution_declared": _either("answers", "bound", "free"),
        "deal_won": _named("side", "main", "counter"),
        "emergency_returned": _either("face_up", "up", "down"),
        "cards_drawn": _known("cards"),
        "card_discarded": _known("card"),
        "card_given": _known("card"),
        "card_stolen": _known("card"),
        "hand_seen": _known("cards"),
        "unrest_rose": _named("to", "protest", "strike"),
        "unrest_fell": _named("to", "protest", "stable"),
        "produced": _either("amount", "some", "none"),
        "resource_changed": Variants(("rose", "fell", "same"), _resource),
        "investments_drawn": _known("cards"),
        "investment_kept": _known("card"),
        "demand_checked": _either("met", "met", "missed"),
        "event_buried": _known("event"),
        "event_ordered": _known("event"),
        "traded": Variants(("paid", "both", "gift", "empty"), form_of),
        "rival_dealt": _known("rival"),
        "rival_seen": Variants(("swapped", "kept", "hidden"), _rival),
    }
)
