"""Everything that screens, sounds and undo know of each kind of event."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from newangeles_gui.titles.telling import COURSE, Cue, LogFamily, Nothing, Telling

CITY: Final = LogFamily("city", "home")
PEOPLE: Final = LogFamily("people", "people")
MONEY: Final = LogFamily("money", "star")
QUIET: Final = (Nothing("it has no sound yet"), Cue(0.3))


def _row(
    family: LogFamily,
    rule: str,
    sign: str,
    color: str = "text",
    weight: int = 0,
    foreseeable: bool = True,
) -> Telling:
    return Telling(family, sign, color, rule, *QUIET, weight=weight, foreseeable=foreseeable)


def _course(rule: str, sign: str, color: str = "muted") -> Telling:
    return _row(COURSE, rule, sign, color, foreseeable=False)


ROWS: Final[Mapping[str, Telling]] = MappingProxyType(
    {
        "advisor_dealt": _course("12.1", "person"),
        "first_player": _course("2.9", "turn"),
        "tile_drawn": _course("4.5", "deck"),
        "tile_built": _row(CITY, "4.2", "home", weight=2),
        "tile_covered": _row(CITY, "12.8", "home", "accent", weight=3),
        "tile_discarded": _row(CITY, "3.10", "discard", "muted", weight=2),
        "tile_shown": _row(CITY, "12.11", "eye", weight=2, foreseeable=False),
        "people_arrived": _row(PEOPLE, "4.2", "people", "muted"),
        "seekers_moved_in": _row(PEOPLE, "8.7", "people", "good", weight=1),
        "seekers_sent_off": _row(PEOPLE, "12.8b", "step"),
        "sign_placed": _row(CITY, "4.2", "contract", "muted"),
        "abandoned": _row(CITY, "9.2", "cross", "warning", weight=2),
        "street_closed": _row(CITY, "5.2", "check", "accent", weight=4),
        "token_taken": _row(MONEY, "11.2", "plus", weight=1),
        "income": _row(MONEY, "6.2", "star", "good", weight=3),
        "final_income": _row(MONEY, "10.1", "star", "good", weight=2),
        "signs_returned": _row(CITY, "6.1", "back", "muted"),
        "people_moved": _row(PEOPLE, "8.5", "step", weight=1),
        "became_seekers": _row(PEOPLE, "8.6", "search", "warning", weight=1),
        "turn_passed": _course("4.1", "turn"),
        "end_stack_turned": _course("13.7", "deck", "accent"),
        "business_bonus": _row(MONEY, "11.10", "star", "accent", weight=3),
        "game_over": _course("10.4", "round", "accent"),
    }
)

# Money is paid all at once, and all walk at once; what a street does is seen one after the other.
PUT, PAY, WALK = "put", "pay", "walk"
CUES: Final[Mapping[str, Cue]] = MappingProxyType(
    {
        "tile_built": Cue(0.34),
        "tile_covered": Cue(0.34),
        "people_arrived": Cue(0.24, PUT, 0.05),
        "sign_placed": Cue(0.24, PUT, 0.05),
        "street_closed": Cue(0.62),
        "token_taken": Cue(0.3, PAY, 0.08),
        "income": Cue(0.5, PAY, 0.06),
        "signs_returned": Cue(0.35, PAY, 0.05),
        "people_moved": Cue(0.55, WALK, 0.06),
        "seekers_moved_in": Cue(0.5, WALK, 0.06),
        "became_seekers": Cue(0.4, WALK, 0.06),
        "abandoned": Cue(0.4),
        "tile_drawn": Cue(0.3),
        "turn_passed": Cue(0.12),
        "final_income": Cue(0.9, "end", 0.12),
        "business_bonus": Cue(0.7, "bonus", 0.2),
        "game_over": Cue(0.8),
    }
)
TELLINGS: Final[Mapping[str, Telling]] = MappingProxyType(
    {kind: row._replace(cue=CUES.get(kind, row.cue)) for kind, row in ROWS.items()}
)
