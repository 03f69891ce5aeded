"""The threat: the number that the eye has to find."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import Look, Widget, mixed
from newangeles_gui.widgets.surfaces import margin, panel

from ..rules import ILLNESS, ROOT_THREAT
from ..words import piece, sentence

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.widgets import Rgb

    from ..rules import Box, View

URGENT: Final = 0.72  # of the track, from where on it pulses
BEAT: Final = 1.1  # seconds
STEPS: Final = 6
LOWEST: Final = 0.42  # of the height: the first space; the last one is full
LONG: Final = 420  # units, from where on there is room for words


def tension(box: Box, view: View) -> float:
    """How near the end of the game is, 0 to 1: at the limit of the threat it ends (64.0)."""
    return view.threat / box.threat_end


class Threat(Widget):
    """A track of spaces that grow and redden, with what a failed demand would add."""

    def __init__(self, services: Services, rect: pygame.Rect, view: View) -> None:
        super().__init__(services.kit, rect, "threat")
        self.services, self.view = services, view
        self.beat = 0.0  # from 0 to 1 while it pulses

    @property
    def end(self) -> int:
        """Where everybody loses."""
        return int(self.services.box.threat_end)

    @property
    def urgent(self) -> bool:
        """Whether the end is near."""
        return self.view.threat >= self.end * URGENT

    @property
    def failing(self) -> int:
        """What the demand would add if it were checked now; 0 if it is met."""
        view = self.view
        if not view.demand or all(h >= w for h, w in zip(view.supply, view.targets, strict=True)):
            return 0
        return int(self.services.box.content.demands[view.demand].threat)

    def tint(self, place: int) -> Rgb:
        """The colour of a space of the track."""
        color, share = self.kit.color, place / self.end
        if share < 0.5:
            return mixed(color("accent"), color("warning"), share * 2)
        return mixed(color("warning"), color("threat"), share * 2 - 1)

    @property
    def _head(self) -> int:
        """How wide sign and number are."""
        return self.kit.px(150 if self.rect.width >= self.kit.px(LONG) else 104)

    def space(self, place: int) -> pygame.Rect:
        """A space of the track, counted from 1."""
        left, right = self.rect.x + self._head, self.rect.right - self.kit.px(8)
        step = (right - left) / self.end
        share = LOWEST + (1 - LOWEST) * place / self.end
        height = round((self.rect.height - self.kit.px(14)) * share)
        x, then = round(left + (place - 1) * step), round(left + place * step)
        width = max(2, then - x - max(1, self.kit.px(2)))
        return pygame.Rect(x, self.rect.bottom - self.kit.px(7) - height, width, height)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the panel, the number and the track."""
        look = Look(self.kit.color("base"), self.tint(max(1, self.view.threat)), 255, 2, glow=4)
        ground = panel(self.kit, self.rect.size, look)
        around = margin(self.kit, look)
        if self.urgent:
            ground = self._pulsing(look)
        surface.blit(ground, (self.rect.x - around, self.rect.y - around))
        self._number(surface)
        for place in range(1, self.end + 1):
            self._space(surface, place)
        self._marker(surface)

    def _pulsing(self, look: Look) -> pygame.Surface:
        step = round(self.beat * STEPS) / STEPS
        fill = mixed(look.fill, self.kit.color("threat"), 0.12 + 0.26 * step)
        return panel(self.kit, self.rect.size, look._replace(fill=fill))

    def _number(self, surface: pygame.Surface) -> None:
        kit, rect = self.kit, self.rect
        color = self.tint(max(1, self.view.threat))
        large = rect.width >= kit.px(LONG)
        sign = kit.icon("symbols/threat.white", 44 if large else 30, color)
        surface.blit(sign, sign.get_rect(midleft=(rect.x + kit.px(8), rect.centery)))
        style = "title" if large else "big_number"
        number = kit.type.draw(str(self.view.threat), style, mixed(color, (255, 255, 255), 0.25))
        left = rect.x + kit.px(56 if large else 40)
        place = number.get_rect(midleft=(left, rect.centery))
        surface.blit(number, place)
        of = kit.type.draw(f"/{self.end}", "small", kit.color("muted"))
        surface.blit(
            of, of.get_rect(bottomleft=(place.right + kit.px(2), rect.centery + kit.px(16)))
        )

    def _space(self, surface: pygame.Surface, place: int) -> None:
        rect, tint, base = self.space(place), self.tint(place), self.kit.color("base")
        if place <= self.view.threat:
            pygame.draw.rect(surface, tint, rect, border_radius=self.kit.px(2))
            shine = pygame.Rect(rect.x, rect.y, rect.width, max(1, rect.height // 7))
            pygame.draw.rect(surface, mixed(tint, (255, 255, 255), 0.5), shine)
            return
        pygame.draw.rect(surface, mixed(base, tint, 0.16), rect, border_radius=self.kit.px(2))
        coming = place <= self.view.threat + self.failing
        line = self.kit.color("bad") if coming else mixed(base, tint, 0.42)
        if coming:
            pygame.draw.rect(surface, mixed(base, self.kit.color("bad"), 0.35), rect)
        thick = max(1, self.kit.px(1.5)) if rect.width > self.kit.px(9) else 1
        pygame.draw.rect(surface, line, rect, thick, self.kit.px(2))

    def _marker(self, surface: pygame.Surface) -> None:
        """What the demand would add if it failed, at the space where threat would then be."""
        if not self.failing:
            return
        kit = self.kit
        goal = self.space(min(self.end, self.view.threat + self.failing))
        text = kit.type.draw(f"+{self.failing}", "small_strong", kit.color("text"))
        sign = kit.icon("demand", 18, kit.color("warning"))
        width = text.get_width() + sign.get_width() + kit.px(2)
        x = min(goal.right - width, self.rect.right - width - kit.px(8))
        x = max(x, self.space(self.view.threat + 1).x)
        y = self.rect.y + kit.px(4)
        chip = pygame.Rect(x - kit.px(4), y, width + kit.px(8), text.get_height())
        pygame.draw.rect(surface, kit.color("base"), chip, border_radius=kit.px(4))
        surface.blit(sign, sign.get_rect(midleft=(x, chip.centery)))
        surface.blit(text, (x + sign.get_width() + kit.px(2), y))

    @property
    def tip_text(self) -> str:
        """What the number means and what endangers it next."""
        say, view = self.services.say, self.view
        demand = self.services.box.content.demands.get(view.demand)
        lines = [say("screen.board.bar.threat", threat=view.threat, end=self.end)]
        if self.failing and demand is not None:
            after = min(self.end, view.threat + demand.threat)
            lines.append(say("screen.board.bar.failing", amount=demand.threat, after=after))
        elif demand is not None:
            lines.append(say("screen.board.bar.met"))
        lines.append(say(f"screen.board.bar.danger.{view.top_event_back}"))
        if any(here & ILLNESS for here in view.city):
            lines.append(say("screen.board.bar.ill"))
        lines.append(say("screen.board.bar.root", amount=ROOT_THREAT))
        return "\n".join(lines)


class EventBack(Widget):
    """The back of the top event: the danger that everybody can see coming."""

    def __init__(self, services: Services, rect: pygame.Rect, view: View, compact: bool) -> None:
        super().__init__(services.kit, rect, "event")
        self.services, self.view, self.compact = services, view, compact
        self.refresh()

    def refresh(self) -> None:
        """The view has changed."""
        text = sentence(self.services.words.name(piece(self.view.top_event_back).key))
        room = self.rect.right - self.card.right - self.kit.px(10)
        self.lines: list[str] = []
        if not self.compact:
            head, height = self.services.say("screen.board.bar.next"), self.rect.height
            fit = self.kit.type.fit
            self.head, self.head_share, read = fit(head, "small", (room, height // 3), 1)
            self.lines, self.share, whole = fit(text, "small_strong", (room, height * 2 // 3), 2)
            self.clipped = head if not read else "" if whole else text

    @property
    def card(self) -> pygame.Rect:
        """Where the card lies."""
        height = self.rect.height - self.kit.px(8)
        return pygame.Rect(self.rect.x, self.rect.y + self.kit.px(4), height * 5 // 7, height)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the card and the words beside it."""
        kit, card = self.kit, self.card
        back = kit.fitted(f"cards_event_backs/{self.view.top_event_back}", card.size)
        surface.blit(back, card)
        pygame.draw.rect(surface, kit.color("warning"), card, max(1, kit.px(1.5)), kit.px(3))
        if not self.lines:
            return
        head = kit.type.draw(self.head[0], "small", kit.color("muted"), self.head_share)
        step = kit.type.line_height("small_strong", self.share)
        height = head.get_height() + step * len(self.lines)
        x, y = card.right + kit.px(8), self.rect.centery - height // 2
        surface.blit(head, (x, y))
        y += head.get_height()
        for line in self.lines:
            drawn = kit.type.draw(line, "small_strong", kit.color("warning"), self.share)
            surface.blit(drawn, (x, y))
            y += step

    @property
    def tip_text(self) -> str:
        """What is coming, and how many cards the decks have."""
        say, words, view = self.services.say, self.services.words, self.view
        sizes = zip(self.services.box.content.actions, view.deck_sizes, strict=False)
        decks = ", ".join(f"{words.name(f'term.{name}')} {count}" for name, count in sizes)
        return "\n".join(
            (
                say(f"screen.board.bar.danger.{view.top_event_back}"),
                say("screen.board.bar.events", count=view.event_deck_size),
                say("screen.board.bar.decks", decks=decks),
                say("screen.board.bar.assets", assets=view.asset_deck_size, gone=view.discard_size),
            )
        )
