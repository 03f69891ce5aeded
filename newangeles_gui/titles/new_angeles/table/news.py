"""The city's own voice: which headline an event makes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from newangeles_gui.engine.events import Event

from ..words.facts import values
from ..words.wording import sentence

if TYPE_CHECKING:
    from newangeles_gui.engine.events import Facts
    from newangeles_gui.i18n import Catalog
    from newangeles_gui.scenes.base import Services

Topic = Callable[["Facts"], str]

PREFIX: Final = "screen.news"
VARIANTS: Final = ("a", "b", "c")
QUIET: Final = "quiet"
EVENT: Final = "event"  # an event may bring a headline of its own
ALARM: Final = 18  # from this threat on the news are worried
ARRIVALS: Final = frozenset({"illness", "outage", "orgcrime", "human_first", "prisec"})


def _round(facts: Facts) -> str:
    return "demand_round" if str(facts["round"]).startswith("demand") else "round"


def _phase(facts: Facts) -> str:
    return "production" if facts["phase"] == "production" else ""


def _placed(facts: Facts) -> str:
    return str(facts["piece"]) if facts["piece"] in ARRIVALS else ""


def _unrest(facts: Facts) -> str:
    return "strike" if facts["to"] == "strike" else ""


def _calm(facts: Facts) -> str:
    return "calm" if facts["to"] == "stable" else ""


def _threat(facts: Facts) -> str:
    level = facts["to"]
    if isinstance(level, int) and level >= ALARM:
        return "alarm"
    return "" if facts["why"] == "root" else "threat"


def _demand(facts: Facts) -> str:
    return "met" if facts["met"] else "missed"


def _over(facts: Facts) -> str:
    return "over_won" if facts["winners"] else "over_lost"


# What is no news keeps the line that stands.
TOPICS: Final[Mapping[str, str | Topic]] = MappingProxyType(
    {
        "setup_revealed": "setup",
        "round_started": _round,
        "phase_started": _phase,
        "turn_started": "turn",
        "game_over": _over,
        "asset_revealed": "asset",
        "main_offer_proposed": "offer",
        "counteroffer_proposed": "counter",
        "deal_won": "won",
        "asset_stolen": "stolen",
        "piece_placed": _placed,
        "piece_reached_root": "breach",
        "unrest_rose": _unrest,
        "unrest_fell": _calm,
        "threat_rose": _threat,
        "threat_fell": "relief",
        "demand_revealed": "demand",
        "demand_checked": _demand,
        "event_revealed": EVENT,
        "investment_revealed": "investment",
        "traded": "trade",
        "promise_made": "promise",
        "promise_kept": "kept",
        "promise_broken": "broken",
    }
)


class News:
    """The newest headline. The same events make the same headlines in every language."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.heard = 0
        self._topic, self._number = QUIET, 0
        self._kind, self._facts = "", MappingProxyType[str, object]({})

    def hear(self, kind: str, facts: Facts) -> None:
        """Something has happened."""
        self.heard += 1
        topic = TOPICS.get(kind, "")
        name = topic if isinstance(topic, str) else topic(facts)
        if name:
            self._topic, self._number = name, self.heard
            self._kind, self._facts = kind, MappingProxyType(dict(facts))

    @property
    def topic(self) -> str:
        """What the headline is about."""
        return self._topic

    @property
    def text(self) -> str:
        """The headline in the language of the player."""
        words = self.services.words
        headline = f"event.{self._facts.get('event')}.headline"
        if self._topic == EVENT and words.catalog.has(headline):
            return words.say(headline)
        variants = known_variants(words.catalog, self._topic)
        key = f"{PREFIX}.{self._topic}.{variants[self._number % len(variants)]}"
        if not self._kind:
            return words.say(key)
        event = Event(self._kind, self._facts)  # type: ignore[arg-type]
        return sentence(words.say(key, **values(words.names, event, None)))


def known_variants(catalog: Catalog, topic: str) -> list[str]:
    """The variants that a headline has."""
    return [one for one in VARIANTS if catalog.has(f"{PREFIX}.{topic}.{one}")]
