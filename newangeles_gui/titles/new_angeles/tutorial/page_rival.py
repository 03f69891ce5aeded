"""The second page: everybody has one rival whom they have to beat, and nobody else knows it."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.scenes.cards import face_of
from newangeles_gui.widgets.card import Card, card_height, put_card
from newangeles_gui.widgets.fields import Slider
from newangeles_gui.widgets.label import Image, Label
from newangeles_gui.widgets.tween import Tween

from .picture import FRAME, Bar, Ground, Picture, columns, cut_bottom

if TYPE_CHECKING:
    from .introduction import Introduction

BACK: Final = "cards_frames/rival.back"
ME: Final = "globalsec"
RIVAL: Final = "weyland"
CAPITAL: Final = MappingProxyType({"jinteki": 22, "nbn": 16, "weyland": 19})
MOST: Final = 30
START: Final = 17
TURN: Final = 0.35  # seconds


class RivalPicture(Picture):
    """A card to turn over, and the capital of four players at the end of a game."""

    def __init__(self, scene: Introduction) -> None:
        super().__init__(scene)
        self.open = False
        self.mine = START
        self._turn: Tween | None = None
        self._card: TurningCard | None = None
        self._bar: Bar | None = None
        self._number: Label | None = None
        self._verdict: Label | None = None

    def put(self, room: pygame.Rect) -> None:
        """The card at the left, the capital at the right, the verdict below."""
        kit = self.kit
        verdict = cut_bottom(room, kit.px(60), kit.px(6))
        slider = cut_bottom(room, kit.px(46), kit.px(6))
        width = min(round(room.width * 0.4), int(room.height / (card_height(1000) / 1000)))
        card = pygame.Rect(room.x, 0, width, card_height(width))
        card.centery = room.centery
        face = face_of(self.services, f"rival.{RIVAL}") if self.open else BACK
        self._card = TurningCard(
            kit, card, face, self.turn, name="rival", tip=self.say("rival.turn")
        )
        self._card.share = 1.0 if self._turn is None else self._turn.value
        self.add(self._card)
        rest = pygame.Rect(card.right + kit.px(20), room.y, 0, room.height)
        rest.width = room.right - rest.x
        people = {ME: self.mine, **CAPITAL}
        for (name, capital), rect in zip(
            people.items(), columns(rest, len(people), kit.px(10)), strict=True
        ):
            self._put_player(rect, name, capital)
        label = pygame.Rect(slider.x, slider.y, slider.width // 3, slider.height)
        line = pygame.Rect(label.right, slider.y, slider.right - label.right, slider.height)
        self.add(
            Label(kit, label, self.say("rival.mine"), "label", lines=2),
            Slider(kit, line, self.mine, (0, MOST), self.earn, name="capital"),
        )
        self._verdict = self.verdict(verdict, *self._judged())

    def _judged(self) -> tuple[str, str]:
        if not self.open:
            return self.say("rival.unknown"), "muted"
        theirs = CAPITAL[RIVAL]
        if self.mine > theirs:
            return self.say("rival.won", mine=self.mine, theirs=theirs), "good"
        # 67.1: a tie in capital is a loss.
        word = "tie" if self.mine == theirs else "lost"
        return self.say(f"rival.{word}", mine=self.mine, theirs=theirs), "bad"

    def _put_player(self, rect: pygame.Rect, name: str, capital: int) -> None:
        kit = self.kit
        color = "accent" if name == ME else "bad" if self.open and name == RIVAL else "line"
        self.add(Ground(kit, rect, color))
        inner = rect.inflate(-kit.px(12), -kit.px(16))
        mark = cut_bottom(inner, min(inner.width, kit.px(60)), kit.px(4))
        number = cut_bottom(inner, kit.px(34), kit.px(6))
        bar = pygame.Rect(0, inner.y, min(inner.width, kit.px(44)), inner.height)
        bar.centerx = inner.centerx
        side = mark.height / kit.view.factor
        filled = Bar(kit, bar, capital / MOST, "capital")
        said = Label(kit, number, str(capital), "number", "capital", "center")
        if name == ME:
            self._bar, self._number = filled, said
        self.add(
            filled,
            said,
            Image(kit, mark, kit.icon(f"marks/{name}", side)),
        )

    def turn(self) -> None:
        """Look at the card, or hide it again."""
        self.open = not self.open
        self._turn = None if self.kit.calm else Tween(0, 1, TURN)
        self.changed()

    def earn(self, value: int) -> None:
        """Another amount of capital: shown in place, for the line is being pulled."""
        self.mine = value
        if self._bar is None or self._number is None or self._verdict is None:
            return
        self._bar.share = value / MOST
        self._number.say(str(value))
        words, self._verdict.color = self._judged()
        self._verdict.say(words)

    def update(self, seconds: float) -> bool:
        """The card turns."""
        if self._turn is None or self._card is None:
            return False
        self._turn.advance(seconds)
        self._card.share = self._turn.value
        if self._turn.done:
            self._turn = None
        return True

    def wait(self) -> float | None:
        """While it turns."""
        return None if self._turn is None else FRAME


class TurningCard(Card):
    """A card that becomes wider while it is turned up."""

    share = 1.0

    def paint(self, surface: pygame.Surface) -> None:
        """Draw it as wide as it is by now."""
        if self.share >= 1:
            super().paint(surface)
            return
        shown = self.rect
        whole = pygame.Surface(shown.size, pygame.SRCALPHA)
        put_card(self.kit, whole, pygame.Rect((0, 0), shown.size), self.face)
        size = (max(1, round(shown.width * self.share)), shown.height)
        turned = pygame.transform.scale(whole, size)
        surface.blit(turned, turned.get_rect(center=shown.center))
