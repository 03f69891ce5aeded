"""Everything that screens, sounds and undo know of each kind of event."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from newangeles_gui.titles.telling import COURSE, Cue, LogFamily, Nothing, Telling

CITY: Final = LogFamily("city", "deck")
MONEY: Final = LogFamily("money", "deck")
QUIET: Final = (Nothing("it has no sound yet"), Cue(0.3))


def _row(family: LogFamily, rule: str, weight: int = 0, foreseeable: bool = True) -> Telling:
    return Telling(family, "deck", "text", rule, *QUIET, weight=weight, foreseeable=foreseeable)


TELLINGS: Final[Mapping[str, Telling]] = MappingProxyType(
    {
        "advisor_dealt": _row(COURSE, "12.1", foreseeable=False),
        "first_player": _row(COURSE, "2.9", foreseeable=False),
        "tile_drawn": _row(COURSE, "4.5", foreseeable=False),
        "tile_built": _row(CITY, "4.2", 2),
        "tile_covered": _row(CITY, "12.8", 3),
        "tile_discarded": _row(CITY, "3.10", 2),
        "tile_shown": _row(CITY, "12.11", 2, foreseeable=False),
        "people_arrived": _row(CITY, "4.2"),
        "seekers_moved_in": _row(CITY, "8.7", 1),
        "seekers_sent_off": _row(CITY, "12.8b"),
        "sign_placed": _row(CITY, "4.2"),
        "abandoned": _row(CITY, "9.2", 2),
        "street_closed": _row(CITY, "5.2", 4),
        "token_taken": _row(MONEY, "11.2", 1),
        "income": _row(MONEY, "6.2", 3),
        "final_income": _row(MONEY, "10.1", 2),
        "signs_returned": _row(CITY, "6.1"),
        "people_moved": _row(CITY, "8.5", 1),
        "became_seekers": _row(CITY, "8.6", 1),
        "turn_passed": _row(COURSE, "4.1", foreseeable=False),
        "end_stack_turned": _row(COURSE, "13.7", foreseeable=False),
        "business_bonus": _row(MONEY, "11.10", 3),
        "game_over": _row(COURSE, "10.4", foreseeable=False),
    }
)
