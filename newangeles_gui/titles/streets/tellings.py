"""Everything that screens, sounds and undo know of each kind of event."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from newangeles_gui.titles.telling import COURSE, Cue, LogFamily, Nothing, Telling

CITY: Final = LogFamily("city", "build")
PEOPLE: Final = LogFamily("people", "crowd")
MONEY: Final = LogFamily("money", "coin")
SILENT: Final = Nothing("it has no sound yet")
# Money is paid all at once, and all walk at once; what a street does is seen one after the other.
PUT, PAY, WALK = "put", "pay", "walk"
USUAL: Final = Cue(0.3)


def _row(
    family: LogFamily,
    rule: str,
    sign: str,
    color: str = "text",
    cue: Cue = USUAL,
    weight: int = 0,
    foreseeable: bool = True,
) -> Telling:
    return Telling(family, sign, color, rule, SILENT, cue, weight=weight, foreseeable=foreseeable)


def _course(rule: str, sign: str, color: str = "muted", cue: Cue = USUAL) -> Telling:
    return _row(COURSE, rule, sign, color, cue, foreseeable=False)


# fmt: off
TELLINGS: Final[Mapping[str, Telling]] = MappingProxyType(
    {
        "advisor_dealt": _course("12.1", "advisor"),
        "first_player": _course("2.9", "turn"),
        "tile_drawn": _course("4.5", "stack", cue=Cue(0.3)),
        "tile_built": _row(CITY, "4.2", "build", cue=Cue(0.34), weight=2),
        "tile_covered": _row(CITY, "12.8", "swap", "accent", Cue(0.34), weight=3),
        "tile_discarded": _row(CITY, "3.10", "discard", "muted", weight=2),
        "tile_shown": _row(CITY, "12.11", "eye", weight=2, foreseeable=False),
        "people_arrived": _row(PEOPLE, "4.2", "home", "muted", Cue(0.24, PUT, 0.05)),
        "seekers_moved_in": _row(PEOPLE, "8.7", "home", "good", Cue(0.5, WALK, 0.06), weight=1),
        "seekers_sent_off": _row(PEOPLE, "12.8b", "seeker"),
        "sign_placed": _row(CITY, "4.2", "sign", "muted", Cue(0.24, PUT, 0.05)),
        "abandoned": _row(CITY, "9.2", "abandon", "warning", Cue(0.4), weight=2),
        "street_closed": _row(CITY, "5.2", "closed_street", "accent", Cue(0.62), weight=4),
        "token_taken": _row(MONEY, "11.2", "plus", cue=Cue(0.3, PAY, 0.08), weight=1),
        "income": _row(MONEY, "6.2", "coin", "text", Cue(0.5, PAY, 0.06), weight=3),
        "final_income": _row(MONEY, "10.1", "half", "text", Cue(0.9, "end", 0.12), weight=2),
        "signs_returned": _row(CITY, "6.1", "sign", "muted", Cue(0.35, PAY, 0.05)),
        "people_moved": _row(PEOPLE, "8.5", "move", cue=Cue(0.55, WALK, 0.06), weight=1),
        "became_seekers": _row(PEOPLE, "8.6", "seeker", "warning", Cue(0.4, WALK, 0.06), weight=1),
        "turn_passed": _course("4.1", "turn", cue=Cue(0.12)),
        "end_stack_turned": _course("13.7", "stack", "accent"),
        "business_bonus": _row(MONEY, "11.10", "coins", "text", Cue(0.7, "bonus", 0.2), weight=3),
        "game_over": _course("10.4", "round", "accent", Cue(0.8)),
    }
)
# fmt: on
