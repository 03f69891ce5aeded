"""Every kind of question in New Angeles, each written down once: what else names kinds reads it.

How the table shows a question, its words, and the rules by which opponents and the coach answer
stand with those who use them; for each kind of this table a test asks for all of them by name.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal, NamedTuple

# What the answers are; plain ones have words of their own.
Answers = Literal[
    "plain",
    "card",
    "asset",
    "investment",
    "term",
    "side",
    "corporation",
    "capital",
    "piece",
    "district",
]
# What the coach goes by besides playing through: what cards and places show, what a rule of thumb
# measures, or just that it is the rule.
Advised = Literal["facts", "measured", "rule"]


class Asking(NamedTuple):
    """What is to be known of a kind of question by who asks, answers, undoes or comments on it."""

    answers: Answers
    advised: Advised
    reason: bool = False  # opponents can say why they answered so, without telling a secret
    thought: float = 0.0  # share of its time that an opponent thinks about it; else a rule answers
    by_chair: float = 0.0  # the same for the chair alone, who thinks about everything
    looks: bool = False  # it shows hidden cards to who is asked
    takes: bool = False  # an asset goes to somebody else
    costs: bool = False  # answering uses up cards or capital


DECISIONS: Final[Mapping[str, Asking]] = MappingProxyType(
    {
        "main_offer": Asking("card", "facts", reason=True, thought=1.0),
        "counter": Asking("card", "facts", reason=True, thought=1.0, costs=True),
        "pay": Asking("card", "measured"),
        "lay": Asking("card", "facts", reason=True, thought=0.5, costs=True),
        "discard": Asking("card", "measured"),
        "give_card": Asking("card", "rule"),
        "steal_card": Asking("card", "measured", looks=True),
        "forced_support": Asking("card", "rule", thought=0.2),
        "steal_emergency": Asking("card", "facts", thought=0.2),
        "bury_event": Asking("card", "facts", reason=True, thought=0.3, looks=True),
        "order_event": Asking("card", "facts", thought=0.2, looks=True),
        "use": Asking("asset", "rule", reason=True, thought=0.5),
        "discard_asset": Asking("asset", "facts", thought=0.3, takes=True),
        "steal_asset": Asking("asset", "facts", thought=0.5, takes=True),
        "swap_asset": Asking("asset", "facts", thought=0.3, takes=True),
        "keep_investment": Asking("investment", "measured", reason=True, looks=True),
        "draw": Asking("term", "facts", reason=True, by_chair=0.3),
        "blind_deck": Asking("term", "measured"),
        "change_resource": Asking("term", "facts", reason=True, thought=0.3),
        "support": Asking("side", "facts", reason=True, thought=1.0, costs=True),
        "blind_side": Asking("side", "facts", thought=0.5),
        "pick_winner": Asking("side", "facts", reason=True, thought=0.5),
        "choose_player": Asking("corporation", "facts", thought=0.4),
        "spend": Asking("capital", "facts", reason=True, thought=0.5, costs=True),
        "remove": Asking("piece", "facts", reason=True, by_chair=0.5),
        "place": Asking("district", "facts", by_chair=0.5),
        "choose_district": Asking("district", "facts", by_chair=0.4),
        "raise_unrest": Asking("district", "facts", by_chair=0.3),
        "lower_unrest": Asking("district", "facts", reason=True, by_chair=0.5),
        "move_android": Asking("district", "facts", by_chair=0.3),
        "move_to": Asking("district", "facts", reason=True, by_chair=0.5),
        "choose": Asking("plain", "rule", thought=0.3),
        "ransom": Asking("plain", "rule", reason=True, thought=0.5, costs=True),
        "swap_rival": Asking("plain", "facts", thought=0.5, looks=True),
    }
)
