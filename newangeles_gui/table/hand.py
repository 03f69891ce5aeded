"""A hand of cards: a gentle fan at the foot of the table, each card picked, played or looked at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import Look, Tween, Widget, put_panel

from .hand_card import DrawnCard, HandCard
from .texts import Ink, put_text

if TYPE_CHECKING:
    from newangeles_gui.widgets import CardFace, Kit

    from .picker import Picker, Target

SHAPE: Final = 149 / 212  # the width of a card by its height
LOW_SHAPE: Final = 106 / 139  # of low cards: their names need the width
LOW: Final = 200  # units: lower cards are broader
CLOSER: Final = 0.45  # of the way to the next one, where that is equal
TURN: Final = 1.3  # degrees from one card to the next
MOST_TURN: Final = 4.0  # of the outermost
DROP: Final = 0.032  # of the height, by which the outermost lie lower
SUNK: Final = 0.66  # of the height, by which a hand sinks that nobody asks
SINKING: Final = 0.15  # seconds
FRAME: Final = 1 / 60


@dataclass(frozen=True, slots=True)
class HandWords:
    """What a hand says of its cards, and how they are looked at closely."""

    face: Callable[[str], CardFace | DrawnCard]
    tip: Callable[[Target], str]
    zoom: Callable[[str], None]
    empty: str = ""


class Hand(Widget):
    """A fan of cards by name; what can be picked is lit, the card looked at stands above all."""

    def __init__(
        self, kit: Kit, rect: pygame.Rect, cards: Sequence[str], picker: Picker, words: HandWords
    ) -> None:
        super().__init__(kit, rect, "hand")
        self.picker, self.words = picker, words
        self.cards: list[HandCard] = []
        self._names: list[str] = []
        self._sunk = False
        self._depth = Tween(0.0, 0.0, 0.0)
        self.hold(cards)

    def hits(self, pos: tuple[int, int]) -> bool:
        """Only its cards can be pointed at."""
        return False

    def hold(self, cards: Sequence[str]) -> None:
        """These are the cards now; those that stay keep their pointer and focus."""
        names = sorted(cards, key=list(cards).index)  # equal cards together
        if names == self._names:
            return
        before = {one.name: one for one in self.cards}
        self._names = names
        self.cards = [HandCard(self, place, name) for place, name in enumerate(names)]
        for one in self.cards:
            one.copy = sum(other.card == one.card for other in self.cards[: one.place])
            old = before.get(one.name)
            if old is not None:
                one.hovered, one.focused = old.hovered, old.focused
        self.children = list[Widget](self.cards)
        self._lay()

    def refresh(self) -> None:
        """The view has changed."""

    def _lay(self) -> None:
        """Put the cards side by side around the middle, closer where there are many."""
        if not self.cards:
            return
        rect, count = self.rect, len(self.cards)
        shape = LOW_SHAPE if rect.height < self.kit.px(LOW) else SHAPE
        wide = min(round(rect.height * shape), rect.width)
        steps = self._steps(wide)
        first = rect.centerx - (wide + sum(steps)) / 2
        lefts = [round(first + sum(steps[:place])) for place in range(count)]
        turn = min(TURN, 2 * MOST_TURN / max(1, count - 1))
        for place, one in enumerate(self.cards):
            one.turn = round(turn * ((count - 1) / 2 - place), 2)
            lower = round(DROP * rect.height * (one.turn / MOST_TURN) ** 2)
            home = pygame.Rect(lefts[place], rect.y + lower, wide, rect.height)
            covered = lefts[place + 1] if one is not self.cards[-1] else home.right
            one.lie(home, min(home.right, covered) - home.left)

    def _steps(self, wide: int) -> list[float]:
        """From each card to the next; equal ones lie closer."""
        pairs = zip(self.cards, self.cards[1:], strict=False)
        shares = [CLOSER if one.card == other.card else 1.0 for one, other in pairs]
        step = min(wide + 1, (self.rect.width - wide) / sum(shares)) if shares else 0.0
        return [step * share for share in shares]

    @property
    def picking(self) -> bool:
        """Whether a card of the hand is asked for."""
        return bool(self.numbered())

    def numbered(self) -> list[str]:
        """The different cards that can be picked, in the order of their number keys."""
        return [card for card in dict.fromkeys(self._names) if self.picker.is_lit(("card", card))]

    def number(self, n: int) -> bool:
        """Pick the n-th different card that can be picked, from 1; whether there is one."""
        lit = self.numbered()
        if not 1 <= n <= len(lit):
            return False
        copies = [one for one in self.cards if one.card == lit[n - 1]]
        return next((one for one in copies if not one.chosen), copies[-1]).pick()

    def tip_of(self, target: Target) -> str:
        """What a card says, and why it cannot be picked."""
        parts = [self.words.tip(target)]
        if self.picker.active and not self.picker.is_lit(target):
            parts.append(self.picker.why_not(target))
        return "\n".join(part for part in parts if part)

    def zoom(self, card: str) -> None:
        """Show a card of the hand large."""
        self.words.zoom(card)

    def place(self, target: Target) -> pygame.Rect | None:
        """Where the hand is, or the topmost copy of a card in it."""
        if target == ("hand",):
            return self.rect
        if target[0] == "card":
            found = [one.standing for one in self.cards if one.card == target[1]]
            return found[-1] if found else None
        return None

    @property
    def sunk(self) -> bool:
        """Whether only its upper part is seen, because nobody asks for its cards."""
        return self._sunk

    @sunk.setter
    def sunk(self, sunk: bool) -> None:
        if sunk != self._sunk:
            self._sunk = sunk
            seconds = 0.0 if self.kit.calm else SINKING
            self._depth = Tween(self._depth.value, SUNK if sunk else 0.0, seconds)

    def go_on_from(self, before: Hand) -> None:
        """It takes the place of another one: what sinks or rises goes on from there."""
        self._sunk, self._depth = before._sunk, before._depth

    @property
    def depth(self) -> int:
        """How many pixels it has sunk by now."""
        return round(self.rect.height * self._depth.value)

    def update(self, seconds: float) -> bool:
        """Time passes: it sinks or rises, and a card held down long enough is shown large."""
        for card in self.cards:
            card.wait_for_hold(seconds)
        moves = not self._depth.done
        self._depth.advance(seconds)
        return moves

    def wait(self) -> float | None:
        """Seconds until it wants `update`; None if nothing moves or is held down."""
        if not self._depth.done:
            return FRAME
        return 0.05 if any(card.held is not None for card in self.cards) else None

    def draw(self, surface: pygame.Surface) -> None:
        """The resting cards first, then the one that is looked at or dragged."""
        if not self.visible:
            return
        self.paint(surface)
        for one in sorted(self.cards, key=lambda one: (one.dragged_to is not None, one.raised)):
            one.draw(surface)

    def paint(self, surface: pygame.Surface) -> None:
        """Nothing but words where there are no cards."""
        if self.cards or not self.words.empty:
            return
        kit = self.kit
        rect = self.rect.inflate(-self.rect.width // 2, -self.rect.height // 2)
        rect.y += self.depth
        put_panel(kit, surface, rect, Look(kit.color("panel"), kit.color("line"), 110, 1, sheen=0))
        inner = rect.inflate(-kit.px(24), -kit.px(8))
        put_text(kit, surface, inner, self.words.empty, Ink("body", "muted", "center", 3))
