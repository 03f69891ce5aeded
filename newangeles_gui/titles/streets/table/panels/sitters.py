"""Who sits in a seat: a person, an opponent with a character, or the Sneak."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ...rules import SNEAK

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.session import Match


class Sitter(NamedTuple):
    """What is said of whoever sits there; `character` has faces."""

    name: str
    about: str
    tip: str = ""
    character: str = ""

    def face(self, mood: str) -> str:
        """The picture of the face in a mood; empty without one."""
        return f"faces_characters/{self.character}.{mood}" if self.character else ""


def sitter(services: Services, match: Match, player: str) -> Sitter:
    """Who plays in this colour."""
    called = services.called(player)
    players = match.plan.start.players
    if player == SNEAK or player not in players:
        return Sitter(called, services.say("town.seat.machine"), character=SNEAK)
    seat = match.plan.seats[players.index(player)]
    if seat.kind == "person":
        return Sitter(called, "") if seat.name in ("", player) else Sitter(seat.name, called)
    level = f"level.{seat.level}.name"
    has = services.words.catalog.has
    about = services.say(level) if has(level) else called
    character = str(getattr(seat, "character", ""))
    if not character:
        return Sitter(called, about)
    key = f"character.{character}"
    kind = services.say(f"town.kind.{character}") if has(f"town.kind.{character}") else about
    tip = services.words.text(key) if has(f"{key}.text") else ""
    tip = "\n".join(one for one in (about, tip) if one)
    return Sitter(services.words.name(key), kind, tip, character)
