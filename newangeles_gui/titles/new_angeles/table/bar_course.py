"""How far the game is: the round track with the phase in words, and the turns left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import Widget, mixed

from ..words import corporation

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.widgets import Rgb

    from ..rules import View

SPACE: Final = 27  # units
SMALL_SPACE: Final = 11
GAP: Final = 5
SMALL_GAP: Final = 3
DEMAND: Final = "demand"
CARD: Final = (5, 7)  # proportions of a card


class RoundTrack(Widget):
    """Nine rounds, those of demand with a shape of their own; below it the phase in words."""

    def __init__(self, services: Services, rect: pygame.Rect, view: View, compact: bool) -> None:
        super().__init__(services.kit, rect, "rounds")
        self.services, self.view, self.compact = services, view, compact
        self.size = self.kit.px(SMALL_SPACE if compact else SPACE)
        self.refresh()

    def refresh(self) -> None:
        """The view has changed."""
        text = phase_words(self.services, self.view, short=self.compact)
        size = (self.rect.width, self.rect.height - self.size - self.kit.px(4))
        style = "small_strong" if self.compact else "strong"
        self.lines, self.share, whole = self.kit.type.fit(text, style, size)
        self.clipped = "" if whole else text
        self.style = style

    def space(self, place: int) -> pygame.Rect:
        """Where a round is."""
        step = self.size + self.kit.px(SMALL_GAP if self.compact else GAP)
        top = self.rect.y + self.kit.px(2 if self.compact else 4)
        return pygame.Rect(self.rect.x + place * step, top, self.size, self.size)

    @property
    def _rounds(self) -> tuple[str | int, ...]:
        return tuple(self.services.box.rounds)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the track and the words."""
        kit, color = self.kit, self.kit.color
        for place, kind in enumerate(self._rounds):
            state = (place > self.view.round_place) - (place < self.view.round_place)
            self._put(surface, place, kind, state)
        if self.compact:
            self._turns(surface)
        height = kit.type.line_height(self.style, self.share)
        y = self.rect.bottom - height - kit.px(2 if self.compact else 4)
        drawn = kit.type.draw(self.lines[0], self.style, color("text"), self.share)
        surface.blit(drawn, (self.rect.x, y))

    def _turns(self, surface: pygame.Surface) -> None:
        """A stroke for every turn to come, where there is no room for the turn track."""
        kit, after = self.kit, self.space(len(self._rounds))
        for place in range(self.services.box.limits.turn_track_spaces):
            stroke = pygame.Rect(0, 0, kit.px(4), self.size)
            stroke.topleft = (after.x + kit.px(4) + place * kit.px(7), after.y)
            line = "capital" if place < self.view.turns_left else "line"
            pygame.draw.rect(surface, kit.color(line), stroke)

    def _put(self, surface: pygame.Surface, place: int, kind: str | int, state: int) -> None:
        """A round: before, now (0) or to come (1)."""
        kit, color, rect = self.kit, self.kit.color, self.space(place)
        tint: Rgb = color("warning") if kind == DEMAND else color("accent")
        fill = {-1: mixed(color("base"), tint, 0.45), 0: tint, 1: color("panel")}[state]
        line = tint if state >= 0 else mixed(color("base"), tint, 0.6)
        outline = _pentagon(rect) if kind == DEMAND else _octagon(rect)
        pygame.draw.polygon(surface, fill, outline)
        pygame.draw.polygon(surface, line, outline, max(1, kit.px(1.5)))
        if self.compact:
            return
        ink = color("base") if state == 0 else color("text" if state > 0 else "muted")
        if kind == DEMAND:
            sign = kit.icon("demand", 16, ink)
            surface.blit(sign, sign.get_rect(center=(rect.centerx, rect.centery + kit.px(1))))
        else:
            number = kit.type.draw(str(kind), "small_strong", ink)
            surface.blit(number, number.get_rect(center=rect.center))

    @property
    def tip_text(self) -> str:
        """Round, phase, and what is still to come."""
        box, place = self.services.box, self.view.round_place
        left = sum(1 for kind in box.rounds[place + 1 :] if kind == DEMAND)
        return "\n".join(
            (
                phase_words(self.services, self.view),
                self.services.say("screen.board.bar.rounds"),
                self.services.say("screen.board.bar.demands_left", count=left),
                self.services.say("screen.board.bar.turns", count=self.view.turns_left),
            )
        )


class Turns(Widget):
    """The turn track: a face-down asset for every turn to come."""

    def __init__(self, services: Services, rect: pygame.Rect, view: View) -> None:
        super().__init__(services.kit, rect, "turns")
        self.services, self.view = services, view

    def card(self, place: int) -> pygame.Rect:
        """A space of the track."""
        spaces = self.services.box.limits.turn_track_spaces
        gap = self.kit.px(4)
        width = (self.rect.width - gap * (spaces - 1)) // spaces
        height = min(self.rect.height - self.kit.px(8), width * CARD[1] // CARD[0])
        rect = pygame.Rect(self.rect.x + place * (width + gap), 0, width, height)
        rect.centery = self.rect.centery
        return rect

    def paint(self, surface: pygame.Surface) -> None:
        """Draw cards and empty spaces."""
        kit = self.kit
        for place in range(self.services.box.limits.turn_track_spaces):
            rect = self.card(place)
            if place < self.view.turns_left:
                surface.blit(kit.fitted("cards_frames/asset.back", rect.size), rect)
            line = "accent" if place < self.view.turns_left else "line"
            pygame.draw.rect(surface, kit.color(line), rect, max(1, kit.px(1.5)), kit.px(4))

    @property
    def tip_text(self) -> str:
        """How many turns there still are."""
        return self.services.say("screen.board.bar.turns", count=self.view.turns_left)


def phase_words(services: Services, view: View, short: bool = False) -> str:
    """Round, phase and whose turn it is; short, only whose turn it is."""
    rounds = services.box.rounds
    place = min(view.round_place, len(rounds) - 1)
    if rounds[place] == DEMAND:
        number = rounds[: place + 1].count(DEMAND)
        return services.say("screen.board.bar.demand_round", number=number)
    number = int(rounds[place])
    if view.phase == "action":
        player = corporation(view.corporations[view.active])
        if short:
            return services.words.name(player.key)
        return services.say("screen.board.bar.turn_of", number=number, player=player)
    return services.say(f"screen.board.bar.phase.{view.phase}", number=number)


def _octagon(rect: pygame.Rect) -> list[tuple[int, int]]:
    cut = max(1, rect.width * 3 // 10)
    left, top, right, bottom = rect.left, rect.top, rect.right, rect.bottom
    return [
        (left + cut, top),
        (right - cut, top),
        (right, top + cut),
        (right, bottom - cut),
        (right - cut, bottom),
        (left + cut, bottom),
        (left, bottom - cut),
        (left, top + cut),
    ]


def _pentagon(rect: pygame.Rect) -> list[tuple[int, int]]:
    out = rect.inflate(rect.width // 6, rect.width // 6)
    return [
        (out.centerx, out.top),
        (out.right, out.top + out.height * 4 // 10),
        (out.right - out.width // 5, out.bottom),
        (out.left + out.width // 5, out.bottom),
        (out.left, out.top + out.height * 4 // 10),
    ]
