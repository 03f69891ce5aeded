"""Who sits where: the name beside the corporation's, all that is to be told, the face."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from ...minds.tuned import load_cast
from ...new_game import about
from ...table.who import character_at, player_words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from newangeles_gui.scenes import Services
    from newangeles_gui.session import Match

# The face that goes with a corporation, for whoever has none of their own.
FACES: Final = MappingProxyType(
    {
        "weyland": "pavel_orlov",
        "globalsec": "magnus_thiele",
        "haas_bioroid": "adaeze_okoro",
        "jinteki": "lucia_ferrante",
        "nbn": "yara_haddad",
        "melange": "rui_matsuda",
    }
)


class Sitter(NamedTuple):
    """Who plays a seat, for the plates at the rim."""

    name: str = ""
    told: str = ""
    face: str = ""


def sitters(services: Services, match: Match) -> Mapping[int, Sitter]:
    """Everybody at the table; no two have the same face."""
    return {seat: _sitter(services, match, seat, face) for seat, face in faces(match).items()}


def faces(match: Match) -> Mapping[int, str]:
    """Chosen faces first, then those that go with the corporations, then any other."""
    names, planned = match.plan.start.players, match.plan.seats
    found = {seat: one.face or one.character for seat, one in enumerate(planned)}
    for seat, name in enumerate(names):
        usual, taken = FACES.get(name, ""), set(found.values())
        free = (one for one in load_cast().characters if one not in {*taken, *FACES.values()})
        if not found[seat]:
            found[seat] = usual if usual and usual not in taken else next(free, usual)
    return found


def _sitter(services: Services, match: Match, seat: int, face: str) -> Sitter:
    told = player_words(services, match, seat)
    character = character_at(match, seat)
    if character:
        name = services.words.name(f"character.{character}")
        return Sitter(name, f"{told}\n{about(services.words, character)}", face)
    unnamed = services.say("screen.table.person")
    return Sitter(told if told != unnamed else "", told, face)
