"""What is beside and below the replay: the line along which it is pulled, panels with words."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import Button, Image, Label, Panel, Paragraph, Scroll, Slider

from .reel import choice_told, turn_told

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.widgets import Kit, Widget

    from .reel import Reel, ReelStop


class ReelTrack(Slider):
    """Shows every state while it is pulled; `done` when it is let go.

    The screen is not built anew while the knob is held, since that would take it out of the hand.
    """

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        value: int,
        last: int,
        slide: Callable[[int], None],
        done: Callable[[], None],
        name: str,
        tip: str,
    ) -> None:
        super().__init__(kit, rect, value, (0, last), slide, name, tip)
        self.released = done

    def drop(self, pos: tuple[int, int]) -> None:
        """Let the knob go."""
        self.released()

    def wheel(self, amount: int) -> bool:
        """A step, at once."""
        return super().wheel(amount) and self._finish()

    def act(self, action: str) -> bool:
        """Left and right are steps, at once."""
        return super().act(action) and self._finish()

    def _finish(self) -> bool:
        self.released()
        return True

    @property
    def _step(self) -> int:
        return 1


PADDING: Final = 12  # units
GAP: Final = 6
MARK: Final = 40
ROW: Final = 44
HEAD: Final = 34


def choice_page(services: Services, rect: pygame.Rect, reel: Reel, at: int, seat: int) -> Widget:
    """Whose choice it was, what was asked and what was answered."""
    kit, told = services.kit, choice_told(services, reel, at, seat)
    panel, padding = Panel(kit, rect, "accent"), kit.px(PADDING)
    inner = rect.inflate(-2 * padding, -2 * padding)
    scroll = Scroll(kit, inner, "replay.choice")
    left, width = inner.x, scroll.inner
    longest = max((kit.type.width(one, "strong") for one in told.answer.split()), default=0)
    if told.player and longest + kit.px(MARK) + padding <= width:
        spot = pygame.Rect(inner.x, inner.y, kit.px(MARK), kit.px(MARK))
        mark = services.room.mark(told.player)
        scroll.add(Image(kit, spot, kit.icon(mark, MARK - 4)))
        left, width = spot.right + padding, width - spot.width - padding
    words = Paragraph(kit, (left, inner.y), width, told.question, "small", "muted", "question")
    scroll.add(words)
    if told.answer:
        place = (left, words.rect.bottom + kit.px(4))
        style = "strong" if longest <= width else "small_strong"
        scroll.add(Paragraph(kit, place, width, told.answer, style, "text", "answer"))
    panel.add(scroll)
    return panel


def recap_page(services: Services, rect: pygame.Rect, reel: Reel, at: int, seat: int) -> Widget:
    """What has happened in the turn so far, the newest bright and at the end."""
    kit = services.kit
    panel, padding = Panel(kit, rect), kit.px(PADDING)
    inner = rect.inflate(-2 * padding, -2 * padding)
    scroll = Scroll(kit, inner, "replay.recap")
    parts = turn_told(services, reel, at, seat)
    top = inner.y
    for number, texts in enumerate(parts):
        newest = number == len(parts) - 1
        for text in texts:
            color = "text" if newest else "muted"
            words = Paragraph(kit, (inner.x, top), scroll.inner, text, "small", color)
            scroll.add(words)
            top = words.rect.bottom + kit.px(GAP)
    scroll.scroll_to(scroll.furthest)
    panel.add(scroll)
    return panel


def turns_page(
    services: Services, rect: pygame.Rect, reel: Reel, at: int, go: Callable[[int], None]
) -> Widget:
    """All turns and rounds, to jump to."""
    kit = services.kit
    panel, padding = Panel(kit, rect), kit.px(PADDING)
    inner = rect.inflate(-2 * padding, -2 * padding)
    head = pygame.Rect(inner.x, inner.y, inner.width, kit.px(HEAD))
    text = services.say("title.turns")
    body = pygame.Rect(inner.x, head.bottom, inner.width, inner.bottom - head.bottom)
    scroll = Scroll(kit, body, "replay.turns")
    current = reel.stop_of(at)
    rows = []
    for place, stop in enumerate(reel.stops):
        top = body.y + place * kit.px(ROW + GAP)
        spot = pygame.Rect(body.x, top, scroll.inner, kit.px(ROW))
        rows.append(_turn(services, spot, stop, place == current, partial(go, stop.at)))
    scroll.add(*rows)
    if rows:
        before = rows[max(0, current)].rect.centery - body.centery
        scroll.scroll_to(before)
    panel.add(Label(kit, head, text, "label", "accent", name="turns.title"), scroll)
    return panel


def _turn(
    services: Services, rect: pygame.Rect, stop: ReelStop, chosen: bool, action: Callable[[], None]
) -> Button:
    sign = services.room.milestone(services, stop.round, stop.player)
    return Button(
        services.kit,
        rect,
        sign.words,
        action,
        sign.icon,
        sign.color,
        "small",
        chosen=chosen,
        lines=2,
        align="left",
        name=f"turn.{stop.at}",
    )
