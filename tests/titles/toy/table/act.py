"""All cards are turned up: a scene over the table, told card by card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table import ActChip, ActGauge, ActPage, ActScenery, ToldAct
from newangeles_gui.widgets import Mark, RowText, mixed, shade

from . import drawn

if TYPE_CHECKING:
    from collections.abc import Sequence

    from newangeles_gui.table import DrawnLayer, Moment
    from newangeles_gui.widgets import Kit


RAYS: Final = 18


class Turned(ActScenery):
    """The cards that are turned by now, side by side."""

    def __init__(self, kit: Kit, rect: pygame.Rect, told: Sequence[tuple[str, str]]) -> None:
        super().__init__(kit, rect, "turned")
        self.told = tuple(told)

    def paint(self, surface: pygame.Surface) -> None:
        """Each with the face of whose it is above."""
        wide = self.rect.width // 4
        side = min(wide - self.kit.px(16), self.rect.height // 3)
        for place, (role, card) in enumerate(self.told):
            left = self.rect.x + place * wide
            surface.blit(drawn.face(self.kit, role, "calm", (side, side)), (left, self.rect.y))
            size = (side, side * 7 // 5)
            surface.blit(drawn.card(self.kit, size, card), (left, self.rect.y + side))


def ground(kit: Kit, size: tuple[int, int]) -> pygame.Surface:
    """Light from above."""
    return shade(size, mixed(kit.color("base"), kit.color("accent"), 0.3), kit.color("base"), 255)


def rays(kit: Kit, size: tuple[int, int]) -> pygame.Surface:
    """Rays around the middle."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    middle, far = pygame.Vector2(size[0] / 2, size[1] * 0.4), size[0]
    for ray in range(RAYS):
        ends = (pygame.Vector2(far, 0).rotate(360 * (ray + side) / RAYS) for side in (0, 0.4))
        points = [middle, *(middle + one for one in ends)]
        pygame.draw.polygon(surface, (*kit.color("accent"), 26), points)
    return surface


class CardsTurned(ToldAct):
    """Hears the cards as they are shown; the highest of them is counted."""

    kinds = frozenset({"shown"})
    stinger = "card_flip"

    @property
    def layers(self) -> Sequence[DrawnLayer]:
        """A dark ground, and rays before it."""
        return ground, rays

    @property
    def shown(self) -> list[tuple[str, str]]:
        """Who has shown what."""
        return [(str(facts["player"]), str(facts["card"])) for _, facts in self.told]

    def page(self) -> ActPage:
        """Who has shown what, and the highest so far."""
        say, box = self.services.say, self.services.box
        highest = max((int(card) for _, card in self.shown), default=0)
        best = [self.services.called(role) for role, card in self.shown if int(card) == highest]
        return ActPage(
            corners=(say("toy.act.corner"), say("title.name")),
            gauge=ActGauge("icons/star", 0, highest, box.highest, "focus"),
            badge=say("toy.act.badge"),
            name=(RowText(say("toy.act.name"), "heading"),),
            headline=say("toy.act.headline"),
            asks=say("toy.act.asks"),
            asked=(Mark("icons/deck", 40, "text"), RowText(", ".join(best), "strong")),
            answer=(),
            amount=(Mark("icons/star", 40, "focus"), RowText(str(highest), "title", "focus")),
            then=say("toy.act.then"),
            chips=tuple(self._chip(*one) for one in self.shown),
            more=lambda number: f"+{number}",
            color="accent",
        )

    def _chip(self, role: str, card: str) -> ActChip:
        called = RowText(self.services.called(role), "small_strong")
        return ActChip((called, RowText(card, "number", "focus")), "line")

    def where(self, rect: pygame.Rect) -> Turned:
        """The cards that are turned by now."""
        return Turned(self.services.kit, rect, self.shown)


def cards_turned(moment: Moment) -> CardsTurned:
    """The scene of the cards that are turned now."""
    act = CardsTurned(moment.services, moment.view)
    act.hear("shown", moment.facts)  # the first of them opens it
    return act
