"""How everybody at the table feels about what all have seen: a mood for each player."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from newangeles_gui.titles.telling import number

if TYPE_CHECKING:
    from newangeles_gui.engine import Facts

CALM, PLEASED, ANNOYED, ANGRY, SCHEMING = "calm", "pleased", "annoyed", "angry", "scheming"
LONGEST: Final = 8.0  # seconds that a mood holds
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


class Moods:
    """Hears the events as they are shown; knows public facts only.

    Players are known by the names that events have for them.
    """

    def __init__(self) -> None:
        self._felt: dict[str, tuple[str, float]] = {}  # mood, and the seconds that are left
        self._backed: dict[str, str] = {}  # which offer a player stands for
        self._votes = {MAIN: 0, "counter": 0}

    def of(self, player: str) -> str:
        """How a player feels now."""
        return self._felt.get(player, (CALM, 0.0))[0]

    def feel(self, player: object, mood: str) -> None:
        """From now on a player feels so."""
        self._felt[str(player)] = mood, LONGEST

    def hear(self, kind: str, facts: Facts) -> None:
        """An event is shown."""
        if kind in DECIDES:
            self._felt.pop(str(facts.get("player")), None)
        if kind in CAUSES:
            CAUSES[kind](self, facts)

    def update(self, seconds: float) -> bool:
        """Time passes; whether somebody is calm again."""
        left = {name: (mood, rest - seconds) for name, (mood, rest) in self._felt.items()}
        self._felt = {name: one for name, one in left.items() if one[1] > 0}
        return len(self._felt) < len(left)

    def wait(self) -> float | None:
        """Seconds until somebody is calm again; None if all are."""
        return min((rest for _, rest in self._felt.values()), default=None)

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


CAUSES: Final[Mapping[str, Callable[[Moods, Facts], None]]] = MappingProxyType(
    {
        "main_offer_proposed": Moods._offers,
        "counteroffer_proposed": Moods._counters,
        "supported": Moods._supports,
        "deal_won": Moods._won,
        "capital_gained": Moods._gains,
        "capital_lost": Moods._loses,
        "promise_kept": Moods._kept,
        "promise_broken": Moods._broken,
        "asset_stolen": Moods._robbed,
        "card_stolen": Moods._robbed,
        "emergency_stolen": Moods._robbed,
    }
)
