"""Pages of the introduction about a whole game: its rounds and its end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import Card, Image, Label, Slider, Tween, Widget, card_height, put_card

from ..city import SlabPane
from ..rules import BIT
from ..table.card_faces import face_of
from .picture import FRAME, Bar, Ground, PagePicture, Sprite, columns, cut_bottom, cut_top

if TYPE_CHECKING:
    from newangeles_gui.widgets import Kit


BACK: Final = "cards_frames/rival.back"
ME: Final = "globalsec"
RIVAL: Final = "weyland"
CAPITAL: Final = MappingProxyType({"jinteki": 22, "nbn": 16, "weyland": 19})
MOST: Final = 30
START: Final = 17
TURN: Final = 0.35  # seconds


class RivalPicture(PagePicture):
    """A card to turn over, and the capital of four players at the end of a game."""

    def begin(self) -> None:
        """As it is at first."""
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


PHASES: Final = ("action", "production", "event", "demand")
SIGNS: Final = MappingProxyType(
    {
        "action": "turn",
        "production": "symbols/android.white",
        "event": "event",
        "demand": "demand",
    }
)
PICTURES: Final = MappingProxyType(
    {
        "action": "cards_actions/labor_solutions",
        "event": "cards_events/beanstalk_beset",
        "demand": "cards_demands/tourism_spike",
    }
)
STEP: Final = 0.7  # seconds from round to round
WALKING: Final = 13.0  # seconds; then the marker stands still


class RoundsPicture(PagePicture):
    """The track of rounds with a marker on its way, and the phases to read about."""

    def begin(self) -> None:
        """As it is at first."""
        self.phase = PHASES[0]
        self.seconds = 0.0
        self._track: Track | None = None

    def put(self, room: pygame.Rect) -> None:
        """Track, phases, and what happens in the chosen one."""
        kit, gap = self.kit, self.kit.px(14)
        track = cut_top(room, room.height // (6 if kit.view.compact else 4), gap)
        self._track = Track(kit, track, self.services.box.rounds)
        self._track.here = self._at
        rows, high = (2, 46) if kit.view.compact else (1, 96)
        places: list[pygame.Rect] = []
        for _ in range(rows):
            row = cut_top(room, kit.px(high), gap // rows)
            places += columns(row, len(PHASES) // rows, kit.px(10))
        self.add(self._track)
        for name, rect in zip(PHASES, places, strict=True):
            self.add(
                self.button(
                    rect, self.say(f"rounds.{name}.name"), partial(self.choose, name),
                    f"phase.{name}", SIGNS[name] if not kit.view.compact else "",
                    chosen=name == self.phase,
                )
            )  # fmt: skip
        self.add(Ground(kit, room))
        words = self.say(f"rounds.{self.phase}.about")
        inner = room.inflate(-kit.px(40), -kit.px(20))
        compact = kit.view.compact
        if compact:
            inner = room.inflate(-kit.px(16), -kit.px(10))
        else:
            art = pygame.Rect(inner.x, inner.y, inner.width * 2 // 5, inner.height)
            inner.x, inner.width = art.right + kit.px(20), inner.width - art.width - kit.px(20)
            if self.phase == "production":
                self.add(SlabPane(kit, art, "nihongai", BIT["android"], "art"))
            else:
                self.add(Sprite(kit, art, PICTURES[self.phase], "art"))
        style = "body" if compact else "lead"
        self.add(Label(kit, inner, words, style, lines=9, name="phase"))

    def choose(self, phase: str) -> None:
        """Read about another phase."""
        self.phase = phase
        self.changed()

    @property
    def _at(self) -> int:
        return int(self.seconds / STEP) % len(self.services.box.rounds)

    def update(self, seconds: float) -> bool:
        """The marker goes from round to round."""
        if self.wait() is None:
            return False
        before = self._at
        self.seconds += seconds
        if self._track is not None:
            self._track.here = self._at
        return self._at != before

    def wait(self) -> float | None:
        """Until the next step."""
        if self.kit.calm or self.seconds > WALKING:
            return None
        return max(0.02, STEP - self.seconds % STEP)


class Track(Widget):
    """Six rounds and three demand rounds in a row."""

    def __init__(self, kit: Kit, rect: pygame.Rect, rounds: Sequence[int | str]) -> None:
        super().__init__(kit, rect, "track")
        self.rounds = rounds
        self.here = 0

    def paint(self, surface: pygame.Surface) -> None:
        """Draw line, points and the marker."""
        kit, rect = self.kit, self.rect
        step = rect.width / len(self.rounds)
        radius = round(min(step * 0.36, rect.height * 0.36))
        y = rect.centery
        first, last = round(rect.x + step / 2), round(rect.right - step / 2)
        pygame.draw.line(surface, kit.color("line"), (first, y), (last, y), kit.px(4))
        number = 0
        for place, kind in enumerate(self.rounds):
            demand = kind == "demand"
            number += not demand
            color = kit.color("warning" if demand else "accent")
            middle = (round(rect.x + step * (place + 0.5)), y)
            fill = color if place == self.here else kit.color("panel")
            pygame.draw.circle(surface, fill, middle, radius)
            pygame.draw.circle(surface, color, middle, radius, kit.px(3))
            ink = kit.color("base") if place == self.here else color
            if demand:
                shown = kit.icon("demand", radius * 1.1 / kit.view.factor, ink)
            else:
                shown = kit.type.draw(str(number), "number", ink)
            surface.blit(shown, shown.get_rect(center=middle))
