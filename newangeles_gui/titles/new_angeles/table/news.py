"""The city's own voice: which headline an event makes."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from newangeles_gui.engine.events import Event
from newangeles_gui.titles.telling import telling_of

from ..tellings import TELLINGS
from ..words.facts import values
from ..words.wording import sentence

if TYPE_CHECKING:
    from newangeles_gui.engine.events import Facts
    from newangeles_gui.i18n import Catalog
    from newangeles_gui.scenes.base import Services

PREFIX: Final = "screen.news"
VARIANTS: Final = ("a", "b", "c")
QUIET: Final = "quiet"
EVENT: Final = "event"  # an event may bring a headline of its own


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
        topic = telling_of(TELLINGS, kind).topic(facts)
        if topic:  # what is no news keeps the line that stands
            self._topic, self._number = topic, self.heard
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
