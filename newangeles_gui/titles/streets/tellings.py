"""Everything that screens, sounds and undo know of each kind of event."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, TypeAlias

from newangeles_gui.titles.telling import (
    COURSE,
    ByListener,
    Cue,
    Earshot,
    LogFamily,
    Nothing,
    Telling,
    number,
)

CITY: Final = LogFamily("city", "build")
PEOPLE: Final = LogFamily("people", "crowd")
MONEY: Final = LogFamily("money", "coin")
# 13.1: the Sneak sits in the game by this name.
SNEAK: Final = "sneak"
BY_THE_TABLE: Final = Nothing("the table plays it when it is seen, by the tiles that it is about")
# Money is paid all at once, and all walk at once; what a street does is seen one after the other.
PUT, PAY, WALK = "put", "pay", "walk"
USUAL: Final = Cue(0.3)


if TYPE_CHECKING:
    from newangeles_gui.titles.telling import ByFacts

    Heard: TypeAlias = "str | ByFacts | ByListener | Nothing"


def _turn_sound(heard: Earshot) -> str:
    # One's own turn calls; of the others only the Sneak is heard. To a spectator all call.
    player = heard.facts.get("player")
    if player == SNEAK:
        return "sneak"
    return "your_turn" if heard.listener in ("", player) else ""


def _paid(sound: str) -> ByFacts:
    return lambda facts: sound if number(facts, "money") else ""


def _row(
    family: LogFamily,
    rule: str,
    sign: str,
    color: str,
    sound: Heard,
    cue: Cue = USUAL,
    weight: int = 0,
    personal: bool = False,
    foreseeable: bool = True,
) -> Telling:
    return Telling(family, sign, color, rule, sound, cue, personal, weight=weight,
                   foreseeable=foreseeable)  # fmt: skip


def _course(rule: str, sign: str, color: str, sound: Heard, cue: Cue = USUAL) -> Telling:
    return _row(COURSE, rule, sign, color, sound, cue, foreseeable=False)


# fmt: off
TELLINGS: Final[Mapping[str, Telling]] = MappingProxyType(
    {
        "advisor_dealt": _course("12.1", "advisor", "muted", "card_flip"),
        "first_player": _course("2.9", "turn", "muted", ByListener(_turn_sound)),
        "tile_drawn": Telling(COURSE, "stack", "muted", "4.5", "tile_drawn", Cue(0.3),
            personal=True),
        "tile_built": _row(CITY, "4.2", "build", "text", BY_THE_TABLE, Cue(0.34), weight=2),
        "tile_covered": _row(CITY, "12.8", "swap", "accent", BY_THE_TABLE, Cue(0.34), weight=3),
        "tile_discarded": _row(CITY, "3.10", "discard", "muted", "tile_away", weight=2),
        "tile_shown": _row(CITY, "12.11", "eye", "text", "card_flip", weight=2, foreseeable=False),
        "people_arrived": _row(PEOPLE, "4.2", "home", "muted", "moved_in", Cue(0.24, PUT, 0.05)),
        "seekers_moved_in": _row(PEOPLE, "8.7", "home", "good", "steps", Cue(0.5, WALK, 0.06),
            weight=1),
        "seekers_sent_off": _row(PEOPLE, "12.8b", "seeker", "text", "seekers_sigh"),
        "sign_placed": _row(CITY, "4.2", "sign", "muted", "sign_tap", Cue(0.24, PUT, 0.05)),
        "abandoned": _row(CITY, "9.2", "abandon", "warning", "plank", Cue(0.4), weight=2),
        "street_closed": _row(CITY, "5.2", "closed_street", "accent", BY_THE_TABLE, Cue(0.62),
            weight=4),
        "token_taken": _row(MONEY, "11.2", "plus", "text", "token", Cue(0.3, PAY, 0.08), weight=1,
            personal=True),
        "income": _row(MONEY, "6.2", "coin", "text", _paid("till"), Cue(0.5, PAY, 0.02), weight=3,
            personal=True),
        "final_income": _row(MONEY, "10.1", "half", "text", _paid("till_last"),
            Cue(0.9, "end", 0.12), weight=2, personal=True),
        "signs_returned": _row(CITY, "6.1", "sign", "muted", "sign_back", Cue(0.35, PAY, 0.02),
            personal=True),
        "people_moved": _row(PEOPLE, "8.5", "move", "text", "steps", Cue(0.55, WALK, 0.06),
            weight=1),
        "became_seekers": _row(PEOPLE, "8.6", "seeker", "warning", "seekers_sigh",
            Cue(0.4, WALK, 0.06), weight=1),
        "turn_passed": _course("4.1", "turn", "muted", ByListener(_turn_sound), Cue(0.12)),
        "end_stack_turned": _course("13.7", "stack", "accent", "end_stack"),
        "business_bonus": _row(MONEY, "11.10", "coins", "text", "bonus", Cue(0.7, "bonus", 0.2),
            weight=3),
        "game_over": _course("10.4", "round", "accent", "town_complete", Cue(0.8)),
    }
)
# fmt: on
