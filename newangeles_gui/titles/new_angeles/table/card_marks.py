"""Which symbols stand at the foot of a card: what its effect is about."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ..content.verbs import Verb
    from ..rules import Box

MOST: Final = 4  # hexagons at the foot
SYMBOL: Final = MappingProxyType(
    {
        "raise_unrest": "strike",
        "lower_unrest": "protest",
        "move_androids": "android",
        "change_threat": "threat",
        "gain": "capital",
        "gain_in_order": "capital",
        "lose": "capital",
        "steal_capital": "capital",
        "pool_capital": "capital",
        "draw": "general",
        "discard_cards": "general",
        "give_cards": "general",
        "steal_card": "general",
    }
)
PIECES: Final = MappingProxyType({"unrest": "protest", "enemy": "orgcrime"})


def marks_of(box: Box, card: str) -> tuple[str, ...]:
    """The symbols of what a card's effect, with all its branches, is about."""
    found: dict[str, None] = {}
    for program, verbs in box.programs.items():
        if program == card or program.startswith(f"{card}."):
            for verb in verbs:
                found.update(dict.fromkeys(_symbols(verb)))
    return tuple(f"symbols/{name}" for name in list(found)[:MOST])


def _symbols(verb: Verb) -> list[str]:
    for about in ("piece", "resource"):
        named = getattr(verb, about, None)
        if isinstance(named, str):
            return [PIECES.get(named, named)]
    kind = SYMBOL.get(str(getattr(verb, "do", "")))
    return [kind] if kind else []
