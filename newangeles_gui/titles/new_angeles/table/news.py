"""The headlines of the city, in a line above the own corner."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.engine import Event
from newangeles_gui.widgets import Widget, ease_out

from ..words import own_words, sentence, values

if TYPE_CHECKING:
    from newangeles_gui.engine import Facts
    from newangeles_gui.scenes import Services

    from ..words import Wording


NEWS_GAP: Final = 6  # units
LEAST_HEADLINE: Final = 240


PREFIX: Final = "screen.news"
VARIANTS: Final = ("a", "b", "c")
QUIET: Final = "quiet"
EVENT: Final = "event"  # an event may bring a headline of its own
CHANGE: Final = 0.3  # seconds
STAYS: Final = 14.0
FADES: Final = 1.5
SLIDE: Final = 40  # units
SIGN: Final = 24
PADDING: Final = 8
GROUND: Final = 130  # of 255
FRAME: Final = 1 / 30
NOWHERE: Final = pygame.Rect(0, 0, 0, 0)


class News:
    """The newest headline. The same events make the same headlines in every language."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.heard = 0
        self.passed = CHANGE  # seconds since the headline came
        self._topic, self._number = QUIET, 0
        self._kind, self._facts = "", MappingProxyType[str, object]({})

    def hear(self, kind: str, facts: Facts) -> None:
        """Something has happened."""
        self.heard += 1
        topic = self.services.box.title.telling(kind).topic(facts)
        if topic:  # what is no news keeps the line that stands
            self._topic, self._number = topic, self.heard
            self._kind, self._facts = kind, MappingProxyType(dict(facts))
            self.passed = 0.0

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
        variants = known_variants(words, self._topic)
        key = f"{PREFIX}.{self._topic}.{variants[self._number % len(variants)]}"
        if not self._kind:
            return words.say(key)
        event = Event(self._kind, self._facts)  # type: ignore[arg-type]
        return sentence(words.say(key, **values(words.names, event, None)))


def known_variants(words: Wording, topic: str) -> list[str]:
    """The variants that a headline has."""
    return [one for one in VARIANTS if words.catalog.has(f"{PREFIX}.{topic}.{one}")]


class Ticker(Widget):
    """What the city says of the newest thing that matters: a quiet line that fades."""

    floats = True

    def __init__(self, services: Services, rect: pygame.Rect, news: News) -> None:
        super().__init__(services.kit, rect, "ticker", tip=self._cut)
        self.services, self.news = services, news
        self.text = news.text
        self.question: Widget | None = None  # beside it, which grows with what is told in it

    @property
    def room(self) -> pygame.Rect:
        """Where it may be now: up to the question; nowhere if that leaves too little."""
        rect, beside = self.rect.copy(), self.question
        if beside is not None and beside.visible and beside.rect.bottom > rect.top:
            rect.width = min(rect.width, beside.rect.x - self.kit.px(NEWS_GAP) - rect.x)
        return rect if rect.width >= self.kit.px(LEAST_HEADLINE) else NOWHERE

    def refresh(self) -> None:
        """There may be news."""
        self.text = self.news.text

    @property
    def strength(self) -> float:
        """How much of it is seen: 1 is all, 0 is nothing any more."""
        left = STAYS + (0 if self.kit.calm else FADES) - self.news.passed
        return max(0.0, min(1.0, left if self.kit.calm else left / FADES))

    def hits(self, pos: tuple[int, int]) -> bool:
        """Nobody points at what is not seen."""
        return self.strength > 0 and self.room.collidepoint(pos)

    def update(self, seconds: float) -> bool:
        """Time passes; whether it looks different."""
        before = self._moving or self.strength
        self.news.passed += seconds
        return self._moving or self.strength != before

    @property
    def _moving(self) -> bool:
        return self.news.passed < CHANGE and not self.kit.calm

    def wait(self) -> float | None:
        """Seconds until it wants `update`; None when nothing of it is seen any more."""
        if not self.strength:
            return None
        if self._moving or self.strength < 1:
            return FRAME
        return max(FRAME, STAYS - self.news.passed)

    def _fitted(self) -> tuple[list[str], float, bool]:
        """Its lines, how small they are, and whether it is all there."""
        taken = 3 * self.kit.px(PADDING) + self.kit.px(SIGN)
        room = (self.room.width - taken, self.room.height)
        return self.kit.type.fit(self.text, "italic", room, 2)

    def _cut(self) -> str:
        """The headline, unless all of it can be read already."""
        return "" if self._fitted()[2] else self.text

    def paint(self, surface: pygame.Surface) -> None:
        """Sign and headline on a breath of dark."""
        kit, rect, pad = self.kit, self.room, self.kit.px(PADDING)
        if not self.strength or not rect.width:
            return
        lines, share, _ = self._fitted()
        step = kit.type.line_height("italic", share)
        words = [kit.type.draw(line, "italic", kit.color("text"), share) for line in lines]
        size = (max(one.get_width() for one in words) + 3 * pad + kit.px(SIGN), step * len(lines))
        made = pygame.Surface(size, pygame.SRCALPHA)
        ground = (*kit.color("base"), GROUND)
        pygame.draw.rect(made, ground, made.get_rect(), border_radius=pad)
        sign = kit.icon("sound", SIGN, kit.color("warning"))
        made.blit(sign, sign.get_rect(midleft=(pad, size[1] // 2)))
        for line, one in enumerate(words):
            made.blit(one, (2 * pad + sign.get_width(), line * step))
        made.set_alpha(round(255 * self.strength))
        slide = 1 - ease_out(self.news.passed / CHANGE) if self._moving else 0
        place = made.get_rect(bottomleft=rect.bottomleft)
        surface.blit(made, place.move(round(kit.px(SLIDE) * slide), 0))
