"""Groups of the strip at the top: the rounds, the demand, the next event."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table import Ink, put_text
from newangeles_gui.widgets import (
    Mark,
    RowPart,
    RowText,
    Space,
    Widget,
    WordRoom,
    fit,
    mixed,
    put_focus,
    row,
    row_width,
)

from ..facts import demand_due, step_of, turn_step
from ..rules import RESOURCES
from ..words import entry, piece, sentence
from .turn_sheet import DEMAND, open_turn, phase_words

if TYPE_CHECKING:
    from newangeles_gui.widgets import Rgb

    from ..rules import View
    from .bar import CityBar

WELL: Final = 0.86  # of their size: what words should have rather than stand alone
SMALLER: Final = 0.74  # and to which they may shrink
NEXT_ROUNDS: Final = 3  # that are shown where there is little room


class BarPart(Widget):
    """A group of the strip; a click shows what belongs to it over the city, if anything does."""

    overlay = ""

    def __init__(self, bar: CityBar, rect: pygame.Rect, name: str) -> None:
        super().__init__(bar.kit, rect, name)
        self.bar, self.services, self.say = bar, bar.services, bar.services.say

    @property
    def view(self) -> View:
        """What is shown now."""
        return self.bar.view

    def click(self, pos: tuple[int, int]) -> bool:
        """Lay it over the city, or take it away again."""
        if self.overlay and self.bar.on_overlay is not None:
            self.bar.on_overlay(self.overlay)
        return bool(self.overlay) and self.bar.on_overlay is not None

    def texts(self) -> list[tuple[pygame.Rect, str, Ink]]:
        """Its words and where they stand."""
        return []

    def row(self) -> list[RowPart]:
        """Its row of signs and words, as wide as the part."""
        return []

    def cut(self) -> str:
        """Words that have no room."""
        for rect, text, ink in self.texts():
            room = WordRoom(rect.width, rect.height, ink.lines, 1.0, ink.least)
            if not fit(self.kit.type, text, ink.style, room).whole:
                return text
        parts = self.row()
        if row_width(self.kit, parts) * SMALLER > self.rect.width:
            return " ".join(one.text for one in parts if isinstance(one, RowText))
        return ""

    def write(self, surface: pygame.Surface) -> None:
        """Draw its words."""
        for rect, text, ink in self.texts():
            put_text(self.kit, surface, rect, text, ink)

    def put_row(
        self, surface: pygame.Surface, parts: list[RowPart], middle: int, room: int
    ) -> None:
        """Draw signs and words from its left edge on."""
        drawn = row(self.kit, parts, room)
        surface.blit(drawn, drawn.get_rect(midleft=(self.rect.x, middle)))


class RoundsPart(BarPart):
    """The rounds, those of demand with a shape of their own; below it whose turn it is.

    A click opens the steps of the turn.
    """

    focusable = True

    def click(self, pos: tuple[int, int]) -> bool:
        """The steps of the turn."""
        open_turn(self.services, self.view, self.rect)
        return True

    @property
    def _spaces(self) -> list[tuple[int, str | int]]:
        """Places of the track and what they are; the next ones where there is little room."""
        found = list(enumerate(self.services.box.rounds))
        if not self.bar.small:
            return found
        first = min(self.view.round_place, len(found) - NEXT_ROUNDS)
        return found[first : first + NEXT_ROUNDS]

    def row(self) -> list[RowPart]:
        """Which round it is, and whose turn."""
        number, turn = phase_words(self.services, self.view)
        said: list[RowPart] = [RowText(number, "small_strong")]
        return said if self.bar.small else [*said, Space(12), RowText(turn, "small", "muted")]

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the track and the words."""
        bar, rect = self.bar, self.rect
        side, spaces = bar.px(bar.widths.space), self._spaces
        step = min(side + bar.px(7), (rect.width - side) // max(1, len(spaces) - 1))
        for order, (place, kind) in enumerate(spaces):
            spot = pygame.Rect(rect.x + order * step, rect.y + bar.px(2), side, side)
            state = (place > self.view.round_place) - (place < self.view.round_place)
            self._put(surface, spot, kind, state)
        middle = (rect.y + side + rect.bottom) // 2 + bar.px(1)
        self.put_row(surface, self.row(), middle, rect.width)
        if self.focused:
            put_focus(self.kit, surface, rect)

    def _put(self, surface: pygame.Surface, rect: pygame.Rect, kind: str | int, state: int) -> None:
        kit, color = self.kit, self.kit.color
        tint = color("warning") if kind == DEMAND else color("accent")
        faded = mixed(tint, color("base"), 0.55 if state < 0 else 0.1)
        if kind == DEMAND:
            units = self.bar.units(self.bar.widths.space)
            sign = kit.icon("icons/demand", units, tint if state >= 0 else faded)
            surface.blit(sign, sign.get_rect(center=rect.center))
            return
        key = ("round space", rect.width, state, tint)
        surface.blit(kit.kept(key, lambda: _disc(rect.width, state, tint, color("base"))), rect)
        number = kit.type.draw(str(kind), "small_strong", color("base") if state == 0 else faded)
        surface.blit(number, number.get_rect(center=rect.center))

    @property
    def tip_text(self) -> str:
        """Whose turn it is, and what is still to come."""
        box, place = self.services.box, self.view.round_place
        left = sum(1 for kind in box.rounds[place + 1 :] if kind == DEMAND)
        lines = [": ".join(one for one in phase_words(self.services, self.view) if one)]
        lines.append(self.say("screen.board.bar.rounds"))
        lines.append(self.say("screen.board.bar.demands_left", count=left))
        lines.append(self.say("screen.board.bar.turns", count=self.view.turns_left))
        return "\n".join([*lines, *self._now()])

    def _now(self) -> list[str]:
        """Which step the turn is in, and which the deal."""
        step = turn_step(self.view)
        if not step:
            return []
        now = [self.say(f"screen.deal.turn_step.{step}")]
        now += [self.say(f"screen.deal.step.{step_of(self.view)}")] * (step == "deal")
        return [self.say("screen.deal.now", now=": ".join(now))]


def _disc(side: int, state: int, tint: Rgb, base: Rgb) -> pygame.Surface:
    """A space of the track: before, now or to come."""
    smooth = 4
    large = pygame.Surface((side * smooth, side * smooth), pygame.SRCALPHA)
    middle, radius = (side * smooth // 2,) * 2, side * smooth // 2 - smooth
    fill = {-1: mixed(base, tint, 0.12), 0: tint, 1: mixed(base, tint, 0.1)}[state]
    line = tint if state >= 0 else mixed(base, tint, 0.45)
    pygame.draw.circle(large, fill, middle, radius)
    pygame.draw.circle(large, line, middle, radius, 2 * smooth)
    return pygame.transform.smoothscale(large, (side, side))


class DemandPart(BarPart):
    """What the world wants, and until when; a click shows who makes it."""

    overlay = "demand"

    def paint(self, surface: pygame.Surface) -> None:
        """Picture, name and how many rounds are left, as far as there is room."""
        if not self.view.demand:
            return
        kit, card = self.kit, self.card
        if card.width:
            surface.blit(kit.fitted(f"cards_demands/{self.view.demand}", card.size), card)
            pygame.draw.rect(surface, kit.color("warning"), card, max(1, self.bar.px(1.5)))
        self.write(surface)

    @property
    def card(self) -> pygame.Rect:
        """Where its picture is; without width where words need the room, or none is known."""
        known = f"cards_demands/{self.view.demand}" in self.kit.pictures.known
        wide = round(self.rect.height * 1.1) if known and not self.bar.small else 0
        size, room = self.kit.type.width, self._beside(wide)
        if any(size(text, "small_strong", SMALLER) > room for text, _ in self._words):
            wide = 0
        return pygame.Rect(self.rect.topleft, (wide, self.rect.height))

    def _beside(self, card: int) -> int:
        gap = self.bar.px(9)
        return self.rect.width - gap - card - (gap if card else 0)

    @property
    def _words(self) -> list[tuple[str, str]]:
        """Its name, and how many rounds are left; only that where there is little room."""
        name = self.services.words.name(f"demand.{self.view.demand}")
        soon = (self._due(), "warning")
        return [soon] if self.bar.small else [(name, "text"), soon]

    def _due(self) -> str:
        """In how many rounds the demand is checked, and what it adds if it fails."""
        count = demand_due(self.services.box, self.view)
        amount = self.services.box.content.demands[self.view.demand].threat
        return self.say(
            f"screen.board.supply.{'due' if count else 'due_now'}", count=count, amount=amount
        )

    def texts(self) -> list[tuple[pygame.Rect, str, Ink]]:
        """Words beside the picture, one below the other."""
        if not self.view.demand:
            return []
        words, wide = self._words, self._beside(self.card.width)
        left, high = self.rect.right - self.bar.px(9) - wide, self.rect.height // len(words)
        return [
            (
                pygame.Rect(left, self.rect.y + place * high, wide, high), text,
                Ink("small_strong", color, lines=3 - len(words), least=SMALLER),
            )
            for place, (text, color) in enumerate(words)
        ]  # fmt: skip

    @property
    def tip_text(self) -> str:
        """The demand, when it is checked, and what it asks for."""
        view, name = self.view, self.services.words.name
        if not view.demand:
            return ""
        wants = ", ".join(
            f"{name(f'term.{resource}')} {want}"
            for resource, want in zip(RESOURCES, view.targets, strict=True)
            if want
        )
        amount = self.services.box.content.demands[view.demand].threat
        demand = entry("demand", view.demand)
        return self.say("screen.board.supply.demand", demand=demand, wants=wants, amount=amount)


class EventPart(BarPart):
    """The back of the top event: the danger that everybody can see coming."""

    @property
    def card(self) -> pygame.Rect:
        """Where the top card lies."""
        wide = min(self.rect.width, round(self.rect.height * 0.74))
        return pygame.Rect(self.rect.x, self.rect.y, wide, self.rect.height)

    def paint(self, surface: pygame.Surface) -> None:
        """The card and its name."""
        kit, bar, card = self.kit, self.bar, self.card
        back = f"cards_event_backs/{self.view.top_event_back}"
        surface.blit(kit.fitted(back, card.size), card)
        pygame.draw.rect(surface, kit.color("warning"), card, max(1, bar.px(1.5)))
        self.write(surface)
        parts = self.rising()
        if parts:
            drawn, upper = row(kit, parts, self._upper.width), self._upper
            surface.blit(drawn, drawn.get_rect(midleft=upper.midleft))

    @property
    def _upper(self) -> pygame.Rect:
        """Where the first line stands."""
        left = self.card.right + self.bar.px(9)
        return pygame.Rect(left, self.rect.y, self.rect.right - left, self.rect.height // 2)

    def rising(self) -> list[RowPart]:
        """By how much it may raise threat in what is foreseen, where there is room."""
        seen, room = self.bar.foresight, self._upper.width
        found = {} if seen is None else {side: seen.event(side) for side in seen.sides()}
        if not any(one.most for one in found.values()) or room < self.card.width:
            return []
        if len({(one.least, one.most) for one in found.values()}) == 1:
            found = {"warning": next(iter(found.values()))}
        parts: list[RowPart] = [
            Mark("symbols/threat", self.bar.units(self.bar.widths.sign / 2)),
            *(RowText(f"+{one.told}", "small_strong", color) for color, one in found.items()),
        ]
        whole = [RowText(self.say("screen.board.bar.next"), "small", "muted"), Space(6), *parts]
        return whole if row_width(self.kit, whole) <= room else parts

    def texts(self) -> list[tuple[pygame.Rect, str, Ink]]:
        """That it comes next, and its name, where there is room."""
        upper, half = self._upper, self.rect.height // 2
        if upper.width < self.card.width:
            return []
        name = sentence(self.services.words.name(piece(self.view.top_event_back).key))
        soon = Ink("small_strong", "warning", least=SMALLER)
        if self.rising():  # how bad it may be takes the place of the first line
            return [(upper.move(0, half), name, soon)]
        said, size = self.say("screen.board.bar.next"), self.kit.type.width
        if max(size(said, "small", WELL), size(name, "small_strong", WELL)) > upper.width:
            upper.height = self.rect.height  # the name alone, in two lines
            return [(upper, name, soon._replace(lines=2))]
        muted = Ink("small", "muted", least=SMALLER)
        return [(upper, said, muted), (upper.move(0, half), name, soon)]

    @property
    def tip_text(self) -> str:
        """What is coming, and how many cards the decks have."""
        say, words, view = self.say, self.services.words, self.view
        sizes = zip(self.services.box.content.actions, view.deck_sizes, strict=False)
        decks = ", ".join(f"{words.name(f'term.{name}')} {count}" for name, count in sizes)
        lines = [
            say(f"screen.board.bar.danger.{view.top_event_back}"),
            *(self.bar.foresight.event_words() if self.bar.foresight is not None else ()),
            say("screen.board.bar.events", count=view.event_deck_size),
            say("screen.board.bar.decks", decks=decks),
            say("screen.board.bar.assets", assets=view.asset_deck_size, gone=view.discard_size),
        ]
        return "\n".join(lines)
