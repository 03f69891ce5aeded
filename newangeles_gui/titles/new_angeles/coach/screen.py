"""The coach over the table: two or three choices with reasons; nothing is done without you."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.scenes import CALM_STEP, ROUND, STEP, Overlay, RunningLight, Services
from newangeles_gui.widgets import (
    Button,
    IconButton,
    Image,
    Label,
    Panel,
    Paragraph,
    Scroll,
    put_focus,
)

from ..talk import Coaching
from .rows import choice_row, offer_row

if TYPE_CHECKING:
    from newangeles_gui.widgets import Input, Kit, Widget

    from ..table.scene import TableScene
    from ..talk import Performer
    from .rows import Row

WIDTH: Final = 460  # units
SMALL_WIDTH: Final = 400
GAP: Final = 10


def panel_room(kit: Kit, top: int, targets: Sequence[pygame.Rect]) -> pygame.Rect:
    """The room for the panel: below the top bar, at the right if nothing speaks against it."""
    width, height = kit.view.size
    gap = kit.px(GAP)
    wide = min(kit.px(SMALL_WIDTH if kit.view.compact else WIDTH), width - 2 * gap)
    room = pygame.Rect(width - gap - wide, top + gap, wide, height - top - 2 * gap)
    left = room.copy()
    left.x = gap
    return min((room, left), key=lambda one: _covered(one, targets))


def _covered(room: pygame.Rect, targets: Sequence[pygame.Rect]) -> int:
    cuts = [room.clip(one) for one in targets]
    return sum(cut.width * cut.height for cut in cuts)


HEAD: Final = 52  # units
SMALL_HEAD: Final = 44
BUTTON: Final = 46
PADDING: Final = 16
SMALL_PADDING: Final = 10
ICON: Final = 30


class CoachScreen(Overlay):
    """Belongs to one question of one person; it goes when that is another, or nobody looks."""

    name = "coach"
    private = True

    def __init__(
        self, services: Services, table: TableScene, performer: Performer | None = None
    ) -> None:
        super().__init__(services)
        self.table = table
        self.performer = performer or table.director.thinker
        choosing = table.choosing
        self.decision = None if choosing is None else choosing.decision
        self.coaching = self._visit()
        self.panel = pygame.Rect(0, 0, 0, 0)
        self.rows: list[Row] = []
        self.lit = 0  # the row that is looked at, or was last
        self._light: RunningLight | None = None
        self._passed = 0.0

    def _visit(self) -> Coaching:
        """Ask about the question, and about the offer that lies in the tray by now."""
        self.offer = self.table.director.offer
        trade = None if self.offer is None else self.offer.trade
        seat = self.table.shown.seat
        return Coaching(self.table.match, self.performer, seat, self.decision, trade)

    # ------------------------------------------------------------ what is shown

    def build(self) -> None:
        """A panel where it covers nothing that it speaks of."""
        self.rows, self._light = [], None
        shown = [] if self.coaching.advice is None else self.coaching.advice.counsels
        targets = [spot for one in shown if (spot := self.spot(one.option)) is not None]
        room = panel_room(self.kit, self.table.places.strip.bottom, targets)
        pad = self.px(SMALL_PADDING if self.kit.view.compact else PADDING)
        inner = room.inflate(-2 * pad, -2 * pad)
        head = pygame.Rect(inner.x, inner.y, inner.width, 0)
        head.height = self.px(SMALL_HEAD if self.kit.view.compact else HEAD)
        body = pygame.Rect(inner.x, head.bottom, inner.width, inner.height - head.height)
        content = self._thinking(body) if self.coaching.waiting else self._found(body)
        bottom = max(one.rect.bottom for one in content)
        self.panel = pygame.Rect(room.x, room.y, room.width, bottom + pad - room.y)
        frame = Panel(self.kit, self.panel, "accent", alpha=255, glow=14, name="coach.panel")
        self.root.add(frame, *self._head(head), *content)
        self._show_lit()
        if self.root.focus is None or self.root.named(self.root.focus.name) is None:
            self.root.set_focus(self._first_button())

    def _first_button(self) -> Widget | None:
        names = ("coach.cancel", "coach.take.0", "coach.take.offer", "coach.close")
        return next((one for name in names if (one := self.root.named(name)) is not None), None)

    def _head(self, rect: pygame.Rect) -> list[Widget]:
        kit = self.kit
        side = kit.px(BUTTON)
        sign = pygame.Rect(rect.x, rect.y, kit.px(ICON + 8), rect.height)
        close = pygame.Rect(rect.right - side, rect.y + (rect.height - side) // 2, side, side)
        words = pygame.Rect(sign.right + kit.px(GAP), rect.y, 0, rect.height)
        words.width = close.left - kit.px(GAP) - words.x
        tip = self.say("coach.knows")
        return [
            Image(kit, sign, kit.icon("hint", ICON, kit.color("focus")), tip=tip),
            Label(kit, words, self.say("coach.title"), "heading", "accent", name="coach.title",
                  tip=tip),
            IconButton(kit, close, "cross", self.say("screen.close"), self.close,
                       name="coach.close"),
        ]  # fmt: skip

    def _thinking(self, body: pygame.Rect) -> list[Widget]:
        kit, gap = self.kit, self.px(GAP)
        words = Paragraph(kit, body.topleft, body.width, self.say("coach.thinking"), "label",
                          name="coach.thinking")  # fmt: skip
        bar = pygame.Rect(body.x, words.rect.bottom + gap, body.width, kit.px(10))
        self._light = RunningLight(kit, bar)
        button = pygame.Rect(body.x, bar.bottom + 2 * gap, body.width, kit.px(BUTTON))
        text = self.say("screen.cancel")
        return [words, self._light, Button(kit, button, text, self.close, name="coach.cancel")]

    def _found(self, body: pygame.Rect) -> list[Widget]:
        """The summary stands; the rows scroll where there is too little room."""
        kit, gap = self.kit, self.px(GAP)
        advice = self.coaching.advice
        text = self.say(f"coach.summary.{'offer' if advice is None else advice.summary}")
        words = Paragraph(kit, body.topleft, body.width, text, "small", "muted", "coach.summary")
        top = words.rect.bottom + gap
        room = pygame.Rect(body.x, top, body.width, max(1, body.bottom - top))
        scroll = Scroll(kit, room, "coach.rows")
        width = body.width
        self._fill(scroll, width)
        if scroll.furthest:  # the bar needs its place
            scroll.children, self.rows = [], []
            self._fill(scroll, scroll.inner)
        scroll.rect.height = min(room.height, scroll.depth)
        return [words, scroll]

    def _fill(self, scroll: Scroll, width: int) -> None:
        top = scroll.rect.y
        rating, advice = self.coaching.rating, self.coaching.advice
        if self.offer is not None and rating is not None:
            place = pygame.Rect(scroll.rect.x, top, width, 0)
            offered = (self.offer, rating, self.coaching.better)
            row = offer_row(self.services, place, self.table.shown, offered, self.reply)
            scroll.add(row)
            top = row.rect.bottom + self.px(GAP)
        if advice is None or self.decision is None:
            return
        for number, counsel in enumerate(advice.counsels):
            place = pygame.Rect(scroll.rect.x, top, width, 0)
            row = choice_row(
                self.services,
                place,
                (self.decision, self.table.shown),
                counsel,
                number,
                lambda option=counsel.option: self.take(option),  # type: ignore[misc]
            )
            self.rows.append(row)
            scroll.add(row)
            top = row.rect.bottom + self.px(GAP)

    # ------------------------------------------------------------ the choices on the table

    def spot(self, option: str) -> pygame.Rect | None:
        """Where on the table a choice is: what can be picked there, or its button."""
        for target, answer in self.table.picker.targets.items():
            if answer == option:
                found = self.table.place(target)
                if found is not None:
                    return found
        button = self.table.root.named(f"option.{option}")
        return None if button is None else button.rect

    def _look(self, given: Input) -> None:
        """The row under the pointer, or the one with the focus after a key."""
        scroll, focus = self.root.named("coach.rows"), self.root.focus
        before = self.lit
        for number, row in enumerate(self.rows):
            if given.kind == "action":
                looked_at = any(one is focus for one in row.all())
            else:
                pos = self.root.pos
                shown = scroll is not None and scroll.rect.collidepoint(pos)
                looked_at = shown and row.rect.collidepoint(pos)
            if looked_at:
                self.lit = number
        if self.lit != before:
            self._show_lit()
            self.root.dirty = True

    def _show_lit(self) -> None:
        for number, row in enumerate(self.rows):
            row.lit = number == self.lit

    def take(self, option: str) -> None:
        """Choose it; it has to be confirmed like anything that is picked at the table."""
        self.close()
        self.table.pick_advised(option)

    def reply(self, key: str) -> None:
        """Answer the offer as the coach would, if it still lies there."""
        known, table, better = self.offer, self.table, self.coaching.better
        self.close()
        if known is not None and table.director.offer is known:
            table.reply(key, better)

    # ------------------------------------------------------------ its course

    @property
    def stale(self) -> bool:
        """Whether the question is another by now."""
        choosing = self.table.choosing
        asked = None if choosing is None else choosing.decision
        over = self.decision is None and self.table.director.offer is None
        return asked is not self.decision or over

    def update(self, seconds: float) -> None:
        """The coach thinks elsewhere."""
        super().update(seconds)
        if self.services.stack.top is not self:
            return
        if self.stale:
            self.close()
        elif self.table.director.offer is not self.offer:
            self._offered()
        elif self.coaching.waiting:
            self._wait_on(seconds)

    def _offered(self) -> None:
        """While the coach was thinking, somebody has offered something, or thought better."""
        self.coaching.cancel()
        self.coaching = self._visit()
        self.table.rebuild()
        self.rebuild()

    def _wait_on(self, seconds: float) -> None:
        if self.coaching.blocked:  # opponents are talking; they come to an end first
            self.table.director.parley.talking.update()
            return
        if self.coaching.update() and not self.coaching.waiting:
            self.services.audio.play("notice")
            self.rebuild()
            return
        self._passed += seconds
        if self._light is not None and not self.kit.calm:
            self._light.share = self._passed % ROUND / ROUND
            self.root.dirty = True

    def wait(self) -> float | None:
        """While the coach thinks, look again soon."""
        waits = [super().wait()]
        if self.coaching.waiting:
            waits.append(CALM_STEP if self.kit.calm else STEP)
        elif self.stale:
            waits.append(0.0)
        return min((one for one in waits if one is not None), default=None)

    def handle(self, given: Input) -> bool:
        """The key of the coach closes it as well."""
        if given.kind == "action" and given.name == "hint":
            self.close()
            return True
        if given.kind == "action" and given.name == "number":
            button = self.root.named(f"coach.take.{given.amount - 1}")
            return button is not None and button.click(button.rect.center)
        taken = super().handle(given)
        if self.services.stack.top is self:
            self._look(given)
        return taken

    def close(self) -> None:
        """Back to the table."""
        self.services.audio.play("cancel")
        super().close()

    def leave(self) -> None:
        """Nobody waits for advice any more."""
        self.coaching.cancel()

    def paint(self, surface: pygame.Surface) -> None:
        """The table is seen as it is; the choice that is looked at has a ring."""
        advice = self.coaching.advice
        spot = None if advice is None else self.spot(advice.counsels[self.lit].option)
        if spot is not None:
            put_focus(self.kit, surface, spot)
            put_focus(self.kit, surface, spot.inflate(self.px(8), self.px(8)))
