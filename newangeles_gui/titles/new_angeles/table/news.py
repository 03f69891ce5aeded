"""The city's own voice: which headline an event makes, and the line in which it stands."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.engine import Event
from newangeles_gui.titles.telling import telling_of
from newangeles_gui.widgets import Look, Widget, ease_out, put_panel

from ..tellings import TELLINGS
from ..words import own_words, sentence
from ..words.facts import values

if TYPE_CHECKING:
    from newangeles_gui.engine import Facts
    from newangeles_gui.i18n import Catalog
    from newangeles_gui.scenes import Services

PREFIX: Final = "screen.news"
VARIANTS: Final = ("a", "b", "c")
QUIET: Final = "quiet"
EVENT: Final = "event"  # an event may bring a headline of its own
CHANGE: Final = 0.3  # seconds
SLIDE: Final = 40  # units
SIGN: Final = 22
PADDING: Final = 12
FRAME: Final = 1 / 30


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
        words = own_words(self.services.words)
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


class Ticker(Widget):
    """What the city says of the newest thing that matters."""

    def __init__(self, services: Services, rect: pygame.Rect, news: News) -> None:
        super().__init__(services.kit, rect, "ticker", tip=lambda: news.text)
        self.services, self.news = services, news
        self._shown = news.text
        self._passed = CHANGE

    @property
    def text(self) -> str:
        """What it says."""
        return self._shown

    def refresh(self) -> bool:
        """There may be news; whether there is."""
        text = self.news.text
        if text == self._shown:
            return False
        self._shown = text
        self._passed = CHANGE if self.kit.calm else 0.0
        return True

    def update(self, seconds: float) -> None:
        """Time passes."""
        self._passed = min(CHANGE, self._passed + seconds)

    def wait(self) -> float | None:
        """Seconds until it wants `update`; None while it stands still."""
        return FRAME if self._passed < CHANGE else None

    def paint(self, surface: pygame.Surface) -> None:
        """Ground, sign and headline."""
        kit, rect = self.kit, self.rect
        put_panel(kit, surface, rect, Look(kit.color("base"), kit.color("line"), 220, cut=8))
        sign = kit.icon("sound", SIGN, kit.color("warning"))
        surface.blit(sign, sign.get_rect(midleft=(rect.x + kit.px(PADDING), rect.centery)))
        left = rect.x + kit.px(PADDING * 2 + SIGN)
        room = pygame.Rect(left, rect.y, rect.right - left - kit.px(PADDING), rect.height)
        lines, share, _ = kit.type.fit(self._shown, "italic", room.size)
        drawn = kit.type.draw(lines[0], "italic", kit.color("text"), share)
        slide = round(kit.px(SLIDE) * (1 - ease_out(self._passed / CHANGE)))
        before = surface.get_clip()
        surface.set_clip(room.clip(before))
        surface.blit(drawn, drawn.get_rect(midleft=(room.x + slide, room.centery)))
        surface.set_clip(before)
