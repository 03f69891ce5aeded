"""Who sits where, with which face, and how they feel about what all have seen."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from newangeles_gui.table import ANGRY, ANNOYED, PLEASED, SCHEMING, Feelings
from newangeles_gui.titles.telling import number

from ...minds.tuned import load_cast
from ...new_game import about

if TYPE_CHECKING:
    from collections.abc import Mapping

    from newangeles_gui.engine import Facts
    from newangeles_gui.scenes import Services
    from newangeles_gui.session import Match
    from newangeles_gui.table import MoodCause

GAINED: Final = 2  # capital that pleases
LOST: Final = 4  # and that makes angry
MAIN: Final = "main"
# Where a player decides something: what they felt before is over.
DECIDES: Final = frozenset(
    {
        "turn_started", "main_offer_proposed", "no_main_offer", "counteroffer_proposed",
        "counter_passed", "supported", "support_abstained", "ability_used", "traded",
    }
)  # fmt: skip
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


UNKNOWN: Final = Sitter()


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


class Moods(Feelings):
    """How everybody feels about what all have seen; knows public facts only."""

    decides = DECIDES

    def __init__(self) -> None:
        super().__init__()
        self._backed: dict[str, str] = {}  # which offer a player stands for
        self._votes = {MAIN: 0, "counter": 0}

    def _offers(self, facts: Facts) -> None:
        self._backed = {str(facts["player"]): MAIN}
        self._votes = {MAIN: 0, "counter": 0}

    def _counters(self, facts: Facts) -> None:
        """Who is countered is annoyed: the main offer, or the counteroffer before."""
        latest = [*self._backed][-1:]
        for name in latest:
            self.feel(name, ANNOYED)
            if self._backed[name] != MAIN:
                del self._backed[name]
        self._backed[str(facts["player"])] = "counter"
        self.feel(facts["player"], SCHEMING)

    def _supports(self, facts: Facts) -> None:
        """Whose cards turn the vote has schemed; 54.5: the main offer wins ties."""
        led = self._votes["counter"] > self._votes[MAIN]
        self._backed[str(facts["player"])] = str(facts["side"])
        self._votes[str(facts["side"])] += number(facts, "cards")
        if (self._votes["counter"] > self._votes[MAIN]) != led:
            self.feel(facts["player"], SCHEMING)

    def _won(self, facts: Facts) -> None:
        for name, side in self._backed.items():
            if side != facts["side"]:
                self.feel(name, ANNOYED)
        self.feel(facts["player"], PLEASED)

    def _gains(self, facts: Facts) -> None:
        if number(facts, "amount") >= GAINED:
            self.feel(facts["player"], PLEASED)

    def _loses(self, facts: Facts) -> None:
        if number(facts, "amount") >= LOST:
            self.feel(facts["player"], ANGRY)

    def _kept(self, facts: Facts) -> None:
        self.feel(facts["to"], PLEASED)

    def _broken(self, facts: Facts) -> None:
        self.feel(facts["to"], ANGRY)

    def _robbed(self, facts: Facts) -> None:
        """The fact `of` is who was robbed; without it, `player` is."""
        self.feel(facts.get("of", facts["player"]), ANGRY)

    causes: Mapping[str, MoodCause] = MappingProxyType(
        {
            "main_offer_proposed": _offers,
            "counteroffer_proposed": _counters,
            "supported": _supports,
            "deal_won": _won,
            "capital_gained": _gains,
            "capital_lost": _loses,
            "promise_kept": _kept,
            "promise_broken": _broken,
            "asset_stolen": _robbed,
            "card_stolen": _robbed,
            "emergency_stolen": _robbed,
        }
    )


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
