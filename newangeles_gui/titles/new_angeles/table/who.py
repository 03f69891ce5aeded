"""Who plays a seat, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.session import Match


def character_at(match: Match, seat: int) -> str:
    """The character of an opponent; nothing for people and opponents without one."""
    planned = match.plan.seats[seat]
    return planned.character if planned.kind == "opponent" else ""


def player_words(services: Services, match: Match, seat: int) -> str:
    """The name of a person; the character and the level of an opponent."""
    planned = match.plan.seats[seat]
    if planned.kind == "person":
        named = planned.name not in ("", match.plan.start.players[seat])
        return planned.name if named else services.say("screen.table.person")
    key = f"level.{planned.level}.name"
    known = services.words.catalog.has(key)
    level = services.say(key if known else "screen.table.opponent")
    if not planned.character:
        return level
    return f"{services.words.name(f'character.{planned.character}')} · {level}"
